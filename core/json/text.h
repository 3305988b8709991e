#pragma once

#include <QCoreApplication>

namespace sky::json
{

/// The translation context of everything said about JSON.
class Text
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};

} // namespace sky::json
