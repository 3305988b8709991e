// Runs a file of test vectors against the rules:
//   tst_vectors [--vectors FILE] [arguments of Qt Test]
// Exits with 0 only when no vector failed; the last line is "N passed, N failed".
#include "core/hursagmu/catalogue/catalogue.h"
#include "tests/support/rulefunctions.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

using namespace sky::hursagmu;

namespace
{

struct Vector {
    QString id;
    QString function;
    QJsonObject inputs;
    QJsonObject expected;
};

/// How far a number may be off: a percentage may have been rounded to one decimal.
double toleranceOf(const QString &result)
{
    return result == QLatin1String("percent") ? 0.051 : 1e-9;
}

QStringList sorted(const QJsonArray &list)
{
    QStringList words;
    for (const QJsonValue &value : list)
        words.append(value.toVariant().toString());
    words.sort();
    return words;
}

bool same(const QString &result, const QJsonValue &actual, const QJsonValue &expected)
{
    if (actual.isDouble() && expected.isDouble())
        return std::abs(actual.toDouble() - expected.toDouble()) <= toleranceOf(result);
    if (actual.isArray() && expected.isArray()) return sorted(actual.toArray()) == sorted(expected.toArray());
    return actual == expected;
}

QString shown(const QJsonValue &value)
{
    const QJsonArray holder = {value};
    const QByteArray text = QJsonDocument(holder).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(text.mid(1, text.size() - 2));
}

/// What is wrong with the answer to the vector; empty when nothing is.
QString mismatch(const Vector &vector, const Catalogue &catalogue)
{
    const RuleAnswer answer = askRule(vector.function, vector.inputs, catalogue);
    if (!answer.fault.isEmpty()) return answer.fault;
    if (vector.expected.isEmpty()) return QStringLiteral("nothing is expected");
    for (auto it = vector.expected.begin(); it != vector.expected.end(); ++it) {
        const QString name = it.key();
        if (name.startsWith(QLatin1Char('_'))) continue;
        if (!answer.results.contains(name)) return QStringLiteral("no result %1").arg(name);
        const QJsonValue actual = answer.results.value(name);
        if (!same(name, actual, it.value()))
            return QStringLiteral("%1 is %2, expected %3").arg(name, shown(actual), shown(it.value()));
    }
    return {};
}

std::vector<Vector> readVectors(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    const QJsonArray list =
        document.isArray() ? document.array() : document.object().value(QLatin1String("vectors")).toArray();
    std::vector<Vector> vectors;
    for (const QJsonValue &value : list) {
        const QJsonObject object = value.toObject();
        vectors.push_back({object.value(QLatin1String("id")).toString(),
                           object.value(QLatin1String("fn")).toString(),
                           object.value(QLatin1String("inputs")).toObject(),
                           object.value(QLatin1String("expected")).toObject()});
    }
    return vectors;
}

/// Takes "--vectors FILE" or "--vectors=FILE" out of the arguments.
QString takeVectorsFile(QStringList &arguments)
{
    const QString name = QStringLiteral("--vectors");
    for (int i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(name + QLatin1Char('='))) return arguments.takeAt(i).mid(name.size() + 1);
        if (arguments[i] != name) continue;
        arguments.removeAt(i);
        return i < arguments.size() ? arguments.takeAt(i) : QString();
    }
    return QStringLiteral(SKYCHAMBER_TEST_DATA "/vectors.json");
}

} // namespace

class TestVectors : public QObject
{
    Q_OBJECT

public:
    explicit TestVectors(std::vector<Vector> vectors)
        : m_vectors(std::move(vectors))
    {
    }
    int passed() const { return m_passed; }
    int failed() const { return m_failed; }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalogue = Catalogue::load();
        if (!catalogue) QFAIL(qPrintable(catalogue.error().message));
        m_catalogue.emplace(std::move(*catalogue));
        QVERIFY2(!m_vectors.empty(), "the file holds no vectors");
    }

    void rulesGiveTheExpectedResults_data()
    {
        QTest::addColumn<int>("index");
        for (size_t i = 0; i < m_vectors.size(); ++i)
            QTest::addRow("%s %s", qPrintable(m_vectors[i].id), qPrintable(m_vectors[i].function))
                << static_cast<int>(i);
    }

    void rulesGiveTheExpectedResults()
    {
        QFETCH(int, index);
        const QString wrong = mismatch(m_vectors[static_cast<size_t>(index)], *m_catalogue);
        ++(wrong.isEmpty() ? m_passed : m_failed);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

private:
    std::vector<Vector> m_vectors;
    std::optional<Catalogue> m_catalogue;
    int m_passed = 0;
    int m_failed = 0;
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    TestVectors test(readVectors(takeVectorsFile(arguments)));
    const int code = QTest::qExec(&test, arguments);
    const int failed = test.failed() == 0 && code != 0 ? 1 : test.failed();
    std::printf("%d passed, %d failed\n", test.passed(), failed);
    return failed == 0 ? 0 : 1;
}

#include "tst_vectors.moc"
