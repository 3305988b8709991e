#pragma once

#include "ui/services/settings.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLayout;

namespace sky::ui
{

class ChoiceField;
class PaperField;
class Prompts;
class Label;
class Notice;
class NumberField;

/// What a person sets for the program. Each change is in force at once; there is nothing to apply.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(SettingsStore &settings, Prompts &prompts, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A setting that is on or off, and its box.
    struct Box {
        bool Settings::*value;
        QCheckBox *box;
        Label *meaning;
    };

    QLayout *makeChoices();
    QLayout *makeBoxes();
    QLayout *makeButtons();
    QLayout *makeBox(bool Settings::*value, const QString &label, const QString &meaning);
    void showSettings();
    void fitMeanings();

    SettingsStore &m_settings;
    Notice *m_notice;
    PaperField *m_paper;
    ChoiceField *m_scheme;
    NumberField *m_textSize;
    std::vector<Box> m_boxes;
};

} // namespace sky::ui
