#include "core/hursagmu/model/options.h"
#include "core/json/parse.h"
#include "core/json/write.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;

namespace
{

const OptionField *field(const QString &id)
{
    const auto &fields = optionFields();
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&id](const OptionField &f) { return f.id == id; });
    return found == fields.end() ? nullptr : &*found;
}

json::Value parsed(const QByteArray &text)
{
    auto holder = json::parse(QByteArray("[") + text + "]");
    Q_ASSERT(holder);
    return holder->asArray()->front();
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The code that works with a character, without what only stores and lists options.
QString sourcesThatMayRead()
{
    QString text;
    for (const char *folder : {"rules", "checks", "edits", "sheet"}) {
        QDirIterator files(QStringLiteral(SKYCHAMBER_SOURCE "/core/hursagmu/") + QLatin1String(folder),
                           {QStringLiteral("*.cpp")}, QDir::Files);
        while (files.hasNext())
            text += contentOf(files.next());
    }
    return text;
}

QByteArray written(const json::Value &value)
{
    return json::write(value).simplified();
}

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListDescribesEveryOptionInItsOrder()
    {
        QFile file(QStringLiteral(SKYCHAMBER_SOURCE "/resources/hursagmu/options.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto document = json::parse(file.readAll());
        QVERIFY(document.has_value());
        const json::Array &entries = *document->asObject()->find(u"entries")->asArray();
        QCOMPARE(entries.size(), optionFields().size());
        for (size_t i = 0; i < entries.size(); ++i) {
            const json::Object &entry = *entries[i].asObject();
            QCOMPARE(*entry.find(u"id")->asString(), optionFields()[i].id);
            QCOMPARE(written(optionFields()[i].read({})), written(*entry.find(u"default")));
        }
    }

    void allowedValuesComeBackAsTheyWere_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *id, const char *text) {
            QTest::addRow("%s %s", id, text) << QString::fromLatin1(id) << QByteArray(text);
        };
        row("injury_model", "\"B\"");
        row("auto_fail_dx", "\"absolute_difference\"");
        row("bleed_stop", "\"below_20_only\"");
        row("mass_halfway", "\"geometric_sqrt2\"");
        row("strict_beat", "true");
        row("opt_charge", "false");
        row("trait_start_max", "12");
        row("trait_start_max", "null");
        row("natural_armor_value", "5");
        row("starting_money", "0");
        row("excellent_multiplier", "1.01");
        row("excellent_multiplier", "2.5");
        row("excellent_multiplier", "10");
        row("excellent_multiplier", "null");
        row("area_base_cl", "0");
        row("indirect_cl", "20");
        row("noble_weapons", "[]");
        row("noble_weapons", "[\"halberd\"]");
        row("penalty_traits", "{ \"armor\": [\"athlete\"], \"encumbrance\": [] }");
    }

    void allowedValuesComeBackAsTheyWere()
    {
        QFETCH(QString, id);
        QFETCH(QByteArray, text);
        QVERIFY(field(id));
        RuleOptions options;
        const json::Value value = parsed(text);
        QVERIFY(field(id)->write(options, value));
        QCOMPARE(field(id)->read(options), value);
    }

    void wrongValuesAreRefusedAndChangeNothing_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *id, const char *text) {
            QTest::addRow("%s %s", id, text) << QString::fromLatin1(id) << QByteArray(text);
        };
        row("injury_model", "\"C\"");
        row("injury_model", "\"b\"");
        row("injury_model", "1");
        row("injury_model", "null");
        row("strict_beat", "\"true\"");
        row("strict_beat", "1");
        row("trait_start_max", "0");
        row("trait_start_max", "1.5");
        row("natural_armor_value", "0");
        row("natural_armor_value", "6");
        row("natural_armor_value", "null");
        row("natural_weapon_value", "0");
        row("starting_money", "-1");
        row("excellent_multiplier", "1");
        row("excellent_multiplier", "0.5");
        row("excellent_multiplier", "1.005");
        row("excellent_multiplier", "\"10\"");
        row("tool_notch", "-1");
        row("area_base_cl", "2");
        row("indirect_cl", "3");
        row("indirect_cl", "21");
        row("noble_weapons", "\"sword\"");
        row("noble_weapons", "[1]");
        row("penalty_traits", "[\"athlete\"]");
        row("penalty_traits", "{}");
        row("penalty_traits", "{\"armor\": [\"athlete\"]}");
        row("penalty_traits", "{\"armor\": [], \"encumbrance\": [], \"other\": []}");
    }

    void wrongValuesAreRefusedAndChangeNothing()
    {
        QFETCH(QString, id);
        QFETCH(QByteArray, text);
        QVERIFY(field(id));
        RuleOptions options;
        QVERIFY(!field(id)->write(options, parsed(text)));
        QVERIFY(options == RuleOptions());
    }

    void everyOptionIsKeptApart()
    {
        for (const OptionField &each : optionFields())
            QCOMPARE(std::count_if(optionFields().begin(), optionFields().end(),
                                   [&each](const OptionField &other) { return other.id == each.id; }),
                     1);
    }

    void everyOptionHasAReaderOrIsForTheTable()
    {
        const QString rules = contentOf(QStringLiteral(SKYCHAMBER_SOURCE "/core/hursagmu/rules/README.md"));
        const QString table = rules.section(QStringLiteral("## Options that change only"), 1);
        QVERIFY(!table.isEmpty());
        const QString sources = sourcesThatMayRead();
        for (const OptionField &each : optionFields()) {
            const QString member = QString(each.id).remove(QLatin1Char('_'));
            const QRegularExpression use(member + QStringLiteral("\\b"),
                                         QRegularExpression::CaseInsensitiveOption);
            const bool isRead = sources.contains(use);
            const bool isForTheTable = table.contains(QLatin1Char('`') + each.id + QLatin1Char('`'));
            QVERIFY2(isRead != isForTheTable, qPrintable(each.id));
        }
    }

    void penaltyTraitsAreIds()
    {
        RuleOptions options;
        QVERIFY(field(QStringLiteral("penalty_traits"))
                    ->write(options, parsed("{\"armor\": [\"Sneak\"], \"encumbrance\": [\"Rider\"]}")));
        QCOMPARE(options.armorPenaltyTraits, std::vector<QString>{QStringLiteral("sneak")});
        QCOMPARE(options.encumbrancePenaltyTraits, std::vector<QString>{QStringLiteral("rider")});
    }
};

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_options.moc"
