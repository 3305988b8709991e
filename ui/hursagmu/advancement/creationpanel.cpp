#include "ui/hursagmu/advancement/creationpanel.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/playdialogs.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;

CreationPanel::CreationPanel(LedgerDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_left(new Label(Type::Strong, {}, this))
    , m_notice(new Notice(this))
    , m_problems(button(View::tr("Go to the problems"), this, QStringLiteral("warning")))
    , m_begin(primaryButton(View::tr("Begin play..."), this))
{
    auto *text =
        new Label(Type::Body,
                  View::tr("The character is still being made: levels and gifts come and go freely, within "
                           "the budget. Once play begins it grows only through its ledger. Each session "
                           "brings experience, each purchase is noted with its day and its price, and "
                           "what was bought stays in the record."),
                  this);
    text->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_begin);
    row->addWidget(m_problems);
    row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(8);
    column->addWidget(sectionHead(View::tr("In creation"), this));
    column->addWidget(text);
    column->addWidget(m_left);
    column->addWidget(m_notice);
    column->addLayout(row);
    connect(m_begin, &QPushButton::clicked, this,
            [this] { openBeginPlay(m_desk.bench(), m_desk.game(), this); });
    connect(m_problems, &QPushButton::clicked, this,
            [this] { m_desk.bench().jumpTo(QStringLiteral("problems")); });
    connect(&desk, &LedgerDesk::changed, this, &CreationPanel::show);
    show();
}

void CreationPanel::show()
{
    setVisible(!m_desk.inPlay());
    const auto &facts = m_desk.facts();
    m_left->setText(facts.remaining < 0
                        ? filled(View::tr("%1 points are spent of %2, %3 over."), facts.spent, facts.budget,
                                 -facts.remaining)
                        : filled(View::tr("%1 of %2 points are left."), facts.remaining, facts.budget));
    const QStringList open = obstacles(m_desk.bench());
    m_problems->setVisible(!open.isEmpty());
    m_begin->setEnabled(open.isEmpty() && !m_desk.bench().isReadOnly());
    m_begin->setToolTip(plainTip(m_desk.bench().readOnlyReason()));
    if (open.isEmpty()) return m_notice->hush();
    m_notice->say(
        Notice::Kind::Error,
        View::tr("Play can begin when the problems are solved, or accepted by the Master with a reason: %1")
            .arg(open.join(QLatin1Char(' '))));
}

} // namespace sky::ui::hursagmu
