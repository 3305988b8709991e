#include "core/formats/mustachecheck.h"

#include "core/formats/text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <vector>

namespace sky::formats
{

namespace
{

/// The fields of FIELDS.md.
const QSet<QString> &knownFields()
{
    static const QSet<QString> names = [] {
        const QString all = QStringLiteral("format formatVersion system id name asOf values value unit text "
                                           "explanation kind label rule parts group "
                                           "remark meters total spent left issues code severity sentence "
                                           "subject accepted reason by date person "
                                           "player campaign master concept description history notes sheet "
                                           "title draft head sections section "
                                           "heading aside facts figures caption columns column rows depth "
                                           "star struck cells footnote paragraphs");
        const QStringList list = all.split(u' ');
        return QSet<QString>(list.begin(), list.end());
    }();
    return names;
}

bool isKnown(const QString &field)
{
    if (field == QLatin1String(".")) return true;
    const QStringList parts = field.split(u'.');
    static const QRegularExpression id(QStringLiteral("^[A-Za-z0-9_-]+$"));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool named =
            i > 0 && (parts[i - 1] == QLatin1String("value") || parts[i - 1] == QLatin1String("section"));
        if (!knownFields().contains(parts[i]) && !(named && id.match(parts[i]).hasMatch())) return false;
    }
    return true;
}

/// Reads the tags of a template one after the other.
class Checker
{
public:
    Checker(const QString &text, bool markup)
        : m_text(text)
        , m_markup(markup)
    {
    }

    Result<void> check()
    {
        for (qsizetype at = m_text.indexOf(Opening); at >= 0; at = m_text.indexOf(Opening, m_end)) {
            m_line += m_text.mid(m_end, at - m_end).count(u'\n');
            m_end = at;
            const bool triple = m_text.mid(at).startsWith(QLatin1String("{{{"));
            const QString closing = triple ? QStringLiteral("}}}") : QStringLiteral("}}");
            const qsizetype close = m_text.indexOf(closing, at + 2);
            if (close < 0) return wrong(Text::tr("a field is not closed"), m_text.mid(at, LongestShown));
            const QString tag = m_text.mid(at, close + closing.size() - at);
            const QString inside = tag.mid(closing.size(), tag.size() - 2 * closing.size()).trimmed();
            if (const auto fine = triple ? field(inside, tag, true) : take(inside, tag); !fine) return fine;
            m_line += tag.count(u'\n');
            m_end = close + closing.size();
        }
        if (m_open.empty()) return {};
        m_line = m_open.back().line;
        return wrong(Text::tr("the section is not closed"),
                     QStringLiteral("{{#%1}}").arg(m_open.back().name));
    }

    qsizetype longestSection() const { return m_longest; }

private:
    struct Open {
        QString name;
        qsizetype line = 0;
        qsizetype at = 0;
    };

    Result<void> wrong(const QString &what, const QString &tag) const
    {
        return fail(ErrorKind::Unreadable,
                    Text::tr("Line %1, %2: %3.").arg(QString::number(m_line), tag, what));
    }

    Result<void> take(const QString &inside, const QString &tag)
    {
        const QChar sign = inside.isEmpty() ? QChar() : inside[0];
        const QString name = inside.mid(1).trimmed();
        if (sign == u'!') return {};
        if (sign == u'>') return wrong(Text::tr("a template cannot take in another file"), tag);
        if (sign == u'=') return wrong(Text::tr("the signs around fields cannot be changed"), tag);
        if (sign == u'&') return field(name, tag, true);
        if (sign == u'#' || sign == u'^') return open(name, tag);
        if (sign == u'/') return close(name, tag);
        return field(inside, tag, false);
    }

    Result<void> field(const QString &name, const QString &tag, bool raw) const
    {
        if (raw && m_markup)
            return wrong(Text::tr("a text cannot stand in markup as it is; use two braces"), tag);
        if (!isKnown(name)) return wrong(Text::tr("there is no such field"), tag);
        return {};
    }

    Result<void> open(const QString &name, const QString &tag)
    {
        if (!isKnown(name)) return wrong(Text::tr("there is no such field"), tag);
        if (m_open.size() >= size_t(templatelimits::Depth))
            return wrong(Text::tr("sections are too deep"), tag);
        m_open.push_back({name, m_line, m_end});
        return {};
    }

    Result<void> close(const QString &name, const QString &tag)
    {
        if (m_open.empty() || m_open.back().name != name)
            return wrong(Text::tr("no section of that name is open"), tag);
        m_longest = std::max(m_longest, m_end - m_open.back().at);
        m_open.pop_back();
        return {};
    }

    static constexpr QLatin1String Opening{"{{"};
    static constexpr qsizetype LongestShown = 40;

    const QString &m_text;
    const bool m_markup;
    qsizetype m_end = 0;
    qsizetype m_line = 1;
    qsizetype m_longest = 0;
    std::vector<Open> m_open;
};

} // namespace

Result<qsizetype> checkTemplate(const QString &text, bool markup)
{
    if (text.toUtf8().size() > templatelimits::Size)
        return fail(ErrorKind::Unreadable, Text::tr("The template is larger than 256 KiB."));
    Checker checker(text, markup);
    return checker.check().map([&checker] { return checker.longestSection(); });
}

} // namespace sky::formats
