#pragma once

#include "core/print/layoutspec.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QWidget>

#include <vector>

class QListView;
class QToolButton;

namespace sky::ui
{

/// The sections of a sheet in their order, with ticks at those that are printed. At least one is.
class SectionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Those that a sheet offers, and as in print::Options those to print; empty: all in the usual order.
    void show(const std::vector<print::OfferedSection> &offers, const QStringList &chosen);
    /// Empty when it is all of them in the usual order.
    QStringList chosen() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    bool moveRows(const QModelIndex &from, int row, int count, const QModelIndex &to, int before) override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

Q_SIGNALS:
    void edited(); ///< by a person

private:
    struct Line {
        print::OfferedSection section;
        bool printed = true;
    };
    static void putBack(std::vector<Line> &lines, const std::vector<print::OfferedSection> &offers);
    int printed() const;

    std::vector<print::OfferedSection> m_offers;
    std::vector<Line> m_lines;
};

/// The list with what moves a section up and down: buttons, Alt with the arrows, dragging.
class SectionList : public QWidget
{
    Q_OBJECT

public:
    explicit SectionList(QWidget *parent);

    SectionModel &model() { return *m_model; }
    QListView &view() { return *m_view; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void move(int by);
    void showWhatCanMove();

    SectionModel *m_model;
    QListView *m_view;
    QToolButton *m_up;
    QToolButton *m_down;
};

} // namespace sky::ui
