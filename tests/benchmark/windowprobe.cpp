// A bare main window with a tree, a table of 200 by 6 and eight spin boxes: what a window costs at least.
#include "tests/benchmark/firstpaint.h"

#include <QMainWindow>
#include <QSpinBox>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    sky::bench::FirstPaint end;
    application.installEventFilter(&end);
    QMainWindow window;
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    auto *tree = new QTreeWidget;
    for (int i = 0; i < 20; ++i)
        new QTreeWidgetItem(tree, {QString::number(i)});
    column->addWidget(tree);
    auto *table = new QTableWidget(200, 6);
    for (int row = 0; row < 200; ++row)
        for (int cell = 0; cell < 6; ++cell)
            table->setItem(row, cell, new QTableWidgetItem(QString::number(row * cell)));
    column->addWidget(table);
    for (int i = 0; i < 8; ++i)
        column->addWidget(new QSpinBox);
    window.setCentralWidget(middle);
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
