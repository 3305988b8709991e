#pragma once

#include "ui/services/conflictcopies.h"

#include <QObject>

#include <map>

namespace sky::ui
{

class DocumentView;
class MainWindow;
class Workspace;

/// Says over a character that a conflict copy lies beside its file, and offers to merge it: when the
/// character is opened, and when the window gets the focus. One that is merged can be moved to the
/// wastebasket.
class ConflictOffers : public QObject
{
    Q_OBJECT

public:
    ConflictOffers(MainWindow &window, Workspace &workspace);

    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Returns when what was looked for is offered.
    void finish();

private:
    void look(); ///< beside the character that is shown
    void show(OpenFile &file, std::vector<ConflictCopy> copies);
    void offer(DocumentView &view, const ConflictCopy &copy);
    void merge(DocumentView &view, const ConflictCopy &copy);
    void settle(const ConflictCopy &copy);
    void tellMerged(DocumentView &view, const ConflictCopy &copy, const QByteArray &bytes,
                    const QString &sentence);
    void moveAway(DocumentView &view, const ConflictCopy &copy, const QByteArray &bytes);
    void tellFailed(const QString &title, const QString &sentence);

    MainWindow &m_window;
    ConflictCopies m_copies;
    std::map<const OpenFile *, QByteArray> m_offered; ///< what its line is about
};

} // namespace sky::ui
