#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QWidget>

namespace sky::ui
{
class Label;
class LineField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// The party's name, to be changed in place, and a line about it.
class DeskHead : public QWidget
{
    Q_OBJECT

public:
    /// `actions`: the buttons at the right, in their order.
    DeskHead(const DeskWork &work, const QList<QAction *> &actions, QWidget *parent = nullptr);
    void refresh();
    void settle(); ///< takes in what is being typed

protected:
    bool event(QEvent *event) override;

private:
    QString line() const;
    QString rulesText() const;
    void showName();

    DeskWork m_work;
    LineField *m_name;
    QString m_shown; ///< before anything was typed
    Label *m_line;
};

} // namespace sky::ui::hursagmu
