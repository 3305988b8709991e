#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <optional>

class QTimer;

namespace sky::ui
{

// Fields that keep out of the way: the wheel scrolls the page until a field was clicked, and undo and redo
// belong to the document, not to the field.

/// A whole number. Says `committed` when the person has settled on another value: by Enter, by leaving, by
/// arrow or wheel. What is typed beyond the range stands until then, with a line below that says how far it
/// may go; then it becomes the nearest number allowed.
class NumberField : public QSpinBox
{
    Q_OBJECT

public:
    explicit NumberField(QWidget *parent = nullptr);
    /// Shows a value without saying that it was committed.
    void showValue(int value);

    QValidator::State validate(QString &text, int &cursor) const override;
    void fixup(QString &text) const override;

Q_SIGNALS:
    void committed(int value);

protected:
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// The number in a text of the field, in range or not.
    std::optional<qint64> numberIn(QString text) const;
    /// Says how far it may go, where the number is beyond; `settled`: also where typing on may still mend it.
    void tellRange(std::optional<qint64> number, bool settled);

    bool m_showing = false;
    QString m_owned; ///< the description under which the range is told
    bool m_told = false;
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
    /// No more is taken in by pasting or dropping; 0: any length.
    void setMostLetters(int letters) { m_mostLetters = letters; }

Q_SIGNALS:
    void edited(const QString &text, int burst);
    /// Why what was pasted or dropped was not taken.
    void refused(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void tellEdited();
    void fitWrapping(const QString &text);

    bool m_showing = false;
    int m_mostLetters = 0;
    int m_burst = 0;
    QTimer *m_pause; ///< runs while typing goes on without a break
};

/// Whether that event is the key of undo or redo, which a field has to leave to the window.
bool isUndoKey(const QEvent *event);

} // namespace sky::ui
