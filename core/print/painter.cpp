#include "core/print/painter.h"

#include "core/print/type.h"

#include <QCoreApplication>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sky::print
{

namespace
{

constexpr double WedgeTaper = 4.6; ///< heads from the tip to where it has become the rule
constexpr double PortraitRule = 0.3;

class MarkPainter
{
public:
    MarkPainter(QPainter &painter, const QImage &portrait)
        : m_painter(painter)
        , m_portrait(portrait)
    {
    }

    void paint(const TextMark &mark)
    {
        m_painter.save();
        m_painter.translate(mark.x, mark.baseline);
        const double scale = scaleOf(mark.role) * mark.scale;
        m_painter.scale(scale, scale);
        m_painter.setPen(Qt::black);
        m_painter.setLayoutDirection(mark.rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        if (isMixed(mark.text)) {
            const auto layout = mixedLine(mark.text, mark.role, mark.rightToLeft);
            layout->draw(&m_painter, {0, -layout->lineAt(0).ascent()});
        } else {
            m_painter.setFont(referenceFont(mark.role));
            m_painter.drawText(QPointF(0, 0), mark.text);
        }
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
        if (mark.round)
            m_painter.drawEllipse(mark.box);
        else
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
        if (!m_portrait.isNull()) m_painter.drawImage(mark.box, m_portrait);
        paint(BoxMark{mark.box, PortraitRule, false});
    }

private:
    static QPen pen(double points)
    {
        return QPen(Qt::black, points * MillimetresPerPoint, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    }

    QPainter &m_painter;
    const QImage &m_portrait;
};

/// As much of a picture as fills the frame: the middle of a wide one, of a tall one more of the top, where
/// faces are.
QImage inFrame(const QImage &picture)
{
    constexpr double CutAbove = 0.2; // of what is cut off
    const QSize size = picture.size();
    const QSize kept = QSizeF(PortraitAspect, 1).scaled(size, Qt::KeepAspectRatio).toSize();
    const QPoint corner((size.width() - kept.width()) / 2, int((size.height() - kept.height()) * CutAbove));
    return kept == size || kept.isEmpty() ? picture : picture.copy(QRect(corner, kept));
}

/// The box around what a mark paints, on the generous side.
class Bounds
{
public:
    QRectF operator()(const TextMark &mark) const
    {
        const double size = pointSize(mark.role) * mark.scale * MillimetresPerPoint;
        return {mark.x - size, mark.baseline - 1.5 * size, mark.width + 2 * size, 2.5 * size};
    }
    QRectF operator()(const LineMark &mark) const { return around(mark.from, mark.to, mark.points); }
    QRectF operator()(const PathMark &mark) const
    {
        const QRectF box = QPolygonF(QList<QPointF>(mark.points.begin(), mark.points.end())).boundingRect();
        return around(box.topLeft(), box.bottomRight(), mark.thickness);
    }
    QRectF operator()(const BoxMark &mark) const
    {
        return around(mark.box.topLeft(), mark.box.bottomRight(), mark.points);
    }
    QRectF operator()(const WedgeMark &mark) const
    {
        return around(mark.tip, mark.tip + QPointF(WedgeTaper * mark.head, 0),
                      mark.head / MillimetresPerPoint);
    }
    QRectF operator()(const StarMark &mark) const
    {
        const QPointF reach(mark.radius, mark.radius);
        return around(mark.center - reach, mark.center + reach, mark.points);
    }
    QRectF operator()(const PortraitMark &mark) const
    {
        return around(mark.box.topLeft(), mark.box.bottomRight(), PortraitRule);
    }

private:
    static QRectF around(QPointF one, QPointF other, double points)
    {
        const double reach = points * MillimetresPerPoint;
        return QRectF(one, other).normalized().adjusted(-reach, -reach, reach, reach);
    }
};

} // namespace

SheetPainter::SheetPainter(const SheetLayout &layout)
    : m_layout(layout)
    , m_portrait(inFrame(QImage::fromData(layout.portrait.bytes)))
{
}

void SheetPainter::paintPage(QPainter &painter, size_t page) const
{
    MarkPainter marks(painter, m_portrait);
    for (const Mark &mark : m_layout.pages.at(page).marks)
        std::visit([&](const auto &shape) { marks.paint(shape); }, mark.shape);
}

void SheetPainter::paintPage(QPainter &painter, size_t page, const QRectF &exposed) const
{
    MarkPainter marks(painter, m_portrait);
    for (const Mark &mark : m_layout.pages.at(page).marks)
        if (std::visit(Bounds(), mark.shape).intersects(exposed))
            std::visit([&](const auto &shape) { marks.paint(shape); }, mark.shape);
}

QString subjectAt(const SheetLayout &layout, size_t page, QPointF point)
{
    constexpr double Above = 0.8, Below = 0.35; // of a text's size
    constexpr double Reach = 3;                 // mm beside and above it
    constexpr double Nearer = 4;                // another row is so much further than another column
    QString nearest;
    double least = std::numeric_limits<double>::max();
    for (const Mark &mark : layout.pages.at(page).marks) {
        const TextMark *text = std::get_if<TextMark>(&mark.shape);
        if (!text || mark.subjects.isEmpty()) continue;
        const double size = pointSize(text->role) * text->scale * MillimetresPerPoint;
        const double beside = std::max({text->x - point.x(), point.x() - text->x - text->width, 0.0});
        const double aside = std::max(
            {text->baseline - Above * size - point.y(), point.y() - text->baseline - Below * size, 0.0});
        const double distance = beside + Nearer * aside;
        if (beside > Reach || aside > Reach || distance >= least) continue;
        least = distance;
        nearest = mark.subjects.front();
    }
    return nearest;
}

Result<void> paintPages(QPagedPaintDevice &device, const SheetLayout &layout, double dotsPerMillimetre)
{
    QPainter painter;
    if (!painter.begin(&device))
        return fail(ErrorKind::Failed,
                    QCoreApplication::translate("Print", "The printer could not be started."));
    painter.scale(dotsPerMillimetre, dotsPerMillimetre);
    const SheetPainter pages(layout);
    for (size_t page = 0; page < layout.pages.size(); ++page) {
        if (page > 0 && !device.newPage())
            return fail(ErrorKind::Failed,
                        QCoreApplication::translate("Print", "Page %1 could not be printed.").arg(page + 1));
        pages.paintPage(painter, page);
    }
    if (!painter.end())
        return fail(ErrorKind::Failed,
                    QCoreApplication::translate("Print", "Printing could not be finished."));
    return {};
}

} // namespace sky::print
