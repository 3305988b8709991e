#include "ui/widgets/fields.h"

#include "ui/widgets/plaintip.h"

#include <QKeyEvent>
#include <QStyle>
#include <QTextCursor>
#include <QTimer>
#include <QWheelEvent>

#include <chrono>

namespace sky::ui
{

bool isUndoKey(const QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto *key = static_cast<const QKeyEvent *>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

NumberField::NumberField(QWidget *parent)
    : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setKeyboardTracking(false);
    connect(this, &QSpinBox::valueChanged, this, [this](int value) {
        if (!m_showing) Q_EMIT committed(value);
    });
}

void NumberField::showValue(int value)
{
    m_showing = true;
    setValue(value);
    m_showing = false;
}

void NumberField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

bool NumberField::event(QEvent *event)
{
    if (isUndoKey(event)) {
        event->ignore();
        return true;
    }
    return QSpinBox::event(event);
}

ChoiceField::ChoiceField(QWidget *parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QComboBox::activated, this, &ChoiceField::chosen);
}

void ChoiceField::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

LineField::LineField(QWidget *parent)
    : QLineEdit(parent)
{
    connect(this, &QLineEdit::textEdited, this,
            [this](const QString &text) { Q_EMIT edited(text, m_burst); });
}

void LineField::showText(const QString &text)
{
    if (text == QLineEdit::text()) return;
    const int cursor = cursorPosition();
    setText(text);
    setCursorPosition(hasFocus() ? qMin(cursor, int(text.size())) : 0);
}

void LineField::showProblem(const QString &sentence)
{
    setProperty("problem", !sentence.isEmpty());
    setToolTip(plainTip(sentence));
    setAccessibleDescription(sentence);
    style()->unpolish(this);
    style()->polish(this);
}

bool LineField::event(QEvent *event)
{
    if (isUndoKey(event)) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void LineField::focusInEvent(QFocusEvent *event)
{
    ++m_burst;
    QLineEdit::focusInEvent(event);
}

TextField::TextField(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_pause(new QTimer(this))
{
    using namespace std::chrono_literals;
    m_pause->setSingleShot(true);
    m_pause->setInterval(2s);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, &TextField::tellEdited);
}

void TextField::showText(const QString &text)
{
    if (text == toPlainText()) return;
    m_showing = true;
    const int cursor = textCursor().position();
    setPlainText(text);
    QTextCursor place(document());
    place.setPosition(qMin(cursor, document()->characterCount() - 1));
    setTextCursor(place);
    m_showing = false;
}

void TextField::tellEdited()
{
    if (m_showing) return;
    if (!m_pause->isActive()) ++m_burst;
    m_pause->start();
    Q_EMIT edited(toPlainText(), m_burst);
}

bool TextField::event(QEvent *event)
{
    if (isUndoKey(event)) {
        event->ignore();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void TextField::focusInEvent(QFocusEvent *event)
{
    ++m_burst;
    QPlainTextEdit::focusInEvent(event);
}

void TextField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) ++m_burst;
    QPlainTextEdit::keyPressEvent(event);
}

} // namespace sky::ui
