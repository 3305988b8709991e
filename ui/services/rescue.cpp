#include "ui/services/rescue.h"

#include "core/json/salvage.h"
#include "core/party/partyfile.h"
#include "core/storage/files.h"

namespace sky::ui
{

namespace
{

/// Also where nothing else of the file is left.
QString idIn(const QByteArray &bytes)
{
    const json::Salvaged found = json::salvage(bytes);
    const json::Object *root = found.value.asObject();
    const json::Value *id = root ? root->find(u"id") : nullptr;
    return id && id->asString() ? *id->asString() : QString();
}

std::optional<storage::Loaded> lastSaved(const Services &services, const QString &id)
{
    if (id.isEmpty()) return std::nullopt;
    for (const storage::Version &version : services.versions().of(id)) {
        auto loaded = storage::readFile(version.file).and_then([&services](const QByteArray &bytes) {
            return storage::readCharacter(bytes, services.registry());
        });
        if (loaded && loaded->onlyToLookAt.isEmpty()) return std::move(*loaded);
    }
    return std::nullopt;
}

std::optional<party::Party> lastSavedParty(const Services &services, const QString &id)
{
    if (id.isEmpty()) return std::nullopt;
    for (const storage::Version &version : services.versions().of(id)) {
        auto read = storage::readFile(version.file).and_then(party::readParty);
        if (read && services.registry().find(read->system)) return std::move(*read);
    }
    return std::nullopt;
}

} // namespace

Rescue rescueOf(const Services &services, const QString &path)
{
    Rescue rescue;
    const auto bytes = storage::readFile(path);
    if (!bytes) return rescue;
    if (auto salvage = storage::salvageCharacter(*bytes, services.registry()))
        rescue.salvage = std::move(*salvage);
    rescue.saved = lastSaved(services, rescue.salvage ? rescue.salvage->loaded.character->id : idIn(*bytes));
    return rescue;
}

PartyRescue partyRescueOf(const Services &services, const QString &path)
{
    PartyRescue rescue;
    const auto bytes = storage::readFile(path);
    if (!bytes) return rescue;
    if (auto salvage = party::salvageParty(*bytes, services.registry())) rescue.salvage = std::move(*salvage);
    rescue.saved = lastSavedParty(services, rescue.salvage ? rescue.salvage->party.id : idIn(*bytes));
    return rescue;
}

} // namespace sky::ui
