#pragma once

#include "core/base/result.h"
#include "core/storage/descriptor.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QString>

#include <cstdint>
#include <optional>

namespace sky::storage
{

/// Who holds a file, as its lock says.
struct FileHolder {
    QString host;
    QString machine; ///< the computer's own id; names of computers are often alike
    QString user;
    int64_t process = 0;
    QDateTime since;

    QString inWords() const; ///< a sentence that says it as this program sees it
};

/// Keeps a character's file for this program, as long as it lives. Others see who holds it. The lock is the
/// system's, on a small file beside the character's that says who: it ends with the program, however that
/// ends. One that names another computer is left alone too, since the system can't tell from here whether
/// that one lives. Only `takeOver` takes it from somebody, by another file in its place: whoever held it asks
/// `isStillHeld` before it writes.
class FileLock
{
public:
    /// `detail` of the error when this very program holds it.
    static constexpr QLatin1String HeldHere = QLatin1String("held by this program");

    /// Refused with a sentence that says who holds it; failed when the folder does not let us lock.
    static Result<FileLock> take(const QString &path, const QDateTime &now);
    /// Who holds it, as `take` would say; nothing is written.
    static std::optional<Error> inTheWay(const QString &path, const QDateTime &now);
    /// Takes it whoever holds it.
    static Result<FileLock> takeOver(const QString &path, const QDateTime &now);
    /// What its lock says, whether that is held or left over; nothing where there is none, or it does not
    /// say.
    static std::optional<FileHolder> holderOf(const QString &path);

    /// False once somebody took it over, or took its file away.
    bool isStillHeld() const;
    /// The lock's file and what is in it.
    QString file() const { return QFile::decodeName(m_path); }
    const QByteArray &record() const { return m_record; }

    FileLock(FileLock &&other) noexcept = default;
    FileLock &operator=(FileLock &&other) noexcept;
    ~FileLock();

private:
    FileLock(Descriptor file, const QByteArray &path, const FileHolder &holder);
    void release();

    Descriptor m_file;
    QByteArray m_path;   ///< of the lock's file
    QByteArray m_record; ///< what is in it, which no other lock has; empty where it could not be written
};

} // namespace sky::storage
