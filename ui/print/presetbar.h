#pragma once

#include "core/print/preset.h"
#include "ui/services/services.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{

class ChoiceField;
class Label;

/// The options that were kept under a name: choose, keep, rename, delete, make the usual ones.
class PresetBar : public QWidget
{
    Q_OBJECT

public:
    PresetBar(const Services &services, QWidget *parent);

    /// The options in force, so that the preset they are of is shown.
    void showOptions(const print::Options &options);

Q_SIGNALS:
    void chosen(const sky::print::Options &options);

private:
    const print::Preset *current() const;
    void fill();
    void choose(int index);
    void saveAs();
    void rename();
    void remove();
    QString whyNotNamed(const QString &name, bool oneMore) const;
    void makeUsual();
    /// A name nobody else has; null when given up.
    QString askName(const QString &title, const QString &suggestion, const QString &own = {});

    const Services &m_services;
    print::Options m_options;
    QString m_name; ///< chosen last; tells presets with equal options apart while they hold
    ChoiceField *m_choice;
    QPushButton *m_save;
    QPushButton *m_rename;
    QPushButton *m_remove;
    QPushButton *m_usual;
};

} // namespace sky::ui
