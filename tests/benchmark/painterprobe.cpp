// Paints one A4 page of text and lines with nothing but Qt, as the yardstick for `skychamber export`.
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    if (argc < 2) return 2;
    QPdfWriter writer(QString::fromLocal8Bit(argv[1]));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setResolution(300);
    QPainter painter(&writer);
    const QString families[] = {QStringLiteral("Linux Libertine O"),
                                QStringLiteral("Linux Libertine Display O")};
    for (int row = 0; row < 60; ++row) {
        painter.setFont(
            QFont(families[row % 2], row % 3 == 0 ? 8 : 10, row % 4 == 0 ? QFont::DemiBold : QFont::Normal));
        painter.drawText(100, 120 + row * 50, QStringLiteral("Row %1").arg(row));
        painter.drawText(1500, 120 + row * 50, QString::number(row * 7));
        painter.drawLine(100, 130 + row * 50, 2200, 130 + row * 50);
    }
    return 0;
}
