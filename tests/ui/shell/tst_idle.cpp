#include "core/hursagmu/edits/edits.h"
#include "tests/ui/support/partyfixture.h"
#include "tests/ui/support/rest.h"

#include <QTest>

using namespace sky;
using test::PartyFixture;
using test::WindowFixture;

namespace
{

/// Who does not come to rest in windows of many widths.
QString restlessInAnyWidth(ui::MainWindow &window)
{
    for (int width = window.minimumSizeHint().width(); width < 1700; width += 70) {
        window.resize(width, width < 1000 ? 600 : 900);
        const QString who = test::restless();
        if (!who.isEmpty()) return QStringLiteral("%1 at a width of %2").arg(who).arg(width);
    }
    return {};
}

} // namespace

/// A window that nobody touches has nothing to do.
class TestIdle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onTheStartPage();
    void onEachPage_data();
    void onEachPage();
    void onTheDesk();
};

void TestIdle::onTheStartPage()
{
    WindowFixture fixture;
    QCOMPARE(restlessInAnyWidth(fixture.window), QString());
}

void TestIdle::onEachPage_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("held");
    QTest::newRow("one problem") << "alaric.skychar" << false;
    QTest::newRow("a caster") << "eshara.skychar" << false;
    QTest::newRow("only to look at") << "alaric.skychar" << true;
}

void TestIdle::onEachPage()
{
    QFETCH(QString, sample);
    QFETCH(bool, held);
    WindowFixture fixture;
    ui::OpenFile &file = fixture.sample(sample);
    fixture.window.showFile(&file);
    ui::DocumentView &view = *fixture.window.currentView();
    file.bench().apply(fixture.services.games.front()->rename(QStringLiteral("Marguerite ").repeated(12)));
    file.bench().apply(hursagmu::setBudget(1));
    QVERIFY(!file.document().evaluation()->issues.empty());
    if (held) file.bench().setReadOnly(QStringLiteral("Somebody has this file open. ").repeated(5));
    view.offer(QStringLiteral("topic"), ui::Notice::Kind::Note,
               QStringLiteral("Beside it lies a copy of it. ").repeated(4),
               {{QStringLiteral("Merge..."), [] {}}, {QStringLiteral("Ignore"), [] {}}});
    for (int page = 0; page < view.pageCount(); ++page) {
        view.showPage(page);
        const QString who = restlessInAnyWidth(fixture.window);
        QVERIFY2(who.isEmpty(), qPrintable(view.pageTitles().at(page) + QStringLiteral(": ") + who));
    }
}

void TestIdle::onTheDesk()
{
    PartyFixture fixture;
    fixture.openSix();
    auto *tabs = fixture.inPage<QTabBar>(QStringLiteral("Of the party"));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        const QString who = restlessInAnyWidth(fixture.window);
        QVERIFY2(who.isEmpty(), qPrintable(tabs->tabText(tab) + QStringLiteral(": ") + who));
    }
}

QTEST_MAIN(TestIdle)
#include "tst_idle.moc"
