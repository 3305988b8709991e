#include "ui/hursagmu/advancement/stampbar.h"

#include "core/hursagmu/text.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/icon.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::LedgerStamp;

namespace
{

constexpr int PictureSide = 14;

QString stampText(const LedgerStamp &stamp, bool today)
{
    QStringList parts = {today ? View::tr("today, %1").arg(dayText(stamp.date)) : dayText(stamp.date)};
    if (!stamp.session.isEmpty()) parts << isolated(stamp.session);
    if (!stamp.who.isEmpty()) parts << filled(View::tr("by %1"), stamp.who);
    if (!stamp.reason.isEmpty()) parts << isolated(stamp.reason);
    return View::tr("What is bought now is noted under: %1").arg(parts.join(QStringLiteral(" · ")));
}

} // namespace

StampBar::StampBar(Workbench &bench, const QMargins &around, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_text(new Label(Type::Secondary, {}, this))
    , m_change(textButton(View::tr("Change..."), this))
{
    auto *bar = new QWidget(this);
    bar->setProperty("look", QStringLiteral("note"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(around);
    column->addWidget(bar);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_text->setElided(true);
    m_text->setInk(Label::Ink::Secondary);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new IconLabel(icon(QStringLiteral("history"), IconTint::Secondary), PictureSide, bar));
    row->addWidget(m_text, 1);
    row->addWidget(m_change);
    connect(m_change, &QPushButton::clicked, this, &StampBar::change);
    connect(&Stamp::of(bench), &Stamp::changed, this, &StampBar::show);
    onlyWhileWritable(m_change, bench);
    onChange(this, bench, [this] { show(); });
}

void StampBar::show()
{
    const bool inPlay = characterOf(m_bench.document()).phase == sky::hursagmu::Phase::Play;
    setVisible(inPlay);
    if (!inPlay) return;
    const LedgerStamp stamp = Stamp::now(m_bench);
    m_text->setText(stampText(stamp, stamp.date == m_bench.services().clock().date()));
    m_change->setAccessibleName(QStringLiteral("%1 %2").arg(m_change->text(), m_text->text()));
}

void StampBar::change()
{
    const Stamp::Note &note = Stamp::of(m_bench).note();
    const QDate today = m_bench.services().clock().date();
    auto *dialog = new FormDialog(View::tr("What is bought now"), View::tr("&Note it so"), this);
    dialog->say(
        View::tr("Each purchase in play is an entry of the ledger, with its day and what stands here."));
    DateField *date = dialog->addDate(View::tr("&Date"), note.date.value_or(today));
    LineField *session = dialog->addLine(View::tr("&Session"), note.session);
    LineField *who = dialog->addLine(View::tr("&Who"), note.who, View::tr("who allows it"));
    LineField *reason = dialog->addLine(View::tr("&Reason"), note.reason);
    dialog->setDeed([=, &bench = m_bench]() -> Result<void> {
        Stamp::Note given;
        if (date->date() != today) given.date = date->date();
        given.session = session->text().trimmed();
        given.who = who->text().trimmed();
        given.reason = reason->text().trimmed();
        Stamp::of(bench).setNote(given);
        return {};
    });
    dialog->open();
}

} // namespace sky::ui::hursagmu
