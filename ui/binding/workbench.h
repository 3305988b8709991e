#pragma once

#include "core/document/document.h"
#include "core/rules/edit.h"
#include "core/system/evaluation.h"
#include "ui/services/services.h"

#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace sky::ui
{

/// One open document as the pages see it: where their edits go, and the number that is looked at.
class Workbench : public QObject
{
    Q_OBJECT

public:
    Workbench(Document &document, const Services &services, QObject *parent = nullptr);

    Document &document() const { return m_document; }
    const Services &services() const { return m_services; }

    /// Why nothing may be changed here; empty when it may.
    const QString &readOnlyReason() const { return m_readOnlyReason; }
    bool isReadOnly() const { return !m_readOnlyReason.isEmpty(); }
    void setReadOnly(const QString &reason);

    /// Applies an edit. A refusal changes nothing, is told by `refused`, and gives false.
    bool apply(const Edit &edit);
    bool apply(const QString &name, const std::vector<Edit> &edits);
    /// The same without telling: for a field that shows the refusal itself.
    Result<void> attempt(const Edit &edit);

    /// Id of the derived value that the WHY panel explains ("defense"); empty for none.
    const QString &spotlight() const { return m_spotlight; }
    /// Ignored while the panel is pinned.
    void setSpotlight(const QString &valueId);
    /// The derived value of that id: the document's, or one that a page offers; nothing when there is none.
    const DerivedValue *find(const QString &valueId) const;
    /// What a page works out beside the character ("casting/power"), in place of what was offered before
    /// under that name.
    void offer(const QString &source, std::vector<DerivedValue> values);
    bool isPinned() const { return m_pinned; }
    void setPinned(bool pinned);

    /// Asks the window to show the place of a subject ("trait/warrior", "item/k7f3a9").
    void jumpTo(const QString &subject);
    /// Asks the window to say what a page has done with the character ("Exported to ...").
    void tellDone(const QString &sentence) { Q_EMIT done(sentence); }

Q_SIGNALS:
    void refused(const sky::Error &error);
    void spotlightChanged();
    void readOnlyChanged();
    void jumpRequested(const QString &subject);
    void done(const QString &sentence);

private:
    Document &m_document;
    const Services &m_services;
    QString m_readOnlyReason;
    QString m_spotlight;
    std::map<QString, std::vector<DerivedValue>> m_offered; ///< by source
    bool m_pinned = false;
};

} // namespace sky::ui
