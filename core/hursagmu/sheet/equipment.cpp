#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

using print::Role;
using print::RowKind;

/// A top-level thing with its contents, in list order.
using Bundle = std::vector<const PresentItem *>;
using Bundles = std::vector<Bundle>;

constexpr size_t WorthNaming = 3; ///< a container with so many rows stands for its group by itself

class Lister
{
public:
    explicit Lister(const Source &source)
        : m_source(source)
    {
        for (const PresentItem &item : source.evaluation.items) {
            if (item.depth == 0 || m_bundles.empty()) m_bundles.emplace_back();
            m_bundles.back().push_back(&item);
        }
    }

    std::vector<print::Row> list()
    {
        const Bundles worn = at(Place::Worn);
        const bool oneWorn = worn.size() == 1 && worn.front().size() == 1;
        if (worn.size() > 1 || (worn.size() == 1 && !oneWorn)) addGroup(Text::tr("worn"));
        for (const Bundle &bundle : worn)
            add(bundle, oneWorn ? Text::tr("worn") : QString());
        const Bundles carried = at(Place::Carried);
        if (!worn.empty() && !oneWorn && !carried.empty()) addGroup(Text::tr("carried"));
        for (const Bundle &bundle : carried)
            add(bundle, {});
        addOnMount();
        addLeft();
        return std::move(m_rows);
    }

private:
    /// Loose things first, containers after them.
    Bundles at(Place place) const
    {
        Bundles found;
        for (const Bundle &bundle : m_bundles)
            if (bundle.front()->place == place) found.push_back(bundle);
        std::stable_partition(found.begin(), found.end(),
                              [](const Bundle &bundle) { return bundle.size() == 1; });
        return found;
    }

    void addGroup(const QString &text, const QStringList &subjects = {})
    {
        print::Row row;
        row.kind = RowKind::Group;
        row.subjects = subjects;
        row.cells = {cell(QStringLiteral("name"), text, Role::Label)};
        m_rows.push_back(std::move(row));
    }

    void add(const Bundle &bundle, const QString &where, int raised = 0)
    {
        for (size_t i = 0; i < bundle.size(); ++i) {
            const PresentItem &item = *bundle[i];
            const bool holds = i + 1 < bundle.size() && bundle[i + 1]->inContainer == item.id;
            print::Row row;
            row.kind = holds ? RowKind::Container : RowKind::Entry;
            row.depth = std::max(0, item.depth - raised);
            row.subjects = {subject("item", item.id)};
            const QString text = itemText(m_source, item);
            const bool told = i == 0 && !where.isEmpty();
            row.cells = {cell(QStringLiteral("name"), told ? filled(Text::tr("%1, %2"), text, where) : text,
                              holds ? Role::SmallStrong : Role::Small),
                         small(QStringLiteral("weight"),
                               pounds(item.weight, item.weighsNothing || item.weight.value() == 0))};
            m_rows.push_back(std::move(row));
        }
    }

    void addOnMount()
    {
        const Bundles bundles = at(Place::Mount);
        const auto &mount = m_source.evaluation.mount;
        if (mount) {
            const QString name = mount->name.isEmpty() ? Text::tr("the mount") : mount->name;
            addGroup(filled(Text::tr("on %1: %2 of %3 lb, move %4"), name, pounds(mount->load.carried),
                            pounds(mount->load.lift), figure(mount->move)),
                     {QStringLiteral("mount")});
        }
        const bool named = !mount && bundles.size() == 1 && bundles.front().size() >= WorthNaming;
        if (!mount && !named && !bundles.empty()) addGroup(Text::tr("on the mount, outside the load"));
        for (const Bundle &bundle : bundles)
            add(bundle, named ? Text::tr("on the mount") : QString());
    }

    /// Places of power hold things like a container but are no luggage: they stand with the sorcery.
    void addLeft()
    {
        Bundles elsewhere;
        for (const Bundle &bundle : at(Place::Left)) {
            const PresentItem &first = *bundle.front();
            const bool placeOfPower = m_source.evaluation.isSorcerer && first.focus && first.focus->immobile;
            if (placeOfPower)
                addPlaceOfPower(bundle);
            else
                elsewhere.push_back(bundle);
        }
        if (!elsewhere.empty()) addGroup(Text::tr("left behind"));
        for (const Bundle &bundle : elsewhere)
            add(bundle, {});
    }

    void addPlaceOfPower(const Bundle &bundle)
    {
        if (bundle.size() == 1) return;
        const Item *item = m_source.item(bundle.front()->id);
        const GoodsInfo *goods = item ? m_source.catalogue.thing(item->catalogueId) : nullptr;
        const QString where =
            filled(Text::tr("left in the %1"), goods ? goods->name.toLower() : bundle.front()->name);
        const Bundle contents(bundle.begin() + 1, bundle.end());
        const auto tops = std::count_if(contents.begin(), contents.end(),
                                        [](const PresentItem *thing) { return thing->depth == 1; });
        const bool named = tops == 1 && contents.size() >= WorthNaming;
        if (!named) addGroup(where);
        add(contents, named ? where : QString(), 1);
    }

    const Source &m_source;
    Bundles m_bundles;
    std::vector<print::Row> m_rows;
};

} // namespace

Block equipment(const Source &source)
{
    print::Table table;
    table.columns = {column(QStringLiteral("weight"), Text::tr("lb"))};
    table.rows = Lister(source).list();
    const QString load = Text::tr("%1 lb in the load").arg(pounds(source.evaluation.load.carried));
    return print::Section{QStringLiteral("equipment"), Text::tr("Equipment"), load, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
