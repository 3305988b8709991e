#include "ui/hursagmu/desk/memberverbs.h"

#include "core/base/isolated.h"
#include "ui/dialogs/memberchoices.h"
#include "ui/hursagmu/view.h"
#include "ui/services/openfile.h"
#include "ui/widgets/buttons.h"

#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

QString nameOf(const DeskWork &work, const QString &member)
{
    const party::Seat *seat = work.bench().seat(member);
    return seat ? seat->name() : member;
}

void takeIn(const DeskWork &work, const QStringList &files)
{
    const QDir place = QFileInfo(work.bench().path()).absoluteDir();
    QStringList members;
    for (const QString &file : files) {
        const QString member = QDir::cleanPath(place.relativeFilePath(file));
        if (!work.bench().seat(member)) members << member;
    }
    if (members.isEmpty()) return;
    work.bench().apply(View::tr("Add %n character(s)", nullptr, int(members.size())),
                       [&members](party::Party &party) -> Result<void> {
                           for (const QString &member : members)
                               party.members.push_back({member, {}, {}, {}});
                           return {};
                       });
}

/// What is open in the window and not in the party yet.
std::vector<MemberChoice> choicesFor(const DeskWork &work)
{
    std::vector<MemberChoice> choices;
    for (OpenFile *open : work.bench().openCharacters()) {
        const QString path = QFileInfo(open->path()).absoluteFilePath();
        const auto &seats = work.bench().seats();
        const bool there = std::any_of(seats.begin(), seats.end(),
                                       [&path](const party::Seat &seat) { return seat.path == path; });
        if (!there) choices.push_back({path, open->document().character()->name, false});
    }
    return choices;
}

} // namespace

void takeOut(const DeskWork &work, const QStringList &members)
{
    const auto all = party::membersOf(work.bench().party(), work.bench().path());
    const QString step =
        members.size() == 1 ? View::tr("Take %1 out of the party").arg(nameOf(work, members.first()))
                            : View::tr("Take %n character(s) out of the party", nullptr, int(members.size()));
    const bool ofFolder = !work.bench().party().folder.isEmpty();
    const bool done = work.bench().apply(step, [&](party::Party &party) -> Result<void> {
        if (!party.folder.isEmpty()) {
            party.members = all;
            party.folder.clear();
        }
        std::erase_if(party.members,
                      [&members](const party::Member &member) { return members.contains(member.path); });
        return {};
    });
    if (done)
        work.bench().say(QStringLiteral("%1 %2").arg(
            View::tr("%n character(s) taken out of the party; no file is deleted.", nullptr,
                     int(members.size())),
            ofFolder ? View::tr("From now on the party names its members one by one. Ctrl+Z takes that back.")
                     : View::tr("Ctrl+Z brings them back.")));
}

void askForMembers(const DeskWork &work, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(View::tr("Add characters"));
    auto *list = new MemberChoices(work.services(), QFileInfo(work.bench().path()).absolutePath(),
                                   choicesFor(work), dialog);
    QPushButton *cancel = button(View::tr("Cancel"), dialog);
    QPushButton *add = primaryButton(View::tr("Add"), dialog);
    add->setDefault(true);
    add->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(add);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(list, 1);
    column->addLayout(buttons);
    dialog->setMinimumWidth(dialog->fontMetrics().averageCharWidth() * 80);
    QObject::connect(list, &MemberChoices::changed, add,
                     [add, list] { add->setEnabled(!list->ticked().isEmpty()); });
    QObject::connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    QObject::connect(add, &QPushButton::clicked, dialog, [work, dialog, list] {
        takeIn(work, list->ticked());
        dialog->accept();
    });
    dialog->open();
}

} // namespace sky::ui::hursagmu
