#pragma once

#include <QCoreApplication>

namespace sky::party
{

/// The translation context of everything said about parties.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Party)
};

} // namespace sky::party
