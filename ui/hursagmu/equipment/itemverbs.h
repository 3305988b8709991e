#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/edits/trade.h"
#include "core/hursagmu/model/character.h"
#include "ui/binding/workbench.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace sky::ui::hursagmu
{

// What the equipment page does with things: the verbs of core, one undo step each, named for people.

/// A place things can be moved to: one of the four, or a container.
struct Destination {
    sky::hursagmu::Place place = sky::hursagmu::Place::Carried;
    QString container; ///< id; empty: the place itself

    friend bool operator==(const Destination &, const Destination &) = default;
};

QString nameOf(sky::hursagmu::Place place); ///< "on the mount"

class ItemVerbs
{
public:
    ItemVerbs(Workbench &bench, const sky::hursagmu::Catalogue &catalogue)
        : m_bench(bench)
        , m_catalogue(catalogue)
    {
    }

    Workbench &bench() const { return m_bench; }
    const sky::hursagmu::Catalogue &catalogue() const { return m_catalogue; }

    // True when it was done; what was refused has been told by the workbench.

    bool move(const QStringList &ids, const Destination &destination) const;
    bool remove(const QStringList &ids) const;
    bool setQuantity(const QString &id, int64_t quantity) const;
    /// By so much for each of them, not below 0.
    bool changeQuantity(const QStringList &ids, int64_t by) const;
    bool rename(const QString &id, const QString &name) const;
    /// Into the first free hand, else into the right one; out of the hands when it is held.
    bool takeInHand(const QString &id) const;
    bool hold(size_t hand, const QString &id) const;

    // Told by whoever asked, so refusals are given back; else the id of the thing that there is more of.

    Result<QString> buy(const sky::hursagmu::Item &item, const sky::hursagmu::Deal &deal) const;
    Result<QString> add(const sky::hursagmu::Item &item) const;
    Result<void> sell(const QString &id, int64_t quantity, const sky::hursagmu::Deal &deal) const;

    /// The item as `how` makes it. Edits with the same aspect ("note/2") become one step while they follow
    /// each other.
    Edit changed(const QString &id, const QString &aspect,
                 const std::function<void(sky::hursagmu::Item &)> &how) const;

private:
    const sky::hursagmu::Character &character() const;
    QString nameOf(const QString &id) const;
    Result<QString> bring(const sky::hursagmu::Item &item, const Edit &edit) const;
    QStringList withoutContents(const QStringList &ids) const;

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
};

} // namespace sky::ui::hursagmu
