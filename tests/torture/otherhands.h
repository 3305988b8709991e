#pragma once

#include "core/storage/filelock.h"
#include "core/system/gamesystem.h"
#include "tests/torture/randomness.h"

#include <QString>

#include <functional>
#include <optional>

namespace sky::torture
{

/// What other people and programs do meanwhile to the files in a folder: they write, remove and copy
/// characters and parties, keep them open, and leave damaged ones, whose names begin with "broken".
class OtherHands
{
public:
    /// `touched` is told each file that is not any more what it was.
    OtherHands(const QString &folder, Randomness &random, const GameRegistry &games,
               std::function<void(const QString &path)> touched);

    /// Does one of these to any file, as often as not to `current`, which may be empty; gives what was done.
    QString act(const QString &current);
    static bool isBroken(const QString &name) { return name.startsWith(QLatin1String("broken")); }

private:
    QString anyFile(const char *pattern);
    QString rewrite(const QString &path);
    QString copyBeside(const QString &path);
    QString spoil(const QString &path);
    QString hold(const QString &path);
    QByteArray changed(const QByteArray &bytes);
    void put(const QString &path, const QByteArray &bytes);
    void remove(const QString &path);
    QString tidyUp();

    QString m_folder;
    Randomness &m_random;
    GameRegistry m_games;
    std::function<void(const QString &)> m_touched;
    std::optional<storage::FileLock> m_lock;
};

} // namespace sky::torture
