#pragma once

#include <QCoreApplication>

namespace sky::hursagmu {

/// The translation context of everything this game says.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Hursagmu)
};

} // namespace sky::hursagmu
