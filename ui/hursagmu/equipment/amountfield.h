#pragma once

#include "ui/widgets/fields.h"

#include <cstdint>
#include <optional>

namespace sky::ui::hursagmu
{

/// A decimal amount in smallest units, or nothing. Says `settled` when a person has finished with another
/// one; what is no amount is marked and kept for mending.
class AmountField : public LineField
{
    Q_OBJECT

public:
    /// Smallest units in the unit that is typed.
    AmountField(int64_t perUnit, QWidget *parent = nullptr);

    void showAmount(std::optional<int64_t> amount);
    /// Nothing for an empty field; also nothing, with a mark, for what is no amount.
    std::optional<int64_t> amount();
    bool hasProblem() const;
    /// Empty or an amount; marks nothing, for a price that follows the typing.
    bool isAmount() const;

Q_SIGNALS:
    void settled(std::optional<int64_t> amount);

private:
    std::optional<int64_t> read() const;
    void finish();

    int64_t m_perUnit;
    std::optional<int64_t> m_shown;
};

} // namespace sky::ui::hursagmu
