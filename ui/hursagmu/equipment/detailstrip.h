#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

class QCheckBox;

namespace sky::ui
{
class ChoiceField;
class Label;
class LineField;
class Notice;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AmountField;

/// The particulars of the selected thing.
class DetailStrip : public QWidget
{
    Q_OBJECT

public:
    DetailStrip(const ItemVerbs &verbs, QWidget *parent = nullptr);
    /// Of none: hidden.
    void showItem(const QString &id);

private:
    using Change = std::function<void(sky::hursagmu::Item &)>;

    void makeFields();
    void connectFields();
    void show();
    void showNames(const sky::hursagmu::Item &item);
    void showAmounts(const sky::hursagmu::Item &item);
    QString factsOf(const sky::hursagmu::Item &item) const;
    void change(const QString &aspect, const Change &how);

    ItemVerbs m_verbs;
    QString m_id;
    LineField *m_name;
    NumberField *m_quantity;
    ChoiceField *m_quality;
    LineField *m_note;
    AmountField *m_weight;
    AmountField *m_price;
    AmountField *m_factor; ///< of excellent work
    QWidget *m_factorBox = nullptr;
    QCheckBox *m_container;
    Label *m_facts;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
