#include "ui/theme/icon.h"

#include "ui/theme/colors.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
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

QString pathOf(const QString &name)
{
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

/// Icons are square; where the place is wider, what is left over is a gap to the words that follow.
QRect squareIn(QSize size)
{
    const int side = qMin(size.width(), size.height());
    const int left = QGuiApplication::isRightToLeft() ? size.width() - side : 0;
    return {left, (size.height() - side) / 2, side, side};
}

/// Drawn once for each colour and size. `size` in pixels of the screen.
QPixmap drawn(const QString &name, const QColor &color, QSize size)
{
    const QString key =
        QStringLiteral("skychamber/%1/%2/%3x%4")
            .arg(name, color.name(), QString::number(size.width()), QString::number(size.height()));
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) return picture;
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    picture = QPixmap(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QSvgRenderer(file.readAll().replace("currentColor", color.name().toLatin1()))
        .render(&painter, squareIn(size));
    painter.end();
    QPixmapCache::insert(key, picture);
    return picture;
}

/// Draws an SVG whose paint is "currentColor".
class TintedEngine : public QIconEngine
{
public:
    TintedEngine(const QString &name, IconTint tint)
        : m_name(name)
        , m_tint(tint)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const QSizeF size = QSizeF(rect.size()) * painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap(size.toSize(), mode, state));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return size.isEmpty() ? QPixmap() : drawn(m_name, colorOf(m_tint, mode), size);
    }

    QIconEngine *clone() const override { return new TintedEngine(m_name, m_tint); }

private:
    QString m_name;
    IconTint m_tint;
};

} // namespace

QIcon icon(const QString &name, IconTint tint)
{
    return QFile::exists(pathOf(name)) ? QIcon(new TintedEngine(name, tint)) : QIcon();
}

} // namespace sky::ui
