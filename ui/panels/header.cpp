#include "ui/panels/header.h"

#include "core/rules/breakdown.h"
#include "ui/binding/bind.h"
#include "ui/panels/pointsbar.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMouseEvent>

namespace sky::ui
{

Header::Header(Workbench &bench, const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_game(game)
    , m_name(new Label(Type::Name, {}, this))
    , m_line(new Label(Type::Secondary, {}, this))
    , m_bar(new PointsBar(this))
    , m_figure(new Label(Type::Figure, {}, this))
    , m_word(new Label(Type::Body, {}, this))
    , m_detail(new Label(Type::Secondary, {}, this))
{
    setAttribute(Qt::WA_StyledBackground);
    setProperty("look", "page");
    m_name->setElided(true);
    m_name->setCursor(Qt::PointingHandCursor);
    m_line->setElided(true);
    m_line->setInk(Label::Ink::Secondary);
    m_detail->setInk(Label::Ink::Secondary);

    auto *figure = new QHBoxLayout;
    figure->setSpacing(6);
    figure->addStretch();
    figure->addWidget(m_figure, 0, Qt::AlignBaseline);
    figure->addWidget(m_word, 0, Qt::AlignBaseline);

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(28, 10, 20, 8);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_line, 1, 0, Qt::AlignTop);
    grid->addWidget(m_bar, 0, 1, 2, 1, Qt::AlignVCenter);
    grid->addLayout(figure, 0, 2);
    grid->addWidget(m_detail, 1, 2, Qt::AlignRight | Qt::AlignTop);
    grid->setColumnStretch(0, 5);
    grid->setColumnStretch(1, 10);
    grid->setColumnStretch(2, 2);
    onChange(this, bench, [this] { refresh(); });
}

void Header::mouseReleaseEvent(QMouseEvent *event)
{
    QWidget::mouseReleaseEvent(event);
    if (m_name->geometry().contains(event->position().toPoint())) m_bench.jumpTo(QStringLiteral("name"));
}

void Header::refresh()
{
    const Document &document = m_bench.document();
    const Heading heading = m_game.heading(document, m_bench.services().clock().date());
    const QString &name = document.character()->name;
    m_name->setText(name.isEmpty() ? tr("Unnamed character") : name);
    m_line->setText(heading.line);
    m_bar->showMeter(heading.bar);
    m_figure->setText(numberText(heading.figure, Unit::Number));
    m_figure->setInk(heading.figure < 0 ? Label::Ink::Error : Label::Ink::Normal);
    m_word->setText(heading.figureWord);
    m_word->setInk(heading.figure < 0 ? Label::Ink::Error : Label::Ink::Normal);
    const QString detail = heading.remark.isEmpty()
                               ? heading.figureDetail
                               : QStringLiteral("%1 · %2").arg(heading.figureDetail, heading.remark);
    m_detail->setText(detail);
    m_detail->setInk(heading.isOver ? Label::Ink::Error : Label::Ink::Secondary);
    m_figure->setAccessibleName(QStringLiteral("%1 %2 %3").arg(m_figure->text(), heading.figureWord, detail));
}

} // namespace sky::ui
