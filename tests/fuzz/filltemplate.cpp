#include "core/formats/exporttemplates.h"
#include "core/json/parse.h"
#include "core/storage/usertemplates.h"
#include "tests/fuzz/common.h"
#include "tests/fuzz/targets.h"
#include "tests/support/hostile.h"
#include "tests/support/memoryfolder.h"

#include <QFile>
#include <QTemporaryDir>

namespace sky::fuzz
{

namespace
{

const QString Marked = QStringLiteral("<qzq>");

/// With one entry at most in every list: all of them take a hundred times as long to fill in.
void shorten(json::Value &value)
{
    if (json::Array *array = value.asArray()) {
        if (array->size() > 1) array->resize(1);
        for (json::Value &entry : *array)
            shorten(entry);
    } else if (const json::Object *object = value.asObject()) {
        json::Object shorter = *object;
        for (json::Member &member : shorter.members)
            shorten(member.value);
        value = json::Value(std::move(shorter));
    }
}

/// Of a character in which every text is markup.
const json::Object &fields()
{
    static const json::Object made = [] {
        print::Options options;
        const auto json = formats::write(formats::byId(QStringLiteral("json")).value(),
                                         test::characterSaying(Marked), *game(), options);
        json::Value values(formats::templateFields(*json::parse(json.value().bytes).value().asObject()));
        shorten(values);
        return *values.asObject();
    }();
    return made;
}

} // namespace

/// The first byte says into what kind of file, the rest is the template.
void fillExportTemplate(const QByteArray &bytes)
{
    static const formats::FieldIds ids = formats::fieldIds(*game());
    Numbers numbers(bytes);
    const auto escape = static_cast<formats::Escape>(numbers.byte() % 5);
    const QByteArray text = numbers.rest();
    const auto made = formats::ExportTemplate::of(text, escape, ids);
    if (!made) return must(!made.error().message.isEmpty(), "an error has a sentence");
    const auto filled = made->filled(fields());
    if (!filled) return must(!filled.error().message.isEmpty(), "an error has a sentence");
    must(static_cast<size_t>(filled->size()) <= formats::templatelimits::Output,
         "what is written is bounded");
    if (escape == formats::Escape::Markup && !text.contains("qzq"))
        must(!filled->contains(Marked), "no text of a character becomes markup");
}

void listUserTemplates(const QByteArray &bytes)
{
    static const QTemporaryDir folder(test::memoryFolder());
    QFile file(folder.filePath(QStringLiteral("t.skychar")));
    must(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "the file can be made");
    file.close();
    const auto found = storage::userTemplates(folder.path(), games());
    must(found.size() <= 1, "a file is one template at most");
    for (const storage::UserTemplate &each : found) {
        must(each.character && each.system, "a template is a character of a game");
        must(each.character->kind == CharacterKind::Template, "only templates are listed");
    }
}

} // namespace sky::fuzz
