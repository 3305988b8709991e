#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

#include <vector>

class QPushButton;
class QTreeView;

namespace sky::ui
{
class ChoiceField;
class FlowLayout;
class Label;
class ValueLabel;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class HandModel;

/// What each hand holds, and what follows: attack, damage, Defense, with what else could be held below.
class HandsPanel : public QWidget
{
    Q_OBJECT

public:
    HandsPanel(const ItemVerbs &verbs, QWidget *parent = nullptr);
    /// Counted from 0; false when there is no such hand.
    bool reveal(size_t hand);

private:
    struct Hand {
        QWidget *box = nullptr;
        ChoiceField *choice = nullptr;
    };
    /// An item for a hand: id and what the field says.
    using Choices = std::vector<std::pair<QString, QString>>;

    void show();
    void showHands();
    void showHand(size_t hand, const Choices &choices);
    void makeFigures();
    void showFigures();
    void showOthers();
    void addHand();
    Choices choices() const;
    QString heldText(const QString &id, size_t hand) const;

    ItemVerbs m_verbs;
    QWidget *m_fields;
    FlowLayout *m_flow;
    std::vector<Hand> m_hands;
    QWidget *m_figureBox = nullptr;
    std::vector<ValueLabel *> m_figures; ///< Offense, damage, Defense, Defense against missiles
    QPushButton *m_more;
    HandModel *m_others;
    QTreeView *m_list;
};

} // namespace sky::ui::hursagmu
