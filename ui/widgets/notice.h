#pragma once

#include <QWidget>

namespace sky::ui
{

class IconLabel;
class Label;

/// A line that says what was refused, or what to know: icon, sentence, coloured ground. Hidden while it has
/// nothing to say; a screen reader is told when it speaks.
class Notice : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Error, Warning, Note };

    explicit Notice(QWidget *parent = nullptr);
    void say(Kind kind, const QString &sentence);
    void hush();
    QString sentence() const;

private:
    IconLabel *m_picture;
    Label *m_text;
};

} // namespace sky::ui
