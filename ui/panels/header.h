#pragma once

#include "ui/binding/workbench.h"

#include <QWidget>

namespace sky::ui
{

class GameUi;
class Label;
class PointsBar;

/// Who it is, what the points went into, what is left: always in view above the pages.
class Header : public QWidget
{
    Q_OBJECT

public:
    Header(Workbench &bench, const GameUi &game, QWidget *parent = nullptr);

protected:
    /// A click on the name leads to where it is given.
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void refresh();

    Workbench &m_bench;
    const GameUi &m_game;
    Label *m_name;
    Label *m_line;
    PointsBar *m_bar;
    Label *m_figure;
    Label *m_word;
    Label *m_detail;
};

} // namespace sky::ui
