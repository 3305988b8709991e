#pragma once

#include "ui/widgets/fields.h"

namespace sky::ui::hursagmu
{

/// A number of which each doubling costs: its arrows go from one power of two to the next. Any number may be
/// typed.
class DoublingField : public NumberField
{
    Q_OBJECT

public:
    using NumberField::NumberField;

    void stepBy(int steps) override
    {
        qint64 next = value();
        for (; steps > 0 && next < maximum(); --steps)
            next = above(next);
        for (; steps < 0 && next > minimum(); ++steps)
            next = below(next);
        setValue(int(qBound(qint64{minimum()}, next, qint64{maximum()})));
    }

private:
    static qint64 above(qint64 value)
    {
        qint64 power = 1;
        while (power <= value)
            power *= 2;
        return power;
    }
    static qint64 below(qint64 value)
    {
        qint64 power = 1;
        while (power * 2 < value)
            power *= 2;
        return power;
    }
};

} // namespace sky::ui::hursagmu
