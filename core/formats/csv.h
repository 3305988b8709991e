#pragma once

#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QStringList>

namespace sky::formats
{

/// One field, in quotes where it needs them.
QString csvField(const QString &field);
/// One record of a CSV file (RFC 4180) with the end of its line. A field that a spreadsheet would take for a
/// formula has ' before it.
QString csvLine(const QStringList &fields);

/// A table with a line for each character; columns that only some have are empty for the others.
class PartyTable
{
public:
    void add(const std::vector<TableField> &row);
    QByteArray csv() const;

private:
    std::vector<TableField> m_columns; ///< their ids and titles
    std::vector<QStringList> m_rows;   ///< by column; a later column may be missing at the end
    QHash<QString, qsizetype> m_places;
    QList<qsizetype> m_order; ///< columns as they are shown
};

} // namespace sky::formats
