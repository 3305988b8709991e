#include "ui/dialogs/conflictmodel.h"

#include "core/storage/portrait.h"
#include "ui/widgets/plaintip.h"

#include <QLocale>

namespace sky::ui
{

using json::Side;

namespace
{

constexpr qsizetype ElementsTold = 8;
constexpr int PictureSide = 64;

/// A picture and what kind of one it is, as CharacterMerge has them; null where it is something else.
const json::Object *pictureIn(const std::optional<json::Value> &value)
{
    const json::Array *list = value ? value->asArray() : nullptr;
    const json::Object *only = list && list->size() == 1 ? list->front().asObject() : nullptr;
    return only && only->find(u"mediaType") && only->find(u"data") ? only : nullptr;
}

QByteArray bytesOfPicture(const json::Object &picture)
{
    const QString *data = picture.find(u"data")->asString();
    return data ? QByteArray::fromBase64(data->toLatin1()) : QByteArray();
}

/// Empty where an object has no name that people know.
QString elementInWords(const json::Value &value)
{
    if (const QString *text = value.asString()) return *text;
    if (const json::Number *number = value.asNumber()) return QString::fromLatin1(number->text);
    const json::Object *object = value.asObject();
    for (const QStringView key : {u"name", u"title", u"catalogueId", u"reason", u"text"}) {
        const json::Value *named = object ? object->find(key) : nullptr;
        if (named && named->asString() && !named->asString()->isEmpty()) return *named->asString();
    }
    return {};
}

/// The elements where there are few and each has a name, else how many.
QString listInWords(const json::Array &list)
{
    QStringList elements;
    for (const json::Value &value : list)
        if (elements.size() < ElementsTold) elements << elementInWords(value);
    const int left = int(qsizetype(list.size()) - elements.size());
    if (elements.isEmpty() || elements.contains(QString()))
        return ConflictModel::tr("a list of %n", nullptr, int(list.size()));
    const QString told = elements.join(QStringLiteral(", "));
    return left > 0 ? ConflictModel::tr("%1 and %n more", nullptr, left).arg(told) : told;
}

QString alone(const std::optional<json::Value> &value, const std::optional<json::Value> &other)
{
    if (!value)
        return other && other->asObject() ? ConflictModel::tr("removed") : ConflictModel::tr("nothing");
    if (const json::Object *picture = pictureIn(value))
        return ConflictModel::tr("a picture of %1")
            .arg(QLocale().formattedDataSize(bytesOfPicture(*picture).size(), 0));
    if (const QString *text = value->asString()) return *text;
    if (const json::Number *number = value->asNumber()) return QString::fromLatin1(number->text);
    if (const bool *yes = value->asBool()) return *yes ? ConflictModel::tr("yes") : ConflictModel::tr("no");
    if (value->isNull()) return ConflictModel::tr("nothing");
    if (const json::Array *list = value->asArray()) return listInWords(*list);
    const QString name = elementInWords(*value);
    return name.isEmpty() ? ConflictModel::tr("kept, with changes") : name;
}

} // namespace

QString valueInWords(const std::optional<json::Value> &value, const std::optional<json::Value> &other)
{
    const QString words = alone(value, other);
    if (!value || !other || *value == *other || words != alone(other, value)) return words;
    return ConflictModel::tr("%1, with other details", "a value that looks like the other one").arg(words);
}

QString pathInWords(const QStringList &path)
{
    QStringList words;
    for (const QString &key : path)
        if (key != QLatin1String("character")) words << key;
    return words.mid(words.size() - qMin(qsizetype(3), words.size())).join(QStringLiteral(", "));
}

ConflictModel::ConflictModel(std::vector<json::Conflict> conflicts, QStringList names, Titles titles,
                             QObject *parent)
    : QAbstractTableModel(parent)
    , m_conflicts(std::move(conflicts))
    , m_names(std::move(names))
    , m_titles(std::move(titles))
    , m_choices(m_conflicts.size(), Side::Mine)
{
    const auto pictureOf = [](const std::optional<json::Value> &value) {
        const json::Object *picture = pictureIn(value);
        return picture ? storage::readPicture(bytesOfPicture(*picture), PictureSide).value_or(QImage())
                       : QImage();
    };
    for (const json::Conflict &conflict : m_conflicts)
        m_pictures.push_back({pictureOf(conflict.mine), pictureOf(conflict.theirs)});
}

void ConflictModel::setName(size_t conflict, const QString &name)
{
    m_names[qsizetype(conflict)] = name;
    Q_EMIT dataChanged(index(int(conflict), What), index(int(conflict), Theirs));
}

void ConflictModel::chooseAll(Side side)
{
    if (m_choices.empty()) return;
    m_choices.assign(m_conflicts.size(), side);
    Q_EMIT dataChanged(index(0, Mine), index(rowCount() - 1, Theirs), {Qt::CheckStateRole});
    Q_EMIT chosen();
}

int ConflictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_conflicts.size());
}

int ConflictModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ConflictModel::words(const QModelIndex &index) const
{
    const json::Conflict &conflict = m_conflicts[size_t(index.row())];
    if (index.column() == What) return m_names[index.row()];
    return index.column() == Mine ? valueInWords(conflict.mine, conflict.theirs)
                                  : valueInWords(conflict.theirs, conflict.mine);
}

QVariant ConflictModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const auto row = size_t(index.row());
    const QString text = words(index);
    const Side side = index.column() == Mine ? Side::Mine : Side::Theirs;
    if (role == Qt::DisplayRole) return text.left(200).simplified();
    if (role == Qt::DecorationRole && index.column() != What)
        if (const QImage &picture = m_pictures[row][side == Side::Mine ? 0 : 1]; !picture.isNull())
            return picture;
    if (role == Qt::ToolTipRole) return plainTip(text.left(2'000));
    if (role == Qt::AccessibleTextRole && index.column() != What)
        return QStringLiteral("%1, %2: %3")
            .arg(m_names[index.row()], headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 text.left(200));
    if (role == Qt::CheckStateRole && index.column() != What)
        return int(m_choices[row] == side ? Qt::Checked : Qt::Unchecked);
    return {};
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == What ? m_titles.what : section == Mine ? tr("Yours") : m_titles.theirs;
}

Qt::ItemFlags ConflictModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != What ? usual | Qt::ItemIsUserCheckable : usual;
}

/// Taking the check from one side gives it to the other.
bool ConflictModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() == What) return false;
    const bool mine = (index.column() == Mine) == (value.toInt() == Qt::Checked);
    m_choices[size_t(index.row())] = mine ? Side::Mine : Side::Theirs;
    Q_EMIT dataChanged(index.siblingAtColumn(Mine), index.siblingAtColumn(Theirs), {Qt::CheckStateRole});
    Q_EMIT chosen();
    return true;
}

} // namespace sky::ui
