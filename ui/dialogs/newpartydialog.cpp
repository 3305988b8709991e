#include "ui/dialogs/newpartydialog.h"

#include "core/party/partyfile.h"
#include "core/storage/envelope.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/services.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

NewPartyDialog::NewPartyDialog(const Services &services, const QString &folder,
                               std::vector<MemberChoice> choices, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_folder(folder)
    , m_name(new LineField(this))
    , m_path(new LineField(this))
    , m_members(new MemberChoices(services, folder, std::move(choices), this))
    , m_notice(new Notice(this))
    , m_make(primaryButton(tr("Make the party"), this))
{
    setWindowTitle(tr("New party"));
    m_name->setMaxLength(storage::MaxShortText);
    QPushButton *choose = button(tr("&Choose..."), this);
    auto *where = new QHBoxLayout;
    where->addWidget(m_path, 1);
    where->addWidget(choose);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(captionOf(m_name, tr("&Name")), m_name);
    form->addRow(captionOf(m_path, tr("&Kept in")), where);
    auto *buttons = new QHBoxLayout;
    QPushButton *cancel = button(tr("Cancel"), this);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    m_make->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(m_members, 1);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    connect(m_name, &LineField::edited, this, &NewPartyDialog::showPath);
    connect(m_path, &LineField::edited, this, [this] { m_ownPath = true; });
    connect(choose, &QPushButton::clicked, this, &NewPartyDialog::choosePath);
    connect(m_make, &QPushButton::clicked, this, &NewPartyDialog::make);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    setMinimumWidth(fontMetrics().averageCharWidth() * 80);
    showPath();
}

void NewPartyDialog::refuse(const QString &sentence)
{
    m_notice->say(Notice::Kind::Error, sentence);
}

void NewPartyDialog::showPath()
{
    if (!m_ownPath) m_path->showText(QDir(m_folder).filePath(fileNameFor(m_name->text(), party::Extension)));
    m_make->setEnabled(!m_name->text().trimmed().isEmpty());
}

void NewPartyDialog::choosePath()
{
    const QString path = m_services.prompts.savePath(this, tr("Where to keep the party"), m_path->text(),
                                                     tr("Parties (*.skyparty)"));
    if (path.isEmpty()) return;
    m_ownPath = true;
    m_path->showText(withExtension(path, party::Extension));
}

void NewPartyDialog::make()
{
    const QString path = withExtension(m_path->text().trimmed(), party::Extension);
    const QDir place = QFileInfo(path).absoluteDir();
    if (!place.exists()) {
        refuse(tr("There is no folder %1.").arg(place.path()));
        return;
    }
    party::Party party;
    party.id = newUuid();
    party.name = m_name->text().trimmed();
    party.system = m_services.games.front()->system()->id();
    for (const QString &file : m_members->ticked())
        party.members.push_back({place.relativeFilePath(file), {}, {}});
    Q_EMIT wanted(path, party);
}

} // namespace sky::ui
