#include "ui/hursagmu/workshop/mythings.h"

#include "core/hursagmu/storage/gamefile.h"
#include "ui/hursagmu/view.h"
#include "ui/services/keptfile.h"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;

namespace
{

constexpr int Version = 1;
constexpr QLatin1String Format("skychamber-things");
constexpr QLatin1String System("hursagmu");

bool sameName(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

void expect(json::ObjectReader &reader, QStringView key, QLatin1String word)
{
    if (reader.requiredString(key) != word) reader.fault(key, View::tr("is not \"%1\"").arg(word));
}

Item thingFrom(json::ObjectReader &reader)
{
    Item item = sky::hursagmu::readThing(reader);
    item.unknown = reader.rest();
    return item;
}

} // namespace

MyThings::MyThings(const QString &path)
    : m_path(path)
{
}

std::optional<Error> MyThings::load()
{
    std::vector<Item> things;
    json::Members unknown;
    bool newer = false;
    const auto damage = readKept(m_path, [&](json::ObjectReader &reader) {
        expect(reader, u"format", Format);
        const int64_t version = reader.integer(u"formatVersion", 1, 1'000'000, 0);
        if (version == 0) reader.fault(u"formatVersion", View::tr("is missing"));
        newer = version > Version;
        if (newer) return;
        expect(reader, u"system", System);
        reader.objects(u"things", Most, [&](json::ObjectReader &each) { things.push_back(thingFrom(each)); });
        unknown = reader.rest();
    });
    m_newer = newer && !damage;
    m_things = damage ? std::vector<Item>() : std::move(things);
    m_unknown = damage ? json::Members() : std::move(unknown);
    if (m_newer)
        return Error{ErrorKind::Unreadable,
                     View::tr("Your things were kept by a newer Skychamber; this one leaves them alone."),
                     {}};
    if (!damage) return std::nullopt;
    spdlog::warn("The file of kept things could not be read and was set aside: {}",
                 damage->detail.toStdString());
    return Error{
        ErrorKind::Unreadable,
        View::tr("Your things could not be read, and the list begins anew. What was there is kept in %1.")
            .arg(damage->keptAt),
        damage->detail};
}

const Item *MyThings::find(const QString &name) const
{
    const auto found = std::find_if(m_things.begin(), m_things.end(),
                                    [&name](const Item &item) { return sameName(item.name, name); });
    return found == m_things.end() ? nullptr : &*found;
}

Result<void> MyThings::keep(const Item &item)
{
    if (const auto problem = load()) return tl::unexpected(*problem); // told before anything is begun anew
    std::vector<Item> things = m_things;
    std::erase_if(things, [&item](const Item &each) { return sameName(each.name, item.name); });
    if (things.size() >= size_t(Most)) return refuse(View::tr("%1 things are kept already.").arg(Most));
    Item kept = item;
    kept.id.clear();
    kept.container.clear();
    kept.place = sky::hursagmu::Place::Carried;
    things.push_back(std::move(kept));
    std::sort(things.begin(), things.end(), [](const Item &a, const Item &b) {
        return QString::localeAwareCompare(a.name.toCaseFolded(), b.name.toCaseFolded()) < 0;
    });
    return save(std::move(things));
}

Result<void> MyThings::remove(const QString &name)
{
    if (const auto problem = load()) return tl::unexpected(*problem); // told before anything is begun anew
    std::vector<Item> things = m_things;
    std::erase_if(things, [&name](const Item &each) { return sameName(each.name, name); });
    return save(std::move(things));
}

Result<void> MyThings::save(std::vector<Item> things)
{
    json::Array array;
    for (const Item &item : things)
        array.push_back(sky::hursagmu::writeThing(item));
    json::Object object;
    object.add(QStringLiteral("format"), QString(Format));
    object.add(QStringLiteral("formatVersion"), Version);
    object.add(QStringLiteral("system"), QString(System));
    object.add(QStringLiteral("things"), std::move(array));
    for (const json::Member &member : m_unknown)
        object.add(member.key, member.value);
    auto done = writeKept(m_path, std::move(object));
    if (done) m_things = std::move(things);
    return done;
}

} // namespace sky::ui::hursagmu
