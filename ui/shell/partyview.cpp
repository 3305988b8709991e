#include "ui/shell/partyview.h"

#include "core/base/isolated.h"
#include "ui/shell/gameui.h"
#include "ui/shell/messageline.h"
#include "ui/widgets/searchfield.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

PartyView::PartyView(PartyBench &bench, const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_message(new MessageLine(this))
    , m_page(game.partyPage(bench, this))
{
    setProperty("look", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_page, 1);
    m_message->setProperty("look", QStringLiteral("page"));
    m_message->setAttribute(Qt::WA_StyledBackground);
    m_message->installEventFilter(this);
    // A page that needs more room than there is does not make the window wider than the screen.
    setMinimumSize(1, 1);
    connect(&bench, &PartyBench::changed, this, &PartyView::showUnsaved);
    connect(&bench, &PartyBench::refused, this, [this](const Error &error) {
        m_message->say(Notice::Kind::Error, error.message, MessageLine::Stays::UntilClosed);
    });
    connect(&bench, &PartyBench::said, this,
            [this](const QString &sentence) { m_message->say(Notice::Kind::Note, sentence); });
    if (const QString &newer = bench.document().onlyToLookAt(); !newer.isEmpty())
        m_message->say(Notice::Kind::Warning, tr("%1 Here the party can only be looked at.").arg(newer),
                       MessageLine::Stays::UntilClosed);
    showUnsaved();
}

void PartyView::placeMessage()
{
    const int foot = m_page->heightOfFoot();
    const int wanted =
        m_message->hasHeightForWidth() ? m_message->heightForWidth(width()) : m_message->sizeHint().height();
    const int most = std::max(0, height() - foot);
    m_message->setGeometry(0, most - std::min(wanted, most), width(), std::min(wanted, most));
    m_message->raise();
    m_page->setCovered(m_message->isVisibleTo(this) ? m_message->height() : 0);
}

void PartyView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeMessage();
}

bool PartyView::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (watched == m_message &&
        (type == QEvent::LayoutRequest || type == QEvent::Show || type == QEvent::Hide))
        placeMessage();
    return QWidget::eventFilter(watched, event);
}

void PartyView::showUnsaved()
{
    const auto &why = m_bench.document().unsaved();
    if (m_bench.document().isNew())
        m_message->say(Notice::Kind::Warning,
                       tr("This party is in no file yet. Ctrl+S saves it as %1, Ctrl+Shift+S elsewhere; the "
                          "first change saves it as well.")
                           .arg(isolated(QFileInfo(m_bench.path()).fileName())),
                       MessageLine::Stays::UntilClosed);
    else if (why)
        m_message->say(Notice::Kind::Error,
                       tr("Not in the party's file yet: %1 What you change is kept here; Ctrl+S tries again, "
                          "Ctrl+Shift+S saves it elsewhere.")
                           .arg(why->message),
                       MessageLine::Stays::UntilClosed);
    else if (m_toldUnsaved)
        m_message->hush();
    m_toldUnsaved = why.has_value();
}

bool PartyView::goToSearch()
{
    const auto fields = m_page->findChildren<SearchField *>();
    const auto shown = std::find_if(fields.begin(), fields.end(),
                                    [](const SearchField *field) { return field->isVisible(); });
    if (shown == fields.end()) return false;
    (*shown)->setFocus(Qt::ShortcutFocusReason);
    (*shown)->selectAll();
    return true;
}

} // namespace sky::ui
