#pragma once

#include "core/print/layout.h"

#include <QByteArray>
#include <QDateTime>

#include <memory>

namespace sky::print
{

/// A file inside the PDF.
struct Attachment {
    QString name;
    QByteArray bytes; ///< empty: none
};

/// Several layouts one after another in one PDF, painted as they come, so that who waits can be told how far
/// it is. All have the same paper.
class PdfBook
{
public:
    PdfBook(const QString &title, const PageFormat &paper);
    ~PdfBook();
    PdfBook(const PdfBook &) = delete;
    PdfBook &operator=(const PdfBook &) = delete;

    /// One whose sides are bound differently begins on a front, after an empty page where need be.
    Result<void> add(const SheetLayout &layout);
    /// How many pages stand before it in a book that has so many already: one more where it may not begin on
    /// a back.
    static size_t pagesBefore(const SheetLayout &layout, size_t pages);
    /// The file; nothing is added afterwards.
    Result<QByteArray> finish(const QDateTime &created, const Attachment &attachment = {});

private:
    Result<void> turnPage();

    struct Device;
    std::unique_ptr<Device> m_device;
};

} // namespace sky::print
