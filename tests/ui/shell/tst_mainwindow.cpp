#include "core/storage/files.h"
#include "tests/support/nonetwork.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/shell/documenttabs.h"
#include "ui/shell/messageline.h"
#include "ui/shell/page.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDialog>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

using namespace sky;

namespace
{

/// Before the application is made: none of what is done here may open a socket to a network.
const bool NoNetwork = test::forbidNetwork();

QByteArray alaricBytes()
{
    return storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar")).value();
}

/// A page that knows one place.
class PlacePage : public ui::Page
{
public:
    PlacePage(ui::Workbench &bench, const QString &place, QWidget *parent)
        : Page(bench, parent)
        , m_place(place)
        , m_field(new QLineEdit(this))
    {
        m_field->setAccessibleName(place);
    }
    bool reveal(const QString &subject) override
    {
        if (subject != m_place) return false;
        m_field->setFocus();
        return true;
    }

private:
    QString m_place;
    QLineEdit *m_field;
};

class TwoPlaces : public ui::hursagmu::HursagmuUi
{
public:
    using HursagmuUi::HursagmuUi;
    std::vector<ui::PageMaker> pages() const override
    {
        const auto maker = [](const QString &id) {
            return ui::PageMaker{id, id, [id](ui::Workbench &bench, QWidget *parent) -> ui::Page * {
                                     return new PlacePage(bench, QStringLiteral("place/") + id, parent);
                                 }};
        };
        return {maker(QStringLiteral("here")), maker(QStringLiteral("there"))};
    }
};

/// The game one version later.
class LaterGame : public hursagmu::Hursagmu
{
public:
    using Hursagmu::Hursagmu;
    int version() const override { return 2; }
    std::vector<Migration> migrations() const override
    {
        return {{1, [](json::Object &) -> Result<void> { return {}; },
                 QStringLiteral("spells were counted anew")}};
    }
};

/// As a file manager drops files.
bool drop(QWidget *on, const QStringList &paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    const Qt::DropActions possible = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(QPoint(5, 5), possible, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(on, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent event(QPointF(5, 5), possible, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(on, &event);
    return event.isAccepted();
}

QString copyOf(const test::UiFixture &fixture, const QString &name)
{
    const QString copy = fixture.path(name);
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/") + name, copy);
    return copy;
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(NoNetwork); }
    void aDamagedFileIsOpenedAsFarAsItCanBeRead();
    void ofADamagedFileTheLastSavedVersionIsOffered();
    void aDamagedFileStaysClosedWhenNobodyWantsIt();
    void aMessageMayHaveAButton();
    void anOlderFileSaysSoAndItsOriginalIsKept();
    void ofAMergeTheOlderSideIsKeptAsSuch();
    void beginsWithTheStartPage();
    void opensDroppedFilesAlsoOverAField();
    void leavesOtherDropsToThePages();
    void tellsOfFilesThatCannotBeOpened();
    void jumpsToThePageThatKnowsThePlace();
    void tellsARefusalUntilTheNextEdit();
    void marksChangesInTitleAndTab();
    void showsAmpersandsAsTheyAre();
    void followsTheSettings();
    void looksAsDrawn();
    void firstSizeSuitsTheScreen_data();
    void firstSizeSuitsTheScreen();
    void saysThatItSaved();
    void savingEndsTheWordOfALostFile();
    void aNameDoesNotTurnTheTitle();
};

void TestMainWindow::beginsWithTheStartPage()
{
    test::WindowFixture fixture;
    QCOMPARE(fixture.window.currentFile(), nullptr);
    QVERIFY(!fixture.tabs()->isVisible());
    QVERIFY(!fixture.can("file.save"));
    QVERIFY(fixture.window.windowTitle().contains(QStringLiteral("Skychamber")));
}

void TestMainWindow::opensDroppedFilesAlsoOverAField()
{
    test::WindowFixture fixture;
    fixture.knight();
    const QStringList paths = {copyOf(fixture, QStringLiteral("alaric.skychar")),
                               copyOf(fixture, QStringLiteral("eshara.skychar"))};
    QVERIFY(drop(fixture.named<QLineEdit>(QStringLiteral("Filter")), paths));
    QCOMPARE(fixture.workspace.files().size(), size_t(3));
    QCOMPARE(fixture.window.currentFile()->path(), paths.back());
    QCOMPARE(fixture.recent.files().size(), size_t(2));
    QCOMPARE(fixture.recent.files().front().path, paths.back());
}

void TestMainWindow::leavesOtherDropsToThePages()
{
    test::WindowFixture fixture;
    QVERIFY(!drop(&fixture.window, {fixture.path(QStringLiteral("portrait.png"))}));
    QVERIFY(fixture.workspace.files().empty());
}

void TestMainWindow::tellsOfFilesThatCannotBeOpened()
{
    test::WindowFixture fixture;
    const QString good = copyOf(fixture, QStringLiteral("alaric.skychar"));
    fixture.window.commands().openPaths({fixture.path(QStringLiteral("none.skychar")), good});
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY2(fixture.prompts.told.front().contains(QStringLiteral("none.skychar")),
             qPrintable(fixture.prompts.told.front()));
    QCOMPARE(fixture.window.currentFile()->path(), good);
}

void TestMainWindow::jumpsToThePageThatKnowsThePlace()
{
    test::WindowFixture fixture;
    fixture.services.games = {std::make_shared<TwoPlaces>(fixture.game)};
    ui::OpenFile &knight = fixture.knight();
    QCOMPARE(fixture.window.currentView()->currentPage(), 0);
    knight.bench().jumpTo(QStringLiteral("place/there"));
    QCOMPARE(fixture.window.currentView()->currentPage(), 1);
    QVERIFY(fixture.named<QLineEdit>(QStringLiteral("place/there"))->hasFocus());
    knight.bench().jumpTo(QStringLiteral("place/nowhere"));
    QCOMPARE(fixture.window.currentView()->currentPage(), 1);
}

void TestMainWindow::tellsARefusalUntilTheNextEdit()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    const QString sentence = QStringLiteral("Not on a <b>Tuesday</b>.");
    const auto *line = fixture.window.currentView()->findChild<ui::MessageLine *>();
    QVERIFY(!line->isVisible());
    QVERIFY(
        !knight.bench().apply(Edit{{}, {}, [&](Character &) -> Result<void> { return refuse(sentence); }}));
    QVERIFY(line->isVisible());
    QCOMPARE(line->sentence(), sentence);
    QVERIFY(fixture.rename(knight, QStringLiteral("Juk")));
    QVERIFY(!line->isVisible());
}

void TestMainWindow::marksChangesInTitleAndTab()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QCOMPARE(fixture.titles(), QStringList{QStringLiteral("alaric.skychar")});
    QVERIFY(!fixture.window.isWindowModified());
    QVERIFY(fixture.rename(alaric, QStringLiteral("Juk")));
    QCOMPARE(fixture.titles(), QStringList{QStringLiteral("alaric.skychar*")});
    QVERIFY(fixture.window.isWindowModified());
    fixture.trigger("edit.undo");
    QCOMPARE(fixture.titles(), QStringList{QStringLiteral("alaric.skychar")});
    QVERIFY(!fixture.window.isWindowModified());
}

void TestMainWindow::showsAmpersandsAsTheyAre()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(fixture.rename(knight, QStringLiteral("Rook & Daughter")));
    QCOMPARE(fixture.titles(), QStringList{QStringLiteral("Rook && Daughter*")});
}

void TestMainWindow::followsTheSettings()
{
    test::WindowFixture fixture;
    fixture.knight();
    auto *filter = fixture.named<QLineEdit>(QStringLiteral("Filter"));
    QVERIFY(filter->isVisible());
    fixture.trigger("view.sidebar");
    QVERIFY(!filter->isVisible());
    QVERIFY(!fixture.settings.get().showSidebar);
    fixture.trigger("view.sidebar");
    QVERIFY(filter->isVisible());
    fixture.trigger("view.dark");
    QCOMPARE(fixture.settings.get().scheme, ui::ColorScheme::Dark);
    for (int i = 0; i < 20; ++i)
        fixture.trigger("view.larger");
    QCOMPARE(fixture.settings.get().textPercent, 200);
    QVERIFY(!fixture.can("view.larger"));
}

/// With LOOKS set to a folder, pictures to look at are put there.
void TestMainWindow::looksAsDrawn()
{
    const QString folder = qEnvironmentVariable("LOOKS");
    if (folder.isEmpty()) QSKIP("LOOKS names no folder");
    for (const auto scheme : {ui::ColorScheme::Light, ui::ColorScheme::Dark}) {
        for (const int percent : {100, 200}) {
            ui::applyTheme(*qApp, scheme, percent);
            test::WindowFixture fixture;
            const auto grab = [&](const char *name) {
                QCoreApplication::processEvents();
                fixture.window.grab().save(QStringLiteral("%1/%2-%3-%4.png")
                                               .arg(folder, QLatin1String(name),
                                                    scheme == ui::ColorScheme::Dark ? QStringLiteral("dark")
                                                                                    : QStringLiteral("light"),
                                                    QString::number(percent)));
            };
            const QString gone = copyOf(fixture, QStringLiteral("eshara.skychar"));
            fixture.window.commands().openPaths({gone, copyOf(fixture, QStringLiteral("ubar-tutu.skychar")),
                                                 copyOf(fixture, QStringLiteral("alaric.skychar"))});
            QFile::remove(gone);
            grab("open");
            fixture.window.showSearch(ui::SearchScope::All);
            grab("search");
            fixture.trigger("edit.history");
            fixture.trigger("file.new");
            grab("newtab");
            while (!fixture.workspace.files().empty())
                fixture.workspace.close(fixture.workspace.files().front().get());
            grab("start");
            fixture.window.resize(1280, 720);
            fixture.trigger("help.rules");
            fixture.window.findChild<QDialog *>()->grab().save(folder + QStringLiteral("/rules.png"));
        }
    }
}

void TestMainWindow::firstSizeSuitsTheScreen_data()
{
    QTest::addColumn<QSize>("room");
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1280, 720) << QSize(1264, 672);
    QTest::newRow("usual") << QSize(1366, 768) << QSize(1280, 720);
    QTest::newRow("full HD") << QSize(1920, 1080) << QSize(1632, 918);
    QTest::newRow("4K") << QSize(3840, 2160) << QSize(1920, 1200);
}

void TestMainWindow::firstSizeSuitsTheScreen()
{
    QFETCH(QSize, room);
    QTEST(ui::firstSize(room), "size");
}

void TestMainWindow::saysThatItSaved()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(fixture.rename(alaric, QStringLiteral("Rook")));
    fixture.trigger("file.save");
    QCOMPARE(fixture.window.findChild<ui::DocumentTabs *>()->sentence(),
             QStringLiteral("Saved as %1.").arg(alaric.path()));
}

void TestMainWindow::savingEndsTheWordOfALostFile()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const auto lines = fixture.window.findChildren<ui::MessageLine *>();
    const auto isTold = [&lines] {
        return std::any_of(lines.begin(), lines.end(), [](const ui::MessageLine *line) {
            return line->isVisible() && line->sentence().contains(QLatin1String("is gone"));
        });
    };
    QVERIFY(QFile::remove(alaric.path()));
    alaric.look();
    QTRY_VERIFY(isTold());
    fixture.trigger("file.save");
    QVERIFY(!isTold());
    QVERIFY(QFile::exists(alaric.path()));
}

void TestMainWindow::aNameDoesNotTurnTheTitle()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(fixture.rename(knight, QStringLiteral("Rook\u202E")));
    QCOMPARE(fixture.window.windowTitle(), QStringLiteral("\u2068Rook\u202E\u2069[*] - Skychamber"));
}

void TestMainWindow::aDamagedFileIsOpenedAsFarAsItCanBeRead()
{
    test::WindowFixture fixture;
    const QByteArray cut = alaricBytes().chopped(200);
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    QVERIFY(storage::writeFile(path, cut));
    fixture.prompts.choices = {0, 0};
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    const ui::Question &offer = fixture.prompts.asked[0];
    QVERIFY2(offer.sentence.contains(QStringLiteral("Line ")), qPrintable(offer.sentence));
    QCOMPARE(offer.answers, QStringList({QStringLiteral("Open what can be read"), QStringLiteral("Cancel")}));
    QVERIFY2(fixture.prompts.asked[1].detail.contains(QStringLiteral("the text ends too early")),
             qPrintable(fixture.prompts.asked[1].detail));

    ui::OpenFile *opened = fixture.window.currentFile();
    QVERIFY(opened);
    QCOMPARE(opened->path(), QString());
    QVERIFY(opened->needsSaving());
    QCOMPARE(opened->title(), QStringLiteral("Sir Alaric of Vor"));
    QVERIFY(!opened->bench().isReadOnly());
    QVERIFY(fixture.prompts.told.isEmpty());

    fixture.prompts.choices = {0};
    for (auto *button : fixture.window.findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == QStringLiteral("What is missing")) button->click();
    QCOMPARE(fixture.prompts.asked.size(), size_t(3)); // again
    QCOMPARE(fixture.prompts.asked[2].detail, fixture.prompts.asked[1].detail);
    QCOMPARE(storage::readFile(path).value(), cut);
}

void TestMainWindow::ofADamagedFileTheLastSavedVersionIsOffered()
{
    test::WindowFixture fixture;
    const QByteArray whole = alaricBytes();
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    const auto loaded = storage::readCharacter(whole, fixture.services.registry());
    QVERIFY(fixture.services.versions().keep(loaded->character->id, {whole}));
    QVERIFY(storage::writeFile(path, whole.left(whole.indexOf("\"character\""))));
    fixture.prompts.choices = {0};
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.prompts.asked[0].answers,
             QStringList({QStringLiteral("Open the last saved version"), QStringLiteral("Cancel")}));
    ui::OpenFile *opened = fixture.window.currentFile();
    QVERIFY(opened && opened->path().isEmpty() && opened->needsSaving());
    QCOMPARE(opened->document().character()->id, loaded->character->id);
    QVERIFY(opened->document().system().equals(*opened->document().character(), *loaded->character));
}

void TestMainWindow::aDamagedFileStaysClosedWhenNobodyWantsIt()
{
    test::WindowFixture fixture;
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    QVERIFY(storage::writeFile(path, alaricBytes().chopped(200)));
    fixture.prompts.choices = {1};
    fixture.window.commands().openPaths({path});
    QVERIFY(fixture.workspace.files().empty());
    QVERIFY(storage::writeFile(path, "{}"));
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.prompts.asked.size(), size_t(1)); // nothing to offer
    QCOMPARE(fixture.prompts.told.size(), 1);
}

void TestMainWindow::aMessageMayHaveAButton()
{
    test::WindowFixture fixture;
    int times = 0;
    fixture.window.offer(ui::Notice::Kind::Warning, QStringLiteral("It ended."),
                         QStringLiteral("Show the report"), [&times] { ++times; });
    const auto shown = [&fixture] {
        for (auto *button : fixture.window.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == QStringLiteral("Show the report")) return button;
        return static_cast<QPushButton *>(nullptr);
    };
    QVERIFY(shown());
    QTest::mouseClick(shown(), Qt::LeftButton);
    QCOMPARE(times, 1);
    QVERIFY(!shown());
    fixture.window.offer(ui::Notice::Kind::Warning, QStringLiteral("It ended."),
                         QStringLiteral("Show the report"), [&times] { ++times; });
    fixture.window.say(ui::Notice::Kind::Warning, QStringLiteral("Something else."));
    QVERIFY(!shown());
}

void TestMainWindow::anOlderFileSaysSoAndItsOriginalIsKept()
{
    test::WindowFixture fixture;
    const auto later = std::make_shared<const LaterGame>(fixture.game->catalogue());
    fixture.services.games = {std::make_shared<ui::hursagmu::HursagmuUi>(later)};
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    const QByteArray original = alaricBytes();
    QVERIFY(storage::writeFile(path, original));
    fixture.window.commands().openPaths({path});
    const auto said = [&fixture](const QString &part) {
        const auto lines = fixture.window.findChildren<ui::MessageLine *>();
        return std::any_of(lines.begin(), lines.end(), [&part](const ui::MessageLine *line) {
            return line->isVisible() && line->sentence().contains(part);
        });
    };
    QVERIFY(
        said(QStringLiteral("of an older version: spells were counted anew. It changes only when you save")));
    QCOMPARE(storage::readFile(path).value(), original);

    ui::OpenFile &file = *fixture.window.currentFile();
    QVERIFY(!file.needsSaving());
    QVERIFY(fixture.rename(file, QStringLiteral("Alaric the Later")));
    QVERIFY(file.save());
    QVERIFY(storage::readFile(path)->contains("\"systemVersion\": 2"));
    const auto versions = file.versions();
    QVERIFY(std::any_of(versions.begin(), versions.end(), [&original](const storage::Version &version) {
        return storage::readFile(version.file).value() == original;
    }));
}

void TestMainWindow::ofAMergeTheOlderSideIsKeptAsSuch()
{
    test::WindowFixture fixture;
    const auto later = std::make_shared<const LaterGame>(fixture.game->catalogue());
    fixture.services.games = {std::make_shared<ui::hursagmu::HursagmuUi>(later)};
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    QByteArray theirs = alaricBytes();
    QVERIFY(storage::writeFile(path, theirs));
    fixture.window.commands().openPaths({path});
    ui::OpenFile &file = *fixture.window.currentFile();
    QVERIFY(fixture.rename(file, QStringLiteral("Alaric the Later")));
    QVERIFY(file.save());
    QVERIFY(file.migrated().isEmpty());
    QVERIFY(fixture.rename(file, QStringLiteral("Alaric the Last")));

    theirs.replace("Sir Alaric of Vor", "Theirs"); // by a program of the older version
    QVERIFY(storage::writeFile(path, theirs));
    const auto merge = file.mergeWith(theirs, ui::OpenFile::Theirs::File);
    QVERIFY2(merge, merge ? "" : qPrintable(merge.error().message));
    QVERIFY(file.takeMerged(*merge, {}, theirs));
    QCOMPARE(file.migrated(), QStringList(QStringLiteral("spells were counted anew")));
    const auto versions = file.versions();
    QVERIFY(std::any_of(versions.begin(), versions.end(), [&theirs](const storage::Version &version) {
        return version.older && storage::readFile(version.file).value() == theirs;
    }));
    QVERIFY(file.save());
    QVERIFY(file.migrated().isEmpty());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
