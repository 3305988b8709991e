#include "tests/torture/life.h"

#include "core/hursagmu/hursagmu.h"
#include "core/party/partyfile.h"
#include "core/storage/envelope.h"
#include "tests/ui/support/rest.h"
#include "ui/hursagmu/hursagmuui.h"
#include "ui/shell/actiontable.h"
#include "ui/shell/commands.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace sky::torture
{

namespace
{

constexpr size_t MostOpen = 6;
constexpr int UndoEvery = 60;   ///< actions
constexpr int OthersEvery = 30; ///< actions, on average
constexpr std::chrono::milliseconds CopyPause{30};

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the next life must find: how, the content and where it is.
QByteArray lineOf(const char *kind, ui::OpenFile &file)
{
    const Document &document = file.document();
    const QByteArray name = (file.path().isEmpty() ? file.title() : file.path()).toUtf8();
    return QByteArray(kind) + ' ' +
           hashOf(storage::writeCharacter(*document.character(), document.system())) + ' ' +
           QByteArray(name).replace('\n', ' ') + '\n';
}

ui::Services servicesIn(const QString &folder, int number, ui::Prompts &prompts, ui::SettingsStore &settings,
                        const std::shared_ptr<const hursagmu::Hursagmu> &game)
{
    ui::Services services{[] { return QDateTime(QDate(2026, 3, 29), QTime(18, 4)); },
                          countingIds(QStringLiteral("l%1n").arg(number)),
                          prompts,
                          settings,
                          {},
                          folder + QStringLiteral("/state"),
                          folder + QStringLiteral("/templates"),
                          folder + QStringLiteral("/data")};
    services.games.push_back(std::make_shared<ui::hursagmu::HursagmuUi>(game));
    return services;
}

} // namespace

Life::Life(const QString &folder, Randomness &random, int number)
    : m_folder(folder)
    , m_random(random)
    , m_number(number)
    , m_prompts(random, folder + QStringLiteral("/docs"))
    , m_settings(folder + QStringLiteral("/settings.json"))
    , m_game(*hursagmu::Hursagmu::create())
    , m_services(servicesIn(folder, number, m_prompts, m_settings, m_game))
    , m_recent(m_services.stateFolder)
    , m_workspace(m_services, CopyPause)
    , m_invariants(m_workspace)
    , m_others(at("docs"), random, m_services.registry(),
               [this](const QString &path) { m_invariants.touchedByOthers(path); })
{
}

std::vector<QByteArray> Life::onDisk(QStringList &unreadable)
{
    std::vector<QByteArray> contents;
    const GameRegistry games = m_services.registry();
    const auto take = [&](const QString &name, const QByteArray &bytes) {
        contents.push_back(hashOf(contentOf(bytes, games)));
        if (contentOf(bytes, games).isEmpty()) unreadable << name + QStringLiteral(" can't be read");
    };
    const QDir docs(at("docs"));
    for (const QString &name : docs.entryList({QStringLiteral("*.skychar")}, QDir::Files))
        if (!OtherHands::isBroken(name)) take(name, readAll(docs.filePath(name)));
    for (const QString &name : docs.entryList({QStringLiteral("*.skyparty")}, QDir::Files))
        if (!OtherHands::isBroken(name) && !party::loadParty(readAll(docs.filePath(name))))
            unreadable << name + QStringLiteral(" can't be read");
    m_found = m_workspace.crashCopies().found();
    for (const ui::CrashCopy &copy : m_found)
        take(copy.title, copy.bytes);
    return contents;
}

bool Life::isAmongVersions(const QByteArray &hash) const
{
    const GameRegistry games = m_services.registry();
    QDirIterator files(at("state/versions"), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        if (hashOf(contentOf(readAll(files.next()), games)) == hash) return true;
    return false;
}

/// What is not saved may be in a copy; what was saved is in its file, or kept where that was replaced.
bool Life::isThere(const QByteArray &kind, const QByteArray &hash, const QString &path,
                   const std::vector<QByteArray> &there) const
{
    if (kind == "party") return hashOf(readAll(path)) == hash;
    if (kind == "file") return hashOf(contentOf(readAll(path), m_services.registry())) == hash;
    return std::find(there.begin(), there.end(), hash) != there.end() ||
           (kind == "kept" && isAmongVersions(hash));
}

QStringList Life::lost()
{
    QStringList lost;
    const std::vector<QByteArray> there = onDisk(lost);
    for (const QByteArray &line : readAll(at("expected")).split('\n')) {
        const QByteArrayList words = line.split(' ');
        const QString name = QString::fromUtf8(words.mid(2).join(' '));
        if (words.size() > 2 && !isThere(words[0], words[1], name, there))
            lost << name + QStringLiteral(" is lost");
    }
    QFile::remove(at("expected"));
    return lost;
}

void Life::open()
{
    m_session.reset();
    m_user.reset();
    m_window = std::make_unique<ui::MainWindow>(m_workspace, m_recent);
    m_window->resize(1280, 800);
    m_window->show();
    m_user = std::make_unique<RandomUser>(*m_window, m_random);
    m_session = std::make_unique<ui::Session>(m_workspace);
}

void Life::begin()
{
    const QStringList last = ui::Session::last(m_services.stateFolder);
    open();
    m_window->commands().openPaths(last);
    for (const ui::CrashCopy &copy : m_found)
        if (m_workspace.find(copy.path) == nullptr || copy.path.isEmpty())
            static_cast<void>(m_workspace.restore(copy));
        else
            static_cast<void>(m_workspace.find(copy.path)->restore(copy));
    for (const ui::CrashCopy &copy : m_found)
        m_workspace.crashCopies().discard(copy);
    m_found.clear();
    if (m_workspace.files().empty())
        static_cast<void>(m_workspace.createFromTemplate(*m_game, QStringLiteral("knight")));
}

/// So that what is done concerns characters, and no more of them than a person looks at.
void Life::keepFewOpen()
{
    if (!m_window->isVisible()) open(); // it was left
    if (m_workspace.files().empty() && m_random.oneIn(2))
        static_cast<void>(m_workspace.createFromTemplate(*m_game, m_random.of(m_game->templates()).id));
    while (m_workspace.files().size() > MostOpen)
        m_workspace.close(m_workspace.files().front().get());
    while (m_workspace.parties().size() > 2)
        m_workspace.close(m_workspace.parties().front().get());
}

QStringList Life::act()
{
    keepFewOpen();
    if (!m_alone && m_random.oneIn(OthersEvery))
        look();
    else
        m_last = m_user->act();
    m_done.insert(m_last);
    ++m_count;
    ui::OpenFile *file = m_window->currentFile();
    ui::PartyBench *party = m_window->currentParty();
    if (m_count % UndoEvery == 0) {
        QStringList broken = checkAll();
        m_window->resize(m_random.below(1'200) + 500, 800);
        if (const QString who = test::restless(); !who.isEmpty())
            broken << who + QStringLiteral(" asks for a layout again and again");
        if (file) broken << m_invariants.brokenByUndo(*file);
        if (party) broken << m_invariants.brokenByUndo(*party);
        return broken;
    }
    if (party) return m_invariants.broken(*party);
    return file ? m_invariants.broken(*file) : QStringList();
}

/// Somebody comes back to the window after others did something.
void Life::look()
{
    const ui::OpenFile *file = m_window->currentFile();
    const ui::PartyBench *party = m_window->currentParty();
    const QString path = file ? file->path() : party ? party->path() : QString();
    m_last = m_user->meanwhile([&] {
        const QString done = m_others.act(path);
        QEvent back(QEvent::WindowActivate);
        QCoreApplication::sendEvent(m_window.get(), &back);
        return done;
    });
}

QStringList Life::neverDone() const
{
    QStringList never;
    for (const ui::ActionSpec &spec : ui::actionTable())
        if (!m_done.contains(QLatin1String(spec.id))) never << QLatin1String(spec.id);
    return never;
}

QStringList Life::checkAll()
{
    return m_invariants.brokenAnywhere();
}

bool Life::expect()
{
    QByteArray lines;
    bool unsaved = false;
    for (const auto &file : m_workspace.files()) {
        if (file->bench().isReadOnly() || (file->path().isEmpty() && !file->needsSaving())) continue;
        unsaved = unsaved || file->needsSaving();
        if (!file->needsSaving() && !isAsSaved(*file) && m_invariants.isAsItShould(*file))
            continue; // others wrote it
        lines += lineOf(file->needsSaving() ? "any" : "file", *file);
    }
    for (const auto &party : m_workspace.parties())
        if (!party->needsSaving() && !party->document().bytes().isEmpty() &&
            (isAsSaved(*party) || !m_invariants.isAsItShould(*party)))
            lines += "party " + hashOf(party->document().bytes()) + ' ' + party->path().toUtf8() + '\n';
    QTest::qWait(int(3 * CopyPause.count())); // the copies are begun
    m_workspace.crashCopies().finish();
    writeExpected(lines);
    return unsaved;
}

void Life::save()
{
    m_last = m_user->meanwhile([this] { return m_user->trigger(QStringLiteral("file.save")); });
}

void Life::expectSaved()
{
    m_alone = true; // what others do to files from now on would be taken for a loss
    QByteArray lines;
    for (const auto &file : m_workspace.files())
        if (!file->path().isEmpty() && !file->needsSaving() && !file->bench().isReadOnly() &&
            isAsSaved(*file))
            lines += lineOf("kept", *file);
    writeExpected(lines);
}

void Life::writeExpected(const QByteArray &lines) const
{
    QFile file(at("expected"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file of what is expected");
    file.write(lines);
}

void Life::closeAll()
{
    while (!m_workspace.parties().empty())
        m_workspace.close(m_workspace.parties().front().get());
    while (!m_workspace.files().empty())
        m_workspace.close(m_workspace.files().front().get());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

} // namespace sky::torture
