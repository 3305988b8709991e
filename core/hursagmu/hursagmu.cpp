#include "core/hursagmu/hursagmu.h"

#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/compare/compare.h"
#include "core/hursagmu/formats/outside.h"
#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/newids.h"
#include "core/hursagmu/party/partysheet.h"
#include "core/hursagmu/refusal.h"
#include "core/hursagmu/sheet/layouts.h"
#include "core/hursagmu/sheet/sheet.h"
#include "core/hursagmu/storage/gamefile.h"
#include "core/hursagmu/text.h"
#include "core/storage/envelope.h"

#include <QFile>

namespace sky::hursagmu
{

namespace
{

const Character &own(const sky::Character &character)
{
    return static_cast<const Character &>(character);
}

} // namespace

Result<std::shared_ptr<const Hursagmu>> Hursagmu::create()
{
    auto catalogue = Catalogue::load();
    if (!catalogue) return tl::unexpected(catalogue.error());
    return std::make_shared<const Hursagmu>(std::move(*catalogue));
}

Hursagmu::Hursagmu(Catalogue catalogue)
    : m_catalogue(std::move(catalogue))
{
}

QString Hursagmu::id() const
{
    return QStringLiteral("hursagmu");
}

QString Hursagmu::name() const
{
    return QStringLiteral("Hursagmu");
}

int Hursagmu::version() const
{
    return 1;
}

std::unique_ptr<sky::Character> Hursagmu::blank(std::optional<int64_t> budget) const
{
    auto character = std::make_unique<Character>();
    if (budget) character->creation.budget = *budget;
    return character;
}

const std::vector<Hursagmu::Template> &Hursagmu::readyTemplates() const
{
    std::call_once(m_templatesRead, [this] {
        for (const TemplateText &text : m_catalogue.templateTexts()) {
            auto character = readTemplate(text.id);
            if (!character) continue;
            const int64_t points = (*character)->creation.budget;
            m_templates.push_back({{text.id, text.name, text.line, points}, std::move(*character)});
        }
    });
    return m_templates;
}

std::vector<TemplateInfo> Hursagmu::templates() const
{
    std::vector<TemplateInfo> infos;
    for (const Template &ready : readyTemplates())
        infos.push_back(ready.info);
    return infos;
}

Result<std::unique_ptr<sky::Character>> Hursagmu::fromTemplate(const QString &nameOrId) const
{
    const auto text = m_catalogue.findTemplate(nameOrId);
    if (!text) return tl::unexpected(text.error());
    for (const Template &ready : readyTemplates())
        if (ready.info.id == (*text)->id) return ready.character->clone();
    return readTemplate((*text)->id); // says what is wrong with it
}

/// Templates are character files in the resources, read like any other.
Result<std::unique_ptr<Character>> Hursagmu::readTemplate(const QString &templateId) const
{
    QFile file(QStringLiteral(":/hursagmu/templates/%1.skychar").arg(templateId));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorKind::Unreadable, Text::tr("The template \"%1\" is missing.").arg(templateId));
    GameRegistry games;
    games.add(std::shared_ptr<const GameSystem>(std::shared_ptr<const GameSystem>(), this)); // does not own
    auto loaded = storage::readCharacter(file.readAll(), games);
    if (!loaded) return tl::unexpected(loaded.error());
    return std::unique_ptr<Character>(static_cast<Character *>(loaded->character.release()));
}

void Hursagmu::renewIds(sky::Character &character, const IdSource &ids) const
{
    character.id = newUuid();
    character.kind = CharacterKind::Character;
    renewContentIds(static_cast<Character &>(character), ids);
}

Result<std::unique_ptr<sky::Character>> Hursagmu::read(const json::Value &part) const
{
    return readGamePart(part);
}

json::Object Hursagmu::write(const sky::Character &character) const
{
    return writeGamePart(own(character));
}

std::vector<Migration> Hursagmu::migrations() const
{
    return {};
}

EvaluationPtr Hursagmu::evaluate(const sky::Character &character) const
{
    return sky::hursagmu::evaluate(own(character), m_catalogue);
}

std::optional<Error> Hursagmu::refusal(const sky::Character &candidate, const sky::Evaluation &before,
                                       const sky::Evaluation &after) const
{
    const auto &present = static_cast<const Evaluation &>(before);
    const auto &next = static_cast<const Evaluation &>(after);
    if (auto unfinished = openErrors(present, next)) return unfinished;
    return wantOfPoints(own(candidate), present, next);
}

bool Hursagmu::equals(const sky::Character &a, const sky::Character &b) const
{
    return sky::hursagmu::equals(own(a), own(b));
}

QStringList Hursagmu::describeChange(const sky::Character &from, const sky::Character &to) const
{
    return sky::hursagmu::describeChange(own(from), own(to), m_catalogue);
}

std::vector<TableField> Hursagmu::tableRow(const sky::Character &character,
                                           const sky::Evaluation &evaluation) const
{
    return sky::hursagmu::tableRow(own(character), static_cast<const Evaluation &>(evaluation), m_catalogue);
}

std::vector<Gauge> Hursagmu::gauges(const sky::Character &, const sky::Evaluation &evaluation) const
{
    return sky::hursagmu::gauges(static_cast<const Evaluation &>(evaluation));
}

std::unique_ptr<sky::Character> Hursagmu::asOf(const sky::Character &character, QDate day) const
{
    return sky::hursagmu::asOf(own(character), m_catalogue, day);
}

print::SheetContent Hursagmu::sheet(const sky::Character &character, const sky::Evaluation &evaluation,
                                    const SheetRequest &request) const
{
    return makeSheet(own(character), static_cast<const Evaluation &>(evaluation), m_catalogue, request);
}

QStringList Hursagmu::layouts() const
{
    return layoutNames();
}

print::SheetContent Hursagmu::groupSheet(const QString &title, const std::vector<SheetMember> &members,
                                         const SheetRequest &) const
{
    return partySheet(title, members, m_catalogue);
}

QString Hursagmu::groupLayout() const
{
    return PartyLayout;
}

print::LayoutSpec Hursagmu::layout(const QString &name, const print::PageFormat &paper) const
{
    return name == groupLayout() ? partyLayout(paper, m_catalogue) : layoutNamed(name, paper);
}

} // namespace sky::hursagmu
