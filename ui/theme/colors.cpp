#include "ui/theme/colors.h"

#include <QApplication>
#include <QWidget>

namespace sky::ui
{

namespace
{

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Colors makeLight()
{
    Colors c;
    c.window = rgb(0xF0EEE9);
    c.base = rgb(0xFDFCFA);
    c.alt = rgb(0xF6F4EF);
    c.line = rgb(0xD9D4C9);
    c.edge = rgb(0x8A8477);
    c.ink = rgb(0x22262C);
    c.ink2 = rgb(0x595E66);
    c.off = rgb(0x9B9890);
    c.accent = rgb(0x2F5391);
    c.onAccent = rgb(0xFFFFFF);
    c.accent2 = rgb(0x718FC4);
    c.accent3 = rgb(0xC6D3EA);
    c.tint = rgb(0xE4EAF5);
    c.sel = rgb(0xE4E0D7);
    c.warn = rgb(0x875100);
    c.warnGround = rgb(0xFBF0DA);
    c.error = rgb(0xA0262D);
    c.errorGround = rgb(0xFAE6E4);
    return c;
}

Colors makeDark()
{
    Colors c;
    c.window = rgb(0x16191E);
    c.base = rgb(0x1E2228);
    c.alt = rgb(0x242930);
    c.line = rgb(0x343A43);
    c.edge = rgb(0x7C848F);
    c.ink = rgb(0xE7E5E0);
    c.ink2 = rgb(0xA8ADB5);
    c.off = rgb(0x666C75);
    c.accent = rgb(0x94B4EE);
    c.onAccent = rgb(0x10151D);
    c.accent2 = rgb(0x5F82C4);
    c.accent3 = rgb(0x34496F);
    c.tint = rgb(0x283552);
    c.sel = rgb(0x2D333B);
    c.warn = rgb(0xE3B15C);
    c.warnGround = rgb(0x352C1B);
    c.error = rgb(0xF0938B);
    c.errorGround = rgb(0x3C2425);
    c.dark = true;
    return c;
}

} // namespace

const Colors &lightColors()
{
    static const Colors colors = makeLight();
    return colors;
}

const Colors &darkColors()
{
    static const Colors colors = makeDark();
    return colors;
}

const Colors &colorsOf(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? darkColors() : lightColors();
}

const Colors &colorsOf(const QWidget *widget)
{
    Q_UNUSED(widget)
    // Not its own palette: a style sheet may have made its ground transparent.
    return colorsOf(QApplication::palette());
}

QPalette paletteOf(const Colors &c)
{
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.ink);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.alt);
    p.setColor(QPalette::Text, c.ink);
    p.setColor(QPalette::PlaceholderText, c.ink2);
    p.setColor(QPalette::Button, c.alt);
    p.setColor(QPalette::ButtonText, c.ink);
    p.setColor(QPalette::BrightText, c.error);
    p.setColor(QPalette::ToolTipBase, c.base);
    p.setColor(QPalette::ToolTipText, c.ink);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::Light, c.base);
    p.setColor(QPalette::Midlight, c.alt);
    p.setColor(QPalette::Mid, c.line);
    p.setColor(QPalette::Dark, c.edge);
    p.setColor(QPalette::Shadow, c.edge);
    p.setColor(QPalette::Highlight, c.tint);
    p.setColor(QPalette::Inactive, QPalette::Highlight, c.sel);
    p.setColor(QPalette::HighlightedText, c.ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, c.off);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.sel);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, c.off);
    return p;
}

} // namespace sky::ui
