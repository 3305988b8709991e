#pragma once

#include "core/formats/format.h"
#include "core/print/export.h"
#include "ui/services/services.h"

#include <QPointer>
#include <QWidget>

class QPushButton;

namespace sky::ui
{

class ChoiceField;
class PaperField;
class Label;
class SheetOptionsDialog;

/// What an export is to be: format, sheet, paper and the options of the sheet. What has no say in a format
/// cannot be chosen with it.
class ExportChoices : public QWidget
{
    Q_OBJECT

public:
    enum class Whose {
        One,     ///< character, by what was chosen for it last
        Several, ///< also the formats that have one file for many, and the sheet of several
        Each,    ///< of a party, a file or some pages
    };
    ExportChoices(const Services &services, const GameSystem &game, Whose whose, QWidget *parent);

    formats::Format format() const;
    print::Options options() const;
    bool isOfGroup() const; ///< one sheet for all
    void showOptions(const print::Options &options);

    /// Pages alone.
    void setPagesOnly(bool only);
    /// The sheet of several, and no other.
    void setGroupOnly(bool only);

Q_SIGNALS:
    void changed();

private:
    void makeFields(Whose whose);
    void fillSheets(const QStringList &layouts);
    void showWhatApplies();
    void sayOptions();
    void openOptions();

    const Services &m_services;
    const GameSystem &m_game;
    print::Options m_options;
    std::vector<formats::Format> m_formats;
    bool m_pagesOnly = false;
    bool m_groupOnly = false;
    QString m_layoutBefore; ///< the sheet of several was the only one
    ChoiceField *m_format;
    ChoiceField *m_sheet;
    PaperField *m_paper;
    QPushButton *m_more;
    Label *m_summary;
    QPointer<SheetOptionsDialog> m_dialog;
};

} // namespace sky::ui
