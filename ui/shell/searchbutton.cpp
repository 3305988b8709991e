#include "ui/shell/searchbutton.h"

#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QPainter>
#include <QPushButton>

namespace sky::ui
{

namespace
{

class SearchButton : public QPushButton
{
public:
    explicit SearchButton(QWidget *parent)
        : QPushButton(parent)
    {
        setAttribute(Qt::WA_Hover);
        setAutoDefault(false);
        setAccessibleName(tr("Search actions"));
        setToolTip(tr("Find anything the program can do"));
    }

    QSize sizeHint() const override
    {
        return {atTextSize(252), QFontMetrics(fontOf(Type::Body)).height() + 6};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colors &colors = colorsOf(this);
        const double pen = hasFocus() ? 2 : 1;
        painter.setPen(QPen(hasFocus() ? colors.accent : colors.edge, pen));
        painter.setBrush(underMouse() ? colors.alt : colors.base);
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), 4, 4);
        const int size = atTextSize(14);
        sky::ui::icon(QStringLiteral("search")).paint(&painter, QRect(9, (height() - size) / 2, size, size));
        const QRect room = rect().adjusted(9 + size + 8, 0, -9, 0);
        painter.setPen(colors.ink2);
        painter.setFont(fontOf(Type::Body));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, tr("Search actions"));
        painter.setFont(fontOf(Type::Secondary));
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                         QKeySequence(QStringLiteral("Ctrl+K")).toString(QKeySequence::NativeText));
    }
};

} // namespace

QPushButton *makeSearchButton(QWidget *parent)
{
    return new SearchButton(parent);
}

QWidget *inCorner(QWidget *widget)
{
    auto *corner = new QWidget;
    auto *row = new QHBoxLayout(corner);
    row->setContentsMargins(4, 2, 10, 2);
    row->addWidget(widget);
    return corner;
}

} // namespace sky::ui
