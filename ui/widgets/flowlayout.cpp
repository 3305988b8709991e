#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace sky::ui
{

FlowLayout::FlowLayout(QWidget *parent, int spacing)
    : QLayout(parent)
{
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[size_t(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem *item = m_items[size_t(index)];
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const std::vector<Line> all = lines(width - margins.left() - margins.right());
    for (const Line &line : all)
        height += line.height;
    return height + spacing() * std::max(0, int(all.size()) - 1);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size.grownBy(margins);
}

std::vector<FlowLayout::Line> FlowLayout::lines(int width) const
{
    std::vector<Line> lines;
    int x = 0;
    for (size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i]->isEmpty()) continue;
        const QSize size = m_items[i]->sizeHint();
        if (lines.empty() || x + size.width() > width) {
            lines.push_back({i, i, 0});
            x = 0;
        }
        x += size.width() + spacing();
        lines.back().to = i + 1;
        lines.back().height = std::max(lines.back().height, size.height());
    }
    return lines;
}

void FlowLayout::setGeometry(const QRect &box)
{
    QLayout::setGeometry(box);
    const QRect inside = box.marginsRemoved(contentsMargins());
    const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = inside.y();
    for (const Line &line : lines(inside.width())) {
        int x = inside.x();
        for (size_t i = line.from; i < line.to; ++i) {
            if (m_items[i]->isEmpty()) continue;
            const QSize size = m_items[i]->sizeHint();
            const QRect place(QPoint(x, y + (line.height - size.height()) / 2), size);
            m_items[i]->setGeometry(QStyle::visualRect(direction, inside, place));
            x += size.width() + spacing();
        }
        y += line.height + spacing();
    }
}

} // namespace sky::ui
