#include "ui/hursagmu/sorcery/sorcerypage.h"

#include "ui/hursagmu/sorcery/castingpanel.h"
#include "ui/hursagmu/sorcery/disciplinetable.h"
#include "ui/hursagmu/sorcery/focuspanel.h"
#include "ui/hursagmu/sorcery/spelleditor.h"
#include "ui/hursagmu/sorcery/spelllist.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/measure.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Edge = 20;
constexpr int BetweenColumns = 20;
constexpr int ColumnWidth = 340; ///< a column needs at 10 pt

} // namespace

SorceryPage::SorceryPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent)
    : Page(bench, parent)
    , m_desk(*new SpellDesk(bench, game.catalogue(), this))
    , m_scroll(new QScrollArea(this))
    , m_invitation(nullptr)
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setProperty("look", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(makeContent());
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_scroll);
    connect(&m_desk, &SpellDesk::changed, this, &SorceryPage::refresh);
    connect(m_list, &SpellList::made, m_editor, &SpellEditor::begin);
    refresh();
    arrange();
}

QWidget *SorceryPage::makeContent()
{
    auto *content = new QWidget;
    content->setProperty("look", QStringLiteral("page"));
    m_invitation = makeInvitation();
    m_whole = new QWidget(content);
    m_focus = new FocusPanel(m_desk, m_whole);
    m_columns->setSpacing(BetweenColumns);
    m_columns->addWidget(makeBook(), 48);
    m_columns->addWidget(makeSpell(), 52);
    auto *whole = new QVBoxLayout(m_whole);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(8);
    whole->addWidget(m_focus);
    whole->addWidget(new Hairline(m_whole));
    whole->addLayout(m_columns, 1);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Edge, 12, Edge, 12);
    column->setSpacing(12);
    column->addWidget(m_invitation);
    column->addWidget(m_whole, 1);
    column->addStretch(); // below the invitation alone
    return content;
}

/// The left column.
QWidget *SorceryPage::makeBook()
{
    auto *left = new QWidget(m_whole);
    m_list = new SpellList(m_desk, left);
    m_disciplines = new DisciplineTable(m_desk, left);
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_disciplines})
        part->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_list);
    column->addWidget(m_disciplines);
    column->addStretch();
    return left;
}

/// The right column.
QWidget *SorceryPage::makeSpell()
{
    auto *right = new QWidget(m_whole);
    m_empty =
        new Label(Type::Body,
                  View::tr("A spell that is used often gets a name here: what it is made of, what it takes, "
                           "and how often it works."),
                  right);
    m_empty->setWordWrap(true);
    m_empty->setInk(Label::Ink::Secondary);
    m_editor = new SpellEditor(m_desk, right);
    m_casting = new CastingPanel(m_desk, right);
    m_editor->placeRemarksAfter(m_casting->last());
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_empty, m_editor, m_casting, m_editor->remarks()})
        column->addWidget(part);
    column->addStretch();
    return right;
}

/// What the page says to somebody without sorcery.
QWidget *SorceryPage::makeInvitation()
{
    auto *box = new QWidget;
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(8);
    auto *title = new Label(Type::PanelTitle, View::tr("No sorcery yet"), box);
    auto *text = new Label(
        Type::Body,
        View::tr("Sorcery comes with a discipline, one of six gifts: fire and lightning, the hand "
                 "that reaches across the field, minds, life, gates to other worlds, or the undoing "
                 "of what others cast. With one of them this page is the spellbook."),
        box);
    text->setWordWrap(true);
    auto *take = button(View::tr("Choose a discipline among the gifts"), box);
    connect(take, &QPushButton::clicked, this, [this] { bench().jumpTo(QStringLiteral("gifts")); });
    column->addWidget(title);
    column->addWidget(text);
    column->addWidget(take, 0, Qt::AlignLeft);
    return box;
}

void SorceryPage::refresh()
{
    const bool sorcerer = m_desk.facts().isSorcerer;
    m_invitation->setVisible(!sorcerer);
    m_whole->setVisible(sorcerer || !m_desk.character().spells.empty());
    m_empty->setVisible(!m_desk.spell());
}

/// Side by side where both columns have room, else one below the other.
void SorceryPage::arrange()
{
    const int needed = 2 * atTextSize(ColumnWidth) + BetweenColumns + 2 * Edge;
    m_columns->setDirection(width() >= needed ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SorceryPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

bool SorceryPage::event(QEvent *event)
{
    const bool done = Page::event(event);
    if (event->type() == QEvent::ApplicationFontChange && m_columns) arrange();
    return done;
}

bool SorceryPage::reveal(const QString &subject)
{
    if (subject == QLatin1String("sorcery") || subject == QLatin1String("focus")) {
        m_focus->reveal();
        return true;
    }
    if (!subject.startsWith(QLatin1String("spell/"))) return false;
    return m_list->reveal(subject.section(QLatin1Char('/'), 1));
}

} // namespace sky::ui::hursagmu
