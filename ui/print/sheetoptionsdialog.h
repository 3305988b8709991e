#pragma once

#include "core/formats/format.h"
#include "core/print/options.h"
#include "ui/services/services.h"

#include <QDialog>

#include <optional>

class QScrollArea;

namespace sky::ui
{

class PresetBar;
class SheetOptionsForm;

/// The options of a sheet and their presets. Each change tells at once; whoever shows a sheet shows it by
/// them.
class SheetOptionsDialog : public QDialog
{
    Q_OBJECT

public:
    SheetOptionsDialog(const Services &services, const GameSystem &game, const print::Options &options,
                       QWidget *parent);

    const print::Options &options() const;
    /// Layout and paper were chosen elsewhere, say.
    void showOptions(const print::Options &options);
    void setFormat(const std::optional<formats::Format> &format);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void changed(const sky::print::Options &options);

private:
    void takePreset(const print::Options &options);
    void reset();

    const Services &m_services;
    PresetBar *m_presets;
    SheetOptionsForm *m_form;
    QScrollArea *m_scroll;
};

} // namespace sky::ui
