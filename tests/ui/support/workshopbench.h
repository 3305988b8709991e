#pragma once

#include "tests/ui/support/windowfixture.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/workshoppanel.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QTest>

namespace sky::test
{

using ui::hursagmu::characterOf;
using ui::hursagmu::evaluationOf;
using ui::hursagmu::WorkshopPanel;

/// An open character with the workshop beside it; counts what a person does.
struct WorkshopBench : WindowFixture {
    explicit WorkshopBench(const char *name = "alaric.skychar")
        : file(sample(QLatin1String(name)))
    {
        window.showFile(&file);
    }

    ui::OpenFile &file;
    int actions = 0;

    const hursagmu::Character &character() const { return characterOf(file.document()); }
    const hursagmu::Evaluation &facts() const { return evaluationOf(file.document()); }
    QUndoStack &undo() { return file.document().undoStack(); }
    WorkshopPanel *panel() const
    {
        auto *found = window.findChild<WorkshopPanel *>();
        return found && found->isVisible() ? found : nullptr;
    }
    /// The visible control of the workshop whose name begins so.
    template<class Widget>
    Widget *control(const QString &name) const
    {
        for (Widget *each : panel()->findChildren<Widget *>())
            if (each->isVisible() && each->accessibleName().startsWith(name)) return each;
        qFatal("no control %s", qPrintable(name));
        return nullptr;
    }
    template<class Button = QPushButton>
    Button *labelled(const QString &text) const
    {
        for (Button *each : panel()->findChildren<Button *>())
            if (each->isVisible() && each->text() == text) return each;
        qFatal("no button %s", qPrintable(text));
        return nullptr;
    }
    QString notice() const
    {
        for (auto *each : panel()->findChildren<ui::Notice *>())
            if (each->isVisible()) return each->sentence();
        return {};
    }
    ui::LineField *name() const { return control<ui::LineField>(QStringLiteral("Name of the thing")); }

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++actions;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }
    void type(const QString &text)
    {
        for (const QChar letter : text) {
            ++actions;
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
    }
    void click(QWidget *widget)
    {
        ++actions;
        QTest::mouseClick(widget, Qt::LeftButton, Qt::NoModifier,
                          qobject_cast<QCheckBox *>(widget) ? QPoint(8, widget->height() / 2) : QPoint());
    }
    void open()
    {
        key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(panel());
        QVERIFY(name()->hasFocus());
    }
    /// Types into "from" until it shows that thing.
    void from(const QString &wanted)
    {
        key(Qt::Key_Tab);
        auto *field = control<ui::ChoiceField>(QStringLiteral("Begin from"));
        QVERIFY(field->hasFocus());
        for (const QChar letter : wanted) {
            if (field->currentText() == wanted) break;
            type(QString(letter));
        }
        QCOMPARE(field->currentText(), wanted);
    }
    void step(const QString &name, int times)
    {
        auto *field = control<ui::NumberField>(name);
        if (times == 0) return;
        if (times > 3) { // typed
            ++actions;
            field->setFocus();
            field->selectAll();
            type(QString::number(times));
            key(Qt::Key_Return);
            return;
        }
        ++actions;
        field->setFocus();
        for (int i = 0; i < times; ++i)
            key(Qt::Key_Up);
    }
};

} // namespace sky::test
