#include "ui/services/longquestion.h"

#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

QPlainTextEdit *listOf(const Question &question, QDialog *dialog)
{
    auto *list = new QPlainTextEdit(question.detail, dialog);
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    list->setAccessibleName(question.title);
    const QFontMetrics metrics = dialog->fontMetrics();
    list->setMinimumSize(60 * metrics.averageCharWidth(), 12 * metrics.lineSpacing());
    return list;
}

QHBoxLayout *buttonsOf(const Question &question, QDialog *dialog)
{
    auto *row = new QHBoxLayout;
    QPushButton *copy = button(QCoreApplication::translate("Prompts", "C&opy the list"), dialog);
    copy->setAutoDefault(false);
    QObject::connect(copy, &QPushButton::clicked, dialog,
                     [text = question.detail] { QApplication::clipboard()->setText(text); });
    row->addWidget(copy);
    row->addStretch();
    for (int i = 0; i < question.answers.size(); ++i) {
        const bool usual = i == question.usual;
        QPushButton *answer =
            usual ? primaryButton(question.answers[i], dialog) : button(question.answers[i], dialog);
        answer->setDefault(usual);
        QObject::connect(answer, &QPushButton::clicked, dialog, [dialog, i] { dialog->done(i + 1); });
        row->addWidget(answer);
        if (usual) answer->setFocus();
    }
    return row;
}

} // namespace

int chooseOverList(QWidget *parent, const Question &question)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(question.title);
    auto *sentence = new Label(Type::Body, question.sentence, &dialog);
    sentence->setWordWrap(true);
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(sentence);
    column->addWidget(listOf(question, &dialog), 1);
    column->addLayout(buttonsOf(question, &dialog));
    const int answer = dialog.exec(); // 0: closed without one
    return answer > 0 ? answer - 1 : question.escape;
}

} // namespace sky::ui
