#include "ui/print/paperfield.h"

#include "core/print/options.h"
#include "core/print/paperwords.h"
#include "ui/print/printing.h"
#include "ui/services/prompts.h"

namespace sky::ui
{

namespace
{

/// The entry that asks has no paper of its own.
constexpr QStringView Asks;

} // namespace

PaperField::PaperField(Prompts &prompts, bool sizes, QWidget *parent)
    : ChoiceField(parent)
    , m_prompts(prompts)
    , m_named(0)
{
    for (const PaperChoice &paper : paperChoices())
        addItem(sizes ? tr("%1, %2").arg(paper.name, paper.size) : paper.name, paper.id);
    m_named = count();
    addItem(tr("Custom..."), Asks.toString());
    connect(this, &ChoiceField::chosen, this, &PaperField::choose);
}

void PaperField::showPaper(const QString &id)
{
    const auto paper = print::paperByName(id);
    m_paper = paper ? paper->id : print::PageFormat::a4().id;
    while (count() > m_named + 1)
        removeItem(m_named); // a size that was shown before
    if (findData(m_paper) < 0) insertItem(m_named, print::paperWords(*paper), m_paper);
    setCurrentIndex(findData(m_paper));
    setAccessibleName(tr("Paper: %1").arg(currentText()));
}

void PaperField::choose(int index)
{
    const QString entry = itemData(index).toString();
    const QString wish = entry == Asks ? askSize() : entry;
    const QString before = m_paper;
    showPaper(wish.isEmpty() ? before : wish);
    if (m_paper != before) Q_EMIT paperChosen(m_paper);
}

/// Empty when given up, or when there is no such paper, which is told.
QString PaperField::askSize()
{
    const QString title = tr("Custom paper");
    const QString now =
        m_paper.endsWith(QLatin1String("mm")) ? m_paper.chopped(2) : QStringLiteral("100x150");
    const auto typed =
        m_prompts.text(this, title, tr("Width x height of the standing sheet in millimetres"), now);
    if (!typed) return {};
    QString size = typed->simplified().toLower();
    size.remove(u' ').replace(QChar(0xD7), u'x').replace(u',', u'.');
    const auto paper = print::paperByName(size);
    if (paper) return paper->id;
    m_prompts.tell(
        this, title,
        tr("A size is written like 100x150, with sides of %1 to %2 mm.")
            .arg(QString::number(print::PageFormat::Shortest), QString::number(print::PageFormat::Longest)));
    return {};
}

} // namespace sky::ui
