#pragma once

#include "ui/binding/workbench.h"

#include <QWidget>

#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace sky::ui
{

class GameUi;
class Label;
class ProblemRow;

/// Everything that is against the book or worth knowing, worst first. One line high while there is nothing.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(Workbench &bench, const GameUi &game, QWidget *parent = nullptr);

    /// Puts the focus on the first way out (Alt+P).
    void focusFirst();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Head;
    struct Row {
        QString fingerprint;
        ProblemRow *row = nullptr;
    };
    void refresh();
    void showRows();
    void fitHeight();
    void clearRows(std::vector<Row> &rows);
    QString summary() const;

    Workbench &m_bench;
    const GameUi &m_game;
    Head *m_head;
    QScrollArea *m_area;
    QVBoxLayout *m_rows;
    std::vector<Row> m_shown; ///< in their order
    Label *m_more;            ///< what is beyond the rows
    bool m_readOnly = false;  ///< as the rows were made
};

} // namespace sky::ui
