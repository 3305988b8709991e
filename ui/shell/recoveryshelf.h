#pragma once

#include "ui/services/background.h"
#include "ui/services/workspace.h"
#include "ui/shell/gameui.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <map>
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
    /// Made in the background: null at first, then `looked` tells when it is there.
    const Look *look(const QString &file);
    /// Returns when all that was asked for is there.
    void finish();

    // A copy is named by its file, since these end the one that is passed.
    Result<OpenFile *> restore(const QString &file);
    /// All that were not put off; gives a sentence for each that could not be.
    QStringList restoreAll();
    void putOff(const QString &file);
    void discard(const QString &file);

Q_SIGNALS:
    void changed();
    void looked(const QString &file);

private:
    CrashCopy *find(const QString &file);
    void remove(const QString &file);
    void forget(const QString &file);
    void take(int load, const QString &file, const Look &look);

    Workspace &m_workspace;
    std::vector<CrashCopy> m_copies;
    int m_load = 0;                  ///< how often they were looked for
    std::map<QString, Look> m_looks; ///< by the copy's file
    QSet<QString> m_wanted;          ///< those that are being looked at
    Background m_background;         ///< last, so that it ends first
};

} // namespace sky::ui
