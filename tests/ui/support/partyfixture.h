#pragma once

#include "core/hursagmu/edits/ledger.h"
#include "core/party/partyfile.h"
#include "core/storage/files.h"
#include "core/storage/save.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/hursagmu/desk/awardmodel.h"
#include "ui/hursagmu/desk/deskpage.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/shell/partyview.h"

#include <QDialog>
#include <QDir>
#include <QPushButton>

namespace sky::test
{

struct Somebody {
    const char *file, *name, *player, *startsAs;
    int experience;
};

inline const Somebody SkyRoad[] = {
    {"juk", "Juk the Barbarian", "Ana", "ranger", 24},
    {"vunata", "Vunata of Keph", "Marek", "mystic", 24},
    {"ilse", "Ilse of the High Fold", "Joana", "ranger", 24},
    {"odo", "Sir Odo of Kirkland", "Tomasz", "knight", 20},
    {"kesh", "Kesh the Borrower", "Lin", "rogue", 24},
    {"belessunu", "Belessunu of the Upper Terraces beyond the river", "Sefa", "priest", 24},
};

/// Does the edit to a character; the test fails when it is refused.
inline void change(Character &character, const Edit &edit)
{
    const auto done = edit.change(character);
    if (!done) qFatal("refused: %s", qUtf8Printable(done.error().message));
}

/// A folder with characters in play, and the window.
struct PartyFixture : WindowFixture {
    PartyFixture() { QDir().mkpath(path(QStringLiteral("sky-road"))); }

    QString fileOf(const char *name) const
    {
        return path(QStringLiteral("sky-road/%1.skychar").arg(QLatin1String(name)));
    }
    std::unique_ptr<hursagmu::Character> make(const Somebody &who)
    {
        auto made = *game->fromTemplate(QString::fromLatin1(who.startsAs));
        game->renewIds(*made, randomIds());
        auto character =
            std::unique_ptr<hursagmu::Character>(static_cast<hursagmu::Character *>(made.release()));
        character->name = QString::fromLatin1(who.name);
        character->player = QString::fromLatin1(who.player);
        const hursagmu::LedgerStamp stamp{QDate(2026, 1, 10), QStringLiteral("The toll bridge"), {}, {}};
        change(*character,
               hursagmu::enterPlay(game->catalogue(), hursagmu::Leftover::Dropped, randomIds(), stamp));
        change(*character,
               hursagmu::grantExperience(game->catalogue(), {hursagmu::EntryKind::Award, who.experience, {}},
                                         randomIds(), stamp));
        return character;
    }
    void write(const Somebody &who)
    {
        const auto done = storage::saveCharacter(fileOf(who.file), *make(who), *game);
        if (!done) qFatal("not written: %s", qUtf8Printable(done.error().message));
    }
    /// The six of them, and a party that names them; gives the path of the party.
    QString writeSix()
    {
        party::Party party;
        party.id = newUuid();
        party.name = QStringLiteral("The Sky Road");
        party.system = game->id();
        for (const Somebody &who : SkyRoad) {
            write(who);
            party.members.push_back({QStringLiteral("%1.skychar").arg(QLatin1String(who.file)), {}, {}, {}});
        }
        const QString file = path(QStringLiteral("sky-road/The Sky Road.skyparty"));
        if (!storage::writeFile(file, party::writeParty(party))) qFatal("the party was not written");
        return file;
    }
    void openSix()
    {
        window.commands().openPaths({writeSix()});
        if (!page()) qFatal("the party was not opened");
    }

    ui::PartyBench &bench() { return *window.currentParty(); }
    ui::hursagmu::DeskPage *page() const
    {
        const ui::PartyView *view = window.currentPartyView();
        return view ? static_cast<ui::hursagmu::DeskPage *>(view->page()) : nullptr;
    }
    /// What stands in the file now.
    std::unique_ptr<hursagmu::Character> read(const char *name) const
    {
        auto loaded = storage::readCharacter(*storage::readFile(fileOf(name)), services.registry());
        if (!loaded) qFatal("%s cannot be read", name);
        return std::unique_ptr<hursagmu::Character>(
            static_cast<hursagmu::Character *>(loaded->character.release()));
    }
    QByteArray bytesOf(const char *name) const { return *storage::readFile(fileOf(name)); }
    /// All the experience that counts in the file.
    int64_t earned(const char *name) const
    {
        const auto evaluation = game->evaluate(*read(name));
        return static_cast<const hursagmu::Evaluation &>(*evaluation).experienceEarned;
    }
    template<class Widget>
    Widget *inPage(const QString &accessibleName) const
    {
        for (Widget *widget : page()->template findChildren<Widget *>())
            if (widget->accessibleName() == accessibleName) return widget;
        return nullptr;
    }
    ui::hursagmu::DeskTable *table(const char *name) const
    {
        return inPage<ui::hursagmu::DeskTable>(QString::fromLatin1(name));
    }
    /// The dialog that is open; the test fails where there is none.
    QWidget *dialog() const
    {
        QWidget *open = QApplication::activeModalWidget();
        if (!open) qFatal("no dialog is open");
        if (open->isAncestorOf(QApplication::focusWidget())) return open;
        open->activateWindow();
        if (!QTest::qWaitFor([open] { return open->isAncestorOf(QApplication::focusWidget()); }))
            qFatal("the dialog has not the focus");
        return open;
    }
    template<class Widget>
    Widget *inDialog(const QString &accessibleName) const
    {
        for (Widget *widget : dialog()->findChildren<Widget *>())
            if (widget->accessibleName() == accessibleName) return widget;
        return nullptr;
    }
    /// The window with the keyboard again, as after a dialog.
    void front()
    {
        window.activateWindow();
        page()->setFocus();
        if (!QTest::qWaitFor([this] { return window.isActiveWindow(); })) qFatal("the window is not active");
    }
    /// The visible button of that text, without the mark of its access key.
    static QPushButton *buttonIn(const QWidget &place, const QString &text)
    {
        for (auto *button : place.findChildren<QPushButton *>())
            if (button->isVisible() && button->text().remove(QLatin1Char('&')) == text) return button;
        return nullptr;
    }
    /// What the page or the window says at the moment, all of it.
    QString said() const
    {
        QStringList sentences;
        for (const auto *notice : window.findChildren<ui::Notice *>())
            if (notice->isVisible()) sentences << notice->sentence();
        return sentences.join(QLatin1Char('\n'));
    }
};

/// A party of copies with ids of their own.
inline QString writeMany(PartyFixture &fixture, int count)
{
    const auto model = fixture.make(SkyRoad[0]);
    party::Party party;
    party.id = newUuid();
    party.name = QStringLiteral("All the valley");
    party.system = fixture.game->id();
    party.folder = QStringLiteral(".");
    for (int i = 0; i < count; ++i) {
        fixture.game->renewIds(*model, randomIds());
        model->name = QStringLiteral("Number %1").arg((i * 7) % count, 3, 10, QLatin1Char('0'));
        const QString file =
            fixture.path(QStringLiteral("sky-road/%1.skychar").arg(i, 3, 10, QLatin1Char('0')));
        if (!storage::saveCharacter(file, *model, *fixture.game)) qFatal("not written");
    }
    const QString path = fixture.path(QStringLiteral("sky-road/valley.skyparty"));
    if (!storage::writeFile(path, party::writeParty(party))) qFatal("not written");
    return path;
}

} // namespace sky::test
