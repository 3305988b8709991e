#pragma once

#include <QCoreApplication>

namespace sky::app
{

/// The translation context of all that the command line says.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace sky::app
