#pragma once

#include <QCoreApplication>

namespace sky::storage
{

/// The translation context of everything said about files.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Storage)
};

} // namespace sky::storage
