#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/casting.h"
#include "ui/binding/workbench.h"

#include <QObject>

#include <functional>
#include <optional>

namespace sky::ui::hursagmu
{

/// The spell that is looked at and how it would be cast: with what focus, at whom, how slowly. Only looked
/// at, never in the file. What changes the spell itself goes through a verb.
class SpellDesk : public QObject
{
    Q_OBJECT

public:
    SpellDesk(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QObject *parent);

    Workbench &bench() const { return m_bench; }
    const sky::hursagmu::Catalogue &catalogue() const { return m_catalogue; }
    const sky::hursagmu::Character &character() const;
    const sky::hursagmu::Evaluation &facts() const;

    /// The spell that is looked at; nothing while there is none.
    const sky::hursagmu::Spell *spell() const;
    void select(const QString &spellId);
    const sky::hursagmu::CastingPlan &plan() const { return m_plan; }
    /// Of the spell that is looked at.
    const sky::hursagmu::Casting &casting() const { return m_casting; }
    /// What any spell could draw on, without followers and blood.
    int64_t plainPower() const { return m_plainPower; }
    /// The focus chosen; nothing when there is none at all.
    const sky::hursagmu::FocusLine *focus() const;
    /// How much of it goes to Command.
    int64_t share() const;

    void chooseFocus(const QString &itemId);
    void shareFocus(int forCommand);
    void replan(const std::function<void(sky::hursagmu::CastingPlan &)> &how);

    // Each true when it was done.
    bool add();
    bool duplicate(const QString &spellId);
    bool remove(const QString &spellId);
    /// `aspect` says what is changed: changes of one aspect in a row are one step.
    Result<void> change(const QString &aspect, const std::function<void(sky::hursagmu::Spell &)> &how);

Q_SIGNALS:
    /// Another spell is looked at.
    void selected();
    /// A number may be another one.
    void changed();

private:
    bool append(const sky::hursagmu::Spell &spell);
    void settle();
    void reckon();
    QString powerOutlook() const;

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    QString m_id;
    int m_row = 0; ///< where the spell stood, for when it goes
    std::optional<QString> m_focus;
    sky::hursagmu::CastingPlan m_plan;
    sky::hursagmu::Casting m_casting;
    int64_t m_plainPower = 0;
};

} // namespace sky::ui::hursagmu
