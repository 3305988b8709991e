#include "core/formats/csv.h"
#include "core/formats/exporttemplates.h"
#include "core/formats/mustachecheck.h"
#include "core/formats/text.h"
#include "core/formats/writers.h"
#include "core/json/write.h"

#include <kainjow/mustache.hpp>

#include <exception>

namespace sky::formats
{

namespace
{

namespace mustache = kainjow::mustache;

struct TooLong : std::exception {
};

/// Members that only some objects have. Without them Mustache would take an outer object's.
constexpr const char *Optional[] = {"remark", "caption",  "aside",      "footnote", "facts",
                                    "rows",   "columns",  "paragraphs", "label",    "rule",
                                    "parts",  "accepted", "draft",      "asOf"};

mustache::data dataOf(const json::Value &value);

mustache::data objectOf(const json::Object &object)
{
    mustache::data data{mustache::data::type::object};
    for (const char *name : Optional)
        data.set(name, mustache::data(false));
    for (const json::Member &member : object.members)
        data.set(member.key.toStdString(), dataOf(member.value));
    return data;
}

/// What is empty is false, so that its section is left out.
mustache::data dataOf(const json::Value &value)
{
    if (const json::Object *object = value.asObject()) return objectOf(*object);
    if (const json::Array *array = value.asArray()) {
        mustache::data list{mustache::data::type::list};
        for (const json::Value &one : *array)
            list.push_back(dataOf(one));
        return list;
    }
    if (const QString *text = value.asString())
        return text->isEmpty() ? mustache::data(false) : mustache::data(text->toStdString());
    if (const json::Number *number = value.asNumber()) return mustache::data(number->text.toStdString());
    const bool *truth = value.asBool();
    return mustache::data(truth && *truth);
}

/// Counts how often a section is gone through and what is looked up, and ends what does not end.
class LimitedContext : public mustache::context<std::string>
{
public:
    /// `longest`: of a section, which is written once for each step at most.
    LimitedContext(const mustache::data *data, size_t longest)
        : mustache::context<std::string>(data)
        , m_longest(longest)
    {
    }

    void push(const mustache::data *data) override
    {
        if (++m_steps > templatelimits::Steps) throw TooLong();
        spend(m_longest);
        mustache::context<std::string>::push(data);
    }

    const mustache::data *get(const std::string &name) const override
    {
        const mustache::data *found = mustache::context<std::string>::get(name);
        if (found && found->is_string()) spend(found->string_value().size());
        return found;
    }

private:
    void spend(size_t bytes) const
    {
        m_bytes += bytes;
        if (m_bytes > templatelimits::Output) throw TooLong();
    }

    size_t m_longest = 0;
    int m_steps = 0;
    mutable size_t m_bytes = 0;
};

std::string escapedAs(Escape escape, const std::string &text)
{
    const QString plain = QString::fromStdString(text);
    switch (escape) {
    case Escape::Markup:
        return plain.toHtmlEscaped().toStdString();
    case Escape::Markdown:
        return escapedMarkdown(plain).toStdString();
    case Escape::Csv:
        return csvField(plain).toStdString();
    case Escape::Json: {
        const QByteArray quoted = json::write(json::Value(plain)).trimmed();
        return quoted.mid(1, quoted.size() - 2).toStdString();
    }
    case Escape::None:
        break;
    }
    return text;
}

} // namespace

Result<QString> filledTemplate(const QString &text, const json::Object &fields, Escape escape)
{
    const auto longest = checkTemplate(text, escape == Escape::Markup);
    if (!longest) return tl::unexpected(longest.error());
    try {
        mustache::mustache reader(text.toStdString());
        if (!reader.is_valid())
            return fail(ErrorKind::Unreadable, Text::tr("The template cannot be read."),
                        QStringLiteral("mustache says the template is not valid"));
        reader.set_custom_escape([escape](const std::string &said) { return escapedAs(escape, said); });
        const mustache::data data = objectOf(fields);
        LimitedContext context(&data, size_t(*longest));
        return QString::fromStdString(reader.render(context));
    } catch (const TooLong &) {
        return fail(ErrorKind::Refused, Text::tr("The template goes through its sections too often."));
    } catch (const std::exception &problem) {
        return fail(ErrorKind::Unreadable, Text::tr("The template cannot be read."),
                    QString::fromLatin1(problem.what()));
    }
}

} // namespace sky::formats
