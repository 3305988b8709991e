#pragma once

#include "core/base/result.h"
#include "core/storage/descriptor.h"

#include <QDir>
#include <QString>

namespace sky::storage
{

/// A folder for what is handed to other programs, only this user's, made when it is first asked for. Ends
/// with this; what a program leaves that is killed is removed by `removeDead`.
class TemporaryFolder
{
public:
    explicit TemporaryFolder(const QString &place = QDir::tempPath())
        : m_place(place)
    {
    }
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    Result<QString> path();

    /// Those of programs that do not live any more; nobody else's, whatever they are called.
    static void removeDead(const QString &place = QDir::tempPath());

private:
    QString m_place;
    QString m_path;    ///< empty: it is not made yet
    Descriptor m_lock; ///< on the folder itself, which tells that its program lives
};

} // namespace sky::storage
