#pragma once

#include "ui/binding/workbench.h"

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace sky::ui
{

class GameUi;
class Label;

/// Everything that is against the book or worth knowing, worst first. One line high while there is nothing.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(Workbench &bench, const GameUi &game, QWidget *parent = nullptr);

    /// Puts the focus on the first way out (Alt+P).
    void focusFirst();

private:
    class Head;
    void refresh();
    QString summary() const;

    Workbench &m_bench;
    const GameUi &m_game;
    Head *m_head;
    QScrollArea *m_area;
    QVBoxLayout *m_rows;
    QStringList m_shown; ///< what the rows say, to leave them alone while nothing changes
};

} // namespace sky::ui
