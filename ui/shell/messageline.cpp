#include "ui/shell/messageline.h"

#include "ui/widgets/buttons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QToolButton>

#include <chrono>

namespace sky::ui
{

MessageLine::MessageLine(QWidget *parent)
    : QWidget(parent)
    , m_notice(new Notice(this))
{
    using namespace std::chrono_literals;
    m_while.setSingleShot(true);
    m_while.setInterval(12s);
    QToolButton *close = iconButton(QStringLiteral("close"), tr("Close the message"), this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 4, 12, 4);
    row->setSpacing(4);
    row->addWidget(m_notice, 1);
    row->addWidget(close);
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
    m_notice->say(kind, sentence);
    if (stays == Stays::AWhile)
        m_while.start();
    else
        m_while.stop();
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
