#pragma once

#include "core/json/fault.h"
#include "core/json/path.h"
#include "core/json/salvage.h"
#include "core/json/value.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace sky::storage
{

/// Takes faults out of the JSON of one of our files, one at a time, and tells them.
class Surgeon
{
public:
    /// The value of a member that every file must have, where it is missing or cannot be used; nothing for
    /// any other member.
    using Anew = std::function<std::optional<json::Value>(const QString &key)>;

    /// `root` is an object and stays where it is; `bytes`: how large its text is.
    Surgeon(json::Value &root, Anew anew, qsizetype bytes);

    /// What every file says of itself, where that is missing.
    void completeHeader();
    /// Makes that fault go away; false where it cannot.
    bool remove(const json::Fault &fault);
    const QStringList &told() const { return m_told; }

private:
    using Place = std::pair<int, int>;

    void number(const json::Value &value);
    bool setAnew(const QString &key, const QString &sentence);
    bool unwrap(const json::Fault &fault, const std::vector<json::Step> &there);
    QString placeOf(const std::vector<json::Step> &steps, int line) const;
    void tell(const QString &path, const QString &place, const QString &sentence);

    json::Value &m_root;
    Anew m_anew;
    QHash<Place, qsizetype> m_numbers; ///< of entries in the file, counted from 1
    QStringList m_told;
    QString m_lastPath, m_lastSentence; ///< of what was removed last
    QStringList m_replaced, m_unwrapped;
    int m_most; ///< faults that are taken out one by one
    int m_count = 0;
};

/// A sentence each, with its place.
QStringList inWords(const std::vector<json::Flaw> &flaws);

} // namespace sky::storage
