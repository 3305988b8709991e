#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QDialog>

namespace sky::ui
{
class LineField;
class Notice;
class TextField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// What the party says of a member: who plays it, and a note. One step of the party.
class MemberDialog : public QDialog
{
    Q_OBJECT

public:
    MemberDialog(const DeskWork &work, const party::Seat &seat, QWidget *parent);

private:
    void keep();

    DeskWork m_work;
    party::Member m_member;
    QString m_name, m_ownPlayer; ///< the player's name as the character has it
    LineField *m_player;
    TextField *m_note;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
