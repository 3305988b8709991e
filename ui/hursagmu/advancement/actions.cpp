#include "ui/hursagmu/advancement/actions.h"

#include "ui/binding/workbench.h"
#include "ui/hursagmu/advancement/grantdialogs.h"
#include "ui/hursagmu/advancement/playdialogs.h"
#include "ui/hursagmu/view.h"
#include "ui/print/printing.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::EntryKind;
using sky::hursagmu::Hursagmu;
using sky::hursagmu::Phase;

namespace
{

/// The ledger alone, on paper.
print::Options audit(const Workbench &bench)
{
    return plainOptions(bench.services(), {QStringLiteral("audit"), {}});
}

QString whyNotInCreation(const Document &document)
{
    return characterOf(document).phase == Phase::Play ? View::tr("The character is in play already.")
                                                      : QString();
}

QString whyNotInPlay(const Document &document)
{
    return characterOf(document).phase == Phase::Play ? QString()
                                                      : View::tr("The character is still in creation.");
}

QString whyNoAudit(const Document &document)
{
    return characterOf(document).ledger.empty() ? View::tr("The ledger is empty.") : QString();
}

} // namespace

std::vector<GameAction> ledgerActions(const std::shared_ptr<const Hursagmu> &game)
{
    const auto grant = [game](EntryKind kind) {
        return [game, kind](Workbench &bench, QWidget *window) { openGrant(bench, *game, kind, window); };
    };
    return {
        {QStringLiteral("play.begin"), View::tr("Be&gin Play..."),
         View::tr("Close creation: from then on the character grows through its ledger"), whyNotInCreation,
         [game](Workbench &bench, QWidget *window) { openBeginPlay(bench, *game, window); }},
        {QStringLiteral("play.return"), View::tr("&Back to Creation..."),
         View::tr("Open creation again, with a reason that the ledger keeps"), whyNotInPlay,
         [](Workbench &bench, QWidget *window) { openReturn(bench, window); }},
        {QStringLiteral("ledger.award"), View::tr("A&ward Experience..."),
         View::tr("Write an award into the ledger"), whyNotInPlay, grant(EntryKind::Award)},
        {QStringLiteral("ledger.correct"), View::tr("&Correct the Count..."),
         View::tr("Set experience right that was written down wrongly"), whyNotInPlay,
         grant(EntryKind::Correction)},
        {QStringLiteral("ledger.export"), View::tr("&Export Audit Page..."),
         View::tr("Save the ledger as a PDF file"), whyNoAudit,
         [](Workbench &bench, QWidget *window) { exportPdfOf(bench, window, audit(bench)); }, false},
        {QStringLiteral("ledger.print"), View::tr("Print A&udit Page..."), View::tr("Print the ledger"),
         whyNoAudit, [](Workbench &bench, QWidget *window) { printFile(bench, window, audit(bench)); },
         false},
    };
}

} // namespace sky::ui::hursagmu
