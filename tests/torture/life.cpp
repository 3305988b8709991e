#include "tests/torture/life.h"

#include "core/hursagmu/hursagmu.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/hursagmuui.h"
#include "ui/shell/commands.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace sky::torture
{

namespace
{

constexpr size_t MostOpen = 6;
constexpr int UndoEvery = 60; ///< actions
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
        take(name, readAll(docs.filePath(name)));
    m_found = m_workspace.crashCopies().found();
    for (const ui::CrashCopy &copy : m_found)
        take(copy.title, copy.bytes);
    return contents;
}

QStringList Life::lost()
{
    QStringList lost;
    const std::vector<QByteArray> there = onDisk(lost);
    for (const QByteArray &line : readAll(at("expected")).split('\n')) {
        const qsizetype space = line.indexOf(' ');
        if (space > 0 && std::find(there.begin(), there.end(), line.left(space)) == there.end())
            lost << QString::fromUtf8(line.mid(space + 1)) + QStringLiteral(" is lost");
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
    m_last = m_user->act();
    ++m_count;
    ui::OpenFile *file = m_window->currentFile();
    if (m_count % UndoEvery != 0) return file ? m_invariants.broken(*file) : QStringList();
    QStringList broken = checkAll();
    if (file) broken << m_invariants.brokenByUndo(*file);
    return broken;
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
        const Document &document = file->document();
        lines += hashOf(storage::writeCharacter(*document.character(), document.system())) + ' ' +
                 file->title().toUtf8().replace('\n', ' ') + '\n';
    }
    QTest::qWait(int(3 * CopyPause.count())); // the copies are begun
    m_workspace.crashCopies().finish();
    QFile file(at("expected"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file of what is expected");
    file.write(lines);
    return unsaved;
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
