#include "ui/shell/sidebar.h"

#include "core/base/isolated.h"
#include "ui/shell/sidebarmodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"
#include "ui/widgets/searchfield.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

enum Section { Recent, Templates, Parties };

/// Paints heads of sections with their arrow, and entries with a number at the right.
class SidebarDelegate : public QStyledItemDelegate
{
public:
    explicit SidebarDelegate(SidebarTree *tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const bool section = index.data(SidebarModel::IsSectionRole).toBool();
        return {atTextSize(60), QFontMetrics(fontOf(Type::Body)).height() + (section ? 12 : 8)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        // Across the whole width, without the view's indentation.
        const QRect row(0, option.rect.top(), m_tree->viewport()->width(), option.rect.height());
        paintGround(painter, option, row);
        if (index.data(SidebarModel::IsSectionRole).toBool())
            paintSection(painter, row, index);
        else
            paintEntry(painter, row, index);
    }

private:
    void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row) const
    {
        const Colors &colors = colorsOf(m_tree);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        if (current)
            painter->fillRect(row, m_tree->hasFocus() ? colors.tint : colors.sel);
        else if (option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(row, colors.alt);
        if (current) painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), colors.accent);
    }

    void paintSection(QPainter *painter, const QRect &row, const QModelIndex &index) const
    {
        const int size = atTextSize(10);
        const bool open = m_tree->isExpanded(index);
        const QRect arrow(13, row.center().y() - size / 2 + 1, size, size);
        icon(open ? QStringLiteral("down") : QStringLiteral("right"), IconTint::Secondary)
            .paint(painter, arrow);
        painter->setFont(fontOf(Type::Section));
        painter->setPen(colorsOf(m_tree).ink2);
        painter->drawText(row.adjusted(arrow.right() + 8, 0, -12, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          index.data().toString());
    }

    void paintEntry(QPainter *painter, const QRect &row, const QModelIndex &index) const
    {
        const Colors &colors = colorsOf(m_tree);
        const int size = atTextSize(16);
        const QRect picture(24, row.center().y() - size / 2 + 1, size, size);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, picture);
        const QString number = index.data(SidebarModel::NumberRole).toString();
        painter->setFont(fontOf(Type::Secondary));
        const int numberWidth = number.isEmpty() ? 0 : painter->fontMetrics().horizontalAdvance(number) + 8;
        const QRect room = row.adjusted(picture.right() + 8, 0, -12, 0);
        painter->setPen(colors.ink2);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, number);
        painter->setFont(fontOf(Type::Body));
        painter->setPen(colors.ink);
        const int width = room.width() - numberWidth;
        painter->drawText(
            QRect(room.left(), room.top(), width, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
            isolated(painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, width)));
    }

    SidebarTree *m_tree;
};

} // namespace

SidebarTree::SidebarTree(QWidget *parent)
    : QTreeView(parent)
{
    setProperty("look", QStringLiteral("bare"));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setIndentation(0);
    setUniformRowHeights(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setItemDelegate(new SidebarDelegate(this));
    connect(this, &QTreeView::clicked, this, &SidebarTree::choose);
}

void SidebarTree::choose(const QModelIndex &index)
{
    if (index.data(SidebarModel::IsSectionRole).toBool())
        setExpanded(index, !isExpanded(index));
    else
        Q_EMIT chosen(index);
}

void SidebarTree::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const QModelIndex index = byMouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid() || index.data(SidebarModel::IsSectionRole).toBool()) return;
    const QPoint place = byMouse ? event->globalPos() : viewport()->mapToGlobal(visualRect(index).center());
    Q_EMIT menuWanted(index, place);
}

void SidebarTree::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        choose(currentIndex());
    else
        QTreeView::keyPressEvent(event);
}

void SidebarTree::drawBranches(QPainter *, const QRect &, const QModelIndex &) const
{
    // The delegate draws the arrows.
}

Sidebar::Sidebar(RecentFiles &recent, TemplateShelf &shelf, QWidget *parent)
    : QWidget(parent)
    , m_recent(recent)
    , m_shelf(shelf)
    , m_model(new SidebarModel({tr("Recent"), tr("Templates"), tr("Parties")}, this))
    , m_filter(new SearchField(tr("Filter"), this))
    , m_tree(new SidebarTree(this))
{
    setProperty("look", QStringLiteral("side"));
    setAttribute(Qt::WA_StyledBackground);
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Recent files, templates and parties"));
    m_filter->setTarget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto *inset = new QHBoxLayout;
    inset->setContentsMargins(12, 0, 12, 0);
    inset->addWidget(m_filter);
    column->addLayout(inset);
    column->addWidget(m_tree, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &Sidebar::filter);
    connect(m_tree, &SidebarTree::chosen, this, &Sidebar::choose);
    connect(m_tree, &SidebarTree::menuWanted, this, &Sidebar::askMenu);
    connect(&recent, &RecentFiles::changed, this, &Sidebar::showRecent);
    connect(&shelf, &TemplateShelf::changed, this, &Sidebar::showTemplates);
    showRecent();
    showTemplates();
    m_tree->expandAll();
}

QSize Sidebar::sizeHint() const
{
    return {atTextSize(196), QWidget::sizeHint().height()};
}

void Sidebar::showRecent()
{
    std::vector<SidebarEntry> characters;
    std::vector<SidebarEntry> parties;
    for (const RecentFile &file : m_recent.files()) {
        if (!file.isParty()) {
            characters.push_back({file.path, file.name, {}, QStringLiteral("file"), file.path});
            continue;
        }
        const QString count = QLocale().toString(*file.members);
        parties.push_back({file.path, file.name, count, QStringLiteral("party"), file.path,
                           tr("%1, %n characters", nullptr, *file.members).arg(isolated(file.name))});
    }
    m_model->setEntries(Recent, std::move(characters));
    m_model->setEntries(Parties, std::move(parties));
    m_tree->setExpanded(m_model->index(Parties, 0), true);
    showCurrent(m_current);
}

void Sidebar::showTemplates()
{
    std::vector<SidebarEntry> entries;
    const auto &items = m_shelf.items();
    for (size_t i = 0; i < items.size(); ++i)
        entries.push_back(
            {QString::number(i), items[i].card.name, QLocale().toString(qlonglong(items[i].points)),
             QStringLiteral("template"), items[i].card.line,
             tr("%1, %n points", nullptr, int(items[i].points)).arg(isolated(items[i].card.name))});
    m_model->setEntries(Templates, std::move(entries));
}

void Sidebar::showCurrent(const QString &path)
{
    m_current = path;
    QModelIndex index = path.isEmpty() ? QModelIndex() : m_model->indexOf(Recent, path);
    if (!index.isValid() && !path.isEmpty()) index = m_model->indexOf(Parties, path);
    m_tree->setCurrentIndex(index);
}

void Sidebar::filter(const QString &text)
{
    m_model->setFilter(text);
    m_tree->expandAll();
    m_filter->setAccessibleDescription(tr("%n found", nullptr, m_model->count()));
    showCurrent(m_current);
}

void Sidebar::askMenu(const QModelIndex &index, const QPoint &place)
{
    const QString id = index.data(SidebarModel::IdRole).toString();
    if (index.parent().row() != Templates) {
        Q_EMIT recentMenuWanted(id, place);
        return;
    }
    const ShelfItem item = m_shelf.items()[size_t(id.toInt())];
    Q_EMIT templateMenuWanted(item, place);
}

void Sidebar::choose(const QModelIndex &index)
{
    const QString id = index.data(SidebarModel::IdRole).toString();
    if (index.parent().row() != Templates) {
        Q_EMIT openRequested(id);
        return;
    }
    const ShelfItem item = m_shelf.items()[size_t(id.toInt())];
    Q_EMIT templateChosen(item);
}

} // namespace sky::ui
