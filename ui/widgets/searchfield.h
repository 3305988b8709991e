#pragma once

#include <QLineEdit>

namespace sky::ui
{

/// A field to search with. Escape empties it; Down moves on to what it searches.
class SearchField : public QLineEdit
{
    Q_OBJECT

public:
    /// `hint` stands in the empty field and names it: "Find among 17 gifts".
    explicit SearchField(const QString &hint, QWidget *parent = nullptr);
    void setHint(const QString &hint);
    /// What Down and Enter lead to.
    void setTarget(QWidget *target);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *m_target = nullptr;
};

/// Whether a text has every word of the wanted one, in any order, without regard to case.
bool matches(const QString &text, const QString &wanted);

} // namespace sky::ui
