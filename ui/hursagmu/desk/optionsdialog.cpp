#include "ui/hursagmu/desk/optionsdialog.h"

#include "core/hursagmu/party/campaign.h"
#include "ui/hursagmu/desk/applydialog.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/optiontext.h"
#include "ui/hursagmu/view.h"
#include "ui/panels/rulelinks.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/searchfield.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::OptionInfo;
using sky::hursagmu::RuleOptions;

OptionsDialog::OptionsDialog(const DeskWork &work, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_model(new OptionsModel(work.catalogue(), this))
    , m_search(new SearchField(View::tr("Find an option, or a rule such as H-033"), this))
    , m_table(new DeskTable(View::tr("Options of the campaign"), 8, this))
    , m_name(new Label(Type::Strong, {}, this))
    , m_about(new Label(Type::Body, {}, this))
    , m_default(new Label(Type::Secondary, {}, this))
    , m_rules(new RuleLinks(*work.services().gameUi(work.game()), this))
    , m_fields(new QStackedWidget(this))
    , m_choice(new ChoiceField(m_fields))
    , m_typed(new LineField(m_fields))
    , m_book(button(View::tr("As in the &book"), this))
    , m_notice(new Notice(this))
{
    setWindowTitle(View::tr("Options of the campaign"));
    m_table->setModel(m_model);
    m_table->setWideColumn(OptionsModel::ValueColumn, 30);
    m_search->setTarget(m_table);
    QPushButton *apply = button(View::tr("&Apply to members..."), this);
    QPushButton *close = primaryButton(View::tr("Close"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(apply);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addWidget(makeDetail());
    column->addWidget(m_notice);
    column->addLayout(buttons);
    resize(dialogSize(*this, 120, 34));
    connect(m_search, &QLineEdit::textChanged, m_model, &OptionsModel::setFilter);
    connect(m_model, &QAbstractItemModel::modelReset, this, &OptionsDialog::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &OptionsDialog::showCurrent);
    connect(m_table, &DeskTable::opened, this, [this] { m_fields->currentWidget()->setFocus(); });
    connect(m_choice, &ChoiceField::chosen, this, &OptionsDialog::choose);
    connect(m_typed, &QLineEdit::editingFinished, this, &OptionsDialog::type);
    connect(m_book, &QPushButton::clicked, this, &OptionsDialog::useBook);
    connect(apply, &QPushButton::clicked, this, &OptionsDialog::applyToMembers);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&work.bench(), &PartyBench::changed, this, &OptionsDialog::refresh);
    m_table->setFocus();
    refresh();
}

QWidget *OptionsDialog::makeDetail()
{
    auto *detail = new QWidget(this);
    m_about->setWordWrap(true);
    m_about->setMinimumHeight(2 * m_about->fontMetrics().lineSpacing());
    m_about->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_default->setInk(Label::Ink::Secondary);
    m_default->setWordWrap(true);
    m_fields->addWidget(m_choice);
    m_fields->addWidget(m_typed);
    m_fields->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *value = new QHBoxLayout;
    value->addWidget(m_fields, 1);
    value->addWidget(m_book);
    auto *column = new QVBoxLayout(detail);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_name);
    column->addWidget(m_about);
    column->addLayout(value);
    column->addWidget(m_default);
    column->addWidget(m_rules);
    return detail;
}

const OptionInfo *OptionsDialog::current() const
{
    const QString id = m_table->currentId();
    for (const OptionInfo &option : m_work.catalogue().options())
        if (option.id == id) return &option;
    return nullptr;
}

void OptionsDialog::refresh()
{
    const auto options = sky::hursagmu::campaignOptions(m_work.bench().party());
    if (options)
        m_model->show(*options);
    else
        m_notice->say(Notice::Kind::Error, options.error().message);
    showCurrent();
}

void OptionsDialog::showCurrent()
{
    const OptionInfo *option = current();
    m_fields->setVisible(option);
    m_book->setVisible(option);
    m_name->setText(option ? option->name : QString());
    m_about->setText(option ? option->description : QString());
    m_rules->showRules(option ? option->rules : QStringList());
    m_default->setText({});
    if (!option) return;
    const json::Value value = optionIn(m_model->options(), option->id);
    const json::Value book = optionIn({}, option->id);
    m_default->setText(
        View::tr("The book: %1")
            .arg(book.isNull() ? View::tr("none") : optionText(book, *option, m_work.catalogue())));
    m_book->setEnabled(!(value == book));
    const auto choices = optionChoices(*option);
    m_fields->setCurrentIndex(choices.empty() ? 1 : 0);
    m_fields->currentWidget()->setAccessibleName(option->name);
    m_typed->showProblem({});
    if (choices.empty()) {
        m_typed->showText(optionText(value, *option, m_work.catalogue()));
        m_typed->setPlaceholderText(option->nullable ? View::tr("none") : QString());
        return;
    }
    m_choice->clear();
    for (const auto &[choice, words] : choices) {
        m_choice->addItem(words);
        if (choice == value) m_choice->setCurrentIndex(m_choice->count() - 1);
    }
}

void OptionsDialog::choose(int index)
{
    if (const OptionInfo *option = current()) change(optionChoices(*option)[size_t(index)].first);
}

void OptionsDialog::type()
{
    const OptionInfo *option = current();
    if (!option) return;
    const json::Value before = optionIn(m_model->options(), option->id);
    if (m_typed->text() == optionText(before, *option, m_work.catalogue())) return;
    const auto value = optionValue(m_typed->text(), *option, m_work.catalogue());
    if (value)
        change(*value);
    else
        m_notice->say(Notice::Kind::Error, value.error().message);
}

void OptionsDialog::useBook()
{
    if (const OptionInfo *option = current()) change(optionIn({}, option->id));
}

void OptionsDialog::change(const json::Value &value)
{
    const OptionInfo *option = current();
    RuleOptions options = m_model->options();
    if (!setOption(options, option->id, value)) {
        m_notice->say(Notice::Kind::Error, View::tr("The option cannot have that value."));
        return;
    }
    const auto done = m_work.bench().change(View::tr("Change the option \"%1\"").arg(option->name),
                                            [&options](party::Party &party) -> Result<void> {
                                                sky::hursagmu::setCampaignOptions(party, options);
                                                return {};
                                            });
    if (!done)
        m_notice->say(Notice::Kind::Error, done.error().message);
    else
        m_notice->hush();
}

void OptionsDialog::applyToMembers()
{
    m_work.bench().catchUp();
    auto *dialog = new ApplyDialog(m_work, m_model->options(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace sky::ui::hursagmu
