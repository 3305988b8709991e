#include "ui/hursagmu/build/costladder.h"

#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int UsualSteps = 10;

int64_t costOf(int level)
{
    return sky::hursagmu::rules::levelCost(*Level::of(level));
}

int lineHeight()
{
    return QFontMetrics(fontOf(Type::Secondary)).height();
}

} // namespace

CostLadder::CostLadder(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CostLadder::show(const QString &name, int level, int top)
{
    m_level = level;
    m_top = top;
    QStringList costs;
    for (const Step &step : steps())
        costs << sky::hursagmu::filled(tr("level %1 costs %2"), step.level, step.cost);
    setAccessibleName(sky::hursagmu::filled(tr("Costs of %1: %2"), name, costs.join(QStringLiteral(", "))));
    update();
}

QSize CostLadder::sizeHint() const
{
    return {0, 6 * lineHeight()};
}

QSize CostLadder::minimumSizeHint() const
{
    return {0, 5 * lineHeight()};
}

/// As many levels around the present one as have room for their costs; from 1 as long as that shows two more.
std::vector<CostLadder::Step> CostLadder::steps() const
{
    const int reach = std::min(m_top, std::max(UsualSteps, m_level + 2));
    const QFontMetrics bold(fontOf(Type::Strong));
    const int widest = bold.horizontalAdvance(QString::number(costOf(reach))) + 6;
    const int fitting = std::clamp(width() / std::max(1, widest), 3, UsualSteps);
    const int last = std::min(reach, std::max(fitting, m_level + 2));
    std::vector<Step> steps;
    for (int level = std::max(1, last - fitting + 1); level <= last; ++level)
        steps.push_back({level, costOf(level)});
    return steps;
}

void CostLadder::paintEvent(QPaintEvent *)
{
    const std::vector<Step> all = steps();
    if (all.empty()) return;
    const Colors &colors = colorsOf(this);
    QPainter painter(this);
    const int line = lineHeight();
    const int ground = height() - line - 2;
    const double pitch = double(width()) / double(all.size());
    for (size_t i = 0; i < all.size(); ++i) {
        const int left = qRound(pitch * double(i));
        const int right = qRound(pitch * double(i + 1));
        paintStep(painter, all[i], QRect(left, 0, right - left, ground), all.back().cost);
    }
    painter.fillRect(QRect(0, ground, width(), 1), colors.edge);
}

void CostLadder::paintStep(QPainter &painter, const Step &step, const QRect &place, int64_t highest) const
{
    const Colors &colors = colorsOf(this);
    const int line = lineHeight();
    const int most = std::max(line, place.height() - line);
    const int tall = std::max(3, qRound(double(most) * double(step.cost) / double(highest)));
    const int gap = std::max(2, place.width() / 10);
    const QRect bar(place.left() + gap, place.bottom() + 1 - tall, place.width() - 2 * gap, tall);

    const bool current = step.level == m_level;
    painter.setPen(colors.accent);
    painter.setBrush(current ? colors.accent : step.level < m_level ? colors.accent3 : colors.base);
    painter.drawRect(bar.adjusted(0, 0, -1, 0));

    QFont font = fontOf(Type::Secondary);
    font.setBold(current);
    painter.setFont(font);
    const auto text = [&](const QRect &box, int64_t number, const QColor &color) {
        painter.setPen(color);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
    };
    text(QRect(place.left(), bar.top() - line, place.width(), line), step.cost, colors.ink);
    text(QRect(place.left(), place.bottom() + 3, place.width(), line), step.level,
         current ? colors.ink : colors.ink2);
}

} // namespace sky::ui::hursagmu
