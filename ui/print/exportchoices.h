#pragma once

#include "core/formats/format.h"
#include "core/print/export.h"
#include "ui/services/services.h"

#include <QWidget>

namespace sky::ui
{

class ChoiceField;

/// What an export is to be: format, sheet and paper. What has no say in a format cannot be chosen with it.
class ExportChoices : public QWidget
{
    Q_OBJECT

public:
    /// `several`: also the formats that have one file for many.
    ExportChoices(const Services &services, const GameSystem &game, bool several, QWidget *parent);

    formats::Format format() const;
    print::Options options() const;

Q_SIGNALS:
    void changed();

private:
    void showWhatApplies();

    const Services &m_services;
    std::vector<formats::Format> m_formats;
    ChoiceField *m_format;
    ChoiceField *m_sheet;
    ChoiceField *m_paper;
};

/// "Web page (HTML) (*.html)"
QString filterFor(const formats::Format &format);

} // namespace sky::ui
