#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <vector>

namespace sky::pdf
{

/// A line of the outline; a deeper one belongs to the last one less deep.
struct OutlineEntry {
    QString title;
    size_t page = 0;
    double y = 0; ///< millimetres from the page's top
    int depth = 0;
};

/// What is said about a PDF and kept in it besides its pages.
struct Details {
    QString title, author;
    QStringList keywords;
    QString language = QStringLiteral("en"); ///< of the text, as in BCP 47
    QDateTime created;                       ///< the moment the file says it was made
    QSizeF page;                             ///< millimetres; every page gets exactly this size
    std::vector<OutlineEntry> outline;
    QString attachedName; ///< of a file inside
    QByteArray attached;  ///< its bytes; empty: none
};

/// The same pages with the details. The same pages and details give the same bytes.
Result<QByteArray> finished(const QByteArray &pages, const Details &details);

inline constexpr qsizetype MostAttached = 16 * 1024 * 1024; ///< bytes

bool isPdf(const QByteArray &bytes);
/// The program that the PDF says made it; empty where it does not say, is damaged, or packed as below.
QString creatorOf(const QByteArray &bytes);
/// The first file inside the PDF whose name ends so, unpacked to MostAttached bytes at most. Takes any bytes;
/// the error says in a sentence why there is none. Of a PDF that keeps its objects packed, as `finished`
/// never does, nothing is unpacked: there is no telling how much it would be.
Result<QByteArray> attachedFile(const QByteArray &bytes, const QString &nameEnd);

} // namespace sky::pdf
