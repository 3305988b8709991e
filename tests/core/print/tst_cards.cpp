#include "core/print/cards.h"
#include "core/print/layout.h"

#include <QTest>

using namespace sky::print;

namespace
{

Card cardOf(const QString &title, const QString &text)
{
    Card card;
    card.title = title;
    card.text = text;
    card.owner = QStringLiteral("Ubar-Tutu");
    card.subjects = {QStringLiteral("weapon/1")};
    return card;
}

QStringList textsOf(const std::vector<Card> &cards)
{
    SheetContent content;
    content.cards = cards;
    QStringList texts;
    for (const Page &page : layOutCards(content, PageFormat::a4()))
        for (const Mark &mark : page.marks)
            if (const TextMark *text = std::get_if<TextMark>(&mark.shape)) texts << text->text;
    return texts;
}

/// Laid out with margins that cards know nothing of.
SheetLayout laidOut(const std::vector<Card> &cards)
{
    SheetContent content;
    content.cards = cards;
    LayoutSpec spec;
    spec.modulesAcross = spec.modulesDown = 0;
    spec.cards = true;
    return layOut(content, spec, PageFormat::letter().withMargins(30, 32, true)).value();
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void longTitlesEnd_data()
    {
        QTest::addColumn<QString>("title");
        QTest::newRow("400 N") << QString(400, QLatin1Char('N'));
        QTest::newRow("250 W") << QString(250, QLatin1Char('W'));
        QTest::newRow("5000 W") << QString(5'000, QLatin1Char('W'));
        QTest::newRow("words") << QStringLiteral("Ashurbanipal ").repeated(80).trimmed();
    }
    /// The title stands in full in the text, once, and the text goes on after it.
    void longTitlesEnd()
    {
        QFETCH(QString, title);
        const QString text = QStringLiteral("word ").repeated(300) + QStringLiteral("end.");
        QString all = textsOf({cardOf(title, text)}).join(QString());
        all.remove(QLatin1Char(' '));
        QString whole = title;
        whole.remove(QLatin1Char(' '));
        QVERIFY(all.size() < 20 * (title.size() + text.size()));
        QVERIFY(all.contains(QStringLiteral("end.")));
        QVERIFY(all.count(QLatin1Char('d')) >= 301);
    }

    void longLinesKeepToTheirCard_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("wide letters") << QString(14, u'W');
        QTest::newRow("one word") << QString(200, u'm');
        QTest::newRow("words") << QStringLiteral("a very long name ").repeated(20);
        QTest::newRow("Chinese") << QString(60, QChar(0x5092));
        QTest::newRow("Hebrew") << QString(90, QChar(0x05e9));
        QTest::newRow("both directions") << (QString(3, QChar(0x05e9)) + QStringLiteral("x ")).repeated(30);
    }
    /// Labels and values of any length: nothing over the edge, nothing on anything else.
    void longLinesKeepToTheirCard()
    {
        QFETCH(QString, name);
        Card card = cardOf(name, name);
        card.owner = card.remark = name;
        card.figures = {{QStringLiteral("energy"), QStringLiteral("13"), name}};
        card.lines = {{name, {QStringLiteral("1 round, CL 11")}},
                      {QStringLiteral("armor"), {name.left(20) + u' ' + name.left(20)}},
                      {name, {QStringLiteral("5"), QStringLiteral("10")}, Card::Line::Kind::Plain, true}};
        const SheetLayout layout = laidOut({card});
        QCOMPARE(faults(layout), QStringList());
        QCOMPARE(missing({{card.subjects.front(), name, {name.trimmed()}}}, layout), QStringList());
    }

    void sumsStandWholeOrNotAtAll_data()
    {
        QTest::addColumn<QString>("sum");
        QTest::addColumn<bool>("stands");
        QTest::newRow("short") << "6 + 2" << true;
        QTest::newRow("up to the next figure") << "1 + 4 + 8" << false;
        QTest::newRow("longer") << "10 + 12 + 14" << false;
    }
    void sumsStandWholeOrNotAtAll()
    {
        QFETCH(QString, sum);
        QFETCH(bool, stands);
        Card card = cardOf(QStringLiteral("Noon at Midnight"), {});
        for (const char *label : {"energy", "intensity", "area", "actions"})
            card.figures.push_back({QString::fromLatin1(label), QStringLiteral("13"), sum});
        const QStringList texts = textsOf({card});
        QCOMPARE(texts.contains(sum), stands);
        QCOMPARE(texts.filter(QChar(0x2026)), QStringList());
        QCOMPARE(texts.count(QStringLiteral("13")), 4);
    }
};

QTEST_MAIN(TestCards)
#include "tst_cards.moc"
