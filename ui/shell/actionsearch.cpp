#include "ui/shell/actionsearch.h"

#include "ui/theme/colors.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int Width = 480;
constexpr int Height = 420;

class SearchDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {atTextSize(200), QFontMetrics(fontOf(Type::Body)).height() + 8};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Colors &colors = colorsOf(option.widget);
        const bool able = index.data(SearchModel::WhyNotRole).toString().isEmpty();
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter->fillRect(option.rect, colors.tint);
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()),
                              colors.accent);
        }
        QRect room = option.rect.adjusted(12, 0, -12, 0);
        const auto atRight = [&](const QString &text) {
            painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
            room.setRight(room.right() - painter->fontMetrics().horizontalAdvance(text) - 12);
        };
        painter->setFont(fontOf(Type::Secondary));
        painter->setPen(colors.ink2);
        atRight(index.data(SearchModel::ShortcutRole).toString());
        atRight(index.data(SearchModel::GroupRole).toString());
        painter->setFont(fontOf(Type::Body));
        painter->setPen(able ? colors.ink : colors.off);
        painter->drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    }
};

} // namespace

void SearchModel::setEntries(std::vector<SearchEntry> entries)
{
    beginResetModel();
    m_all = std::move(entries);
    show({});
    endResetModel();
}

void SearchModel::setFilter(const QString &filter)
{
    beginResetModel();
    show(filter);
    endResetModel();
}

void SearchModel::show(const QString &filter)
{
    m_shown.clear();
    for (size_t i = 0; i < m_all.size(); ++i)
        if (matches(QStringList{m_all[i].text, m_all[i].group, m_all[i].tip}.join(QLatin1Char(' ')), filter))
            m_shown.push_back(i);
    // What can be done before what can't; what is called that before what is only said to be about it.
    const auto rank = [this, &filter](size_t i) {
        const SearchEntry &entry = m_all[i];
        const bool begins = entry.text.startsWith(filter, Qt::CaseInsensitive);
        const bool called = begins || matches(entry.text + QLatin1Char(' ') + entry.group, filter);
        return (entry.whyNot.isEmpty() ? 0 : 3) + (begins ? 0 : called ? 1 : 2);
    };
    if (!filter.isEmpty())
        std::stable_sort(m_shown.begin(), m_shown.end(),
                         [&rank](size_t a, size_t b) { return rank(a) < rank(b); });
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const SearchEntry &entry = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case Qt::AccessibleTextRole:
        return QStringList{entry.text, entry.group, entry.shortcut, entry.whyNot}
            .filter(QRegularExpression(QStringLiteral(".")))
            .join(QStringLiteral(", "));
    case Qt::ToolTipRole:
        return plainTip(entry.whyNot.isEmpty() ? entry.tip : entry.whyNot);
    case GroupRole:
        return entry.group;
    case ShortcutRole:
        return entry.shortcut;
    case WhyNotRole:
        return entry.whyNot;
    default:
        return {};
    }
}

Qt::ItemFlags SearchModel::flags(const QModelIndex &index) const
{
    // Also what can't be done now can be looked at: the foot says why.
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

ActionSearch::ActionSearch(QWidget *window)
    : QFrame(window)
    , m_model(new SearchModel(this))
    , m_field(new SearchField({}, this))
    , m_list(new QListView(this))
    , m_foot(new Label(Type::Secondary, {}, this))
{
    setProperty("look", QStringLiteral("card"));
    m_list->setProperty("look", QStringLiteral("bare"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new SearchDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("What was found"));
    m_foot->setInk(Label::Ink::Secondary);
    m_foot->setElided(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_foot);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &ActionSearch::filter);
    connect(m_list, &QListView::clicked, this, &ActionSearch::run);
    connect(
        m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex &index) {
            const QString whyNot = index.data(SearchModel::WhyNotRole).toString();
            const SearchEntry *entry = index.isValid() ? &m_model->at(index.row()) : nullptr;
            m_foot->setText(!entry ? tr("Nothing is called that.") : whyNot.isEmpty() ? entry->tip : whyNot);
        });
    hide();
}

void ActionSearch::open(const QString &hint, std::vector<SearchEntry> entries)
{
    if (!isVisible()) m_before = QApplication::focusWidget();
    m_model->setEntries(std::move(entries));
    m_field->setHint(hint);
    m_field->clear();
    filter({});
    place();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void ActionSearch::leave()
{
    if (!isVisible()) return;
    const bool had = m_field->hasFocus();
    hide();
    if (had && m_before) m_before->setFocus(Qt::OtherFocusReason);
}

void ActionSearch::place()
{
    const QWidget *window = parentWidget();
    const int width = std::min(atTextSize(Width), window->width() - 24);
    const int height = std::min(atTextSize(Height), window->height() - 48);
    setGeometry(layoutDirection() == Qt::RightToLeft ? 12 : window->width() - width - 12, 4, width, height);
}

void ActionSearch::filter(const QString &text)
{
    m_model->setFilter(text.trimmed());
    m_list->setCurrentIndex(m_model->index(0, 0));
    if (m_model->rowCount() == 0) m_foot->setText(tr("Nothing is called that."));
    m_field->setAccessibleDescription(tr("%n found", nullptr, m_model->rowCount()));
}

void ActionSearch::run(const QModelIndex &index)
{
    if (!index.isValid()) return;
    const SearchEntry entry = m_model->at(index.row());
    if (!entry.whyNot.isEmpty()) return;
    leave();
    entry.run();
}

bool ActionSearch::takeKey(QKeyEvent *event)
{
    const int row = m_list->currentIndex().row();
    const int last = m_model->rowCount() - 1;
    const int page = std::max(1, m_list->viewport()->height() / std::max(1, m_list->sizeHintForRow(0)) - 1);
    const auto go = [this, last](int wanted) {
        m_list->setCurrentIndex(m_model->index(std::clamp(wanted, 0, std::max(last, 0)), 0));
        return true;
    };
    switch (event->key()) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(m_list->currentIndex());
        return true;
    case Qt::Key_Up:
        return go(row - 1);
    case Qt::Key_Down:
        return go(row + 1);
    case Qt::Key_PageUp:
        return go(row - page);
    case Qt::Key_PageDown:
        return go(row + page);
    default:
        return false;
    }
}

bool ActionSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return takeKey(static_cast<QKeyEvent *>(event));
    if (watched == m_field && event->type() == QEvent::FocusOut) {
        // Not to another window, and not to the field's own menu.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) hide();
    }
    if (watched == parentWidget() && event->type() == QEvent::Resize) place();
    return QFrame::eventFilter(watched, event);
}

} // namespace sky::ui
