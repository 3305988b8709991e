#include "tests/torture/randomuser.h"

#include "tests/torture/randomprompts.h"
#include "ui/shell/actions.h"
#include "ui/shell/actiontable.h"
#include "ui/shell/documentview.h"
#include "ui/widgets/searchfield.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace sky::torture
{

namespace
{

constexpr int PatientTurns = 10;  ///< then a dialog is left
constexpr int PatientFor = 20000; ///< milliseconds; then it can't be left

QString nameOf(const QWidget &widget)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1String(widget.metaObject()->className()), widget.accessibleName().left(60));
}

bool isField(QWidget *widget)
{
    const bool part =
        qobject_cast<QLineEdit *>(widget) && (qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) ||
                                              qobject_cast<QComboBox *>(widget->parentWidget()));
    return !part && (qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QLineEdit *>(widget) ||
                     qobject_cast<QComboBox *>(widget) || qobject_cast<QAbstractButton *>(widget) ||
                     qobject_cast<QAbstractItemView *>(widget) || qobject_cast<QPlainTextEdit *>(widget) ||
                     qobject_cast<QTextEdit *>(widget) || qobject_cast<QTabBar *>(widget));
}

/// Holds a value, so that using it changes the character more often than not.
bool hasValue(QWidget *widget)
{
    return qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget) ||
           qobject_cast<QCheckBox *>(widget) || qobject_cast<QPlainTextEdit *>(widget) ||
           (qobject_cast<QLineEdit *>(widget) && !qobject_cast<ui::SearchField *>(widget));
}

QList<QWidget *> fieldsIn(QWidget *parent)
{
    QList<QWidget *> fields;
    for (QWidget *widget : parent->findChildren<QWidget *>())
        if (widget->window() == parent->window() && widget->isVisible() && widget->isEnabled() &&
            isField(widget) && !qobject_cast<QLineEdit *>(widget->parentWidget()))
            fields << widget;
    return fields;
}

} // namespace

RandomUser::RandomUser(ui::MainWindow &window, Randomness &random)
    : m_window(window)
    , m_random(random)
{
    QTimer::singleShot(0, this, &RandomUser::lookForDialogs);
}

QString RandomUser::act()
{
    return meanwhile([this] { return doSomething(); });
}

QString RandomUser::doSomething()
{
    QWidget *page = m_window.centralWidget();
    if (m_window.currentView() && !m_random.oneIn(5)) page = m_window.currentView();
    return m_random.oneIn(3) || !page ? trigger() : useWidgetOf(page);
}

QString RandomUser::meanwhile(const std::function<QString()> &happens)
{
    m_turns = 0;
    const QString done = happens();
    // Some end their work before they go.
    for (const QDeadlineTimer patience(PatientFor); !patience.hasExpired();) {
        QCoreApplication::processEvents();
        if (!QApplication::activeModalWidget() && !QApplication::activePopupWidget()) break;
    }
    closeOthers();
    for (const QWidget *open : {QApplication::activeModalWidget(), QApplication::activePopupWidget()})
        if (open)
            throw std::runtime_error(
                qPrintable(QStringLiteral("%1 stays open after %2").arg(nameOf(*open), done)));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return done;
}

/// Undo and redo half as often as all others together.
QString RandomUser::trigger()
{
    m_window.actions().refresh();
    std::vector<const ui::Actions::Made *> able;
    for (const auto &made : m_window.actions().all())
        if (made.action->isEnabled()) able.push_back(&made);
    QAction *action = m_random.of(able)->action;
    if (m_random.oneIn(3))
        action = m_window.actions().find(m_random.oneIn(3) ? QStringLiteral("edit.redo")
                                                           : QStringLiteral("edit.undo"));
    for (const auto *made : able)
        if (made->action == action) {
            action->trigger();
            return QLatin1String(made->spec->id);
        }
    return QStringLiteral("nothing to undo or redo");
}

QString RandomUser::trigger(const QString &id)
{
    m_window.actions().refresh();
    QAction *action = m_window.actions().find(id);
    if (!action || !action->isEnabled()) return id + QStringLiteral(" can't be done");
    action->trigger();
    return id;
}

QString RandomUser::useWidgetOf(QWidget *parent)
{
    QList<QWidget *> fields = fieldsIn(parent);
    if (fields.isEmpty()) return QStringLiteral("nothing to use");
    QList<QWidget *> values;
    std::copy_if(fields.begin(), fields.end(), std::back_inserter(values), hasValue);
    if (!values.isEmpty() && m_random.oneIn(2)) fields = values;
    QWidget *field = m_random.of(fields);
    const QString name = nameOf(*field);
    use(field);
    return name;
}

void RandomUser::use(QWidget *widget)
{
    const QPointer<QWidget> there(widget);
    widget->setFocus(Qt::TabFocusReason);
    if (!there) return;
    if (qobject_cast<QAbstractButton *>(widget))
        QTest::mouseClick(widget, Qt::LeftButton);
    else if (auto *view = qobject_cast<QAbstractItemView *>(widget))
        useView(view);
    else if (m_random.oneIn(2))
        useKeys(widget);
    else
        type(widget);
}

void RandomUser::useKeys(QWidget *widget)
{
    static const QList<Qt::Key> keys{Qt::Key_Up,  Qt::Key_Down,     Qt::Key_Up,     Qt::Key_Home,
                                     Qt::Key_End, Qt::Key_PageDown, Qt::Key_Return, Qt::Key_Space,
                                     Qt::Key_F2,  Qt::Key_Delete,   Qt::Key_Right,  Qt::Key_Escape};
    QPointer<QWidget> there(widget);
    for (int i = m_random.below(4); i >= 0; --i)
        if (there && there->isVisible() && there->isEnabled()) QTest::keyClick(there, m_random.of(keys));
}

void RandomUser::useView(QAbstractItemView *view)
{
    const QPointer<QAbstractItemView> there(view);
    const QRect room = view->viewport()->rect();
    const QPoint place(m_random.below(room.width()), m_random.below(room.height()));
    if (view->indexAt(place).isValid()) QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
    if (!there) return;
    useKeys(view);
    if (!there) return;
    QPointer<QLineEdit> editor = there->findChild<QLineEdit *>(); // of a cell
    if (editor && editor->isVisible()) type(editor);
}

void RandomUser::type(QWidget *widget)
{
    QPointer<QWidget> there(widget);
    const bool tabs = qobject_cast<QTabBar *>(widget);
    if (!tabs) QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
    const QString text = tabs ? QString() : typedText(m_random);
    for (const QChar letter : text) {
        if (!there || !there->isVisible() || !there->isEnabled()) return;
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(there, &press);
    }
    static const QList<Qt::Key> ends{Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape};
    if (there) QTest::keyClick(there, m_random.of(ends));
}

/// A dialog may wait for its answer in an event loop of its own, and one of these may wait in another.
void RandomUser::lookForDialogs()
{
    QTimer::singleShot(0, this, &RandomUser::lookForDialogs);
    if (QWidget *popup = QApplication::activePopupWidget())
        answer(popup);
    else if (QWidget *dialog = QApplication::activeModalWidget())
        answer(dialog);
}

void RandomUser::answer(QWidget *dialog)
{
    const bool menu = qobject_cast<QMenu *>(dialog);
    if (++m_turns > PatientTurns || (!menu && m_random.oneIn(4))) {
        if (auto *asked = qobject_cast<QDialog *>(dialog); asked && m_turns < 2 * PatientTurns)
            asked->reject();
        else
            dialog->close();
        return;
    }
    if (menu) {
        const QPointer<QWidget> there(dialog);
        for (int i = m_random.below(6); i > 0 && there; --i)
            QTest::keyClick(dialog, Qt::Key_Down);
        if (there) QTest::keyClick(dialog, m_random.oneIn(3) ? Qt::Key_Escape : Qt::Key_Return);
    } else {
        useWidgetOf(dialog);
    }
}

/// Windows beside the main one, which wait for nobody.
void RandomUser::closeOthers()
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (widget != &m_window && widget->isVisible()) widget->close();
}

} // namespace sky::torture
