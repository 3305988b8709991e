#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"

#include <initializer_list>
#include <utility>

namespace sky::test
{

/// The catalogue of the resources, loaded once for the program.
const hursagmu::Catalogue &catalogue();

/// Builds a character field by field, without the verbs. Ids count: "i1", "g1", ...
class Builder
{
public:
    using Levels = std::initializer_list<std::pair<const char *, int>>;

    Builder &levels(Levels levels);
    Builder &gift(const char *giftId, int count = 1);
    /// Adds a thing and gives its id.
    QString add(const char *catalogueId, int64_t quantity = 1,
                hursagmu::Place place = hursagmu::Place::Carried, const QString &container = {});
    QString add(hursagmu::Item item);
    Builder &hold(std::vector<QString> slots);

    hursagmu::Character character;

    std::shared_ptr<const hursagmu::Evaluation> evaluated() const;

private:
    int m_count = 0;
};

/// Sir Alaric of the design's first sheet, and Eshara of the second.
Builder alaric();
Builder eshara();
/// The sorcerers of the book's worked spells, each with a staff of power 8 in hand.
Builder vunata();
Builder nik();

} // namespace sky::test
