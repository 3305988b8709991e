#include "ui/panels/problemrow.h"

#include "core/base/isolated.h"
#include "ui/dialogs/acceptdialog.h"
#include "ui/dialogs/ruledialog.h"
#include "ui/shell/gameui.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"
#include "ui/widgets/aswritten.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
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
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_words(new QHBoxLayout)
    , m_word(new Label(Type::Strong, lookOf(issue).word, this))
    , m_sentence(new Label(Type::Body, sentenceOf(issue), this))
    , m_waysOut(new QWidget(this))
{
    const Look look = lookOf(issue);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("look", look.ground);
    m_word->setInk(look.ink);
    m_sentence->setWordWrap(true);
    m_sentence->setMinimumWidth(1);
    m_words->setSpacing(10);
    m_words->addWidget(m_word);
    m_words->addWidget(m_sentence, 1);
    m_row->setContentsMargins(Left + IconSize + 8, 3, 8, 3);
    m_row->setSpacing(10);
    m_row->addLayout(m_words, 1);
    m_row->addWidget(m_waysOut);
    auto *ways = new FlowLayout(m_waysOut, 10);
    ways->setContentsMargins(0, 0, 0, 0);
    setAccessibleName(QStringLiteral("%1: %2").arg(look.word, m_sentence->text()));
    addWaysOut();
    arrange();
}

/// The ways out are beside the sentence where all of it has room on one line with them, else below it.
void ProblemRow::arrange()
{
    const QList<QPushButton *> ways = m_waysOut->findChildren<QPushButton *>(Qt::FindDirectChildrenOnly);
    int buttons = 0;
    for (const QPushButton *way : ways)
        buttons += way->sizeHint().width() + 10;
    const QMargins margins = m_row->contentsMargins();
    const int word = m_word->sizeHint().width();
    const int sentence = m_sentence->fontMetrics().horizontalAdvance(m_sentence->text());
    const bool fits =
        margins.left() + word + 10 + sentence + 10 + buttons + margins.right() <= width() || ways.isEmpty();
    m_waysOut->setMinimumWidth(fits ? buttons : 0);
    const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_row->direction() == direction) return; // each of these asks for a layout, which asks again
    m_row->setDirection(direction);
    m_row->setSpacing(fits ? 10 : 2);
    m_words->setAlignment(m_word, fits ? Qt::Alignment() : Qt::AlignTop);
}

bool ProblemRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) arrange(); // the text may have another size
    return QWidget::event(event);
}

void ProblemRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) arrange();
}

void ProblemRow::addWaysOut()
{
    const auto add = [this](QPushButton *made, const QString &name, auto what) {
        made->setAccessibleName(QStringLiteral("%1: %2").arg(name, m_issue.sentence));
        connect(made, &QPushButton::clicked, this, what);
        m_waysOut->layout()->addWidget(made);
    };
    if (!m_issue.rule.isEmpty())
        add(textButton(m_issue.rule, m_waysOut), m_issue.rule,
            [this] { showRule(m_game, m_issue.rule, window()); });
    if (!m_issue.subject.isEmpty())
        add(button(tr("Go to it"), m_waysOut), tr("Go to it"), [this] { m_bench.jumpTo(m_issue.subject); });
    if (m_bench.isReadOnly()) return;
    if (m_issue.accepted) {
        add(button(tr("Take back"), m_waysOut), tr("Take back"),
            [this] { m_bench.apply(m_game.withdraw(*m_bench.document().character(), m_issue)); });
        return;
    }
    addFixes();
    if (m_issue.severity != Severity::Note)
        add(button(tr("Accept with a reason…"), m_waysOut), tr("Accept with a reason…"),
            [this] { accept(); });
}

void ProblemRow::addFixes()
{
    if (m_issue.fixes.empty()) return;
    const bool several = m_issue.fixes.size() > 1;
    auto *fix = button(several ? tr("Fix") : asWritten(m_issue.fixes.front().label), m_waysOut);
    fix->setAccessibleName(
        QStringLiteral("%1: %2").arg(several ? fix->text() : m_issue.fixes.front().label, m_issue.sentence));
    m_waysOut->layout()->addWidget(fix);
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
    const QRect box(Left, m_word->geometry().center().y() - IconSize / 2, IconSize, IconSize);
    icon(look.picture, look.tint).paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box));
}

} // namespace sky::ui
