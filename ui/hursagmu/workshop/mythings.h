#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/item.h"

#include <QString>

#include <optional>
#include <vector>

namespace sky::ui::hursagmu
{

/// Weapons, armor, foci and goods of one's own that are kept for other characters: one small file. A
/// character takes copies and never needs it again.
class MyThings
{
public:
    static constexpr int Most = 2'000;

    explicit MyThings(const QString &path);

    /// By name.
    const std::vector<sky::hursagmu::Item> &things() const { return m_things; }
    /// Reads the file, which another window may have written. Gives what was wrong with it: a file that
    /// cannot be understood is set aside, and said once; one of a newer program is left alone.
    std::optional<Error> load();

    /// Keeps a copy, in place of one of that name.
    Result<void> keep(const sky::hursagmu::Item &item);
    Result<void> remove(const QString &name);
    const sky::hursagmu::Item *find(const QString &name) const;

private:
    Result<void> save(std::vector<sky::hursagmu::Item> things);

    QString m_path;
    std::vector<sky::hursagmu::Item> m_things;
    json::Members m_unknown;
    bool m_newer = false; ///< the file is of a version this program does not know
};

} // namespace sky::ui::hursagmu
