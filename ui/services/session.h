#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace sky::ui
{

class Workspace;

/// Keeps which characters are open, in their order, and then which parties, in session.json of the state
/// folder: for opening them again at the next start. Characters without a file are not in it; what they would
/// lose, crash copies keep.
class Session : public QObject
{
    Q_OBJECT

public:
    /// Begins to follow the workspace; to be made after `last` was asked.
    explicit Session(Workspace &workspace, QObject *parent = nullptr);

    /// The files that were open last and are still there.
    static QStringList last(const QString &stateFolder);

    /// Takes what is open now; done with every change, and to be done when the start has opened what it
    /// could, so that what could not be opened is not tried for ever.
    void follow();

private:
    Workspace &m_workspace;
    QStringList m_kept;
};

} // namespace sky::ui
