#include "tests/support/toyedits.h"

#include "tests/support/toygame.h"

namespace sky::test
{
namespace
{

Edit toyEdit(const QString &name, const QString &key, const std::function<void(Toy &)> &change)
{
    return {name, key, [change](Character &character) -> Result<void> {
                change(static_cast<Toy &>(character));
                if (static_cast<Toy &>(character).courage < 0) return refuse("Courage cannot be below 0.");
                return {};
            }};
}

} // namespace

Edit setCourage(int64_t courage)
{
    return toyEdit(QStringLiteral("Courage to %1").arg(courage), "courage",
                   [=](Toy &c) { c.courage = courage; });
}

Edit setBudget(int64_t budget)
{
    return toyEdit("Change the budget", "budget", [=](Toy &c) { c.budget = budget; });
}

Edit addCharm(const QString &id, const QString &name)
{
    return toyEdit("Add " + name, {}, [=](Toy &c) { c.charms.push_back({id, name}); });
}

} // namespace sky::test
