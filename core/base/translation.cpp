#include "core/base/translation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace sky
{

void installTranslations(QCoreApplication &application)
{
    auto *translator = new QTranslator(&application);
    const QString folder = QStringLiteral(":/translations");
    const bool found =
        translator->load(QLocale(), QStringLiteral("skychamber"), QStringLiteral("_"), folder) ||
        translator->load(QStringLiteral("skychamber_en"), folder);
    if (found) QCoreApplication::installTranslator(translator);
}

} // namespace sky
