#include "ui/hursagmu/notes/injuryrows.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/limits.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

using sky::hursagmu::Damage;
using sky::hursagmu::InjuryTrack;

/// What the present number does; what is reached is said in full.
QString effectOf(const InjuryTrack &track)
{
    if (!track.state.isEmpty()) return track.state;
    if (track.penalty == 0) return track.present == 0 ? View::tr("none") : View::tr("no effect yet");
    const QString amount = numberText(track.penalty, Unit::Number);
    return track.id == QLatin1String("shocks") ? View::tr("%1 to what the mind does").arg(amount)
                                               : View::tr("%1 to what the body does").arg(amount);
}

} // namespace

QString meaningOf(const InjuryTrack &track)
{
    const auto next = std::find_if(track.marks.begin(), track.marks.end(),
                                   [&track](const auto &mark) { return mark.at > track.present; });
    if (next == track.marks.end()) return View::tr("Now: %1.").arg(effectOf(track));
    return View::tr("Now: %1. At %2: %3.").arg(effectOf(track), QString::number(next->at), next->text);
}

InjuryRows::InjuryRows(Workbench &bench, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(2, 1);
    m_rows = {makeRow(QStringLiteral("stuns"), View::tr("Stuns"), &Damage::stuns),
              makeRow(QStringLiteral("wounds"), View::tr("Wounds"), &Damage::wounds),
              makeRow(QStringLiteral("shocks"), View::tr("Shocks"), &Damage::shocks)};
    onChange(this, bench, [this] { showTracks(); });
}

InjuryRows::Row InjuryRows::makeRow(const QString &id, const QString &name, int Damage::*member)
{
    Row row{
        id, name, member, new NumberField(this), new InjuryBoxes(this), new Label(Type::Secondary, {}, this)};
    auto *label = new Label(Type::Body, name, this);
    label->setBuddy(row.number);
    row.number->setRange(0, sky::hursagmu::limits::Damage);
    row.number->installEventFilter(this);
    row.meaning->setWordWrap(true);
    row.meaning->setContentsMargins(0, 0, 0, 8);
    auto *grid = static_cast<QGridLayout *>(layout());
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0, Qt::AlignTop);
    grid->addWidget(row.number, line, 1, Qt::AlignTop);
    grid->addWidget(row.boxes, line, 2);
    grid->addWidget(row.meaning, line + 1, 2);
    label->setMinimumHeight(row.number->sizeHint().height());
    bindRow(row);
    return row;
}

void InjuryRows::bindRow(const Row &row)
{
    const auto write = [this, member = row.member, id = row.id](const int &present) {
        Damage damage = characterOf(m_bench.document()).damage;
        damage.*member = present;
        Edit edit = sky::hursagmu::setDamage(damage);
        edit.mergeKey += QLatin1Char('/') + id;
        return edit;
    };
    bind(row.number, m_bench,
         Bound<int>{[member = row.member](const Character &character) {
                        return static_cast<const sky::hursagmu::Character &>(character).damage.*member;
                    },
                    write});
    connect(row.boxes, &InjuryBoxes::picked, this,
            [this, write](int present) { m_bench.apply(write(present)); });
}

void InjuryRows::showTracks()
{
    for (const InjuryTrack &track : evaluationOf(m_bench.document()).injuries) {
        const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                      [&track](const Row &each) { return each.id == track.id; });
        if (row == m_rows.end()) continue;
        const QString meaning = meaningOf(track);
        row->boxes->showTrack(track);
        row->boxes->setPicking(!m_bench.isReadOnly());
        row->meaning->setText(meaning);
        row->meaning->setInk(track.state.isEmpty() ? Label::Ink::Secondary : Label::Ink::Warning);
        row->number->setAccessibleName(View::tr("%1: %2").arg(row->name, QString::number(track.present)));
        row->number->setAccessibleDescription(meaning);
    }
}

QWidget *InjuryRows::field(const QString &trackId) const
{
    for (const Row &row : m_rows)
        if (row.id == trackId) return row.number;
    return nullptr;
}

bool InjuryRows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        for (const Row &row : m_rows)
            if (row.number == watched) m_bench.setSpotlight(QStringLiteral("injury/") + row.id);
    return QWidget::eventFilter(watched, event);
}

} // namespace sky::ui::hursagmu
