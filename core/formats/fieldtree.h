#pragma once

#include "core/json/value.h"
#include "core/system/gamesystem.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>

namespace sky::formats
{

/// The ids that a template can name after `value.` and `section.`.
struct FieldIds {
    QSet<QString> values;
    QSet<QString> sections;
};

/// What a game says in its resources (export/names.json) for other programs: "values", ids of derived values
/// that only some characters have; "things", sections of the usual sheet whose rows are things of their own.
/// Empty where it says nothing.
QStringList namesFromGame(const GameSystem &game, const QString &list);

/// All that a game has, whether a certain character has them or not.
FieldIds fieldIds(const GameSystem &game);

/// What a field of a template is.
struct FieldType {
    enum class Kind {
        Text,
        Flag, ///< yes or no
        List, ///< of objects
        Object
    };
    Kind kind = Kind::Text;
    QString object; ///< its name in the tree, of a list and an object

    friend bool operator==(const FieldType &, const FieldType &) = default;
};

/// The members of VALUES.md and FIELDS.md, by the objects they stand in.
class FieldTree
{
public:
    static constexpr QLatin1String Root{"root"};

    explicit FieldTree(const FieldIds &ids);

    /// "sheet.draft" seen from that object; nothing where there is no such member.
    std::optional<FieldType> find(const QString &object, const QString &path) const;
    static QStringList objects();
    /// In the order of the documents.
    QStringList members(const QString &object) const;
    std::optional<FieldType> member(const QString &object, const QString &name) const;

private:
    struct Object {
        QStringList order;
        QHash<QString, FieldType> types;
    };
    QHash<QString, Object> m_objects;
};

} // namespace sky::formats
