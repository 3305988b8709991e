#include "core/storage/portrait.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QImageReader>
#include <QImageWriter>
#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

using namespace sky;

namespace
{

QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QImage plain(int width, int height, QColor color = Qt::darkGreen)
{
    QImage image(width, height, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = 0xFFFFFFFF;
    for (const char byte : bytes) {
        crc ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc >> 1) ^ ((crc & 1) ? 0xEDB88320U : 0U);
        }
    }
    return ~crc;
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes += static_cast<char>(number >> shift);
    }
    return bytes;
}

/// A whole PNG whose header claims another size.
QByteArray pngClaiming(quint32 width, quint32 height)
{
    QByteArray png = encoded(plain(4, 4), "png");
    const QByteArray header = "IHDR" + bigEndian(width) + bigEndian(height) + png.mid(24, 5);
    return png.replace(12, header.size() + 4, header + bigEndian(crc32(header)));
}

/// A JPEG, red on the left and blue on the right, whose Exif part says how it is to be turned.
QByteArray turnedJpeg(char orientation)
{
    QImage image(40, 20, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter(&image).fillRect(20, 0, 20, 20, Qt::blue);
    QByteArray exif("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0O\0\0\0\0\0\0\0", 32);
    exif[exif.indexOf('O')] = orientation;
    const auto length = static_cast<char>(exif.size() + 2);
    return encoded(image, "jpeg").insert(2, QByteArray("\xFF\xE1\0", 3) + length + exif);
}

QImage decoded(const Portrait &portrait)
{
    return QImage::fromData(portrait.bytes);
}

bool isReddish(QRgb pixel)
{
    return qRed(pixel) > 180 && qBlue(pixel) < 80;
}

} // namespace

class TestPortrait : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opaquePicturesBecomeJpeg_data();
    void opaquePicturesBecomeJpeg();
    void transparentPicturesStayTransparent();
    void goesByContentNotByClaim();
    void scalesDownAndKeepsProportions_data();
    void scalesDownAndKeepsProportions();
    void turnsAsThePhotographSays();
    void dropsMetadata();
    void convertsColoursToTheUsualSpace();
    void sameBytesForTheSamePicture();
    void takesALargePictureThatIsReadWhole();
    void refusesWhatIsNoPicture_data();
    void refusesWhatIsNoPicture();
    void refusesOtherKindsOfPictures();
    void saysWhenThePluginForWebpIsMissing();

    void acceptsItsOwnPortraits();
    void refusesForeignPortraits_data();
    void refusesForeignPortraits();
};

void TestPortrait::opaquePicturesBecomeJpeg_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::newRow("png") << encoded(plain(30, 20), "png");
    QTest::newRow("png without alpha")
        << encoded(plain(30, 20).convertToFormat(QImage::Format_RGB888), "png");
    QTest::newRow("grey png") << encoded(
        plain(30, 20, QColor(0, 100, 0)).convertToFormat(QImage::Format_Grayscale8), "png");
    QTest::newRow("two colours") << encoded(plain(30, 20).convertToFormat(QImage::Format_Mono), "png");
    QTest::newRow("16 bits") << encoded(plain(30, 20).convertToFormat(QImage::Format_RGBA64), "png");
    QTest::newRow("jpeg") << encoded(plain(30, 20), "jpeg");
    if (QImageWriter::supportedImageFormats().contains("webp")) {
        QTest::newRow("webp") << encoded(plain(30, 20), "webp");
    }
}

void TestPortrait::opaquePicturesBecomeJpeg()
{
    QFETCH(QByteArray, picture);
    QVERIFY(!picture.isEmpty());
    const auto portrait = storage::makePortrait(picture);
    QVERIFY2(portrait, portrait ? "" : qPrintable(portrait.error().message));
    QCOMPARE(portrait->mediaType, QStringLiteral("image/jpeg"));
    QCOMPARE(decoded(*portrait).size(), QSize(30, 20));
    QVERIFY(storage::checkPortrait(*portrait));
}

void TestPortrait::transparentPicturesStayTransparent()
{
    QImage image = plain(30, 20);
    image.setPixelColor(3, 4, QColor(1, 2, 3, 128));
    const auto portrait = storage::makePortrait(encoded(image, "png"));
    QVERIFY(portrait);
    QCOMPARE(portrait->mediaType, QStringLiteral("image/png"));
    QCOMPARE(decoded(*portrait).pixelColor(3, 4).alpha(), 128);
    QVERIFY(storage::checkPortrait(*portrait));
}

void TestPortrait::goesByContentNotByClaim()
{
    // A GIF inside would be read by Qt if it were asked to guess.
    QVERIFY(!storage::makePortrait("GIF89a" + encoded(plain(4, 4), "png")));
    QVERIFY(!storage::makePortrait("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"));
}

void TestPortrait::scalesDownAndKeepsProportions_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QSize>("expected");
    QTest::newRow("fits exactly") << QSize(1024, 1024) << QSize(1024, 1024);
    QTest::newRow("one too many") << QSize(1025, 10) << QSize(1024, 10);
    QTest::newRow("wide") << QSize(4096, 1024) << QSize(1024, 256);
    QTest::newRow("high") << QSize(500, 2000) << QSize(256, 1024);
    QTest::newRow("thread") << QSize(16384, 1) << QSize(1024, 1);
    QTest::newRow("small stays small") << QSize(1, 1) << QSize(1, 1);
}

void TestPortrait::scalesDownAndKeepsProportions()
{
    QFETCH(QSize, size);
    QFETCH(QSize, expected);
    for (const char *format : {"png", "jpeg"}) {
        const auto portrait = storage::makePortrait(encoded(plain(size.width(), size.height()), format));
        QVERIFY2(portrait, portrait ? "" : qPrintable(portrait.error().message));
        QCOMPARE(decoded(*portrait).size(), expected);
        QVERIFY(storage::checkPortrait(*portrait));
    }
}

void TestPortrait::turnsAsThePhotographSays()
{
    const auto straight = storage::makePortrait(turnedJpeg(1));
    QVERIFY(straight);
    QCOMPARE(decoded(*straight).size(), QSize(40, 20));
    QVERIFY(isReddish(decoded(*straight).pixel(5, 10)));

    const auto turned = storage::makePortrait(turnedJpeg(6)); // a quarter to the right
    QVERIFY(turned);
    QCOMPARE(decoded(*turned).size(), QSize(20, 40));
    QVERIFY(isReddish(decoded(*turned).pixel(10, 5)));
    QVERIFY(!isReddish(decoded(*turned).pixel(10, 35)));
}

void TestPortrait::dropsMetadata()
{
    QImage image = plain(30, 20, QColor(1, 2, 3, 100));
    image.setText(QStringLiteral("Comment"), QStringLiteral("where I live"));
    const QByteArray picture = encoded(image, "png");
    QVERIFY(QImage::fromData(picture).text(QStringLiteral("Comment")).contains(QStringLiteral("live")));
    const auto portrait = storage::makePortrait(picture);
    QVERIFY(portrait);
    QVERIFY(decoded(*portrait).textKeys().isEmpty());

    const auto photograph = storage::makePortrait(turnedJpeg(6));
    QVERIFY(photograph);
    QVERIFY(!photograph->bytes.contains("Exif"));
}

void TestPortrait::convertsColoursToTheUsualSpace()
{
    QImage image = plain(30, 20, QColor(0, 128, 0, 100));
    image.setColorSpace(QColorSpace::SRgbLinear);
    const auto portrait = storage::makePortrait(encoded(image, "png"));
    QVERIFY(portrait);
    // Half the light looks much brighter than half the number.
    QVERIFY(qAbs(decoded(*portrait).pixelColor(5, 5).green() - 188) <= 2);
}

void TestPortrait::sameBytesForTheSamePicture()
{
    const QByteArray picture = encoded(plain(2000, 1500), "png");
    QCOMPARE(storage::makePortrait(picture)->bytes, storage::makePortrait(picture)->bytes);
}

/// 36 megapixels in 16 bits of grey, which no reader scales on its way.
void TestPortrait::takesALargePictureThatIsReadWhole()
{
    QImage picture(6'000, 6'000, QImage::Format_Grayscale16);
    picture.fill(Qt::gray);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    writer.setCompression(50);
    QVERIFY(writer.write(picture));
    picture = {};
    const int limit = QImageReader::allocationLimit();
    const auto read = storage::readPicture(bytes, 500);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
    QCOMPARE(read->size(), QSize(500, 500));
    QCOMPARE(QImageReader::allocationLimit(), limit);
}

void TestPortrait::refusesWhatIsNoPicture_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("fragment");
    const auto row = [](const char *name, const QByteArray &picture, const char *fragment) {
        QTest::newRow(name) << picture << QString::fromLatin1(fragment);
    };
    row("nothing", "", "not a PNG, JPEG or WebP");
    row("text", "hello", "not a PNG, JPEG or WebP");
    row("sound", "RIFF\0\0\0\0WAVE", "not a PNG, JPEG or WebP");
    row("only the magic of PNG", "\x89PNG\r\n\x1A\n", "damaged");
    row("only the magic of JPEG", "\xFF\xD8\xFF", "damaged");
    row("header cut", encoded(plain(4, 4), "png").left(20), "damaged");
    row("20,000 wide", pngClaiming(20'000, 10), "20000 x 10");
    row("enormous claim", pngClaiming(2'000'000'000, 2'000'000'000), "");
    row("large claim without pixels", pngClaiming(16'000, 16'000), "too large");
    row("claim without pixels", pngClaiming(4'000, 4'000), "damaged");
    row("file too large", QByteArray("\x89PNG\r\n\x1A\n") + QByteArray(storage::PortraitMaxBytes, '\0'),
        "40 MB");
}

void TestPortrait::refusesWhatIsNoPicture()
{
    QFETCH(QByteArray, picture);
    QFETCH(QString, fragment);
    const auto portrait = storage::makePortrait(picture);
    QVERIFY(!portrait);
    QCOMPARE(portrait.error().kind, ErrorKind::Unreadable);
    QVERIFY2(portrait.error().message.contains(fragment), qPrintable(portrait.error().message));
}

void TestPortrait::saysWhenThePluginForWebpIsMissing()
{
    const auto portrait = storage::makePortrait(QByteArray("RIFF\x04\0\0\0WEBP", 12));
    QVERIFY(!portrait);
    const bool installed = QImageReader::supportedImageFormats().contains("webp");
    const QString fragment = installed ? QStringLiteral("damaged") : QStringLiteral("plugin");
    QVERIFY2(portrait.error().message.contains(fragment), qPrintable(portrait.error().message));
}

void TestPortrait::refusesOtherKindsOfPictures()
{
    const QByteArray bmp = encoded(plain(4, 4), "bmp");
    QVERIFY(!QImage::fromData(bmp).isNull());
    QVERIFY(!storage::makePortrait(bmp));
}

void TestPortrait::acceptsItsOwnPortraits()
{
    // Noise with transparency is the largest a portrait can be.
    QImage noise(1024, 1024, QImage::Format_ARGB32);
    QRandomGenerator random(1);
    for (int y = 0; y < noise.height(); ++y) {
        random.fillRange(reinterpret_cast<quint32 *>(noise.scanLine(y)), noise.width());
    }
    const auto portrait = storage::makePortrait(encoded(noise, "png"));
    QVERIFY(portrait);
    QVERIFY(storage::checkPortrait(*portrait));
    QVERIFY(portrait->bytes.size() < 6 * 1024 * 1024);
}

void TestPortrait::refusesForeignPortraits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("mediaType");
    QTest::addColumn<QString>("fragment");
    const auto row = [](const char *name, const QByteArray &bytes, const char *mediaType,
                        const char *fragment) {
        QTest::newRow(name) << bytes << QString::fromLatin1(mediaType) << QString::fromLatin1(fragment);
    };
    const QByteArray png = encoded(plain(4, 4), "png");
    row("other type", png, "image/webp", "neither image/png nor image/jpeg");
    row("no type", png, "", "neither");
    row("type in capitals", png, "IMAGE/PNG", "neither");
    row("type of another kind", png, "image/jpeg", "not the kind");
    row("nothing", "", "image/png", "not the kind");
    row("header cut", png.left(20), "image/png", "damaged");
    row("too wide", encoded(plain(1025, 4), "png"), "image/png", "more than 1024 pixels");
    row("enormous claim", pngClaiming(60'000, 60'000), "image/png", "more than 1024 pixels");
}

void TestPortrait::refusesForeignPortraits()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, mediaType);
    QFETCH(QString, fragment);
    Portrait portrait;
    portrait.bytes = bytes;
    portrait.mediaType = mediaType;
    const auto check = storage::checkPortrait(portrait);
    QVERIFY(!check);
    QVERIFY2(check.error().message.contains(fragment), qPrintable(check.error().message));
}

QTEST_GUILESS_MAIN(TestPortrait)
#include "tst_portrait.moc"
