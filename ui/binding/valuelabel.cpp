#include "ui/binding/valuelabel.h"

#include "ui/binding/workbench.h"
#include "ui/theme/colors.h"

#include <QPainter>

namespace sky::ui
{

ValueLabel::ValueLabel(Type type, Workbench &bench, QWidget *parent)
    : Label(type, {}, parent)
    , m_bench(bench)
{
    setFocusPolicy(Qt::StrongFocus);
}

void ValueLabel::showValue(const QString &valueId, const QString &name, const QString &text)
{
    m_valueId = valueId;
    setText(text);
    setAccessibleName(name.isEmpty() ? text : QStringLiteral("%1 %2").arg(name, text));
}

void ValueLabel::enterEvent(QEnterEvent *event)
{
    m_bench.setSpotlight(m_valueId);
    Label::enterEvent(event);
}

void ValueLabel::focusInEvent(QFocusEvent *event)
{
    m_bench.setSpotlight(m_valueId);
    Label::focusInEvent(event);
    update();
}

void ValueLabel::focusOutEvent(QFocusEvent *event)
{
    Label::focusOutEvent(event);
    update();
}

void ValueLabel::mousePressEvent(QMouseEvent *event)
{
    m_bench.setSpotlight(m_valueId);
    Label::mousePressEvent(event);
}

void ValueLabel::paintEvent(QPaintEvent *event)
{
    Label::paintEvent(event);
    if (!hasFocus()) return;
    QPainter painter(this);
    painter.setPen(QPen(colorsOf(this).accent, 2));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace sky::ui
