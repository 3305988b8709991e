// Beginning and opening characters.

#include "core/base/isolated.h"
#include "core/party/partyfile.h"
#include "ui/services/prompts.h"
#include "ui/services/recentfiles.h"
#include "ui/services/rescue.h"
#include "ui/services/settings.h"
#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"

#include <QDir>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

QString filter()
{
    return Commands::tr("Characters and parties (*.skychar *.skyparty);;All files (*)");
}

} // namespace

void Commands::showStart()
{
    m_window.showStart();
}

void Commands::newBlank()
{
    const GameUi &game = *services().games.front();
    const auto usual = game.system()->blank(std::nullopt);
    const EvaluationPtr evaluation = game.system()->evaluate(*usual);
    newBlankOf(evaluation->meters.empty() ? 0 : evaluation->meters.front().total);
}

void Commands::newBlankOf(int64_t budget)
{
    m_workspace.createBlank(*services().games.front()->system(), budget);
}

void Commands::newFrom(const ShelfItem &item)
{
    const auto made = m_shelf.create(item);
    if (made) return;
    tellFailed(tr("The template could not be opened"),
               {tr("%1: %2").arg(isolated(item.card.name), made.error().message)});
    m_shelf.reload();
}

void Commands::open()
{
    openPaths(services().prompts.openPaths(&m_window, tr("Open characters and parties"),
                                           services().settings.get().lastFolder, filter()));
}

void Commands::openPaths(const QStringList &paths)
{
    QStringList failures;
    for (const QString &path : paths)
        openOne(path, failures);
    if (!failures.isEmpty())
        tellFailed(failures.size() == 1 ? tr("A file could not be opened")
                                        : tr("%n files could not be opened", nullptr, int(failures.size())),
                   failures);
}

void Commands::openOne(const QString &path, QStringList &failures)
{
    if (path.endsWith(party::Extension, Qt::CaseInsensitive)) {
        openParty(path, failures);
        return;
    }
    const auto opened = m_workspace.open(path);
    if (!opened) {
        if (offerRescue(path, opened.error())) return;
        failures << tr("%1: %2").arg(isolated(QFileInfo(path).fileName()), opened.error().message);
        return;
    }
    OpenFile &file = **opened;
    m_window.showFile(&file);
    tellMigrated(file);
    offerCopyOf(file);
    if (file.path().isEmpty()) return; // made from a template's file
    remember(file);
    const QString folder = QFileInfo(file.path()).absolutePath();
    services().settings.change([&folder](Settings &settings) { settings.lastFolder = folder; });
}

void Commands::tellMigrated(const OpenFile &file)
{
    if (file.migrated().isEmpty()) return;
    m_window.say(
        Notice::Kind::Warning,
        tr("This file is of an older version: %1. It changes only when you save; the original is kept "
           "among its versions.")
            .arg(file.migrated().join(QStringLiteral("; "))),
        &file);
}

Commands::RescueAnswer Commands::askRescue(const QString &path, const Error &error, bool hasSalvage,
                                           bool hasSaved)
{
    Question question{tr("A file could not be opened"),
                      tr("%1: %2").arg(isolated(QFileInfo(path).fileName()), error.message),
                      tr("The file stays as it is. What is opened from it is a new one, not saved yet."),
                      {}};
    std::vector<RescueAnswer> meanings;
    if (hasSalvage) {
        question.answers << tr("Open what can be read");
        meanings.push_back(RescueAnswer::Salvage);
    }
    if (hasSaved) {
        question.answers << tr("Open the last saved version");
        meanings.push_back(RescueAnswer::Saved);
    }
    question.escape = int(question.answers.size());
    question.answers << tr("Cancel");
    const int answer = services().prompts.choose(&m_window, question);
    return answer < 0 || answer >= question.escape ? RescueAnswer::Nothing : meanings[size_t(answer)];
}

bool Commands::offerRescue(const QString &path, const Error &error)
{
    if (error.kind != ErrorKind::Unreadable) return false;
    Rescue rescue = rescueOf(services(), path);
    if (!rescue.salvage && !rescue.saved) return false;
    switch (askRescue(path, error, rescue.salvage.has_value(), rescue.saved.has_value())) {
    case RescueAnswer::Nothing:
        break;
    case RescueAnswer::Salvage:
        showRescued(path, std::move(*rescue.salvage));
        break;
    case RescueAnswer::Saved:
        m_window.showFile(m_workspace.openUnsaved(std::move(*rescue.saved)));
        break;
    }
    return true;
}

void Commands::showRescued(const QString &path, storage::Salvage salvage)
{
    OpenFile *file = m_workspace.openUnsaved(std::move(salvage.loaded));
    m_window.showFile(file);
    listMissing(path, salvage.missing, file);
}

void Commands::listMissing(const QString &path, const QStringList &missing, const OpenFile *about)
{
    const Question list{tr("What is missing"),
                        tr("%n thing(s) are not as the file had them.", nullptr, int(missing.size())),
                        missing.join(QLatin1Char('\n')),
                        {tr("Close")},
                        0,
                        0};
    const auto show = [this, list] { services().prompts.choose(&m_window, list); };
    m_window.offer(Notice::Kind::Warning,
                   tr("This is what could be read of %1. It is not saved yet.")
                       .arg(isolated(QFileInfo(path).fileName())),
                   tr("What is missing"), show, about);
    show();
}

void Commands::remember(OpenFile &file)
{
    const Heading heading = gameOf(file).heading(file.document(), services().clock().date());
    const QString figure =
        tr("%1 %2 %3").arg(QString::number(heading.figure), heading.figureWord, heading.figureDetail);
    m_recent.add({file.path(), file.document().character()->name,
                  QStringLiteral("%1 · %2").arg(heading.line, figure), services().clock()});
}

void Commands::locate(const QString &missing)
{
    const QStringList found =
        services().prompts.openPaths(&m_window, tr("Locate %1").arg(isolated(QFileInfo(missing).fileName())),
                                     QFileInfo(missing).path(), filter());
    if (found.isEmpty()) return;
    m_recent.remove(missing);
    openPaths(found);
}

void Commands::reopen()
{
    if (!m_closed.isEmpty()) openPaths({m_closed.takeLast()});
}

void Commands::forgetRecent()
{
    m_recent.clear();
}

void Commands::tellFailed(const QString &title, const QStringList &sentences)
{
    constexpr qsizetype Most = 12; // as many as a screen has room for
    QStringList shown = sentences.mid(0, Most);
    if (sentences.size() > Most) shown << tr("and %n more", nullptr, int(sentences.size() - Most));
    services().prompts.tell(&m_window, title, shown.join(QLatin1Char('\n')));
}

} // namespace sky::ui
