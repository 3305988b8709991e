#pragma once

#include <QTableView>

#include <map>

namespace sky::ui::hursagmu
{

/// What the tables of the desk say of a cell beside its text.
enum DeskRole {
    InkRole = Qt::UserRole, ///< int of `CellInk`
    StrongRole,             ///< bool: in bold
    IconRole,               ///< name of an icon before the text, in the cell's ink
    IdRole,                 ///< what the row is of
    EditableRole,           ///< bool: a double click edits, as F2 does anywhere in the row
};
enum class CellInk { Normal, Secondary, Warning, Error };

/// That many average letters wide and lines high, and no larger than the window the dialog belongs to.
QSize dialogSize(const QWidget &dialog, int letters, int lines);

/// A table of the desk: rows with a hairline, the current one marked, one column that takes what room there
/// is. Enter or a double click opens a row.
class DeskTable : public QTableView
{
    Q_OBJECT

public:
    /// `extra`: height of a row beyond its text.
    DeskTable(const QString &name, int extra, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// The column that takes what room there is, at least that many letters wide.
    void setWideColumn(int column, int letters);
    /// No wider than that, whatever stands in it.
    void setMostLetters(int column, int letters);
    /// So many rows high, or as there are; 0: no limit by rows.
    void setRowLimit(int least, int most);
    void setRowsEdited(bool edited) { m_edited = edited; }
    int rowHeight() const;
    QString currentId() const;
    QStringList selectedIds() const;
    void showCurrent(const QString &id, int column = 0);
    void fitColumns();

Q_SIGNALS:
    void opened(const QString &id);
    void editWanted(const QString &id); ///< where the table says that its rows can be edited
    void removeWanted(const QStringList &ids);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool toggle();
    bool sortBy(const QKeyEvent *event);
    void fitRows();
    void onReset();

    int m_extra;
    bool m_edited = false;
    int m_wide = 0;
    int m_letters = 20;
    int m_least = 0, m_most = 0;
    std::map<int, int> m_mostLetters; ///< by column
    QString m_lastId;                 ///< current before the model was reset
    int m_lastColumn = 0;
};

} // namespace sky::ui::hursagmu
