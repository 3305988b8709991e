#include "ui/hursagmu/workshop/startingpoints.h"

#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::ItemKind;

StartingPoints::StartingPoints(const sky::hursagmu::Catalogue &catalogue, QWidget *parent)
    : ChoiceField(parent)
{
    setAccessibleName(View::tr("Begin from"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    m_book.push_back({View::tr("nothing"), std::nullopt});
    for (const auto &goods : catalogue.goods()) {
        if (goods.kind == ItemKind::Gear) continue;
        Item item;
        item.kind = goods.kind;
        item.catalogueId = goods.id;
        const QString name =
            goods.focus ? View::tr("%1, focus").arg(capitalized(goods.name)) : capitalized(goods.name);
        m_book.push_back({View::tr("%1 (book)").arg(name), item});
    }
    fill();
    connect(this, &ChoiceField::chosen, this, &StartingPoints::take);
}

void StartingPoints::showThings(const std::vector<Item> &kept)
{
    m_kept.clear();
    for (const Item &item : kept)
        if (item.weapon || item.armor || item.focus || item.kind != ItemKind::Gear)
            m_kept.push_back({View::tr("%1 (mine)").arg(item.name), item, true});
    fill();
}

/// What is kept comes first after "nothing": it is what somebody made.
void StartingPoints::fill()
{
    const QString shown = currentText();
    clear();
    addItem(m_book.front().text);
    for (const Start &start : m_kept)
        addItem(start.text);
    for (size_t i = 1; i < m_book.size(); ++i)
        addItem(m_book[i].text);
    setCurrentIndex(std::max(0, findText(shown)));
}

void StartingPoints::showOrigin(const Item &item)
{
    for (size_t i = 1; i < m_book.size(); ++i)
        if (m_book[i].item->catalogueId == item.catalogueId) {
            setCurrentIndex(int(m_kept.size() + i));
            return;
        }
    showScratch();
}

void StartingPoints::take(int index)
{
    const int kept = int(m_kept.size());
    if (index <= 0) return Q_EMIT scratchChosen();
    const Start &start = index <= kept ? m_kept[size_t(index - 1)] : m_book[size_t(index - kept)];
    Q_EMIT thingChosen(*start.item);
}

} // namespace sky::ui::hursagmu
