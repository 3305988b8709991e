#include "core/storage/save.h"
#include "tests/support/hostile.h"
#include "tests/support/nonetwork.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/commands.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/page.h"
#include "ui/shell/partyview.h"

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

/// Markup, a picture, places of a sentence that is filled in, a format, a formula.
const QString Hostile = QStringLiteral("=HOSTILE(<b>x</b><img/src='x.png'/>&amp;%1%2%3%4%L1%n%s)");

int timesSaid = 0;

/// Whether each time it says half of that, it says all of it: as it is, or as markup shows it. Some places
/// show the beginning alone.
bool saysItWhole(const QString &text)
{
    timesSaid += int(text.count(Hostile) + text.count(Hostile.toHtmlEscaped()));
    if (text.contains(QChar(0x2026))) return true; // shortened
    return text.count(QStringLiteral("x.png")) == text.count(Hostile) + text.count(Hostile.toHtmlEscaped());
}

/// Text that Qt looks at before it decides whether it is markup.
void checkGuessed(const QString &text, const QObject *of)
{
    const bool isRead = Qt::mightBeRichText(text) && text.contains(QStringLiteral("<img/src='x"));
    QVERIFY2(!isRead, qPrintable(QLatin1String(of->metaObject()->className()) + QLatin1String(": ") + text));
    QVERIFY2(saysItWhole(text), qPrintable(text));
}

void checkModel(const QAbstractItemModel &model, const QModelIndex &parent, int depth)
{
    for (int row = 0; row < std::min(model.rowCount(parent), 60); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            checkGuessed(index.data(Qt::ToolTipRole).toString(), &model);
            for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(Qt::EditRole)})
                QVERIFY2(saysItWhole(index.data(role).toString()), qPrintable(index.data(role).toString()));
        }
        if (depth < 3) checkModel(model, model.index(row, 0, parent), depth + 1);
    }
}

void checkTexts(const QWidget &all)
{
    for (const auto *widget : all.findChildren<QWidget *>()) {
        checkGuessed(widget->toolTip(), widget);
        checkGuessed(widget->statusTip(), widget);
        QVERIFY2(saysItWhole(widget->accessibleName()), qPrintable(widget->accessibleName()));
        QVERIFY2(saysItWhole(widget->accessibleDescription()), qPrintable(widget->accessibleDescription()));
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            QVERIFY2(saysItWhole(label->text()), qPrintable(label->text()));
            if (label->textFormat() != Qt::PlainText) checkGuessed(label->text(), label);
        }
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model())
            checkModel(*view->model(), {}, 0);
        if (QTest::currentTestFailed()) return;
    }
}

/// A screen reader can tell every control of a page from every other; and what a person typed is nothing but
/// text to all of them.
class TestAccessibleNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(NoNetwork); }
    void everyControlOfAPartyHasItsOwnName();
    void everyControlOfAPageHasItsOwnName_data();
    void everyControlOfAPageHasItsOwnName();
    void whatIsTypedIsTextAlone();
    void whatIsTypedIsTextAloneInAParty();

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

void TestAccessibleNames::whatIsTypedIsTextAlone()
{
    test::UiFixture fixture;
    auto hostile = test::characterSaying(Hostile);
    hostile.id = newUuid();
    const QString path = fixture.path(QStringLiteral("%1 <b>.skychar"));
    const auto saved = storage::saveCharacter(path, hostile, *fixture.game);
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().message));
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(1280, 800);
    window.show();
    window.commands().openPaths({path});
    ui::DocumentView *view = window.currentView();
    QVERIFY(view);
    for (size_t page = 0; page < fixture.services.games.front()->pages().size(); ++page) {
        view->showPage(int(page));
        QCoreApplication::processEvents();
        checkTexts(window);
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY2(timesSaid > 50, qPrintable(QString::number(timesSaid)));
    window.showStart();
    QCoreApplication::processEvents();
    checkTexts(window);
    QVERIFY2(window.windowTitle().contains(QStringLiteral("Skychamber")), qPrintable(window.windowTitle()));
}

void TestAccessibleNames::whatIsTypedIsTextAloneInAParty()
{
    test::UiFixture fixture;
    for (const char *name : {"one.skychar", "two.skychar"}) {
        auto hostile = test::characterSaying(Hostile);
        hostile.id = newUuid();
        QVERIFY(storage::saveCharacter(fixture.path(QLatin1String(name)), hostile, *fixture.game));
    }
    ui::RecentFiles recent(fixture.services.stateFolder);
    ui::MainWindow window(fixture.workspace, recent);
    window.resize(1280, 800);
    window.show();
    const auto party = fixture.workspace.openFolder(fixture.folder.path());
    QVERIFY(party);
    window.showParty(*party);
    QTRY_VERIFY(!(*party)->isReading());
    QCOMPARE((*party)->seats().size(), size_t(2));
    for (auto *tabs : window.currentPartyView()->findChildren<QTabBar *>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            checkTexts(window);
            if (QTest::currentTestFailed()) return;
        }
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
