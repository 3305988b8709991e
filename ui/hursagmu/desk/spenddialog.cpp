#include "ui/hursagmu/desk/spenddialog.h"

#include "core/base/isolated.h"
#include "core/hursagmu/edits/edits.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/searchfield.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

SpendDialog::SpendDialog(const DeskWork &work, const QString &member, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_member(member)
    , m_model(new SpendModel(work, member, work.today(), this))
    , m_left(new Label(Type::PanelTitle, {}, this))
    , m_search(new SearchField(View::tr("Find a trait"), this))
    , m_table(new DeskTable(View::tr("Traits to raise"), 10, this))
    , m_date(new DateField(View::tr("Date of the raise"), work.today(), this))
    , m_session(new LineField(this))
    , m_who(new LineField(this))
    , m_notice(new Notice(this))
    , m_raise(primaryButton(View::tr("Raise"), this))
{
    const party::Seat *seat = work.bench().seat(member);
    setWindowTitle(View::tr("Spend for %1").arg(seat ? isolated(seat->name()) : QString()));
    m_table->setModel(m_model);
    m_table->setWideColumn(SpendModel::NameColumn, 18);
    m_table->setMinimumHeight(m_table->rowHeight() * 10);
    m_search->setTarget(m_table);
    QPushButton *close = button(View::tr("Close"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    buttons->addWidget(m_raise);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_left);
    column->addWidget(makeStamp());
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 72);
    connect(m_date, &DateField::dateChanged, this, [this](QDate day) {
        m_model->setDay(day);
        refresh();
    });
    connect(m_search, &QLineEdit::textChanged, m_model, &SpendModel::setFilter);
    connect(m_table, &DeskTable::opened, this, &SpendDialog::raise);
    connect(m_raise, &QPushButton::clicked, this, [this] { raise(m_table->currentId()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SpendDialog::refresh);
    connect(&work.bench(), &PartyBench::seatsChanged, this, [this] {
        m_model->refresh();
        refresh();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_table->setFocus();
    refresh();
}

QWidget *SpendDialog::makeStamp()
{
    auto *place = new QWidget(this);
    for (LineField *field : {m_session, m_who})
        field->setMaxLength(storage::MaxShortText);
    const auto &sessions = m_work.bench().party().sessions;
    const auto isBefore = [](const auto &a, const auto &b) { return a.date < b.date; };
    const auto last = std::max_element(sessions.rbegin(), sessions.rend(), isBefore); // of one day the newest
    if (last != sessions.rend()) m_session->showText(last->title);
    auto *form = new QFormLayout(place);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(8);
    form->addRow(captionOf(m_date, View::tr("&Date")), m_date);
    form->addRow(captionOf(m_session, View::tr("&Session")), m_session);
    form->addRow(captionOf(m_who, View::tr("&Who")), m_who);
    return place;
}

void SpendDialog::refresh()
{
    const QString later = sky::hursagmu::laterWords(m_model->unspent());
    const QString left = View::tr("%1 points unspent").arg(pointsText(m_model->unspent().all));
    m_left->setText(later.isEmpty() ? left : View::tr("%1, %2").arg(left, later));
    const SpendModel::Line *line = m_model->find(m_table->currentId());
    m_raise->setEnabled(line && line->price);
    m_raise->setText(line && line->price ? View::tr("Raise %1 to %2 for %3")
                                               .arg(line->name, QString::number(line->level + 1),
                                                    QString::number(*line->price))
                                         : View::tr("Raise"));
}

void SpendDialog::raise(const QString &trait)
{
    const SpendModel::Line *line = m_model->find(trait);
    if (!line || !line->price) return;
    const party::Seat *seat = m_work.bench().seat(m_member);
    const auto *character = seat ? characterOf(*seat) : nullptr;
    if (!character || character->phase != sky::hursagmu::Phase::Play) {
        m_notice->say(Notice::Kind::Error,
                      View::tr("The character is still in creation: there is no experience to spend."));
        return;
    }
    const sky::hursagmu::LedgerStamp stamp{m_date->date(), m_session->text().trimmed(),
                                           m_who->text().trimmed(), View::tr("raised for an absent player")};
    const QString what = View::tr("Raise %1 to %2").arg(line->name, QString::number(line->level + 1));
    const Edit edit =
        sky::hursagmu::setTrait(m_work.catalogue(), trait, Level::of(line->level + 1).value_or(Level()),
                                m_work.services().ids, stamp);
    if (const auto done = m_work.edit(what, {{m_member, {edit}}}); !done)
        m_notice->say(Notice::Kind::Error, done.error().message);
    else
        m_notice->say(Notice::Kind::Note, View::tr("Written: %1.").arg(what));
}

} // namespace sky::ui::hursagmu
