#include "ui/hursagmu/desk/sessiondialog.h"

#include "core/storage/envelope.h"
#include "ui/hursagmu/view.h"
#include "ui/services/prompts.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

SessionDialog::SessionDialog(const DeskWork &work, const party::Session *session, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_id(session ? session->id : QString())
    , m_before(session ? session->title : QString())
    , m_date(new DateField(View::tr("Date of the session"), session ? session->date : work.today(), this))
    , m_title(new LineField(this))
    , m_note(new TextField(this))
    , m_present(new QListWidget(this))
    , m_notice(new Notice(this))
{
    setWindowTitle(session ? View::tr("Session") : View::tr("New session"));
    m_title->setMaxLength(storage::MaxShortText);
    m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * 4);
    if (session) {
        m_title->showText(session->title);
        m_note->showText(session->note);
    }
    m_present->setSpacing(3);
    fillPresent(session);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(captionOf(m_title, View::tr("&Title")), m_title);
    form->addRow(captionOf(m_date, View::tr("&Date")), m_date);
    form->addRow(captionOf(m_present, View::tr("&Who was there")), m_present);
    form->addRow(captionOf(m_note, View::tr("&Note")), m_note);
    QPushButton *cancel = button(View::tr("Cancel"), this);
    QPushButton *keep = primaryButton(View::tr("Keep"), this);
    keep->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(keep);
    auto *remark = new Label(
        Type::Secondary,
        View::tr("A new title can be written to the ledgers as well; the day of the award stays."), this);
    remark->setInk(Label::Ink::Secondary);
    remark->setVisible(session && !session->shares.empty());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(remark);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 72);
    connect(keep, &QPushButton::clicked, this, &SessionDialog::keep);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_title->setFocus();
}

void SessionDialog::fillPresent(const party::Session *session)
{
    m_present->setAccessibleName(View::tr("Who was there"));
    for (const party::Seat &seat : m_work.bench().seats()) {
        auto *item = new QListWidgetItem(seat.name(), m_present);
        item->setData(Qt::UserRole, seat.member.path);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        const bool there = !session || session->present.contains(seat.member.path);
        item->setCheckState(there ? Qt::Checked : Qt::Unchecked);
    }
    if (m_present->count() > 0) m_present->setCurrentRow(0);
}

void SessionDialog::keep()
{
    const QString title = m_title->text().trimmed();
    if (title.isEmpty()) {
        m_notice->say(Notice::Kind::Error, View::tr("The session needs a title."));
        m_title->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!m_date->date().isValid()) {
        m_notice->say(Notice::Kind::Error, View::tr("The session needs a day."));
        m_date->setFocus(Qt::OtherFocusReason);
        return;
    }
    party::Session changed;
    changed.id = m_id.isEmpty() ? m_work.services().ids() : m_id;
    changed.date = m_date->date();
    changed.title = title;
    changed.note = m_note->toPlainText().trimmed();
    for (int i = 0; i < m_present->count(); ++i)
        if (m_present->item(i)->checkState() == Qt::Checked)
            changed.present << m_present->item(i)->data(Qt::UserRole).toString();
    const auto change = [&changed](party::Party &party) -> Result<void> {
        if (const party::Session *before = party.session(changed.id)) {
            changed.shares = before->shares;
            changed.takenBack = before->takenBack;
            changed.unknown = before->unknown;
            if (before->date == changed.date) {
                *party.session(changed.id) = changed;
                return {};
            }
            std::erase_if(party.sessions,
                          [&changed](const party::Session &other) { return other.id == changed.id; });
        }
        party.insert(changed);
        return {};
    };
    const QString step = m_id.isEmpty() ? View::tr("Add the session %1") : View::tr("Change the session %1");
    if (const auto done = m_work.bench().change(step.arg(title), change); !done)
        m_notice->say(Notice::Kind::Error, done.error().message);
    else if (!m_id.isEmpty() && title != m_before)
        renameInLedgers();
    else
        accept();
}

/// The entries of the award carry the name that the session had.
void SessionDialog::renameInLedgers()
{
    const sky::hursagmu::LedgerStamp by{m_work.today(), {}, {}, View::tr("the session was renamed")};
    const auto edits = m_work.renameEdits(m_id, by);
    const Question question{
        View::tr("Rename in the ledgers?"),
        View::tr("%n ledger(s) have the award under the name the session had.", nullptr, int(edits.size())),
        View::tr("Renamed there as well, each entry keeps its old name in its history."),
        {View::tr("Rename"), View::tr("Leave them")},
        0,
        1};
    if (!edits.empty() && m_work.services().prompts.choose(this, question) == 0) {
        if (const auto done = m_work.edit(View::tr("Rename the session"), edits); !done) {
            m_notice->say(Notice::Kind::Error, done.error().message);
            return;
        }
        m_work.bench().document().endUndo(); // it would take the name from the party alone
    }
    accept();
}

} // namespace sky::ui::hursagmu
