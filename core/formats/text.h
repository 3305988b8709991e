#pragma once

#include <QCoreApplication>

namespace sky::formats
{

/// The translation context of everything said by and about formats.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Formats)
};

} // namespace sky::formats
