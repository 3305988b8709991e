#include "ui/shell/messageline.h"

#include "ui/widgets/buttons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <chrono>

namespace sky::ui
{

MessageLine::MessageLine(QWidget *parent)
    : QWidget(parent)
    , m_notice(new Notice(this))
    , m_button(button({}, this))
{
    using namespace std::chrono_literals;
    m_while.setSingleShot(true);
    m_while.setInterval(12s);
    QToolButton *close = iconButton(QStringLiteral("close"), tr("Close the message"), this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 4, 12, 4);
    row->setSpacing(4);
    row->addWidget(m_notice, 1);
    row->addWidget(m_button);
    row->addWidget(close);
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, [this] {
        const auto action = m_action;
        hush();
        action();
    });
    connect(close, &QToolButton::clicked, this, &MessageLine::hush);
    connect(&m_while, &QTimer::timeout, this, &MessageLine::hush);
    connect(qApp, &QApplication::focusChanged, this, &MessageLine::followFocus);
    hide();
}

void MessageLine::followFocus(QWidget *before, QWidget *now)
{
    if (now && isAncestorOf(now) && before && !isAncestorOf(before)) m_before = before;
}

void MessageLine::say(Notice::Kind kind, const QString &sentence, Stays stays)
{
    show();
    m_button->hide();
    m_notice->say(kind, sentence);
    if (stays == Stays::AWhile)
        m_while.start();
    else
        m_while.stop();
}

void MessageLine::offer(Notice::Kind kind, const QString &sentence, const QString &label,
                        std::function<void()> action)
{
    say(kind, sentence, Stays::UntilClosed);
    m_action = std::move(action);
    m_button->setText(label);
    m_button->show();
}

void MessageLine::hush()
{
    m_while.stop();
    m_notice->hush();
    // Whoever closes it goes on where they were, not in the field that happens to come next.
    if (m_before && isAncestorOf(QApplication::focusWidget())) m_before->setFocus(Qt::OtherFocusReason);
    hide();
}

} // namespace sky::ui
