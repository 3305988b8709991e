#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/gameui.h"

#include <memory>

namespace sky::ui::hursagmu
{

/// The game's part of the window.
class HursagmuUi : public GameUi
{
public:
    explicit HursagmuUi(std::shared_ptr<const sky::hursagmu::Hursagmu> game);

    std::shared_ptr<const GameSystem> system() const override { return m_game; }
    std::vector<PageMaker> pages() const override;
    PartyPage *partyPage(PartyBench &bench, QWidget *parent) const override;
    TemplateCard card(const Character &character, const Evaluation &evaluation) const override;
    std::vector<BudgetChoice> budgets() const override;
    Heading heading(const Document &document, QDate today) const override;
    std::vector<GlanceLine> glance(const Evaluation &evaluation) const override;
    Meaning meaning(const Document &document, const QString &valueId) const override;
    std::optional<Odds> odds(const Document &document, const DerivedValue &value) const override;
    std::optional<RuleText> rule(const QString &id) const override;
    std::vector<RuleText> rules() const override;
    std::vector<Findable> findables(const Document &document) const override;
    Edit rename(const QString &name) const override;
    Edit accept(const Issue &issue, const QString &reason, const QString &by, QDate date,
                const IdSource &ids) const override;
    Edit withdraw(const Character &character, const Issue &issue) const override;
    std::optional<Edit> allowDebt(const Character &character, bool allow) const override;
    bool allowsDebt(const Character &character) const override;
    std::vector<GameAction> actions() const override;
    std::vector<SheetChoice> sheets() const override;

private:
    std::shared_ptr<const sky::hursagmu::Hursagmu> m_game;
};

} // namespace sky::ui::hursagmu
