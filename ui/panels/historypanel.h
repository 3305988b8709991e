#pragma once

#include "core/document/document.h"

#include <QAbstractListModel>
#include <QWidget>

class QListView;

namespace sky::ui
{

/// The states of a document: as it was opened, then after each step. What was taken back stays listed, and
/// says so.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit HistoryModel(const QUndoStack &stack, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void follow();
    QString stepAt(int row) const;
    bool isUndone(int row) const;

    const QUndoStack &m_stack;
    int m_rows = 0;
};

/// The steps since the file was opened; a click goes back or forward to one.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(Document &document, QWidget *parent = nullptr);

private:
    void showPresent();

    QUndoStack &m_stack;
    HistoryModel *m_model;
    QListView *m_list;
    bool m_showing = false; ///< the present step is being shown, not chosen
};

} // namespace sky::ui
