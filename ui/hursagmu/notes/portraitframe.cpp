#include "core/print/layout.h"
#include "ui/hursagmu/notes/portraitfield.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int LinesHigh = 9;
constexpr int Ring = 3; ///< around the frame, for focus and dropping
constexpr int IconSide = 32;

} // namespace

PortraitFrame::PortraitFrame(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAcceptDrops(true);
}

QSize PortraitFrame::sizeHint() const
{
    const int height = fontMetrics().height() * LinesHigh;
    return QSize(qRound(height * print::PortraitAspect), height) + QSize(2 * Ring, 2 * Ring);
}

void PortraitFrame::showPicture(const QImage &picture)
{
    m_picture = QPixmap::fromImage(picture);
    m_scaled = {};
    setAccessibleName(
        picture.isNull()
            ? tr("Portrait: none")
            : tr("Portrait: a picture of %1 by %2 pixels").arg(picture.width()).arg(picture.height()));
    update();
}

void PortraitFrame::setTaking(bool taking)
{
    m_taking = taking;
    setAcceptDrops(taking);
}

void PortraitFrame::setDropping(bool dropping)
{
    m_dropping = dropping;
    update();
}

bool PortraitFrame::event(QEvent *event)
{
    // The window may have a "Paste" of its own; here it means the picture.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void PortraitFrame::keyPressEvent(QKeyEvent *event)
{
    if (!m_taking) return QWidget::keyPressEvent(event);
    if (event->matches(QKeySequence::Paste)) {
        Q_EMIT pasteWanted();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT fileWanted();
        break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        Q_EMIT removalWanted();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PortraitFrame::mouseDoubleClickEvent(QMouseEvent *)
{
    if (m_taking) Q_EMIT fileWanted();
}

void PortraitFrame::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasImage() && !event->mimeData()->hasUrls()) return;
    event->acceptProposedAction();
    setDropping(true);
}

void PortraitFrame::dragLeaveEvent(QDragLeaveEvent *)
{
    setDropping(false);
}

void PortraitFrame::dropEvent(QDropEvent *event)
{
    setDropping(false);
    event->acceptProposedAction();
    Q_EMIT dropped(event->mimeData());
}

void PortraitFrame::drawEmpty(QPainter &painter, const QRect &box) const
{
    painter.setPen(QPen(colorsOf(this).edge, 1, Qt::DashLine));
    painter.drawRect(box.adjusted(0, 0, -1, -1));
    QRect place(0, 0, IconSide, IconSide);
    place.moveCenter(box.center());
    icon(QStringLiteral("portrait"), IconTint::Secondary).paint(&painter, place);
}

const QPixmap &PortraitFrame::scaledTo(QSize room)
{
    if (m_scaled.isNull() || m_scaledTo != room) {
        m_scaled = m_picture.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        m_scaledTo = room;
    }
    m_scaled.setDevicePixelRatio(devicePixelRatioF());
    return m_scaled;
}

void PortraitFrame::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect box = rect().adjusted(Ring, Ring, -Ring, -Ring);
    if (m_picture.isNull()) {
        drawEmpty(painter, box);
    } else {
        painter.fillRect(box, Qt::white); // as on paper
        const QPixmap &scaled = scaledTo((QSizeF(box.size()) * devicePixelRatioF()).toSize());
        QRectF place({}, scaled.deviceIndependentSize());
        place.moveCenter(QRectF(box).center());
        painter.drawPixmap(place.topLeft(), scaled);
        painter.setPen(colorsOf(this).edge);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
    }
    if (hasFocus() || m_dropping) {
        painter.setPen(QPen(colorsOf(this).accent, 2, m_dropping ? Qt::DashLine : Qt::SolidLine));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace sky::ui::hursagmu
