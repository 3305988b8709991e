#include "core/json/write.h"

#include <algorithm>

namespace sky::json
{

namespace
{

constexpr qsizetype LineColumns = 100;

/// Controls, line separators and the byte order mark: what an editor would not show or would not keep.
bool needsEscape(QChar character)
{
    const char16_t unit = character.unicode();
    return unit < 0x20 || unit == u'"' || unit == u'\\' || (unit >= 0x7F && unit < 0xA0) || unit == 0x2028 ||
           unit == 0x2029 || unit == 0xFEFF;
}

QByteArray escape(QChar character)
{
    switch (character.unicode()) {
    case u'"':
        return "\\\"";
    case u'\\':
        return "\\\\";
    case u'\b':
        return "\\b";
    case u'\f':
        return "\\f";
    case u'\n':
        return "\\n";
    case u'\r':
        return "\\r";
    case u'\t':
        return "\\t";
    default:
        return "\\u" + QByteArray::number(character.unicode(), 16).rightJustified(4, '0');
    }
}

/// Half a surrogate pair has no UTF-8; the replacement character is stored for it.
QByteArray utf8(QStringView text)
{
    if (text.isValidUtf16()) return text.toUtf8();
    QString repaired = text.toString();
    for (qsizetype i = 0; i < repaired.size(); ++i) {
        if (!repaired[i].isSurrogate()) continue;
        const bool pair =
            repaired[i].isHighSurrogate() && i + 1 < repaired.size() && repaired[i + 1].isLowSurrogate();
        if (pair) {
            ++i;
        } else {
            repaired[i] = QChar::ReplacementCharacter;
        }
    }
    return repaired.toUtf8();
}

void writeString(QByteArray &out, QStringView text)
{
    out += '"';
    while (!text.isEmpty()) {
        const auto stop = std::find_if(text.begin(), text.end(), needsEscape);
        const qsizetype plain = stop - text.begin();
        out += utf8(text.first(plain));
        if (stop != text.end()) out += escape(*stop);
        text = text.sliced(std::min(plain + 1, text.size()));
    }
    out += '"';
}

void writeScalar(QByteArray &out, const Value &value)
{
    if (const bool *truth = value.asBool()) {
        out += *truth ? "true" : "false";
    } else if (const Number *number = value.asNumber()) {
        out += number->text;
    } else if (const QString *text = value.asString()) {
        writeString(out, *text);
    } else {
        out += "null";
    }
}

void newLine(QByteArray &out, int level)
{
    out += '\n';
    out.append(2 * level, ' ');
}

/// Characters since the last line break.
qsizetype usedColumns(const QByteArray &out)
{
    const QByteArrayView line = QByteArrayView(out).sliced(out.lastIndexOf('\n') + 1);
    return QString::fromUtf8(line).size();
}

/// Appends "[1, 2, 3]" when the array holds only scalars and the line stays short; else changes nothing.
bool writeOnOneLine(QByteArray &out, const Array &array)
{
    QByteArray line = "[";
    for (const Value &element : array) {
        if (element.asArray() || element.asObject() || line.size() > 4 * LineColumns) return false;
        if (line.size() > 1) line += ", ";
        writeScalar(line, element);
    }
    line += ']';
    if (usedColumns(out) + QString::fromUtf8(line).size() > LineColumns) return false;
    out += line;
    return true;
}

void writeValue(QByteArray &out, const Value &value, int level);

void writeArray(QByteArray &out, const Array &array, int level)
{
    if (writeOnOneLine(out, array)) return;
    out += '[';
    for (const Value &element : array) {
        if (&element != &array.front()) out += ',';
        newLine(out, level + 1);
        writeValue(out, element, level + 1);
    }
    newLine(out, level);
    out += ']';
}

void writeObject(QByteArray &out, const Object &object, int level)
{
    if (object.members.empty()) {
        out += "{}";
        return;
    }
    out += '{';
    for (const Member &member : object.members) {
        if (&member != &object.members.front()) out += ',';
        newLine(out, level + 1);
        writeString(out, member.key);
        out += ": ";
        writeValue(out, member.value, level + 1);
    }
    newLine(out, level);
    out += '}';
}

void writeValue(QByteArray &out, const Value &value, int level)
{
    if (const Array *array = value.asArray()) {
        writeArray(out, *array, level);
    } else if (const Object *object = value.asObject()) {
        writeObject(out, *object, level);
    } else {
        writeScalar(out, value);
    }
}

} // namespace

QByteArray write(const Value &value)
{
    QByteArray out;
    writeValue(out, value, 0);
    out += '\n';
    return out;
}

} // namespace sky::json
