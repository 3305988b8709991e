#include "ui/shell/blankcard.h"

#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr int OtherPoints = 150; ///< stands in the free field at first

/// A button with the points in bold before the name.
QPushButton *budgetButton(const BudgetChoice &choice, QWidget *parent)
{
    QPushButton *made = button({}, parent);
    auto *points = new Label(Type::PanelTitle, QLocale().toString(qlonglong(choice.points)), made);
    auto *name = new Label(Type::Body, choice.name, made);
    points->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    points->setMinimumWidth(points->fontMetrics().horizontalAdvance(QStringLiteral("0000")));
    name->setElided(true);
    auto *row = new QHBoxLayout(made);
    row->setContentsMargins(8, 4, 12, 4);
    row->setSpacing(12);
    row->addWidget(points);
    row->addWidget(name, 1);
    for (Label *label : {points, name})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    made->setMinimumHeight(row->sizeHint().height());
    made->setAccessibleName(BlankCard::tr("%1 points: %2").arg(points->text(), choice.name));
    made->setToolTip(plainTip(choice.description));
    return made;
}

} // namespace

BlankCard::BlankCard(const std::vector<BudgetChoice> &budgets, QWidget *parent)
    : QFrame(parent)
    , m_other(new NumberField(this))
{
    setProperty("look", QStringLiteral("card"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 16);
    column->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(Type::PanelTitle, tr("Blank character"), this), 1);
    auto *remark = new Label(Type::Secondary, tr("nothing bought yet"), this);
    remark->setInk(Label::Ink::Secondary);
    head->addWidget(remark);
    auto *hint = new Label(Type::Secondary, tr("Choose what it may cost."), this);
    hint->setInk(Label::Ink::Secondary);
    column->addLayout(head);
    column->addWidget(hint);
    column->addStretch(1);
    column->addLayout(makeChoices(budgets));
    column->addStretch(1);
    column->addLayout(makeOther());
}

QGridLayout *BlankCard::makeChoices(const std::vector<BudgetChoice> &budgets)
{
    auto *grid = new QGridLayout;
    grid->setSpacing(8);
    int index = 0;
    for (const BudgetChoice &choice : budgets) {
        QPushButton *made = budgetButton(choice, this);
        connect(made, &QPushButton::clicked, this, [this, points = choice.points] { Q_EMIT chosen(points); });
        grid->addWidget(made, index / 2, index % 2);
        ++index;
    }
    return grid;
}

QLayout *BlankCard::makeOther()
{
    m_other->setRange(0, MostPoints);
    m_other->setValue(OtherPoints);
    m_other->setAlignment(Qt::AlignRight);
    m_other->setAccessibleName(tr("Another budget, points"));
    QPushButton *create = button(tr("Create"), this);
    create->setAccessibleName(tr("Create with another budget"));
    const auto choose = [this] {
        m_other->interpretText();
        Q_EMIT chosen(m_other->value());
    };
    connect(create, &QPushButton::clicked, this, choose);
    connect(m_other->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this, choose);

    setTabOrder(m_other, create);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new Label(Type::Body, tr("Another budget"), this));
    row->addWidget(m_other);
    row->addWidget(new Label(Type::Body, tr("points"), this));
    row->addWidget(create);
    row->addStretch(1);
    return row;
}

} // namespace sky::ui
