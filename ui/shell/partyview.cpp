#include "ui/shell/partyview.h"

#include "ui/shell/gameui.h"
#include "ui/shell/messageline.h"
#include "ui/widgets/searchfield.h"

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
    column->addWidget(m_message);
    column->addWidget(m_page, 1);
    // A page that needs more room than there is does not make the window wider than the screen.
    setMinimumSize(1, 1);
    connect(&bench, &PartyBench::changed, this, &PartyView::showUnsaved);
    connect(&bench, &PartyBench::refused, this, [this](const Error &error) {
        m_message->say(Notice::Kind::Error, error.message, MessageLine::Stays::UntilClosed);
    });
    connect(&bench, &PartyBench::said, this,
            [this](const QString &sentence) { m_message->say(Notice::Kind::Note, sentence); });
}

void PartyView::showUnsaved()
{
    const auto &why = m_bench.document().unsaved();
    if (why)
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
