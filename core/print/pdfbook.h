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

    Result<void> add(const SheetLayout &layout);
    /// The file; nothing is added afterwards.
    Result<QByteArray> finish(const QDateTime &created, const Attachment &attachment = {});

private:
    struct Device;
    std::unique_ptr<Device> m_device;
};

} // namespace sky::print
