#include "core/storage/envelope.h"
#include "ui/shell/offerline.h"
#include "ui/widgets/fields.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace sky;

/// What a person types into fields.
class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QToolTip::hideText(); }
    void aNumberBeyondTheRangeIsSaidAndBounded();
    void aNumberBelowTheRangeIsSaidWhenSettled();
    void aNumberWithWordsIsRead();
    void aNumberInRangeSaysNothing();
    void showsTheLongestTextInOneWord();
    void refusesToPasteBeyondItsRoom();
    void buttonsOfANoticeGoBelowWhereThereIsNoRoom();
};

namespace
{

struct Number : ui::NumberField {
    Number(int least, int most)
    {
        setRange(least, most);
        showValue(least);
        show();
        setFocus();
        selectAll();
    }
};

} // namespace

void TestFields::aNumberBeyondTheRangeIsSaidAndBounded()
{
    Number field(0, 100);
    const QSignalSpy committed(&field, &ui::NumberField::committed);
    QTest::keyClicks(&field, QStringLiteral("150"));
    QCOMPARE(field.text(), QStringLiteral("150"));
    QCOMPARE(field.accessibleDescription(), QStringLiteral("At most 100."));
    QVERIFY2(QToolTip::text().contains(QLatin1String("At most 100.")), qPrintable(QToolTip::text()));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.value(), 100);
    QCOMPARE(committed.size(), 1);
    QCOMPARE(committed[0][0].toInt(), 100);
    QTest::keyClick(&field, Qt::Key_Backspace);
    QCOMPARE(field.accessibleDescription(), QString());
}

void TestFields::aNumberBelowTheRangeIsSaidWhenSettled()
{
    Number field(10, 300);
    field.showValue(50);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_5);
    QCOMPARE(field.accessibleDescription(), QString()); // "55" may follow
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.value(), 10);
    QCOMPARE(field.accessibleDescription(), QStringLiteral("At least 10."));
}

void TestFields::aNumberWithWordsIsRead()
{
    Number field(0, 20);
    field.setPrefix(QStringLiteral("level "));
    field.setSuffix(QStringLiteral(" of 20"));
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("99"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.value(), 20);
    QCOMPARE(field.text(), QStringLiteral("level 20 of 20"));
}

void TestFields::aNumberInRangeSaysNothing()
{
    Number field(0, 100);
    field.setAccessibleDescription(QStringLiteral("of the mount"));
    QTest::keyClicks(&field, QStringLiteral("70"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(field.value(), 70);
    QCOMPARE(field.accessibleDescription(), QStringLiteral("of the mount"));
    QTest::keyClicks(&field, QStringLiteral("7x"));
    QVERIFY(!field.text().contains(QLatin1Char('x')));
}

/// Minutes where each line looks for the end of the word.
void TestFields::showsTheLongestTextInOneWord()
{
    ui::TextField field;
    field.resize(400, 200);
    const QString text(storage::MaxLongText, QLatin1Char('x'));
    field.showText(text);
    QVERIFY(!field.grab().isNull());
    QCOMPARE(field.toPlainText(), text);
    field.showText(QStringLiteral("short words again"));
    QCOMPARE(field.wordWrapMode(), QTextOption::WrapAtWordBoundaryOrAnywhere);
}

void TestFields::refusesToPasteBeyondItsRoom()
{
    ui::TextField field;
    field.setMostLetters(10);
    const QSignalSpy refused(&field, &ui::TextField::refused);
    QTest::keyClicks(&field, QStringLiteral("abcde"));
    QGuiApplication::clipboard()->setText(QStringLiteral("123456"));
    field.paste();
    QCOMPARE(field.toPlainText(), QStringLiteral("abcde"));
    QCOMPARE(refused.size(), 1);
    QVERIFY2(refused[0][0].toString().contains(QLatin1String("11")), qPrintable(refused[0][0].toString()));
    field.moveCursor(QTextCursor::Left, QTextCursor::KeepAnchor); // over one of the letters there is room
    field.paste();
    QCOMPARE(field.toPlainText(), QStringLiteral("abcd123456"));
    QCOMPARE(refused.size(), 1);
}

void TestFields::buttonsOfANoticeGoBelowWhereThereIsNoRoom()
{
    QWidget page;
    auto *column = new QVBoxLayout(&page);
    auto *line = new ui::OfferLine(&page);
    column->addWidget(line);
    column->addStretch();
    line->say(
        ui::Notice::Kind::Note, QStringLiteral("A sentence of some length, as they are."),
        {{QStringLiteral("The first of the buttons"), [] {}}, {QStringLiteral("The second one"), [] {}}});
    page.resize(1'600, 300);
    page.show();
    const auto below = [line] {
        const auto *button = line->findChild<QPushButton *>();
        const auto *notice = line->findChild<ui::Notice *>();
        return button->mapTo(line, QPoint()).y() >= notice->geometry().bottom();
    };
    QTRY_VERIFY(!below());
    page.resize(400, 300);
    QTRY_VERIFY(below());
    page.resize(1'600, 300);
    QTRY_VERIFY(!below());
}

QTEST_MAIN(TestFields)
#include "tst_fields.moc"
