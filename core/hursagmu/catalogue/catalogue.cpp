#include "core/hursagmu/catalogue/catalogue.h"

#include "core/hursagmu/catalogue/loader.h"
#include "core/hursagmu/catalogue/names.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

template<class Info>
const Info *byId(const std::vector<Info> &list, const QString &id)
{
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Info &info) { return info.id == id; });
    return found == list.end() ? nullptr : &*found;
}

template<class Info>
QHash<QString, size_t> placesOf(const std::vector<Info> &list)
{
    QHash<QString, size_t> places;
    for (size_t i = list.size(); i-- > 0;)
        places.insert(list[i].id, i);
    return places;
}

template<class Info>
const Info *at(const std::vector<Info> &list, const QHash<QString, size_t> &places, const QString &id)
{
    const auto place = places.constFind(id);
    return place == places.cend() ? nullptr : &list[*place];
}

template<class Info>
Result<const Info *> byName(const std::vector<Info> &list, const QString &typed, const QString &unknown)
{
    if (const Info *exact = byId(list, typed)) return exact;
    const Info *found = nullptr;
    QStringList ids, names;
    for (const Info &info : list) {
        names << info.name << info.aliases;
        if (!namesIt(typed, info.id, info.name, info.aliases)) continue;
        found = &info;
        ids << info.id;
    }
    if (ids.isEmpty()) return fail(ErrorKind::Usage, unknownName(unknown, typed, names));
    if (ids.size() > 1) return fail(ErrorKind::Usage, ambiguousName(typed, ids));
    return found;
}

} // namespace

Result<Catalogue> Catalogue::load(const QString &folder)
{
    auto lists = Loader(folder).load();
    if (!lists) return tl::unexpected(lists.error());
    return Catalogue(std::move(*lists));
}

Catalogue::Catalogue(CatalogueLists lists)
    : m_lists(std::move(lists))
    , m_traits(placesOf(m_lists.traits))
    , m_gifts(placesOf(m_lists.gifts))
    , m_goods(placesOf(m_lists.goods))
    , m_rules(placesOf(m_lists.rules))
{
}

const TraitInfo *Catalogue::trait(const QString &id) const
{
    return at(m_lists.traits, m_traits, id);
}

const GiftInfo *Catalogue::gift(const QString &id) const
{
    return at(m_lists.gifts, m_gifts, id);
}

QString Catalogue::giftName(const GiftEntry &entry) const
{
    if (const GiftInfo *info = gift(entry.gift)) return info->name;
    return entry.name.isEmpty() ? entry.gift : entry.name;
}

const GoodsInfo *Catalogue::thing(const QString &id) const
{
    return at(m_lists.goods, m_goods, id);
}

const RuleInfo *Catalogue::rule(const QString &id) const
{
    return at(m_lists.rules, m_rules, id);
}

Result<const TraitInfo *> Catalogue::findTrait(const QString &name) const
{
    return byName(m_lists.traits, name, Text::tr("There is no trait called \"%1\"."));
}

Result<const GiftInfo *> Catalogue::findGift(const QString &name) const
{
    return byName(m_lists.gifts, name, Text::tr("There is no gift called \"%1\"."));
}

Result<const GoodsInfo *> Catalogue::findThing(const QString &name) const
{
    return byName(m_lists.goods, name, Text::tr("There is no thing called \"%1\"."));
}

Result<const TemplateText *> Catalogue::findTemplate(const QString &name) const
{
    return byName(m_lists.templateTexts, name, Text::tr("There is no template called \"%1\"."));
}

} // namespace sky::hursagmu
