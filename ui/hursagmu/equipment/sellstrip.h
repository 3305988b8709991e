#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
class Notice;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// Sells pieces of one thing: how many, at what prices, what that brings. Enter sells, Escape closes.
class SellStrip : public QWidget
{
    Q_OBJECT

public:
    SellStrip(const ItemVerbs &verbs, QWidget *parent = nullptr);
    /// Opens for that thing with the cursor in the number.
    void begin(const QString &id);
    /// Another thing is looked at: goes along with it while it is open.
    void follow(const QString &id);

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeFields();
    void show();
    void sell();
    void close();
    sky::hursagmu::Deal deal() const;

    ItemVerbs m_verbs;
    QString m_id;
    Label *m_what;
    NumberField *m_quantity;
    NumberField *m_prices;
    Label *m_sum;
    QPushButton *m_sell;
    QPushButton *m_leave;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
