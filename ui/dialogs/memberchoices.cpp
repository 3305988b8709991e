#include "ui/dialogs/memberchoices.h"

#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/services.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

MemberChoiceModel::MemberChoiceModel(std::vector<MemberChoice> choices, QObject *parent)
    : QAbstractTableModel(parent)
    , m_choices(std::move(choices))
{
    show();
}

void MemberChoiceModel::show()
{
    m_shown.clear();
    for (size_t i = 0; i < m_choices.size(); ++i)
        if (matches(m_choices[i].name + QLatin1Char(' ') + m_choices[i].path, m_filter)) m_shown.push_back(i);
}

void MemberChoiceModel::add(const QStringList &paths)
{
    beginResetModel();
    for (const QString &path : paths) {
        const auto known = std::find_if(m_choices.begin(), m_choices.end(),
                                        [&path](const MemberChoice &choice) { return choice.path == path; });
        if (known != m_choices.end())
            known->ticked = true;
        else
            m_choices.push_back({path, QFileInfo(path).completeBaseName(), true});
    }
    show();
    endResetModel();
}

void MemberChoiceModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

QStringList MemberChoiceModel::ticked() const
{
    QStringList paths;
    for (const MemberChoice &choice : m_choices)
        if (choice.ticked) paths << choice.path;
    return paths;
}

int MemberChoiceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int MemberChoiceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags MemberChoiceModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == NameColumn ? usual | Qt::ItemIsUserCheckable : usual;
}

QVariant MemberChoiceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const MemberChoice &choice = m_choices[m_shown[size_t(index.row())]];
    if (role == Qt::ToolTipRole) return plainTip(choice.path);
    if (role == Qt::DisplayRole)
        return index.column() == NameColumn ? choice.name : QFileInfo(choice.path).absolutePath();
    if (role == Qt::CheckStateRole && index.column() == NameColumn)
        return choice.ticked ? Qt::Checked : Qt::Unchecked;
    return {};
}

bool MemberChoiceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != NameColumn) return false;
    m_choices[m_shown[size_t(index.row())]].ticked = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

QVariant MemberChoiceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) return section == NameColumn ? tr("character") : tr("folder");
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeading | Qt::AlignVCenter);
    return {};
}

MemberChoices::MemberChoices(const Services &services, const QString &folder,
                             std::vector<MemberChoice> choices, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_folder(folder)
    , m_model(new MemberChoiceModel(std::move(choices), this))
    , m_search(new SearchField(tr("Find among open and recent characters"), this))
    , m_list(new QTreeView(this))
    , m_count(new Label(Type::Secondary, {}, this))
{
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("Characters to take"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->resizeSection(MemberChoiceModel::NameColumn, fontMetrics().averageCharWidth() * 36);
    m_list->setMinimumHeight(fontMetrics().height() * 9);
    m_search->setTarget(m_list);
    m_count->setInk(Label::Ink::Secondary);
    QPushButton *files = button(tr("Other &files..."), this, QStringLiteral("file"));
    QPushButton *all = button(tr("A whole f&older..."), this, QStringLiteral("folder"));
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_count, 1);
    foot->addWidget(files);
    foot->addWidget(all);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    connect(m_search, &QLineEdit::textChanged, m_model, &MemberChoiceModel::setFilter);
    connect(files, &QPushButton::clicked, this, &MemberChoices::addFiles);
    connect(all, &QPushButton::clicked, this, &MemberChoices::addFolder);
    connect(m_model, &QAbstractItemModel::modelReset, this, &MemberChoices::showCount);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &MemberChoices::showCount);
    showCount();
}

void MemberChoices::addFiles()
{
    m_model->add(m_services.prompts.openPaths(this, tr("Characters of the party"), m_folder,
                                              tr("Characters (*.skychar);;All files (*)")));
}

void MemberChoices::addFolder()
{
    const QString folder = m_services.prompts.openFolder(this, tr("A folder with characters"), m_folder);
    if (folder.isEmpty()) return;
    m_folder = folder;
    const QDir place(folder);
    QStringList paths;
    for (const QString &name :
         place.entryList({QLatin1Char('*') + FileExtension}, QDir::Files, QDir::Name | QDir::LocaleAware))
        paths << place.absoluteFilePath(name);
    m_model->add(paths);
}

void MemberChoices::showCount()
{
    m_count->setText(tr("%n ticked", nullptr, int(ticked().size())));
    Q_EMIT changed();
}

} // namespace sky::ui
