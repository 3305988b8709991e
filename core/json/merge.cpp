#include "core/json/merge.h"

#include <QHash>

#include <algorithm>

namespace sky::json
{

namespace
{

using MergePlace = const Value *; ///< null: nothing is there

bool sameAt(MergePlace a, MergePlace b)
{
    return a && b ? *a == *b : a == b;
}

std::optional<Value> copyAt(MergePlace place)
{
    return place ? std::optional(*place) : std::nullopt;
}

QString mergeIdOf(const Value &element)
{
    const Object *object = element.asObject();
    const Value *id = object ? object->find(u"id") : nullptr;
    const QString *text = id ? id->asString() : nullptr;
    return text ? *text : QString();
}

/// A list whose elements can be told apart wherever they stand.
struct Elements {
    QStringList order;
    QHash<QString, MergePlace> byId;

    MergePlace find(const QString &id) const { return byId.value(id, nullptr); }
};

/// Nothing for what is no such list.
std::optional<Elements> elementsOf(MergePlace place)
{
    const Array *array = place ? place->asArray() : nullptr;
    if (!array) return std::nullopt;
    Elements elements;
    for (const Value &element : *array) {
        const QString id = mergeIdOf(element);
        if (id.isEmpty() || elements.byId.contains(id)) return std::nullopt;
        elements.order << id;
        elements.byId.insert(id, &element);
    }
    return elements;
}

/// Of `list` those that are in both others too, as they stand there.
QStringList commonOrder(const Elements &list, const Elements &one, const Elements &other)
{
    QStringList found;
    for (const QString &id : list.order)
        if (one.find(id) && other.find(id)) found << id;
    return found;
}

class Merger
{
public:
    Merger(bool hasBase, const std::vector<Side> &choices)
        : m_hasBase(hasBase)
        , m_choices(choices)
    {
    }

    std::optional<Value> value(MergePlace base, MergePlace mine, MergePlace theirs);
    std::vector<Conflict> takeConflicts() { return std::move(m_conflicts); }

private:
    std::optional<Value> withoutOne(MergePlace base, MergePlace mine, MergePlace theirs);
    std::optional<Value> settle(MergePlace base, MergePlace mine, MergePlace theirs);
    Value object(const Object *base, const Object &mine, const Object &theirs);
    Value array(const Elements &base, const Elements &mine, const Elements &theirs);
    std::optional<Value> below(const QString &key, MergePlace base, MergePlace mine, MergePlace theirs);
    QStringList order(const Elements &base, const Elements &mine, const Elements &theirs) const;

    bool m_hasBase;
    const std::vector<Side> &m_choices;
    QStringList m_path;
    std::vector<Conflict> m_conflicts;
};

std::optional<Value> Merger::value(MergePlace base, MergePlace mine, MergePlace theirs)
{
    if (sameAt(mine, theirs)) return copyAt(mine);
    if (m_hasBase && sameAt(mine, base)) return copyAt(theirs);
    if (m_hasBase && sameAt(theirs, base)) return copyAt(mine);
    if (!mine || !theirs) return withoutOne(base, mine, theirs);
    if (mine->asObject() && theirs->asObject())
        return object(base ? base->asObject() : nullptr, *mine->asObject(), *theirs->asObject());
    const auto ours = elementsOf(mine);
    const auto others = elementsOf(theirs);
    if (ours && others) return array(elementsOf(base).value_or(Elements{}), *ours, *others);
    return settle(base, mine, theirs);
}

/// One side has nothing there: of a list with ids that is one without elements, which need not be written.
std::optional<Value> Merger::withoutOne(MergePlace base, MergePlace mine, MergePlace theirs)
{
    const auto before = elementsOf(base);
    const auto other = elementsOf(mine ? mine : theirs);
    if (!m_hasBase || !before || !other) return settle(base, mine, theirs);
    const Elements none;
    Value merged = array(*before, mine ? *other : none, mine ? none : *other);
    if (merged.asArray()->empty()) return std::nullopt;
    return merged;
}

std::optional<Value> Merger::settle(MergePlace base, MergePlace mine, MergePlace theirs)
{
    const size_t index = m_conflicts.size();
    m_conflicts.push_back({m_path, copyAt(base), copyAt(mine), copyAt(theirs)});
    const Side side = index < m_choices.size() ? m_choices[index] : Side::Mine;
    return copyAt(side == Side::Mine ? mine : theirs);
}

std::optional<Value> Merger::below(const QString &key, MergePlace base, MergePlace mine, MergePlace theirs)
{
    m_path << key;
    auto merged = value(base, mine, theirs);
    m_path.removeLast();
    return merged;
}

Value Merger::object(const Object *base, const Object &mine, const Object &theirs)
{
    Object merged;
    const auto add = [&](const QString &key) {
        auto both = below(key, base ? base->find(key) : nullptr, mine.find(key), theirs.find(key));
        if (both) merged.add(key, std::move(*both));
    };
    for (const Member &member : theirs.members)
        add(member.key);
    for (const Member &member : mine.members)
        if (!theirs.find(member.key)) add(member.key);
    return merged;
}

QStringList Merger::order(const Elements &base, const Elements &mine, const Elements &theirs) const
{
    const QStringList before = commonOrder(base, mine, theirs);
    const bool onlyMineMoved =
        commonOrder(mine, base, theirs) != before && commonOrder(theirs, base, mine) == before && m_hasBase;
    const Elements &first = onlyMineMoved ? mine : theirs;
    const Elements &second = onlyMineMoved ? theirs : mine;
    QStringList ids = first.order;
    for (const QString &id : second.order)
        if (!first.find(id)) ids << id;
    return ids;
}

Value Merger::array(const Elements &base, const Elements &mine, const Elements &theirs)
{
    Array merged;
    for (const QString &id : order(base, mine, theirs))
        if (auto element = below(id, base.find(id), mine.find(id), theirs.find(id)))
            merged.push_back(std::move(*element));
    return merged;
}

} // namespace

Merge merge(const Value *base, const Value &mine, const Value &theirs, const std::vector<Side> &choices)
{
    Merger merger(base != nullptr, choices);
    auto value = merger.value(base, &mine, &theirs);
    return {std::move(*value), merger.takeConflicts()};
}

} // namespace sky::json
