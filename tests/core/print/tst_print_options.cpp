#include "core/base/baretext.h"
#include "core/formats/format.h"
#include "core/print/painter.h"
#include "core/print/type.h"
#include "core/storage/envelope.h"
#include "tests/support/paperbench.h"
#include "tests/support/pdftext.h"

#include <QBuffer>
#include <QHashSeed>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace sky;
using namespace sky::print;

namespace
{

namespace hu = sky::hursagmu;
using test::theGame;

/// A knight with a wound, notes and a portrait's worth of nothing.
std::unique_ptr<Character> knight()
{
    auto character = theGame()->fromTemplate(QStringLiteral("knight")).value();
    character->name = QStringLiteral("Sir Alaric");
    character->notes = QStringLiteral("Owes the healers a horse.");
    static_cast<hu::Character &>(*character).damage.wounds = 3;
    return character;
}

Sheet sheetBy(const Options &options)
{
    const auto character = knight();
    const auto made = makeSheet(*character, *theGame()->evaluate(*character), *theGame(), options);
    if (!made) qFatal("%s", qPrintable(made.error().message));
    return *made;
}

QString textsOn(const Sheet &sheet)
{
    return test::linesOf(sheet.layout);
}

int strokesIn(const Sheet &sheet)
{
    int ticks = 0;
    for (const Page &page : sheet.layout.pages)
        for (const Mark &mark : page.marks)
            if (const auto *line = std::get_if<LineMark>(&mark.shape))
                ticks += line->from.x() != line->to.x() && line->from.y() != line->to.y() ? 1 : 0;
    return ticks;
}

double leastTextOn(const Sheet &sheet)
{
    double least = 100;
    for (const test::PlacedText &each : test::textsOf(sheet.layout))
        least = std::min(least, pointSize(each.text->role) * each.text->scale);
    return least;
}

/// The leftmost text on the page; -1 where there is none.
double leftOf(const Sheet &sheet, size_t page)
{
    double left = 1'000;
    for (const test::PlacedText &each : test::textsOf(sheet.layout.pages.at(page)))
        left = std::min(left, each.text->x);
    return left;
}

/// Where the text of each page begins, in millimetres, as poppler finds it.
std::vector<double> leftEdges(const QByteArray &pdf)
{
    const QString boxes =
        test::readPdf(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), QStringLiteral("-")}, pdf);
    std::vector<double> lefts;
    static const QRegularExpression part(QStringLiteral("<page|xMin=\"([0-9.]+)\""));
    for (auto it = part.globalMatch(boxes); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (match.captured(1).isEmpty())
            lefts.push_back(1'000);
        else
            lefts.back() = std::min(lefts.back(), match.captured(1).toDouble() / 72 * 25.4);
    }
    return lefts;
}

} // namespace

/// Each option does what it says, and says when it does nothing.
class TestPrintOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySheetIsWhole_data();
    void everySheetIsWhole();
    void whatWasLoweredToNothingIsNotMissed_data();
    void whatWasLoweredToNothingIsNotMissed();
    void whatIsSoldInPacksIsCountedInPieces();
    void saysWhichOptionsTakeTheRoom_data();
    void saysWhichOptionsTakeTheRoom();
    void pairsNameTheSheetAndItsHalves();
    void whatChangesNothingChangesNothing();
    void aFormLosesOnlyWhatIsLeftOut();
    void textIsAsLargeAsAsked_data();
    void textIsAsLargeAsAsked();
    void injuriesAreAsAsked();
    void sectionsComeInTheirOrder();
    void sectionsOfAnotherSheetDoNotEmptyIt();
    void bindingChangesSides();
    void marginsAreKeptFree();
    void theFormIsAsLongAsAsked();
    void aPortraitFillsItsFrame_data();
    void aPortraitFillsItsFrame();
    void aPointLeadsToItsOwnRow();
    void theFileInsideIsTheCharacter();
    void whatDoesNothingSaysWhy_data();
    void whatDoesNothingSaysWhy();
    void theOptionsHoldInOtherFormats();
    void pdfsByThemReadAsTheCharacter_data();
    void pdfsByThemReadAsTheCharacter();
    void cleanupTestCase() { qInfo("%d PDFs by options read back", m_readBack); }

private:
    int m_readBack = 0;
};

void TestPrintOptions::everySheetIsWhole_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("paper");
    QTest::addColumn<int>("which");
    for (const QString &layout : theGame()->layouts())
        for (const char *paper : {"a4", "letter", "a5"})
            for (int which = 0; which < 6; ++which)
                QTest::addRow("%s, %s, %d", qPrintable(layout), paper, which)
                    << layout << QString::fromLatin1(paper) << which;
}

void TestPrintOptions::everySheetIsWhole()
{
    QFETCH(QString, layout);
    QFETCH(QString, paper);
    QFETCH(int, which);
    Options options;
    options.layout = layout;
    options.paper = paperByName(paper).value();
    switch (which) {
    case 0:
        options.textSize = Options::LeastText;
        break;
    case 1:
        options.textSize = 12;
        break;
    case 2:
        options.twoUp = true;
        options.titleLine = QStringLiteral("For the convention at Harrow");
        break;
    case 3:
        options.binding = 12;
        options.bothSides = true;
        break;
    case 4:
        options.leastMargin = 15;
        options.landscape = true;
        break;
    case 5:
        options.textSize = Options::MostText;
        options.landscape = true;
        break;
    }
    const auto character = knight();
    const auto sheet = makeSheet(*character, *theGame()->evaluate(*character), *theGame(), options);
    if (!sheet) { // only where the paper is too small, and said so
        QVERIFY2(sheet.error().message.contains(QStringLiteral("larger paper")),
                 qPrintable(sheet.error().message));
        QVERIFY(paper == QLatin1String("a5"));
        return;
    }
    QCOMPARE(sheet->missing, QStringList());
    QVERIFY2(faults(sheet->layout).isEmpty(), qPrintable(faults(sheet->layout).join(u'\n')));
}

void TestPrintOptions::whatWasLoweredToNothingIsNotMissed_data()
{
    QTest::addColumn<QString>("layout");
    for (const QString &layout : theGame()->layouts())
        QTest::newRow(qPrintable(layout)) << layout;
}

/// Cards and the template name no trait at 0; what is raised again they do.
void TestPrintOptions::whatWasLoweredToNothingIsNotMissed()
{
    QFETCH(QString, layout);
    auto character = knight();
    auto &known = static_cast<hu::Character &>(*character);
    const auto change = [&known](const char *trait, int from, int to) {
        hu::LedgerEntry entry;
        entry.id = QStringLiteral("e%1").arg(known.ledger.size());
        entry.kind = to > from ? hu::EntryKind::Raise : hu::EntryKind::Retrain;
        entry.date = QDate(2026, 5, 3);
        entry.sequence = static_cast<int>(known.ledger.size());
        entry.trait = QString::fromLatin1(trait);
        entry.from = from;
        entry.to = to;
        known.ledger.push_back(entry);
    };
    change("burglar", 0, 3);
    change("burglar", 3, 0);
    change("sneak", 0, 2);
    change("sneak", 2, 0);
    change("sneak", 0, 1);
    Options options;
    options.layout = layout;
    const EvaluationPtr now = theGame()->evaluate(known);
    const auto expected = theGame()->sheet(known, *now, options).expected;
    const auto expects = [&expected](const char *subject) {
        return std::any_of(expected.begin(), expected.end(), [subject](const Expected &item) {
            return item.subject == QLatin1String(subject);
        });
    };
    QVERIFY(!expects("trait/burglar"));
    const bool namesTraits = layout != QLatin1String("blank") && layout != QLatin1String("audit");
    QCOMPARE(expects("trait/sneak"), namesTraits);
    QCOMPARE(makeSheet(known, *now, *theGame(), options).value().missing, QStringList());
}

/// Three packs of five spikes are "spike, 15": nothing is missed of them, in any layout or format.
void TestPrintOptions::whatIsSoldInPacksIsCountedInPieces()
{
    auto character = knight();
    auto &known = static_cast<hu::Character &>(*character);
    hu::Item spikes;
    spikes.id = QStringLiteral("spikes");
    spikes.kind = hu::ItemKind::Gear;
    spikes.catalogueId = QStringLiteral("spike");
    spikes.quantity = 3;
    known.items.push_back(spikes);
    Options options;
    for (const QString &layout : theGame()->layouts()) {
        options.layout = layout;
        const Sheet sheet = makeSheet(known, *theGame()->evaluate(known), *theGame(), options).value();
        QCOMPARE(sheet.missing, QStringList());
        if (layout == QLatin1String("standard"))
            QVERIFY(textsOn(sheet).contains(QStringLiteral("spike, 15\n")));
    }
    options.layout = QStringLiteral("standard");
    for (const char *id : {"html", "markdown", "text", "json"})
        QCOMPARE(formats::write(formats::byId(QString::fromLatin1(id)).value(), known, *theGame(), options)
                     ->missing,
                 QStringList());
}

void TestPrintOptions::saysWhichOptionsTakeTheRoom_data()
{
    QTest::addColumn<double>("textSize");
    QTest::addColumn<double>("margin");
    QTest::addColumn<QString>("end");
    QTest::addRow("text") << 14.0 << 0.0 << QStringLiteral("take the room: text of 14 pt.");
    QTest::addRow("margins") << 10.0 << 50.0 << QStringLiteral("take the room: margins of 50 mm.");
    QTest::addRow("both") << 14.0 << 40.0
                          << QStringLiteral("take the room: text of 14 pt, margins of 40 mm.");
}

void TestPrintOptions::saysWhichOptionsTakeTheRoom()
{
    QFETCH(double, textSize);
    QFETCH(double, margin);
    QFETCH(QString, end);
    Options options;
    options.textSize = textSize;
    options.leastMargin = margin;
    const auto sheet = makeGroupSheet(QStringLiteral("Six"), {}, *theGame(), options);
    QVERIFY(!sheet);
    QVERIFY2(sheet.error().message.endsWith(end), qPrintable(sheet.error().message));
    QVERIFY2(sheet.error().message.contains(QStringLiteral("paper than A4 lying:")),
             qPrintable(sheet.error().message));
}

void TestPrintOptions::pairsNameTheSheetAndItsHalves()
{
    Options options;
    options.paper = PageFormat::a6();
    options.twoUp = true;
    const auto character = knight();
    const auto sheet = makeSheet(*character, *theGame()->evaluate(*character), *theGame(), options);
    QVERIFY(!sheet);
    QVERIFY2(sheet.error().message.contains(QStringLiteral("paper than each half of A6:")),
             qPrintable(sheet.error().message));
    QVERIFY2(sheet.error().message.endsWith(QStringLiteral("take the room: two pages on a sheet.")),
             qPrintable(sheet.error().message));
}

/// Presets are shared by all sheets: what one of them has no say in does not change it.
void TestPrintOptions::whatChangesNothingChangesNothing()
{
    Options cards;
    cards.layout = QStringLiteral("cards");
    cards.paper = PageFormat::a5();
    const QString usual = dump(sheetBy(cards).layout);
    cards.textSize = Options::MostText;
    cards.leastMargin = 40;
    cards.titleLine = QStringLiteral("For the convention");
    QCOMPARE(dump(sheetBy(cards).layout), usual);
}

void TestPrintOptions::aFormLosesOnlyWhatIsLeftOut()
{
    Options form;
    form.layout = QStringLiteral("blank");
    for (const OfferedSection &offer : theGame()->layout(form.layout, PageFormat::a4()).offers)
        if (offer.id != QLatin1String("notes")) form.sections << offer.id;
    QVERIFY(!form.sections.contains(QStringLiteral("experience")));
    QStringList left = textsOn(sheetBy(form)).split(u'\n');
    form.sections.clear();
    QStringList gone = textsOn(sheetBy(form)).split(u'\n');
    for (const QString &text : left)
        gone.removeOne(text);
    gone.removeAll(QStringLiteral("NOTES"));
    QCOMPARE(gone, QStringList());
}

void TestPrintOptions::textIsAsLargeAsAsked_data()
{
    QTest::addColumn<double>("points");
    for (const double points : {9.5, 10.0, 11.0, 12.5, 14.0})
        QTest::addRow("%g pt", points) << points;
}

void TestPrintOptions::textIsAsLargeAsAsked()
{
    QFETCH(double, points);
    Options options;
    options.textSize = points;
    const Sheet sheet = sheetBy(options);
    for (const Mark &mark : sheet.layout.pages.front().marks) {
        const auto *text = std::get_if<TextMark>(&mark.shape);
        if (text && text->role == Role::Body)
            QVERIFY(std::abs(pointSize(text->role) * text->scale - points) < 0.01);
    }
    QVERIFY2(leastTextOn(sheet) >= 7, qPrintable(QString::number(leastTextOn(sheet))));
    QVERIFY(std::abs(sheet.layout.paper.width - 210) < 0.01 &&
            std::abs(sheet.layout.paper.height - 297) < 0.01);
}

void TestPrintOptions::injuriesAreAsAsked()
{
    const auto ticksWith = [](Injuries injuries) {
        Options options;
        options.injuries = injuries;
        return strokesIn(sheetBy(options));
    };
    QVERIFY(ticksWith(Injuries::Current) > 0);
    QCOMPARE(ticksWith(Injuries::Fresh), 0);
    QCOMPARE(ticksWith(Injuries::Blank), 0);
    Options blank;
    blank.injuries = Injuries::Blank;
    QVERIFY(textsOn(sheetBy({})).contains(QStringLiteral("roll Constitution 6")));
    QVERIFY(!textsOn(sheetBy(blank)).contains(QStringLiteral("roll Constitution 6")));
}

void TestPrintOptions::sectionsComeInTheirOrder()
{
    Options options;
    options.sections = {"weapons", "injury", "talents"};
    options.paper = PageFormat::a5();
    const QString texts = textsOn(sheetBy(options));
    const qsizetype weapons = texts.indexOf(QStringLiteral("WEAPONS"));
    const qsizetype injury = texts.indexOf(QStringLiteral("INJURY"));
    const qsizetype talents = texts.indexOf(QStringLiteral("TALENTS"));
    QVERIFY2(weapons >= 0 && weapons < injury && injury < talents, qPrintable(texts));
    QVERIFY(!texts.contains(QStringLiteral("PROFESSIONS")) && !texts.contains(QStringLiteral("Owes")));
    QCOMPARE(sheetBy(options).missing, QStringList());
}

void TestPrintOptions::sectionsOfAnotherSheetDoNotEmptyIt()
{
    Options options;
    options.sections = {"explanations"};
    options.layout = QStringLiteral("template");
    QVERIFY(textsOn(sheetBy(options)).contains(QStringLiteral("TALENTS")));
}

void TestPrintOptions::bindingChangesSides()
{
    Options options;
    options.paper = PageFormat::a5();
    options.binding = 12;
    options.layout = QStringLiteral("complete");
    const Sheet oneSide = sheetBy(options);
    QVERIFY(oneSide.layout.pages.size() > 2);
    QVERIFY(std::abs(leftOf(oneSide, 0) - leftOf(oneSide, 1)) < 0.6);
    options.bothSides = true;
    const Sheet book = sheetBy(options);
    QVERIFY(std::abs(leftOf(book, 0) - leftOf(book, 1) - 12) < 0.6);
    QVERIFY(std::abs(leftOf(book, 0) - leftOf(book, 2)) < 0.6);
}

void TestPrintOptions::marginsAreKeptFree()
{
    Options options;
    options.leastMargin = 20;
    const Sheet sheet = sheetBy(options);
    for (size_t page = 0; page < sheet.layout.pages.size(); ++page)
        for (const Mark &mark : sheet.layout.pages[page].marks) {
            const auto *text = std::get_if<TextMark>(&mark.shape);
            if (!text || text->role == Role::Footer) continue;
            QVERIFY2(text->x > 19 && text->x + text->width < 191 && text->baseline < 277.5,
                     qPrintable(text->text));
        }
}

void TestPrintOptions::theFormIsAsLongAsAsked()
{
    const auto linesWith = [](int rows) {
        Options options;
        options.layout = QStringLiteral("blank");
        options.blankRows = rows;
        options.nameless = true;
        const Sheet sheet = sheetBy(options);
        if (textsOn(sheet).contains(QStringLiteral("Alaric"))) return -1;
        int lines = 0;
        for (const Page &page : sheet.layout.pages)
            for (const Mark &mark : page.marks)
                lines += std::holds_alternative<LineMark>(mark.shape) ? 1 : 0;
        return lines;
    };
    QVERIFY(linesWith(0) > 0);
    QVERIFY(linesWith(20) > linesWith(4));
}

void TestPrintOptions::aPortraitFillsItsFrame_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(200, 100);
    QTest::newRow("tall") << QSize(100, 220);
    QTest::newRow("square") << QSize(90, 90);
}

void TestPrintOptions::aPortraitFillsItsFrame()
{
    QFETCH(QSize, size);
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QBuffer bytes;
    QVERIFY(bytes.open(QIODevice::WriteOnly) && picture.save(&bytes, "PNG"));
    auto character = knight();
    character->portrait = {bytes.data(), QStringLiteral("image/png"), {}};
    const auto paint = [&character](bool with) {
        Options options;
        options.portrait = with;
        const Sheet sheet =
            makeSheet(*character, *theGame()->evaluate(*character), *theGame(), options).value();
        constexpr int Dots = 4; // per millimetre
        QImage page(210 * Dots, 297 * Dots, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        painter.scale(Dots, Dots);
        SheetPainter(sheet.layout).paintPage(painter, 0);
        painter.end();
        QRect red;
        for (int y = 0; y < page.height(); ++y)
            for (int x = 0; x < page.width(); ++x)
                if (page.pixelColor(x, y) == QColor(Qt::red)) red |= QRect(x, y, 1, 1);
        return red;
    };
    const QRect red = paint(true);
    QVERIFY2(red.width() > 80 && std::abs(red.width() - red.height()) <= 2,
             qPrintable(QStringLiteral("%1 by %2").arg(red.width()).arg(red.height())));
    QVERIFY(paint(false).isEmpty());
}

/// From the upper edge of its letters to their lower one, and never to the row above.
void TestPrintOptions::aPointLeadsToItsOwnRow()
{
    const Sheet sheet = sheetBy({});
    int asked = 0;
    for (const Mark &mark : sheet.layout.pages.front().marks) {
        const auto *text = std::get_if<TextMark>(&mark.shape);
        if (!text || mark.subjects.isEmpty() || text->role != Role::Body) continue;
        for (const double y : {text->baseline - 2.6, text->baseline - 1, text->baseline + 0.9}) {
            QCOMPARE(subjectAt(sheet.layout, 0, {text->x + text->width / 2, y}), mark.subjects.front());
            ++asked;
        }
    }
    QVERIFY(asked > 60);
    QCOMPARE(subjectAt(sheet.layout, 0, {1, 1}), QString());
}

void TestPrintOptions::theFileInsideIsTheCharacter()
{
    const auto character = knight();
    Options options;
    options.attach = true;
    const formats::Format pdf = formats::byId(QStringLiteral("pdf")).value();
    const auto with = formats::write(pdf, *character, *theGame(), options);
    QVERIFY(with);
    GameRegistry games;
    games.add(theGame());
    const auto read = storage::readCharacter(with->bytes, games);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
    QVERIFY(theGame()->equals(*read->character, *character));
    QVERIFY(!storage::readCharacter(formats::write(pdf, *character, *theGame(), {})->bytes, games));
}

void TestPrintOptions::whatDoesNothingSaysWhy_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<int>("choice");
    QTest::addColumn<bool>("idle");
    const auto row = [](const char *layout, Choice choice, bool idle) {
        QTest::addRow("%s, %d", layout, int(choice)) << QString::fromLatin1(layout) << int(choice) << idle;
    };
    row("standard", Choice::Injuries, false);
    row("standard", Choice::Sections, false);
    row("standard", Choice::BlankRows, true);
    row("standard", Choice::BothSides, true); // without binding
    row("blank", Choice::BlankRows, false);
    row("blank", Choice::Nameless, false);
    row("blank", Choice::Injuries, true);
    row("cards", Choice::TextSize, true);
    row("cards", Choice::Landscape, false);
    row("template", Choice::Injuries, true);
    row("audit", Choice::Sections, true);
    row("audit", Choice::Portrait, true);
    row("party", Choice::Landscape, true);
    row("party", Choice::Attach, true);
    row("party", Choice::TextSize, false);
}

void TestPrintOptions::whatDoesNothingSaysWhy()
{
    QFETCH(QString, layout);
    QFETCH(int, choice);
    QFETCH(bool, idle);
    const LayoutSpec spec = theGame()->layout(layout, PageFormat::a4());
    const QString reason = idleReason(Choice(choice), spec, {});
    QVERIFY2(reason.isEmpty() != idle, qPrintable(reason));
    QVERIFY(!idle || reason.endsWith(u'.'));
}

void TestPrintOptions::theOptionsHoldInOtherFormats()
{
    const auto character = knight();
    Options options;
    options.sections = {"weapons"};
    options.titleLine = QStringLiteral("For the convention");
    for (const char *id : {"html", "markdown", "text"}) {
        const auto made =
            formats::write(formats::byId(QString::fromLatin1(id)).value(), *character, *theGame(), options);
        QVERIFY(made);
        const QString text = QString::fromUtf8(made->bytes);
        QVERIFY2(text.contains(QStringLiteral("For the convention")), id);
        QVERIFY2(text.contains(QStringLiteral("Weapons"), Qt::CaseInsensitive), id);
        QVERIFY2(!text.contains(QStringLiteral("Equipment"), Qt::CaseInsensitive), id);
        QCOMPARE(made->missing, QStringList());
    }
}

void TestPrintOptions::pdfsByThemReadAsTheCharacter_data()
{
    QTest::addColumn<QString>("layout");
    QTest::addColumn<QString>("how");
    for (const QString &layout : theGame()->layouts())
        for (const QString &how : QStringList{"large", "two up", "bound"})
            if (layout != QLatin1String("blank") && layout != QLatin1String("cards"))
                QTest::addRow("%s, %s", qPrintable(layout), qPrintable(how)) << layout << how;
    QTest::newRow("cards, two up") << "cards"
                                   << "two up";
}

/// Nothing is lost on the way, and the bound edge alternates.
void TestPrintOptions::pdfsByThemReadAsTheCharacter()
{
    QFETCH(QString, layout);
    QFETCH(QString, how);
    const std::vector<TemplateInfo> templates = theGame()->templates();
    const auto character =
        theGame()
            ->fromTemplate(templates[static_cast<size_t>(qHash(layout + how) % templates.size())].id)
            .value();
    Options options;
    options.layout = layout;
    if (how == QLatin1String("large")) options.textSize = Options::MostText;
    if (how == QLatin1String("two up")) options.twoUp = true;
    if (how == QLatin1String("bound")) {
        options.paper = PageFormat::a5();
        options.binding = 12;
        options.bothSides = true;
    }
    const auto made = exportPdf(*character, *theGame(), options);
    QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
    QCOMPARE(made->missing, QStringList());
    const QString text = bareText(test::textOfPdf(made->bytes));
    const auto evaluation = theGame()->evaluate(*character);
    for (const Expected &item : theGame()->sheet(*character, *evaluation, options).expected)
        for (const QString &part : item.texts)
            for (const QString &word : part.split(u' ', Qt::SkipEmptyParts))
                QVERIFY2(text.contains(bareText(word)), qPrintable(item.name + u' ' + word));
    ++m_readBack;
    if (how != QLatin1String("bound")) return;
    const std::vector<double> lefts = leftEdges(made->bytes);
    QCOMPARE(lefts.size(), size_t(made->pages));
    for (size_t page = 1; page < lefts.size(); ++page)
        QVERIFY2(std::abs(lefts[page - 1] - lefts[page] - (page % 2 == 1 ? 12 : -12)) < 1,
                 qPrintable(QString::number(lefts[page])));
}

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QGuiApplication application(argc, argv);
    TestPrintOptions test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_print_options.moc"
