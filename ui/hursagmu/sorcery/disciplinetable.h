#pragma once

#include "ui/hursagmu/sorcery/spelldesk.h"

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace sky::ui
{
class Label;
}

namespace sky::ui::hursagmu
{

/// The six disciplines: what each does, how far it reaches, and whether the character has it.
class DisciplineTable : public QWidget
{
    Q_OBJECT

public:
    DisciplineTable(SpellDesk &desk, QWidget *parent = nullptr);

private:
    struct Row {
        QString gift;
        Label *name;
        Label *taken;
    };

    void addRow(QGridLayout *grid, int line, const sky::hursagmu::GiftInfo &gift);
    void show();

    SpellDesk &m_desk;
    std::vector<Row> m_rows;
    QPushButton *m_more;
};

} // namespace sky::ui::hursagmu
