#include "core/formats/batchbook.h"

#include "core/formats/text.h"
#include "core/print/listing.h"

namespace sky::formats
{

namespace
{

/// The page that lists the sheets, each with the page it begins on.
Result<print::SheetLayout> listOf(const QString &title, const std::vector<QStringList> &rows,
                                  const print::PageFormat &paper)
{
    print::Listing list;
    list.title = title;
    list.subtitle = Text::tr("%n character(s)", nullptr, int(rows.size()));
    list.heading = Text::tr("Characters");
    list.columns = {{QStringLiteral("name"), Text::tr("character")},
                    {QStringLiteral("player"), Text::tr("player")},
                    {QStringLiteral("page"), Text::tr("page")}};
    list.stops = {{QStringLiteral("name"), print::Align::Left, 0},
                  {QStringLiteral("player"), print::Align::Left, 100},
                  {QStringLiteral("page"), print::Align::Right, 180}};
    list.rows = rows;
    return print::layOutListing(list, paper);
}

} // namespace

void BatchBook::begin(const print::PageFormat &paper)
{
    const QString title = m_request.title.isEmpty() ? Text::tr("Characters") : m_request.title;
    m_book = std::make_unique<print::PdfBook>(title, paper);
}

Result<void> BatchBook::add(const QString &name, const QString &player, print::SheetLayout &&sheet)
{
    if (m_request.listed) {
        m_sheets.push_back({name, player, std::move(sheet)});
        return {};
    }
    if (!m_book) begin(sheet.paper);
    return m_book->add(sheet);
}

/// How many pages the list has decides where the sheets begin.
Result<void> BatchBook::paintList()
{
    const print::PageFormat &upright = m_request.options.paper;
    const print::PageFormat paper =
        m_sheets.front().layout.paper.isLandscape() ? upright.landscape() : upright;
    begin(paper);
    const QString title = m_request.title.isEmpty() ? Text::tr("Characters") : m_request.title;
    std::vector<QStringList> rows;
    for (const Sheet &sheet : m_sheets)
        rows.push_back({sheet.name, sheet.player, QStringLiteral("000")});
    const auto first = listOf(title, rows, paper);
    if (!first) return tl::unexpected(first.error());
    size_t pages = first->pages.size();
    std::vector<size_t> begins;
    for (size_t i = 0; i < m_sheets.size(); ++i) {
        pages = print::PdfBook::pagesBefore(m_sheets[i].layout, pages);
        begins.push_back(pages + 1);
        rows[i][2] = QString::number(begins.back());
        pages += m_sheets[i].layout.pages.size();
    }
    for (size_t i = 0; i < m_sheets.size(); ++i)
        print::numberPages(m_sheets[i].layout, begins[i], pages);
    return listOf(title, rows, paper).and_then([&](print::SheetLayout &&list) {
        print::numberPages(list, 1, pages);
        return m_book->add(list);
    });
}

Result<std::optional<QByteArray>> BatchBook::finish()
{
    if (!m_sheets.empty())
        if (const auto done = paintList(); !done) return tl::unexpected(done.error());
    for (size_t i = 0; i < m_sheets.size(); ++i) {
        if (const auto done = m_book->add(m_sheets[i].layout); !done) return tl::unexpected(done.error());
        m_sheets[i].layout = {}; // is not needed again
        if (m_request.painted && !m_request.painted(i + 1)) return std::nullopt;
    }
    return m_book->finish(m_request.options.clock()).map([](const QByteArray &bytes) {
        return std::optional<QByteArray>(bytes);
    });
}

} // namespace sky::formats
