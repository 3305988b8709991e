#include "ui/shell/readonlyline.h"

#include "ui/services/openfile.h"

#include <QPushButton>

namespace sky::ui
{

ReadOnlyLine::ReadOnlyLine(OpenFile &file, QWidget *parent)
    : NoticeRow(parent)
    , m_file(file)
{
    m_revert = offer(tr("Revert..."), tr("Go back to the character as its file has it"));
    m_copy = offer(tr("Save a copy..."), tr("Keep what is changed here in a file of its own"));
    m_again = offer(tr("Try again"), tr("Look whether the file may be changed by now"));
    m_takeOver =
        offer(tr("Take over..."), tr("Change it here; where it is open now it can then only be looked at"));
    connect(m_again, &QPushButton::clicked, this, [this] { m_file.tryUnlock(); });
    connect(m_takeOver, &QPushButton::clicked, this, &ReadOnlyLine::takeOverWanted);
    connect(m_copy, &QPushButton::clicked, this, &ReadOnlyLine::copyWanted);
    connect(m_revert, &QPushButton::clicked, this, &ReadOnlyLine::revertWanted);
    connect(&m_file.bench(), &Workbench::readOnlyChanged, this, &ReadOnlyLine::follow);
    connect(&m_file, &OpenFile::titleChanged, this, &ReadOnlyLine::follow);
    connect(&m_file, &OpenFile::changedOutside, this, &ReadOnlyLine::follow);
    follow();
}

QPushButton *ReadOnlyLine::offer(const QString &label, const QString &tip)
{
    QPushButton *made = addButton(label);
    made->setToolTip(tip);
    return made;
}

QString ReadOnlyLine::inWords() const
{
    const QString &why = m_file.bench().readOnlyReason();
    if (m_file.outside() != FileWatch::State::Changed || !m_file.newer().isEmpty()) return why;
    return m_file.needsSaving()
               ? tr("%1 The file has been changed since; take it over to merge both, or to keep yours.")
                     .arg(why)
               : tr("%1 The file has been changed since, and what it holds now cannot be shown here.")
                     .arg(why);
}

void ReadOnlyLine::follow()
{
    const bool shown = m_file.bench().isReadOnly();
    setVisible(shown);
    if (!shown) return;
    const bool changed = m_file.outside() == FileWatch::State::Changed;
    m_revert->setVisible(m_file.needsSaving() && changed && !m_file.path().isEmpty());
    m_copy->setVisible(m_file.needsSaving());
    m_again->setVisible(m_file.newer().isEmpty()); // a newer one never may
    m_takeOver->setVisible(m_file.isHeldElsewhere());
    if (const QString now = inWords(); now != sentence()) notice().say(Notice::Kind::Warning, now);
}

} // namespace sky::ui
