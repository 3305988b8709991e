#pragma once

#include "ui/binding/workbench.h"

#include <QWidget>

class QListView;
class QStandardItemModel;

namespace sky::ui
{

class GameUi;

/// The few numbers that count most. The one under the cursor is explained in the WHY panel.
class GlancePanel : public QWidget
{
    Q_OBJECT

public:
    GlancePanel(Workbench &bench, const GameUi &game, QWidget *parent = nullptr);

private:
    void refresh();
    void showSpotlight();

    Workbench &m_bench;
    const GameUi &m_game;
    QStandardItemModel *m_model;
    QListView *m_list;
    bool m_showing = false; ///< the spotlight is being shown, not chosen
};

} // namespace sky::ui
