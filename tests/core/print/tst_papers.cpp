#include "core/base/baretext.h"
#include "core/print/type.h"
#include "tests/support/paperbench.h"
#include "tests/support/pdftext.h"

#include <QHashSeed>
#include <QTest>

#include <atomic>
#include <mutex>
#include <thread>

using namespace sky;
using namespace sky::print;

namespace
{

namespace hu = sky::hursagmu;
using test::PlacedText;
using test::theGame;

QString longName(int number)
{
    return QStringLiteral("%1 of the uncommonly long and winding road to the hills")
        .arg(number, 6)
        .leftJustified(60, 'x');
}

/// 80 traits, 40 gifts, 300 items, names of 60 letters, 3,000 words of notes,
/// four scripts.
std::unique_ptr<Character> stress()
{
    auto made = theGame()->blank(100);
    auto &character = static_cast<hu::Character &>(*made);
    character.id = QStringLiteral("00000000-0000-4000-8000-000000000001");
    character.name = QStringLiteral("Ὀδυσσεύς Садко שמשון Thorfinn of the uncommonly long name");
    character.player = longName(1);
    for (int i = 0; i < 80; ++i) {
        hu::TraitEntry trait;
        trait.id = QStringLiteral("own_%1").arg(i);
        trait.name = longName(i);
        trait.custom = true;
        trait.level = Level::of(i % 12).value();
        character.creation.traits.push_back(trait);
    }
    for (int i = 0; i < 40; ++i) {
        hu::GiftEntry gift;
        gift.id = QStringLiteral("g%1").arg(i);
        gift.name = longName(i);
        gift.explanation = longName(i + 100);
        character.creation.gifts.push_back(gift);
    }
    for (int i = 0; i < 300; ++i) {
        hu::Item item;
        item.id = QStringLiteral("i%1").arg(i);
        item.kind = hu::ItemKind::Gear;
        item.name = i % 3 == 0 ? QStringLiteral("меч %1").arg(i) : longName(i);
        item.quantity = 1 + i % 4;
        character.items.push_back(item);
    }
    for (int i = 0; i < 100; ++i)
        character.notes += QStringLiteral("word ").repeated(30) + QStringLiteral("end%1.\n").arg(i);
    return made;
}

struct Subject {
    QString name;
    std::shared_ptr<Character> character;
    EvaluationPtr evaluation;
};

/// The seven templates, nobody, and far too much.
const std::vector<Subject> &subjects()
{
    static const std::vector<Subject> all = [] {
        std::vector<Subject> made;
        for (const TemplateInfo &info : theGame()->templates())
            made.push_back({info.id, theGame()->fromTemplate(info.id).value(), {}});
        made.push_back({QStringLiteral("empty"), theGame()->blank({}), {}});
        made.push_back({QStringLiteral("stress"), stress(), {}});
        for (Subject &subject : made)
            subject.evaluation = theGame()->evaluate(*subject.character);
        return made;
    }();
    return all;
}

bool hasText(const Page &page)
{
    const std::vector<PlacedText> texts = test::textsOf(page);
    return std::any_of(texts.begin(), texts.end(),
                       [](const PlacedText &each) { return each.text->role != Role::Footer; });
}

/// Of each page, in the order it was painted, without spaces.
QStringList pagesIn(const QByteArray &pdf)
{
    const QString text =
        test::readPdf(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), QStringLiteral("-")}, pdf);
    QStringList pages;
    for (const QString &page : text.split(QChar(u'\f')))
        pages << bareText(page);
    return pages;
}

/// By this variable every character is laid out and read back in every layout on every paper, instead of the
/// share which the suite has time for.
bool isAllRead()
{
    return qEnvironmentVariableIsSet("SKYCHAMBER_ALL_PAPERS");
}

bool readsFromTheRight(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
}

/// The first text of the layout that its PDF does not say on its page; empty when it says all.
QString unreadIn(const QByteArray &pdf, const SheetLayout &layout)
{
    const QStringList texts = pagesIn(pdf);
    if (texts.size() < qsizetype(layout.pages.size())) return QStringLiteral("pages");
    for (size_t page = 0; page < layout.pages.size(); ++page)
        for (const PlacedText &each : test::textsOf(layout.pages[page])) {
            const QString &text = each.text->text;
            if (!readsFromTheRight(text) && !texts[qsizetype(page)].contains(bareText(text)))
                return QStringLiteral("page %1: %2").arg(page + 1).arg(text);
        }
    return {};
}

/// Of all of these sheets, by as many threads as the machine has: the layout has every text of the character,
/// the PDF has to have every one of the layout.
QStringList unreadOf(const std::vector<SheetLayout> &layouts)
{
    QStringList unread;
    std::mutex mutex;
    std::atomic<size_t> next = 0;
    const auto work = [&] {
        for (size_t i = next++; i < layouts.size(); i = next++) {
            const QString text = unreadIn(toPdf(layouts[i], systemClock()()).value(), layouts[i]);
            const std::lock_guard lock(mutex);
            if (!text.isEmpty()) unread << layouts[i].title + QStringLiteral(", ") + text;
        }
    };
    std::vector<std::jthread> threads;
    for (size_t i = 1; i < std::min<size_t>(std::thread::hardware_concurrency(), layouts.size()); ++i)
        threads.emplace_back(work);
    work();
    threads.clear();
    return unread;
}

/// A sheet of the table: which of the characters are laid out, and whose PDF is read.
struct Turn {
    QString layout, paper;
    bool landscape = false;

    bool isLaidOut(size_t who) const
    {
        constexpr size_t Share = 3; // of the characters, where everything takes long
        if (!test::IsSanitized || isAllRead() || isRead(who)) return true;
        return who + 1 < subjects().size() && (number() + who) % Share == 0;
    }
    /// Another character for each layout on each paper, so that each meets each paper and each layout; the
    /// one with far too much where it is shortest.
    bool isRead(size_t who) const
    {
        if (isAllRead()) return true;
        const size_t far = subjects().size() - 1;
        return who == (paper == QLatin1String("a4") && !landscape ? far : number() % far);
    }

private:
    size_t number() const
    {
        QStringList papers;
        for (const PageFormat &each : allPapers())
            papers << each.id;
        return static_cast<size_t>(3 * theGame()->layouts().indexOf(layout) +
                                   2 * (papers.indexOf(paper) + 1) + (landscape ? 1 : 0));
    }
};

constexpr int MostMembers = 40;

/// The first `count` of the same party.
std::vector<SheetMember> members(int count)
{
    static const std::vector<SheetMember> all = [] {
        std::vector<SheetMember> made;
        for (int i = 0; i < MostMembers; ++i) {
            const Subject &subject = subjects()[static_cast<size_t>(i) % (subjects().size() - 2)];
            auto character = subject.character->clone();
            character->name = QStringLiteral("%1 the %2th").arg(subject.name).arg(i + 1);
            EvaluationPtr evaluation = theGame()->evaluate(*character);
            made.push_back({QString::number(i), character->name, character->player, std::move(character),
                            std::move(evaluation)});
        }
        return made;
    }();
    return {all.begin(), all.begin() + count};
}

/// The sections' headings through all pages; "continued" as a heading of its
/// own follows the one it is beside.
QStringList headings(const SheetLayout &layout)
{
    QStringList all;
    for (const PlacedText &each : test::textsOf(layout)) {
        const bool again = each.text->role == Role::Remark && each.text->text == QStringLiteral("continued");
        if (each.text->role == Role::Heading || again) all << each.text->text;
    }
    return all;
}

/// Boxes and ticks of a track.
std::pair<int, int> boxesAndTicks(const SheetLayout &layout, const QString &subject)
{
    int boxes = 0, ticks = 0;
    for (const Page &page : layout.pages)
        for (const Mark &mark : page.marks) {
            if (!mark.subjects.contains(subject)) continue;
            if (std::holds_alternative<BoxMark>(mark.shape)) ++boxes;
            const LineMark *line = std::get_if<LineMark>(&mark.shape);
            if (line && line->from.x() != line->to.x() && line->from.y() != line->to.y()) ++ticks;
        }
    return {boxes, ticks};
}

int laidOut = 0, pages = 0, readBack = 0;

} // namespace

class TestPapers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingStandsOnEveryPaper_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<bool>("landscape");
        QStringList papers = {"150x220mm"};
        for (const PageFormat &paper : allPapers())
            papers << paper.id;
        for (const QString &layout : theGame()->layouts())
            for (const QString &paper : papers)
                for (const bool landscape : {false, true})
                    QTest::addRow("%s on %s%s", qPrintable(layout), qPrintable(paper),
                                  landscape ? ", lying" : "")
                        << layout << paper << landscape;
    }
    void everythingStandsOnEveryPaper()
    {
        QFETCH(QString, layout);
        QFETCH(QString, paper);
        QFETCH(bool, landscape);
        Options options;
        options.layout = layout;
        options.paper = paperByName(paper).value();
        options.landscape = landscape;
        const Turn turn{layout, paper, landscape};
        std::vector<SheetLayout> toRead;
        for (size_t i = 0; i < subjects().size(); ++i) {
            if (!turn.isLaidOut(i)) continue;
            const Subject &subject = subjects()[i];
            const auto sheet = makeSheet(*subject.character, *subject.evaluation, *theGame(), options);
            QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().message));
            const QByteArray who = subject.name.toUtf8();
            QVERIFY2(sheet->missing.isEmpty(),
                     (who + ": missing " + sheet->missing.join(u'|').left(300).toUtf8()).constData());
            const QStringList wrong = faults(sheet->layout);
            QVERIFY2(wrong.isEmpty(), (who + ": " + wrong.mid(0, 3).join(u'|').toUtf8()).constData());
            QVERIFY2(!sheet->layout.pages.empty(), who.constData());
            for (const Page &page : sheet->layout.pages)
                QVERIFY2(hasText(page), who.constData());
            ++laidOut;
            pages += int(sheet->layout.pages.size());
            if (turn.isRead(i)) toRead.push_back(sheet->layout);
        }
        QCOMPARE(unreadOf(toRead), QStringList());
        readBack += int(toRead.size());
    }

    void aPartyStandsOnEveryPaper_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<int>("count");
        QStringList papers = {"210x260mm"};
        for (const PageFormat &paper : allPapers())
            papers << paper.id;
        for (const QString &paper : papers)
            for (const bool landscape : {false, true})
                for (const int count : {0, 1, 6, MostMembers})
                    QTest::addRow("%d on %s%s", count, qPrintable(paper), landscape ? ", lying" : "")
                        << paper << landscape << count;
    }
    void aPartyStandsOnEveryPaper()
    {
        QFETCH(QString, paper);
        QFETCH(bool, landscape);
        QFETCH(int, count);
        Options options;
        options.paper = paperByName(paper).value();
        options.landscape = landscape;
        const auto sheet =
            makeGroupSheet(QStringLiteral("The long road"), members(count), *theGame(), options);
        const bool large = QStringList{"a4", "letter"}.contains(paper);
        QVERIFY2(sheet.has_value() == large, qPrintable(sheet ? QString() : sheet.error().message));
        if (!sheet) {
            QVERIFY2(sheet.error().message.contains("252 × 126 mm"), qPrintable(sheet.error().message));
            return;
        }
        QCOMPARE(sheet->missing, QStringList());
        QCOMPARE(faults(sheet->layout), QStringList());
        QVERIFY(sheet->layout.paper.isLandscape());
        if (count == MostMembers || !test::IsSanitized) {
            QCOMPARE(unreadOf({sheet->layout}), QStringList());
            ++readBack;
        }
        ++laidOut;
        pages += int(sheet->layout.pages.size());
    }

    void injuriesStandInFull_data() { everythingStandsOnEveryPaper_data(); }
    void injuriesStandInFull()
    {
        QFETCH(QString, layout);
        QFETCH(QString, paper);
        QFETCH(bool, landscape);
        if (QStringList{"template", "audit", "blank"}.contains(layout)) return; // have none, or empty ones
        auto hurt = theGame()->fromTemplate(subjects().front().name).value();
        static_cast<hu::Character &>(*hurt).damage = {13, 25, 7};
        Options options;
        options.layout = layout;
        options.paper = paperByName(paper).value();
        options.landscape = landscape;
        const Sheet sheet = makeSheet(*hurt, *theGame()->evaluate(*hurt), *theGame(), options).value();
        QCOMPARE(sheet.missing, QStringList());
        const auto ticked = [&sheet](const char *track) {
            return boxesAndTicks(sheet.layout, QStringLiteral("injury/") + QLatin1String(track));
        };
        if (layout == QLatin1String("cards")) {
            QCOMPARE(ticked("stuns"), std::pair(70, 42)); // all three on one card
            return;
        }
        QCOMPARE(ticked("stuns"), std::pair(10, 10));
        QCOMPARE(ticked("wounds"), std::pair(30, 25));
        QCOMPARE(ticked("shocks"), std::pair(30, 7));
    }

    void longHeadsEnd_data()
    {
        QTest::addColumn<QString>("paper");
        for (const char *paper : {"a6", "90x86mm", "108x101mm", "a4"})
            QTest::newRow(paper) << QString::fromLatin1(paper);
    }
    /// However long a name is and the sentence of a draft: no page that holds
    /// nothing, and what was cut is told.
    void longHeadsEnd()
    {
        QFETCH(QString, paper);
        auto made = theGame()->fromTemplate(subjects().front().name).value();
        auto &character = static_cast<hu::Character &>(*made);
        character.name = QStringLiteral("Ashurbanipal ").repeated(80);
        character.conceptText = QStringLiteral("unbreakable").repeated(90);
        character.creation.budget = 1;
        Options options;
        options.paper = paperByName(paper).value();
        const auto sheet = makeSheet(*made, *theGame()->evaluate(*made), *theGame(), options);
        if (!sheet) return; // too small altogether
        QCOMPARE(faults(sheet->layout), QStringList());
        for (const Page &page : sheet->layout.pages)
            QVERIFY(hasText(page));
        if (paper != QLatin1String("a4")) QVERIFY(sheet->missing.contains(QStringLiteral("concept")));
    }

    /// At a size that can be read.
    void templatesFitOnOnePage_data()
    {
        QTest::addColumn<QString>("layout");
        for (const char *layout : {"standard", "one-page"})
            QTest::newRow(layout) << QString::fromLatin1(layout);
    }
    void templatesFitOnOnePage()
    {
        QFETCH(QString, layout);
        constexpr double LeastPoints = 7;
        Options options;
        options.layout = layout;
        for (const PageFormat &paper : {PageFormat::a4(), PageFormat::letter()})
            for (const Subject &subject : subjects()) {
                if (subject.name == QLatin1String("stress")) continue;
                options.paper = paper;
                const Sheet sheet =
                    makeSheet(*subject.character, *subject.evaluation, *theGame(), options).value();
                QVERIFY2(sheet.layout.pages.size() == 1, qPrintable(subject.name));
                for (const PlacedText &each : test::textsOf(sheet.layout))
                    QVERIFY2(pointSize(each.text->role) * each.text->scale >= LeastPoints,
                             qPrintable(each.text->text));
            }
    }

    /// There are characters that only it gets onto one page.
    void onePageHoldsMoreThanStandard()
    {
        Options standard, compact;
        compact.layout = QStringLiteral("one-page");
        bool foundOne = false;
        for (int things = 4; things <= 120 && !foundOne; things += 4) {
            auto made = theGame()->fromTemplate(subjects().front().name).value();
            for (int i = 0; i < things; ++i) {
                hu::Item item;
                item.id = QStringLiteral("more%1").arg(i);
                item.kind = hu::ItemKind::Gear;
                item.name = QStringLiteral("thing %1").arg(i);
                static_cast<hu::Character &>(*made).items.push_back(item);
            }
            const EvaluationPtr evaluation = theGame()->evaluate(*made);
            const auto pagesOf = [&](const Options &options) {
                return makeSheet(*made, *evaluation, *theGame(), options).value().layout.pages.size();
            };
            foundOne = pagesOf(standard) > 1 && pagesOf(compact) == 1;
        }
        QVERIFY(foundOne);
    }

    void brokenSectionsGoOnFirst_data()
    {
        QTest::addColumn<QString>("paper");
        for (const char *paper : {"a5", "a6", "half-letter", "150x220mm"})
            QTest::newRow(paper) << QString::fromLatin1(paper);
    }
    /// Between the parts of a section there is no other.
    void brokenSectionsGoOnFirst()
    {
        QFETCH(QString, paper);
        Options options;
        options.paper = paperByName(paper).value();
        for (const Subject &subject : subjects()) {
            const Sheet sheet =
                makeSheet(*subject.character, *subject.evaluation, *theGame(), options).value();
            QStringList all = headings(sheet.layout);
            all.removeAll(QStringLiteral("DRAFT"));
            for (qsizetype i = 2; i < all.size(); ++i)
                if (all[i] == QLatin1String("continued") && all[i - 1] != QLatin1String("LOAD"))
                    QVERIFY2(all.mid(0, i - 1).lastIndexOf(all[i - 1]) >= i - 4,
                             qPrintable(subject.name + u' ' + all.mid(0, i + 1).join(u' ')));
        }
    }

    void optionsChangeThePages()
    {
        const Subject &knight = subjects().front();
        const auto made = [&knight](const Options &options) {
            return makeSheet(*knight.character, *knight.evaluation, *theGame(), options).value();
        };
        Options large;
        large.textSize = Options::MostText;
        const Sheet big = made(large);
        QCOMPARE(big.missing, QStringList());
        QCOMPARE(faults(big.layout), QStringList());
        QVERIFY(qAbs(big.layout.paper.width - 210) < 0.01);
        for (const PlacedText &each : test::textsOf(big.layout.pages.front()))
            QVERIFY2(pointSize(each.text->role) * each.text->scale > 10.4, qPrintable(each.text->text));

        Options paired;
        paired.twoUp = true;
        const Sheet pairs = made(paired);
        QVERIFY(pairs.layout.paper.isLandscape());
        Options halves;
        halves.paper = PageFormat::a5();
        QCOMPARE(pairs.layout.pages.size(), (made(halves).layout.pages.size() + 1) / 2);

        Options bound;
        bound.binding = 12;
        bound.bothSides = true;
        bound.paper = PageFormat::a5();
        const Sheet book = made(bound);
        QCOMPARE(faults(book.layout), QStringList());
        QVERIFY(book.layout.paper.left(0) > book.layout.paper.left(1) + 11);

        Options some;
        some.sections = {"professions", "talents"};
        some.titleLine = QStringLiteral("For the convention");
        const Sheet few = made(some);
        QCOMPARE(few.missing, QStringList());
        const QString all = test::linesOf(few.layout);
        QVERIFY(all.contains("For the convention"));
        QVERIFY(all.contains("TALENTS") && !all.contains("EQUIPMENT"));
    }

    void tooSmallPaperIsNamed()
    {
        Options options;
        options.paper = paperByName(QStringLiteral("70x70mm")).value();
        const Subject &knight = subjects().front();
        const auto sheet = makeSheet(*knight.character, *knight.evaluation, *theGame(), options);
        QVERIFY(!sheet);
        QVERIFY2(sheet.error().message.contains(QStringLiteral("at least 90 × 86 mm")),
                 qPrintable(sheet.error().message));
        for (const char *name : {"69x200mm", "100x601mm", "napkin", "0x0mm"})
            QVERIFY2(!paperByName(QString::fromLatin1(name)), name);
    }

    void cleanupTestCase()
    {
        qInfo("%d sheets of %d pages laid out, %d PDFs read back", laidOut, pages, readBack);
    }
};

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QGuiApplication application(argc, argv);
    TestPapers test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_papers.moc"
