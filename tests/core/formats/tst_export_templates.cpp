#include "core/formats/exporttemplates.h"
#include "core/formats/mustachecheck.h"
#include "core/hursagmu/hursagmu.h"
#include "core/json/parse.h"
#include "core/storage/files.h"
#include "tests/support/hostile.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace sky;
using formats::Escape;
using formats::Format;

namespace
{

const std::shared_ptr<const hursagmu::Hursagmu> &game()
{
    static const auto loaded = hursagmu::Hursagmu::create().value();
    return loaded;
}

json::Object fieldsOf(const Character &character, const QString &layout = QStringLiteral("standard"))
{
    print::Options options;
    options.layout = layout;
    const auto written =
        formats::write(formats::byId(QStringLiteral("json")).value(), character, *game(), options);
    return formats::templateFields(*json::parse(written.value().bytes).value().asObject());
}

Result<QString> filled(const QString &text, const json::Object &fields, Escape escape = Escape::None)
{
    return formats::ExportTemplate::of(text.toUtf8(), escape, formats::fieldIds(*game()))
        .and_then([&fields](const formats::ExportTemplate &made) { return made.filled(fields); });
}

json::Object knight()
{
    return fieldsOf(*game()->fromTemplate(QStringLiteral("knight")).value());
}

QString errorOf(const QString &text, Escape escape = Escape::None)
{
    const auto result = filled(text, knight(), escape);
    return result ? QString() : result.error().message;
}

} // namespace

/// Templates that people write: what they can say, and that they can do nothing else.
class TestExportTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreFilledIn_data();
    void fieldsAreFilledIn();
    void faultsNameLineAndField_data();
    void faultsNameLineAndField();
    void textsOfACharacterStayTexts_data();
    void textsOfACharacterStayTexts();
    void whatDoesNotEndIsEnded();
    void limitsCountWhatIsWritten();
    void onlyTextsAreTemplates_data();
    void onlyTextsAreTemplates();
    void everyIdCanBeNamed();
    void everyFieldOfTheExportIsKnown();
    void filesInTheFolderAreFormats();
};

void TestExportTemplates::fieldsAreFilledIn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("filled");
    const auto row = [](const char *name, const char *text, const char *filled) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(filled);
    };
    row("text", "Hail", "Hail");
    row("name", "{{name}}!", "Knight!");
    row("by id", "{{value.defense.value}}", "17");
    row("of a section", "{{section.weapons.heading}}", "Weapons");
    row("list", "{{#meters}}{{id}};{{/meters}}", "points;experience;");
    row("nothing", "{{#sheet.draft}}DRAFT{{/sheet.draft}}{{^sheet.draft}}fine{{/sheet.draft}}", "fine");
    row("empty is nothing", "{{#person.player}}by{{/person.player}}", "");
    row("no outer field", "{{#section.strip}}{{#facts}}{{#remark}}{{/remark}}{{/facts}}{{/section.strip}}",
        "");
    row("only some have it", "{{#section.notes}}?{{/section.notes}}{{value.standing_power.text}}", "");
    row("the text itself", "{{#name}}{{.}}!{{/name}}", "Knight!");
    row("an outer field", "{{#meters}}{{name}} {{/meters}}", "Knight Knight ");
    row("a flag", "{{#section.gifts.rows}}{{#star}}*{{/star}}{{/section.gifts.rows}}", "");
    row("with a mark of its encoding", "\xef\xbb\xbf{{name}}", "Knight");
    row("remark", "a{{! {{ anything }}b", "ab");
    row("unfinished signs", "a { b } c }} d", "a { b } c }} d");
}

void TestExportTemplates::fieldsAreFilledIn()
{
    QFETCH(QString, text);
    QFETCH(QString, filled);
    const auto result = ::filled(text, knight());
    QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
    QCOMPARE(*result, filled);
}

void TestExportTemplates::faultsNameLineAndField_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const QString &text, const char *line, const char *field) {
        QTest::newRow(name) << text << QString::fromLatin1(line) << QString::fromLatin1(field);
    };
    row("unknown", "a\nb {{nam}}", "2", "{{nam}}");
    row("unknown in a known one", "\n\n{{value.defense.valeu}}", "3", "valeu");
    row("unknown value", "\n{{value.defence.text}}", "2", "{{value.defence.text}}");
    row("unknown member of a section", "{{section.talents.row}}", "1", "row");
    row("unknown part of the sheet", "{{#section.talent}}{{/section.talent}}", "1", "talent");
    row("of another list", "{{#values}}\n{{code}}{{/values}}", "2", "{{code}}");
    row("in a text", "{{#person.notes}}\n{{heading}}{{/person.notes}}", "2", "{{heading}}");
    row("in an empty one", "{{^person.notes}}{{heading}}{{/person.notes}}", "1", "{{heading}}");
    row("a list as a text", "\n{{values}}", "2", "{{values}}");
    row("an object as a text", "{{value.defense}}", "1", "{{value.defense}}");
    row("nothing as a text", "{{.}}", "1", "{{.}}");
    row("an entry as a text", "{{#values}}{{.}}{{/values}}", "1", "{{.}}");
    row("a flag as a text", "{{#section.gifts.rows}}{{star}}{{/section.gifts.rows}}", "1", "{{star}}");
    row("unknown section", "{{#weapons}}x{{/weapons}}", "1", "{{#weapons}}");
    row("not closed", "{{#values}}\n{{id}}\n", "1", "{{#values}}");
    row("closed twice", "{{#values}}\n{{/values}}\n{{/values}}", "3", "{{/values}}");
    row("crossed", "{{#values}}{{#meters}}\n{{/values}}{{/meters}}", "2", "{{/values}}");
    row("open field", "x\ny {{name", "2", "{{name");
    row("open triple", "{{{name}}", "1", "{{{name}}");
    row("end of the text", "{{", "1", "{{");
    row("other file", "{{>/etc/passwd}}", "1", "/etc/passwd");
    row("a text as a template", "{{>name}}", "1", "{{>name}}");
    row("other signs", "{{=<% %>=}}<%name%>", "1", "{{=<% %>=}}");
    row("after a field of two lines", "{{! a\nb }}\n{{no}}", "3", "{{no}}");
    row("too deep", QStringLiteral("{{#values}}").repeated(20) + QStringLiteral("{{/values}}").repeated(20),
        "1", "{{#values}}");
}

void TestExportTemplates::faultsNameLineAndField()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    QFETCH(QString, field);
    const QString error = errorOf(text);
    QVERIFY2(error.contains(QStringLiteral("Line %1,").arg(line)), qPrintable(error));
    QVERIFY2(error.contains(field), qPrintable(error));
}

void TestExportTemplates::textsOfACharacterStayTexts_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char *suffix : {"html", "xml", "md", "csv", "json", "txt"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

void TestExportTemplates::textsOfACharacterStayTexts()
{
    QFETCH(QString, suffix);
    const QString hostile = QStringLiteral("=1\"<b>{{name}}</b> {{>notes}} [a](b)\\ & ,");
    const json::Object fields = fieldsOf(test::characterSaying(hostile));
    const Escape escape = formats::escapeOf(suffix);
    const QString filled = ::filled(QStringLiteral("{{name}}"), fields, escape).value();
    if (escape == Escape::None) QCOMPARE(filled, hostile);
    if (escape == Escape::Csv) QCOMPARE(filled, "\"'" + QString(hostile).replace("\"", "\"\"") + '"');
    if (escape == Escape::Json)
        QCOMPARE(*json::parse('"' + filled.toUtf8() + '"').value().asString(), hostile);
    if (escape == Escape::Markdown) QVERIFY2(filled.contains("\\<b\\>\\{\\{name"), qPrintable(filled));
    if (escape == Escape::Markup) {
        QXmlStreamReader reader("<a>" + filled + "</a>");
        reader.readNextStartElement();
        QCOMPARE(reader.readElementText(), hostile);
        QVERIFY(errorOf(QStringLiteral("{{{name}}}"), escape).contains(QLatin1String("Line 1")));
        QVERIFY(errorOf(QStringLiteral("{{&name}}"), escape).contains(QLatin1String("Line 1")));
    }
}

void TestExportTemplates::whatDoesNotEndIsEnded()
{
    const QString nested = QStringLiteral("\n{{#values}}").repeated(10) + QStringLiteral("x") +
                           QStringLiteral("{{/values}}").repeated(10);
    QVERIFY2(errorOf(nested).startsWith(QLatin1String("Line 11, {{#values}}: ")),
             qPrintable(errorOf(nested)));
    QVERIFY2(errorOf(nested).contains(QLatin1String("200,000")), qPrintable(errorOf(nested)));
    const QString large =
        QStringLiteral("\n{{#values}}{{#meters}}%1{{/meters}}{{/values}}").arg(QString(200'000, u'x'));
    QVERIFY2(errorOf(large).startsWith(QLatin1String("Line 2, {{#meters}}: ")), qPrintable(errorOf(large)));
    QVERIFY2(errorOf(large).contains(QLatin1String("32 MiB")), qPrintable(errorOf(large)));
    // Escaping makes a text longer.
    json::Object fields = knight();
    fields.set(QStringLiteral("name"), QString(1'000'000, u'<'));
    const auto escaped = filled(QStringLiteral("{{name}}").repeated(10), fields, Escape::Markup);
    QVERIFY(!escaped);
    QVERIFY2(escaped.error().message.contains(QLatin1String("{{name}}")),
             qPrintable(escaped.error().message));
}

/// What goes through long texts seldom and short ones often is fine.
void TestExportTemplates::limitsCountWhatIsWritten()
{
    const QString text =
        QStringLiteral("{{#meters}}%1{{#values}}{{id}}{{/values}}{{/meters}}").arg(QString(60'000, u'x'));
    QCOMPARE(errorOf(text), QString());
}

void TestExportTemplates::onlyTextsAreTemplates_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("Latin-1") << QByteArray("a\nM\xfcnch\n") << "Line 2";
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << "UTF-8";
    QTest::newRow("zeros") << QByteArray(10, '\0') << "no text";
    QTest::newRow("UTF-16") << QByteArray("\0a\0b", 4) << "no text";
    QTest::newRow("large") << QByteArray(formats::templatelimits::Size + 1, 'x') << "256 KiB";
    QTest::newRow("larger than a megabyte") << QByteArray(2'000'000, 'x') << "256 KiB";
}

void TestExportTemplates::onlyTextsAreTemplates()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, sentence);
    QTemporaryDir folder;
    Format format;
    format.suffix = QStringLiteral("txt");
    format.templatePath = folder.filePath(QStringLiteral("card.txt.mustache"));
    QVERIFY(storage::writeFile(format.templatePath, bytes));
    const auto result = formats::ExportTemplate::read(format, formats::fieldIds(*game()));
    QVERIFY(!result);
    QVERIFY2(result.error().message.startsWith(QLatin1String("card.txt.mustache: ")),
             qPrintable(result.error().message));
    QVERIFY2(result.error().message.contains(sentence), qPrintable(result.error().message));
}

/// Ids of values and sections that any character has can be named, whether this one has them or not.
void TestExportTemplates::everyIdCanBeNamed()
{
    const formats::FieldIds ids = formats::fieldIds(*game());
    std::vector<std::unique_ptr<Character>> characters;
    characters.push_back(test::characterSaying(QStringLiteral("x")).clone());
    characters.push_back(game()->blank(std::nullopt));
    for (const TemplateInfo &info : game()->templates())
        characters.push_back(std::move(game()->fromTemplate(info.id).value()));
    for (const auto &character : characters)
        for (const QString &layout : game()->layouts()) {
            const EvaluationPtr evaluation = game()->evaluate(*character);
            for (const DerivedValue &value : evaluation->values)
                QVERIFY2(value.id.contains(u'/') || ids.values.contains(value.id), qPrintable(value.id));
            const json::Object fields = fieldsOf(*character, layout);
            for (const json::Member &section : fields.find(u"section")->asObject()->members)
                QVERIFY2(ids.sections.contains(section.key), qPrintable(layout + u' ' + section.key));
        }
}

/// Each member of the export can be named in a template, and FIELDS.md or VALUES.md tells of it.
void TestExportTemplates::everyFieldOfTheExportIsKnown()
{
    QByteArray documented;
    for (const char *name : {"FIELDS.md", "VALUES.md"})
        documented +=
            storage::readFile(QStringLiteral(SKYCHAMBER_SOURCE "/core/formats/%1").arg(name)).value();
    QSet<QString> keys;
    const std::function<void(const json::Value &)> collect = [&](const json::Value &value) {
        if (const json::Array *array = value.asArray())
            for (const json::Value &one : *array)
                collect(one);
        if (const json::Object *object = value.asObject())
            for (const json::Member &member : object->members) {
                keys << member.key;
                collect(member.value);
            }
    };
    const auto written = formats::write(formats::byId(QStringLiteral("json")).value(),
                                        test::characterSaying(QStringLiteral("x")), *game(), {});
    collect(json::parse(written.value().bytes).value());
    QVERIFY(keys.size() > 30);
    const formats::FieldTree tree({});
    QSet<QString> known;
    for (const QString &object : formats::FieldTree::objects())
        for (const QString &member : tree.members(object))
            known << member;
    for (const QString &key : keys) {
        QVERIFY2(known.contains(key), qPrintable(key));
        QVERIFY2(documented.contains(key.toUtf8()), qPrintable(key));
    }
}

void TestExportTemplates::filesInTheFolderAreFormats()
{
    QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    QVERIFY(QDir(data.path()).mkpath(QStringLiteral("skychamber/export-templates")));
    const auto put = [&](const char *name, const QByteArray &text) {
        return storage::writeFile(formats::exportTemplateFolder() + u'/' + QString::fromLatin1(name), text)
            .has_value();
    };
    QVERIFY(put("card.html.mustache", "<p>{{name}}</p>"));
    QVERIFY(put("broken.txt.mustache", "{{#values}}"));
    QVERIFY(put("without.mustache", "x"));
    QVERIFY(put("other.txt", "x"));
    QStringList ids;
    for (const Format &format : formats::all())
        if (format.id.startsWith(formats::TemplatePrefix)) ids << format.id;
    QCOMPARE(ids, (QStringList{"template:broken", "template:card"}));
    QVERIFY(put("broken.md.mustache", "{{name}}"));
    QVERIFY(!formats::byId(QStringLiteral("template:broken")));
    QCOMPARE(formats::byId(QStringLiteral("template:broken.md")).value().suffix, QStringLiteral("md"));
    QVERIFY(QFile::remove(formats::exportTemplateFolder() + QStringLiteral("/broken.md.mustache")));
    const Format card = formats::byId(QStringLiteral("template:card")).value();
    QCOMPARE(card.suffix, QStringLiteral("html"));
    const auto character = game()->fromTemplate(QStringLiteral("knight")).value();
    QCOMPARE(formats::write(card, *character, *game(), {}).value().bytes, QByteArray("<p>Knight</p>"));
    const auto broken =
        formats::write(formats::byId(QStringLiteral("template:broken")).value(), *character, *game(), {});
    QVERIFY(!broken);
    QVERIFY2(broken.error().message.contains(QLatin1String("Line 1")), qPrintable(broken.error().message));
}

QTEST_MAIN(TestExportTemplates)
#include "tst_export_templates.moc"
