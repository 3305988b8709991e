#include "ui/dialogs/mergedialog.h"

#include "ui/dialogs/conflictmodel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

using json::Side;

constexpr size_t MostNamedConflicts = 60; ///< each name is a merge of its own

QStringList pathsOf(const std::vector<json::Conflict> &conflicts)
{
    QStringList paths;
    for (const json::Conflict &conflict : conflicts)
        paths << pathInWords(conflict.path);
    return paths;
}

} // namespace

MergeDialog::MergeDialog(const storage::CharacterMerge &merge, const GameSystem &system, const QString &title,
                         const QString &theirTitle, QWidget *parent)
    : QDialog(parent)
    , m_merge(merge)
    , m_system(system)
    , m_model(new ConflictModel(merge.conflicts(), pathsOf(merge.conflicts()),
                                {merge.base() ? tr("Both changed") : tr("What differs"), theirTitle}, this))
    , m_notice(new Notice(this))
{
    setWindowTitle(tr("Merge"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    auto *head = new Label(Type::Strong, title, this);
    head->setWordWrap(true);
    column->addWidget(head);
    showChanges(column, theirTitle);
    if (m_model->rowCount() > 0) column->addWidget(makeConflicts(), 1);
    column->addWidget(m_notice);
    column->addWidget(makeButtons());
    connect(m_model, &ConflictModel::chosen, this, &MergeDialog::tryMerge);
    connect(&m_naming, &QTimer::timeout, this, &MergeDialog::nameNext);
    if (m_model->rowCount() > 0) m_naming.start(0);
    tryMerge();
    const int letter = fontMetrics().averageCharWidth();
    resize(qMin(110 * letter, 1'200), sizeHint().height());
}

const std::vector<Side> &MergeDialog::choices() const
{
    return m_model->choices();
}

QPlainTextEdit *MergeDialog::listOf(const QStringList &lines, const QString &name)
{
    auto *list = new QPlainTextEdit(lines.isEmpty() ? tr("Nothing") : lines.join(u'\n'), this);
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    list->setAccessibleName(name);
    const int shown = int(qBound(qsizetype(3), lines.size() + 1, qsizetype(8)));
    list->setMinimumHeight(4 * fontMetrics().lineSpacing());
    list->setMaximumHeight((shown + 1) * fontMetrics().lineSpacing() + 12);
    return list;
}

void MergeDialog::showChanges(QVBoxLayout *column, const QString &theirTitle)
{
    const auto add = [this](QHBoxLayout *row, const QString &title, const QStringList &lines) {
        auto *side = new QVBoxLayout;
        side->setSpacing(4);
        side->addWidget(new Label(Type::Secondary, title, this));
        side->addWidget(listOf(lines, title));
        row->addLayout(side, 1);
    };
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    if (const Character *base = m_merge.base()) {
        add(row, tr("%1 changed").arg(theirTitle), m_system.describeChange(*base, m_merge.theirs()));
        add(row, tr("You changed"), m_system.describeChange(*base, m_merge.mine()));
    } else {
        add(row, tr("%1 differs from yours in").arg(theirTitle),
            m_system.describeChange(m_merge.mine(), m_merge.theirs()));
    }
    column->addLayout(row);
}

/// By what its choice does in the game's words, where that is one line.
void MergeDialog::nameNext()
{
    const size_t conflict = m_named++;
    if (m_named >= std::min(m_merge.conflicts().size(), MostNamedConflicts)) m_naming.stop();
    if (!m_mine)
        if (auto merged = m_merge.with({})) m_mine = std::move(merged->character);
    std::vector<Side> choices(conflict + 1, Side::Mine);
    choices[conflict] = Side::Theirs;
    const auto other = m_merge.with(choices);
    if (!m_mine || !other) return;
    const QStringList lines = m_system.describeChange(*m_mine, *other->character);
    if (lines.size() == 1) m_model->setName(conflict, lines.front());
}

QWidget *MergeDialog::makeConflicts()
{
    auto *place = new QWidget(this);
    auto *view = new QTableView(place);
    view->setModel(m_model);
    view->setAccessibleName(m_merge.base() ? tr("What both changed, with a choice for each")
                                           : tr("What differs, with a choice for each"));
    view->verticalHeader()->hide();
    view->setShowGrid(false);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->setTextElideMode(Qt::ElideRight);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    view->setIconSize(QSize(64, 64));
    view->resizeRowsToContents(); // a row with pictures is higher
    view->setMinimumHeight(7 * fontMetrics().lineSpacing());
    view->setCurrentIndex(m_model->index(0, ConflictModel::Mine));
    view->setFocus(); // what is asked
    QPushButton *mine = button(tr("All &yours"), place);
    QPushButton *theirs = button(tr("All of the &other"), place);
    connect(mine, &QPushButton::clicked, this, [this] { m_model->chooseAll(Side::Mine); });
    connect(theirs, &QPushButton::clicked, this, [this] { m_model->chooseAll(Side::Theirs); });
    auto *buttons = new QHBoxLayout;
    auto *hint = new Label(Type::Secondary, tr("Space chooses the side that is marked."), place);
    hint->setInk(Label::Ink::Secondary);
    hint->setElided(true);
    buttons->addWidget(hint, 1);
    buttons->addWidget(mine);
    buttons->addWidget(theirs);
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(view, 1);
    column->addLayout(buttons);
    return place;
}

QWidget *MergeDialog::makeButtons()
{
    auto *row = new QWidget(this);
    QPushButton *cancel = button(tr("Cancel"), row);
    m_accept = primaryButton(tr("&Merge"), row);
    m_accept->setDefault(true);
    auto *buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    return row;
}

void MergeDialog::tryMerge()
{
    const auto merged = m_merge.with(choices());
    m_accept->setEnabled(merged.has_value());
    if (!merged)
        m_notice->say(Notice::Kind::Warning,
                      tr("Chosen like this they make no character together. %1").arg(merged.error().message));
    else
        m_notice->hush();
}

} // namespace sky::ui
