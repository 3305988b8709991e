#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/party/partysheet.h"
#include "core/party/roster.h"
#include "core/print/export.h"

#include <QTest>

using namespace sky;

namespace
{

std::shared_ptr<const hursagmu::Hursagmu> game()
{
    static const auto system = hursagmu::Hursagmu::create().value();
    return system;
}

/// So many members, the templates in turn.
std::vector<SheetMember> members(int count)
{
    const std::vector<TemplateInfo> templates = game()->templates();
    std::vector<SheetMember> made;
    for (int i = 0; i < count; ++i) {
        auto character = game()->fromTemplate(templates[size_t(i) % templates.size()].id).value();
        character->name += QStringLiteral(" the %1th").arg(i);
        const auto evaluation = game()->evaluate(*character);
        const QString name = character->name;
        made.push_back(
            {QStringLiteral("%1.skychar").arg(i), name, {}, CharacterPtr(std::move(character)), evaluation});
    }
    return made;
}

/// All texts, as they follow each other.
QStringList textOn(const print::SheetLayout &layout)
{
    QStringList texts;
    for (const print::Page &page : layout.pages)
        for (const print::Mark &mark : page.marks)
            if (const auto *text = std::get_if<print::TextMark>(&mark.shape)) texts << text->text;
    return texts;
}

} // namespace

class TestPartySheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyStandsOnIt_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("mostPages");
        for (const char *paper : {"a4", "letter"})
            for (const auto &[members, pages] : {std::pair{0, 1}, {1, 1}, {5, 1}, {7, 2}, {40, 8}})
                QTest::addRow("%s, %d", paper, members) << QString::fromLatin1(paper) << members << pages;
    }
    void everybodyStandsOnIt()
    {
        QFETCH(QString, paper);
        QFETCH(int, count);
        QFETCH(int, mostPages);
        const print::PageFormat lying = print::paperByName(paper).value().landscape();
        const auto content =
            hursagmu::partySheet(QStringLiteral("The Darrow Crossing"), members(count), game()->catalogue());
        QCOMPARE(int(content.expected.size()), count);
        const auto layout = print::layOut(content, hursagmu::partyLayout(lying, game()->catalogue()), lying);
        QVERIFY2(layout, qPrintable(layout ? QString() : layout.error().message));
        QCOMPARE(print::missing(content.expected, *layout), QStringList());
        QCOMPARE(print::faults(*layout), QStringList());
        QVERIFY2(int(layout->pages.size()) <= mostPages, qPrintable(QString::number(layout->pages.size())));
    }

    void whoCannotBeReadIsLeftOut()
    {
        party::Seat seat;
        seat.member.path = QStringLiteral("gone.skychar");
        QVERIFY(party::sheetMembers({seat}).empty());
        const SheetMember member = members(1).front();
        party::Seat ready = seat;
        ready.character = member.character;
        ready.evaluation = member.evaluation;
        QCOMPARE(party::sheetMembers({seat, ready}).size(), size_t{1});
    }

    /// With boxes for everybody and room for foes.
    void aUsualPartyFitsOnePage()
    {
        std::vector<SheetMember> six = members(5);
        auto character = game()->fromTemplate(QStringLiteral("sorcerer")).value();
        const auto evaluation = game()->evaluate(*character);
        six.push_back({QStringLiteral("s.skychar"),
                       QStringLiteral("Eshara"),
                       {},
                       CharacterPtr(std::move(character)),
                       evaluation});
        for (SheetMember &member : six)
            member.name = member.name.section(u' ', 0, 0);
        const auto sheet = print::makeGroupSheet(QStringLiteral("The Darrow Crossing"), six, *game(), {});
        QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().message));
        QCOMPARE(sheet->missing, QStringList());
        QVERIFY(sheet->layout.paper.isLandscape());
        const auto boxes = [&sheet](size_t page) {
            const auto &marks = sheet->layout.pages[page].marks;
            return std::count_if(marks.begin(), marks.end(), [](const print::Mark &mark) {
                return std::holds_alternative<print::BoxMark>(mark.shape);
            });
        };
        QCOMPARE(int(boxes(0)), 6 * 12 + 3 * 10);
        QCOMPARE(sheet->layout.pages.size(), size_t{1});
    }

    void theMasterWhomAllNameStandsOnIt_data()
    {
        QTest::addColumn<QStringList>("masters");
        QTest::addColumn<QString>("told");
        QTest::newRow("all the same") << QStringList{"Jana", "Jana", "Jana"} << "Jana";
        QTest::newRow("a guest of another") << QStringList{"Odo", "Jana", "Jana"} << QString();
        QTest::newRow("one names none") << QStringList{"Jana", QString(), "Jana"} << QString();
        QTest::newRow("none") << QStringList{QString(), QString(), QString()} << QString();
    }
    void theMasterWhomAllNameStandsOnIt()
    {
        QFETCH(QStringList, masters);
        QFETCH(QString, told);
        std::vector<SheetMember> three = members(3);
        for (size_t i = 0; i < three.size(); ++i) {
            auto named = three[i].character->clone();
            named->master = masters[qsizetype(i)];
            three[i].character = std::move(named);
        }
        const auto sheet = print::makeGroupSheet(QStringLiteral("The Darrow Crossing"), three, *game(), {});
        QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().message));
        const QString text = textOn(sheet->layout).join(u' ');
        for (const QString &master : {QStringLiteral("Jana"), QStringLiteral("Odo")})
            QCOMPARE(text.contains(master), master == told);
    }

    void sectionsAreLeftOutAndOrdered_data()
    {
        QTest::addColumn<QStringList>("chosen");
        QTest::addColumn<QStringList>("headings");
        const QString fight = QStringLiteral("In the fight"), traits = QStringLiteral("Traits"),
                      foes = QStringLiteral("Foes");
        QTest::newRow("all") << QStringList() << QStringList{fight, traits, foes};
        QTest::newRow("the fight") << QStringList{"fight"} << QStringList{fight};
        QTest::newRow("the traits") << QStringList{"traits"} << QStringList{traits};
        QTest::newRow("foes first") << QStringList{"foes", "fight"} << QStringList{foes, fight};
        QTest::newRow("the other way")
            << QStringList{"foes", "traits", "fight"} << QStringList{foes, traits, fight};
    }
    void sectionsAreLeftOutAndOrdered()
    {
        QFETCH(QStringList, chosen);
        QFETCH(QStringList, headings);
        print::Options options;
        options.sections = chosen;
        const auto sheet = print::makeGroupSheet(QStringLiteral("Party"), members(3), *game(), options);
        QVERIFY2(sheet, qPrintable(sheet ? QString() : sheet.error().message));
        QCOMPARE(sheet->missing, QStringList());
        QStringList found;
        for (const print::Bookmark &mark : sheet->layout.bookmarks)
            found << mark.title;
        QCOMPARE(found, headings);
    }

    void uprightPaperIsTooNarrow()
    {
        const auto paper = print::PageFormat::a4();
        const auto content = hursagmu::partySheet(QStringLiteral("Party"), members(1), game()->catalogue());
        const auto layout = print::layOut(content, hursagmu::partyLayout(paper, game()->catalogue()), paper);
        QVERIFY(!layout);
        QVERIFY2(layout.error().message.contains(QStringLiteral("larger paper than A4")),
                 qPrintable(layout.error().message));
    }
};

QTEST_MAIN(TestPartySheet)
#include "tst_party_sheet.moc"
