#pragma once

#include "core/formats/batch.h"
#include "core/print/pdfbook.h"

#include <memory>
#include <optional>
#include <vector>

namespace sky::formats
{

/// The one PDF of all sheets of a batch. They are painted as they come; where a page lists them, which stands
/// first and says on which page each begins, when all are there.
class BatchBook
{
public:
    explicit BatchBook(const BatchRequest &request)
        : m_request(request)
    {
    }

    bool isEmpty() const { return !m_book && m_sheets.empty(); }
    Result<void> add(const QString &name, const QString &player, print::SheetLayout &&sheet);
    /// The file; nothing where `BatchRequest::painted` stopped it.
    Result<std::optional<QByteArray>> finish();

private:
    struct Sheet {
        QString name, player;
        print::SheetLayout layout;
    };
    void begin(const print::PageFormat &paper);
    /// Numbers all pages, the list's too, and paints that.
    Result<void> paintList();

    const BatchRequest &m_request;
    std::vector<Sheet> m_sheets; ///< of a book with a list
    std::unique_ptr<print::PdfBook> m_book;
};

} // namespace sky::formats
