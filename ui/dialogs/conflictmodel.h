#pragma once

#include "core/json/merge.h"

#include <QAbstractTableModel>
#include <QImage>
#include <QStringList>

#include <array>
#include <vector>

namespace sky::ui
{

/// The conflicts of a merge with what is chosen for each: one column says what it is, one has mine, one has
/// theirs; that which is chosen is checked.
class ConflictModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Mine, Theirs, ColumnCount };

    /// `names`: one for each conflict.
    struct Titles {
        QString what, theirs;
    };
    ConflictModel(std::vector<json::Conflict> conflicts, QStringList names, Titles titles,
                  QObject *parent = nullptr);

    /// What a conflict is called, once that is known better.
    void setName(size_t conflict, const QString &name);

    const std::vector<json::Side> &choices() const { return m_choices; }
    void chooseAll(json::Side side);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void chosen();

private:
    QString words(const QModelIndex &index) const;

    std::vector<json::Conflict> m_conflicts;
    QStringList m_names;
    std::vector<std::array<QImage, 2>> m_pictures; ///< mine and theirs, where the conflict is about pictures
    Titles m_titles;
    std::vector<json::Side> m_choices;
};

/// A value as people read it: a text or number as it is, what there is of anything else in short. Where that
/// is the same for `other`, it says that more is different.
QString valueInWords(const std::optional<json::Value> &value, const std::optional<json::Value> &other);
/// "traits, warrior, level": the end of a path.
QString pathInWords(const QStringList &path);

} // namespace sky::ui
