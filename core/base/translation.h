#pragma once

class QCoreApplication;

namespace sky
{

/// Puts the texts of the program's language in force; English only has its plurals there. Once, before
/// anything is said.
void installTranslations(QCoreApplication &application);

} // namespace sky
