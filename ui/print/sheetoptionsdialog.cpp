#include "ui/print/sheetoptionsdialog.h"

#include "ui/print/presetbar.h"
#include "ui/print/printing.h"
#include "ui/print/sheetoptionsform.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/plaintip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr int EdgeMargin = 20;

} // namespace

SheetOptionsDialog::SheetOptionsDialog(const Services &services, const GameSystem &game,
                                       const print::Options &options, QWidget *parent)
    : QDialog(parent)
    , m_services(services)
    , m_presets(new PresetBar(services, this))
    , m_form(new SheetOptionsForm(game, this))
    , m_scroll(new QScrollArea(this))
{
    setWindowTitle(tr("Options of the sheet"));
    auto *content = new QWidget(this);
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(EdgeMargin, 16, EdgeMargin, 16);
    inner->setSpacing(16);
    inner->addWidget(m_presets);
    inner->addWidget(new Hairline(content));
    inner->addWidget(m_form, 1);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(content);
    m_scroll->viewport()->installEventFilter(this);
    QPushButton *usual = button(tr("&Reset"), this);
    usual->setToolTip(plainTip(tr("The default preset, or nothing chosen at all")));
    QPushButton *close = primaryButton(tr("&Close"), this);
    close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(20, 0, 20, 16);
    buttons->addWidget(usual);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
    showOptions(options);
    const QSize wanted =
        content->sizeHint() + QSize(m_scroll->frameWidth() * 2 + 24, buttons->sizeHint().height() + 24);
    const QSize most = screen()->availableSize() * 9 / 10;
    resize(wanted.boundedTo(most));
    connect(m_form, &SheetOptionsForm::edited, this, [this] {
        m_presets->showOptions(m_form->options());
        Q_EMIT changed(m_form->options());
    });
    connect(m_presets, &PresetBar::chosen, this, &SheetOptionsDialog::takePreset);
    connect(usual, &QPushButton::clicked, this, &SheetOptionsDialog::reset);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

/// Nothing is scrolled sideways.
bool SheetOptionsDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize)
        m_form->fitTo(m_scroll->viewport()->width() - 2 * EdgeMargin);
    return QDialog::eventFilter(watched, event);
}

const print::Options &SheetOptionsDialog::options() const
{
    return m_form->options();
}

void SheetOptionsDialog::showOptions(const print::Options &options)
{
    m_form->showOptions(options);
    m_presets->showOptions(options);
}

void SheetOptionsDialog::setFormat(const std::optional<formats::Format> &format)
{
    m_form->setFormat(format);
}

void SheetOptionsDialog::takePreset(const print::Options &options)
{
    showOptions(options);
    Q_EMIT changed(options);
}

/// The sheet and the paper stay, unless the usual preset has others.
void SheetOptionsDialog::reset()
{
    takePreset(usualOptions(m_services, {options().layout, options().asOf}));
}

} // namespace sky::ui
