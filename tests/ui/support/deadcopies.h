#pragma once

#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/ui/uifixture.h"

#include <QDir>
#include <QDirIterator>

namespace sky::test
{

/// Of a knight that bears that name.
inline ui::CrashCopy copyOfKnight(const UiFixture &fixture, const QString &name, const QString &path = {})
{
    auto knight = fixture.game->fromTemplate(QStringLiteral("knight")).value();
    knight->name = name;
    return {
        {}, path, name, fixture.services.clock(), {}, storage::writeCharacter(*knight, *fixture.game, {})};
}

/// Leaves copies in the state folder as a program does that was killed.
inline void leaveCopies(const UiFixture &fixture, const std::vector<ui::CrashCopy> &copies)
{
    QTemporaryDir crashed;
    ui::CrashCopies kept(crashed.path(), fixture.services.clock);
    for (const ui::CrashCopy &copy : copies)
        kept.write(kept.newName(), [copy] { return copy; });
    kept.finish();
    const QString dead = fixture.services.stateFolder + QStringLiteral("/unsaved/1-dead");
    QDir().mkpath(dead);
    QDirIterator all(crashed.path(), {QStringLiteral("*.copy")}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString copy = all.next();
        QFile::copy(copy, dead + QLatin1Char('/') + QFileInfo(copy).fileName());
    }
}

} // namespace sky::test
