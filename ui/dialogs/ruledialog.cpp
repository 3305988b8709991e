#include "ui/dialogs/ruledialog.h"

#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"

#include <QCoreApplication>
#include <QDialog>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(RuleDialog)
};

} // namespace

void showRule(const GameUi &game, const QString &ruleId, QWidget *parent)
{
    const std::optional<RuleText> rule = game.rule(ruleId);
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Words::tr("Rule %1").arg(ruleId));
    auto *title = new Label(Type::PanelTitle, ruleId, dialog);
    auto *chapter = new Label(Type::Secondary, rule ? rule->chapter : QString(), dialog);
    chapter->setInk(Label::Ink::Secondary);
    auto *text =
        new Label(Type::Body, rule ? rule->text : Words::tr("The book has no rule of that number."), dialog);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setMinimumWidth(text->fontMetrics().averageCharWidth() * 56);
    QPushButton *close = button(Words::tr("Close"), dialog);
    close->setDefault(true);
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::accept);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    column->addWidget(title);
    column->addWidget(chapter);
    column->addWidget(text);
    column->addWidget(close, 0, Qt::AlignRight);
    dialog->open();
}

} // namespace sky::ui
