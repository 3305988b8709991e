#include "ui/binding/workbench.h"

#include <algorithm>

namespace sky::ui
{

Workbench::Workbench(Document &document, const Services &services, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_services(services)
{
}

void Workbench::setReadOnly(const QString &reason)
{
    if (reason == m_readOnlyReason) return;
    m_readOnlyReason = reason;
    Q_EMIT readOnlyChanged();
}

bool Workbench::apply(const Edit &edit)
{
    const auto done = attempt(edit);
    if (!done) Q_EMIT refused(done.error());
    return done.has_value();
}

bool Workbench::apply(const QString &name, const std::vector<Edit> &edits)
{
    const Result<void> done =
        isReadOnly() ? Result<void>(refuse(m_readOnlyReason)) : m_document.apply(name, edits);
    if (!done) Q_EMIT refused(done.error());
    return done.has_value();
}

Result<void> Workbench::attempt(const Edit &edit)
{
    if (isReadOnly()) return refuse(m_readOnlyReason);
    return m_document.apply(edit);
}

void Workbench::setSpotlight(const QString &valueId)
{
    if (m_pinned || valueId == m_spotlight) return;
    m_spotlight = valueId;
    Q_EMIT spotlightChanged();
}

const DerivedValue *Workbench::find(const QString &valueId) const
{
    if (const DerivedValue *value = m_document.evaluation()->find(valueId)) return value;
    for (const auto &[source, values] : m_offered)
        for (const DerivedValue &value : values)
            if (value.id == valueId) return &value;
    return nullptr;
}

void Workbench::offer(const QString &source, std::vector<DerivedValue> values)
{
    std::vector<DerivedValue> &offered = m_offered[source];
    const auto shown = [this](const std::vector<DerivedValue> &among) {
        return std::any_of(among.begin(), among.end(),
                           [this](const DerivedValue &value) { return value.id == m_spotlight; });
    };
    const bool touched = shown(offered) || shown(values);
    offered = std::move(values);
    if (touched) Q_EMIT spotlightChanged();
}

void Workbench::setPinned(bool pinned)
{
    if (pinned == m_pinned) return;
    m_pinned = pinned;
    Q_EMIT spotlightChanged();
}

void Workbench::jumpTo(const QString &subject)
{
    Q_EMIT jumpRequested(subject);
}

} // namespace sky::ui
