#pragma once

#include "core/formats/format.h"
#include "core/print/options.h"

#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QFormLayout;

namespace sky::ui
{

class ChoiceField;
class LineField;
class NumberField;
class SectionList;

/// All that can be said of a sheet besides layout and paper. What changes nothing on a sheet is disabled,
/// with the reason in its tip.
class SheetOptionsForm : public QWidget
{
    Q_OBJECT

public:
    SheetOptionsForm(const GameSystem &game, QWidget *parent);

    const print::Options &options() const { return m_options; }
    /// Shows them without saying that they were edited.
    void showOptions(const print::Options &options);
    /// What is written: a format without pages knows nothing of them. None: pages.
    void setFormat(const std::optional<formats::Format> &format);
    /// The sections beside the fields where there is so much room, else below them.
    void fitTo(int width);

Q_SIGNALS:
    void edited(); ///< by a person

private:
    void makeFields();
    QFormLayout *makePageFields();
    QFormLayout *makeContentFields();
    QCheckBox *makeBox(const QString &text, bool print::Options::*value, print::Choice choice,
                       const QString &tip = {});
    void take();
    void fill();
    void showWhatApplies();
    QString reasonFor(print::Choice choice, const print::LayoutSpec &spec) const;

    struct Field {
        QWidget *widget;
        print::Choice choice;
        QString tip;
    };
    struct Box {
        QCheckBox *widget;
        bool print::Options::*value;
    };

    const GameSystem &m_game;
    print::Options m_options;
    std::optional<formats::Format> m_format;
    bool m_filling = false;
    std::vector<Field> m_fields;
    std::vector<Box> m_boxes;
    ChoiceField *m_textSize;
    NumberField *m_margin;
    NumberField *m_binding;
    LineField *m_title;
    ChoiceField *m_injuries;
    NumberField *m_rows;
    QCheckBox *m_nameless = nullptr;
    SectionList *m_sections;
    QWidget *m_left;
    QBoxLayout *m_columns;
};

} // namespace sky::ui
