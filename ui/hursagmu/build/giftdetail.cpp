#include "ui/hursagmu/build/giftdetail.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/build/giftlines.h"
#include "ui/hursagmu/build/traitcolumns.h"
#include "ui/panels/rulelinks.h"
#include "ui/theme/colors.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;

GiftDetail::GiftDetail(const GameUi &game, QWidget *parent)
    : QScrollArea(parent)
{
    auto *content = new QWidget;
    m_name = new Label(Type::PanelTitle, {}, content);
    m_name->setElided(true);
    m_remark = new Label(Type::Secondary, {}, content);
    m_remark->setInk(Label::Ink::Secondary);
    m_text = new Label(Type::Secondary, {}, content);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name, 0, Qt::AlignBaseline);
    head->addWidget(m_remark, 1, Qt::AlignBaseline);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(TraitColumns::Margin, 2, 4, 2);
    layout->setSpacing(4);
    layout->addLayout(head);
    m_rules = new RuleLinks(game, content);
    layout->addWidget(m_text);
    layout->addWidget(m_rules);
    layout->addStretch(1);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false); // the page's own ground
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int highest) {
        setFocusPolicy(highest > 0 ? Qt::TabFocus : Qt::NoFocus);
        if (highest > 0) Q_EMIT focusable();
    });
}

void GiftDetail::paintEvent(QPaintEvent *event)
{
    QScrollArea::paintEvent(event);
    if (!hasFocus()) return;
    QPainter painter(viewport());
    painter.setPen(QPen(colorsOf(this).accent, 2));
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void GiftDetail::focusInEvent(QFocusEvent *event)
{
    QScrollArea::focusInEvent(event);
    viewport()->update();
}

void GiftDetail::focusOutEvent(QFocusEvent *event)
{
    QScrollArea::focusOutEvent(event);
    viewport()->update();
}

std::vector<QWidget *> GiftDetail::stops()
{
    std::vector<QWidget *> stops;
    if (focusPolicy() != Qt::NoFocus) stops.push_back(this);
    if (m_rules->stop()) stops.push_back(m_rules->stop());
    return stops;
}

void GiftDetail::say(const QString &name, const QString &remark, const QStringList &paragraphs,
                     const QStringList &rules)
{
    m_rules->showRules(rules);
    m_name->setText(name);
    m_remark->setText(remark);
    m_text->setText(paragraphs.join(QLatin1Char('\n')));
    setAccessibleName(filled(tr("About %1"), name));
    verticalScrollBar()->setValue(0);
}

void GiftDetail::show(const sky::hursagmu::GiftInfo &info)
{
    QStringList paragraphs = {info.description};
    for (const QString &use : info.uses)
        paragraphs << QStringLiteral("• ") + use;
    if (info.rangeIncrement)
        paragraphs << (*info.rangeIncrement == 0
                           ? tr("Works by touch.")
                           : tr("Range in steps of %1 spaces.").arg(*info.rangeIncrement));
    const QString cost = info.perLimb ? tr("costs %1 each") : tr("costs %1");
    say(info.name, filled(tr("%1 · %2"), categoryName(info.category), cost.arg(info.cost)), paragraphs,
        info.rules);
}

void GiftDetail::showOwn(const QString &name, const QString &explanation)
{
    const QString none = tr("There is no explanation yet; the Master will want one.");
    say(name, tr("your own"), {explanation.trimmed().isEmpty() ? none : explanation});
}

} // namespace sky::ui::hursagmu
