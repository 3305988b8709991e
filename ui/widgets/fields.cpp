#include "ui/widgets/fields.h"

#include "ui/widgets/plaintip.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMimeData>
#include <QStyle>
#include <QTextCursor>
#include <QTimer>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sky::ui
{

namespace
{

bool hasLongWord(const QString &text)
{
    constexpr qsizetype Long = 2'000; // letters
    qsizetype begin = 0;
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i].isSpace())
            begin = i + 1;
        else if (i - begin >= Long)
            return true;
    return false;
}

} // namespace

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
    connect(lineEdit(), &QLineEdit::textEdited, this,
            [this](const QString &text) { tellRange(numberIn(text), false); });
}

std::optional<qint64> NumberField::numberIn(QString text) const
{
    constexpr int MostDigits = 15;
    if (!prefix().isEmpty() && text.startsWith(prefix())) text.remove(0, prefix().size());
    if (!suffix().isEmpty() && text.endsWith(suffix())) text.chop(suffix().size());
    text.remove(locale().groupSeparator());
    bool isNumber = false;
    const qint64 number = text.trimmed().toLongLong(&isNumber);
    return isNumber && text.size() <= MostDigits ? std::optional(number) : std::nullopt;
}

QValidator::State NumberField::validate(QString &text, int &cursor) const
{
    const QValidator::State state = QSpinBox::validate(text, cursor);
    // Not refused while it is typed: the line below says what is wrong with it.
    return state == QValidator::Invalid && numberIn(text) ? QValidator::Intermediate : state;
}

void NumberField::fixup(QString &text) const
{
    const auto number = numberIn(text);
    if (number && (*number < minimum() || *number > maximum()))
        text = prefix() + textFromValue(int(std::clamp<qint64>(*number, minimum(), maximum()))) + suffix();
    else
        QSpinBox::fixup(text);
}

void NumberField::tellRange(std::optional<qint64> number, bool settled)
{
    const bool high = number && *number > maximum();
    const bool low = settled && number && *number < minimum();
    if (m_told && !high && !low) {
        setAccessibleDescription(std::exchange(m_owned, {}));
        QToolTip::hideText();
    }
    if (high || low) {
        const QString sentence = high ? tr("At most %1.").arg(textFromValue(maximum()))
                                      : tr("At least %1.").arg(textFromValue(minimum()));
        if (!m_told) m_owned = accessibleDescription();
        setAccessibleDescription(sentence);
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        QToolTip::showText(mapToGlobal(rect().bottomLeft()), plainTip(sentence), this);
    }
    m_told = high || low;
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    const bool settles = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto typed = numberIn(text());
    QSpinBox::keyPressEvent(event);
    if (settles) tellRange(typed, true);
}

void NumberField::focusInEvent(QFocusEvent *event)
{
    QSpinBox::focusInEvent(event);
    if (event->reason() == Qt::ShortcutFocusReason) selectAll(); // what is typed takes its place
}

void NumberField::focusOutEvent(QFocusEvent *event)
{
    const auto typed = numberIn(text());
    QSpinBox::focusOutEvent(event);
    tellRange(typed, true);
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
    // Neither text is to be laid out in the mode of the other.
    if (hasLongWord(text)) fitWrapping(text);
    setPlainText(text);
    fitWrapping(text);
    QTextCursor place(document());
    place.setPosition(qMin(cursor, document()->characterCount() - 1));
    setTextCursor(place);
    m_showing = false;
}

/// Between words. But Qt looks for the end of a word from each line it breaks, which takes minutes in one of
/// a million letters.
void TextField::fitWrapping(const QString &text)
{
    const auto mode =
        hasLongWord(text) ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere;
    if (mode != wordWrapMode()) setWordWrapMode(mode);
}

void TextField::insertFromMimeData(const QMimeData *source)
{
    const QString added = source->text();
    const auto length = document()->characterCount() - 1 - textCursor().selectedText().size() + added.size();
    if (m_mostLetters > 0 && added.size() > 0 && length > m_mostLetters) {
        Q_EMIT refused(tr("This would be %1 letters; there is room for %2.")
                           .arg(locale().toString(length), locale().toString(m_mostLetters)));
        return;
    }
    if (hasLongWord(added)) fitWrapping(added);
    QPlainTextEdit::insertFromMimeData(source);
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
