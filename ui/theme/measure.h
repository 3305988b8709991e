#pragma once

#include <QApplication>
#include <QFontInfo>

namespace sky::ui
{

/// A length of the drawings, which are made for text of 10 pt, at the present size of text.
inline int atTextSize(int pixels)
{
    return qRound(pixels * QFontInfo(QApplication::font()).pointSizeF() / 10.0);
}

} // namespace sky::ui
