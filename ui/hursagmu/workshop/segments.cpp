#include "ui/hursagmu/workshop/segments.h"

#include "ui/theme/colors.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Side = 8;
constexpr int Above = 4;

} // namespace

SegmentButton::SegmentButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SegmentButton::showFace(const QString &title, const QString &line)
{
    setText(title);
    m_line = line;
    updateGeometry();
    update();
}

QSize SegmentButton::sizeHint() const
{
    const QFontMetrics title(fontOf(Type::Strong)), line(fontOf(Type::Secondary));
    const int wide = std::max(title.horizontalAdvance(text()), line.horizontalAdvance(m_line));
    return {wide + 2 * Side, title.height() + (m_line.isEmpty() ? 0 : line.height()) + 2 * Above + 2};
}

QSize SegmentButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 6, sizeHint().height()};
}

void SegmentButton::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(this);
    QPainter painter(this);
    const QColor ground = isChecked() ? colors.tint : underMouse() ? colors.sel : colors.base;
    painter.fillRect(rect(), isEnabled() ? ground : colors.alt);
    painter.setPen(isEnabled() ? colors.edge : colors.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (isChecked()) painter.fillRect(QRect(1, height() - 3, width() - 2, 2), colors.accent);
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    const int room = width() - 2 * Side;
    const QFont strong = fontOf(isChecked() || !m_line.isEmpty() ? Type::Strong : Type::Body);
    const QFontMetrics title(strong), line(fontOf(Type::Secondary));
    painter.setFont(strong);
    painter.setPen(isEnabled() ? colors.ink : colors.off);
    painter.drawText(Side, Above + 1 + title.ascent(), title.elidedText(text(), Qt::ElideRight, room));
    painter.setFont(fontOf(Type::Secondary));
    painter.setPen(isEnabled() ? colors.ink2 : colors.off);
    painter.drawText(Side, Above + 1 + title.height() + line.ascent(),
                     line.elidedText(m_line, Qt::ElideRight, room));
}

void SegmentButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) updateGeometry();
}

bool SegmentButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip)
        setToolTip(sizeHint().width() > width() ? plainTip(QStringLiteral("%1, %2").arg(text(), m_line))
                                                : QString());
    return QAbstractButton::event(event);
}

Segments::Segments(const QString &name, const std::vector<Face> &faces, QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (size_t i = 0; i < faces.size(); ++i) {
        auto *segment = new SegmentButton(this);
        m_group->addButton(segment, int(m_group->buttons().size()));
        row->addWidget(segment, 1);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &Segments::chosen);
    showFaces(faces);
}

void Segments::showFaces(const std::vector<Face> &faces)
{
    for (size_t i = 0; i < faces.size(); ++i) {
        const auto &[title, line] = faces[i];
        auto *segment = static_cast<SegmentButton *>(m_group->button(int(i)));
        segment->showFace(title, line);
        segment->setAccessibleName(line.isEmpty() ? QStringLiteral("%1: %2").arg(m_name, title)
                                                  : QStringLiteral("%1: %2, %3").arg(m_name, title, line));
    }
}

void Segments::showChosen(int index)
{
    if (QAbstractButton *segment = m_group->button(index)) segment->setChecked(true);
}

int Segments::chosenIndex() const
{
    return m_group->checkedId();
}

QAbstractButton *Segments::segment(int index) const
{
    return m_group->button(index);
}

} // namespace sky::ui::hursagmu
