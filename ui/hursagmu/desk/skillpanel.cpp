#include "ui/hursagmu/desk/skillpanel.h"

#include "core/base/isolated.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::PartySkill;

namespace
{

/// "Juk 8, Ilse 6, Odo 4".
QString holdersOf(const PartySkill &skill)
{
    QStringList words;
    for (const PartySkill::Holder &holder : skill.holders)
        words << View::tr("%1 %2").arg(isolated(holder.name), QString::number(holder.level));
    return words.join(QStringLiteral(", "));
}

} // namespace

SkillModel::SkillModel(const DeskWork &work, QObject *parent)
    : QAbstractTableModel(parent)
    , m_work(work)
{
    refresh();
}

void SkillModel::refresh()
{
    beginResetModel();
    m_skills = sky::hursagmu::partySkills(m_work.bench().seats(), m_work.catalogue());
    std::erase_if(m_skills, [](const PartySkill &skill) { return skill.holders.empty(); });
    show();
    endResetModel();
}

void SkillModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

void SkillModel::show()
{
    m_shown.clear();
    for (size_t i = 0; i < m_skills.size(); ++i) {
        // Also by what the book calls it in use: "track", "sneak".
        const auto *info = m_work.catalogue().trait(m_skills[i].trait);
        QString text = m_skills[i].name;
        if (info)
            text +=
                QLatin1Char(' ') + (info->aliases + info->governs).join(QLatin1Char(' ')) + info->description;
        if (matches(text, m_filter)) m_shown.push_back(i);
    }
}

QString SkillModel::bestAt(const QString &trait) const
{
    for (const PartySkill &skill : m_skills)
        if (skill.trait == trait) return skill.holders.front().member;
    return {};
}

int SkillModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int SkillModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SkillModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PartySkill &skill = m_skills[m_shown[size_t(index.row())]];
    const auto count = int(skill.holders.size());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == NameColumn    ? skill.name
               : index.column() == CountColumn ? QString::number(count)
                                               : holdersOf(skill);
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn
                   ? View::tr("%1: %n can, best %2", nullptr, count)
                         .arg(skill.name, holdersOf(skill).section(QStringLiteral(", "), 0, 0))
               : index.column() == CountColumn ? View::tr("%n can", nullptr, count)
                                               : holdersOf(skill);
    case Qt::ToolTipRole:
        return plainTip(holdersOf(skill));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == CountColumn ? Qt::AlignRight : Qt::AlignLeft));
    case IdRole:
        return skill.trait;
    default:
        return {};
    }
}

QVariant SkillModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == CountColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    return section == NameColumn    ? View::tr("skill")
           : section == CountColumn ? View::tr("how many")
                                    : View::tr("who, the best first");
}

SkillPanel::SkillPanel(const DeskWork &work, QWidget *parent)
    : QWidget(parent)
    , m_model(new SkillModel(work, this))
    , m_search(new SearchField(View::tr("Who can: track, heal, sneak ..."), this))
    , m_table(new DeskTable(View::tr("Who can do what"), 10, this))
{
    m_table->setModel(m_model);
    m_table->setWideColumn(SkillModel::BestColumn, 16);
    m_table->setMinimumHeight(m_table->rowHeight() * 4);
    m_search->setTarget(m_table);
    auto *inset = new QVBoxLayout;
    inset->setContentsMargins(8, 4, 0, 0);
    inset->addWidget(m_search);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(8);
    column->addLayout(inset);
    column->addWidget(m_table, 1);
    connect(m_search, &QLineEdit::textChanged, m_model, &SkillModel::setFilter);
    connect(m_table, &DeskTable::opened, this, [this, work](const QString &trait) {
        if (const party::Seat *seat = work.bench().seat(m_model->bestAt(trait)))
            work.bench().open(seat->path);
    });
}

void SkillPanel::begin()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
}

} // namespace sky::ui::hursagmu
