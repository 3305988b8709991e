#include "core/base/isolated.h"
#include "core/print/export.h"
#include "core/print/listing.h"
#include "core/storage/files.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/desk/sessiondialog.h"
#include "ui/hursagmu/desk/sessionmodel.h"
#include "ui/hursagmu/view.h"
#include "ui/print/printing.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"

#include <QDir>
#include <QFileInfo>

namespace sky::ui::hursagmu
{

namespace
{

print::Listing logOf(const DeskWork &work)
{
    print::Listing list;
    list.title = work.bench().party().name;
    const SessionModel sessions(work);
    list.subtitle = View::tr("Session log");
    list.heading = View::tr("Sessions");
    list.columns = {{QStringLiteral("title"), View::tr("session")},
                    {QStringLiteral("date"), View::tr("date")},
                    {QStringLiteral("award"), View::tr("award")},
                    {QStringLiteral("who"), View::tr("who was there")}};
    list.stops = {{QStringLiteral("title"), print::Align::Left, 0},
                  {QStringLiteral("date"), print::Align::Left, 70},
                  {QStringLiteral("award"), print::Align::Left, 95},
                  {QStringLiteral("who"), print::Align::Left, 132}};
    for (int row = sessions.rowCount() - 1; row >= 0; --row) {
        const party::Session &session = sessions.at(row);
        QStringList names;
        for (const QString &member : session.present)
            if (const party::Seat *seat = work.bench().seat(member)) names << isolated(seat->name());
        list.rows.push_back({session.title, dayText(session.date), awardText(work, session),
                             names.join(QStringLiteral(", "))});
        for (const QString &line : session.note.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            list.rows.push_back({line});
    }
    return list;
}

} // namespace

void printSessions(const DeskWork &work, QWidget *parent)
{
    const print::Listing list = logOf(work);
    const QString folder = QFileInfo(work.bench().path()).absolutePath();
    const QString name = fileNameFor(View::tr("%1, sessions").arg(list.title), PdfExtension);
    Prompts &prompts = work.services().prompts;
    const QString path = pathToSave(prompts, parent, View::tr("Session log as PDF"),
                                    QDir(folder).filePath(name), View::tr("PDF (*.pdf)"), PdfExtension);
    if (path.isEmpty()) return;
    const auto written =
        print::layOutListing(list, paperOf(work.services().settings))
            .and_then([&work](const print::SheetLayout &layout) {
                return print::toPdf(layout, work.services().clock());
            })
            .and_then([&path](const QByteArray &bytes) { return storage::writeFile(path, bytes); });
    if (written)
        work.bench().say(View::tr("The session log is in %1.").arg(isolated(QFileInfo(path).fileName())));
    else
        work.bench().refuse(written.error());
}

} // namespace sky::ui::hursagmu
