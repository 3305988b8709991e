#include "ui/hursagmu/build/traitlist.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/text.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/hursagmu/build/traithead.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/notice.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::PresentTrait;
using sky::hursagmu::TraitKind;

namespace
{

/// Rows that a page key passes.
constexpr int PageRows = 5;

} // namespace

TraitList::TraitList(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, TraitKind kind,
                     QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_kind(kind)
    , m_layout(new QVBoxLayout(this))
    , m_head(new TraitHead(kind == TraitKind::Talent ? tr("Talents") : tr("Professions"), this))
    , m_under(new QWidget(this))
    , m_notice(new Notice(m_under))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addWidget(m_head);
    auto *under = new QVBoxLayout(m_under);
    under->setContentsMargins(0, 4, 0, 4);
    under->addWidget(m_notice);
    hush();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    onChange(this, bench, [this] {
        hush(); // what was refused before is the past
        show();
    });
}

const std::vector<PresentTrait> &TraitList::traits() const
{
    const auto &facts = evaluationOf(m_bench.document());
    return m_kind == TraitKind::Talent ? facts.talents : facts.professions;
}

TraitRow *TraitList::row(const QString &traitId) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&traitId](TraitRow *row) { return row->face().id == traitId; });
    return found == m_rows.end() ? nullptr : *found;
}

int TraitList::neededWidth() const
{
    const QFontMetrics bold(fontOf(Type::Strong));
    int widest = 0;
    for (const auto &trait : m_catalogue.traits())
        if (trait.kind == m_kind) widest = std::max(widest, bold.horizontalAdvance(trait.name));
    return columns().widthFor(widest);
}

/// All figures are equally wide, so that the highest number is the widest.
TraitColumns TraitList::columns() const
{
    int64_t cost = 0, next = 0;
    for (const PresentTrait &trait : traits()) {
        cost = std::max(cost, trait.cost.value());
        next = std::max(next, trait.nextCost.value_or(0));
    }
    const QFontMetrics metrics = fontMetrics();
    return TraitColumns::of(metrics, metrics.horizontalAdvance(QString::number(cost)),
                            metrics.horizontalAdvance(QStringLiteral("+%1").arg(next)));
}

bool TraitList::showsSameTraits() const
{
    return std::equal(m_rows.begin(), m_rows.end(), traits().begin(), traits().end(),
                      [](TraitRow *row, const PresentTrait &trait) { return row->face().id == trait.id; });
}

void TraitList::show()
{
    if (!showsSameTraits()) matchRows();
    const TraitColumns places = columns();
    int64_t points = 0;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const PresentTrait &trait = traits()[i];
        points += trait.cost.value();
        m_rows[i]->show(TraitFace::of(trait, m_bench.isReadOnly()), places);
        m_rows[i]->setTip(m_bench.isReadOnly() ? m_bench.readOnlyReason() : tipOf(trait.id));
    }
    m_head->show(points == 1 ? tr("1 point") : filled(tr("%1 points"), points), places);
}

/// Keeps the rows whose traits are still there, in the order of the traits.
void TraitList::matchRows()
{
    std::vector<TraitRow *> rows;
    for (const PresentTrait &trait : traits()) {
        TraitRow *kept = row(trait.id);
        rows.push_back(kept ? kept : makeRow(trait.id));
    }
    for (TraitRow *old : m_rows) {
        if (std::find(rows.begin(), rows.end(), old) != rows.end()) continue;
        if (old == m_refused) hush();
        if (old == m_renamed) endRename(false);
        old->hide();
        old->deleteLater();
    }
    m_rows = std::move(rows);
    for (size_t i = 0; i < m_rows.size(); ++i) {
        m_layout->removeWidget(m_rows[i]);
        m_layout->insertWidget(int(i) + 1, m_rows[i]);
        m_rows[i]->setVisible(true); // at once, so that a new row can take the focus
    }
    hush();
    Q_EMIT rowsChanged();
}

TraitRow *TraitList::makeRow(const QString &traitId)
{
    auto *row = new TraitRow(this);
    row->setTip(tipOf(traitId));
    connect(row, &TraitRow::levelWanted, this, [this, row](int level) { change(row, level); });
    connect(row, &TraitRow::moveWanted, this, [this, row](TraitRow::Move to) { move(row, to); });
    connect(row, &TraitRow::renameWanted, this, [this, row] { beginRename(row); });
    connect(row, &TraitRow::removeWanted, this, [this, row] { remove(row); });
    connect(row, &TraitRow::focusTaken, this, [this, row] { Q_EMIT looked(row->face().id); });
    connect(row, &TraitRow::focusLeft, this, [this, row](bool byPointer) { leave(row, byPointer); });
    connect(row, &TraitRow::pointed, this,
            [this, row](bool inside) { Q_EMIT pointed(inside ? row->face().id : QString()); });
    return row;
}

QString TraitList::tipOf(const QString &traitId) const
{
    const auto *info = m_catalogue.trait(traitId);
    if (!info) return tr("A trait of your own. F2 renames it, Delete removes it.");
    return filled(tr("%1: %2"), info->name, info->governs.join(QStringLiteral("; ")));
}

void TraitList::change(TraitRow *row, int level)
{
    const QString id = row->face().id;
    const auto wanted = Level::of(level);
    if (!wanted) return refuse(row, filled(tr("A level is from %1 to %2."), Level::Min, Level::Max));
    Edit edit = sky::hursagmu::setTrait(m_catalogue, id, *wanted, m_bench.services().ids, stampOf(m_bench));
    edit.mergeKey += QStringLiteral("/%1").arg(row->visit());
    if (level < row->face().level && !mayLower(row, edit, level)) return;
    const auto done = m_bench.attempt(edit);
    if (!done) return refuse(row, refusalText(done.error()));
    if (row == m_refused) hush();
}

/// Asks before something is done that is not a purchase taken back.
bool TraitList::mayLower(TraitRow *row, const Edit &edit, int level)
{
    const auto question = beforeLowering(m_bench, edit, row->face().name, level);
    if (!question) return true;
    row->stop();
    return m_bench.services().prompts.choose(window(), *question) == 0;
}

void TraitList::refuse(TraitRow *row, const QString &sentence)
{
    row->stop();
    const auto place = std::find(m_rows.begin(), m_rows.end(), row);
    m_layout->removeWidget(m_under);
    m_layout->insertWidget(int(place - m_rows.begin()) + 2, m_under);
    m_under->setVisible(true);
    m_refused = row;
    m_notice->say(Notice::Kind::Error, sentence);
}

void TraitList::hush()
{
    m_refused = nullptr;
    m_layout->removeWidget(m_under);
    m_under->hide();
    m_notice->hush();
}

/// What the pointer left stays told until the pointer is gone, so that no row moves under it.
void TraitList::leave(TraitRow *row, bool byPointer)
{
    if (row == m_refused && !byPointer) hush();
}

void TraitList::leaveEvent(QEvent *event)
{
    if (m_refused && !m_refused->hasFocus()) hush();
    QWidget::leaveEvent(event);
}

void TraitList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    show();
    placeRename();
}

void TraitList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeRename();
}

void TraitList::move(TraitRow *from, TraitRow::Move move)
{
    const auto here = std::find(m_rows.begin(), m_rows.end(), from) - m_rows.begin();
    const auto last = std::ptrdiff_t(m_rows.size()) - 1;
    auto there = here;
    switch (move) {
    case TraitRow::Move::Up:
        there = here - 1;
        break;
    case TraitRow::Move::Down:
        there = here + 1;
        break;
    case TraitRow::Move::PageUp:
        there = here - PageRows;
        break;
    case TraitRow::Move::PageDown:
        there = here + PageRows;
        break;
    case TraitRow::Move::First:
        there = 0;
        break;
    case TraitRow::Move::Last:
        there = last;
        break;
    }
    m_rows[size_t(std::clamp<std::ptrdiff_t>(there, 0, last))]->setFocus(Qt::TabFocusReason);
}

void TraitList::beginRename(TraitRow *row)
{
    if (m_bench.isReadOnly()) return refuse(row, m_bench.readOnlyReason());
    endRename(false);
    m_renamed = row;
    m_rename = new LineField(this);
    m_rename->setAccessibleName(filled(tr("New name of %1"), row->face().name));
    m_rename->showText(row->face().name);
    m_rename->selectAll();
    placeRename();
    m_rename->QWidget::show();
    m_rename->setFocus();
    connect(m_rename, &QLineEdit::editingFinished, this, [this] { endRename(true); });
    auto *escape = new QAction(m_rename);
    escape->setShortcut(Qt::Key_Escape);
    escape->setShortcutContext(Qt::WidgetShortcut);
    m_rename->QWidget::addAction(escape);
    connect(escape, &QAction::triggered, this, [this] { endRename(false); });
}

void TraitList::placeRename()
{
    if (!m_rename) return;
    const QRect name = m_renamed->nameRect().adjusted(-TraitColumns::Margin, 0, 0, 0);
    m_rename->setGeometry(name.translated(m_renamed->pos()).adjusted(0, 1, 0, -2));
}

void TraitList::endRename(bool keep)
{
    if (!m_rename) return;
    LineField *field = std::exchange(m_rename, nullptr);
    TraitRow *row = std::exchange(m_renamed, nullptr);
    const bool hadFocus = field->hasFocus();
    field->hide();
    field->deleteLater();
    if (hadFocus) row->setFocus();
    const QString name = field->text().trimmed();
    if (!keep || name == row->face().name) return;
    Edit edit = sky::hursagmu::renameCustomTrait(row->face().id, name);
    edit.mergeKey.clear();
    const auto done = m_bench.attempt(edit);
    if (!done) refuse(row, done.error().message);
}

void TraitList::remove(TraitRow *row)
{
    const auto here = size_t(std::find(m_rows.begin(), m_rows.end(), row) - m_rows.begin());
    const auto done = m_bench.attempt(sky::hursagmu::removeCustomTrait(m_catalogue, row->face().id));
    if (!done) return refuse(row, done.error().message);
    if (!m_rows.empty()) m_rows[std::min(here, m_rows.size() - 1)]->setFocus();
}

} // namespace sky::ui::hursagmu
