#include "core/hursagmu/hursagmu.h"
#include "core/print/export.h"
#include "core/print/type.h"

#include <QTest>

using namespace sky;
using namespace sky::print;

namespace
{

namespace hu = sky::hursagmu;

std::shared_ptr<const hu::Hursagmu> game()
{
    static const auto system = hu::Hursagmu::create().value();
    return system;
}

/// Without what is no word: numbers, also before a colon.
QStringList injuryWords(const SheetLayout &layout)
{
    QStringList words;
    for (const Page &page : layout.pages)
        for (const Mark &mark : page.marks) {
            const TextMark *text = std::get_if<TextMark>(&mark.shape);
            if (text && mark.subjects.join(u' ').contains(QStringLiteral("injury/")))
                words += text->text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        }
    words.removeIf([](const QString &word) { return word.at(0).isDigit(); });
    return words;
}

std::unique_ptr<Character> knight(hu::InjuryModel model)
{
    auto made = game()->fromTemplate(game()->templates().front().id).value();
    static_cast<hu::Character &>(*made).options.injuryModel = model;
    return made;
}

/// What the layouts say of one character's injuries, with every word whole.
class Injured
{
public:
    explicit Injured(hu::InjuryModel model)
        : m_character(knight(model))
        , m_evaluation(game()->evaluate(*m_character))
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
        return makeSheet(*m_character, *m_evaluation, *game(), options);
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
        // Every width in one layout, a share of them in those that set the tracks alike.
        const int step = layout == QLatin1String("standard") ? 1 : 7;
        for (int width = 90; width <= 300; width += step) {
            const QString paper = QStringLiteral("%1x297mm").arg(width);
            options.paper = paperByName(paper).value();
            look(paper);
        }
        options.paper = PageFormat::a4();
        for (int margin = 10; margin <= 40; margin += 2) {
            options.leastMargin = margin;
            look(QStringLiteral("margin %1").arg(margin));
            options.leastMargin = 0;
            options.binding = margin;
            look(QStringLiteral("binding %1").arg(margin));
            options.binding = 0;
        }
        for (const bool landscape : {false, true})
            for (const PageFormat &paper : {PageFormat::a4(), PageFormat::a5(), PageFormat::letter()})
                for (double size = 9; size <= 12; size += 0.5) {
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
