#include "core/storage/portrait.h"

#include "core/storage/text.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QImageReader>
#include <QImageWriter>
#include <QSizeF>

#include <algorithm>
#include <optional>

namespace sky::storage
{

namespace
{

constexpr int JpegQuality = 90;
const QByteArray Png = QByteArrayLiteral("png");
const QByteArray Jpeg = QByteArrayLiteral("jpeg");
const QByteArray WebP = QByteArrayLiteral("webp");

/// Qt's name of the format by the first bytes; empty for anything else.
QByteArray formatOf(QByteArrayView picture)
{
    if (picture.startsWith("\x89PNG\r\n\x1A\n")) return Png;
    if (picture.startsWith("\xFF\xD8\xFF")) return Jpeg;
    if (picture.startsWith("RIFF") &&
        picture.sliced(std::min<qsizetype>(8, picture.size())).startsWith("WEBP")) {
        return WebP;
    }
    return {};
}

QByteArray formatOfMediaType(const QString &mediaType)
{
    if (mediaType == QLatin1String("image/png")) return Png;
    return mediaType == QLatin1String("image/jpeg") ? Jpeg : QByteArray();
}

tl::unexpected<Error> noPortrait(const QString &sentence, const QString &detail)
{
    return fail(ErrorKind::Unreadable, sentence, detail);
}

tl::unexpected<Error> damaged(const QString &detail)
{
    return noPortrait(Text::tr("The picture is damaged and cannot be read."), detail);
}

/// No side longer than that, never thinner than one pixel.
QSize fitted(QSize size, int longestSide)
{
    const QSize box(longestSide, longestSide);
    if (size.width() <= box.width() && size.height() <= box.height()) return size;
    return QSizeF(size).scaled(box, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
}

/// The pixels alone, in sRGB: a new image has no texts, no profile and no resolution of the old.
QImage withoutMetadata(QImage image)
{
    if (image.colorSpace().isValid()) image.convertToColorSpace(QColorSpace::SRgb);
    image = image.convertToFormat(QImage::Format_ARGB32);
    return QImage(image.constBits(), image.width(), image.height(), image.bytesPerLine(), image.format())
        .copy();
}

bool isOpaque(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return qAlpha(pixel) != 255; }))
            return false;
    }
    return true;
}

/// While it lives, a picture may take that much memory to read. JPEG and most PNG are scaled while they are
/// read and take far less; what cannot be (interlaced, grey or 16-bit PNG) is held whole.
class Allowance
{
public:
    static constexpr int Megabytes = 320;

    Allowance() { QImageReader::setAllocationLimit(Megabytes); }
    ~Allowance() { QImageReader::setAllocationLimit(m_before); }
    Q_DISABLE_COPY_MOVE(Allowance)

    static bool isBeyond(QSize size)
    {
        return qint64{4} * size.width() * size.height() > qint64{1024} * 1024 * Megabytes;
    }

private:
    int m_before = QImageReader::allocationLimit();
};

Result<QImage> decode(const QByteArray &picture, const QByteArray &format, int longestSide)
{
    QBuffer buffer;
    buffer.setData(picture);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty()) return damaged(QStringLiteral("no size in the header"));
    if (std::max(size.width(), size.height()) > PortraitMaxSourceSide) {
        return noPortrait(Text::tr("The picture has %1 x %2 pixels; at most %3 a side can be read.")
                              .arg(size.width())
                              .arg(size.height())
                              .arg(PortraitMaxSourceSide),
                          QStringLiteral("too many pixels"));
    }
    // Decoding straight to the small size keeps within the reader's allocation limit.
    if (const QSize small = fitted(size, longestSide); small != size) reader.setScaledSize(small);
    const Allowance allowance;
    const QImage image = reader.read();
    if (image.isNull() && Allowance::isBeyond(size)) {
        return noPortrait(
            Text::tr("The picture is too large: reading it would take more than %1 MB of memory.")
                .arg(Allowance::Megabytes),
            QStringLiteral("allocation limit"));
    }
    if (image.isNull()) return damaged(QStringLiteral("decoder error %1").arg(reader.error()));
    return withoutMetadata(image);
}

Result<Portrait> encode(const QImage &image)
{
    const bool opaque = isOpaque(image);
    Portrait portrait;
    portrait.mediaType = opaque ? QStringLiteral("image/jpeg") : QStringLiteral("image/png");
    QBuffer buffer(&portrait.bytes);
    QImageWriter writer(&buffer, opaque ? Jpeg : Png);
    if (opaque) writer.setQuality(JpegQuality);
    if (!writer.write(opaque ? image.convertToFormat(QImage::Format_RGB32) : image)) {
        return fail(ErrorKind::Failed, Text::tr("The picture could not be stored."),
                    QStringLiteral("encoder error %1").arg(writer.error()));
    }
    return portrait;
}

} // namespace

Result<QImage> readPicture(const QByteArray &picture, int longestSide)
{
    if (picture.size() > PortraitMaxBytes) {
        return noPortrait(
            Text::tr("The picture's file is larger than %1 MB.").arg(PortraitMaxBytes / (1024 * 1024)),
            QStringLiteral("file too large"));
    }
    const QByteArray format = formatOf(picture);
    if (format.isEmpty()) {
        return noPortrait(Text::tr("This is not a PNG, JPEG or WebP picture."),
                          QStringLiteral("unknown magic"));
    }
    if (!QImageReader::supportedImageFormats().contains(format)) {
        return noPortrait(Text::tr("Pictures of the kind %1 cannot be read here: Qt's plugin for them is not "
                                   "installed.")
                              .arg(QString::fromLatin1(format)),
                          QStringLiteral("no plugin"));
    }
    return decode(picture, format, longestSide);
}

Result<Portrait> makePortrait(const QImage &picture)
{
    if (picture.isNull()) return noPortrait(Text::tr("There is no picture."), QStringLiteral("null image"));
    const QSize size = fitted(picture.size(), PortraitMaxSide);
    return encode(withoutMetadata(
        size == picture.size() ? picture
                               : picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)));
}

Result<Portrait> makePortrait(const QByteArray &picture)
{
    return readPicture(picture, PortraitMaxSide).and_then(encode);
}

Result<void> checkPortrait(const Portrait &portrait)
{
    const QByteArray format = formatOfMediaType(portrait.mediaType);
    if (format.isEmpty()) {
        return noPortrait(Text::tr("The portrait is neither image/png nor image/jpeg."),
                          QStringLiteral("media type"));
    }
    if (formatOf(portrait.bytes) != format) {
        return noPortrait(Text::tr("The portrait is not the kind of picture it is said to be."),
                          QStringLiteral("magic differs from media type"));
    }
    QBuffer buffer;
    buffer.setData(portrait.bytes);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty()) return damaged(QStringLiteral("no size in the header"));
    if (std::max(size.width(), size.height()) > PortraitMaxSide) {
        return noPortrait(Text::tr("The portrait has more than %1 pixels a side.").arg(PortraitMaxSide),
                          QStringLiteral("too many pixels"));
    }
    return {};
}

} // namespace sky::storage
