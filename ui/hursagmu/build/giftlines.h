#pragma once

#include "core/document/document.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/fold.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace sky::ui::hursagmu
{

/// One gift as a list shows it: on offer, or taken.
struct GiftLine {
    QString id; ///< on offer: the catalogue's; taken: the entry's
    QString name;
    QString remark; ///< "your own", "2 tails", "ageing rate: half"; may be empty
    QString category;
    QString warning; ///< "ask the Master"; stands in the place of the category
    QString tip;
    int64_t cost = 0;

    friend bool operator==(const GiftLine &, const GiftLine &) = default;
};

/// What may still be taken.
std::vector<GiftLine> giftsOnOffer(const Document &document, const sky::hursagmu::Catalogue &catalogue);
std::vector<GiftLine> giftsTaken(const Document &document, const sky::hursagmu::Catalogue &catalogue);
/// Those that have every word of the wanted text in name, category or explanation.
std::vector<GiftLine> found(const std::vector<GiftLine> &lines, const QString &wanted);

/// The entry of that id as it stands now; nothing when the character has none.
std::optional<sky::hursagmu::FoldedGift>
takenGift(const Document &document, const sky::hursagmu::Catalogue &catalogue, const QString &entryId);

QString categoryName(const QString &category);
QString limbName(sky::hursagmu::LimbKind kind, int count);

/// Lines under a view. Showing others keeps the rows that stay, and with them what is current.
class GiftLines : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Kind { Offer, Taken };

    explicit GiftLines(Kind kind, QObject *parent = nullptr);
    void show(const std::vector<GiftLine> &lines);

    const GiftLine &line(int row) const { return m_lines[size_t(row)]; }
    QModelIndex indexOf(const QString &id) const; ///< invalid when it is not here
    int64_t highestCost() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString spoken(const GiftLine &line) const;
    bool keepsOrder(const std::vector<GiftLine> &lines) const;

    Kind m_kind;
    std::vector<GiftLine> m_lines;
};

} // namespace sky::ui::hursagmu
