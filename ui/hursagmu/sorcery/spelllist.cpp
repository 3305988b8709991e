#include "ui/hursagmu/sorcery/spelllist.h"

#include "ui/binding/bind.h"
#include "ui/hursagmu/sorcery/spelldelegate.h"
#include "ui/hursagmu/sorcery/spellmodel.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/icon.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"
#include "ui/widgets/searchfield.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int LongBook = 8; ///< from here on there is something to search
constexpr int LeastRows = 4;
constexpr int MostRows = 14;

/// Rows whose name or discipline has every word that is looked for.
class Finder : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void find(const QString &wanted)
    {
        m_wanted = wanted;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const auto text = [&](int column) {
            return sourceModel()->index(row, column, parent).data().toString();
        };
        return matches(text(SpellModel::NameColumn) + QLatin1Char(' ') + text(SpellModel::DisciplineColumn),
                       m_wanted);
    }

private:
    QString m_wanted;
};

} // namespace

SpellList::SpellList(SpellDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new SpellModel(desk, this))
    , m_found(new Finder(this))
    , m_count(new Label(Type::Secondary, {}, this))
    , m_new(button(View::tr("New spell"), this, QStringLiteral("plus")))
    , m_search(new SearchField(View::tr("Find a spell"), this))
    , m_view(new QTreeView(this))
    , m_legend(new QWidget(this))
    , m_legendText(new Label(Type::Secondary, {}, m_legend))
    , m_duplicate(textButton(View::tr("Duplicate"), this))
    , m_delete(textButton(View::tr("Delete"), this, QStringLiteral("trash")))
{
    m_found->setSourceModel(m_model);
    makeView();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeHead());
    column->addWidget(m_search);
    column->addWidget(m_view);
    column->addWidget(makeFoot());
    m_search->setTarget(m_view);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &wanted) {
        static_cast<Finder *>(m_found)->find(wanted);
        show();
    });
    connect(m_new, &QPushButton::clicked, this, [this] { make(false); });
    connect(m_duplicate, &QPushButton::clicked, this, [this] { make(true); });
    connect(m_delete, &QPushButton::clicked, this, &SpellList::remove);
    connect(&desk, &SpellDesk::selected, this, &SpellList::showCurrent);
    connect(&desk, &SpellDesk::changed, this, &SpellList::show);
    sizeColumns();
    show();
    showCurrent();
}

QWidget *SpellList::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(8, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(sectionHead(View::tr("Spellbook"), head));
    m_count->setInk(Label::Ink::Secondary);
    row->addWidget(m_count, 1);
    row->addWidget(m_new);
    return head;
}

void SpellList::makeView()
{
    m_view->setModel(m_found);
    m_view->setProperty("look", QStringLiteral("bare"));
    m_view->setAccessibleName(View::tr("Spellbook"));
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setUniformRowHeights(true);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setItemDelegate(new SpellDelegate(m_view));
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->header()->setSectionsMovable(false);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->header()->setSectionResizeMode(SpellModel::NameColumn, QHeaderView::Stretch);
    m_view->installEventFilter(this);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &SpellList::look);
}

QWidget *SpellList::makeFoot()
{
    auto *legend = new QHBoxLayout(m_legend);
    legend->setContentsMargins(0, 0, 0, 0);
    legend->setSpacing(6);
    legend->addWidget(new IconLabel(icon(QStringLiteral("above"), IconTint::Warning), 12, m_legend));
    m_legendText->setInk(Label::Ink::Secondary);
    m_legendText->setElided(true);
    legend->addWidget(m_legendText, 1);
    m_duplicate->setToolTip(View::tr("Make another spell like this one (Ctrl+D)"));
    m_delete->setToolTip(View::tr("Take the spell out of the book (Delete)"));
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(8, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_legend, 1);
    row->addStretch();
    row->addWidget(m_duplicate);
    row->addWidget(m_delete);
    return foot;
}

void SpellList::sizeColumns()
{
    const QFontMetrics strong(fontOf(Type::Strong));
    const std::pair<int, QString> samples[] = {
        {SpellModel::DisciplineColumn, QStringLiteral("Amelatu")},
        {SpellModel::EnergyColumn, QStringLiteral("MM 100")},
        {SpellModel::TimeColumn, View::tr("%1 actions").arg(64)},
    };
    for (const auto &[column, text] : samples)
        m_view->header()->resizeSection(column, strong.horizontalAdvance(text) + 16);
}

void SpellList::show()
{
    const int all = m_model->rowCount();
    const int found = m_found->rowCount();
    const QString words = View::tr("%n spell(s)", nullptr, all);
    m_count->setText(found == all ? words : View::tr("%1 of %2").arg(QString::number(found), words));
    m_search->setVisible(all > LongBook || !m_search->text().isEmpty());
    m_view->setVisible(all > 0);
    const int rowHeight = QFontMetrics(fontOf(Type::Body)).height() + 8;
    m_view->setFixedHeight(m_view->header()->sizeHint().height() +
                           std::clamp(all, LeastRows, MostRows) * rowHeight + 4);
    m_legend->setVisible(m_model->beyond() > 0);
    m_legendText->setText(View::tr("more energy than power %1").arg(m_desk.plainPower()));
    const bool can = !m_desk.bench().isReadOnly();
    m_new->setEnabled(can);
    for (QPushButton *each : {m_duplicate, m_delete}) {
        each->setVisible(all > 0);
        each->setEnabled(can && m_desk.spell());
    }
    showCurrent();
}

void SpellList::showCurrent()
{
    const QString id = m_desk.spell() ? m_desk.spell()->id : QString();
    const QModelIndex index = m_found->mapFromSource(m_model->indexOf(id));
    if (!index.isValid() || index.row() == m_view->currentIndex().row()) return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

void SpellList::look(const QModelIndex &current)
{
    const QString id = current.data(SpellModel::IdRole).toString();
    if (id.isEmpty()) return;
    m_desk.select(id);
    if (m_view->hasFocus()) m_desk.bench().setSpotlight(QStringLiteral("spell/") + id);
}

void SpellList::make(bool copy)
{
    m_search->clear();
    if (copy ? m_desk.spell() && m_desk.duplicate(m_desk.spell()->id) : m_desk.add()) Q_EMIT made();
}

void SpellList::remove()
{
    if (!m_desk.spell() || m_desk.bench().isReadOnly()) return;
    if (m_desk.remove(m_desk.spell()->id))
        (m_model->rowCount() > 0 ? static_cast<QWidget *>(m_view) : m_new)->setFocus();
}

bool SpellList::reveal(const QString &spellId)
{
    if (!m_model->indexOf(spellId).isValid()) return false;
    m_search->clear();
    m_desk.select(spellId);
    m_view->setFocus(Qt::OtherFocusReason);
    return true;
}

bool SpellList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::FocusIn && m_desk.spell())
        m_desk.bench().setSpotlight(QStringLiteral("spell/") + m_desk.spell()->id);
    if (watched != m_view || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Delete) return remove(), true;
    if (key->key() == Qt::Key_D && key->modifiers() == Qt::ControlModifier) return make(true), true;
    if (key->key() == Qt::Key_Insert) return make(false), true;
    return false;
}

void SpellList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::ApplicationFontChange) return;
    sizeColumns();
    show();
}

} // namespace sky::ui::hursagmu
