#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/item.h"
#include "core/hursagmu/model/traits.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sky::hursagmu
{

struct TraitInfo {
    QString id, name;
    TraitKind kind = TraitKind::Talent;
    QString description;
    QStringList governs;
    std::vector<std::pair<int, QString>> levels; ///< what a level means in words, rising
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
    QString category;             ///< gear: "food", "clothing", "shelter", "gear"
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

struct HomelandInfo {
    QString id, name, description;
};

struct RuleInfo {
    QString id, chapter, text;
};

/// What a template (resources/hursagmu/templates) is for, in words.
struct TemplateText {
    QString id, name, line, description;
    QStringList aliases;
};

struct OptionInfo {
    QString id, name, group, description, type;
    bool nullable = false;
    QStringList rules;
    std::vector<std::pair<QString, QString>> valueNames;
};

/// Every list, as the loader fills it.
struct CatalogueLists {
    std::vector<TraitInfo> traits;
    std::vector<GiftInfo> gifts;
    std::vector<GoodsInfo> goods; ///< weapons, armor, foci, gear, each in the order of its file
    std::vector<SizeInfo> sizes;  ///< small, medium, large
    std::vector<BudgetInfo> budgets;
    std::vector<HomelandInfo> homelands;
    std::vector<RuleInfo> rules;
    std::vector<OptionInfo> options;
    std::vector<TemplateText> templateTexts;
};

/// The book's lists, loaded once from the resources and checked. Immutable.
class Catalogue
{
public:
    /// Loads every list; a bad entry is named by file and path.
    static Result<Catalogue> load(const QString &folder = QStringLiteral(":/hursagmu"));

    const std::vector<TraitInfo> &traits() const { return m_lists.traits; }
    const std::vector<GiftInfo> &gifts() const { return m_lists.gifts; }
    const std::vector<GoodsInfo> &goods() const { return m_lists.goods; }
    const std::vector<BudgetInfo> &budgets() const { return m_lists.budgets; }
    const std::vector<HomelandInfo> &homelands() const { return m_lists.homelands; }
    const std::vector<RuleInfo> &rules() const { return m_lists.rules; }
    const std::vector<OptionInfo> &options() const { return m_lists.options; }
    const std::vector<TemplateText> &templateTexts() const { return m_lists.templateTexts; }
    const SizeInfo &size(Size size) const { return m_lists.sizes[static_cast<size_t>(size)]; }

    const TraitInfo *trait(const QString &id) const;
    const GiftInfo *gift(const QString &id) const;
    const GoodsInfo *thing(const QString &id) const;
    const RuleInfo *rule(const QString &id) const;

    /// The gift's name in the lists, or else its own; the bare id of an unknown one that has none.
    QString giftName(const GiftEntry &gift) const;

    /// What a person typed: an id exactly as written wins; else id, name or alias, case-insensitive. So
    /// `staff` is the weapon of that id, and `Staff` is ambiguous between it and the focus of that name.
    /// Unknown: an error with up to three near names; ambiguous: one that lists the ids (both of kind Usage).
    Result<const TraitInfo *> findTrait(const QString &name) const;
    Result<const GiftInfo *> findGift(const QString &name) const;
    Result<const GoodsInfo *> findThing(const QString &name) const;
    Result<const TemplateText *> findTemplate(const QString &name) const;

private:
    explicit Catalogue(CatalogueLists lists);

    using Places = QHash<QString, size_t>; ///< in a list, by id
    CatalogueLists m_lists;
    Places m_traits, m_gifts, m_goods, m_rules;
};

} // namespace sky::hursagmu
