#pragma once

#include "core/base/result.h"
#include "core/storage/versions.h"

#include <QStringList>

#include <memory>
#include <vector>

namespace sky::ui
{

class OpenFile;
class PartyBench;

/// Something open of which earlier versions are kept.
class Versioned
{
public:
    virtual ~Versioned() = default;

    /// The newest first.
    virtual std::vector<storage::Version> versions() const = 0;
    /// What is another now than it was then, in words.
    virtual Result<QStringList> changedSince(const storage::Version &version) const = 0;
    /// Takes it as it was then, in one step that can be undone.
    virtual Result<void> bringBack(const storage::Version &version) = 0;
    /// Why it cannot be brought back now; empty: it can.
    virtual QString readOnlyReason() const = 0;
    /// What stays as it is all the same, in a sentence; empty: nothing.
    virtual QString staysAsItIs() const { return {}; }
    virtual bool opensAsNew() const { return false; }
};

std::unique_ptr<Versioned> versioned(OpenFile &file);
std::unique_ptr<Versioned> versioned(PartyBench &bench);

} // namespace sky::ui
