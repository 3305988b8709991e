#pragma once

#include <QString>

namespace sky::test
{

/// A window that nobody touches has nothing to do: the class of who asks for a layout again and again,
/// however long one waits. Empty: nobody does.
QString restless();

} // namespace sky::test
