#include "ui/widgets/datefield.h"

#include <QCalendarWidget>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace sky;
using ui::DateField;

namespace
{

const QDate Monday(2026, 11, 30);

/// A date field in a window, and another field to go to.
struct Place {
    QWidget window;
    DateField field{QStringLiteral("Date"), Monday, &window};
    QLineEdit other{&window};

    bool type(const QString &text)
    {
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) return false;
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        other.setFocus();
        return !field.hasFocus();
    }
};

} // namespace

class TestDateField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void wholeDateIsTypedOver_data();
    void wholeDateIsTypedOver();
    void whatIsNoDayStaysAndSaysSo();
    void arrowsGoToTheDayBesideIt();
    void calendarIsOpenedByKeyAndChooses();
};

void TestDateField::wholeDateIsTypedOver_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QDate>("day");
    QTest::newRow("shorter month") << "15 Feb 2026" << QDate(2026, 2, 15);
    QTest::newRow("longer month") << "31 Jan 2026" << QDate(2026, 1, 31);
    QTest::newRow("as in files") << "2026-01-31" << QDate(2026, 1, 31);
    QTest::newRow("whole month") << "3 february 2026" << QDate(2026, 2, 3);
    QTest::newRow("spaces") << "  15   Feb  2026 " << QDate(2026, 2, 15);
    QTest::newRow("dots") << "1.2.2026" << QDate(2026, 2, 1);
    QTest::newRow("by the country") << "01/02/2026" << QDate(2026, 2, 1);
    QTest::newRow("leap day") << "29 Feb 2028" << QDate(2028, 2, 29);
}

void TestDateField::wholeDateIsTypedOver()
{
    QFETCH(QString, typed);
    QFETCH(QDate, day);
    Place place;
    const QSignalSpy changed(&place.field, &DateField::dateChanged);
    QVERIFY(place.type(typed));
    QCOMPARE(place.field.date(), day);
    QVERIFY(!changed.isEmpty());
    QCOMPARE(place.field.text(), QLocale().toString(day, QStringLiteral("d MMM yyyy")));
}

void TestDateField::whatIsNoDayStaysAndSaysSo()
{
    Place place;
    QVERIFY(place.type(QStringLiteral("31 Nov 2026")));
    QVERIFY(!place.field.date().isValid());
    QVERIFY(place.field.accessibleDescription().contains(QLatin1String("2026-02-15")));
    QCOMPARE(place.field.text(), QStringLiteral("31 Nov 2026"));
    place.field.setDate(Monday);
    QCOMPARE(place.field.date(), Monday);
    QVERIFY(place.field.accessibleDescription().isEmpty());
}

void TestDateField::arrowsGoToTheDayBesideIt()
{
    DateField field(QStringLiteral("Date"), Monday);
    QTest::keyClick(&field, Qt::Key_Up);
    QCOMPARE(field.date(), QDate(2026, 12, 1));
    QTest::keyClick(&field, Qt::Key_Down);
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(field.date(), QDate(2026, 11, 29));
    field.setDate(QDate(1, 1, 1));
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(field.date(), QDate(1, 1, 1));
}

void TestDateField::calendarIsOpenedByKeyAndChooses()
{
    DateField field(QStringLiteral("Date"), Monday);
    field.show();
    QTest::keyClick(&field, Qt::Key_Down, Qt::AltModifier);
    auto *calendar = field.findChild<QCalendarWidget *>();
    QVERIFY(calendar && calendar->isVisible());
    QCOMPARE(calendar->selectedDate(), Monday);
    Q_EMIT calendar->activated(QDate(2026, 2, 15));
    QCOMPARE(field.date(), QDate(2026, 2, 15));
    QVERIFY(!calendar->isVisible());
}

QTEST_MAIN(TestDateField)
#include "tst_date_field.moc"
