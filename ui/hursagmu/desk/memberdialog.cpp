#include "ui/hursagmu/desk/memberdialog.h"

#include "core/base/isolated.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

MemberDialog::MemberDialog(const DeskWork &work, const party::Seat &seat, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_member(seat.member)
    , m_name(seat.name())
    , m_ownPlayer(seat.character ? seat.character->player : QString())
    , m_player(new LineField(this))
    , m_note(new TextField(this))
    , m_notice(new Notice(this))
{
    setWindowTitle(View::tr("Player and note"));
    auto *name = new Label(Type::Strong, m_name, this);
    name->setElided(true);
    m_player->setMaxLength(storage::MaxShortText);
    m_player->showText(m_member.player);
    m_player->setPlaceholderText(m_ownPlayer);
    m_note->setMostLetters(storage::MaxLongText);
    m_note->showText(m_member.note);
    m_note->setTabChangesFocus(true);
    m_note->setMinimumHeight(m_note->fontMetrics().lineSpacing() * 5);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(captionOf(m_player, View::tr("&Player")), m_player);
    form->addRow(captionOf(m_note, View::tr("&Note")), m_note);
    auto *remark =
        new Label(Type::Secondary,
                  View::tr("Kept in the party. Without a player here, the character's own counts."), this);
    remark->setInk(Label::Ink::Secondary);
    remark->setWordWrap(true);
    QPushButton *cancel = button(View::tr("Cancel"), this);
    QPushButton *keep = primaryButton(View::tr("Keep"), this);
    keep->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(keep);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(name);
    column->addLayout(form);
    column->addWidget(remark);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    connect(keep, &QPushButton::clicked, this, &MemberDialog::keep);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_player->setFocus();
}

void MemberDialog::keep()
{
    party::Member changed = m_member;
    const QString player = m_player->text().trimmed();
    changed.player = player == m_ownPlayer ? QString() : player;
    changed.note = m_note->toPlainText().trimmed();
    const auto done = m_work.bench().change(
        View::tr("Change player and note of %1").arg(isolated(m_name)),
        [&changed](party::Party &party) -> Result<void> {
            const auto named =
                std::find_if(party.members.begin(), party.members.end(),
                             [&changed](const party::Member &each) { return each.path == changed.path; });
            if (named == party.members.end()) { // so far it was only in the party's folder
                if (!changed.player.isEmpty() || !changed.note.isEmpty()) party.members.push_back(changed);
                return {};
            }
            named->player = changed.player;
            named->note = changed.note;
            return {};
        });
    if (done)
        accept();
    else
        m_notice->say(Notice::Kind::Error, done.error().message);
}

} // namespace sky::ui::hursagmu
