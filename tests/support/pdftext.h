#pragma once

#include <QByteArray>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include <cstdio>

namespace sky::test
{

/// The output of one of poppler's tools on the bytes; empty where it does not read them.
inline QString readPdf(const QString &tool, const QStringList &arguments, const QByteArray &pdf)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) return {};
    file.close();
    QStringList all = arguments;
    all.insert(tool == QLatin1String("pdftotext") ? qsizetype{0} : all.size(), path);
    const QString command = tool + QStringLiteral(" '%1'").arg(all.join(QStringLiteral("' '")));
    // Not by QProcess, whose way to begin one ThreadSanitizer does not survive.
    std::FILE *pipe = ::popen(QFile::encodeName(command).constData(), "r");
    QFile output;
    if (!pipe || !output.open(pipe, QIODevice::ReadOnly)) return {};
    const QByteArray text = output.readAll();
    return ::pclose(pipe) == 0 ? QString::fromUtf8(text) : QString();
}

inline QString textOfPdf(const QByteArray &pdf)
{
    return readPdf(QStringLiteral("pdftotext"), {QStringLiteral("-")}, pdf);
}

enum class Reading {
    Columns,
    Rows, ///< as a table is read
};

/// What each page says, in one line, wherever the lines are broken on the paper.
inline QStringList pagesOfPdf(const QByteArray &pdf, Reading reading = Reading::Columns)
{
    const QString dash = QStringLiteral("-");
    const QStringList arguments =
        reading == Reading::Rows ? QStringList{QStringLiteral("-layout"), dash} : QStringList{dash};
    QStringList pages = readPdf(QStringLiteral("pdftotext"), arguments, pdf).split(QLatin1Char('\f'));
    pages.removeLast(); // each page ends with one
    for (QString &page : pages)
        page = page.simplified();
    return pages;
}

} // namespace sky::test
