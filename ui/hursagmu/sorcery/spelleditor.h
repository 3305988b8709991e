#pragma once

#include "ui/hursagmu/sorcery/spelldesk.h"

#include <QWidget>

class QGridLayout;

namespace sky::ui
{
class ChoiceField;
class Label;
class LineField;
class Notice;
class NumberField;
class ValueLabel;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// What the spell is: name, discipline, and what each part of it adds to the energy.
class SpellEditor : public QWidget
{
    Q_OBJECT

public:
    SpellEditor(SpellDesk &desk, QWidget *parent = nullptr);
    /// What it is rolled against in words, and a note; the page places them below the numbers.
    QWidget *remarks() const { return m_remarks; }
    /// Where Tab comes to them from.
    void placeRemarksAfter(QWidget *control);
    /// Goes to the name, all of it marked.
    void begin();

private:
    using Change = std::function<void(sky::hursagmu::Spell &)>;
    struct Row {
        Label *caption;
        NumberField *field;
        Label *remark;
        Label *amount;
    };

    Row addRow(QGridLayout *grid, int row, NumberField *field, const QString &caption, int least, int most);
    void makeHead();
    void makeRows();
    void makeRemarks();
    void connectFields();
    void change(const QString &aspect, const Change &how);
    void show();
    void showParts(const sky::hursagmu::Spell &spell);
    void showDiscipline(const sky::hursagmu::Spell &spell);
    void showChallenge(const sky::hursagmu::Spell &spell);
    static void setRow(const Row &row, const QString &caption, const QString &remark, int64_t amount);

    SpellDesk &m_desk;
    LineField *m_name;
    ChoiceField *m_discipline;
    Notice *m_notice;
    Row m_intensity, m_area, m_duration, m_challenge;
    ChoiceField *m_familiarity;
    ValueLabel *m_energy;
    QWidget *m_remarks;
    LineField *m_against;
    LineField *m_note;
    QWidget *m_grid;
};

} // namespace sky::ui::hursagmu
