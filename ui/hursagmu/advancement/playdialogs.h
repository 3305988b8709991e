#pragma once

#include "core/hursagmu/hursagmu.h"

class QWidget;

namespace sky::ui
{
class Workbench;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// Asks how creation is closed: what becomes of points that are left, the day, who says so. Says what stands
/// in the way while something does.
void openBeginPlay(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent);
/// Asks why, and goes back to creation.
void openReturn(Workbench &bench, QWidget *parent);
/// The open errors in words, a few of them: "No spell ... (rule H-201)".
QStringList obstacles(const Workbench &bench);

} // namespace sky::ui::hursagmu
