#include "ui/hursagmu/advancement/playdialogs.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/text.h"
#include "ui/binding/workbench.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QPushButton>
#include <QRadioButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Debt;
using sky::hursagmu::filled;
using sky::hursagmu::LedgerStamp;
using sky::hursagmu::Leftover;

namespace
{

constexpr int MostObstacles = 6;

void showObstacles(FormDialog &dialog, Workbench &bench, const QStringList &sentences)
{
    auto *list = new Label(Type::Body, sentences.join(QLatin1Char('\n')), &dialog);
    list->setWordWrap(true);
    list->setInk(Label::Ink::Error);
    dialog.addWide(list);
    QPushButton *go = button(View::tr("Go to the &problems"), &dialog, QStringLiteral("warning"));
    dialog.addWide(go);
    QObject::connect(go, &QPushButton::clicked, &dialog, [&dialog, &bench] {
        dialog.reject();
        bench.jumpTo(QStringLiteral("problems"));
    });
    go->setFocus();
}

/// Keeping or dropping what is left; null when nothing is.
QRadioButton *addLeftover(FormDialog &dialog, int64_t left)
{
    if (left <= 0) return nullptr;
    auto *keep =
        new QRadioButton(filled(View::tr("&Keep the %1 that are left as experience"), left), &dialog);
    auto *drop = new QRadioButton(filled(View::tr("Let the %1 that are left &lapse"), left), &dialog);
    keep->setChecked(true);
    dialog.addWide(keep);
    dialog.addWide(drop);
    return keep;
}

} // namespace

QStringList obstacles(const Workbench &bench)
{
    QStringList sentences;
    int more = 0;
    for (const Issue &issue : bench.document().evaluation()->issues) {
        if (!issue.isOpenError()) continue;
        if (sentences.size() < MostObstacles)
            sentences << issue.sentence;
        else
            ++more;
    }
    if (more > 0) sentences << View::tr("%n more", nullptr, more);
    return sentences;
}

void openBeginPlay(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent)
{
    const auto &facts = evaluationOf(bench.document());
    const LedgerStamp now = Stamp::now(bench);
    auto *dialog = new FormDialog(View::tr("Begin play"), View::tr("&Begin play"), parent);
    const QStringList open = obstacles(bench);
    dialog->say(open.isEmpty()
                    ? View::tr("In play the character grows through the ledger: awards bring experience, and "
                               "what is bought is noted with its day.")
                    : View::tr("Play begins when these problems are solved, or accepted by the Master with a "
                               "reason:"));
    if (!open.isEmpty()) showObstacles(*dialog, bench, open);
    QRadioButton *keep = addLeftover(*dialog, facts.remaining);
    DateField *date = dialog->addDate(View::tr("&Date"), now.date);
    LineField *session = dialog->addLine(View::tr("&Session"), now.session);
    LineField *who = dialog->addLine(View::tr("&Master"), Stamp::master(bench));
    dialog->setReadyWhen([&bench] { return !bench.document().evaluation()->hasOpenErrors(); });
    dialog->offerDebt();
    dialog->setDeed([=, &bench, &game] {
        const Leftover leftover = !keep || keep->isChecked() ? Leftover::Kept : Leftover::Dropped;
        const LedgerStamp stamp{date->date(), session->text().trimmed(), who->text().trimmed(), {}};
        const Debt debt = dialog->isDebtAccepted() ? Debt::Accepted : Debt::Refused;
        return bench.attempt(
            sky::hursagmu::enterPlay(game.catalogue(), leftover, bench.services().ids, stamp, debt));
    });
    dialog->open();
}

void openReturn(Workbench &bench, QWidget *parent)
{
    auto *dialog = new FormDialog(View::tr("Back to creation"), View::tr("&Back to creation"), parent);
    dialog->say(
        View::tr("Everything is changed again where it was bought, at no cost. The ledger keeps what it "
                 "says, and notes that creation was opened again."));
    LineField *reason = dialog->addLine(View::tr("&Reason"), {}, View::tr("why creation is opened again"));
    LineField *who = dialog->addLine(View::tr("&Master"), Stamp::master(bench));
    dialog->setReadyWhen([reason] { return !reason->text().trimmed().isEmpty(); });
    dialog->setDeed([=, &bench] {
        const LedgerStamp stamp{
            bench.services().clock().date(), {}, who->text().trimmed(), reason->text().trimmed()};
        return bench.attempt(sky::hursagmu::returnToCreation(bench.services().ids, stamp));
    });
    reason->setFocus();
    dialog->open();
}

} // namespace sky::ui::hursagmu
