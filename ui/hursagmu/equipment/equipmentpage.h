#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/hursagmu/equipment/itemverbs.h"
#include "ui/hursagmu/workshop/mythings.h"
#include "ui/shell/page.h"

class QPushButton;

namespace sky::ui
{
class Label;
class Notice;
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AddPanel;
class DetailStrip;
class HandsPanel;
class ItemView;
class LoadOutPanel;
class LoadPanel;
class Draft;
class MountSection;
class SellStrip;
class WorkshopPanel;

/// Load, hands, and all that is owned; the book's lists beside it while things are added.
class EquipmentPage : public Page
{
    Q_OBJECT

public:
    EquipmentPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);

    /// "item/ID", "hand/2" (counted from 1), "hands", "mount", "load", "loadouts", "shop", "workshop".
    bool reveal(const QString &subject) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeOwned();
    QWidget *makeTools();
    void openWorkshop(const QString &itemId = {});
    void closeWorkshop();
    void keep(const QString &itemId);
    void showLoadOfDraft();
    void openLists(bool open, const QString &wanted = {});
    void makeElsewhere();
    void search();
    void showSelected();
    bool revealHand(const QString &number);

    ItemVerbs m_verbs;
    LoadPanel *m_load;
    HandsPanel *m_hands;
    LoadOutPanel *m_loadOuts;
    Label *m_count;
    SearchField *m_search;
    QPushButton *m_addButton;
    QPushButton *m_workshopButton;
    QPushButton *m_elsewhere; ///< what is not owned is looked for in the lists
    ItemView *m_view;
    SellStrip *m_sell;
    DetailStrip *m_details;
    MountSection *m_mount;
    AddPanel *m_add;
    MyThings m_things;
    Notice *m_notice;
    Draft *m_draft = nullptr; ///< made with the workshop
    WorkshopPanel *m_workshop = nullptr;
};

} // namespace sky::ui::hursagmu
