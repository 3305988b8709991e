#include "core/print/painter.h"

#include "core/print/type.h"

#include <QCoreApplication>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace sky::print
{

namespace
{

constexpr double WedgeTaper = 4.6; ///< heads from the tip to where it has become the rule
constexpr double PortraitRule = 0.3;

class PagePainter
{
public:
    PagePainter(QPainter &painter, const QImage &portrait)
        : m_painter(painter)
        , m_portrait(portrait)
    {
    }

    void paint(const TextMark &mark)
    {
        m_painter.save();
        m_painter.translate(mark.x, mark.baseline);
        const double scale = scaleOf(mark.role);
        m_painter.scale(scale, scale);
        m_painter.setFont(referenceFont(mark.role));
        m_painter.setPen(Qt::black);
        m_painter.setLayoutDirection(mark.rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        m_painter.drawText(QPointF(0, 0), mark.text);
        m_painter.restore();
    }

    void paint(const LineMark &mark)
    {
        m_painter.setPen(pen(mark.points));
        m_painter.drawLine(mark.from, mark.to);
    }

    void paint(const PathMark &mark)
    {
        m_painter.setPen(pen(mark.thickness));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(mark.points.data(), static_cast<int>(mark.points.size()));
    }

    void paint(const BoxMark &mark)
    {
        m_painter.setPen(pen(mark.points));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(mark.box);
    }

    void paint(const WedgeMark &mark)
    {
        const double half = mark.rule * MillimetresPerPoint / 2;
        const double h = mark.head;
        const QPointF tip = mark.tip;
        QPainterPath path(tip + QPointF(0, -h));
        path.quadTo(tip + QPointF(1.9 * h, -0.9 * half - 0.12 * h), tip + QPointF(WedgeTaper * h, -half));
        path.lineTo(tip + QPointF(WedgeTaper * h, half));
        path.quadTo(tip + QPointF(1.9 * h, 0.9 * half + 0.12 * h), tip + QPointF(0, h));
        path.quadTo(tip + QPointF(0.45 * h, 0), tip + QPointF(0, -h));
        m_painter.fillPath(path, Qt::black);
    }

    void paint(const StarMark &mark)
    {
        m_painter.setPen(pen(mark.points));
        const double slanted = mark.radius * std::sqrt(0.5) * 0.78;
        const double r = mark.radius;
        for (const QPointF &ray :
             {QPointF(r, 0), QPointF(0, r), QPointF(slanted, slanted), QPointF(slanted, -slanted)})
            m_painter.drawLine(mark.center - ray, mark.center + ray);
    }

    void paint(const PortraitMark &mark)
    {
        if (!m_portrait.isNull()) {
            const QSizeF size = QSizeF(m_portrait.size()).scaled(mark.box.size(), Qt::KeepAspectRatio);
            QRectF target({}, size);
            target.moveCenter(mark.box.center());
            m_painter.drawImage(target, m_portrait);
        }
        paint(BoxMark{mark.box, PortraitRule});
    }

private:
    static QPen pen(double points)
    {
        return QPen(Qt::black, points * MillimetresPerPoint, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    }

    QPainter &m_painter;
    const QImage &m_portrait;
};

void paintMarks(QPainter &painter, const Page &page, const QImage &portrait)
{
    PagePainter pagePainter(painter, portrait);
    for (const Mark &mark : page.marks)
        std::visit([&](const auto &shape) { pagePainter.paint(shape); }, mark.shape);
}

} // namespace

void paintPage(QPainter &painter, const SheetLayout &layout, size_t page)
{
    paintMarks(painter, layout.pages.at(page), QImage::fromData(layout.portrait.bytes));
}

Result<void> paintPages(QPagedPaintDevice &device, const SheetLayout &layout, double dotsPerMillimetre)
{
    QPainter painter;
    if (!painter.begin(&device))
        return fail(ErrorKind::Failed,
                    QCoreApplication::translate("Print", "The printer could not be started."));
    painter.scale(dotsPerMillimetre, dotsPerMillimetre);
    const QImage portrait = QImage::fromData(layout.portrait.bytes);
    for (size_t page = 0; page < layout.pages.size(); ++page) {
        if (page > 0 && !device.newPage())
            return fail(ErrorKind::Failed,
                        QCoreApplication::translate("Print", "Page %1 could not be printed.").arg(page + 1));
        paintMarks(painter, layout.pages[page], portrait);
    }
    if (!painter.end())
        return fail(ErrorKind::Failed,
                    QCoreApplication::translate("Print", "Printing could not be finished."));
    return {};
}

} // namespace sky::print
