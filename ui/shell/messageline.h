#pragma once

#include "ui/widgets/notice.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>

class QPushButton;

namespace sky::ui
{

/// A message across a page: until it is closed, or for a while.
class MessageLine : public QWidget
{
    Q_OBJECT

public:
    explicit MessageLine(QWidget *parent = nullptr);

    enum class Stays { AWhile, UntilClosed };
    void say(Notice::Kind kind, const QString &sentence, Stays stays = Stays::AWhile);
    /// The same with a button, which ends it.
    void offer(Notice::Kind kind, const QString &sentence, const QString &label,
               std::function<void()> action);
    void hush();
    QString sentence() const { return m_notice->sentence(); }

private:
    void followFocus(QWidget *before, QWidget *now);

    Notice *m_notice;
    QPushButton *m_button;
    std::function<void()> m_action;
    QPointer<QWidget> m_before; ///< had the focus before this took it
    QTimer m_while;
};

} // namespace sky::ui
