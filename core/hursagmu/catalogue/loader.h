#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/json/reader.h"

#include <set>

namespace sky::hursagmu
{

/// Reads the files of one folder into lists, in the order in which they lean on each other, and checks every
/// entry. Used once; the first fault ends it.
class Loader
{
public:
    explicit Loader(const QString &folder)
        : m_folder(folder)
    {
    }

    Result<CatalogueLists> load();

private:
    using EntryReader = void (Loader::*)(json::ObjectReader &);
    /// What every entry but a rule has.
    struct Common {
        QString id, name, description;
        QStringList aliases, rules;
    };

    Result<void> readFile(const QString &kind, EntryReader read);
    Common readCommon(json::ObjectReader &reader, std::set<QString> &ids);
    QStringList readRules(json::ObjectReader &reader);

    void readRule(json::ObjectReader &reader);
    void readTrait(json::ObjectReader &reader);
    void readGift(json::ObjectReader &reader);
    void readBudget(json::ObjectReader &reader);
    void readHomeland(json::ObjectReader &reader);
    void readOption(json::ObjectReader &reader);
    void readTemplateText(json::ObjectReader &reader);

    void readSize(json::ObjectReader &reader);
    void readWeapon(json::ObjectReader &reader);
    void readArmor(json::ObjectReader &reader);
    void readFocus(json::ObjectReader &reader);
    void readGear(json::ObjectReader &reader);
    GoodsInfo goods(const Common &common, ItemKind kind) const;
    void checkMelee(json::ObjectReader &reader, const WeaponSpec &weapon);

    Result<void> checkCount(const QString &kind) const;

    QString m_folder;
    CatalogueLists m_lists;
    std::set<QString> m_ids; ///< of all lists but the template texts, which name files
    std::set<QString> m_templateIds;
    std::set<QString> m_ruleIds;
};

// Members of an entry that must be there.
int64_t requiredInteger(json::ObjectReader &reader, QStringView key, int64_t min, int64_t max);
bool requiredBoolean(json::ObjectReader &reader, QStringView key);
int requiredWord(json::ObjectReader &reader, QStringView key, const std::vector<QString> &words);
/// May be null; not negative.
std::optional<int64_t> nullableDecimal(json::ObjectReader &reader, QStringView key, int64_t perUnit);
QStringList toList(const std::vector<QString> &strings);

} // namespace sky::hursagmu
