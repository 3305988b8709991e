#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "ui/binding/workbench.h"
#include "ui/hursagmu/build/traitrow.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace sky::ui
{
class LineField;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class TraitHead;

/// All talents, or all professions: a head, a row for each, and under a row what was refused there.
class TraitList : public QWidget
{
    Q_OBJECT

public:
    TraitList(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, sky::hursagmu::TraitKind kind,
              QWidget *parent = nullptr);

    TraitRow *row(const QString &traitId) const; ///< null when it is not in this list
    const std::vector<TraitRow *> &rows() const { return m_rows; }
    /// Width a column needs so that no name of the catalogue is cut.
    int neededWidth() const;

Q_SIGNALS:
    void looked(const QString &traitId);  ///< a row has the focus
    void pointed(const QString &traitId); ///< the pointer is over a row; empty: over none
    void rowsChanged();

protected:
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void show();
    const std::vector<sky::hursagmu::PresentTrait> &traits() const;
    bool showsSameTraits() const;
    void matchRows();
    TraitRow *makeRow(const QString &traitId);
    TraitColumns columns() const;
    QString tipOf(const QString &traitId) const;
    void change(TraitRow *row, int level);
    bool mayLower(TraitRow *row, const Edit &edit, int level);
    void refuse(TraitRow *row, const QString &sentence);
    void hush();
    void move(TraitRow *from, TraitRow::Move move);
    void leave(TraitRow *row, bool byPointer);
    void beginRename(TraitRow *row);
    void placeRename();
    void endRename(bool keep);
    void remove(TraitRow *row);

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    sky::hursagmu::TraitKind m_kind;
    QVBoxLayout *m_layout;
    TraitHead *m_head;
    std::vector<TraitRow *> m_rows;
    QWidget *m_under; ///< holds the notice a little off the rows
    Notice *m_notice;
    TraitRow *m_refused = nullptr; ///< under which the notice stands
    LineField *m_rename = nullptr;
    TraitRow *m_renamed = nullptr;
};

} // namespace sky::ui::hursagmu
