#pragma once

#include <QString>
#include <QStringList>

namespace sky::hursagmu
{

/// Whether a person who typed this may mean the thing of that id, name and aliases; case and outer blanks do
/// not count.
bool namesIt(const QString &typed, const QString &id, const QString &name, const QStringList &aliases);

/// Up to three of `names` that look like what was typed, nearest first.
QStringList nearest(const QString &typed, const QStringList &names);

/// "There is no trait called ...": `sentence` with what was typed, and the near names.
QString unknownName(const QString &sentence, const QString &typed, const QStringList &names);
/// "... may mean more than one thing" with the ids.
QString ambiguousName(const QString &typed, const QStringList &ids);

} // namespace sky::hursagmu
