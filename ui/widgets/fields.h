#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

class QTimer;

namespace sky::ui
{

// Fields that keep out of the way: the wheel scrolls the page until a field was clicked, and undo and redo
// belong to the document, not to the field.

/// A whole number. Says `committed` when the person has settled on another value: by Enter, by leaving, by
/// arrow or wheel.
class NumberField : public QSpinBox
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);
    /// Shows a value without saying that it was committed.
    void showValue(int value);

Q_SIGNALS:
    void committed(int value);

protected:
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool m_showing = false;
};

/// One of several. Says `chosen` only when a person chose.
class ChoiceField : public QComboBox
{
    Q_OBJECT

public:
    explicit ChoiceField(QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(int index);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

/// One line of text. Says `edited` with each change a person makes; `burst` grows where a new undo step
/// should begin (another visit to the field).
class LineField : public QLineEdit
{
    Q_OBJECT

public:
    explicit LineField(QWidget *parent = nullptr);
    /// Shows a text without saying that it was edited; the cursor stays where it can.
    void showText(const QString &text);
    /// Marks the field as refused with that sentence, or as fine with none.
    void showProblem(const QString &sentence);

Q_SIGNALS:
    void edited(const QString &text, int burst);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    int m_burst = 0;
};

/// Several lines of text; a new undo step begins with each line, after a pause and with each visit.
class TextField : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit TextField(QWidget *parent = nullptr);
    void showText(const QString &text);

Q_SIGNALS:
    void edited(const QString &text, int burst);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void tellEdited();

    bool m_showing = false;
    int m_burst = 0;
    QTimer *m_pause; ///< runs while typing goes on without a break
};

/// Whether that event is the key of undo or redo, which a field has to leave to the window.
bool isUndoKey(const QEvent *event);

} // namespace sky::ui
