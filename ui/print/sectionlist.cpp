#include "ui/print/sectionlist.h"

#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int LeastRows = 8; ///< in view

} // namespace

/// What is not printed stands behind what it usually follows.
void SectionModel::putBack(std::vector<Line> &lines, const std::vector<print::OfferedSection> &offers)
{
    const auto placeOf = [&lines](const print::OfferedSection &offer) {
        return std::find_if(lines.begin(), lines.end(),
                            [&offer](const Line &line) { return line.section.id == offer.id; });
    };
    for (size_t i = 0; i < offers.size(); ++i) {
        if (placeOf(offers[i]) != lines.end()) continue;
        const auto after = i == 0 ? lines.begin() : std::next(placeOf(offers[i - 1]));
        lines.insert(after, {offers[i], false});
    }
}

void SectionModel::show(const std::vector<print::OfferedSection> &offers, const QStringList &chosen)
{
    std::vector<Line> lines;
    for (const print::OfferedSection &offer : offers)
        if (chosen.isEmpty() || chosen.contains(offer.id)) lines.push_back({offer, true});
    std::stable_sort(lines.begin(), lines.end(), [&chosen](const Line &a, const Line &b) {
        return chosen.indexOf(a.section.id) < chosen.indexOf(b.section.id);
    });
    putBack(lines, offers);
    if (std::none_of(lines.begin(), lines.end(), [](const Line &line) { return line.printed; }))
        for (Line &line : lines)
            line.printed = true;
    beginResetModel();
    m_offers = offers;
    m_lines = std::move(lines);
    endResetModel();
}

QStringList SectionModel::chosen() const
{
    QStringList ids, usual;
    for (const Line &line : m_lines)
        if (line.printed) ids << line.section.id;
    for (const print::OfferedSection &offer : m_offers)
        usual << offer.id;
    return ids == usual ? QStringList() : ids;
}

int SectionModel::printed() const
{
    return int(std::count_if(m_lines.begin(), m_lines.end(), [](const Line &line) { return line.printed; }));
}

int SectionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

Qt::ItemFlags SectionModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) return Qt::ItemIsDropEnabled; // between two, not on one
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled |
           Qt::ItemNeverHasChildren;
}

QVariant SectionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = m_lines[size_t(index.row())];
    if (role == Qt::DisplayRole) return line.section.name;
    if (role == Qt::ToolTipRole) return plainTip(line.section.name);
    if (role == Qt::CheckStateRole) return line.printed ? Qt::Checked : Qt::Unchecked;
    return {};
}

bool SectionModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid()) return false;
    Line &line = m_lines[size_t(index.row())];
    const bool printing = value.toInt() == Qt::Checked;
    if (printing == line.printed || (!printing && printed() == 1)) return false;
    line.printed = printing;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT edited();
    return true;
}

bool SectionModel::moveRows(const QModelIndex &from, int row, int count, const QModelIndex &to, int before)
{
    if (count != 1 || row < 0 || row >= rowCount() || before < 0 || before > rowCount()) return false;
    if (!beginMoveRows(from, row, row, to, before)) return false;
    const auto first = m_lines.begin() + row;
    if (before > row)
        std::rotate(first, first + 1, m_lines.begin() + before);
    else
        std::rotate(m_lines.begin() + before, first, first + 1);
    endMoveRows();
    Q_EMIT edited();
    return true;
}

SectionList::SectionList(QWidget *parent)
    : QWidget(parent)
    , m_model(new SectionModel(this))
    , m_view(new QListView(this))
    , m_up(iconButton(QStringLiteral("raise"), tr("Section up (Alt+Up)"), this))
    , m_down(iconButton(QStringLiteral("lower"), tr("Section down (Alt+Down)"), this))
{
    m_view->setModel(m_model);
    m_view->setUniformItemSizes(true);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setSpacing(2);
    m_view->setMinimumHeight(m_view->fontMetrics().height() * LeastRows * 3 / 2);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setAccessibleName(tr("Sections of the sheet"));
    m_view->setAccessibleDescription(
        tr("Space prints a section or leaves it out; Alt+Up and Alt+Down move it."));
    m_view->installEventFilter(this);
    Label *caption = captionOf(m_view, tr("S&ections, in their order"));
    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(caption, 1);
    head->addWidget(m_up);
    head->addWidget(m_down);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_view, 1);
    auto *hint =
        new Label(Type::Secondary, tr("Where a sheet has columns, the order holds within each."), this);
    hint->setInk(Label::Ink::Secondary);
    hint->setWordWrap(true);
    column->addWidget(hint);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(+1); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SectionList::showWhatCanMove);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SectionList::showWhatCanMove);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &SectionList::showWhatCanMove);
    showWhatCanMove();
}

bool SectionList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        const bool up = key->key() == Qt::Key_Up;
        if (key->modifiers() == Qt::AltModifier && (up || key->key() == Qt::Key_Down)) {
            move(up ? -1 : +1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SectionList::move(int by)
{
    const int row = m_view->currentIndex().row();
    if (row < 0 || row + by < 0 || row + by >= m_model->rowCount()) return;
    m_model->moveRows({}, row, 1, {}, by > 0 ? row + 2 : row - 1);
    m_view->scrollTo(m_view->currentIndex());
}

void SectionList::showWhatCanMove()
{
    const int row = m_view->currentIndex().row();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model->rowCount());
}

} // namespace sky::ui
