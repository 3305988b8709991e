#pragma once

#include "core/base/result.h"
#include "core/storage/descriptor.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace sky::storage
{

/// Keeps a character's file for this program, as long as it lives. Others see who holds it. The lock is the
/// system's, on a small file beside the character's that says who: it ends with the program, however that
/// ends, and nobody takes it from a living one. One that names another computer is always left alone, since
/// the system can't tell from here whether that one lives.
class FileLock
{
public:
    /// `detail` of the error when this very program holds it.
    static constexpr QLatin1String HeldHere = QLatin1String("held by this program");

    /// Refused with a sentence that says who holds it; failed when the folder does not let us lock.
    static Result<FileLock> take(const QString &path, const QDateTime &now);
    /// Who holds it, as `take` would say; nothing is written.
    static std::optional<Error> inTheWay(const QString &path, const QDateTime &now);

    FileLock(FileLock &&other) noexcept = default;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock();

private:
    FileLock(Descriptor file, const QByteArray &path)
        : m_file(std::move(file))
        , m_path(path)
    {
    }
    void release();

    Descriptor m_file;
    QByteArray m_path; ///< of the lock's file
};

} // namespace sky::storage
