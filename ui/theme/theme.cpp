#include "ui/theme/theme.h"

#include "ui/theme/colors.h"
#include "ui/theme/stylesheet.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QStyleFactory>
#include <QWidget>

namespace sky::ui
{

namespace
{

/// The system's own font, remembered on the application before the first change of size.
QFont systemFont(QApplication &application)
{
    constexpr auto Key = "skychamberSystemFont";
    const QVariant known = application.property(Key);
    if (known.isValid()) return known.value<QFont>();
    const QFont font = QApplication::font();
    application.setProperty(Key, font);
    return font;
}

void applyTextSize(QApplication &application, int percent)
{
    QFont font = systemFont(application);
    const double points = font.pointSizeF() > 0 ? font.pointSizeF() : 10.0;
    font.setPointSizeF(points * qBound(80, percent, 200) / 100.0);
    if (font != QApplication::font()) QApplication::setFont(font);
}

/// Qt tells windows alone that the application's font is another; what has a size of its own needs to know
/// too.
void tellWidgets()
{
    QEvent change(QEvent::ApplicationFontChange);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets)
        QCoreApplication::sendEvent(widget, &change);
}

} // namespace

void applyTheme(QApplication &application, ColorScheme scheme, int textPercent)
{
    const Colors &colors = scheme == ColorScheme::Dark ? darkColors() : lightColors();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(paletteOf(colors));
    applyTextSize(application, textPercent);
    application.setStyleSheet(styleSheetOf(colors));
    tellWidgets();
}

} // namespace sky::ui
