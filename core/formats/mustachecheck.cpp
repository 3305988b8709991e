#include "core/formats/mustachecheck.h"

#include "core/formats/text.h"

#include <algorithm>
#include <vector>

namespace sky::formats
{

namespace
{

using Kind = FieldType::Kind;

/// Reads the tags of a template one after the other.
class Checker
{
public:
    Checker(const QString &text, bool markup, const FieldTree &tree)
        : m_text(text)
        , m_markup(markup)
        , m_tree(tree)
    {
    }

    Result<void> check()
    {
        for (qsizetype at = m_text.indexOf(Opening); at >= 0; at = m_text.indexOf(Opening, m_end)) {
            const QString plain = m_text.mid(m_end, at - m_end);
            m_line += plain.count(u'\n');
            if (!m_open.empty()) m_open.back().text += plain.toUtf8().size();
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

    FieldPlaces takePlaces() { return std::move(m_places); }

private:
    struct Open {
        QString name;
        FieldType inside; ///< what fields in it are seen from
        qsizetype line = 0;
        qsizetype text = 0;
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
        if (sign == u'#' || sign == u'^') return open(name, tag, sign == u'^');
        if (sign == u'/') return close(name, tag);
        return field(inside, tag, false);
    }

    FieldType here() const { return m_open.empty() ? Whole : m_open.back().inside; }

    /// As Mustache looks for it: in the innermost object that has it.
    std::optional<FieldType> find(const QString &name) const
    {
        if (name == QLatin1String(".")) return here();
        for (auto open = m_open.rbegin(); open != m_open.rend(); ++open)
            if (open->inside.kind == Kind::Object)
                if (const auto type = m_tree.find(open->inside.object, name)) return type;
        return m_tree.find(Whole.object, name);
    }

    /// With what there is where the name first goes wrong, unless that is too much to say.
    Result<void> unknown(const QString &name, const QString &tag) const
    {
        FieldType at = here();
        const QStringList parts = name.split(u'.');
        for (qsizetype i = 0; i + 1 < parts.size(); ++i)
            if (const auto found = find(parts.mid(0, i + 1).join(u'.'))) at = *found;
        const QStringList there = at.kind == Kind::Object ? m_tree.members(at.object) : QStringList();
        if (there.isEmpty() || there.size() > MostSuggested)
            return wrong(Text::tr("there is no such field"), tag);
        return wrong(Text::tr("there is no such field; here are %1").arg(there.join(QStringLiteral(", "))),
                     tag);
    }

    Result<void> field(const QString &name, const QString &tag, bool raw)
    {
        if (raw && m_markup)
            return wrong(Text::tr("a text cannot stand in markup as it is; use two braces"), tag);
        const auto type = find(name);
        if (!type) return unknown(name, tag);
        if (type->kind == Kind::List)
            return wrong(Text::tr("this is a list; {{#%1}}...{{/%1}} goes through it").arg(name), tag);
        if (type->kind == Kind::Flag)
            return wrong(Text::tr("this is yes or no; {{#%1}}...{{/%1}} asks for it").arg(name), tag);
        if (type->kind == Kind::Object) return wrong(Text::tr("this is no text but has fields"), tag);
        m_places[name].line = m_line;
        return {};
    }

    Result<void> open(const QString &name, const QString &tag, bool inverted)
    {
        const auto type = find(name);
        if (!type) return unknown(name, tag);
        if (m_open.size() >= size_t(templatelimits::Depth))
            return wrong(Text::tr("sections are deeper than %1").arg(templatelimits::Depth), tag);
        FieldType inside = *type;
        if (inside.kind == Kind::List) inside.kind = Kind::Object;
        m_open.push_back({name, inverted ? here() : inside, m_line});
        return {};
    }

    Result<void> close(const QString &name, const QString &tag)
    {
        if (m_open.empty() || m_open.back().name != name)
            return wrong(Text::tr("no section of that name is open"), tag);
        FieldPlace &place = m_places[name];
        place.line = std::max(place.line, m_open.back().line);
        place.isSection = true;
        place.text = std::max(place.text, m_open.back().text);
        m_open.pop_back();
        return {};
    }

    static constexpr QLatin1String Opening{"{{"};
    static constexpr qsizetype LongestShown = 40;
    static constexpr qsizetype MostSuggested = 16;

    const FieldType Whole{Kind::Object, FieldTree::Root};
    const QString &m_text;
    const bool m_markup;
    const FieldTree &m_tree;
    qsizetype m_end = 0;
    qsizetype m_line = 1;
    std::vector<Open> m_open;
    FieldPlaces m_places;
};

} // namespace

Result<FieldPlaces> checkTemplate(const QString &text, bool markup, const FieldTree &tree)
{
    Checker checker(text, markup, tree);
    return checker.check().map([&checker] { return checker.takePlaces(); });
}

} // namespace sky::formats
