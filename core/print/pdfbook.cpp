#include "core/print/pdfbook.h"

#include "core/pdf/pdf.h"
#include "core/print/painter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr int Resolution = 1200; ///< dots per inch of the coordinates in the file
constexpr double MillimetresPerInch = 25.4;

/// The sections of a single sheet stand at the top, those of a book under their sheet.
std::vector<pdf::OutlineEntry> outlineOf(std::vector<pdf::OutlineEntry> sheets)
{
    const auto isSheet = [](const pdf::OutlineEntry &entry) { return entry.depth == 0; };
    if (std::count_if(sheets.begin(), sheets.end(), isSheet) != 1) return sheets;
    sheets.erase(sheets.begin());
    for (pdf::OutlineEntry &entry : sheets)
        entry.depth = 0;
    return sheets;
}

} // namespace

struct PdfBook::Device {
    QBuffer buffer;
    QPdfWriter writer{&buffer};
    QPainter painter;
    size_t pages = 0;
    pdf::Details details;
    std::vector<pdf::OutlineEntry> sheets; ///< one for each layout, followed by its sections
};

PdfBook::PdfBook(const QString &title, const PageFormat &paper)
    : m_device(std::make_unique<Device>())
{
    m_device->details.title = title;
    m_device->details.page = {paper.width, paper.height};
    m_device->buffer.open(QIODevice::WriteOnly);
    m_device->writer.setResolution(Resolution);
    m_device->writer.setTitle(title);
    m_device->writer.setCreator(QStringLiteral("Skychamber"));
    const QPageSize size(QSizeF(paper.width, paper.height), QPageSize::Millimeter, paper.id,
                         QPageSize::ExactMatch);
    m_device->writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF()));
}

PdfBook::~PdfBook() = default;

Result<void> PdfBook::add(const SheetLayout &layout)
{
    Device &device = *m_device;
    if (!device.painter.isActive()) {
        if (!device.painter.begin(&device.writer))
            return fail(ErrorKind::Failed,
                        QCoreApplication::translate("Print", "The printer could not be started."));
        const double scale = Resolution / MillimetresPerInch;
        device.painter.scale(scale, scale);
    }
    if (pagesBefore(layout, device.pages) > device.pages) {
        if (const auto turned = turnPage(); !turned) return turned;
        ++device.pages; // empty
    }
    device.sheets.push_back({layout.title, device.pages, 0, 0});
    for (const Bookmark &mark : layout.bookmarks)
        device.sheets.push_back({mark.title, device.pages + mark.page, mark.y, 1});
    if (device.sheets.size() == 1 + layout.bookmarks.size())
        device.details.author = layout.author;
    else if (device.details.author != layout.author)
        device.details.author.clear(); // nobody's alone
    for (const QString &word : layout.keywords)
        if (!device.details.keywords.contains(word)) device.details.keywords << word;
    const SheetPainter pages(layout);
    for (size_t page = 0; page < layout.pages.size(); ++page, ++device.pages) {
        if (const auto turned = turnPage(); !turned) return turned;
        pages.paintPage(device.painter, page);
    }
    return {};
}

size_t PdfBook::pagesBefore(const SheetLayout &layout, size_t pages)
{
    const bool onFront = layout.paper.left(0) != layout.paper.left(1);
    return pages + (onFront ? pages % 2 : 0);
}

/// To an empty page, unless it is the first.
Result<void> PdfBook::turnPage()
{
    if (m_device->pages == 0 || m_device->writer.newPage()) return {};
    return fail(
        ErrorKind::Failed,
        QCoreApplication::translate("Print", "Page %1 could not be printed.").arg(m_device->pages + 1));
}

Result<QByteArray> PdfBook::finish(const QDateTime &created, const Attachment &attachment)
{
    if (m_device->painter.isActive() && !m_device->painter.end())
        return fail(ErrorKind::Failed,
                    QCoreApplication::translate("Print", "Printing could not be finished."));
    pdf::Details &details = m_device->details;
    details.created = created;
    details.attachedName = attachment.name;
    details.attached = attachment.bytes;
    details.outline = outlineOf(m_device->sheets);
    return pdf::finished(m_device->buffer.data(), details);
}

} // namespace sky::print
