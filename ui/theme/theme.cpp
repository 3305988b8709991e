#include "ui/theme/theme.h"

#include "ui/theme/colors.h"
#include "ui/theme/measure.h"
#include "ui/theme/stylesheet.h"
#include "ui/theme/tick.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QProxyStyle>
#include <QStyleOption>
#include <QWidget>

namespace sky::ui
{

namespace
{

/// Fusion, whose ticks in lists and pictures in buttons and fields are as large as the text asks for.
class Style : public QProxyStyle
{
public:
    Style()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        switch (metric) {
        case PM_ButtonIconSize:
        case PM_LineEditIconSize:
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
            return atTextSize(16);
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
        }
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        if (element == PE_IndicatorItemViewItemCheck && widget)
            paintTick(*painter, option->rect, option->state.testFlag(State_On), colorsOf(widget));
        else
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
};

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
    applyTextSize(application, textPercent); // first: the style measures by it
    QApplication::setStyle(new Style);
    QApplication::setPalette(paletteOf(colors));
    application.setStyleSheet(styleSheetOf(colors));
    tellWidgets();
}

} // namespace sky::ui
