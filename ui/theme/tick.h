#pragma once

class QPainter;
class QRect;

namespace sky::ui
{

struct Colors;

/// The box of a row to tick, as large as the place.
void paintTick(QPainter &painter, const QRect &place, bool checked, const Colors &colors);

} // namespace sky::ui
