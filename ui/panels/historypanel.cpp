#include "ui/panels/historypanel.h"

#include "ui/theme/icon.h"
#include "ui/widgets/label.h"

#include <QUndoView>
#include <QVBoxLayout>

namespace sky::ui
{

HistoryPanel::HistoryPanel(Document &document, QWidget *parent)
    : QWidget(parent)
{
    Label *head = sectionHead(tr("History"), this);
    head->setContentsMargins(14, 8, 14, 4);
    auto *view = new QUndoView(&document.undoStack(), this);
    view->setEmptyLabel(tr("As it was opened"));
    view->setCleanIcon(icon(QStringLiteral("save"), IconTint::Secondary));
    const int side = view->fontMetrics().height() - 4;
    view->setIconSize(QSize(side, side));
    view->setProperty("look", "bare");
    view->setAccessibleName(tr("History"));
    head->setBuddy(view);
    setFocusProxy(view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(view, 1);
}

} // namespace sky::ui
