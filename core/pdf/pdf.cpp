#include "core/pdf/pdf.h"

#define POINTERHOLDER_TRANSITION 4 // libqpdf's headers ask for it: shared_ptr everywhere

#include <QCoreApplication>

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <stdexcept>

namespace sky::pdf
{

namespace
{

constexpr double PointsPerMillimetre = 72 / 25.4;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(Pdf)
};

using Object = QPDFObjectHandle;

Object text(const QString &words)
{
    return Object::newUnicodeString(words.toStdString());
}

Object points(double value)
{
    return Object::newReal(value, 3);
}

void read(QPDF &pdf, const QByteArray &bytes)
{
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("pages", bytes.constData(), static_cast<size_t>(bytes.size()));
}

/// The painting program rounds the paper up to whole points and measures from the top, so the rest is cut off
/// below and at the right.
double setSize(QPDFPageObjectHelper page, QSizeF size)
{
    Object dictionary = page.getObjectHandle();
    Object old = page.getAttribute("/MediaBox", true);
    const double top = old.isArray() && old.getArrayNItems() == 4 ? old.getArrayItem(3).getNumericValue()
                                                                  : size.height() * PointsPerMillimetre;
    const std::vector<Object> corners = {points(0), points(top - size.height() * PointsPerMillimetre),
                                         points(size.width() * PointsPerMillimetre), points(top)};
    for (const char *box : {"/MediaBox", "/CropBox", "/TrimBox"})
        dictionary.replaceKey(box, Object::newArray(corners));
    return top;
}

/// Lines of one depth, each with those that belong to it; gives how many there are in all.
class Outline
{
public:
    Outline(QPDF &pdf, const std::vector<OutlineEntry> &entries, const std::vector<Object> &pages,
            const std::vector<double> &tops)
        : m_pdf(pdf)
        , m_entries(entries)
        , m_pages(pages)
        , m_tops(tops)
    {
    }

    Object make()
    {
        Object root = m_pdf.makeIndirectObject(Object::newDictionary());
        root.replaceKey("/Type", Object::newName("/Outlines"));
        const int count = addChildren(root, 0);
        root.replaceKey("/Count", Object::newInteger(count));
        return root;
    }

private:
    int addChildren(Object parent, int depth)
    {
        int count = 0;
        std::vector<Object> lines;
        while (m_next < m_entries.size() && m_entries[m_next].depth >= depth) {
            Object line = m_pdf.makeIndirectObject(lineOf(m_entries[m_next++]));
            line.replaceKey("/Parent", parent);
            const int inside = addChildren(line, depth + 1);
            if (inside > 0) line.replaceKey("/Count", Object::newInteger(inside));
            count += 1 + inside;
            lines.push_back(line);
        }
        for (size_t i = 1; i < lines.size(); ++i) {
            lines[i - 1].replaceKey("/Next", lines[i]);
            lines[i].replaceKey("/Prev", lines[i - 1]);
        }
        if (lines.empty()) return 0;
        parent.replaceKey("/First", lines.front());
        parent.replaceKey("/Last", lines.back());
        return count;
    }

    Object lineOf(const OutlineEntry &entry) const
    {
        const size_t page = std::min(entry.page, m_pages.size() - 1);
        Object line = Object::newDictionary();
        line.replaceKey("/Title", text(entry.title));
        line.replaceKey("/Dest", Object::newArray({m_pages[page], Object::newName("/XYZ"), Object::newNull(),
                                                   points(m_tops[page] - entry.y * PointsPerMillimetre),
                                                   Object::newNull()}));
        return line;
    }

    QPDF &m_pdf;
    const std::vector<OutlineEntry> &m_entries;
    const std::vector<Object> &m_pages;
    const std::vector<double> &m_tops;
    size_t m_next = 0;
};

void attach(QPDF &pdf, const Details &details)
{
    if (details.attached.isEmpty()) return;
    auto stream = QPDFEFStreamObjectHelper::createEFStream(pdf, details.attached.toStdString());
    stream.setSubtype("application/json");
    const std::string name = details.attachedName.toStdString();
    auto file = QPDFFileSpecObjectHelper::createFileSpec(pdf, name, stream);
    file.getObjectHandle().replaceKey("/AFRelationship", Object::newName("/Source"));
    QPDFEmbeddedFileDocumentHelper(pdf).replaceEmbeddedFile(name, file);
}

void describe(QPDF &pdf, const Details &details)
{
    Object info = pdf.getTrailer().getKey("/Info");
    if (!info.isDictionary()) return;
    info.replaceKey("/Title", text(details.title));
    if (details.created.isValid())
        info.replaceKey(
            "/CreationDate",
            Object::newString(
                details.created.toUTC().toString(QStringLiteral("'D:'yyyyMMddHHmmss'Z'")).toStdString()));
    if (!details.author.isEmpty()) info.replaceKey("/Author", text(details.author));
    if (!details.keywords.isEmpty())
        info.replaceKey("/Keywords", text(details.keywords.join(QStringLiteral(", "))));
}

QByteArray written(QPDF &pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_disable); // what stands in it can be looked up
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char *>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

/// Collects what is unpacked, and no more than is allowed.
class Bounded : public Pipeline
{
public:
    Bounded()
        : Pipeline("attached", nullptr)
    {
    }

    void write(const unsigned char *data, size_t length) override
    {
        if (m_bytes.size() + static_cast<qsizetype>(length) > MostAttached) fail();
        m_bytes.append(reinterpret_cast<const char *>(data), static_cast<qsizetype>(length));
    }
    void finish() override {}

    const QByteArray &bytes() const { return m_bytes; }
    /// More came than is allowed; libqpdf says no more than that something went wrong.
    bool isTooLarge() const { return m_tooLarge; }

private:
    [[noreturn]] void fail()
    {
        m_tooLarge = true;
        throw std::length_error("attached file too large");
    }

    bool m_tooLarge = false;
    QByteArray m_bytes;
};

/// How the table of objects is kept. Packed objects are listed in no plain one.
enum class Table { Plain, Packed, None };

Table tableOf(const QByteArray &bytes)
{
    const QByteArray keyword("startxref");
    const qsizetype at = bytes.lastIndexOf(keyword);
    bool isNumber = false;
    const QByteArray place = bytes.mid(at + keyword.size(), 20).simplified().split(' ').value(0);
    const qsizetype table = at < 0 ? -1 : place.toLongLong(&isNumber);
    if (!isNumber || table < 0 || table >= at) return Table::None;
    const qsizetype trailerAt = bytes.indexOf("trailer", table);
    if (!bytes.mid(table, 4).startsWith("xref") || trailerAt < 0 || trailerAt > at) return Table::Packed;
    const QByteArray trailer = bytes.mid(trailerAt, at - trailerAt);
    const bool alone = !trailer.contains("/Prev") && !trailer.contains("/XRefStm") && !trailer.contains('#');
    return alone ? Table::Plain : Table::Packed;
}

tl::unexpected<Error> unreadable(const QString &sentence, const QString &detail = {})
{
    return fail(ErrorKind::Unreadable, sentence, detail);
}

} // namespace

Result<QByteArray> finished(const QByteArray &pages, const Details &details)
{
    try {
        QPDF pdf;
        read(pdf, pages);
        std::vector<Object> objects;
        std::vector<double> tops;
        for (const QPDFPageObjectHelper &page : QPDFPageDocumentHelper(pdf).getAllPages()) {
            objects.push_back(page.getObjectHandle());
            tops.push_back(setSize(page, details.page));
        }
        Object root = pdf.getRoot();
        root.replaceKey("/Lang", text(details.language));
        root.replaceKey("/ViewerPreferences",
                        Object::parse("<< /DisplayDocTitle true /PrintScaling /None >>"));
        if (!details.outline.empty() && !objects.empty())
            root.replaceKey("/Outlines", Outline(pdf, details.outline, objects, tops).make());
        describe(pdf, details);
        attach(pdf, details);
        return written(pdf);
    } catch (const std::exception &problem) {
        return fail(ErrorKind::Failed, Text::tr("The PDF could not be finished."),
                    QString::fromUtf8(problem.what()));
    }
}

bool isPdf(const QByteArray &bytes)
{
    return bytes.startsWith("%PDF-");
}

QString creatorOf(const QByteArray &bytes)
{
    if (tableOf(bytes) != Table::Plain) return {};
    try {
        QPDF pdf;
        pdf.setAttemptRecovery(false);
        read(pdf, bytes);
        Object info = pdf.getTrailer().getKey("/Info");
        if (!info.isDictionary() || !info.getKey("/Creator").isString()) return {};
        return QString::fromStdString(info.getKey("/Creator").getUTF8Value());
    } catch (const std::exception &) {
        return {};
    }
}

Result<QByteArray> attachedFile(const QByteArray &bytes, const QString &nameEnd)
{
    if (tableOf(bytes) == Table::Packed)
        return unreadable(
            Text::tr("This PDF was packed by another program, so that no character is taken from "
                     "it. Open the one that Skychamber wrote."),
            QStringLiteral("packed PDF"));
    try {
        QPDF pdf;
        pdf.setAttemptRecovery(false); // what is looked for is found where the table says, or not at all
        read(pdf, bytes);
        for (const auto &[name, file] : QPDFEmbeddedFileDocumentHelper(pdf).getEmbeddedFiles()) {
            if (!QString::fromStdString(file->getFilename()).endsWith(nameEnd, Qt::CaseInsensitive)) continue;
            Bounded unpacked;
            const bool done =
                file->getEmbeddedFileStream().pipeStreamData(&unpacked, 0, qpdf_dl_generalized, true, false);
            if (unpacked.isTooLarge())
                return unreadable(Text::tr("The file inside this PDF is too large for a character."));
            if (!done) return unreadable(Text::tr("The character inside this PDF could not be unpacked."));
            return unpacked.bytes();
        }
    } catch (const std::exception &) {
        return unreadable(Text::tr("This is a PDF document, not a character file. It is damaged."),
                          QStringLiteral("broken PDF"));
    }
    return unreadable(Text::tr("This is a PDF document, not a character file. Only a sheet exported with its "
                               "character inside can be opened."),
                      QStringLiteral("no attached character"));
}

} // namespace sky::pdf
