#include "ui/dialogs/settingsdialog.h"
#include "ui/services/prompts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace sky;
using ui::Settings;
using ui::SettingsDialog;
using ui::SettingsStore;

namespace
{

/// The dialog in a window, with settings of its own.
struct Open {
    explicit Open(const QString &path = {})
        : settings(path)
        , dialog(settings, prompts)
    {
        ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
        dialog.show();
        if (!QTest::qWaitForWindowActive(&dialog)) qFatal("no window");
    }

    template<class Field>
    Field *named(const QString &start)
    {
        for (Field *field : dialog.findChildren<Field *>())
            if (field->accessibleName().startsWith(start)) return field;
        return nullptr;
    }

    QCheckBox *box(const QString &word)
    {
        for (QCheckBox *box : dialog.findChildren<QCheckBox *>())
            if (box->text().remove(u'&').contains(word)) return box;
        return nullptr;
    }

    const Settings &value() const { return settings.get(); }

    SettingsStore settings;
    ui::DialogPrompts prompts;
    SettingsDialog dialog;
};

} // namespace

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choicesAreInForceAtOnce();
    void boxesAreInForceAtOnce();
    void everyBoxIsExplained();
    void showsWhatChangesElsewhere();
    void tabReachesAllInReadingOrder();
    void everyControlHasANameOfItsOwn();
    void escapeAndEnterClose();
    void problemsAreTold();
    void growsWithItsTextAndFitsASmallScreen();
};

void TestSettingsDialog::choicesAreInForceAtOnce()
{
    Open open;
    auto *paper = open.named<ui::ChoiceField>(QStringLiteral("Paper"));
    QVERIFY(paper);
    paper->setFocus();
    QTest::keyClick(paper, Qt::Key_Down);
    QCOMPARE(open.value().paper, QStringLiteral("letter"));
    QCOMPARE(paper->accessibleName(), QStringLiteral("Paper: US Letter, 8.5 × 11 in"));

    auto *colors = open.named<ui::ChoiceField>(QStringLiteral("Colours"));
    QVERIFY(colors);
    colors->setFocus();
    QTest::keyClick(colors, Qt::Key_End);
    QCOMPARE(open.value().scheme, ui::ColorScheme::Dark);

    auto *size = open.named<ui::NumberField>(QStringLiteral("Text size"));
    QVERIFY(size);
    size->setFocus();
    QTest::keyClick(size, Qt::Key_Up);
    QCOMPARE(open.value().textPercent, 110);
    size->selectAll();
    QTest::keyClicks(size, QStringLiteral("150"));
    QCOMPARE(open.value().textPercent, 110); // not while typing
    QTest::keyClick(size, Qt::Key_Tab);
    QCOMPARE(open.value().textPercent, 150);
    QCOMPARE(size->accessibleName(), QStringLiteral("Text size: 150 %"));
}

void TestSettingsDialog::boxesAreInForceAtOnce()
{
    Open open;
    const QSignalSpy changes(&open.settings, &SettingsStore::changed);
    QTest::mouseClick(open.box(QStringLiteral("kilograms")), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(open.value().kilograms);
    open.box(QStringLiteral("last time"))->setFocus();
    QTest::keyClick(open.box(QStringLiteral("last time")), Qt::Key_Space);
    QVERIFY(!open.value().reopenAtStart);
    QTest::keyClick(open.box(QStringLiteral("sidebar")), Qt::Key_Space);
    QVERIFY(!open.value().showSidebar);
    QTest::keyClick(open.box(QStringLiteral("Why")), Qt::Key_Space);
    QVERIFY(!open.value().showWhy);
    QCOMPARE(changes.size(), 4);
}

void TestSettingsDialog::everyBoxIsExplained()
{
    Open open;
    const auto boxes = open.dialog.findChildren<QCheckBox *>();
    QCOMPARE(boxes.size(), 4);
    for (const QCheckBox *box : boxes)
        QVERIFY(!box->accessibleDescription().isEmpty());
}

void TestSettingsDialog::showsWhatChangesElsewhere()
{
    Open open;
    open.settings.change([](Settings &settings) {
        settings.showSidebar = false;
        settings.textPercent = 120;
    });
    QVERIFY(!open.box(QStringLiteral("sidebar"))->isChecked());
    QCOMPARE(open.named<ui::NumberField>(QStringLiteral("Text size"))->value(), 120);
}

void TestSettingsDialog::tabReachesAllInReadingOrder()
{
    Open open;
    open.named<ui::ChoiceField>(QStringLiteral("Paper"))->setFocus();
    int top = -1;
    QSet<QWidget *> seen;
    while (!seen.contains(QApplication::focusWidget())) {
        QWidget *here = QApplication::focusWidget();
        seen << here;
        const int y = here->mapTo(&open.dialog, QPoint()).y();
        QVERIFY(y > top);
        top = y;
        QTest::keyClick(here, Qt::Key_Tab);
    }
    QCOMPARE(seen.size(), 8); // three fields, four boxes, Close
}

void TestSettingsDialog::everyControlHasANameOfItsOwn()
{
    Open open;
    QSet<QString> names;
    int controls = 0;
    for (QWidget *widget : open.dialog.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->parent() != &open.dialog) continue;
        const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
        names << name;
        ++controls;
    }
    QCOMPARE(controls, 8);
    QCOMPARE(names.size(), controls);
}

void TestSettingsDialog::escapeAndEnterClose()
{
    for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
        Open open;
        open.box(QStringLiteral("sidebar"))->setFocus();
        QTest::keyClick(&open.dialog, key);
        QVERIFY(!open.dialog.isVisible());
    }
}

void TestSettingsDialog::problemsAreTold()
{
    Open open(QStringLiteral("/proc/nothing/settings.json"));
    auto *notice = open.dialog.findChild<ui::Notice *>();
    QVERIFY(!notice->isVisible());
    QTest::keyClick(open.box(QStringLiteral("sidebar")), Qt::Key_Space);
    QVERIFY(notice->isVisible());
    QCOMPARE(notice->sentence(), open.settings.problem()->message);
}

void TestSettingsDialog::growsWithItsTextAndFitsASmallScreen()
{
    Open open;
    const QSize before = open.dialog.size();
    // Only a running application tells its widgets of a new font.
    QTimer::singleShot(0, qApp, [] {
        ui::applyTheme(*qApp, ui::ColorScheme::Dark, 200);
        QCoreApplication::exit();
    });
    QApplication::exec();
    QTRY_VERIFY(open.dialog.width() > before.width() * 3 / 2);
    QTRY_VERIFY(open.dialog.height() > before.height());
    QVERIFY(open.dialog.width() <= 1280);
    QVERIFY(open.dialog.height() <= 680); // a title bar above
    for (const ui::Label *label : open.dialog.findChildren<ui::Label *>())
        if (label->isVisible()) QVERIFY(label->height() >= label->heightForWidth(label->width()));
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
}

QTEST_MAIN(TestSettingsDialog)
#include "tst_settings_dialog.moc"
