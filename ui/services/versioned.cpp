#include "ui/services/versioned.h"

#include "core/party/partychanges.h"
#include "core/party/partyfile.h"
#include "core/storage/files.h"
#include "ui/services/openfile.h"
#include "ui/services/partybench.h"

namespace sky::ui
{

namespace
{

class VersionedCharacter : public Versioned
{
public:
    explicit VersionedCharacter(OpenFile &file)
        : m_file(file)
    {
    }
    std::vector<storage::Version> versions() const override { return m_file.versions(); }
    Result<QStringList> changedSince(const storage::Version &version) const override
    {
        return m_file.read(version).map([this](const storage::Loaded &then) {
            const Document &document = m_file.document();
            return document.system().describeChange(*then.character, *document.character());
        });
    }
    Result<void> bringBack(const storage::Version &version) override { return m_file.bringBack(version); }
    QString readOnlyReason() const override { return m_file.bench().readOnlyReason(); }
    bool opensAsNew() const override { return true; }

private:
    OpenFile &m_file;
};

class VersionedParty : public Versioned
{
public:
    explicit VersionedParty(PartyBench &bench)
        : m_bench(bench)
    {
    }
    std::vector<storage::Version> versions() const override
    {
        return m_bench.services().versions().of(m_bench.party().id);
    }
    Result<QStringList> changedSince(const storage::Version &version) const override
    {
        return read(version).map(
            [this](const party::Party &then) { return party::describeChange(then, m_bench.party()); });
    }
    Result<void> bringBack(const storage::Version &version) override
    {
        return read(version).and_then([this](const party::Party &then) {
            return m_bench.change(PartyBench::tr("Bring back an earlier version"),
                                  [&then](party::Party &party) -> Result<void> {
                                      party = then;
                                      return {};
                                  });
        });
    }
    QString readOnlyReason() const override { return m_bench.document().onlyToLookAt(); }
    QString staysAsItIs() const override
    {
        return PartyBench::tr("Awards stay as they are now: the characters have them.");
    }

private:
    /// As it would be brought back.
    Result<party::Party> read(const storage::Version &version) const
    {
        return storage::readFile(version.file)
            .and_then(party::readParty)
            .map([this](const party::Party &then) { return party::broughtBack(then, m_bench.party()); });
    }

    PartyBench &m_bench;
};

} // namespace

std::unique_ptr<Versioned> versioned(OpenFile &file)
{
    return std::make_unique<VersionedCharacter>(file);
}

std::unique_ptr<Versioned> versioned(PartyBench &bench)
{
    return std::make_unique<VersionedParty>(bench);
}

} // namespace sky::ui
