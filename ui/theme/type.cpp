#include "ui/theme/type.h"

#include <QApplication>

namespace sky::ui
{

namespace
{

struct Size {
    double share;
    bool bold;
};

Size sizeOf(Type type)
{
    switch (type) {
    case Type::Figure:
        return {2.0, true};
    case Type::Name:
        return {1.5, true};
    case Type::PanelTitle:
        return {1.15, true};
    case Type::Body:
        return {1.0, false};
    case Type::Strong:
        return {1.0, true};
    case Type::Secondary:
        return {0.9, false};
    case Type::Section:
        return {0.85, true};
    }
    return {1.0, false};
}

} // namespace

QFont fontOf(Type type)
{
    const Size size = sizeOf(type);
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * size.share);
    else
        font.setPixelSize(qRound(font.pixelSize() * size.share));
    font.setBold(size.bold);
    if (type == Type::Section) {
        font.setCapitalization(QFont::AllUppercase);
        font.setLetterSpacing(QFont::PercentageSpacing, 104);
    }
    return font;
}

} // namespace sky::ui
