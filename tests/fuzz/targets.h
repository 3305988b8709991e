#pragma once

#include <QByteArray>

#include <vector>

namespace sky::fuzz
{

/// A function that takes any bytes. It comes back whatever they are, or ends the program where a property
/// does not hold: a fuzzer and a test both see that.
struct Target {
    const char *name;
    void (*run)(const QByteArray &bytes);
};

void readJson(const QByteArray &bytes);
void loadCharacter(const QByteArray &bytes);
void salvageCharacter(const QByteArray &bytes);
void loadParty(const QByteArray &bytes);
void fillExportTemplate(const QByteArray &bytes);
void listUserTemplates(const QByteArray &bytes);
void layOutCharacter(const QByteArray &bytes);
void foldLedger(const QByteArray &bytes);

inline const std::vector<Target> &targets()
{
    static const std::vector<Target> all = {{"json", readJson},
                                            {"character", loadCharacter},
                                            {"salvage", salvageCharacter},
                                            {"party", loadParty},
                                            {"exporttemplate", fillExportTemplate},
                                            {"usertemplate", listUserTemplates},
                                            {"layout", layOutCharacter},
                                            {"ledger", foldLedger}};
    return all;
}

} // namespace sky::fuzz
