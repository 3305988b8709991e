#pragma once

#include <QByteArrayView>
#include <QString>

namespace sky::json
{

/// Decodes valid UTF-8; unlike QString::fromUtf8 this keeps a U+FEFF at the beginning.
QString decodeUtf8(QByteArrayView text);

/// The offset of the first character that is not valid UTF-8; the size of the text when all are.
qsizetype firstBadByte(QByteArrayView text);

} // namespace sky::json
