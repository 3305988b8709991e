#include "core/print/type.h"
#include "tests/support/paperbench.h"

#include <QTest>

using namespace sky;
using namespace sky::print;

namespace
{

namespace hu = sky::hursagmu;
using test::theGame;

/// Without what is no word: numbers, also before a colon.
QStringList injuryWords(const SheetLayout &layout)
{
    QStringList words;
    for (const test::PlacedText &each : test::textsOf(layout))
        if (each.subjects.join(u' ').contains(QStringLiteral("injury/")))
            words += each.text->text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) { return word.at(0).isDigit(); });
    return words;
}

std::unique_ptr<Character> knight(hu::InjuryModel model)
{
    auto made = theGame()->fromTemplate(theGame()->templates().front().id).value();
    static_cast<hu::Character &>(*made).options.injuryModel = model;
    return made;
}

/// What the layouts say of one character's injuries, with every word whole.
class Injured
{
public:
    explicit Injured(hu::InjuryModel model)
        : m_character(knight(model))
        , m_evaluation(theGame()->evaluate(*m_character))
    {
        for (const char *layout : {"standard", "blank"}) {
            Options options;
            options.layout = QString::fromLatin1(layout);
            for (const QString &word : injuryWords(sheet(options).value().layout))
                m_words.insert(word);
        }
    }
    const QSet<QString> &words() const { return m_words; }

    Result<Sheet> sheet(const Options &options) const
    {
        return makeSheet(*m_character, *m_evaluation, *theGame(), options);
    }
    /// Broken words and faults; nothing where the paper is too small.
    QStringList complaints(const Options &options) const
    {
        const auto made = sheet(options);
        if (!made) return {};
        QStringList all = faults(made->layout) + made->missing;
        for (const QString &word : injuryWords(made->layout))
            if (!m_words.contains(word)) all << QStringLiteral("broken: ") + word;
        return all;
    }

private:
    std::unique_ptr<Character> m_character;
    EvaluationPtr m_evaluation;
    QSet<QString> m_words;
};

} // namespace

class TestTracks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGoesBeyondTheBoxesIsOnThePaper_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<bool>("penalties");
        for (const char *layout : {"standard", "one-page", "complete", "cards"})
            for (const bool penalties : {false, true})
                QTest::addRow("%s%s", layout, penalties ? ", penalties" : "")
                    << QString::fromLatin1(layout) << penalties;
    }
    /// "beyond 30" stood right of "dead", in the margin.
    void whatGoesBeyondTheBoxesIsOnThePaper()
    {
        QFETCH(QString, layout);
        QFETCH(bool, penalties);
        const auto hurt = knight(penalties ? hu::InjuryModel::B : hu::InjuryModel::A);
        static_cast<hu::Character &>(*hurt).damage = {13, 32, 132, {}};
        Options options;
        options.layout = layout;
        for (const PageFormat &paper : allPapers()) {
            options.paper = paper;
            const Sheet sheet = makeSheet(*hurt, *theGame()->evaluate(*hurt), *theGame(), options).value();
            QCOMPARE(sheet.missing, QStringList());
            QCOMPARE(faults(sheet.layout), QStringList());
        }
    }

    void wordsStayWhole_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<bool>("penalties");
        for (const char *layout : {"standard", "one-page", "complete", "blank"})
            for (const bool penalties : {false, true})
                QTest::addRow("%s%s", layout, penalties ? ", penalties" : "")
                    << QString::fromLatin1(layout) << penalties;
    }
    void wordsStayWhole()
    {
        QFETCH(QString, layout);
        QFETCH(bool, penalties);
        const Injured injured(penalties ? hu::InjuryModel::B : hu::InjuryModel::A);
        QVERIFY(injured.words().contains(QStringLiteral("unconscious")));
        QStringList all;
        Options options;
        options.layout = layout;
        const auto look = [&](const QString &where) {
            for (const QString &complaint : injured.complaints(options))
                all << where + QStringLiteral(": ") + complaint;
        };
        // Every width in one layout, a share of them in those that set the tracks alike. How the tracks are
        // set follows from the width alone, so most are laid out without what stands above and below them.
        constexpr int Share = 7, WholeSheets = 3 * Share;
        const int step = (layout == QLatin1String("standard") ? 1 : Share) * (test::IsSanitized ? 3 : 1);
        for (int width = 90; width <= 300; width += step) {
            const QString paper = QStringLiteral("%1x297mm").arg(width);
            options.paper = paperByName(paper).value();
            const bool whole = (width - 90) % WholeSheets == 0;
            options.sections = whole ? QStringList() : QStringList{QStringLiteral("injury")};
            look(paper);
        }
        options.sections = {QStringLiteral("injury")};
        options.paper = PageFormat::a4();
        for (int margin = 10; margin <= 40; margin += test::IsSanitized ? 6 : 2) {
            options.leastMargin = margin;
            look(QStringLiteral("margin %1").arg(margin));
            options.leastMargin = 0;
            options.binding = margin;
            look(QStringLiteral("binding %1").arg(margin));
            options.binding = 0;
        }
        for (const bool landscape : {false, true})
            for (const PageFormat &paper : {PageFormat::a4(), PageFormat::a5(), PageFormat::letter()})
                for (double size = 9; size <= 12; size += test::IsSanitized ? 1.5 : 0.5) {
                    options.paper = paper;
                    options.landscape = landscape;
                    options.textSize = size;
                    look(QStringLiteral("%1 at %2 pt").arg(paper.id).arg(size));
                }
        QVERIFY2(all.isEmpty(), qPrintable(QString::number(all.size()) + u'\n' + all.mid(0, 25).join(u'\n')));
    }
};

QTEST_MAIN(TestTracks)
#include "tst_tracks.moc"
