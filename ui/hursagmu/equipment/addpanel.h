#pragma once

#include "core/hursagmu/edits/trade.h"
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
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AmountField;
class GoodsModel;
class ShopTerms;
class Till;

/// The shop: the book's lists beside what is owned, to buy or just take things from, and a form for a thing
/// of one's own. Enter adds, Ctrl+Enter buys. Stays open while things are added.
class AddPanel : public QWidget
{
    Q_OBJECT

public:
    AddPanel(const ItemVerbs &verbs, QWidget *parent = nullptr);
    /// Puts the cursor where adding starts, with these words to look for if there are any.
    void begin(const QString &wanted = {});
    /// What is kept for all characters can be had as well.
    void showKept(const std::vector<sky::hursagmu::Item> &kept);
    /// At what prices things are bought here.
    sky::hursagmu::Deal deal() const;

Q_SIGNALS:
    void closed();
    void added(const QString &itemId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeLists();
    QWidget *makeOwn();
    QWidget *makeWares();
    void makeList();
    void connectAll();
    void search();
    void showSelected();
    void show();
    void openOwn(bool open);
    /// What is chosen or described, under the terms; nothing while there is no such thing.
    std::optional<sky::hursagmu::Item> wanted() const;
    std::optional<sky::hursagmu::Item> ownThing() const;
    void markProblems();
    void add();
    void buy();
    void finish(const sky::hursagmu::Item &item, const Result<QString> &done, const QString &sentence);

    ItemVerbs m_verbs;
    std::vector<sky::hursagmu::Item> m_kept;
    GoodsModel *m_goods;
    SearchField *m_search;
    ChoiceField *m_kinds;
    QTreeView *m_list;
    Label *m_about;
    QWidget *m_lists = nullptr;
    QPushButton *m_ownToggle;
    QWidget *m_own = nullptr;
    LineField *m_ownName;
    AmountField *m_ownWeight;
    AmountField *m_ownPrice;
    QCheckBox *m_ownContainer;
    ShopTerms *m_terms;
    Till *m_till;
};

} // namespace sky::ui::hursagmu
