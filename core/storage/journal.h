#pragma once

#include "core/base/result.h"
#include "core/storage/descriptor.h"
#include "core/storage/together.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace sky::json
{
class ObjectReader;
}

namespace sky::storage
{

/// What a program that writes several files together leaves behind when it is ended: a folder `work-XXXXXXXX`
/// with a lock, both versions of all files (`data`), and what is to be done, in a file whose name says how
/// far it got (FORMAT.md). Each change of that name is one step that is done or not.
class Journal
{
public:
    enum class State {
        Prepared,  ///< no file was touched
        Committed, ///< all files are to become new
        Returned,  ///< all files are to be what they were
        Damaged,   ///< it counted, and does not say any more what is to be done
        Newer,     ///< written by a later version, which can finish it
    };

    struct File {
        QString path;      ///< as people know it
        QString target;    ///< where its links lead
        QString temporary; ///< the new version, beside the target
        bool existed = false;
        qsizetype before = 0, after = 0; ///< bytes of the two versions
        QByteArray beforeHash, afterHash;
    };

    static constexpr qsizetype MostBytes = 16 * 1024 * 1024; ///< of a version, as of any file that is read

    static QByteArray hashOf(const QByteArray &bytes);

    /// A new one. `files` are those of `writes`, in their order.
    static Result<Journal> begin(const QString &parent, const QString &what, std::vector<File> files,
                                 const std::vector<Write> &writes);
    /// Those whose programs have ended. What was left before anything was prepared is removed.
    static std::vector<Journal> abandoned(const QString &parent);

    const QString &folder() const { return m_folder; }
    QDateTime begun() const; ///< when its versions were written
    /// These two of a damaged one as far as it can be read: to be shown, not to be followed.
    const QString &what() const { return m_what; }
    const std::vector<File> &files() const { return m_files; }
    State state() const { return m_state; }
    Result<void> moveTo(State state);

    /// As it was written; nothing when it is damaged.
    std::optional<QByteArray> before(size_t file) const;
    std::optional<QByteArray> after(size_t file) const;

    void remove();
    /// Kept for people to look at, and not found again.
    void setAside();

private:
    Journal() = default;
    static std::optional<Journal> open(const QString &folder);
    bool fill(const std::vector<Write> &writes);
    bool readManifest(const QByteArray &bytes);
    void readFileEntry(json::ObjectReader &reader);
    std::optional<QByteArray> slice(qint64 offset, qsizetype size, const QByteArray &hash) const;
    qint64 offsetOf(size_t file) const;

    QString m_folder;
    QString m_what;
    std::vector<File> m_files;
    State m_state = State::Prepared;
    Descriptor m_lock; ///< of a living program
};

} // namespace sky::storage
