#pragma once

#include "ui/binding/workbench.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class ChoiceField;
class Label;
class LineField;
class Notice;
class NumberField;
} // namespace sky::ui

namespace sky::hursagmu
{
class Catalogue;
}

namespace sky::ui::hursagmu
{

/// "Add trait...": a button that unfolds to what a trait of one's own needs.
class TraitMaker : public QWidget
{
    Q_OBJECT

public:
    TraitMaker(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent = nullptr);

Q_SIGNALS:
    void made(const QString &traitId);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeForm();
    void open();
    void close();
    void make();
    void showCost();

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    QPushButton *m_button;
    QWidget *m_form;
    LineField *m_name;
    ChoiceField *m_kind;
    NumberField *m_level;
    Label *m_cost;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
