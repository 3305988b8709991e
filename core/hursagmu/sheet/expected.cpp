#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/rules/pain.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <QMap>

namespace sky::hursagmu::sheet
{

namespace
{

/// Collects what has to be found. Reads the character only: what a block forgets is to be noticed.
class Manifest
{
public:
    explicit Manifest(const Source &source)
        : m_source(source)
    {
    }

    std::vector<print::Expected> list()
    {
        addHeader();
        addTraits();
        addGifts();
        for (const Item &item : m_source.character.items)
            addItem(item);
        for (const Spell &spell : m_source.character.spells)
            add(subject("spell", spell.id), spell.name,
                {spell.name, figure(spell.intensity), figure(spell.area), figure(spell.duration),
                 spell.note});
        for (const LedgerEntry &entry : m_source.character.ledger)
            add(subject("entry", entry.id),
                Text::tr("experience of %1").arg(entry.date.toString(Qt::ISODate)),
                {entry.reason, entry.session});
        for (const Waiver &waiver : m_source.character.waivers)
            add(subject("waiver", waiver.id), Text::tr("accepted: %1").arg(waiver.code),
                {waiver.reason, waiver.by});
        addProse();
        addPossessions();
        addInjuries();
        return std::move(m_expected);
    }

private:
    void add(const QString &where, const QString &name, QStringList texts)
    {
        texts.removeAll(QString());
        m_expected.push_back({where, name, texts});
    }

    /// A field that says nothing need not be found.
    void addField(const QString &where, const QString &name, const QString &text)
    {
        if (!text.trimmed().isEmpty()) add(where, name, {text});
    }

    void addHeader()
    {
        const Character &character = m_source.character;
        addField(QStringLiteral("base/name"), Text::tr("name"), character.name);
        addField(QStringLiteral("base/concept"), Text::tr("concept"), character.conceptText);
        addField(QStringLiteral("base/player"), Text::tr("player"), character.player);
        addField(QStringLiteral("base/campaign"), Text::tr("campaign"), character.campaign);
        addField(QStringLiteral("base/master"), Text::tr("Master"), character.master);
    }

    QString traitName(const TraitEntry &trait) const
    {
        const TraitInfo *info = m_source.catalogue.trait(trait.id);
        if (info) return info->name;
        return trait.name.isEmpty() ? trait.id : trait.name;
    }

    /// Traits that are custom or above 0 after all of the ledger: what was lowered to nothing is none.
    void addTraits()
    {
        QMap<QString, QString> names;
        for (const TraitEntry &trait : m_source.character.creation.traits)
            if (trait.custom || trait.level > Level()) names[trait.id] = traitName(trait);
        for (const LedgerEntry *entry : inOrder(m_source.character.ledger)) {
            if (entry->struck) continue;
            if (entry->newTrait) names[entry->newTrait->id] = traitName(*entry->newTrait);
            const TraitInfo *info = m_source.catalogue.trait(entry->trait);
            if (!info) continue;
            if (entry->to > 0)
                names[info->id] = info->name;
            else
                names.remove(info->id);
        }
        for (auto it = names.cbegin(); it != names.cend(); ++it)
            add(subject("trait", it.key()), it.value(),
                {it.value(), figure(m_source.evaluation.level(it.key()))});
    }

    void addGift(const GiftEntry &gift)
    {
        const QString name = m_source.catalogue.giftName(gift);
        add(subject("gift", gift.id), name,
            {name, gift.detail, gift.isCustom() ? gift.explanation : QString()});
    }

    void addGifts()
    {
        QStringList givenUp;
        for (const LedgerEntry &entry : m_source.character.ledger)
            if (entry.gift && !entry.struck && entry.kind == EntryKind::Retrain) givenUp << entry.gift->id;
        for (const GiftEntry &gift : m_source.character.creation.gifts)
            if (!givenUp.contains(gift.id)) addGift(gift);
        for (const LedgerEntry &entry : m_source.character.ledger)
            if (entry.gift && !entry.struck && !givenUp.contains(entry.gift->id)) addGift(*entry.gift);
    }

    void addItem(const Item &item)
    {
        const GoodsInfo *goods = m_source.catalogue.thing(item.catalogueId);
        const QString name = !item.name.isEmpty() ? item.name : goods ? goods->name : item.catalogueId;
        const int64_t pieces = item.quantity * (goods ? goods->pack : 1); // as the list counts them
        const QString quantity = item.quantity == 1 ? QString() : figure(pieces);
        add(subject("item", item.id), quantity.isEmpty() ? name : Text::tr("%1 × %2").arg(name, quantity),
            {name, quantity, item.note});
    }

    void addProse()
    {
        const Character &character = m_source.character;
        const std::vector<std::pair<QString, QString>> texts = {
            {QStringLiteral("notes"), character.notes},
            {QStringLiteral("description"), character.description},
            {QStringLiteral("history"), character.history}};
        for (const auto &[id, text] : texts) {
            const QStringList all = paragraphs(text);
            for (qsizetype i = 0; i < all.size(); ++i)
                add(id + u'/' + QString::number(i + 1),
                    Text::tr("%1, paragraph %2").arg(id, QString::number(i + 1)), {all[i]});
        }
    }

    void addPossessions()
    {
        const Purse &purse = m_source.character.purse;
        const auto coins = [](int64_t count) { return count == 0 ? QString() : figure(count); };
        add(QStringLiteral("purse"), Text::tr("purse"),
            {coins(purse.gold), coins(purse.silver), coins(purse.copper)});
        if (m_source.character.mount)
            add(QStringLiteral("mount"), Text::tr("mount"), {m_source.character.mount->name});
    }

    /// What goes beyond a track's boxes stands in figures.
    void addInjury(const char *id, const QString &name, int present, int boxes)
    {
        const bool written = m_source.injuries == Injuries::Current && present > boxes;
        add(subject("injury", QString::fromLatin1(id)), name,
            {name, written ? figure(present - boxes) : QString()});
    }

    void addInjuries()
    {
        const rules::InjuryLimits limits = rules::injuryLimits(m_source.character.options.injuryModel);
        const Damage &damage = m_source.character.damage;
        addInjury("stuns", Text::tr("Stuns"), damage.stuns, limits.unconscious);
        addInjury("wounds", Text::tr("Wounds"), damage.wounds, limits.end);
        addInjury("shocks", Text::tr("Shocks"), damage.shocks, limits.end);
    }

    const Source &m_source;
    std::vector<print::Expected> m_expected;
};

} // namespace

std::vector<print::Expected> expected(const Source &source)
{
    return Manifest(source).list();
}

} // namespace sky::hursagmu::sheet
