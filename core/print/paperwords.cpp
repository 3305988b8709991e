#include "core/print/paperwords.h"

#include "core/print/layoutspec.h"

#include <QCoreApplication>

#include <map>

namespace sky::print
{

QString paperWords(const PageFormat &paper)
{
    const auto translate = [](const char *text) { return QCoreApplication::translate("Print", text); };
    const QString ending = QStringLiteral("-landscape");
    const bool lies = paper.id.endsWith(ending);
    const QString id = lies ? paper.id.chopped(ending.size()) : paper.id;
    const std::map<QString, QString> words = {
        {QStringLiteral("a4"), translate(QT_TRANSLATE_NOOP("Print", "A4"))},
        {QStringLiteral("letter"), translate(QT_TRANSLATE_NOOP("Print", "US Letter"))},
        {QStringLiteral("a5"), translate(QT_TRANSLATE_NOOP("Print", "A5"))},
        {QStringLiteral("half-letter"), translate(QT_TRANSLATE_NOOP("Print", "US Half Letter"))},
        {QStringLiteral("a6"), translate(QT_TRANSLATE_NOOP("Print", "A6"))}};
    const auto known = words.find(id);
    const QString name = known == words.end() ? id : known->second;
    return lies ? translate(QT_TRANSLATE_NOOP("Print", "%1 lying")).arg(name) : name;
}

QString halfWords(const PageFormat &sheet)
{
    return QCoreApplication::translate("Print", "each half of %1").arg(paperWords(sheet));
}

} // namespace sky::print
