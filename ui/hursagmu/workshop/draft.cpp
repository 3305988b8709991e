#include "ui/hursagmu/workshop/draft.h"

#include "ui/hursagmu/view.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::Place;

Draft::Draft(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_item(sky::hursagmu::blankThing(sky::hursagmu::Making::Melee))
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &Draft::workOut);
    connect(&bench.document(), &Document::changed, this, &Draft::follow);
}

void Draft::begin(const Item &item)
{
    const auto &character = characterOf(m_bench.document());
    m_item = sky::hursagmu::opened(item, m_catalogue, character.options);
    const Item *own = character.findItem(item.id);
    m_owned = own ? std::optional(*own) : std::nullopt;
    if (!own) m_item.id.clear();
    workOut();
}

bool Draft::isAsOwned() const
{
    return m_owned && finished() == *m_owned;
}

QString Draft::change(const std::function<void(Item &)> &how)
{
    Item next = m_item;
    how(next);
    const QString reason = sky::hursagmu::whyNot(next, m_catalogue);
    // What was against the rules before the workshop saw it may be mended step by step.
    if (!reason.isEmpty() && sky::hursagmu::whyNot(m_item, m_catalogue).isEmpty()) return reason;
    if (next == m_item) return {};
    m_item = std::move(next);
    workOut();
    return {};
}

Item Draft::finished() const
{
    const auto &document = m_bench.document();
    Item item = sky::hursagmu::finished(m_item, m_catalogue, characterOf(document).options);
    item.name = item.name.trimmed();
    if (isOwned()) return item;
    const bool suited = !evaluationOf(document).wornArmor.empty();
    if (m_item.armor) item.place = suited ? Place::Carried : Place::Worn;
    if (m_item.focus) item.place = m_item.focus->immobile ? Place::Left : Place::Carried;
    return item;
}

void Draft::setActive(bool active)
{
    if (active == m_active) return;
    m_active = active;
    workOut();
}

/// After an edit of the character: an owned thing that was changed elsewhere is taken up anew, and one that
/// is gone becomes one to add.
void Draft::follow()
{
    if (m_owned) {
        const Item *own = characterOf(m_bench.document()).findItem(m_owned->id);
        if (own && !(*own == *m_owned)) return begin(*own);
        if (!own) {
            m_owned.reset();
            m_item.id.clear();
            return workOut();
        }
    }
    m_later.start();
}

void Draft::workOut()
{
    m_later.stop();
    if (!m_active) return;
    const auto &character = characterOf(m_bench.document());
    m_construction = sky::hursagmu::constructionOf(m_item, m_catalogue, character.options);
    m_trial = sky::hursagmu::tryOut(character, m_catalogue, m_item);
    Q_EMIT changed();
}

} // namespace sky::ui::hursagmu
