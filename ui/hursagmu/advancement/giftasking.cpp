#include "ui/hursagmu/advancement/giftasking.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/formdialog.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"

#include <QCheckBox>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::GiftEntry;

void askForGift(const QString &name, int64_t cost, const GiftEntry &gift,
                const std::function<Result<void>(const GiftEntry &)> &buy, QWidget *parent)
{
    auto *dialog = new FormDialog(View::tr("Buy a gift"), filled(View::tr("&Buy for %1"), cost), parent);
    dialog->say(
        filled(View::tr("%1. Gifts cannot be learned. Experience buys one with a reason and the Master's "
                        "consent, and both are noted. (rule E-032)"),
               name));
    LineField *explanation =
        dialog->addLine(View::tr("&Explanation"), gift.explanation, View::tr("where it comes from"));
    QCheckBox *approved = dialog->addCheck(View::tr("The &Master approves"));
    approved->setChecked(gift.approved);
    dialog->setReadyWhen([explanation] { return !explanation->text().trimmed().isEmpty(); });
    dialog->setDeed([=] {
        GiftEntry asked = gift;
        asked.explanation = explanation->text().trimmed();
        asked.approved = approved->isChecked();
        return buy(asked);
    });
    explanation->setFocus();
    dialog->open();
}

} // namespace sky::ui::hursagmu
