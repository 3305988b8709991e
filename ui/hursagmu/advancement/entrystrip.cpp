#include "ui/hursagmu/advancement/entrystrip.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/grantdialogs.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/advancement/strikedialog.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::StatementLine;

namespace
{

constexpr int MostNamed = 3;

QString dependantsText(const LedgerDesk &desk)
{
    const QStringList &entries = desk.dependants().entries;
    QStringList names;
    for (const QString &id : entries.mid(0, MostNamed))
        if (const StatementLine *line = desk.line(id))
            names << (line->what.isEmpty() ? titleOf(*line) : line->what);
    const int more = int(entries.size()) - MostNamed;
    if (more > 0) names << View::tr("%n more", nullptr, more);
    return View::tr("%n other entry(ies) depend on it: %1.", nullptr, int(entries.size()))
        .arg(names.join(QStringLiteral(", ")));
}

QString aloneText(int64_t points)
{
    if (points < 0) return filled(View::tr("Nothing else depends on it; undoing it gives %1 back."), -points);
    if (points > 0) return filled(View::tr("Nothing else depends on it; undoing it takes %1 away."), points);
    return View::tr("Nothing else depends on it.");
}

} // namespace

EntryStrip::EntryStrip(LedgerDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new Label(Type::Strong, {}, this))
    , m_text(new Label(Type::Secondary, {}, this))
    , m_undo(button(View::tr("Undo this entry..."), this, QStringLiteral("undo")))
    , m_edit(button(View::tr("Edit..."), this))
{
    m_title->setElided(true);
    m_text->setInk(Label::Ink::Secondary);
    m_text->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_text);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 0, 4);
    row->setSpacing(8);
    row->addLayout(words, 1);
    row->addWidget(m_undo);
    row->addWidget(m_edit);
    connect(m_undo, &QPushButton::clicked, this, &EntryStrip::undoEntry);
    connect(m_edit, &QPushButton::clicked, this, &EntryStrip::editEntry);
    connect(&desk, &LedgerDesk::selectionChanged, this, &EntryStrip::show);
    connect(&desk, &LedgerDesk::changed, this, &EntryStrip::show);
    show();
}

QString EntryStrip::sentence() const
{
    const StatementLine &line = *m_desk.selected();
    QStringList sentences = earlierTexts(line);
    if (!line.who.isEmpty()) sentences.prepend(filled(View::tr("Noted by %1"), line.who));
    if (!line.session.isEmpty() && line.session != line.why)
        sentences.prepend(filled(View::tr("Session: %1"), line.session));
    if (m_saysWhy && !line.why.isEmpty()) sentences.prepend(isolated(line.why));
    if (line.struck)
        sentences.prepend(struckText(line));
    else if (line.marksPhase)
        sentences.prepend(whyNotUndone(line));
    else
        sentences.prepend(m_desk.dependants().entries.isEmpty() ? aloneText(line.points.value())
                                                                : dependantsText(m_desk));
    return sentences.join(QLatin1Char('\n'));
}

void EntryStrip::setSaysWhy(bool says)
{
    m_saysWhy = says;
    show();
}

void EntryStrip::show()
{
    const StatementLine *line = m_desk.selected();
    setVisible(line);
    if (!line) return;
    m_title->setText(titleOf(*line));
    m_text->setText(sentence());
    const bool writable = !m_desk.bench().isReadOnly();
    m_undo->setEnabled(writable && !line->struck && !line->marksPhase);
    m_undo->setToolTip(whyNotUndone(*line));
    m_edit->setVisible(isGrant(*line));
    m_edit->setEnabled(writable && !line->struck);
    m_undo->setAccessibleName(filled(View::tr("%1 %2"), m_undo->text(), titleOf(*line)));
    m_edit->setAccessibleName(filled(View::tr("%1 %2"), m_edit->text(), titleOf(*line)));
}

void EntryStrip::undoEntry()
{
    if (m_undo->isEnabled()) openStrike(m_desk, this);
}

void EntryStrip::editEntry()
{
    const StatementLine *line = m_desk.selected();
    if (line && m_edit->isEnabled() && isGrant(*line))
        openGrantEdit(m_desk.bench(), m_desk.game(), *line, this);
}

} // namespace sky::ui::hursagmu
