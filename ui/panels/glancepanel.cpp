#include "ui/panels/glancepanel.h"

#include "ui/binding/bind.h"
#include "ui/shell/gameui.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr int ValueRole = Qt::UserRole + 1;
constexpr int IdRole = Qt::UserRole + 2;
constexpr int Margin = 14;

/// The name at the left, the number in bold at the right.
class LineDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, option.fontMetrics.height() + 6};
    }

    /// Only a name that is cut has something to tell.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override
    {
        const QString name = index.data().toString();
        const bool cut = QFontMetrics(fontOf(Type::Body)).horizontalAdvance(name) > roomFor(option, index);
        QToolTip::showText(event->globalPos(), cut ? plainTip(name) : QString(), view);
        return true;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.widget);
        const bool current = option.state & QStyle::State_Selected;
        if (current) {
            const bool focused = option.state & QStyle::State_HasFocus;
            painter->fillRect(option.rect, focused ? colors.tint : colors.sel);
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), colors.accent);
        }
        const QRect box = option.rect.adjusted(Margin, 0, -Margin, 0);
        const QFont strong = fontOf(Type::Strong);
        const QString value = index.data(ValueRole).toString();
        painter->setPen(colors.ink);
        painter->setFont(strong);
        painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter, value);
        painter->setFont(fontOf(Type::Body));
        const QString name = QFontMetrics(fontOf(Type::Body))
                                 .elidedText(index.data().toString(), Qt::ElideRight, roomFor(option, index));
        painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter, name);
    }

private:
    static int roomFor(const QStyleOptionViewItem &option, const QModelIndex &index)
    {
        const QFontMetrics strong(fontOf(Type::Strong));
        const int value = strong.horizontalAdvance(index.data(ValueRole).toString());
        return option.rect.width() - 2 * Margin - value - 12;
    }
};

} // namespace

GlancePanel::GlancePanel(Workbench &bench, const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_game(game)
    , m_model(new QStandardItemModel(this))
    , m_list(new QListView(this))
{
    Label *head = sectionHead(tr("At a glance"), this);
    head->setBuddy(m_list);
    head->setContentsMargins(Margin, 12, Margin, 4);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setProperty("look", "bare");
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("At a glance"));
    m_list->setMouseTracking(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_list);

    onChange(this, bench, [this] { refresh(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && !m_showing) m_bench.setSpotlight(current.data(IdRole).toString());
            });
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &index) { m_bench.setSpotlight(index.data(IdRole).toString()); });
    connect(m_list, &QListView::entered, this,
            [this](const QModelIndex &index) { m_bench.setSpotlight(index.data(IdRole).toString()); });
    connect(&bench, &Workbench::spotlightChanged, this, &GlancePanel::showSpotlight);
}

void GlancePanel::refresh()
{
    const std::vector<GlanceLine> lines = m_game.glance(*m_bench.document().evaluation());
    m_model->setRowCount(int(lines.size()));
    if (m_model->columnCount() == 0) m_model->setColumnCount(1);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const GlanceLine &line = lines[size_t(row)];
        const QModelIndex index = m_model->index(row, 0);
        m_model->setData(index, line.label, Qt::DisplayRole);
        m_model->setData(index, line.text, ValueRole);
        m_model->setData(index, line.valueId, IdRole);
        m_model->setData(index, QStringLiteral("%1: %2").arg(line.label, line.text), Qt::AccessibleTextRole);
    }
    m_list->setFixedHeight(m_list->sizeHintForRow(0) * m_model->rowCount() + 2);
    showSpotlight();
}

void GlancePanel::showSpotlight()
{
    const QModelIndexList found =
        m_model->match(m_model->index(0, 0), IdRole, m_bench.spotlight(), 1, Qt::MatchExactly);
    const QScopedValueRollback<bool> showing(m_showing, true);
    if (found.isEmpty() || m_bench.spotlight().isEmpty())
        m_list->selectionModel()->clear();
    else
        m_list->selectionModel()->setCurrentIndex(found.front(), QItemSelectionModel::ClearAndSelect);
}

} // namespace sky::ui
