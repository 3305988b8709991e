#pragma once

#include "ui/services/workspace.h"
#include "ui/shell/gameui.h"

#include <QObject>

#include <optional>
#include <vector>

namespace sky::ui
{

/// What programs that ended without a goodbye had not saved, to be restored, put off or discarded.
class RecoveryShelf : public QObject
{
    Q_OBJECT

public:
    explicit RecoveryShelf(Workspace &workspace, QObject *parent = nullptr);

    /// Looks what there is. Nothing is there before.
    void load();
    /// The newest first; those that were put off behind.
    const std::vector<CrashCopy> &copies() const { return m_copies; }
    int fresh() const; ///< that were not put off
    /// Null where none is of that file.
    const CrashCopy *of(const QString &path) const;

    /// What a person wants to know before choosing.
    struct Look {
        QString name;
        QString problem;                  ///< why it can't be read; else empty
        std::optional<TemplateCard> card; ///< what it is like
        bool compared = false;            ///< `changes` are those since the last save
        QStringList changes;
        QString remark; ///< about its file, in a sentence
    };
    Look look(const CrashCopy &copy) const;

    // A copy is named by its file, since these end the one that is passed.
    Result<OpenFile *> restore(const QString &file);
    void putOff(const QString &file);
    void discard(const QString &file);

Q_SIGNALS:
    void changed();

private:
    CrashCopy *find(const QString &file);
    void remove(const QString &file);
    void compare(Look &look, const CrashCopy &copy, const storage::Loaded &now) const;

    Workspace &m_workspace;
    std::vector<CrashCopy> m_copies;
};

} // namespace sky::ui
