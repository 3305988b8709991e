#pragma once

#include "tests/torture/randomness.h"
#include "ui/shell/mainwindow.h"

#include <QObject>

class QAbstractItemView;

namespace sky::torture
{

/// Does something with the window, by its actions or with its widgets, and answers the dialogs that it opens.
class RandomUser : public QObject
{
public:
    RandomUser(ui::MainWindow &window, Randomness &random);

    /// Returns what was done, when no dialog and no menu is open any more; throws where one stays.
    QString act();

private:
    QString trigger();
    QString useWidgetOf(QWidget *parent);
    void use(QWidget *widget);
    void useKeys(QWidget *widget);
    void useView(QAbstractItemView *view);
    void type(QWidget *widget);
    void lookForDialogs();
    void answer(QWidget *dialog);
    void closeOthers();

    ui::MainWindow &m_window;
    Randomness &m_random;
    int m_turns = 0; ///< in dialogs and menus of the present action
};

} // namespace sky::torture
