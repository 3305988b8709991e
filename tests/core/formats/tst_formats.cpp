#include "core/formats/format.h"
#include "core/formats/outline.h"
#include "core/hursagmu/hursagmu.h"
#include "core/json/parse.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "core/system/gamesystem.h"
#include "tests/support/hostile.h"

#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>

using namespace sky;
using formats::Format;
using formats::Written;

namespace
{

const std::shared_ptr<const hursagmu::Hursagmu> &game()
{
    static const auto loaded = hursagmu::Hursagmu::create().value();
    return loaded;
}

/// The seven templates by id, "empty", or "hostile".
std::unique_ptr<Character> characterCalled(const QString &name)
{
    if (name == QLatin1String("empty")) return game()->blank(std::nullopt);
    if (name == QLatin1String("hostile")) return test::characterSaying(test::hostileText()).clone();
    return std::move(game()->fromTemplate(name).value());
}

QStringList characterNames()
{
    QStringList names{QStringLiteral("empty"), QStringLiteral("hostile")};
    for (const TemplateInfo &info : game()->templates())
        names << info.id;
    return names;
}

Written writtenAs(const QString &format, const QString &name)
{
    print::Options options;
    options.clock = [] { return QDateTime({2026, 6, 1}, {12, 0}, Qt::UTC); };
    return formats::write(formats::byId(format).value(), *characterCalled(name), *game(), options).value();
}

QStringList disciplines()
{
    QStringList names;
    for (const hursagmu::GiftInfo &gift : game()->catalogue().gifts())
        if (gift.isDiscipline()) names << gift.name;
    return names;
}

void addCharacters()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : characterNames())
        QTest::newRow(qUtf8Printable(name)) << name;
}

/// A member of a member ...
const json::Object &objectAt(const json::Object &root, const QStringList &path)
{
    const json::Object *at = &root;
    for (const QString &name : path) {
        const json::Value *next = at->find(name);
        if (!next || !next->asObject()) qFatal("there is no %s", qPrintable(path.join(u'.')));
        at = next->asObject();
    }
    return *at;
}

const json::Object &objectAt(const json::Value &root, const QStringList &path)
{
    return objectAt(*root.asObject(), path);
}

QString bare(QString text)
{
    return text.remove(
        QRegularExpression(QStringLiteral("[\\s\\p{C}]"), QRegularExpression::UseUnicodePropertiesOption));
}

} // namespace

/// Every format of every kind of character: whole, and with no text of it taken for anything else.
class TestFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsInEveryFormat_data();
    void everythingIsInEveryFormat();
    void unknownFormatsNameTheOthers();
    void htmlIsWellFormedAndNeedsNothing_data() { addCharacters(); }
    void htmlIsWellFormedAndNeedsNothing();
    void htmlTablesHaveHeadings();
    void htmlNamesEachPlaceOnce();
    void markdownOfAReaderHasNoLinksOrMarkup_data() { addCharacters(); }
    void markdownOfAReaderHasNoLinksOrMarkup();
    void textKeepsToEightyCells_data() { addCharacters(); }
    void textKeepsToEightyCells();
    void whatAReaderSeesIsGolden_data();
    void whatAReaderSeesIsGolden();
    void foundryNamesWhatPeopleKnow();
    void foundryHasPowerByFocusAndThings();
    void foundryHasNoRolls();
    void markdownPutsNothingIntoAddresses();
    void whatIsLostIsNamed();
    void aFormHasItsBoxes_data();
    void aFormHasItsBoxes();
};

void TestFormats::everythingIsInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    for (const Format &format : formats::all())
        for (const QString &name : characterNames())
            QTest::addRow("%s %s", qUtf8Printable(format.id), qUtf8Printable(name)) << format.id << name;
}

void TestFormats::everythingIsInEveryFormat()
{
    QFETCH(QString, format);
    QFETCH(QString, name);
    const Written written = writtenAs(format, name);
    QCOMPARE(written.missing, QStringList());
    QVERIFY(written.bytes.size() > 100);
}

void TestFormats::unknownFormatsNameTheOthers()
{
    const auto format = formats::byId(QStringLiteral("docx"));
    QVERIFY(!format);
    QVERIFY2(format.error().message.contains(QLatin1String("markdown")), qPrintable(format.error().message));
    QCOMPARE(formats::byId(QStringLiteral("HTML")).value().id, QStringLiteral("html"));
}

void TestFormats::htmlIsWellFormedAndNeedsNothing()
{
    QFETCH(QString, name);
    const QByteArray html = writtenAs(QStringLiteral("html"), name).bytes;
    static const QStringList known{"html",    "head", "meta", "title",  "style", "body",   "main",  "header",
                                   "h1",      "h2",   "p",    "strong", "span",  "i",      "bdi",   "div",
                                   "section", "dl",   "dt",   "dd",     "ul",    "li",     "table", "thead",
                                   "tbody",   "tr",   "th",   "td",     "s",     "footer", "img"};
    static const QStringList attributes{
        "lang",       "charset", "http-equiv", "content", "name",    "class", "dir", "id", "aria-labelledby",
        "aria-label", "role",    "tabindex",   "scope",   "colspan", "alt",   "src"};
    QXmlStreamReader reader(html);
    QSet<QString> ids;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        QVERIFY2(known.contains(reader.name().toString()), qPrintable(reader.name().toString()));
        for (const QXmlStreamAttribute &attribute : reader.attributes()) {
            QVERIFY2(attributes.contains(attribute.name().toString()),
                     qPrintable(attribute.name().toString()));
            if (attribute.name() == QLatin1String("src"))
                QVERIFY(attribute.value().startsWith(QLatin1String("data:image/")));
            if (attribute.name() != QLatin1String("id")) continue;
            QVERIFY(!ids.contains(attribute.value().toString()));
            ids << attribute.value().toString();
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(html.contains("default-src 'none'"));
    QVERIFY(!html.contains("@import") && !html.contains("url("));
}

void TestFormats::htmlTablesHaveHeadings()
{
    const QByteArray html = writtenAs(QStringLiteral("html"), QStringLiteral("knight")).bytes;
    QVERIFY(html.contains("<th class=\"n\" scope=\"col\" dir=\"auto\">damage</th>"));
    QVERIFY(html.contains("<th scope=\"row\">"));
    QVERIFY(html.contains("<h1 dir=\"auto\">"));
    QVERIFY(html.contains(">Weapons</h2>"));
}

/// What a screen reader lists has names that differ, and what scrolls can be reached and says so.
void TestFormats::htmlNamesEachPlaceOnce()
{
    const QByteArray html = writtenAs(QStringLiteral("html"), QStringLiteral("hostile")).bytes;
    QXmlStreamReader reader(html);
    QStringList names;
    int wide = 0, hints = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const auto attributes = reader.attributes();
        const QStringList classes = attributes.value(QLatin1String("class")).toString().split(u' ');
        if (attributes.hasAttribute(QLatin1String("aria-label")))
            names << attributes.value(QLatin1String("aria-label")).toString();
        if (classes.contains(QLatin1String("hint"))) ++hints;
        if (classes.contains(QLatin1String("scroll"))) {
            QCOMPARE(attributes.hasAttribute(QLatin1String("tabindex")),
                     classes.contains(QLatin1String("wide")));
            wide += classes.contains(QLatin1String("wide")) ? 1 : 0;
        }
        if (reader.name() == QLatin1String("h2")) names << reader.readElementText();
    }
    QVERIFY(wide > 0);
    QCOMPARE(hints, wide);
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
}

void TestFormats::markdownOfAReaderHasNoLinksOrMarkup()
{
    QFETCH(QString, name);
    const Written written = writtenAs(QStringLiteral("markdown"), name);
    QTextDocument document; // Qt's reader of CommonMark with GitHub's extensions
    document.setMarkdown(QString::fromUtf8(written.bytes), QTextDocument::MarkdownDialectGitHub);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            QVERIFY2(!format.isAnchor(), qPrintable(it.fragment().text()));
            QVERIFY2(!format.isImageFormat(), qPrintable(it.fragment().text()));
            QVERIFY2(!format.fontFixedPitch(), qPrintable(it.fragment().text()));
        }
    if (name != QLatin1String("hostile")) return;
    const QString seen = bare(document.toPlainText());
    QVERIFY2(seen.count(bare(test::hostileText())) >= 20, qPrintable(document.toPlainText()));
    // Every one of them: none was taken for markup, which would have eaten its marks.
    QCOMPARE(seen.count(QStringLiteral("alert('x')")), seen.count(bare(test::hostileText())));
}

void TestFormats::textKeepsToEightyCells()
{
    QFETCH(QString, name);
    const QString text = QString::fromUtf8(writtenAs(QStringLiteral("text"), name).bytes);
    const QStringList lines = text.split(u'\n');
    for (QString line : lines) {
        QVERIFY2(bare(line).size() <= 80, qPrintable(line));
        line.remove(QRegularExpression(QStringLiteral("[\\p{C}\\p{Mn}]")));
        QVERIFY2(line.size() <= 80, qPrintable(line));
        QVERIFY2(!line.endsWith(u' '), qPrintable(line));
    }
}

void TestFormats::whatAReaderSeesIsGolden_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("name");
    for (const Format &format : formats::all())
        for (const char *name : {"knight", "mystic"})
            if (format.id != QLatin1String("pdf"))
                QTest::addRow("%s %s", qUtf8Printable(format.id), name)
                    << format.id << QString::fromLatin1(name);
}

void TestFormats::whatAReaderSeesIsGolden()
{
    QFETCH(QString, format);
    QFETCH(QString, name);
    const QString suffix = formats::byId(format).value().suffix;
    QByteArray bytes = writtenAs(format, name).bytes;
    if (suffix == QLatin1String("html")) { // the style sheet and its check sum are a file of their own
        bytes.replace(bytes.indexOf("<style>"), bytes.indexOf("</style>") - bytes.indexOf("<style>"),
                      "<style>");
        const auto sum = bytes.indexOf("'sha256-");
        bytes.replace(sum, bytes.indexOf('"', sum) - sum, "'sha256'");
    }
    QFile golden(QStringLiteral(SKYCHAMBER_TEST_DATA "/golden/%1-%2.%3").arg(name, format, suffix));
    if (qEnvironmentVariableIsSet("SKYCHAMBER_RENEW_GOLDEN")) {
        QVERIFY(golden.open(QIODevice::WriteOnly));
        golden.write(bytes);
        return;
    }
    QVERIFY(golden.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(bytes), QString::fromUtf8(golden.readAll()));
}

/// An actor says to people at a table what they know by name.
void TestFormats::foundryNamesWhatPeopleKnow()
{
    const auto actor =
        json::parse(writtenAs(QStringLiteral("foundry"), QStringLiteral("knight")).bytes).value();
    const json::Object &attributes = objectAt(actor, {"system", "attributes"});
    const json::Object &shocks = objectAt(attributes, {"Injury", "Shocks_left"});
    QCOMPARE(*shocks.find(u"label")->asString(), QStringLiteral("Shocks left"));
    QCOMPARE(*shocks.find(u"dtype")->asString(), QStringLiteral("Resource"));
    QCOMPARE(shocks.find(u"max")->toInteger(), std::optional<int64_t>(30));
    QVERIFY(!objectAt(attributes, {"Injury"}).find(u"shocks"));
    QCOMPARE(objectAt(attributes, {"Professions", "Archer"}).find(u"value")->toInteger(),
             std::optional<int64_t>(0));
    QCOMPARE(objectAt(actor, {"system", "power"}).find(u"max")->toInteger(), std::optional<int64_t>(0));
    QCOMPARE(*objectAt(actor, {"prototypeToken", "bar2"}).find(u"attribute")->asString(),
             QStringLiteral("attributes.Injury.Shocks_left"));
}

void TestFormats::foundryHasPowerByFocusAndThings()
{
    print::Options options;
    const auto eshara = storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/eshara.skychar"))
                            .and_then([](const QByteArray &bytes) {
                                GameRegistry games;
                                games.add(game());
                                return storage::readCharacter(bytes, games);
                            });
    const auto written = formats::write(formats::byId(QStringLiteral("foundry")).value(),
                                        *eshara.value().character, *game(), options);
    const auto actor = json::parse(written.value().bytes).value();
    QCOMPARE(objectAt(actor, {"system", "power"}).find(u"value")->toInteger(), std::optional<int64_t>(10));
    QCOMPARE(objectAt(actor, {"system", "attributes", "Power"}).members.size(), size_t(3));
    QCOMPARE(*objectAt(actor, {"prototypeToken", "bar2"}).find(u"attribute")->asString(),
             QStringLiteral("power"));
    QStringList names;
    QSet<QString> ids;
    for (const json::Value &item : *actor.asObject()->find(u"items")->asArray()) {
        names << *item.asObject()->find(u"name")->asString();
        const QString id = *item.asObject()->find(u"_id")->asString();
        QVERIFY2(QRegularExpression(QStringLiteral("^[A-Za-z0-9]{16}$")).match(id).hasMatch(),
                 qPrintable(id));
        ids << id;
        for (const char *member : {"description", "quantity", "weight", "attributes", "groups"})
            QVERIFY2(objectAt(item, {"system"}).find(QString::fromLatin1(member)), member);
    }
    QCOMPARE(ids.size(), names.size());
    for (const char *name : {"The Reed Gate", "Mahasu", "Starvision"})
        QVERIFY2(names.contains(QLatin1String(name)), qPrintable(names.join(u'|')));
    QVERIFY(!names.contains(QLatin1String("Bare hands")));
}

void TestFormats::foundryHasNoRolls()
{
    const auto written = formats::write(
        formats::byId(QStringLiteral("foundry")).value(),
        test::characterSaying(QStringLiteral("[[[1d6]]] @UUID[x] [[/r 2d6]] a@b.c")), *game(), {});
    const QString bytes = QString::fromUtf8(written.value().bytes);
    const QString biography =
        *objectAt(json::parse(bytes.toUtf8()).value(), {"system"}).find(u"biography")->asString();
    QVERIFY(!biography.contains(QLatin1String("[[")) && !biography.contains(QLatin1String("@UUID[")));
    QVERIFY(biography.contains(QLatin1String("a@b.c")));
}

void TestFormats::markdownPutsNothingIntoAddresses()
{
    const auto written = formats::write(
        formats::byId(QStringLiteral("markdown")).value(),
        test::characterSaying(QStringLiteral("see https://www.example.com/x or ask who@example.com: now")),
        *game(), {});
    const QString text = QString::fromUtf8(written.value().bytes);
    QVERIFY(!text.contains(QChar(0x2060)));
    QVERIFY(text.contains(QLatin1String("https\\://www\\.example.com/x or ask who\\@example.com\\:")));
}

void TestFormats::whatIsLostIsNamed()
{
    print::SheetContent content;
    content.header.name = QStringLiteral("Juk");
    print::Table table;
    table.columns = {{QStringLiteral("level"), QStringLiteral("level")}};
    table.rows = {{{{QStringLiteral("name"), QStringLiteral("Warrior")},
                    {QStringLiteral("level"), QStringLiteral("8")}},
                   {QStringLiteral("trait/warrior")}}};
    content.sections = {{QStringLiteral("traits"), {}, {}, {}, table}};
    const std::vector<print::Expected> expected = {
        {QStringLiteral("trait/warrior"),
         QStringLiteral("Warrior"),
         {QStringLiteral("Warrior"), QStringLiteral("8")}},
        {QStringLiteral("trait/athlete"), QStringLiteral("Athlete"), {QStringLiteral("8")}}};
    const formats::Outline outline = formats::outlineOf(content);
    // Of another subject the same text does not count.
    QCOMPARE(formats::missing(expected, outline, QStringLiteral("Juk Warrior 8")), QStringList{"Athlete"});
    // Nor does what the writer dropped.
    QCOMPARE(formats::missing(expected, outline, QStringLiteral("Juk Warrior")),
             (QStringList{"Warrior", "Athlete"}));
    // Nor a figure that is only part of another.
    std::get<print::Table>(content.sections[0].body).rows[0].cells[1].text = QStringLiteral("28");
    QCOMPARE(formats::missing({expected[0]}, formats::outlineOf(content), QStringLiteral("Juk Warrior 28")),
             QStringList{"Warrior"});
}

void TestFormats::aFormHasItsBoxes_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"text", "markdown", "html", "json"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// What is to be filled in says so in text as well: boxes to tick, no row that holds nothing, no number now.
void TestFormats::aFormHasItsBoxes()
{
    QFETCH(QString, format);
    print::Options options;
    options.layout = QStringLiteral("blank");
    const auto written =
        formats::write(formats::byId(format).value(), *characterCalled("ranger"), *game(), options).value();
    const QString text = QString::fromUtf8(written.bytes).remove(u'\\');
    for (const QString &name : disciplines())
        QVERIFY2(text.contains(QStringLiteral("[ ] ") + name), qPrintable(name));
    QVERIFY2(!text.contains(QStringLiteral("now,")), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("\n-\n")));
    if (format == QLatin1String("text")) QVERIFY(text.contains(QStringLiteral("\n- ____")));
}

QTEST_MAIN(TestFormats)
#include "tst_formats.moc"
