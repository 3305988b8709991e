#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"
#include "core/json/value.h"
#include "core/system/character.h"
#include "core/system/evaluation.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sky::print
{
struct SheetContent;
struct LayoutSpec;
struct PageFormat;
} // namespace sky::print

namespace sky
{

/// One step from one version of a game's file part to the next, on raw JSON in memory.
struct Migration {
    int from = 0; ///< gives from + 1
    std::function<Result<void>(json::Object &character)> step;
    QString description; ///< in words, for the report
};

/// A ready character to start from, as a character file of kind "template".
struct TemplateInfo {
    QString id;   ///< "knight"
    QString name; ///< "Knight"
    QString line; ///< one line about it, translated
    int64_t points = 0;
};

/// What a sheet shows of injuries.
enum class Injuries {
    Current, ///< as they are
    Fresh,   ///< none
    Blank    ///< boxes and nothing else
};

/// Which sheet of a character, and what it says.
struct SheetRequest {
    QString layout = QStringLiteral("standard"); ///< one of `layouts`
    std::optional<QDate> asOf = {};              ///< the character is as of that day, and the head says so
    Injuries injuries = Injuries::Current;
    int blankRows = 4;     ///< to write in, for each list of a sheet that is for writing
    bool nameless = false; ///< a sheet for writing that names nobody
};

/// One text about a character that can be set beside other characters' ("value/defense", "Defense", "17").
struct TableField {
    QString id;
    QString group; ///< "Talents"
    QString title;
    QString text;
};

/// What runs down in play: how much is left of how much.
struct Gauge {
    QString id; ///< "wounds"
    QString label;
    int64_t left = 0;
    int64_t most = 0;
};

/// One of several characters on a sheet.
struct SheetMember {
    QString id; ///< no two of a sheet the same: the file
    QString name;
    QString player;
    CharacterPtr character;   ///< never null
    EvaluationPtr evaluation; ///< the character's
};

/// The contract of a game: all that the rest of the program asks of one. Stateless after construction.
class GameSystem
{
public:
    virtual ~GameSystem() = default;

    virtual QString id() const = 0;   ///< as in the file's "system"
    virtual QString name() const = 0; ///< for people
    virtual int version() const = 0;  ///< systemVersion written to files

    /// A blank character with that budget (nothing: the game's usual one). Name and ids are the caller's
    /// business: `renewIds`.
    virtual std::unique_ptr<Character> blank(std::optional<int64_t> budget) const = 0;
    virtual std::vector<TemplateInfo> templates() const = 0;
    /// By id, name or alias, case-insensitive. The copy still has the template's ids and kind.
    virtual Result<std::unique_ptr<Character>> fromTemplate(const QString &nameOrId) const = 0;
    /// Gives the character and all that is in it new ids and makes it a character.
    virtual void renewIds(Character &character, const IdSource &ids) const = 0;

    /// The game's own part of the file ("character" in the envelope, without the base's members).
    /// Unknown members are kept; a fault names path and line.
    virtual Result<std::unique_ptr<Character>> read(const json::Value &part) const = 0;
    virtual json::Object write(const Character &character) const = 0;
    virtual std::vector<Migration> migrations() const = 0;

    virtual EvaluationPtr evaluate(const Character &character) const = 0;
    /// Nothing when the step may be taken; else why not ("4 points short"), compared with the state before.
    virtual std::optional<Error> refusal(const Character &candidate, const Evaluation &before,
                                         const Evaluation &after) const = 0;

    virtual bool equals(const Character &a, const Character &b) const = 0;
    /// The differences in words, one a line ("Warrior 6 -> 7"); empty when equal.
    virtual QStringList describeChange(const Character &from, const Character &to) const = 0;

    /// A row of the table that compares several characters: what every character has, in a fixed order, and
    /// what this one has besides.
    virtual std::vector<TableField> tableRow(const Character &character,
                                             const Evaluation &evaluation) const = 0;
    /// What a table on a screen shows as bars, the body's first.
    virtual std::vector<Gauge> gauges(const Character &character, const Evaluation &evaluation) const = 0;

    /// The character at the end of that day, as far as its record of what happened tells; the rest is
    /// today's.
    virtual std::unique_ptr<Character> asOf(const Character &character, QDate day) const = 0;

    /// What stands on the sheet, and what must be found there. The evaluation is the character's.
    virtual print::SheetContent sheet(const Character &character, const Evaluation &evaluation,
                                      const SheetRequest &request) const = 0;
    /// Names of the sheets a character can be printed on, the usual one ("standard") first.
    virtual QStringList layouts() const = 0;
    /// What stands on a sheet of several, and its name among the layouts; empty where the game has none.
    virtual print::SheetContent groupSheet(const QString &title, const std::vector<SheetMember> &members,
                                           const SheetRequest &request) const = 0;
    virtual QString groupLayout() const = 0;
    /// Regions and order of the game's layout of that name on that paper; of the usual one where there is no
    /// such. The spec states the smallest paper it is for.
    virtual print::LayoutSpec layout(const QString &name, const print::PageFormat &paper) const = 0;
};

/// The games this program knows, by id; each id once.
class GameRegistry
{
public:
    void add(std::shared_ptr<const GameSystem> system);
    std::shared_ptr<const GameSystem> find(const QString &id) const; ///< null when unknown
    const std::vector<std::shared_ptr<const GameSystem>> &all() const { return m_systems; }

private:
    std::vector<std::shared_ptr<const GameSystem>> m_systems;
};

} // namespace sky
