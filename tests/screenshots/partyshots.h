#pragma once

#include "ui/theme/theme.h"

#include <QDir>
#include <QSize>
#include <QWidget>

namespace sky
{

/// How a window is to look.
struct Look {
    const char *name;
    ui::ColorScheme scheme;
    int textPercent;
    QSize size;
};

void save(QWidget &window, const QDir &folder, const QString &name);
/// The Master's desk: a party with its sessions, the dialogs, and one whose files are in trouble.
void takeParty(const Look &look, const QDir &folder);
/// The page Sheet with its options, and the dialogs that export.
void takePaper(const Look &look, const QDir &folder);
/// What a damaged file is opened as, and what is missing in it; the notice after a crash.
void takeRescue(const Look &look, const QDir &folder);
/// Work that was not saved on the start page, the merge, what stands over an open character, versions.
void takeRecovery(const Look &look, const QDir &folder);
/// The ledger when it is long, its dialogs, and a calendar.
void takeLongLedger(const Look &look, const QDir &folder);

} // namespace sky
