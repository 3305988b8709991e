#include "ui/widgets/label.h"

#include "core/base/isolated.h"
#include "ui/theme/colors.h"
#include "ui/widgets/plaintip.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace sky::ui
{

Label::Label(Type type, const QString &text, QWidget *parent)
    : QLabel(text, parent)
    , m_type(type)
{
    setTextFormat(Qt::PlainText);
    refresh();
}

void Label::setInk(Ink ink)
{
    m_ink = ink;
    refresh();
}

void Label::setElided(bool elided)
{
    m_elided = elided;
    setWordWrap(false);
    updateGeometry();
}

QSize Label::minimumSizeHint() const
{
    const QSize hint = QLabel::minimumSizeHint();
    return m_elided ? QSize(fontMetrics().horizontalAdvance(QStringLiteral("MMMM")), hint.height()) : hint;
}

void Label::refresh()
{
    m_refreshing = true;
    setFont(fontOf(m_type));
    const Colors &colors = colorsOf(this);
    QColor color = colors.ink;
    if (m_ink == Ink::Secondary) color = colors.ink2;
    if (m_ink == Ink::Accent) color = colors.accent;
    if (m_ink == Ink::Warning) color = colors.warn;
    if (m_ink == Ink::Error) color = colors.error;
    QPalette own;
    own.setColor(QPalette::WindowText, color);
    own.setColor(QPalette::Disabled, QPalette::WindowText, colors.off);
    setPalette(own);
    m_refreshing = false;
}

void Label::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (m_refreshing) return;
    if (event->type() == QEvent::PaletteChange) refresh();
}

bool Label::isCut() const
{
    return m_elided && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

void Label::paintEvent(QPaintEvent *event)
{
    if (!isCut()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const QString shown = isolated(fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
    style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(), shown,
                          QPalette::WindowText);
}

bool Label::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) refresh();
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(text()), this);
        return true;
    }
    return QLabel::event(event);
}

Label *sectionHead(const QString &text, QWidget *parent)
{
    auto *head = new Label(Type::Section, text, parent);
    head->setInk(Label::Ink::Secondary);
    return head;
}

Label *captionOf(QWidget *field, const QString &text)
{
    auto *caption = new Label(Type::Body, text, field->parentWidget());
    caption->setBuddy(field);
    return caption;
}

} // namespace sky::ui
