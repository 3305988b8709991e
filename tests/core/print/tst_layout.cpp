#include "core/hursagmu/hursagmu.h"
#include "core/print/layout.h"
#include "core/print/type.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/builder.h"
#include "tests/support/samplesheet.h"

#include <QFile>
#include <QTest>

using namespace sky;
using namespace sky::print;
using test::SampleAmounts;
using test::sampleLayout;
using test::sampleSheet;

namespace
{

const QString LongWord = QStringLiteral("unbreakableunbreakableunbreakableunbreakableunbreakableabcde"); // 60

SheetLayout laid(const SheetContent &content, const PageFormat &paper = PageFormat::a4())
{
    return layOut(content, sampleLayout(), paper).value();
}

QStringList textsOf(const Page &page)
{
    QStringList texts;
    for (const Mark &mark : page.marks)
        if (const TextMark *text = std::get_if<TextMark>(&mark.shape)) texts << text->text;
    return texts;
}

/// How many marks stand for the subject.
qsizetype countOf(const Page &page, const QString &subject)
{
    return std::count_if(page.marks.begin(), page.marks.end(),
                         [&](const Mark &mark) { return mark.subjects.contains(subject); });
}

/// Nothing missing, nothing overlapping or outside.
QStringList complaints(const SheetContent &content, const SheetLayout &layout)
{
    return missing(content.expected, layout) + faults(layout);
}

std::shared_ptr<const hursagmu::Hursagmu> game()
{
    static const auto system = hursagmu::Hursagmu::create().value();
    return system;
}

SheetContent sheetOf(const QString &file)
{
    GameRegistry games;
    games.add(game());
    const QByteArray bytes = storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/") + file).value();
    const storage::Loaded loaded = storage::readCharacter(bytes, games).value();
    return game()->sheet(*loaded.character, *game()->evaluate(*loaded.character), {});
}

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(missingFonts().isEmpty(), "the golden layouts need the sheet's own fonts");
    }

    void everythingStandsOnItsPagesWithoutTouching_data()
    {
        QTest::addColumn<SampleAmounts>("amounts");
        const SampleAmounts usual, some(6, 30, 2, 0);
        const QString thing = usual.word;
        QTest::newRow("empty") << SampleAmounts(0, 0, 0, 0).named({}, {});
        QTest::newRow("usual") << usual;
        QTest::newRow("300 items") << SampleAmounts(6, 300, 1, 0);
        QTest::newRow("80 traits") << SampleAmounts(80, 12, 1, 0);
        QTest::newRow("200 waivers") << SampleAmounts(6, 12, 1, 200);
        QTest::newRow("90 paragraphs") << SampleAmounts(6, 12, 90, 3);
        QTest::newRow("all of it") << SampleAmounts(80, 300, 90, 60);
        QTest::newRow("60 letters") << SampleAmounts(10, 30, 2, 1).named(LongWord, LongWord);
        QTest::newRow("long draft") << SampleAmounts(6, 300, 1, 1)
                                           .named(LongWord, thing)
                                           .drafted(QStringList(3, LongWord).join(QLatin1Char(' ')));
        QTest::newRow("long name, short draft") << SampleAmounts(6, 300, 1, 1)
                                                       .named(LongWord + u' ' + LongWord, thing)
                                                       .drafted(QStringLiteral("over budget by 4"));
        QTest::newRow("name of 300") << usual.named(LongWord.repeated(5), thing);
        QTest::newRow("Greek") << some.named(QStringLiteral("Ὀδυσσεύς"), QStringLiteral("ξίφος"));
        QTest::newRow("Cyrillic") << some.named(QStringLiteral("Садко"), QStringLiteral("меч"));
        QTest::newRow("Hebrew") << some.named(QStringLiteral("שמשון"), QStringLiteral("חרב"));
        QTest::newRow("Arabic") << some.named(QStringLiteral("عنترة"), QStringLiteral("سيف"));
    }
    void everythingStandsOnItsPagesWithoutTouching()
    {
        QFETCH(SampleAmounts, amounts);
        const SheetContent content = sampleSheet(amounts);
        for (const PageFormat &paper : {PageFormat::a4(), PageFormat::letter()})
            QCOMPARE(complaints(content, laid(content, paper)), QStringList());
    }

    void usualSheetFillsOnePage()
    {
        const SheetLayout layout = laid(sampleSheet({}));
        QCOMPARE(layout.pages.size(), size_t{1});
        QVERIFY(textsOf(layout.pages[0]).contains(QStringLiteral("page 1 of 1")));
    }

    /// As long as a file may hold, in a word that never ends; minutes where it is not broken in pieces.
    void breaksTheLongestWord()
    {
        const QString word(storage::MaxLongText, QLatin1Char('x'));
        const auto lines = wrappedLines(word, Role::Body, 80);
        qsizetype at = 0;
        for (const WrappedLine &line : lines) {
            QCOMPARE(line.start, at);
            at += line.text.size();
        }
        QCOMPARE(at, word.size());
        for (size_t i = 0; i + 1 < lines.size(); ++i)
            QCOMPARE(lines[i].text.size(), lines.front().text.size());
    }

    /// Where a long text is cut into pieces does not show.
    void breaksALongTextBetweenWords()
    {
        QString text;
        for (int i = 0; text.size() < 9'000; ++i)
            text += QStringLiteral("word%1 ").arg(i * 37 % 1'000);
        const auto lines = wrappedLines(text, Role::Body, 80);
        QStringList words;
        for (const WrappedLine &line : lines) {
            QVERIFY2(textWidth(line.text, Role::Body) <= 80, qPrintable(line.text));
            words += line.text.split(QLatin1Char(' '));
        }
        QCOMPARE(words.join(QLatin1Char(' ')), text.trimmed());
        // As many words on each line as fit.
        for (size_t i = 0; i + 1 < lines.size(); ++i) {
            const QString more = lines[i].text + QLatin1Char(' ') + lines[i + 1].text.section(u' ', 0, 0);
            QVERIFY2(textWidth(more, Role::Body) > 80, qPrintable(more));
        }
    }

    void notesGiveWayFirst()
    {
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, 60, 4, 0)));
        QCOMPARE(layout.pages.size(), size_t{2});
        QVERIFY(textsOf(layout.pages[0]).contains(QStringLiteral("thing no. 60")));
        QVERIFY(textsOf(layout.pages[1]).join(QLatin1Char(' ')).contains(QStringLiteral("thing59")));
    }

    void continuedListSaysSoAndRepeatsItsColumns()
    {
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, 300, 0, 0)));
        QVERIFY(layout.pages.size() >= 2);
        const QStringList texts = textsOf(layout.pages[1]);
        const qsizetype heading = texts.indexOf(QStringLiteral("ITEMS"));
        QVERIFY(heading >= 0);
        QCOMPARE(texts.value(heading + 1), QStringLiteral("continued"));
        QCOMPARE(texts.count(QStringLiteral("lb")), 3);
    }

    void splitContainerIsNamedAgain()
    {
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, 42, 0, 0)));
        const QString all = textsOf(layout.pages[0]).join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("(continued)")), qPrintable(all));
    }

    void noPageIsEmptyAndEachIsNumbered()
    {
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(80, 300, 40, 30)));
        for (size_t i = 0; i < layout.pages.size(); ++i) {
            const QStringList texts = textsOf(layout.pages[i]);
            QVERIFY(texts.size() > 5);
            QVERIFY(texts.contains(QStringLiteral("page %1 of %2").arg(i + 1).arg(layout.pages.size())));
        }
    }

    void fewRowsLeftStandInOneColumn()
    {
        int found = 0;
        for (int items = 85; items < 110; ++items) {
            const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, items, 0, 0)));
            if (layout.pages.size() != 2) continue;
            const QStringList texts = textsOf(layout.pages[1]);
            const qsizetype rows = texts.filter(QStringLiteral(" no. ")).size();
            if (rows > 4) break;
            QCOMPARE(texts.count(QStringLiteral("lb")), 1);
            ++found;
        }
        QVERIFY(found > 0);
    }

    void noLineOfAParagraphStandsAlone()
    {
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, 12, 60, 0)));
        QVERIFY(layout.pages.size() > 2);
        for (const Page &page : layout.pages)
            for (int paragraph = 1; paragraph <= 60; ++paragraph)
                QVERIFY(countOf(page, QStringLiteral("notes/%1").arg(paragraph)) != 1);
    }

    void wrappedEntryHasOneRule()
    {
        const SheetLayout layout =
            laid(sampleSheet(SampleAmounts(1, 0, 0, 0).named(QStringLiteral("Ansa"), LongWord)));
        QVERIFY(countOf(layout.pages[0], QStringLiteral("trait/1")) > 2);
        const auto isRule = [](const Mark &mark) {
            const LineMark *line = std::get_if<LineMark>(&mark.shape);
            return line && line->points == 0.3 && line->to.x() - line->from.x() == 60;
        };
        const auto &marks = layout.pages[0].marks;
        QCOMPARE(std::count_if(marks.begin(), marks.end(), isRule), 1);
    }

    void waiversCloseTheLastPage()
    {
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, 300, 1, 2)));
        for (size_t i = 0; i < layout.pages.size(); ++i)
            QCOMPARE(textsOf(layout.pages[i]).contains(QStringLiteral("exception 1")),
                     i + 1 == layout.pages.size());
    }

    void draftStandsInTheHeadOfEveryPage()
    {
        const SampleAmounts amounts = SampleAmounts(6, 300, 1, 0).drafted(QStringLiteral("over budget by 4"));
        const SheetLayout layout = laid(sampleSheet(amounts));
        QVERIFY(layout.pages.size() > 1);
        for (const Page &page : layout.pages) {
            QVERIFY(textsOf(page).contains(QStringLiteral("DRAFT")));
            QVERIFY(textsOf(page).contains(amounts.draft));
        }
    }

    void longNameShrinksOnceThenWraps()
    {
        const auto rolesOf = [](const QString &name) {
            std::vector<Role> roles;
            SampleAmounts amounts;
            amounts.name = name;
            const SheetLayout layout = laid(sampleSheet(amounts));
            for (const Mark &mark : layout.pages[0].marks)
                if (mark.subjects.contains(QStringLiteral("name")))
                    roles.push_back(std::get<TextMark>(mark.shape).role);
            return roles;
        };
        QCOMPARE(rolesOf(QStringLiteral("Ansa")), std::vector<Role>{Role::Name});
        QCOMPARE(rolesOf(QStringLiteral("Ansa Ansala of the Upper Ford of Sebuttu, Lady")),
                 std::vector<Role>{Role::NameSmaller});
        // Rather smaller than broken inside a word.
        QCOMPARE(rolesOf(LongWord), std::vector<Role>{Role::Title});
        QCOMPARE(rolesOf(LongWord + u' ' + LongWord), (std::vector<Role>{Role::Title, Role::Title}));
    }

    void markupIsText()
    {
        SampleAmounts amounts;
        amounts.name = QStringLiteral("<b>Ansa</b> & Co");
        QVERIFY(textsOf(laid(sampleSheet(amounts)).pages[0]).contains(amounts.name));
    }

    void missingNamesWhatNoMarkStandsFor()
    {
        SheetContent content = sampleSheet({});
        content.expected.push_back({QStringLiteral("item/lost"), QStringLiteral("lost thing"), {}});
        content.expected.push_back(
            {QStringLiteral("item/1"), QStringLiteral("wrong thing"), {QStringLiteral("× 3")}});
        QCOMPARE(missing(content.expected, laid(content)),
                 QStringList({QStringLiteral("lost thing"), QStringLiteral("wrong thing")}));
    }

    void charactersWithoutASignAreNamedOnce()
    {
        SampleAmounts amounts;
        // Of a private plane: no font has it. What shows nothing, and what every font has, is no lack.
        amounts.name = QString::fromUcs4(U"Ansa\U0010FFF0 \u00e4\u2014\u200b\ufe0f \U0010FFF0");
        const QStringList found = unwritable(laid(sampleSheet(amounts)));
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.front().startsWith(QStringLiteral("U+10FFF0 in \u201cAnsa")),
                 qPrintable(found.front()));
        amounts.name = QStringLiteral("Ansa");
        QCOMPARE(unwritable(laid(sampleSheet(amounts))), QStringList());
    }

    void faultsSeeOverlapAndMargin()
    {
        SheetLayout layout{PageFormat::a4(), {}, {}, {Page{}}};
        const TextMark text{20, 50, 30, Role::Body, QStringLiteral("here"), false};
        TextMark close = text, far = text;
        close.baseline += 1;
        far.x = 190;
        layout.pages[0].marks = {{text, {}}, {close, {}}, {far, {}}};
        QCOMPARE(faults(layout).size(), 2);
    }

    void marksOfAScaleNeverTouch_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<qlonglong>("maximum");
        for (const double width : {40.0, 60.75, 67.5, 121.5})
            for (const qlonglong maximum : {100LL, 1'600LL, 12'500LL, 500'000'000'000LL})
                QTest::addRow("%lld on %g mm", maximum, width) << width << maximum;
    }
    /// Half, three quarters and all of it; the end always stands.
    void marksOfAScaleNeverTouch()
    {
        QFETCH(double, width);
        QFETCH(qlonglong, maximum);
        Ruler ruler;
        ruler.maximum = maximum;
        ruler.value = maximum / 20;
        ruler.valueText = QString::number(ruler.value);
        for (const qlonglong at : {maximum / 2, maximum * 3 / 4, maximum})
            ruler.marks.push_back({at, QString::number(at), {}});
        SheetContent content;
        content.sections = {{QStringLiteral("load"), QStringLiteral("Load"), {}, {}, ruler}};
        SectionPlace place;
        place.section = QStringLiteral("load");
        LayoutSpec spec;
        spec.arrangements = {{QStringLiteral("one"), {}, {}, {{{}, false, {{0, width, {place}}}}}}};
        const SheetLayout layout = layOut(content, spec, PageFormat::a4()).value();
        QCOMPARE(faults(layout), QStringList());
        QVERIFY(textsOf(layout.pages.front()).contains(QString::number(maximum)));
    }

    /// Chinese beside Latin letters: smaller where that can be read, and broken by its own width.
    void signsThatFillASquareAreSmaller()
    {
        const QString sign(QChar(0x5c71));
        const auto width = [](const QString &text, Role role) {
            return textWidth(text, role) / MillimetresPerPoint;
        };
        QVERIFY(std::abs(width(sign.repeated(8), Role::Body) - 8 * 8.75) < 0.5);
        QVERIFY(std::abs(width(sign.repeated(8), Role::Caption) - 8 * 7.5) < 0.5);
        const QString mixed = QStringLiteral("Ur ") + sign + QStringLiteral(" or");
        QVERIFY(std::abs(width(mixed, Role::Body) - width(QStringLiteral("Ur "), Role::Body) -
                         width(sign, Role::Body) - width(QStringLiteral(" or"), Role::Body)) < 0.1);
        const double room = textWidth(sign.repeated(10), Role::Body) + 0.1;
        const QStringList lines = wrapped(sign.repeated(20), Role::Body, room);
        QCOMPARE(lines, QStringList(2, sign.repeated(10)));
    }

    /// A name that is read from the right begins at the right end of its lines, and hangs there.
    void namesFromTheRightHangAtTheRight()
    {
        const QString name = QStringLiteral("חרב ארוכה מאוד של הגיבור שמשון ממשפחת דן אשר בארץ");
        const SheetLayout layout = laid(sampleSheet(SampleAmounts(6, 3, 0, 0).named(name, name)));
        std::vector<const TextMark *> lines;
        for (const Page &page : layout.pages)
            for (const Mark &mark : page.marks) {
                const TextMark *text = std::get_if<TextMark>(&mark.shape);
                const bool isThing = !mark.subjects.empty() && mark.subjects.front().startsWith(u"item/");
                if (text && isThing && isRightToLeft(text->text)) lines.push_back(text);
            }
        int hanging = 0;
        for (size_t i = 1; i < lines.size(); ++i) {
            const auto rightOf = [](const TextMark *mark) { return mark->x + mark->width; };
            if (!name.startsWith(lines[i - 1]->text) || name.startsWith(lines[i]->text)) continue;
            QVERIFY(rightOf(lines[i]) < rightOf(lines[i - 1]) - 1.5);
            QVERIFY(lines[i]->rightToLeft);
            ++hanging;
        }
        QVERIFY(hanging > 0);
    }

    void smallPaperIsRefused()
    {
        const PageFormat card{QStringLiteral("card"), 88, 63, 16, 10};
        const auto layout = layOut(sampleSheet({}), sampleLayout(), card);
        QVERIFY(!layout);
        QVERIFY(layout.error().message.contains(QStringLiteral("card")));
    }

    void goldenLayouts_data()
    {
        QTest::addColumn<PageFormat>("paper");
        for (const char *name : {"alaric", "eshara", "ubar-tutu"}) {
            QTest::addRow("%s-a4", name) << PageFormat::a4();
            QTest::addRow("%s-letter", name) << PageFormat::letter();
        }
    }
    void goldenLayouts()
    {
        QFETCH(PageFormat, paper);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        const QString name = tag.left(tag.lastIndexOf(QLatin1Char('-')));
        const SheetContent content = sheetOf(name + QStringLiteral(".skychar"));
        const SheetLayout layout =
            layOut(content, game()->layout(QStringLiteral("standard"), paper), paper).value();
        QCOMPARE(complaints(content, layout), QStringList());

        QFile golden(QStringLiteral(SKYCHAMBER_TEST_DATA "/golden/%1.txt").arg(tag));
        if (qEnvironmentVariableIsSet("SKYCHAMBER_RENEW_GOLDEN")) {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(dump(layout).toUtf8());
            return;
        }
        QVERIFY(golden.open(QIODevice::ReadOnly));
        QCOMPARE(dump(layout), QString::fromUtf8(golden.readAll()));
    }

    void emptySheetHasRoomToWriteEverywhere()
    {
        SheetContent content = sheetOf(QStringLiteral("alaric.skychar"));
        content.header.subtitle = {{{QStringLiteral("concept "), Role::Label}, {}}, {}};
        for (Section &section : content.sections)
            if (QStringList{QStringLiteral("hands"), QStringLiteral("armor"), QStringLiteral("gifts"),
                            QStringLiteral("equipment"), QStringLiteral("experience"),
                            QStringLiteral("notes")}
                    .contains(section.id)) {
                if (Table *table = std::get_if<Table>(&section.body)) table->rows.clear();
                if (Prose *prose = std::get_if<Prose>(&section.body)) prose->paragraphs.clear();
            }
        const SheetLayout layout =
            layOut(content, game()->layout(QStringLiteral("standard"), PageFormat::a4()), PageFormat::a4())
                .value();
        QCOMPARE(layout.pages.size(), size_t{1});
        const QStringList texts = textsOf(layout.pages[0]);
        for (const char *heading : {"concept ", "ARMOR", "EQUIPMENT", "EXPERIENCE", "NOTES"})
            QVERIFY2(texts.contains(QString::fromLatin1(heading)), heading);
        QVERIFY(!texts.contains(QStringLiteral("IN HAND")));
        QVERIFY(!texts.contains(QStringLiteral("GIFTS")));
    }

    void traitsAndWeaponsStayWholeOnTheFirstPage()
    {
        SheetContent content = sheetOf(QStringLiteral("ubar-tutu.skychar"));
        for (Section &section : content.sections)
            if (Table *table = std::get_if<Table>(&section.body);
                table && (section.id == QLatin1String("hands") || section.id == QLatin1String("weapons")))
                table->rows.resize(8, table->rows.front());
            else if (Prose *prose = std::get_if<Prose>(&section.body))
                prose->paragraphs.clear();
        const SheetLayout layout =
            layOut(content, game()->layout(QStringLiteral("standard"), PageFormat::a4()), PageFormat::a4())
                .value();
        QVERIFY(layout.pages.size() > 1);
        QVERIFY(!textsOf(layout.pages[0]).contains(QStringLiteral("NOTES"))); // empty, while lists go on
        for (size_t page = 1; page < layout.pages.size(); ++page)
            for (const char *heading : {"TALENTS", "PROFESSIONS", "IN HAND", "WEAPONS"})
                QVERIFY2(!textsOf(layout.pages[page]).contains(QString::fromLatin1(heading)), heading);
    }

    void containersDeepInOthersLeaveRoomForWhatLiesInThem()
    {
        test::Builder b;
        QString inner;
        for (int depth = 0; depth < 26; ++depth) {
            inner = b.add("sack", 1, hursagmu::Place::Carried, inner);
            b.character.items.back().name = QStringLiteral("the sack of a very patient collector");
        }
        for (int i = 0; i < 120; ++i)
            b.add("torch", 1, hursagmu::Place::Carried, inner);
        for (const char *name : {"standard", "one-page"}) {
            const PageFormat paper = PageFormat::a5().landscape();
            const QString id = QString::fromLatin1(name);
            const SheetContent content =
                game()->sheet(b.character, *game()->evaluate(b.character), {.layout = id});
            const auto layout = layOut(content, game()->layout(id, paper), paper);
            QVERIFY2(layout, layout ? "" : qUtf8Printable(layout.error().message));
            const QStringList bad = complaints(content, *layout);
            QVERIFY2(bad.isEmpty(), qUtf8Printable(bad.mid(0, 6).join(QLatin1String(" || "))));
        }
    }

    void lyingPaperHasNoPageOfEmptyNotes()
    {
        const PageFormat paper = PageFormat::a4().landscape();
        const auto layout = layOut(sheetOf(QStringLiteral("v1/alaric.skychar")),
                                   game()->layout(QStringLiteral("standard"), paper), paper);
        QVERIFY(layout);
        QCOMPARE(layout->pages.size(), size_t{1});
    }

    void everyTemplateFitsOnePage_data()
    {
        QTest::addColumn<QString>("name");
        for (const TemplateInfo &info : game()->templates())
            QTest::newRow(qPrintable(info.id)) << info.id;
    }
    void everyTemplateFitsOnePage()
    {
        QFETCH(QString, name);
        const auto character = game()->fromTemplate(name).value()->clone();
        const SheetContent content = game()->sheet(*character, *game()->evaluate(*character), {});
        for (const PageFormat &paper : {PageFormat::a4(), PageFormat::letter()}) {
            const SheetLayout layout =
                layOut(content, game()->layout(QStringLiteral("standard"), paper), paper).value();
            QCOMPARE(complaints(content, layout), QStringList());
            QCOMPARE(layout.pages.size(), size_t{1});
        }
    }
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
