#include "ui/widgets/noticerow.h"

#include "ui/widgets/buttons.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPushButton>

namespace sky::ui
{

NoticeRow::NoticeRow(QWidget *parent)
    : QWidget(parent)
    , m_notice(new Notice(this))
    , m_buttons(new QWidget(this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_row->setContentsMargins(20, 4, 20, 4);
    m_row->setSpacing(6);
    m_row->addWidget(m_notice, 1);
    m_row->addWidget(m_buttons);
    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(6);
    buttons->addStretch();
}

QPushButton *NoticeRow::addButton(const QString &label)
{
    QPushButton *made = button(label, m_buttons);
    m_buttons->layout()->addWidget(made);
    return made;
}

bool NoticeRow::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fold();
    return done;
}

void NoticeRow::fold()
{
    const bool narrow = m_buttons->sizeHint().width() > contentsRect().width() / 2;
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace sky::ui
