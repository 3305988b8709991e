#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class LineField;
class NumberField;
class ValueLabel;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// The mount, folded up; without one, a button to add it.
class MountSection : public QWidget
{
    Q_OBJECT

public:
    MountSection(const ItemVerbs &verbs, QWidget *parent = nullptr);
    void reveal();
    /// Shown while there is no mount; the page places it.
    QPushButton *addButton() const { return m_add; }

private:
    QWidget *makeFields();
    NumberField *numberFor(const QString &aspect, int most,
                           const std::function<int(const sky::hursagmu::Mount &)> &read,
                           const std::function<void(sky::hursagmu::Mount &, int)> &write);
    Edit changed(const QString &aspect, const std::function<void(sky::hursagmu::Mount &)> &how) const;
    void show();

    ItemVerbs m_verbs;
    QPushButton *m_head;
    ValueLabel *m_load;
    ValueLabel *m_move;
    QPushButton *m_add;
    LineField *m_name;
    QWidget *m_fields;
};

} // namespace sky::ui::hursagmu
