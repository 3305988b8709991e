#include "core/formats/csv.h"

#include "core/formats/outline.h"

#include <algorithm>

namespace sky::formats
{

namespace
{

/// Numbers with a sign are no formulas.
bool isNumber(const QString &text)
{
    bool fine = false;
    text.toDouble(&fine);
    return fine;
}

/// With the sign that spreadsheets know.
QString plainNumber(const QString &text)
{
    const QString plain = QString(text).replace(QChar(0x2212), QLatin1Char('-'));
    return isNumber(plain) ? plain : text;
}

} // namespace

QString csvField(const QString &field)
{
    static const QString special = QStringLiteral(",\"\r\n");
    static const QString formula = QStringLiteral("=+-@\t\r\uff1d\uff0b\uff0d\uff20");
    QString text = field;
    if (!text.isEmpty() && formula.contains(text[0]) && !isNumber(text)) text.prepend(u'\'');
    const bool plain = std::none_of(text.begin(), text.end(), [](QChar c) { return special.contains(c); });
    return plain ? text : QStringLiteral("\"%1\"").arg(text.replace(u'"', QStringLiteral("\"\"")));
}

QString csvLine(const QStringList &fields)
{
    QStringList quoted;
    for (const QString &field : fields)
        quoted << csvField(field);
    return quoted.join(u',') + QStringLiteral("\r\n");
}

void PartyTable::add(const std::vector<TableField> &row)
{
    QStringList texts;
    qsizetype at = 0; // where the next new column is shown
    for (const TableField &field : row) {
        auto place = m_places.constFind(field.id);
        if (place == m_places.cend()) {
            place = m_places.insert(field.id, qsizetype(m_columns.size()));
            m_columns.push_back(field);
            m_order.insert(at, *place);
        }
        at = m_order.indexOf(*place) + 1;
        while (texts.size() <= *place)
            texts << QString();
        texts[*place] = plainNumber(cleaned(field.text));
    }
    m_rows.push_back(std::move(texts));
}

QByteArray PartyTable::csv() const
{
    QStringList titles;
    for (const qsizetype place : m_order)
        titles << cleaned(m_columns[size_t(place)].title);
    // Spreadsheets take a file without this mark for one in the encoding of the place.
    QByteArray bytes = "\xef\xbb\xbf" + csvLine(titles).toUtf8();
    for (const QStringList &row : m_rows) {
        QStringList fields;
        for (const qsizetype place : m_order)
            fields << row.value(place);
        bytes += csvLine(fields).toUtf8();
    }
    return bytes;
}

} // namespace sky::formats
