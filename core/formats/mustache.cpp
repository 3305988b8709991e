#include "core/formats/csv.h"
#include "core/formats/exporttemplates.h"
#include "core/formats/text.h"
#include "core/formats/writers.h"
#include "core/json/write.h"
#include "core/storage/files.h"

#include <QFileInfo>
#include <QLocale>
#include <QStringDecoder>

#include <kainjow/mustache.hpp>

#include <algorithm>
#include <exception>

namespace sky::formats
{

namespace
{

namespace mustache = kainjow::mustache;

/// What a template did too much of, and where.
struct TooMuch : std::exception {
    enum class Of { Steps, Bytes };
    TooMuch(Of what, std::string where)
        : of(what)
        , field(std::move(where))
    {
    }
    Of of;
    std::string field;
};

mustache::data textOf(const json::Value &value)
{
    if (const QString *text = value.asString())
        return text->isEmpty() ? mustache::data(false) : mustache::data(text->toStdString());
    if (const json::Number *number = value.asNumber()) return mustache::data(number->text.toStdString());
    const bool *truth = value.asBool();
    return mustache::data(truth && *truth);
}

/// Values as the tree has them. What is empty is false, so that its section is left out. What an object may
/// have and has not is false as well: else Mustache would take an outer object's.
class Data
{
public:
    explicit Data(const FieldTree &tree)
        : m_tree(tree)
    {
    }

    mustache::data object(const json::Object *object, const QString &kind) const
    {
        mustache::data data{mustache::data::type::object};
        const QStringList members = m_tree.members(kind);
        for (const QString &name : members) {
            const json::Value *value = object ? object->find(name) : nullptr;
            const auto type = m_tree.member(kind, name);
            data.set(name.toStdString(), value && type ? any(*value, *type) : mustache::data(false));
        }
        return data;
    }

private:
    mustache::data any(const json::Value &value, const FieldType &type) const
    {
        if (type.kind == FieldType::Kind::Object) return object(value.asObject(), type.object);
        if (type.kind != FieldType::Kind::List) return textOf(value);
        mustache::data list{mustache::data::type::list};
        if (const json::Array *array = value.asArray())
            for (const json::Value &one : *array)
                list.push_back(object(one.asObject(), type.object));
        return list;
    }

    const FieldTree &m_tree;
};

/// Counts how often a section is gone through and what is looked up, and ends what does not end.
class LimitedContext : public mustache::context<std::string>
{
public:
    LimitedContext(const mustache::data *data, const FieldPlaces &places)
        : mustache::context<std::string>(data)
        , m_places(places)
    {
    }

    void push(const mustache::data *data) override
    {
        if (++m_steps > templatelimits::Steps) throw TooMuch(TooMuch::Of::Steps, m_asked);
        spend(size_t(m_places.value(QString::fromStdString(m_asked)).text));
        m_inside.push_back(m_asked);
        mustache::context<std::string>::push(data);
    }

    /// After an entry of a list comes the next of the same.
    void pop() override
    {
        m_asked = m_inside.back();
        m_inside.pop_back();
        mustache::context<std::string>::pop();
    }

    const mustache::data *get(const std::string &name) const override
    {
        m_asked = name;
        const mustache::data *found = mustache::context<std::string>::get(name);
        if (found && found->is_string()) spend(found->string_value().size());
        return found;
    }

    void spend(size_t bytes) const
    {
        m_bytes += bytes;
        if (m_bytes > templatelimits::Output) throw TooMuch(TooMuch::Of::Bytes, m_asked);
    }

private:
    const FieldPlaces &m_places;
    int m_steps = 0;
    std::vector<std::string> m_inside;
    mutable std::string m_asked;
    mutable size_t m_bytes = 0;
};

/// For text and for attributes in either kind of quotes, in XML as well.
QString escapedMarkup(const QString &text)
{
    QString escaped = text.toHtmlEscaped().replace(u'\'', QStringLiteral("&#39;"));
    for (QChar &c : escaped)
        if ((c < u' ' && c != u'\n' && c != u'\t' && c != u'\r') || c >= QChar(0xfffe))
            c = QChar::ReplacementCharacter;
    return escaped;
}

std::string escapedAs(Escape escape, const std::string &text)
{
    const QString plain = QString::fromStdString(text);
    switch (escape) {
    case Escape::Markup:
        return escapedMarkup(plain).toStdString();
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

QString inWords(const TooMuch &fault, const FieldPlaces &places)
{
    const QString name = QString::fromStdString(fault.field);
    const FieldPlace place = places.value(name);
    const QString line = QString::number(place.line);
    const QString tag =
        place.isSection ? QStringLiteral("{{#%1}}").arg(name) : QStringLiteral("{{%1}}").arg(name);
    if (fault.of == TooMuch::Of::Steps)
        return Text::tr("Line %1, %2: the sections are gone through more than %3 times.")
            .arg(line, tag, QLocale(QLocale::English).toString(templatelimits::Steps));
    return Text::tr("Line %1, %2: what is written becomes larger than %3 MiB.")
        .arg(line, tag, QString::number(templatelimits::Output / (1024 * 1024)));
}

Error namedFault(const QString &name, const Error &error)
{
    return {error.kind, Text::tr("%1: %2").arg(name, error.message), error.detail};
}

/// The text of a file that somebody saved from an editor.
Result<QString> textIn(const QByteArray &utf8)
{
    if (utf8.size() > templatelimits::Size)
        return fail(ErrorKind::Unreadable,
                    Text::tr("A template has at most %1 KiB.").arg(templatelimits::Size / 1024));
    qsizetype line = 1;
    for (const QByteArray &each : utf8.split('\n')) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString text = decoder(each);
        if (text.contains(QChar(0))) return fail(ErrorKind::Unreadable, Text::tr("This is no text."));
        if (decoder.hasError())
            return fail(ErrorKind::Unreadable,
                        Text::tr("Line %1 is no UTF-8; save the template in that encoding.").arg(line));
        ++line;
    }
    return QString::fromUtf8(utf8.startsWith("\xef\xbb\xbf") ? utf8.mid(3) : utf8);
}

} // namespace

ExportTemplate::ExportTemplate(QString text, Escape escape, FieldTree tree, FieldPlaces places)
    : m_text(std::move(text))
    , m_escape(escape)
    , m_tree(std::move(tree))
    , m_places(std::move(places))
{
}

Result<ExportTemplate> ExportTemplate::of(const QByteArray &utf8, Escape escape, const FieldIds &ids)
{
    const auto text = textIn(utf8);
    if (!text) return tl::unexpected(text.error());
    FieldTree tree(ids);
    auto places = checkTemplate(*text, escape == Escape::Markup, tree);
    if (!places) return tl::unexpected(places.error());
    return ExportTemplate(*text, escape, std::move(tree), std::move(*places));
}

Result<ExportTemplate> ExportTemplate::read(const Format &format, const FieldIds &ids)
{
    const QString name = QFileInfo(format.templatePath).fileName();
    return storage::readFile(format.templatePath)
        .and_then([&](const QByteArray &bytes) { return of(bytes, escapeOf(format.suffix), ids); })
        .map([&name](ExportTemplate &&made) {
            made.m_name = name;
            return std::move(made);
        })
        .map_error([&name](const Error &error) { return namedFault(name, error); });
}

Result<QString> ExportTemplate::filled(const json::Object &fields) const
{
    try {
        mustache::mustache reader(m_text.toStdString());
        if (!reader.is_valid())
            return fail(ErrorKind::Unreadable, Text::tr("The template cannot be read."),
                        QStringLiteral("mustache says the template is not valid"));
        const mustache::data data = Data(m_tree).object(&fields, FieldTree::Root);
        LimitedContext context(&data, m_places);
        reader.set_custom_escape([this, &context](const std::string &said) {
            std::string written = escapedAs(m_escape, said);
            context.spend(std::max(written.size(), said.size()) - said.size());
            return written;
        });
        return QString::fromStdString(reader.render(context));
    } catch (const TooMuch &fault) {
        const Error error{ErrorKind::Refused, inWords(fault, m_places), {}};
        return tl::unexpected(m_name.isEmpty() ? error : namedFault(m_name, error));
    } catch (const std::exception &problem) {
        return fail(ErrorKind::Unreadable, Text::tr("The template cannot be read."),
                    QString::fromLatin1(problem.what()));
    }
}

} // namespace sky::formats
