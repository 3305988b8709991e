#pragma once

#include <QString>

#include <vector>

/// The words that stand for enumerations in the file, each list in the order of the values.
namespace sky::hursagmu::words
{

using List = std::vector<QString>;

inline const List phase = {QStringLiteral("creation"), QStringLiteral("play")};
inline const List traitKind = {QStringLiteral("talent"), QStringLiteral("profession")};
inline const List limb = {QStringLiteral("arm"), QStringLiteral("leg"), QStringLiteral("tentacle"),
                          QStringLiteral("tail"), QStringLiteral("other")};
inline const List entryKind = {QStringLiteral("award"),      QStringLiteral("raise"),
                               QStringLiteral("gift"),       QStringLiteral("newTrait"),
                               QStringLiteral("correction"), QStringLiteral("retrain")};
inline const List itemKind = {QStringLiteral("weapon"), QStringLiteral("armor"), QStringLiteral("focus"),
                              QStringLiteral("gear")};
inline const List place = {QStringLiteral("worn"), QStringLiteral("carried"), QStringLiteral("mount"),
                           QStringLiteral("left")};
inline const List quality = {QStringLiteral("poor"), QStringLiteral("good"), QStringLiteral("excellent")};
inline const List weaponClass = {QStringLiteral("melee"), QStringLiteral("missile")};
inline const List size = {QStringLiteral("small"), QStringLiteral("medium"), QStringLiteral("large")};

} // namespace sky::hursagmu::words
