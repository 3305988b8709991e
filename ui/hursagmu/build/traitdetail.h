#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/workbench.h"

#include <QWidget>

namespace sky::ui
{
class Label;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class CostLadder;

/// What the trait looked at governs, what its levels cost, and how far the points reach.
class TraitDetail : public QWidget
{
    Q_OBJECT

public:
    TraitDetail(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent = nullptr);
    void look(const QString &traitId);

private:
    void show();
    void showReach(const sky::hursagmu::PresentTrait &trait);
    QString meaningOf(const sky::hursagmu::PresentTrait &trait) const;

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    QString m_trait;
    Label *m_name;
    Label *m_reach;
    CostLadder *m_ladder;
    Label *m_governs;
};

} // namespace sky::ui::hursagmu
