#include "core/print/layoutspec.h"

namespace sky::print
{

PageFormat PageFormat::a4()
{
    return {QStringLiteral("a4"), 210, 297, 40, 60};
}

PageFormat PageFormat::letter()
{
    return {QStringLiteral("letter"), 215.9, 279.4, 40, 56};
}

} // namespace sky::print
