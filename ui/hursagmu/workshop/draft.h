#pragma once

#include "core/hursagmu/forging/construction.h"
#include "core/hursagmu/forging/trial.h"
#include "ui/binding/workbench.h"

#include <QTimer>

#include <functional>

namespace sky::ui::hursagmu
{

/// The thing on the workshop's table, and what follows from it in this character's hands. It is no part of
/// the character until it is added; one that is owned becomes what was made of it when it is changed.
class Draft : public QObject
{
    Q_OBJECT

public:
    Draft(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QObject *parent = nullptr);

    Workbench &bench() const { return m_bench; }
    const sky::hursagmu::Catalogue &catalogue() const { return m_catalogue; }

    const sky::hursagmu::Item &item() const { return m_item; }
    const sky::hursagmu::Construction &construction() const { return m_construction; }
    const sky::hursagmu::Trial &trial() const { return m_trial; }
    /// Of the character's own, under its id.
    bool isOwned() const { return !m_item.id.isEmpty(); }
    /// Whether an owned thing is as the character has it.
    bool isAsOwned() const;

    /// Puts a thing on the table: one from the lists, of the character's own (by its id), or kept.
    void begin(const sky::hursagmu::Item &item);
    /// Changes it. Gives why that cannot be, and changes nothing then; empty when it is done.
    QString change(const std::function<void(sky::hursagmu::Item &)> &how);
    /// What would be added or kept of it.
    sky::hursagmu::Item finished() const;

    /// Nothing is worked out while nobody looks.
    void setActive(bool active);
    bool isActive() const { return m_active; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void workOut();

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    sky::hursagmu::Item m_item;
    std::optional<sky::hursagmu::Item> m_owned; ///< as the character has it
    sky::hursagmu::Construction m_construction;
    sky::hursagmu::Trial m_trial;
    bool m_active = false;
    QTimer m_later; ///< an edit of the character is painted before its trial is worked out
};

} // namespace sky::ui::hursagmu
