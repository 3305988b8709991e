#pragma once

#include "tests/torture/randomness.h"
#include "ui/shell/mainwindow.h"

#include <QObject>

#include <functional>

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
    /// The same for something else that happens, which may ask something.
    QString meanwhile(const std::function<QString()> &happens);
    /// That action of the window, if it can be done; gives its id.
    QString trigger(const QString &id);

private:
    QString doSomething();
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
