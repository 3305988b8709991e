#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

namespace sky::hursagmu
{

/// Collects the lines of a comparison.
class Differences
{
public:
    void add(const QString &line) { m_lines.append(line); }
    /// "budget 100 → 120", of long ones the beginning; "name changed" where that says nothing.
    void value(const QString &label, const QString &from, const QString &to);
    void value(const QString &label, int64_t from, int64_t to);
    /// "notes changed"
    template<class T>
    void content(const QString &label, const T &from, const T &to)
    {
        if (!(from == to)) changed(label);
    }
    void added(const QString &what);
    void removed(const QString &what);
    void changed(const QString &what);

    /// Compares two lists by their ids: what is new, what is gone, and `both(a, b)` for each pair that
    /// differs. When only the order is another, says so of `label`.
    template<class T, class Name, class Both>
    void lists(const QString &label, const std::vector<T> &from, const std::vector<T> &to, Name name,
               Both both)
    {
        const qsizetype before = m_lines.size();
        for (const T &old : from) {
            if (!withId(to, old.id)) removed(name(old));
        }
        for (const T &fresh : to) {
            const T *old = withId(from, fresh.id);
            if (!old) {
                added(name(fresh));
            } else if (!(*old == fresh)) {
                const qsizetype inPair = m_lines.size();
                both(*old, fresh);
                if (m_lines.size() == inPair) changed(name(fresh));
            }
        }
        if (m_lines.size() == before && !(from == to)) ordered(label);
    }

    qsizetype count() const { return m_lines.size(); }
    QStringList take() { return std::move(m_lines); }

private:
    void ordered(const QString &label);
    template<class T>
    static const T *withId(const std::vector<T> &list, const QString &id)
    {
        const auto found =
            std::find_if(list.begin(), list.end(), [&id](const T &each) { return each.id == id; });
        return found == list.end() ? nullptr : &*found;
    }

    QStringList m_lines;
};

} // namespace sky::hursagmu
