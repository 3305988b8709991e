#include "ui/hursagmu/workshop/stepper.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QStyleOptionSpinBox>

namespace sky::ui::hursagmu
{

Stepper::Stepper(QWidget *parent)
    : NumberField(parent)
{
    setProperty("look", QStringLiteral("stepper"));
    setAlignment(Qt::AlignCenter);
    fit();
    // It is stepped far more often than typed into, and a selection would hide that it has the focus.
    connect(lineEdit(), &QLineEdit::selectionChanged, lineEdit(), [this] {
        if (!lineEdit()->hasFocus()) lineEdit()->deselect();
    });
}

namespace
{
constexpr int ButtonWidth = 26; // of the style sheet, with the frame
} // namespace

void Stepper::fit()
{
    constexpr int Inside = 2 * 4;
    setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("+00")) + 2 * ButtonWidth + Inside);
    placeText();
}

/// A style sheet that moves the buttons apart leaves too little between them.
void Stepper::placeText()
{
    lineEdit()->setGeometry(ButtonWidth, 2, width() - 2 * ButtonWidth, height() - 4);
}

bool Stepper::event(QEvent *event)
{
    const bool done = NumberField::event(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::ApplicationFontChange:
    case QEvent::StyleChange:
        fit();
        break;
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Polish:
        placeText();
        break;
    default:
        break;
    }
    return done;
}

void Stepper::keyPressEvent(QKeyEvent *event)
{
    const bool up = event->key() == Qt::Key_Up || event->key() == Qt::Key_Plus;
    const bool down = event->key() == Qt::Key_Minus;
    if (up && !(stepEnabled() & StepUpEnabled)) {
        Q_EMIT refusedUp();
    } else if (up || down) {
        if (!down || (stepEnabled() & StepDownEnabled)) stepBy(up ? 1 : -1);
    } else {
        NumberField::keyPressEvent(event);
    }
}

void Stepper::mousePressEvent(QMouseEvent *event)
{
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QRect up = style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, this);
    if (up.contains(event->position().toPoint()) && !(stepEnabled() & StepUpEnabled)) Q_EMIT refusedUp();
    NumberField::mousePressEvent(event);
}

} // namespace sky::ui::hursagmu
