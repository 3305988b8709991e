#include "ui/dialogs/versionsdialog.h"

#include "ui/services/openfile.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

VersionsDialog::VersionsDialog(OpenFile &file, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_versions(file.versions())
    , m_list(new QListWidget(this))
    , m_heading(new Label(Type::Strong, {}, this))
    , m_changes(new QPlainTextEdit(this))
    , m_notice(new Notice(this))
{
    setWindowTitle(tr("Versions"));
    for (const storage::Version &version : m_versions)
        m_list->addItem(QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat));
    m_list->setAccessibleName(tr("Saved versions, the newest first"));
    m_changes->setReadOnly(true);
    m_changes->setTabChangesFocus(true);
    m_changes->setAccessibleName(tr("What has changed since"));
    auto *right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(m_heading);
    right->addWidget(m_changes, 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(m_list);
    columns->addLayout(right, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addLayout(columns, 1);
    column->addWidget(m_notice);
    column->addWidget(makeButtons());
    const int letter = fontMetrics().averageCharWidth();
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 8 * letter);
    m_changes->setMinimumSize(50 * letter, 12 * fontMetrics().lineSpacing());
    connect(m_list, &QListWidget::currentRowChanged, this, &VersionsDialog::showChosen);
    m_list->setCurrentRow(0);
    showChosen();
    m_list->setFocus();
}

QWidget *VersionsDialog::makeButtons()
{
    auto *row = new QWidget(this);
    QPushButton *close = button(tr("Close"), row);
    m_openCopy = button(tr("&Open as a new character"), row);
    m_bringBack = primaryButton(tr("&Bring back"), row);
    m_bringBack->setDefault(true);
    auto *buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(m_openCopy);
    buttons->addWidget(m_bringBack);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_openCopy, &QPushButton::clicked, this, &VersionsDialog::openCopy);
    connect(m_bringBack, &QPushButton::clicked, this, &VersionsDialog::bringBack);
    return row;
}

const storage::Version *VersionsDialog::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_versions[size_t(row)];
}

void VersionsDialog::showChosen()
{
    const storage::Version *version = chosen();
    const Result<storage::Loaded> then =
        version ? m_file.read(*version) : refuse(tr("Nothing was kept of this character yet."));
    const Document &document = m_file.document();
    QStringList changes;
    if (then) changes = document.system().describeChange(*then->character, *document.character());
    m_changes->setPlainText(changes.join(u'\n'));
    m_heading->setText(!then               ? QString()
                       : changes.isEmpty() ? tr("Just as it is now")
                                           : tr("Changed since then:"));
    m_openCopy->setEnabled(then.has_value());
    m_bringBack->setEnabled(then && !changes.isEmpty() && !m_file.bench().isReadOnly());
    if (!then)
        m_notice->say(Notice::Kind::Warning, then.error().message);
    else if (m_file.bench().isReadOnly())
        m_notice->say(Notice::Kind::Note, m_file.bench().readOnlyReason());
    else
        m_notice->hush();
}

void VersionsDialog::bringBack()
{
    const auto done = m_file.bringBack(*chosen());
    if (done)
        accept();
    else
        m_notice->say(Notice::Kind::Error, done.error().message);
}

void VersionsDialog::openCopy()
{
    Q_EMIT copyWanted(chosen()->file);
    accept();
}

} // namespace sky::ui
