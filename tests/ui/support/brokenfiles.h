#pragma once

#include <QByteArray>
#include <QFile>
#include <QTest>

namespace sky::test
{

/// Rows of bytes that are no file of the program's own, whatever it keeps.
inline void brokenKeptFiles()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("settings");
    QTest::newRow("cut off") << QByteArray(R"({"version": 1, "paper": "a)");
    QTest::newRow("array") << QByteArray("[]");
    QTest::newRow("newer") << QByteArray(R"({"version": 2})");
    QTest::newRow("bad UTF-8") << QByteArray("{\"paper\": \"\xff\", \"files\": [\"\xff\"]}");
    QTest::newRow("huge") << QByteArray(2'000'000, ' ');
}

inline bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
}

inline QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
}

} // namespace sky::test
