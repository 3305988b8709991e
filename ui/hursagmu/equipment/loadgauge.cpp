#include "ui/hursagmu/equipment/loadpanel.h"

#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include "core/rules/breakdown.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

LoadGauge::LoadGauge(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LoadGauge::show(const Facts &facts)
{
    if (facts == m_facts) return;
    m_facts = facts;
    QStringList marks;
    for (const Mark &mark : facts.marks)
        marks << View::tr("%1 % at %2, %3")
                     .arg(numberText(mark.percent, Unit::Percent),
                          weightText(Weight::ofSmallest(mark.at), facts.kilograms),
                          numberText(mark.penalty, Unit::Number));
    setAccessibleName(View::tr("Load gauge, %1 %").arg(facts.percent / 100));
    setAccessibleDescription(marks.join(QStringLiteral("; ")));
    update();
}

QSize LoadGauge::sizeHint() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {text.averageCharWidth() * 40, text.height() * 2 + 6 + 8 + bar().height()};
}

QRect LoadGauge::bar() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {0, text.height() + 5, width() - 1, text.height()};
}

/// The bar ends at the lift, or at the load where that is more, with what is being made; but never so far
/// that the marks lie on top of each other.
int LoadGauge::xOf(int64_t weight) const
{
    const int64_t most = std::max(m_facts.carried, m_facts.making.value_or(0));
    const int64_t end = std::clamp(most, m_facts.lift, m_facts.lift + m_facts.lift / 2);
    const auto whole = double(std::max(end, int64_t(1)));
    return bar().left() + int(bar().width() * std::min(1.0, double(weight) / whole));
}

void LoadGauge::paintBar(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    painter.setPen(colors.edge);
    painter.setBrush(colors.base);
    painter.drawRoundedRect(bar(), 2, 2);
    const int64_t liftable = std::min(m_facts.carried, m_facts.lift);
    QRect filled = bar();
    filled.setRight(xOf(liftable));
    if (liftable > 0) {
        painter.setPen(colors.accent);
        painter.setBrush(colors.accent);
        painter.drawRoundedRect(filled, 2, 2);
    }
    if (m_facts.making) paintMaking(painter);
    if (m_facts.carried <= m_facts.lift) return;
    QRect beyond = bar();
    beyond.setLeft(xOf(m_facts.lift));
    painter.setPen(colors.error);
    painter.setBrush(QBrush(colors.error, Qt::BDiagPattern));
    painter.drawRoundedRect(beyond, 2, 2);
}

/// What would come to the load, hatched behind it.
void LoadGauge::paintMaking(QPainter &painter) const
{
    if (*m_facts.making <= m_facts.carried) return;
    QRect added = bar();
    added.setLeft(xOf(m_facts.carried));
    added.setRight(std::max(xOf(*m_facts.making), added.left() + 3));
    const Colors &colors = colorsOf(this);
    const QColor &color = *m_facts.making > m_facts.lift ? colors.error : colors.accent;
    painter.setPen(color);
    painter.setBrush(colors.base);
    painter.drawRect(added);
    painter.setBrush(QBrush(color, Qt::BDiagPattern));
    painter.drawRect(added);
}

void LoadGauge::paintMark(QPainter &painter, const Mark &mark, Room &room) const
{
    const Colors &colors = colorsOf(this);
    const bool passed = m_facts.percent >= mark.percent && m_facts.carried > 0;
    const int x = std::min(xOf(mark.at), width() - 1);
    const QRect box = bar();
    painter.setPen(passed ? colors.ink : colors.edge);
    painter.drawLine(x, box.top() - 5, x, box.bottom() + 5);

    QFont font = fontOf(Type::Secondary);
    font.setBold(passed);
    painter.setFont(font);
    const auto write = [&](const QString &text, int top, const QColor &ink, int &free) {
        const int width = painter.fontMetrics().horizontalAdvance(text);
        const int left = std::clamp(x - width / 2, 0, std::max(0, this->width() - width));
        if (left + width > free) return; // the mark to the right says what matters more
        free = left - painter.fontMetrics().averageCharWidth();
        painter.setPen(ink);
        painter.drawText(left, top + painter.fontMetrics().ascent(), text);
    };
    QString above = View::tr("%1 %").arg(numberText(mark.percent, Unit::Percent));
    if (mark.penalty != 0) above += QLatin1Char(' ') + numberText(mark.penalty, Unit::Number);
    write(above, 0, colors.ink, room.above);
    painter.setFont(fontOf(Type::Secondary));
    write(weightText(Weight::ofSmallest(mark.at), false), box.bottom() + 6, colors.ink2, room.below);
}

void LoadGauge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5, 0.5);
    paintBar(painter);
    Room room{width(), width()};
    for (auto mark = m_facts.marks.rbegin(); mark != m_facts.marks.rend(); ++mark)
        paintMark(painter, *mark, room);
}

void LoadGauge::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) updateGeometry();
}

} // namespace sky::ui::hursagmu
