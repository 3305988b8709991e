#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QTreeView;

namespace sky::ui
{
class ChoiceField;
class Label;
class LineField;
class Notice;
class NumberField;
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AmountField;
class GoodsModel;

/// The book's lists beside what is owned, to take things from, and a form for a thing of one's own. Stays
/// open while things are added.
class AddPanel : public QWidget
{
    Q_OBJECT

public:
    AddPanel(const ItemVerbs &verbs, QWidget *parent = nullptr);
    void begin(); ///< puts the cursor where adding starts

Q_SIGNALS:
    void closed();
    void added(const QString &itemId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeOptions();
    QWidget *makeOwn();
    void makeList();
    void connectAll();
    void search();
    void showSelected();
    void showPlaces();
    void addSelected();
    void addOwn();
    void add(sky::hursagmu::Item item);

    ItemVerbs m_verbs;
    GoodsModel *m_goods;
    SearchField *m_search;
    ChoiceField *m_lists;
    QTreeView *m_list;
    Label *m_about;
    NumberField *m_quantity;
    ChoiceField *m_place;
    bool m_placeChosen = false; ///< by the person: the goods do not change it any more
    QPushButton *m_add;
    QPushButton *m_ownToggle;
    QWidget *m_own = nullptr;
    LineField *m_ownName;
    AmountField *m_ownWeight;
    AmountField *m_ownPrice;
    QCheckBox *m_ownContainer;
    QPushButton *m_ownAdd;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
