#include "ui/panels/problemrow.h"

#include "core/base/isolated.h"
#include "ui/dialogs/acceptdialog.h"
#include "ui/dialogs/ruledialog.h"
#include "ui/shell/gameui.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"
#include "ui/widgets/aswritten.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

namespace sky::ui
{

namespace
{

struct Look {
    QString word;
    QString picture;
    IconTint tint;
    Label::Ink ink;
    const char *ground;
};

Look lookOf(const Issue &issue)
{
    if (issue.accepted)
        return {ProblemRow::tr("Accepted"), QStringLiteral("check"), IconTint::Secondary,
                Label::Ink::Secondary, "note"};
    switch (issue.severity) {
    case Severity::Error:
        return {ProblemRow::tr("Error"), QStringLiteral("error"), IconTint::Error, Label::Ink::Error,
                "error"};
    case Severity::Warning:
        return {ProblemRow::tr("Warning"), QStringLiteral("warning"), IconTint::Warning, Label::Ink::Warning,
                "warning"};
    case Severity::Note:
        break;
    }
    return {ProblemRow::tr("Note"), QStringLiteral("note"), IconTint::Secondary, Label::Ink::Secondary,
            "note"};
}

QString sentenceOf(const Issue &issue)
{
    if (!issue.accepted) return issue.sentence;
    const QString date = QLocale().toString(issue.accepted->date, QLocale::ShortFormat);
    const QString reason = issue.accepted->reason;
    return issue.accepted->by.isEmpty()
               ? ProblemRow::tr("%1 Accepted on %2: %3").arg(issue.sentence, date, isolated(reason))
               : ProblemRow::tr("%1 Accepted by %4 on %2: %3")
                     .arg(issue.sentence, date, isolated(reason), isolated(issue.accepted->by));
}

constexpr int IconSize = 16;
constexpr int Left = 12;

} // namespace

ProblemRow::ProblemRow(Workbench &bench, const GameUi &game, const Issue &issue, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_game(game)
    , m_issue(issue)
{
    const Look look = lookOf(issue);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("look", look.ground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Left + IconSize + 8, 3, 8, 3);
    row->setSpacing(10);
    auto *word = new Label(Type::Strong, look.word, this);
    word->setInk(look.ink);
    auto *sentence = new Label(Type::Body, sentenceOf(issue), this);
    sentence->setElided(true);
    row->addWidget(word);
    row->addWidget(sentence, 1);
    setAccessibleName(QStringLiteral("%1: %2").arg(look.word, sentence->text()));
    addWaysOut();
}

void ProblemRow::addWaysOut()
{
    auto *row = static_cast<QHBoxLayout *>(layout());
    const auto add = [this, row](QPushButton *made, const QString &name, auto what) {
        made->setAccessibleName(QStringLiteral("%1: %2").arg(name, m_issue.sentence));
        connect(made, &QPushButton::clicked, this, what);
        row->addWidget(made);
    };
    if (!m_issue.rule.isEmpty())
        add(textButton(m_issue.rule, this), m_issue.rule,
            [this] { showRule(m_game, m_issue.rule, window()); });
    if (!m_issue.subject.isEmpty())
        add(button(tr("Go to it"), this), tr("Go to it"), [this] { m_bench.jumpTo(m_issue.subject); });
    if (m_bench.isReadOnly()) return;
    if (m_issue.accepted) {
        add(button(tr("Take back"), this), tr("Take back"),
            [this] { m_bench.apply(m_game.withdraw(*m_bench.document().character(), m_issue)); });
        return;
    }
    addFixes();
    if (m_issue.severity != Severity::Note)
        add(button(tr("Accept with a reason…"), this), tr("Accept with a reason…"), [this] { accept(); });
}

void ProblemRow::addFixes()
{
    if (m_issue.fixes.empty()) return;
    const bool several = m_issue.fixes.size() > 1;
    auto *fix = button(several ? tr("Fix") : asWritten(m_issue.fixes.front().label), this);
    fix->setAccessibleName(
        QStringLiteral("%1: %2").arg(several ? fix->text() : m_issue.fixes.front().label, m_issue.sentence));
    layout()->addWidget(fix);
    if (!several) {
        connect(fix, &QPushButton::clicked, this, [this] { applyFix(0); });
        return;
    }
    auto *menu = new QMenu(fix);
    for (size_t i = 0; i < m_issue.fixes.size(); ++i)
        menu->addAction(asWritten(m_issue.fixes[i].label), this, [this, i] { applyFix(i); });
    fix->setMenu(menu);
}

void ProblemRow::applyFix(size_t index)
{
    if (index >= m_issue.fixes.size()) return;
    const Edit edit = m_issue.fixes[index].edit; // the row may be gone while it is applied
    m_bench.apply(edit);
}

QString ProblemRow::fingerprint(const Issue &issue)
{
    QStringList parts = {issue.code, issue.subject, issue.sentence, QString::number(int(issue.severity)),
                         issue.accepted ? sentenceOf(issue) : QString()};
    for (const Fix &fix : issue.fixes)
        parts << fix.label;
    return parts.join(QChar(0x1f));
}

void ProblemRow::accept()
{
    auto *dialog = new AcceptDialog(m_bench, m_game, m_issue, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ProblemRow::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    const Look look = lookOf(m_issue);
    const QRect box = QRect(Left, (height() - IconSize) / 2, IconSize, IconSize);
    icon(look.picture, look.tint).paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box));
}

} // namespace sky::ui
