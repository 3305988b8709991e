#pragma once

#include <QString>

namespace sky::storage
{

/// Whether `candidate` is what a program that keeps folders alike calls a conflict copy of the file `name`,
/// or this program what it kept beside as "NAME (OTHER).skychar". Both are names without a folder. "NAME
/// (Anna's conflicted copy 2024-05-01).skychar", "NAME (conflicted copy 2024-05-01 120000).skychar",
/// "NAME.sync-conflict-20240501-120000-ABCDEFG.skychar", "NAME_conflict-20240501-120000.skychar".
bool isConflictName(const QString &candidate, const QString &name, const QString &other);

} // namespace sky::storage
