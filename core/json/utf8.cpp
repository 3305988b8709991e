#include "core/json/utf8.h"

#include <QStringDecoder>

namespace sky::json
{

QString decodeUtf8(QByteArrayView text)
{
    QStringDecoder decoder(QStringConverter::Utf8,
                           QStringConverter::Flag::ConvertInitialBom | QStringConverter::Flag::Stateless);
    return decoder(text);
}

qsizetype firstBadByte(QByteArrayView text)
{
    qsizetype good = 0;
    while (good < text.size()) {
        const auto lead = static_cast<unsigned char>(text[good]);
        const qsizetype length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (good + length > text.size() || !text.sliced(good, length).isValidUtf8()) break;
        good += length;
    }
    return good;
}

} // namespace sky::json
