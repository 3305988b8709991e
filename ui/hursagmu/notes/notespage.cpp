#include "ui/hursagmu/notes/notespage.h"

namespace sky::ui::hursagmu
{

NotesPage::NotesPage(Workbench &bench, const sky::hursagmu::Hursagmu &, QWidget *parent)
    : Page(bench, parent)
{
}

} // namespace sky::ui::hursagmu
