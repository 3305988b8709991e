#pragma once

#include <QIcon>
#include <QWidget>

namespace sky::ui
{

/// An icon to look at: painted at each change of scheme and screen, as large as the text asks for.
class IconLabel : public QWidget
{
    Q_OBJECT

public:
    /// `side` in pixels of the drawings, which are made for text of 10 pt.
    IconLabel(const QIcon &icon, int side, QWidget *parent);

    void setIcon(const QIcon &icon);
    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QIcon m_icon;
    int m_side;
};

} // namespace sky::ui
