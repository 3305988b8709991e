#pragma once

#include "core/base/result.h"
#include "core/storage/descriptor.h"

#include <QByteArray>
#include <QString>

#include <sys/stat.h>

namespace sky::storage
{

/// Why the system said no, in plain words without a capital.
QString systemReason(int code);
/// "The file cannot be saved: REASON."
tl::unexpected<Error> notWritten(const char *step, int code);
tl::unexpected<Error> notWritten(const QString &why, const char *step, int code);

/// False with errno set.
bool writeFully(const Descriptor &file, const QByteArray &bytes);
/// The same. A file system that cannot sync at all is no failure.
bool syncFully(const Descriptor &file);

/// Where a file is to be written.
struct Target {
    QString path; ///< links are followed
    bool exists = false;
    struct stat old = {}; ///< when it exists

    QString folder() const;
};
/// Refuses what must not be replaced: a folder, a device, a file that we may not write.
Result<Target> writableTarget(const QString &path);

/// A new file beside the one to be replaced. Removed again unless it took that one's place.
class Replacement
{
public:
    explicit Replacement(const Target &target)
        : m_target(target)
    {
    }
    Replacement(const Replacement &) = delete;
    Replacement &operator=(const Replacement &) = delete;
    ~Replacement();

    /// A name that no other file is likely to have, with its folder.
    static QString freshName(const Target &target);

    /// Everything but taking the place: made, written, with the rights of the old one, synced. Under a name
    /// of its own, or under the given one.
    Result<void> prepare(const QByteArray &bytes);
    Result<void> prepareAs(const QString &name, const QByteArray &bytes);
    Result<void> takePlace();
    /// It stays although it did not take the place yet.
    void leave() { m_name.clear(); }

private:
    bool create(const QString &name);
    Result<void> fill(const QByteArray &bytes);
    void takeRights();

    Target m_target;
    QByteArray m_name; ///< empty when there is nothing to remove
    Descriptor m_file;
};

/// What was renamed or removed there reaches the disk; false with errno set. For one file a failure is
/// nobody's: after a power cut the old state comes back whole.
bool syncFolder(const QString &folder);

} // namespace sky::storage
