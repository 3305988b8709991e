#include "ui/panels/rulelinks.h"

#include "ui/dialogs/ruledialog.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <iterator>

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
        link->show(); // at once, so that it can have the focus
        link->installEventFilter(this);
        if (!m_links.empty()) link->setFocusPolicy(Qt::ClickFocus);
        m_links.push_back(link);
    }
}

bool RuleLinks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const int by = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    const auto here = std::find(m_links.begin(), m_links.end(), watched);
    if (by == 0 || here == m_links.end()) return QWidget::eventFilter(watched, event);
    const auto there = std::clamp<std::ptrdiff_t>(here - m_links.begin() + by, 0, std::ssize(m_links) - 1);
    m_links[size_t(there)]->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace sky::ui
