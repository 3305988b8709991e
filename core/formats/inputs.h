#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sky::formats
{

/// What people mean by files, folders and parties.
struct Inputs {
    /// Something that was named, or lies in a folder, and is not among the files.
    struct Left {
        QString path;
        QString why;         ///< a sentence
        bool failed = false; ///< somebody will miss it: a member of a party, a party that cannot be read
    };
    QStringList files; ///< of characters, each once, in a fixed order
    std::vector<Left> left;
    QString party; ///< the name of the party, where one was named and nothing else
};

/// A folder stands for all characters beneath it that are not hidden; links to folders are not followed. A
/// party stands for its members.
Inputs inputsOf(const QStringList &paths);

} // namespace sky::formats
