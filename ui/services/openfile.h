#pragma once

#include "core/document/document.h"
#include "core/storage/envelope.h"
#include "ui/binding/workbench.h"
#include "ui/services/services.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>

namespace sky::ui
{

/// An open character with its file: saves it, holds its lock, notices when somebody else writes it.
class OpenFile : public QObject
{
    Q_OBJECT

public:
    /// A character that has no file yet.
    OpenFile(const Services &services, std::shared_ptr<const GameSystem> system, CharacterPtr character,
             QObject *parent = nullptr);
    /// Opens a file. The error has a sentence that does not name the file.
    static Result<std::unique_ptr<OpenFile>> open(const Services &services, const QString &path);

    Document &document() { return *m_document; }
    Workbench &bench() { return *m_bench; }

    const QString &path() const { return m_path; } ///< empty: never saved
    /// The file's name, or the character's where there is none yet; without a mark for changes.
    QString title() const;
    /// Something would be lost by closing: changed, or never saved and not as it was made.
    bool needsSaving() const;

    Result<void> save(); ///< to its own path, which it must have
    Result<void> saveAs(const QString &path);
    Result<void> saveAsTemplate(const QString &path, const QString &templateName);
    /// Takes the character as the file has it now; what was changed here is lost.
    Result<void> revert();

Q_SIGNALS:
    void titleChanged(); ///< title or needsSaving
    /// The file is not what it was when it was read or written here.
    void changedOutside();

private:
    OpenFile(const Services &services, storage::Loaded loaded, const QString &path, const QByteArray &bytes);
    void install(std::shared_ptr<const GameSystem> system, CharacterPtr character);

    const Services &m_services;
    QString m_path;
    QByteArray m_bytes; ///< as read or written last
    std::unique_ptr<Document> m_document;
    std::unique_ptr<Workbench> m_bench;
};

} // namespace sky::ui
