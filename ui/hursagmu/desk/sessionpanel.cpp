#include "ui/hursagmu/desk/sessionpanel.h"

#include "core/base/isolated.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/sessiondialog.h"
#include "ui/hursagmu/desk/sessionmodel.h"
#include "ui/hursagmu/desk/takebackdialog.h"
#include "ui/hursagmu/view.h"
#include "ui/services/prompts.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

SessionPanel::SessionPanel(const DeskWork &work, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
    , m_model(new SessionModel(work, this))
    , m_table(new DeskTable(View::tr("Sessions"), 10, this))
    , m_none(new Label(Type::Secondary,
                       View::tr("No session yet. An award writes one; others are added here."), this))
    , m_add(button(View::tr("Add a &session..."), this, QStringLiteral("plus")))
    , m_change(button(View::tr("E&dit..."), this))
    , m_takeBack(button(View::tr("Ta&ke back..."), this))
    , m_print(button(View::tr("Print &log..."), this))
{
    m_table->setModel(m_model);
    m_table->setWideColumn(SessionModel::TitleColumn, 16);
    m_table->setMinimumHeight(m_table->rowHeight() * 4);
    m_none->setInk(Label::Ink::Secondary);
    m_none->setContentsMargins(8, 0, 0, 0);
    m_none->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(8);
    column->addWidget(m_none);
    column->addWidget(m_table, 1);
    column->addWidget(makeButtons());
    connect(m_table, &DeskTable::opened, this, &SessionPanel::change);
    connect(m_table, &DeskTable::removeWanted, this, [this](const QStringList &ids) { remove(ids.first()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &SessionPanel::showButtons);
    showButtons();
}

QWidget *SessionPanel::makeButtons()
{
    auto *place = new QWidget(this);
    auto *row = new FlowLayout(place, 8);
    row->setContentsMargins(8, 0, 0, 0);
    for (QPushButton *made : {m_add, m_change, m_print})
        row->addWidget(made);
    m_takeBack->setToolTip(
        View::tr("Take back the selected award, or the last one: strikes its entry in every ledger. Where "
                 "the points are spent already, it first says whose and on what."));
    connect(m_add, &QPushButton::clicked, this, &SessionPanel::add);
    connect(m_change, &QPushButton::clicked, this, [this] { change(m_table->currentId()); });
    connect(m_takeBack, &QPushButton::clicked, this, &SessionPanel::takeBack);
    connect(m_print, &QPushButton::clicked, this, &SessionPanel::print);
    return place;
}

void SessionPanel::refresh()
{
    const QStringList before = m_model->ids();
    m_model->refresh();
    const QStringList now = m_model->ids();
    const auto isNew = [&before](const QString &id) { return !before.contains(id); };
    const auto added = std::find_if(now.begin(), now.end(), isNew);
    if (!before.isEmpty() && added != now.end())
        m_table->setCurrentIndex(m_model->index(int(added - now.begin()), SessionModel::TitleColumn));
    showButtons();
}

void SessionPanel::begin()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
}

int SessionPanel::count() const
{
    return m_model->rowCount();
}

void SessionPanel::showButtons()
{
    const party::Session *award = awardToTakeBack();
    m_none->setVisible(count() == 0);
    m_table->setVisible(count() > 0);
    m_change->setEnabled(m_table->currentIndex().isValid());
    m_takeBack->setEnabled(award);
    m_print->setEnabled(count() > 0);
    m_takeBack->setAccessibleName(award ? View::tr("Take back... %1").arg(isolated(award->title))
                                        : View::tr("Take back..."));
}

/// The selected one; where no award is selected, the last. Null when there is none that counts.
const party::Session *SessionPanel::awardToTakeBack() const
{
    const party::Session *chosen = m_model->find(m_table->currentId());
    if (chosen && !chosen->shares.empty() && !chosen->takenBack) return chosen;
    return m_model->find(m_model->lastAward());
}

void SessionPanel::add()
{
    auto *dialog = new SessionDialog(m_work, nullptr, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SessionPanel::change(const QString &id)
{
    const party::Session *session = m_model->find(id);
    if (!session) return;
    auto *dialog = new SessionDialog(m_work, session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SessionPanel::remove(const QString &id)
{
    const party::Session *session = m_model->find(id);
    if (!session) return;
    if (!session->shares.empty() && !session->takenBack) {
        m_work.bench().refuse(
            {ErrorKind::Refused,
             View::tr("Experience was awarded for it, and the ledgers say so. Take the award "
                      "back first, or leave the session as it is."),
             {}});
        return;
    }
    m_work.bench().apply(
        View::tr("Delete the session %1").arg(session->title), [&id](party::Party &party) -> Result<void> {
            std::erase_if(party.sessions, [&id](const party::Session &other) { return other.id == id; });
            return {};
        });
}

void SessionPanel::takeBack()
{
    m_work.bench().catchUp();
    const party::Session *session = awardToTakeBack();
    if (!session) return;
    auto *dialog = new TakeBackDialog(m_work, *session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SessionPanel::print()
{
    printSessions(m_work, this);
}

} // namespace sky::ui::hursagmu
