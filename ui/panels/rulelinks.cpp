#include "ui/panels/rulelinks.h"

#include "ui/dialogs/ruledialog.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QPushButton>

namespace sky::ui
{

RuleLinks::RuleLinks(const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
{
    auto *flow = new FlowLayout(this, 4);
    flow->setContentsMargins(0, 0, 0, 0);
}

void RuleLinks::showRules(const QStringList &rules)
{
    setVisible(!rules.isEmpty());
    if (rules == m_shown) return;
    m_shown = rules;
    m_links.clear();
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    auto *name = new Label(Type::Secondary, tr("Rules"), this);
    name->setInk(Label::Ink::Secondary);
    layout()->addWidget(name);
    for (const QString &rule : rules) {
        QPushButton *link = textButton(rule, this);
        link->setAccessibleName(tr("Rule %1").arg(rule));
        QFont font = fontOf(Type::Secondary);
        font.setUnderline(true);
        link->setFont(font);
        connect(link, &QPushButton::clicked, this, [this, rule] { showRule(m_game, rule, this); });
        layout()->addWidget(link);
        m_links.push_back(link);
    }
}

} // namespace sky::ui
