#pragma once

#include "ui/theme/colors.h"

#include <QPainter>
#include <QStyledItemDelegate>
#include <QWidget>

namespace sky::ui::hursagmu
{

/// Rows of a flat list: as high as their text and a little, with a hairline below.
class LineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LineDelegate(int extra, QWidget *view)
        : QStyledItemDelegate(view)
        , m_extra(extra)
        , m_view(view)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(),
                m_view->fontMetrics().height() + m_extra};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        painter->setPen(colorsOf(m_view).line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }

private:
    int m_extra;
    QWidget *m_view;
};

} // namespace sky::ui::hursagmu
