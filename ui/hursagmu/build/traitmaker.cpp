#include "ui/hursagmu/build/traitmaker.h"

#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/build/addedthing.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::TraitKind;

TraitMaker::TraitMaker(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_button(textButton(tr("Add trait..."), this, QStringLiteral("plus")))
    , m_form(makeForm())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
    layout->addWidget(m_form);
    m_form->hide();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_button, &QPushButton::clicked, this, &TraitMaker::open);
    onlyWhileWritable(m_button, bench);
}

QWidget *TraitMaker::makeForm()
{
    auto *form = new QWidget(this);
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(8, 4, 0, 0);
    layout->setSpacing(8);

    m_name = new LineField(form);
    m_name->setPlaceholderText(tr("Name of the trait"));
    m_name->setAccessibleName(tr("Name of the trait"));
    m_kind = new ChoiceField(form);
    m_kind->addItems({tr("Profession"), tr("Talent")});
    m_kind->setAccessibleName(tr("Kind of the trait"));
    m_level = new NumberField(form);
    m_level->setRange(Level::Min, Level::Max);
    m_level->setPrefix(tr("level "));
    m_level->setAccessibleName(tr("Level of the trait"));
    m_cost = new Label(Type::Secondary, {}, form);
    m_cost->setInk(Label::Ink::Secondary);
    auto *add = button(tr("Add"), form);
    add->setAccessibleName(tr("Add the trait"));
    auto *cancel = textButton(tr("Cancel"), form);
    cancel->setAccessibleName(tr("Cancel the new trait"));
    m_notice = new Notice(form);

    auto *first = new QHBoxLayout;
    first->addWidget(m_name, 1);
    first->addWidget(m_kind);
    auto *second = new QHBoxLayout;
    second->addWidget(m_level);
    second->addWidget(m_cost, 1);
    second->addWidget(add);
    second->addWidget(cancel);
    for (QHBoxLayout *line : {first, second}) {
        line->setSpacing(8);
        layout->addLayout(line);
    }
    layout->addWidget(m_notice);
    connect(m_level, &QSpinBox::valueChanged, this, &TraitMaker::showCost);
    connect(m_name, &QLineEdit::returnPressed, this, &TraitMaker::make);
    connect(add, &QPushButton::clicked, this, &TraitMaker::make);
    connect(cancel, &QPushButton::clicked, this, &TraitMaker::close);
    return form;
}

void TraitMaker::open()
{
    m_name->showText({});
    m_level->showValue(0);
    m_notice->hush();
    showCost();
    m_button->hide();
    m_form->show();
    m_name->setFocus();
}

void TraitMaker::close()
{
    m_form->hide();
    m_button->show();
    m_button->setFocus();
}

void TraitMaker::showCost()
{
    const int64_t cost = sky::hursagmu::rules::levelCost(*Level::of(m_level->value()));
    m_cost->setText(tr("costs %1").arg(cost));
}

void TraitMaker::make()
{
    const int level = m_level->value();
    const TraitKind kind = m_kind->currentIndex() == 0 ? TraitKind::Profession : TraitKind::Talent;
    const EvaluationPtr before = m_bench.document().evaluation();
    const auto done = m_bench.attempt(
        sky::hursagmu::addCustomTrait(m_catalogue, m_name->text().trimmed(), kind, *Level::of(level),
                                      m_bench.services().ids, stampOf(m_bench)));
    if (!done) {
        m_notice->say(Notice::Kind::Error, refusalText(done.error()));
        return;
    }
    close();
    const auto traits = kind == TraitKind::Talent ? &sky::hursagmu::Evaluation::talents
                                                  : &sky::hursagmu::Evaluation::professions;
    Q_EMIT made(addedTo(evaluationOf(*before).*traits, evaluationOf(m_bench.document()).*traits));
}

void TraitMaker::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_form->isVisible())
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sky::ui::hursagmu
