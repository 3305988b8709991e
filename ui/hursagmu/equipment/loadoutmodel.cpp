#include "ui/hursagmu/equipment/loadoutmodel.h"

#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::LoadOut;
using sky::hursagmu::LoadOutFigures;

namespace
{

enum Column { Name, Load, Penalty, Move, Defense, Missiles, Attack, Damage, ColumnCount };

} // namespace

LoadOutModel::LoadOutModel(const ItemVerbs &verbs, QObject *parent)
    : QAbstractTableModel(parent)
    , m_verbs(verbs)
{
}

void LoadOutModel::update()
{
    const auto &character = characterOf(m_verbs.bench().document());
    std::vector<Row> rows = {{{}, View::tr("As it is now"), false}};
    for (const LoadOut &loadOut : character.loadOuts)
        rows.push_back({loadOut.id, loadOut.name, sky::hursagmu::isInForce(character, loadOut)});
    m_figures.assign(rows.size(), std::nullopt);
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

const LoadOutFigures &LoadOutModel::figures(size_t row) const
{
    auto &known = m_figures[row];
    if (known) return *known;
    const auto &document = m_verbs.bench().document();
    const auto &character = characterOf(document);
    const LoadOut *loadOut = sky::hursagmu::findLoadOut(character, m_rows[row].id);
    known = loadOut ? sky::hursagmu::figuresAfter(character, m_verbs.catalogue(), *loadOut)
                    : sky::hursagmu::figuresOf(evaluationOf(document));
    return *known;
}

std::vector<int> LoadOutModel::lessWanted()
{
    return {Missiles, Penalty, Damage, Move, Load};
}

QString LoadOutModel::idAt(const QModelIndex &index) const
{
    return index.isValid() ? m_rows[size_t(index.row())].id : QString();
}

int LoadOutModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LoadOutModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString LoadOutModel::textOf(size_t row, int column) const
{
    if (column == Name)
        return m_rows[row].inForce ? View::tr("%1, in force").arg(m_rows[row].name) : m_rows[row].name;
    const LoadOutFigures &facts = figures(row);
    switch (column) {
    case Load:
        return View::tr("%1 lb, %2 %")
            .arg(numberOf(facts.load), QString::number(facts.percent.value() / 100));
    case Penalty:
        return facts.tooHeavy ? View::tr("too heavy") : numberOf(facts.penalty);
    case Move:
        return numberOf(facts.move);
    case Defense:
        return numberOf(facts.defense);
    case Missiles:
        return numberOf(facts.missiles);
    case Attack:
        return facts.best ? numberOf(facts.best->attack) : QString(QChar(0x2014));
    default:
        return facts.best ? numberOf(facts.best->damage) : QString(QChar(0x2014));
    }
}

QVariant LoadOutModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const auto row = size_t(index.row());
    const bool name = index.column() == Name;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::ToolTipRole:
        if (name) return plainTip(m_rows[row].name);
        if (index.column() < Attack || !figures(row).best) return {};
        return plainTip(figures(row).best->name);
    case Qt::FontRole:
        return fontOf(m_rows[row].inForce && name ? Type::Strong : Type::Body);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (name ? Qt::AlignLeft : Qt::AlignRight));
    default:
        return {};
    }
}

QVariant LoadOutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("load-out"), View::tr("load"),    View::tr("penalty"),
                              View::tr("move"),     View::tr("Defense"), View::tr("vs missiles"),
                              View::tr("Offense"),  View::tr("damage")};
    return titles[section];
}

} // namespace sky::ui::hursagmu
