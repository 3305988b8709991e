#include "core/formats/batch.h"

#include "core/formats/batchbook.h"
#include "core/formats/csv.h"
#include "core/formats/replacing.h"
#include "core/formats/text.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace sky::formats
{

namespace
{

/// One character, worked out: its file's content, or for a book its pages.
struct Work {
    std::optional<Error> error;
    QString name, player;
    QString fileName; ///< what the file is to be called
    Written written;
    std::optional<print::SheetLayout> pages;
    std::vector<TableField> row;
    std::optional<SheetMember> member; ///< of a sheet of several
    std::shared_ptr<const GameSystem> game;
};

bool isBook(const BatchRequest &request)
{
    return request.oneFile && request.format.onPaper;
}

/// A format made ready for each game.
using Writings = std::map<QString, Writing>;

Result<Writings> writingsOf(const Format &format, const GameRegistry &games)
{
    Writings writings;
    for (const auto &game : games.all()) {
        auto writing = Writing::begin(format, *game);
        if (!writing) return tl::unexpected(writing.error());
        writings.emplace(game->id(), std::move(*writing));
    }
    return writings;
}

struct Task {
    const BatchRequest &request;
    const GameRegistry &games;
    const Writings &writings;
};

/// A character of the batch, from its file or held by who asks.
struct Input {
    SheetMember member; ///< without an evaluation where nobody has one
    std::shared_ptr<const GameSystem> game;
    QString onlyToLookAt; ///< as in storage::Loaded
};

Result<Input> inputOf(const BatchRequest &request, const GameRegistry &games, size_t index)
{
    if (!request.held.empty()) return Input{request.held[index], games.find(request.heldGame), {}};
    const QString &path = request.files[qsizetype(index)];
    return storage::readFile(path)
        .and_then([&](const QByteArray &bytes) { return storage::readCharacter(bytes, games); })
        .map([&path](storage::Loaded &&loaded) {
            const CharacterPtr character = std::move(loaded.character);
            return Input{{path, character->name, character->player, character, nullptr},
                         loaded.system,
                         loaded.onlyToLookAt};
        });
}

/// As it was on that day, or is.
SheetMember ofDay(const Input &input, const std::optional<QDate> &day)
{
    SheetMember member = input.member;
    if (day) member.character = input.game->asOf(*member.character, *day);
    if (day || !member.evaluation) member.evaluation = input.game->evaluate(*member.character);
    return member;
}

/// Pages for the book that holds all.
Result<Work> laidOut(const Input &input, const print::Options &options)
{
    const SheetMember today = ofDay(input, std::nullopt); // the sheet asks for its day itself
    auto sheet = print::makeSheet(*today.character, *today.evaluation, *input.game, options);
    if (!sheet) return tl::unexpected(sheet.error());
    Work work;
    work.pages = std::move(sheet->layout);
    work.written = {{}, int(work.pages->pages.size()), sheet->missing, sheet->warnings};
    return work;
}

Result<Work> worked(const Task &task, const Input &input, const QString &path)
{
    const print::Options &options = task.request.options;
    Work work;
    if (options.layout == input.game->groupLayout()) {
        work.member = ofDay(input, options.asOf);
        work.game = input.game;
        return work;
    }
    if (isBook(task.request)) return laidOut(input, options);
    if (task.request.format.forMany) {
        const SheetMember then = ofDay(input, options.asOf);
        work.row = input.game->tableRow(*then.character, *then.evaluation);
        return work;
    }
    return task.writings.at(input.game->id())
        .write(*input.member.character, options)
        .map([&](Written &&written) {
            work.fileName = nameByPattern(task.request.naming, input.member, path, task.request);
            work.written = std::move(written);
            return std::move(work);
        });
}

Result<Work> worked(const Task &task, size_t index)
{
    const auto input = inputOf(task.request, task.games, index);
    if (!input) return tl::unexpected(input.error());
    auto work = worked(task, *input, task.request.files[qsizetype(index)]);
    if (!work) return work;
    work->name = input->member.name;
    work->player = input->member.player;
    if (!input->onlyToLookAt.isEmpty()) work->written.warnings.prepend(input->onlyToLookAt);
    return work;
}

/// Threads that take the next file and put what it became where the caller fetches it in order. No thread is
/// further ahead of the caller than `m_window` files.
class Workers
{
public:
    explicit Workers(const Task &task)
        : m_task(task)
    {
        const BatchRequest &request = task.request;
        const unsigned wanted = request.threads ? request.threads : std::thread::hardware_concurrency();
        const auto count = std::clamp<size_t>(wanted, 1, std::max<size_t>(1, size_t(request.files.size())));
        m_window = 2 * count;
        for (size_t i = 0; i < count; ++i)
            m_threads.emplace_back([this](const std::stop_token &stop) { run(stop); });
    }

    ~Workers()
    {
        for (std::jthread &thread : m_threads)
            thread.request_stop();
        m_changed.notify_all();
    }

    Work fetch(size_t index)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_done.count(index) > 0; });
        Work work = std::move(m_done.extract(index).mapped());
        m_fetched = index + 1;
        m_changed.notify_all();
        return work;
    }

private:
    std::optional<size_t> next(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        const auto all = static_cast<size_t>(m_task.request.files.size());
        if (!m_changed.wait(lock, stop, [&] { return m_next >= all || m_next < m_fetched + m_window; }) ||
            m_next >= all)
            return std::nullopt;
        return m_next++;
    }

    void run(const std::stop_token &stop)
    {
        while (const auto index = next(stop)) {
            if (stop.stop_requested()) return;
            auto work = worked(m_task, *index);
            Work done;
            if (work)
                done = std::move(*work);
            else
                done.error = work.error();
            const std::lock_guard lock(m_mutex);
            m_done.emplace(*index, std::move(done));
            m_changed.notify_all();
        }
    }

    const Task &m_task;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::map<size_t, Work> m_done;
    size_t m_next = 0, m_fetched = 0, m_window = 1;
    std::vector<std::jthread> m_threads; ///< last: ends before the others go
};

Result<void> mayReplaceBy(const BatchRequest &request, const QString &path)
{
    return mayReplace(path, request.format, request.replaceAny, request.toReplaceAny);
}

/// What is done with each character in its turn, and at the end.
class Sink
{
public:
    explicit Sink(const BatchRequest &request)
        : m_request(request)
        , m_book(request)
    {
    }

    BatchOutcome take(const QString &input, Work &&work)
    {
        BatchOutcome outcome{
            input, {}, work.error, work.written.pages, work.written.missing, work.written.warnings};
        if (outcome.error) return outcome;
        m_any = true;
        if (m_request.format.forMany) {
            m_table.add(work.row);
            return outcome;
        }
        if (work.member) {
            if (!m_game) m_game = work.game;
            if (m_game == work.game)
                m_members.push_back(std::move(*work.member));
            else
                outcome.error =
                    Error{ErrorKind::Refused, Text::tr("It is of another game than the first."), {}};
            return outcome;
        }
        if (isBook(m_request)) {
            const auto added = m_book.add(work.name, work.player, std::move(*work.pages));
            if (!added) outcome.error = added.error();
            return outcome;
        }
        outcome.output = m_request.target;
        if (m_request.intoFolder) {
            const FileNames::Name name = m_names.take(work.fileName, m_request.format.suffix);
            outcome.output = QDir(m_request.target).filePath(name.file);
            outcome.numbered = name.numbered;
        }
        outcome.replaced = QFileInfo::exists(outcome.output);
        if (const auto written = put(outcome.output, work.written.bytes); !written)
            outcome.error = written.error();
        return outcome;
    }

    Result<BatchEnd> finish()
    {
        if (m_request.oneFile && !m_any)
            return fail(ErrorKind::Unreadable,
                        Text::tr("None of the characters is in it; nothing was written."));
        const auto done = [] { return BatchEnd::Done; };
        if (m_request.format.forMany) return put(m_request.target, m_table.csv()).map(done);
        if (!m_members.empty()) return putGroup().map(done);
        if (m_book.isEmpty()) return BatchEnd::Done;
        return m_book.finish().and_then([&](const std::optional<QByteArray> &bytes) -> Result<BatchEnd> {
            if (!bytes) return BatchEnd::Stopped;
            return put(m_request.target, *bytes).map(done);
        });
    }

private:
    Result<void> put(const QString &path, const QByteArray &bytes) const
    {
        if (m_request.output) return m_request.output(bytes);
        const auto may = isNewerOfItself(path, bytes) ? Result<void>() : mayReplaceBy(m_request, path);
        return may.and_then([&] { return storage::writeFile(path, bytes); });
    }

    /// The party's name, or the campaign's where all have the same.
    QString groupTitle() const
    {
        if (!m_request.title.isEmpty()) return m_request.title;
        const QString campaign = m_members.front().character->campaign.trimmed();
        const bool same = std::all_of(m_members.begin(), m_members.end(), [&](const SheetMember &member) {
            return member.character->campaign.trimmed() == campaign;
        });
        return same && !campaign.isEmpty() ? campaign : Text::tr("Party");
    }

    Result<void> putGroup() const
    {
        const print::Options &options = m_request.options;
        const auto sheet = print::makeGroupSheet(groupTitle(), m_members, *m_game, options);
        if (!sheet) return tl::unexpected(sheet.error());
        const auto written =
            print::toPdf(sheet->layout, options.clock()).and_then([&](const QByteArray &bytes) {
                return put(m_request.target, bytes);
            });
        if (written && m_request.toldOfAll)
            m_request.toldOfAll({m_request.target, m_request.target, std::nullopt,
                                 int(sheet->layout.pages.size()), sheet->missing, sheet->warnings});
        return written;
    }

    const BatchRequest &m_request;
    FileNames m_names;
    BatchBook m_book;
    PartyTable m_table;
    std::shared_ptr<const GameSystem> m_game; ///< of all members
    std::vector<SheetMember> m_members;       ///< of a sheet of several
    bool m_any = false;                       ///< character came through
};

/// What is wrong with where it is to go, before anything is done.
Result<void> checkTarget(const BatchRequest &request, bool ofGroup)
{
    if (!request.intoFolder && !request.oneFile && request.files.size() > 1)
        return fail(ErrorKind::Usage, Text::tr("Several characters need a folder."));
    const bool attach = request.options.attach && request.format.onPaper && !ofGroup;
    if (request.oneFile && attach)
        return fail(
            ErrorKind::Usage,
            Text::tr("One PDF of several characters cannot be opened like a character; write a file for "
                     "each, or leave their files out."));
    if (request.output) return {};
    if (request.intoFolder && !QFileInfo(request.target).isDir())
        return fail(ErrorKind::Usage, Text::tr("%1 is no folder.").arg(request.target));
    if (request.intoFolder) return checkPattern(request.naming);
    return fits(request.target, request.format).and_then([&] {
        // Whose character the file there holds is known when the new one is made.
        return attach ? Result<void>() : mayReplaceBy(request, request.target);
    });
}

} // namespace

bool isOfGroup(const QString &layout, const GameRegistry &games)
{
    return std::any_of(games.all().begin(), games.all().end(),
                       [&layout](const auto &game) { return game->groupLayout() == layout; });
}

Result<BatchEnd> exportAll(const BatchRequest &request, const GameRegistry &games, const BatchListener &told)
{
    const bool ofGroup = isOfGroup(request.options.layout, games);
    if (ofGroup && !request.format.onPaper)
        return fail(ErrorKind::Usage, Text::tr("A sheet of several characters is for PDF alone."));
    if (const auto fine = checkTarget(request, ofGroup); !fine) return tl::unexpected(fine.error());
    const auto writings = writingsOf(request.format, games);
    if (!writings) return tl::unexpected(writings.error());
    const auto all = static_cast<size_t>(request.files.size());
    const Task task{request, games, *writings};
    Workers workers(task);
    Sink sink(request);
    for (size_t i = 0; i < all; ++i) {
        const QString &input = request.files[qsizetype(i)];
        if (!told(sink.take(input, workers.fetch(i)), i + 1, all) && i + 1 < all) return BatchEnd::Stopped;
    }
    return sink.finish();
}

QStringList foreignInTheWay(const BatchRequest &request, const GameRegistry &games,
                            const std::function<bool()> &goOn)
{
    FileNames names;
    QStringList inTheWay;
    for (size_t i = 0; i < static_cast<size_t>(request.files.size()); ++i) {
        if (!goOn()) break;
        const auto input = inputOf(request, games, i);
        if (!input) continue;
        const QString name =
            nameByPattern(request.naming, input->member, request.files[qsizetype(i)], request);
        const QString path = QDir(request.target).filePath(names.take(name, request.format.suffix).file);
        if (occupantOf(path, request.format) == Occupant::Foreign) inTheWay << path;
    }
    return inTheWay;
}

} // namespace sky::formats
