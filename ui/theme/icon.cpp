#include "ui/theme/icon.h"

#include "ui/theme/colors.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace sky::ui
{

namespace
{

QColor colorOf(IconTint tint, QIcon::Mode mode)
{
    const Colors &colors = colorsOf(QApplication::palette());
    if (mode == QIcon::Disabled) return colors.off;
    switch (tint) {
    case IconTint::Text:
        return colors.ink;
    case IconTint::Secondary:
        return colors.ink2;
    case IconTint::Accent:
        return colors.accent;
    case IconTint::OnAccent:
        return colors.onAccent;
    case IconTint::Warning:
        return colors.warn;
    case IconTint::Error:
        return colors.error;
    }
    return colors.ink;
}

/// Draws an SVG whose paint is "currentColor".
class TintedEngine : public QIconEngine
{
public:
    TintedEngine(const QByteArray &svg, IconTint tint)
        : m_svg(svg)
        , m_tint(tint)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray colored = m_svg;
        colored.replace("currentColor", colorOf(m_tint, mode).name().toLatin1());
        QSvgRenderer(colored).render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }

    QIconEngine *clone() const override { return new TintedEngine(m_svg, m_tint); }

private:
    QByteArray m_svg;
    IconTint m_tint;
};

} // namespace

QIcon icon(const QString &name, IconTint tint)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new TintedEngine(file.readAll(), tint));
}

} // namespace sky::ui
