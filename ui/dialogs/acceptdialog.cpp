#include "ui/dialogs/acceptdialog.h"

#include "core/storage/envelope.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

AcceptDialog::AcceptDialog(Workbench &bench, const GameUi &game, const Issue &issue, QWidget *parent)
    : QDialog(parent)
    , m_bench(bench)
    , m_game(game)
    , m_issue(issue)
    , m_reason(new LineField(this))
    , m_by(new LineField(this))
    , m_notice(new Notice(this))
    , m_accept(primaryButton(tr("Accept"), this))
{
    setWindowTitle(tr("Accept with a reason"));
    auto *sentence = new Label(Type::Strong, issue.sentence, this);
    sentence->setWordWrap(true);
    auto *remark =
        new Label(Type::Secondary,
                  tr("The reason is kept in the file and printed on the sheet. It no longer counts "
                     "when this gets worse."),
                  this);
    remark->setWordWrap(true);
    remark->setInk(Label::Ink::Secondary);
    m_reason->setPlaceholderText(tr("Why this may stand"));
    m_by->setPlaceholderText(tr("Who allows it"));
    m_reason->setMaxLength(storage::MaxShortText);
    m_by->setMaxLength(storage::MaxShortText);
    m_by->setText(bench.document().character()->master);
    m_reason->setMinimumWidth(m_reason->fontMetrics().averageCharWidth() * 50);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(captionOf(m_reason, tr("&Reason")), m_reason);
    form->addRow(captionOf(m_by, tr("&Master")), m_by);
    auto *buttons = new QHBoxLayout;
    QPushButton *cancel = button(tr("Cancel"), this);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_accept);
    m_accept->setDefault(true);
    m_accept->setEnabled(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(sentence);
    column->addLayout(form);
    column->addWidget(remark);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    for (LineField *field : {m_reason, m_by}) {
        connect(field, &LineField::edited, this, [this] {
            m_accept->setEnabled(!m_reason->text().trimmed().isEmpty() && !m_by->text().trimmed().isEmpty());
        });
    }
    connect(m_accept, &QPushButton::clicked, this, &AcceptDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &AcceptDialog::reject);
}

void AcceptDialog::accept()
{
    if (!m_accept->isEnabled()) return;
    const Services &services = m_bench.services();
    const auto done = m_bench.attempt(m_game.accept(
        m_issue, m_reason->text().trimmed(), m_by->text().trimmed(), services.clock().date(), services.ids));
    if (done)
        QDialog::accept();
    else
        m_notice->say(Notice::Kind::Error, done.error().message);
}

} // namespace sky::ui
