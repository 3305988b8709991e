#pragma once

#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/builder.h"
#include "tests/ui/uifixture.h"
#include "ui/hursagmu/sorcery/sorcerypage.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/notice.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

namespace sky::test
{

/// As a screen reader says it: the name given, or that of the caption.
inline QString nameOf(QWidget &control)
{
    if (!control.accessibleName().isEmpty()) return control.accessibleName();
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&control);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// The sorcery page of a character in a shown window. What a person does goes through `press`, `type` and
/// `click`, which count.
class SorceryBench
{
public:
    explicit SorceryBench(hursagmu::Character character)
        : file(opened(std::move(character)))
        , page(file.bench(), *fixture.game)
    {
        page.resize(800, 900);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) qWarning("the window did not become active");
    }

    ui::OpenFile &opened(hursagmu::Character character)
    {
        character.id = QStringLiteral("7d444840-9dc0-11d1-b245-5ffdce74fad2");
        const QString path = fixture.path(QStringLiteral("sorcerer.skychar"));
        if (!storage::writeFile(path, storage::writeCharacter(character, *fixture.game, {})))
            qFatal("not written");
        ui::OpenFile *open = fixture.workspace.open(path).value_or(nullptr);
        if (!open) qFatal("not opened");
        return *open;
    }

    const hursagmu::Character &character() const { return ui::hursagmu::characterOf(file.document()); }
    const hursagmu::Spell &spell(size_t index = 0) const { return character().spells.at(index); }
    QByteArray bytes() const { return storage::writeCharacter(character(), *fixture.game, {}); }

    /// The visible control whose accessible name begins so.
    template<class Control>
    Control *control(const QString &name) const
    {
        for (Control *each : page.findChildren<Control *>())
            if (each->isVisible() && nameOf(*each).startsWith(name)) return each;
        qFatal("no control %s", qPrintable(name));
        return nullptr;
    }
    QTreeView &book() const { return *page.findChild<QTreeView *>(); }
    QString sentences() const
    {
        QStringList all;
        for (auto *notice : page.findChildren<ui::Notice *>())
            if (notice->isVisible()) all << notice->sentence();
        return all.join(QLatin1Char('\n'));
    }
    const DerivedValue *value(const char *id) const { return file.bench().find(QLatin1String(id)); }
    qint64 figure(const char *id) const { return value(id) ? qint64{value(id)->number.value()} : -1; }

    void press(Qt::Key key)
    {
        ++actions;
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    void type(const QString &text)
    {
        ++actions;
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    void click(QWidget *control)
    {
        ++actions;
        QTest::mouseClick(control, Qt::LeftButton);
    }
    /// Makes a spell by keyboard: name, discipline as it is, then the numbers, each with Tab.
    void make(const QString &name, const QStringList &numbers)
    {
        click(control<QPushButton>(QStringLiteral("New spell")));
        type(name);
        press(Qt::Key_Tab); // to the discipline
        press(Qt::Key_Tab);
        for (const QString &number : numbers) {
            type(number);
            press(Qt::Key_Tab);
        }
    }

    UiFixture fixture;
    ui::OpenFile &file;
    ui::hursagmu::SorceryPage page;
    int actions = 0;
};

} // namespace sky::test
