#include "ui/dialogs/versionsdialog.h"

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

namespace
{

QString momentOfVersion(const storage::Version &version, bool withSeconds)
{
    QString format = QLocale().dateTimeFormat(QLocale::ShortFormat);
    if (withSeconds && !format.contains(QStringLiteral("ss")))
        format.replace(QStringLiteral("mm"), QStringLiteral("mm:ss"));
    return QLocale().toString(version.time.toLocalTime(), format);
}

/// With seconds where two that follow each other are of one minute.
QStringList momentsOf(const std::vector<storage::Version> &versions)
{
    QStringList moments;
    const auto sameMinute = [&versions](size_t a, size_t b) {
        return b < versions.size() &&
               momentOfVersion(versions[a], false) == momentOfVersion(versions[b], false);
    };
    int before = 0; // how many follow in the same second: what a save replaced, and what it wrote
    for (size_t i = 0; i < versions.size(); ++i) {
        const bool sameSecond =
            i > 0 && momentOfVersion(versions[i], true) == momentOfVersion(versions[i - 1], true);
        before = sameSecond ? before + 1 : 0;
        const QString moment =
            momentOfVersion(versions[i], sameMinute(i, i + 1) || (i > 0 && sameMinute(i, i - 1)));
        moments << (before == 0   ? moment
                    : before == 1 ? VersionsDialog::tr("%1, just before").arg(moment)
                                  : VersionsDialog::tr("%1, just before (%2)").arg(moment).arg(before));
    }
    return moments;
}

} // namespace

VersionsDialog::VersionsDialog(std::unique_ptr<Versioned> thing, QWidget *parent)
    : QDialog(parent)
    , m_thing(std::move(thing))
    , m_versions(m_thing->versions())
    , m_list(new QListWidget(this))
    , m_heading(new Label(Type::Strong, {}, this))
    , m_changes(new QPlainTextEdit(this))
    , m_notice(new Notice(this))
{
    setWindowTitle(tr("Versions"));
    m_list->addItems(momentsOf(m_versions));
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
    if (m_versions.empty()) showChosen();
    m_list->setFocus();
}

QWidget *VersionsDialog::makeButtons()
{
    auto *row = new QWidget(this);
    QPushButton *close = button(tr("Close"), row);
    m_openCopy = button(tr("&Open as a new character"), row);
    m_openCopy->setVisible(m_thing->opensAsNew());
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
    const Result<QStringList> changes =
        version ? m_thing->changedSince(*version) : refuse(tr("No earlier version is kept yet."));
    const QString readOnly = m_thing->readOnlyReason();
    m_changes->setPlainText(changes ? changes->join(u'\n') : QString());
    m_heading->setText(!changes             ? QString()
                       : changes->isEmpty() ? tr("Just as it is now")
                                            : tr("Changed since then:"));
    m_openCopy->setEnabled(changes.has_value());
    m_bringBack->setEnabled(changes && !changes->isEmpty() && readOnly.isEmpty());
    if (!changes)
        m_notice->say(Notice::Kind::Warning, changes.error().message);
    else if (const QString &note = readOnly.isEmpty() ? m_thing->staysAsItIs() : readOnly; !note.isEmpty())
        m_notice->say(Notice::Kind::Note, note);
    else
        m_notice->hush();
}

void VersionsDialog::bringBack()
{
    const auto done = m_thing->bringBack(*chosen());
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
