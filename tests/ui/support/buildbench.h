#pragma once

#include "core/hursagmu/edits/edits.h"
#include "tests/support/phase.h"
#include "tests/ui/uifixture.h"
#include "ui/hursagmu/build/buildpage.h"
#include "ui/hursagmu/build/traitrow.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/notice.h"

#include <QTest>

namespace sky::test
{

/// Stands after what a draft lacks.
inline const QString WayOut =
    QStringLiteral(" To spend more all the same: Character, Let the Draft Go over Budget (Ctrl+D).");

/// An open character and its build page in a window of its own.
struct BuildBench {
    explicit BuildBench(UiFixture &shared, ui::OpenFile &open)
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
    ui::hursagmu::BuildPage page;

    const hursagmu::Character &character() { return ui::hursagmu::characterOf(file.document()); }
    const hursagmu::Evaluation &facts() { return ui::hursagmu::evaluationOf(file.document()); }
    int level(const QString &traitId) { return facts().level(traitId); }
    QUndoStack &undo() { return file.document().undoStack(); }
    json::Object written() { return fixture.game->write(character()); }

    ui::hursagmu::TraitRow *row(const QString &traitId)
    {
        for (auto *row : page.findChildren<ui::hursagmu::TraitRow *>())
            if (row->face().id == traitId && !row->isHidden()) return row;
        return nullptr;
    }
    /// The row of a trait, with the focus.
    ui::hursagmu::TraitRow *focused(const QString &traitId)
    {
        page.reveal(QStringLiteral("trait/") + traitId);
        return row(traitId);
    }
    /// What the page says was refused, or that is known.
    QString notice()
    {
        for (auto *notice : page.findChildren<ui::Notice *>())
            if (notice->isVisible()) return notice->sentence();
        return {};
    }
    /// Into play, with experience to spend.
    void play(int64_t experience)
    {
        const auto award = [experience](Character &character) -> Result<void> {
            hursagmu::LedgerEntry entry;
            entry.id = QStringLiteral("award");
            entry.date = QDate(2000, 1, 1);
            entry.points = experience;
            static_cast<hursagmu::Character &>(character).ledger.push_back(entry);
            return {};
        };
        QVERIFY(file.bench().apply(test::setPhase(hursagmu::Phase::Play)));
        QVERIFY(file.bench().apply({QStringLiteral("award"), {}, award}));
    }
    /// A stamp of later than today.
    hursagmu::LedgerStamp later() { return {fixture.services.clock().date().addDays(30), {}, {}, {}}; }
    template<class Widget>
    Widget *named(const QString &start)
    {
        for (Widget *widget : page.findChildren<Widget *>())
            if (widget->isVisible() && widget->accessibleName().startsWith(start)) return widget;
        return nullptr;
    }
    template<class Button>
    Button *labelled(const QString &text)
    {
        for (Button *button : page.findChildren<Button *>())
            if (button->isVisible() && button->text() == text) return button;
        return nullptr;
    }
};

} // namespace sky::test
