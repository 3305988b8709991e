#pragma once

#include "ui/hursagmu/desk/deskwork.h"

class QWidget;

namespace sky::ui::hursagmu
{

/// Takes members out of the party; their files stay. Where the party was a folder, it names its members one
/// by one from then on.
void takeOut(const DeskWork &work, const QStringList &members);
/// Asks which characters to take in.
void askForMembers(const DeskWork &work, QWidget *parent);

} // namespace sky::ui::hursagmu
