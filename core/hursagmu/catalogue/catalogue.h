#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/item.h"
#include "core/hursagmu/model/traits.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sky::hursagmu {

struct TraitInfo {
    QString id, name;
    TraitKind kind = TraitKind::Talent;
    QString description;
    QStringList governs;
    QStringList aliases;
    QStringList rules;
};

struct GiftInfo {
    QString id, name, category; ///< "sorcery", "sense", "general", "alien_biology"
    int64_t cost = 0;           ///< points for one (H-089)
    bool perLimb = false;
    bool nonHuman = false;
    QString asks; ///< what the player fills in; may be empty
    QString shortText;
    QString description;
    std::optional<int> rangeIncrement; ///< disciplines, spaces (H-214)
    QStringList uses;
    QStringList aliases;
    QStringList rules;

    bool isDiscipline() const { return category == QLatin1String("sorcery"); }
};

/// A thing that can be owned: weapon, armor, focus or gear.
struct GoodsInfo {
    QString id, name;
    ItemKind kind = ItemKind::Gear;
    QString category; ///< gear: "food", "clothing", "shelter", "gear"
    std::optional<Weight> weight; ///< nothing: none listed or immobile (E-045)
    bool weightEntered = false;   ///< depends on the size bought
    std::optional<Money> price;   ///< nothing: the Master names it (E-048)
    bool priceIsMinimum = false;
    QString unit, unitPlural; ///< "each", "yard"
    int pack = 1;             ///< pieces in one
    bool container = false;
    std::optional<WeaponSpec> weapon;
    std::optional<ArmorSpec> armor;
    std::optional<FocusSpec> focus;
    QString description;
    QStringList aliases;
    QStringList rules;
};

struct SizeInfo {
    Size size = Size::Small;
    QString name, length;
    Weight weight;
    int points = 0;
    std::optional<int> concealment; ///< nothing: cannot be concealed
    int hands = 1;
    int defenseCap = 0;
    int missileDamage = 0;
    Money basePrice;
};

struct BudgetInfo {
    QString id, name, description;
    int64_t points = 0;
};

struct RuleInfo {
    QString id, chapter, text;
};

struct OptionInfo {
    QString id, name, group, description, type;
    QStringList rules;
    std::vector<std::pair<QString, QString>> valueNames;
};

/// The book's lists, loaded once from the resources and checked. Immutable.
class Catalogue
{
public:
    /// Loads every list; a bad entry is named by file and path.
    static Result<Catalogue> load(const QString &folder = QStringLiteral(":/hursagmu"));

    const std::vector<TraitInfo> &traits() const { return m_traits; }
    const std::vector<GiftInfo> &gifts() const { return m_gifts; }
    const std::vector<GoodsInfo> &goods() const { return m_goods; }
    const std::vector<BudgetInfo> &budgets() const { return m_budgets; }
    const std::vector<RuleInfo> &rules() const { return m_rules; }
    const std::vector<OptionInfo> &options() const { return m_options; }
    const SizeInfo &size(Size size) const { return m_sizes[static_cast<size_t>(size)]; }

    const TraitInfo *trait(const QString &id) const;
    const GiftInfo *gift(const QString &id) const;
    const GoodsInfo *thing(const QString &id) const;
    const RuleInfo *rule(const QString &id) const;

    /// By id, name or alias, case-insensitive. Unknown: an error with the nearest names; ambiguous: one that
    /// lists the ids (kind Usage).
    Result<const TraitInfo *> findTrait(const QString &name) const;
    Result<const GiftInfo *> findGift(const QString &name) const;
    Result<const GoodsInfo *> findThing(const QString &name) const;

private:
    std::vector<TraitInfo> m_traits;
    std::vector<GiftInfo> m_gifts;
    std::vector<GoodsInfo> m_goods;
    std::vector<SizeInfo> m_sizes;
    std::vector<BudgetInfo> m_budgets;
    std::vector<RuleInfo> m_rules;
    std::vector<OptionInfo> m_options;
};

} // namespace sky::hursagmu
