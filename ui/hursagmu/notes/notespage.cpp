#include "ui/hursagmu/notes/notespage.h"

#include "core/hursagmu/edits/edits.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/notes/injuryrows.h"
#include "ui/hursagmu/notes/portraitfield.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int LettersForTwoColumns = 100;
constexpr int ColumnGap = 24;
constexpr int Margin = 20;

QVBoxLayout *columnOf(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    return column;
}

} // namespace

NotesPage::NotesPage(Workbench &bench, QWidget *parent)
    : Page(bench, parent)
    , m_scroll(new QScrollArea(this))
    , m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setProperty("look", "page");
    setAttribute(Qt::WA_StyledBackground);
    auto *content = new QWidget;
    content->setLayout(m_columns);
    m_columns->setContentsMargins(Margin, 12, Margin, Margin);
    m_columns->setSpacing(ColumnGap);
    m_columns->addWidget(makePeople(), 1);
    m_columns->addWidget(makeTexts(), 1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll);
    arrange();
}

QWidget *NotesPage::makePeople()
{
    using namespace sky::hursagmu;
    auto *made = new QWidget(this);
    QVBoxLayout *column = columnOf(made);
    auto *lines = new QGridLayout;
    lines->setHorizontalSpacing(12);
    lines->setVerticalSpacing(8);
    lines->setColumnStretch(1, 1);
    column->addWidget(sectionHead(tr("Character"), made));
    column->addLayout(lines);
    addLine(lines, QStringLiteral("name"), tr("Name"), &sky::Character::name, setName);
    addLine(lines, QStringLiteral("concept"), tr("Concept"), &sky::Character::conceptText, setConcept);
    addLine(lines, QStringLiteral("player"), tr("Player"), &sky::Character::player, setPlayer);
    addLine(lines, QStringLiteral("campaign"), tr("Campaign"), &sky::Character::campaign, setCampaign);
    addLine(lines, QStringLiteral("master"), tr("Master"), &sky::Character::master, setMaster);

    column->addSpacing(12);
    column->addWidget(sectionHead(tr("Portrait"), made));
    auto *portrait = new PortraitField(bench(), made);
    m_fields.insert(QStringLiteral("portrait"), portrait);
    column->addWidget(portrait);

    column->addSpacing(12);
    column->addWidget(sectionHead(tr("Injuries of the moment"), made));
    m_injuries = new InjuryRows(bench(), made);
    column->addWidget(m_injuries);
    column->addStretch(1);
    return made;
}

QWidget *NotesPage::makeTexts()
{
    using namespace sky::hursagmu;
    auto *made = new QWidget(this);
    QVBoxLayout *column = columnOf(made);
    addText(column, QStringLiteral("description"), tr("Description"), 5, &sky::Character::description,
            setDescription);
    addText(column, QStringLiteral("history"), tr("History"), 5, &sky::Character::history, setHistory);
    addText(column, QStringLiteral("notes"), tr("Notes"), 6, &sky::Character::notes, setNotes);
    return made;
}

void NotesPage::addLine(QGridLayout *grid, const QString &id, const QString &label, Member member, Verb verb)
{
    auto *name = new Label(Type::Body, label, this);
    auto *field = new LineField(this);
    field->setAccessibleName(label);
    name->setBuddy(field);
    bind(field, bench(),
         Bound<QString>{[member](const Character &character) { return character.*member; }, verb});
    const int row = grid->rowCount();
    grid->addWidget(name, row, 0);
    grid->addWidget(field, row, 1);
    m_fields.insert(id, field);
}

void NotesPage::addText(QVBoxLayout *column, const QString &id, const QString &label, int lines,
                        Member member, Verb verb)
{
    Label *name = sectionHead(label, this);
    auto *field = new TextField(this);
    field->setAccessibleName(label);
    field->setMostLetters(storage::MaxLongText);
    field->setMinimumHeight(lines * field->fontMetrics().lineSpacing() + 16);
    name->setBuddy(field);
    bind(field, bench(),
         Bound<QString>{[member](const Character &character) { return character.*member; }, verb});
    column->addWidget(name);
    column->addWidget(field, lines);
    m_fields.insert(id, field);
}

void NotesPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void NotesPage::arrange()
{
    const bool wide = width() >= LettersForTwoColumns * fontMetrics().averageCharWidth();
    m_columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

bool NotesPage::reveal(const QString &subject)
{
    QString key = subject;
    if (key.startsWith(QLatin1String("base/"))) key = key.mid(5);
    QWidget *field = m_fields.value(key.section(QLatin1Char('/'), 0, 0));
    if (key.startsWith(QLatin1String("injury"))) {
        const QString track = key.section(QLatin1Char('/'), 1, 1);
        field = m_injuries->field(track.isEmpty() ? QStringLiteral("stuns") : track);
    }
    if (!field) return false;
    m_scroll->ensureWidgetVisible(field);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace sky::ui::hursagmu
