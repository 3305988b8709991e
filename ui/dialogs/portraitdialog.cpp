#include "ui/dialogs/portraitdialog.h"

#include "ui/dialogs/cropview.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace sky::ui
{

namespace
{

constexpr double ZoomStep = 1.5;
constexpr int MostZoom = 5;
constexpr int ViewSide = 460; ///< pixels

} // namespace

PortraitDialog::PortraitDialog(const QImage &picture, double aspect, QWidget *parent)
    : QDialog(parent)
    , m_picture(picture)
    , m_view(new CropView(picture, aspect))
    , m_scroll(new QScrollArea(this))
    , m_size(new Label(Type::Secondary, {}, this))
{
    setWindowTitle(tr("Crop the portrait"));
    auto *hint = new Label(Type::Body,
                           tr("Drag the frame or one of its corners. By keys: arrows move it, + and - change "
                              "its size; with Shift the steps are larger."),
                           this);
    hint->setWordWrap(true);
    m_scroll->setWidget(m_view);
    m_scroll->setAlignment(Qt::AlignCenter);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setMinimumSize(200, 160);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(hint);
    column->addWidget(m_scroll, 1);
    column->addWidget(makeZoom());
    column->addWidget(makeAnswers());

    connect(m_view, &CropView::frameChanged, this, &PortraitDialog::showFrame);
    connect(m_view, &CropView::zoomWanted, this, &PortraitDialog::zoomBy);
    const QSize room = screen()->availableSize() - QSize(40, 80);
    resize(QSize(ViewSide + 40, ViewSide + 180).boundedTo(room));
    m_view->setFocus();
    showFrame();
}

QWidget *PortraitDialog::makeZoom()
{
    auto *made = new QWidget(this);
    m_smaller = iconButton(QStringLiteral("zoomout"), tr("Zoom out"), made);
    m_larger = iconButton(QStringLiteral("zoomin"), tr("Zoom in"), made);
    auto *row = new QHBoxLayout(made);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_smaller);
    row->addWidget(m_larger);
    row->addSpacing(8);
    row->addWidget(m_size, 1);
    connect(m_smaller, &QToolButton::clicked, this, [this] { zoomBy(-1); });
    connect(m_larger, &QToolButton::clicked, this, [this] { zoomBy(+1); });
    return made;
}

QWidget *PortraitDialog::makeAnswers()
{
    auto *made = new QWidget(this);
    QPushButton *use = primaryButton(tr("Use this part"), made);
    QPushButton *whole = button(tr("Use the whole picture"), made);
    QPushButton *cancel = button(tr("Cancel"), made);
    use->setDefault(true);
    auto *row = new QHBoxLayout(made);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(whole);
    row->addWidget(use);
    connect(use, &QPushButton::clicked, this, [this] { choose(m_picture.copy(m_view->frame().pixels())); });
    connect(whole, &QPushButton::clicked, this, [this] { choose(m_picture); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return made;
}

void PortraitDialog::choose(const QImage &part)
{
    Q_EMIT chosen(part);
    accept();
}

void PortraitDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    showZoom();
}

double PortraitDialog::fittingScale() const
{
    const QSize room = m_scroll->maximumViewportSize();
    return std::min(double(room.width()) / m_picture.width(), double(room.height()) / m_picture.height());
}

void PortraitDialog::zoomBy(int direction)
{
    m_zoom = std::clamp(m_zoom + direction, 0, MostZoom);
    showZoom();
}

void PortraitDialog::showZoom()
{
    m_view->setScale(fittingScale() * std::pow(ZoomStep, m_zoom));
    m_smaller->setEnabled(m_zoom > 0);
    m_larger->setEnabled(m_zoom < MostZoom);
}

void PortraitDialog::showFrame()
{
    const QRect part = m_view->frame().pixels();
    m_size->setText(tr("%1 × %2 of %3 × %4 pixels")
                        .arg(part.width())
                        .arg(part.height())
                        .arg(m_picture.width())
                        .arg(m_picture.height()));
    const QRect frame = m_view->frameOnScreen();
    m_scroll->ensureVisible(frame.center().x(), frame.center().y(), frame.width() / 2 + 8,
                            frame.height() / 2 + 8);
}

} // namespace sky::ui
