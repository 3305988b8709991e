#pragma once

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/ledger.h"
#include "tests/ui/uifixture.h"
#include "ui/hursagmu/advancement/advancementpage.h"
#include "ui/hursagmu/advancement/ledgerview.h"
#include "ui/hursagmu/advancement/wishview.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QPushButton>
#include <QTest>

namespace sky::test
{

/// An open character and its page Advancement in a window of its own.
struct AdvancementBench {
    AdvancementBench(UiFixture &shared, ui::OpenFile &open)
        : fixture(shared)
        , file(open)
        , page(open.bench(), *shared.game)
    {
        page.resize(840, 700);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) qFatal("the window is not active");
    }

    UiFixture &fixture;
    ui::OpenFile &file;
    ui::hursagmu::AdvancementPage page;

    const hursagmu::Character &character() const { return ui::hursagmu::characterOf(file.document()); }
    const hursagmu::Evaluation &facts() const { return ui::hursagmu::evaluationOf(file.document()); }
    QUndoStack &undo() { return file.document().undoStack(); }
    json::Object written() const { return fixture.game->write(character()); }
    const hursagmu::Catalogue &catalogue() const { return fixture.game->catalogue(); }

    static hursagmu::LedgerStamp on(QDate date, const QString &reason = {}) { return {date, {}, {}, reason}; }
    bool begin(QDate date = QDate(2026, 1, 10))
    {
        return file.bench().apply(
            hursagmu::enterPlay(catalogue(), hursagmu::Leftover::Kept, fixture.services.ids, on(date)));
    }
    bool award(int64_t points, QDate date, const QString &reason = {})
    {
        return file.bench().apply(hursagmu::grantExperience(
            catalogue(), {hursagmu::EntryKind::Award, points, {}}, fixture.services.ids, on(date, reason)));
    }
    bool raise(const QString &trait, int level, QDate date)
    {
        return file.bench().apply(
            hursagmu::setTrait(catalogue(), trait, *Level::of(level), fixture.services.ids, on(date)));
    }
    bool wish(const QString &trait, int level)
    {
        hursagmu::Wish wish;
        wish.trait = trait;
        wish.level = level;
        return file.bench().apply(hursagmu::addWish(catalogue(), wish, fixture.services.ids));
    }
    bool wishGift(const QString &gift)
    {
        hursagmu::Wish wish;
        wish.gift = gift;
        return file.bench().apply(hursagmu::addWish(catalogue(), wish, fixture.services.ids));
    }

    ui::hursagmu::LedgerView *ledger() const { return page.findChild<ui::hursagmu::LedgerView *>(); }
    ui::hursagmu::WishView *wishes() const { return page.findChild<ui::hursagmu::WishView *>(); }
    QString cell(int row, int column) const
    {
        return ledger()->model()->index(row, column).data().toString();
    }
    /// The row whose cells contain that text; -1 when none does.
    int rowWith(const QString &text) const
    {
        for (int row = 0; row < ledger()->model()->rowCount(); ++row)
            for (int column = 0; column < ledger()->model()->columnCount(); ++column)
                if (cell(row, column).contains(text)) return row;
        return -1;
    }
    void look(int row)
    {
        ledger()->setFocus();
        ledger()->setCurrentIndex(ledger()->model()->index(row, 0));
    }
    QPushButton *button(const QString &text) const { return buttonOf(page, text); }
    QString texts() const { return textsOf(page); }

    /// The dialog that is open; null when none is.
    QDialog *dialog() const
    {
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible()) return dialog;
        return nullptr;
    }
    template<class Field>
    Field *field(const QString &name) const
    {
        if (!dialog()) return nullptr;
        for (Field *field : dialog()->findChildren<Field *>())
            if (field->accessibleName() == name) return field;
        return nullptr;
    }
    void type(const QString &name, const QString &text) const
    {
        auto *line = field<ui::LineField>(name);
        QVERIFY2(line, qPrintable(name));
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    /// Presses a button of the open dialog.
    bool press(const QString &text) const
    {
        QPushButton *found = dialog() ? buttonOf(*dialog(), text) : nullptr;
        if (!found || !found->isEnabled()) return false;
        QTest::mouseClick(found, Qt::LeftButton);
        return true;
    }

    static QPushButton *buttonOf(const QWidget &parent, const QString &text)
    {
        for (QPushButton *button : parent.findChildren<QPushButton *>())
            if (button->isVisible() && QString(button->text()).remove(QLatin1Char('&')) == text)
                return button;
        return nullptr;
    }
    static QString textsOf(const QWidget &parent)
    {
        QStringList texts;
        for (const QLabel *label : parent.findChildren<QLabel *>())
            if (label->isVisible()) texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
};

} // namespace sky::test
