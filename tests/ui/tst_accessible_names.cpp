#include "tests/support/nonetwork.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/shell/page.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace sky;

namespace
{

/// Before the application is made: none of what is done here may open a socket to a network.
const bool NoNetwork = test::forbidNetwork();

/// A part of another control, which speaks for it.
bool isInside(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QAbstractSpinBox *>(parent) || qobject_cast<const QComboBox *>(parent) ||
           qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QAbstractItemView *>(parent);
}

std::vector<QWidget *> controlsOf(const QWidget &page)
{
    std::vector<QWidget *> controls;
    for (auto *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&page) || isInside(widget)) continue;
        if (widget->focusPolicy() & Qt::TabFocus) controls.push_back(widget);
    }
    return controls;
}

QString nameOf(QWidget *widget)
{
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
    if (!face) return {};
    const QString name = face->text(QAccessible::Name);
    if (!qobject_cast<QComboBox *>(widget)) return name;
    // Here its value is its name, and what it is for is told by the label it is related to.
    for (const auto &[other, relation] : face->relations(QAccessible::Label))
        return other->text(QAccessible::Name) + QLatin1Char(' ') + name;
    return widget->accessibleName();
}

QString plain(QString text)
{
    return text.remove(QLatin1Char('&')).trimmed();
}

/// What stands on or beside the control.
QString visibleLabel(const QWidget &page, const QWidget *control)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(control)) return plain(button->text());
    for (const auto *label : page.findChildren<QLabel *>())
        if (label->buddy() == control) return plain(label->text());
    return {};
}

} // namespace

/// A screen reader can tell every control of a page from every other.
class TestAccessibleNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(NoNetwork); }
    void everyControlOfAPartyHasItsOwnName();
    void everyControlOfAPageHasItsOwnName_data();
    void everyControlOfAPageHasItsOwnName();

private:
    void check(QWidget &page);
};

void TestAccessibleNames::everyControlOfAPageHasItsOwnName_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("sample");
    for (const char *page : {"build", "equipment", "sorcery", "advancement", "notes", "sheet"})
        for (const char *sample : {"alaric.skychar", "eshara.skychar", "ubar-tutu.skychar"})
            QTest::addRow("%s %s", page, sample) << QString::fromLatin1(page) << QString::fromLatin1(sample);
}

void TestAccessibleNames::everyControlOfAPageHasItsOwnName()
{
    QFETCH(QString, page);
    QFETCH(QString, sample);
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.sample(sample);
    std::unique_ptr<ui::Page> made;
    for (const auto &maker : fixture.services.games.front()->pages())
        if (maker.id == page) made.reset(maker.make(file.bench(), nullptr));
    QVERIFY(made);
    check(*made);
}

void TestAccessibleNames::everyControlOfAPartyHasItsOwnName()
{
    test::PartyFixture fixture;
    fixture.openSix();
    auto *tabs = fixture.inPage<QTabBar>(QStringLiteral("Of the party"));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        check(*fixture.page());
        if (QTest::currentTestFailed()) return;
    }
}

void TestAccessibleNames::check(QWidget &page)
{
    page.resize(1100, 700);
    page.show();
    const auto controls = controlsOf(page);
    QVERIFY(!controls.empty());
    QHash<QString, QWidget *> names;
    for (QWidget *control : controls) {
        const QString name = nameOf(control);
        QVERIFY2(!name.trimmed().isEmpty(), control->metaObject()->className());
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name, control);
        const QString label = visibleLabel(page, control);
        QVERIFY2(plain(name).contains(label, Qt::CaseInsensitive),
                 qPrintable(QStringLiteral("%1 lacks %2").arg(name, label)));
    }
}

QTEST_MAIN(TestAccessibleNames)
#include "tst_accessible_names.moc"
