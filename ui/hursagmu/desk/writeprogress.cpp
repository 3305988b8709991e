#include "ui/hursagmu/desk/writeprogress.h"

#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"

#include <QCoreApplication>
#include <QProgressBar>
#include <QPushButton>

namespace sky::ui::hursagmu
{

WriteProgress::WriteProgress(size_t members, QWidget *parent)
    : QProgressDialog(parent)
    , m_members(members)
{
    setWindowTitle(View::tr("Experience"));
    setLabelText(View::tr("Looking at the files. Nothing is written yet."));
    setCancelButton(button(View::tr("Stop"), this));
    auto *bar = new QProgressBar(this);
    bar->setAccessibleName(View::tr("Characters looked at"));
    setBar(bar);
    setRange(0, int(members) + 1); // never at its end, which would hide it
    setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    setWindowModality(Qt::ApplicationModal);
    setMinimumDuration(0);
    show();
}

bool WriteProgress::step(size_t done)
{
    if (done >= m_members) {
        setLabelText(View::tr("Writing the files. This cannot be stopped any more."));
        setCancelButton(nullptr);
    }
    setValue(int(done));
    return !wasCanceled();
}

} // namespace sky::ui::hursagmu
