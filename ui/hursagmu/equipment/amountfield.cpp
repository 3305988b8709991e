#include "ui/hursagmu/equipment/amountfield.h"

#include "core/base/quantity.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

AmountField::AmountField(int64_t perUnit, QWidget *parent)
    : LineField(parent)
    , m_perUnit(perUnit)
{
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::editingFinished, this, &AmountField::finish);
    connect(this, &LineField::edited, this, [this] { showProblem({}); });
}

void AmountField::showAmount(std::optional<int64_t> amount)
{
    m_shown = amount;
    if (hasFocus() && isModified()) return; // somebody is typing
    showText(amount ? toDecimal(*amount, m_perUnit) : QString());
    if (hasProblem()) showProblem({});
}

bool AmountField::hasProblem() const
{
    return property("problem").toBool();
}

std::optional<int64_t> AmountField::read() const
{
    const auto amount = fromDecimal(text().trimmed().replace(QLatin1Char(','), QLatin1Char('.')), m_perUnit);
    return amount && *amount >= 0 ? amount : std::nullopt;
}

bool AmountField::isAmount() const
{
    return text().trimmed().isEmpty() || read();
}

std::optional<int64_t> AmountField::amount()
{
    if (!isAmount()) showProblem(View::tr("That is no amount: write it like 12 or 0.5."));
    return read();
}

void AmountField::finish()
{
    const auto typed = amount();
    if (hasProblem()) return;
    setModified(false);
    if (typed != m_shown) Q_EMIT settled(typed);
}

} // namespace sky::ui::hursagmu
