#include "ui/hursagmu/build/giftlines.h"

#include "core/hursagmu/rules/giftrepeat.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Catalogue;
using sky::hursagmu::filled;
using sky::hursagmu::FoldedGift;
using sky::hursagmu::GiftInfo;
using sky::hursagmu::LimbKind;
using sky::hursagmu::PresentGift;

namespace
{

QString tipOf(const GiftInfo &info)
{
    return filled(View::tr("%1: %2"), info.name, info.description);
}

/// What the issues say of gifts, the worst of each; notes are left to the list of problems.
QHash<QString, const Issue *> worstIssues(const Document &document)
{
    QHash<QString, const Issue *> worst;
    for (const Issue &issue : document.evaluation()->issues) {
        if (issue.severity == Severity::Note || issue.accepted || worst.contains(issue.subject)) continue;
        if (issue.subject.startsWith(QLatin1String("gift/"))) worst.insert(issue.subject, &issue);
    }
    return worst;
}

QString shortWarning(const Issue &issue)
{
    return issue.code == QLatin1String("gift-twice") ? View::tr("taken too often")
                                                     : View::tr("ask the Master");
}

/// "your own", "2 tails", "ageing rate: half".
QString remarkOf(const FoldedGift &gift, const GiftInfo *info)
{
    if (gift.entry.isCustom()) return View::tr("your own");
    if (!info) return View::tr("not in the lists");
    if (info->perLimb)
        return QStringLiteral("%1 %2").arg(QString::number(gift.entry.count),
                                           limbName(gift.entry.limb, gift.entry.count));
    return gift.entry.detail;
}

GiftLine takenLine(const PresentGift &present, const FoldedGift &gift, const GiftInfo *info,
                   const Issue *issue)
{
    GiftLine line{present.id, present.name, remarkOf(gift, info), categoryName(present.category),
                  {},         {},           present.cost.value()};
    line.tip = info ? tipOf(*info) : filled(View::tr("%1: %2"), present.name, present.shortText);
    if (issue) {
        line.warning = shortWarning(*issue);
        line.tip = filled(View::tr("%1\n%2 (rule %3)"), line.tip, issue->sentence, issue->rule);
    }
    return line;
}

} // namespace

std::vector<GiftLine> giftsOnOffer(const Document &document, const Catalogue &catalogue)
{
    QHash<QString, int64_t> counts;
    for (const PresentGift &gift : evaluationOf(document).gifts)
        counts[gift.gift] += gift.count;
    std::vector<GiftLine> lines;
    for (const GiftInfo &info : catalogue.gifts()) {
        const sky::hursagmu::rules::GiftTaken once{info.id, info.name, info.cost, counts.value(info.id) + 1,
                                                   sky::hursagmu::repeatOf(info)};
        if (!giftCountAllowed(once, characterOf(document).options.repeatFlatGifts)) continue;
        lines.push_back({info.id, info.name, {}, categoryName(info.category), {}, tipOf(info), info.cost});
    }
    return lines;
}

std::vector<GiftLine> giftsTaken(const Document &document, const Catalogue &catalogue)
{
    const auto folded = sky::hursagmu::fold(characterOf(document), catalogue);
    QHash<QString, const FoldedGift *> entries;
    for (const FoldedGift &gift : folded.gifts)
        entries.insert(gift.entry.id, &gift);
    const auto issues = worstIssues(document);
    std::vector<GiftLine> lines;
    for (const PresentGift &present : evaluationOf(document).gifts)
        if (const FoldedGift *gift = entries.value(present.id))
            lines.push_back(takenLine(present, *gift, catalogue.gift(present.gift),
                                      issues.value(QStringLiteral("gift/") + present.id)));
    return lines;
}

std::vector<GiftLine> found(const std::vector<GiftLine> &lines, const QString &wanted)
{
    if (wanted.trimmed().isEmpty()) return lines;
    std::vector<GiftLine> found;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(found), [&wanted](const GiftLine &line) {
        return matches(QStringList{line.name, line.category, line.tip}.join(QLatin1Char(' ')), wanted);
    });
    return found;
}

std::optional<FoldedGift> takenGift(const Document &document, const Catalogue &catalogue,
                                    const QString &entryId)
{
    const auto folded = sky::hursagmu::fold(characterOf(document), catalogue);
    for (const FoldedGift &gift : folded.gifts)
        if (gift.entry.id == entryId) return gift;
    return std::nullopt;
}

QString categoryName(const QString &category)
{
    if (category == QLatin1String("sorcery")) return View::tr("Sorcery");
    if (category == QLatin1String("sense")) return View::tr("Sense");
    if (category == QLatin1String("general")) return View::tr("General");
    if (category == QLatin1String("alien_biology")) return View::tr("Not human");
    return category;
}

QString limbName(LimbKind kind, int count)
{
    const bool one = count == 1;
    switch (kind) {
    case LimbKind::Arm:
        return one ? View::tr("arm") : View::tr("arms");
    case LimbKind::Leg:
        return one ? View::tr("leg") : View::tr("legs");
    case LimbKind::Tentacle:
        return one ? View::tr("tentacle") : View::tr("tentacles");
    case LimbKind::Tail:
        return one ? View::tr("tail") : View::tr("tails");
    case LimbKind::Other:
        break;
    }
    return one ? View::tr("other limb") : View::tr("other limbs");
}

GiftLines::GiftLines(Kind kind, QObject *parent)
    : QAbstractListModel(parent)
    , m_kind(kind)
{
}

/// Whether the ids in both lists stand in the same order, so that inserting and removing is enough.
bool GiftLines::keepsOrder(const std::vector<GiftLine> &lines) const
{
    QHash<QString, int> places;
    for (size_t i = 0; i < lines.size(); ++i)
        places.insert(lines[i].id, int(i));
    int last = -1;
    for (const GiftLine &line : m_lines) {
        const int place = places.value(line.id, -1);
        if (place < 0) continue;
        if (place < last) return false;
        last = place;
    }
    return true;
}

void GiftLines::show(const std::vector<GiftLine> &lines)
{
    if (!keepsOrder(lines)) {
        beginResetModel();
        m_lines = lines;
        return endResetModel();
    }
    QSet<QString> staying;
    for (const GiftLine &line : lines)
        staying.insert(line.id);
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (staying.contains(line(row).id)) continue;
        beginRemoveRows({}, row, row);
        m_lines.erase(m_lines.begin() + row);
        endRemoveRows();
    }
    for (int row = 0; row < int(lines.size()); ++row) {
        const GiftLine &wanted = lines[size_t(row)];
        if (row < rowCount() && line(row).id == wanted.id) {
            if (line(row) == wanted) continue;
            m_lines[size_t(row)] = wanted;
            Q_EMIT dataChanged(index(row), index(row));
        } else {
            beginInsertRows({}, row, row);
            m_lines.insert(m_lines.begin() + row, wanted);
            endInsertRows();
        }
    }
}

QModelIndex GiftLines::indexOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (line(row).id == id) return index(row);
    return {};
}

int64_t GiftLines::highestCost() const
{
    int64_t highest = 0;
    for (const GiftLine &line : m_lines)
        highest = std::max(highest, line.cost);
    return highest;
}

int GiftLines::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant GiftLines::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const GiftLine &shown = line(index.row());
    if (role == Qt::DisplayRole) return shown.name;
    if (role == Qt::ToolTipRole) return plainTip(shown.tip);
    if (role == Qt::AccessibleTextRole) return spoken(shown);
    return {};
}

/// "Starvision, Sense, take for 6"; "Winterborn, your own, ask the Master, cost 4".
QString GiftLines::spoken(const GiftLine &line) const
{
    QStringList words = {line.name, line.remark, line.warning.isEmpty() ? line.category : line.warning};
    words.removeAll(QString());
    words << (m_kind == Kind::Offer ? tr("take for %1") : tr("cost %1")).arg(line.cost);
    return words.join(QStringLiteral(", "));
}

} // namespace sky::ui::hursagmu
