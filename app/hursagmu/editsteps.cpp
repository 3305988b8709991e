#include "app/hursagmu/editsteps.h"

#include "app/commands/commands.h"
#include "app/hursagmu/arguments.h"
#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/items.h"
#include "core/json/utf8.h"
#include "core/storage/files.h"
#include "core/storage/portrait.h"

namespace sky::app
{

using namespace sky::hursagmu;

namespace
{

/// Takes the edits of one call on a working copy, one after the other, so that later names can mean what
/// earlier options added ("--item Sword --in-hand Sword").
class Steps
{
public:
    Steps(const Document &document, const Context &context)
        : m_context(context)
        , m_catalogue(context.hursagmu->catalogue())
        , m_now(copy(*document.character()))
    {
        m_stamp.date = context.around.clock().date();
    }

    Result<void> texts(const EditArguments &arguments);
    Result<void> points(const EditArguments &arguments);
    Result<void> goods(const EditArguments &arguments);
    /// One step that makes the document's character the working copy.
    Edit whole() const;

private:
    static std::unique_ptr<hursagmu::Character> copy(const sky::Character &character)
    {
        return std::make_unique<hursagmu::Character>(static_cast<const hursagmu::Character &>(character));
    }

    Result<void> add(const Edit &edit);
    Result<void> trait(const QString &argument);
    Result<void> customTrait(const QString &argument);
    Result<void> gift(const QString &argument);
    Result<void> customGift(const QString &argument);
    Result<void> dropGift(const QString &name);
    Result<void> item(const QString &argument);
    Result<void> dropItem(const QString &name);
    Result<void> inHand(const QString &names);
    Result<QString> ownedItem(const QString &name) const;
    Result<std::optional<QString>> ownTrait(const QString &name) const;
    Result<void> each(const std::vector<std::string> &arguments,
                      Result<void> (Steps::*step)(const QString &));

    const Context &m_context;
    const Catalogue &m_catalogue;
    std::unique_ptr<hursagmu::Character> m_now;
    LedgerStamp m_stamp;
};

bool sameName(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

/// Something the character has.
struct Named {
    QString id;
    QString name;
};

/// The id of what a person means: its id, or its name in any case. Nothing when nothing is called so; an
/// error that lists the ids when several are.
Result<std::optional<QString>> meant(const QString &word, const std::vector<Named> &own)
{
    QStringList same;
    for (const Named &one : own) {
        if (one.id == word) return one.id;
        if (sameName(one.name, word)) same << one.id;
    }
    if (same.isEmpty()) return std::nullopt;
    if (same.size() == 1) return same.front();
    return fail(ErrorKind::Usage, Words::tr("Several things are called %1; name one by id: %2.")
                                      .arg(word, same.join(QStringLiteral(", "))));
}

tl::unexpected<Error> unknown(const QString &sentence, const QString &name, const std::vector<Named> &own)
{
    QStringList names;
    for (const Named &one : own)
        names << one.name;
    return fail(ErrorKind::Usage,
                sentence.arg(name, names.isEmpty() ? Words::tr("none") : names.join(QStringLiteral(", "))));
}

Result<void> Steps::add(const Edit &edit)
{
    return edit.change(*m_now);
}

Edit Steps::whole() const
{
    const std::shared_ptr<const hursagmu::Character> result = copy(*m_now);
    return {Words::tr("Edit on the command line"), QString(),
            [result](sky::Character &character) -> Result<void> {
                static_cast<hursagmu::Character &>(character) = *result;
                return {};
            }};
}

Result<void> Steps::each(const std::vector<std::string> &arguments,
                         Result<void> (Steps::*step)(const QString &))
{
    for (const std::string &argument : arguments)
        if (auto done = (this->*step)(text(argument)); !done) return done;
    return {};
}

Result<QString> notesText(const QString &argument)
{
    if (!argument.startsWith(QLatin1Char('@'))) return argument;
    const auto bytes = storage::readFile(argument.mid(1));
    if (!bytes) return tl::unexpected(bytes.error());
    if (json::firstBadByte(*bytes) != bytes->size())
        return fail(ErrorKind::Unreadable, Words::tr("The file with the notes is not text in UTF-8."));
    return json::decodeUtf8(*bytes);
}

Result<void> Steps::texts(const EditArguments &arguments)
{
    using Setter = Edit (*)(const QString &);
    const std::pair<const std::optional<std::string> &, Setter> plain[] = {
        {arguments.name, setName},
        {arguments.player, setPlayer},
        {arguments.campaign, setCampaign},
        {arguments.master, setMaster},
        {arguments.conceptText, setConcept}};
    for (const auto &[value, setter] : plain)
        if (value)
            if (auto done = add(setter(text(*value))); !done) return done;
    if (arguments.notes) {
        const auto notes = notesText(text(*arguments.notes));
        if (!notes) return tl::unexpected(notes.error());
        if (auto done = add(setNotes(*notes)); !done) return done;
    }
    if (arguments.portrait) {
        const auto bytes = storage::readFile(text(*arguments.portrait), storage::PortraitMaxBytes);
        if (!bytes) return tl::unexpected(bytes.error());
        const auto portrait = storage::makePortrait(*bytes);
        if (!portrait) return tl::unexpected(portrait.error());
        if (auto done = add(setPortrait(*portrait)); !done) return done;
    }
    return {};
}

Result<std::optional<QString>> Steps::ownTrait(const QString &name) const
{
    const auto now = evaluate(*m_now, m_catalogue);
    std::vector<Named> own;
    for (const auto *list : {&now->talents, &now->professions})
        for (const PresentTrait &trait : *list)
            if (trait.custom) own.push_back({trait.id, trait.name});
    return meant(name, own);
}

Result<void> Steps::trait(const QString &argument)
{
    const auto wanted = parseNamedLevel(argument);
    if (!wanted) return tl::unexpected(wanted.error());
    const auto own = ownTrait(wanted->name);
    if (!own) return tl::unexpected(own.error());
    if (*own) return add(setTrait(m_catalogue, **own, wanted->level, m_context.around.ids, m_stamp));
    const auto found = m_catalogue.findTrait(wanted->name);
    if (!found) return tl::unexpected(found.error());
    return add(setTrait(m_catalogue, (*found)->id, wanted->level, m_context.around.ids, m_stamp));
}

Result<void> Steps::customTrait(const QString &argument)
{
    const auto wanted = parseNamedLevel(argument);
    if (!wanted) return tl::unexpected(wanted.error());
    if (m_catalogue.findTrait(wanted->name))
        return fail(ErrorKind::Usage,
                    Words::tr("%1 is a trait of the book: use --trait %2.").arg(wanted->name, argument));
    const auto own = ownTrait(wanted->name);
    if (!own) return tl::unexpected(own.error());
    if (*own) return add(setTrait(m_catalogue, **own, wanted->level, m_context.around.ids, m_stamp));
    return add(addCustomTrait(m_catalogue, wanted->name, TraitKind::Profession, wanted->level,
                              m_context.around.ids, m_stamp));
}

Result<void> Steps::gift(const QString &argument)
{
    const auto wanted = parseAmount(argument);
    if (!wanted) return tl::unexpected(wanted.error());
    const auto found = m_catalogue.findGift(wanted->name);
    if (!found) return tl::unexpected(found.error());
    if (wanted->place)
        return fail(ErrorKind::Usage, Words::tr("A gift is not put anywhere: %1.").arg(argument));
    if (wanted->quantity > 1 && !(*found)->perLimb)
        return fail(ErrorKind::Usage, Words::tr("%1 is taken once.").arg((*found)->name));
    GiftEntry entry;
    entry.gift = (*found)->id;
    entry.cost = (*found)->cost;
    entry.count = int(wanted->quantity);
    return add(takeGift(m_catalogue, entry, m_context.around.ids, m_stamp));
}

Result<void> Steps::customGift(const QString &argument)
{
    const auto wanted = parseCustomGift(argument);
    if (!wanted) return tl::unexpected(wanted.error());
    if (m_catalogue.findGift(wanted->name))
        return fail(ErrorKind::Usage,
                    Words::tr("%1 is a gift of the book: use --gift %1.").arg(wanted->name));
    GiftEntry entry;
    entry.name = wanted->name;
    entry.cost = wanted->cost;
    entry.explanation = wanted->why;
    return add(takeGift(m_catalogue, entry, m_context.around.ids, m_stamp));
}

Result<void> Steps::dropGift(const QString &name)
{
    const auto now = evaluate(*m_now, m_catalogue);
    std::vector<Named> own;
    for (const PresentGift &gift : now->gifts)
        own.push_back({gift.id, gift.name});
    const auto id = meant(name, own);
    if (!id) return tl::unexpected(id.error());
    if (!*id)
        return unknown(Words::tr("There is no gift \u201c%1\u201d to drop. The gifts are: %2."), name, own);
    return add(hursagmu::dropGift(m_catalogue, **id, m_context.around.ids, m_stamp));
}

/// Where a new thing goes when nobody says so: armor is worn if none is yet, what cannot be moved stays.
Place usualPlace(const GoodsInfo &thing, const hursagmu::Character &character, const Catalogue &catalogue)
{
    if (thing.armor && evaluate(character, catalogue)->wornArmor.empty()) return Place::Worn;
    if (thing.focus && thing.focus->immobile) return Place::Left;
    return Place::Carried;
}

Result<void> Steps::item(const QString &argument)
{
    const auto wanted = parseAmount(argument);
    if (!wanted) return tl::unexpected(wanted.error());
    const auto found = m_catalogue.findThing(wanted->name);
    if (!found) return tl::unexpected(found.error());
    Item item;
    item.kind = (*found)->kind;
    item.catalogueId = (*found)->id;
    item.quantity = wanted->quantity;
    item.place = wanted->place ? *wanted->place : usualPlace(**found, *m_now, m_catalogue);
    return add(addItem(m_catalogue, item, m_context.around.ids));
}

Result<QString> Steps::ownedItem(const QString &name) const
{
    const auto now = evaluate(*m_now, m_catalogue);
    const auto found = m_catalogue.findThing(name);
    std::vector<Named> own;
    for (const PresentItem &item : now->items) {
        const Item *stored = m_now->findItem(item.id);
        const bool byCatalogue = found && stored && stored->catalogueId == (*found)->id;
        own.push_back({item.id, byCatalogue ? name : item.name});
    }
    const auto id = meant(name, own);
    if (!id) return tl::unexpected(id.error());
    if (!*id) return unknown(Words::tr("There is no \u201c%1\u201d among the equipment: %2."), name, own);
    return **id;
}

Result<void> Steps::dropItem(const QString &name)
{
    const auto id = ownedItem(name);
    if (!id) return tl::unexpected(id.error());
    return add(removeItem(m_catalogue, *id));
}

Result<void> Steps::inHand(const QString &names)
{
    std::vector<QString> slots;
    for (const QString &name : names.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto id = ownedItem(name.trimmed());
        if (!id) return tl::unexpected(id.error());
        slots.insert(slots.end(), size_t(handsFor(*m_now->findItem(*id), m_catalogue)), *id);
    }
    return add(setHands(m_catalogue, slots));
}

Result<void> Steps::points(const EditArguments &arguments)
{
    if (arguments.budget) {
        const auto budget = parsePoints(text(*arguments.budget));
        if (!budget) return tl::unexpected(budget.error());
        if (auto done = add(setBudget(*budget)); !done) return done;
    }
    if (arguments.allowDebt || arguments.noDebt)
        if (auto done = add(setAcceptsDebt(arguments.allowDebt)); !done) return done;
    if (auto done = each(arguments.dropGifts, &Steps::dropGift); !done) return done;
    if (auto done = each(arguments.traits, &Steps::trait); !done) return done;
    if (auto done = each(arguments.customTraits, &Steps::customTrait); !done) return done;
    if (auto done = each(arguments.gifts, &Steps::gift); !done) return done;
    return each(arguments.customGifts, &Steps::customGift);
}

Result<void> Steps::goods(const EditArguments &arguments)
{
    if (auto done = each(arguments.dropItems, &Steps::dropItem); !done) return done;
    if (auto done = each(arguments.items, &Steps::item); !done) return done;
    if (arguments.inHand)
        if (auto done = inHand(text(*arguments.inHand)); !done) return done;
    if (!arguments.purse) return {};
    const auto purse = parsePurse(text(*arguments.purse));
    if (!purse) return tl::unexpected(purse.error());
    return add(setPurse(*purse));
}

} // namespace

Result<void> applyArguments(Document &document, const EditArguments &arguments, const Context &context)
{
    Steps steps(document, context);
    if (auto done = steps.texts(arguments); !done) return done;
    if (auto done = steps.points(arguments); !done) return done;
    if (auto done = steps.goods(arguments); !done) return done;
    return document.apply(steps.whole());
}

} // namespace sky::app
