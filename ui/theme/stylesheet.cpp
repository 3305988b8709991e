#include "ui/theme/stylesheet.h"

#include "ui/theme/measure.h"

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr auto Sheet = R"(
QToolTip { color: @ink; background: @base; border: 1px solid @line; padding: 4px; }
QMainWindow, QDialog { background: @window; }
QMainWindow::separator { width: 1px; height: 1px; background: @line; }

*[look="page"] { background: @base; }
*[look="dock"] { background: @alt; }
*[look="side"] { background: @window; }
*[look="card"] { background: @base; border: 1px solid @line; border-radius: 6px; }
*[look="error"] { background: @errorGround; border-radius: 4px; }
*[look="warning"] { background: @warnGround; border-radius: 4px; }
*[look="note"] { background: @alt; border-radius: 4px; }

QMenuBar { background: @window; border-bottom: 1px solid @line; padding: 2px 6px; }
QMenuBar::item { padding: 5px 9px; border-radius: 4px; }
QMenuBar::item:selected { background: @sel; }
QMenu { background: @base; border: 1px solid @edge; padding: 4px 0; }
QMenu::item { padding: 5px 28px 5px 28px; }
QMenu::item:selected { background: @tint; }
QMenu::item:disabled { color: @off; }
QMenu::separator { height: 1px; background: @line; margin: 4px 0; }
QMenu::icon { padding-left: 8px; }

QPushButton { background: @alt; border: 1px solid @edge; border-radius: 4px; padding: 4px 12px; outline: none; }
QPushButton:hover { background: @sel; }
QPushButton:pressed { background: @line; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton:disabled { color: @off; border-color: @line; }
QPushButton[look="primary"] { background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[look="primary"]:focus { border-color: @ink; }
QPushButton[look="primary"]:disabled { background: @alt; color: @off; border-color: @line; }
QPushButton[look="text"] { background: transparent; color: @accent; border: 1px solid transparent; padding: 4px 6px; }
QPushButton[look="text"]:hover { background: @sel; }
QPushButton[look="text"]:focus { border: 2px solid @accent; padding: 3px 5px; }
QPushButton[look="text"]:disabled { color: @off; }
QPushButton:checked { background: @tint; border-color: @accent; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 3px; outline: none; }
QToolButton:hover { background: @sel; }
QToolButton:pressed { background: @line; }
QToolButton:checked { background: @tint; border-color: @accent; }
QToolButton:focus { border: 2px solid @accent; padding: 2px; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox {
  background: @base; border: 1px solid @edge; border-radius: 4px; padding: 3px 6px;
  selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
  border: 2px solid @accent; padding: 2px 5px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @off; border-color: @line; }
QLineEdit:read-only, QPlainTextEdit:read-only { background: @alt; }
QLineEdit[problem="true"], QPlainTextEdit[problem="true"], QSpinBox[problem="true"] { border: 2px solid @error; padding: 2px 5px; }
QLineEdit[look="title"] { background: transparent; border: 1px solid transparent; padding: 0 7px; }
QLineEdit[look="title"]:hover { border: 1px solid @edge; }
QLineEdit[look="title"]:focus { background: @base; border: 2px solid @accent; padding: 0 6px; }
QSpinBox, QDoubleSpinBox { padding-right: 22px; }
QSpinBox:focus, QDoubleSpinBox:focus { padding-right: 21px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: 20px; border-left: 1px solid @line; border-top-right-radius: 4px; background: @alt; margin: 1px 1px 0 0; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: 20px; border-left: 1px solid @line; border-bottom-right-radius: 4px; background: @alt; margin: 0 1px 1px 0; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: @sel; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/@scheme/up.svg); width: @arrow; height: @arrow; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/@scheme/down.svg); width: @arrow; height: @arrow; }
QSpinBox[look="stepper"] { background: transparent; border: 2px solid transparent; padding: 0 24px; min-height: 24px; }
QSpinBox[look="stepper"]:focus { border: 2px solid @accent; padding: 0 24px; }
QSpinBox[look="stepper"] QLineEdit, QSpinBox[look="stepper"] QLineEdit:focus { background: transparent; border: none; padding: 0; }
QSpinBox[look="stepper"]::down-button { subcontrol-origin: padding; subcontrol-position: center left; width: 22px; height: 22px; background: @alt; border: 1px solid @edge; border-radius: 4px; margin: 0; }
QSpinBox[look="stepper"]::up-button { subcontrol-origin: padding; subcontrol-position: center right; width: 22px; height: 22px; background: @alt; border: 1px solid @edge; border-radius: 4px; margin: 0; }
QSpinBox[look="stepper"]::up-button:hover, QSpinBox[look="stepper"]::down-button:hover { background: @sel; }
QSpinBox[look="stepper"]::up-button:off, QSpinBox[look="stepper"]::down-button:off { border-color: @line; }
QSpinBox[look="stepper"]::up-arrow { image: url(:/icons/@scheme/plus.svg); width: 14px; height: 14px; }
QSpinBox[look="stepper"]::down-arrow { image: url(:/icons/@scheme/minus.svg); width: 14px; height: 14px; }
QSpinBox[look="stepper"]::up-arrow:off { image: url(:/icons/@scheme/plusoff.svg); }
QSpinBox[look="stepper"]::down-arrow:off { image: url(:/icons/@scheme/minusoff.svg); }
QComboBox { padding-right: 22px; combobox-popup: 0; }
QComboBox:focus { padding-right: 21px; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 22px; border: none; }
QComboBox::down-arrow { image: url(:/icons/@scheme/down.svg); width: @drop; height: @drop; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @edge; selection-background-color: @tint; selection-color: @ink; }

QCheckBox, QRadioButton { spacing: 8px; }
QCheckBox { outline: none; }
QCheckBox::indicator { width: @tick; height: @tick; border: 1px solid @edge; border-radius: 3px; background: @base; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/@scheme/check.svg); }
QCheckBox::indicator:disabled { border-color: @line; }
QCheckBox:focus { color: @accent; }
QRadioButton { outline: none; }
QRadioButton::indicator { width: @tick; height: @tick; border: 1px solid @edge; border-radius: @round; background: @base; }
QRadioButton::indicator:checked { width: @dot; height: @dot; border: @ring solid @accent; background: @onAccent; }
QRadioButton::indicator:disabled { border-color: @line; }
QRadioButton:focus { color: @accent; }
QCheckBox::indicator:focus { border: 2px solid @accent; }

QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { background: transparent; qproperty-drawBase: 0; outline: none; }
QTabBar::tab { background: transparent; color: @ink2; border: 2px solid transparent; border-bottom-width: 3px; padding: 5px 8px 7px 8px; }
QTabBar::tab:selected { color: @ink; border-bottom-color: @accent; }
QTabBar::tab:hover { color: @ink; }
QTabBar::tab:selected:focus { color: @accent; border-color: @accent; border-radius: 4px; }
QTabBar[look="documents"]::tab { border: 1px solid transparent; border-bottom: none; border-top-left-radius: 4px; border-top-right-radius: 4px; padding: 6px 8px 6px 12px; margin-top: 4px; }
QTabBar[look="documents"]::tab:selected { background: @base; border-color: @line; color: @ink; }
QTabBar[look="documents"]::tab:selected:focus { border: 2px solid @accent; border-radius: 4px; padding: 5px 7px 4px 11px; }

QTreeView, QListView, QTableView { background: @base; border: 1px solid @edge; border-radius: 4px; outline: none; alternate-background-color: @base; }
QAbstractItemView[look="bare"] { border: none; background: transparent; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: @sel; color: @ink; }
QTreeView::item:selected:active, QListView::item:selected:active, QTableView::item:selected:active { background: @tint; color: @ink; }
QTreeView::item:hover, QListView::item:hover { background: @alt; }
QTreeView::branch { background: transparent; }
QTreeView::branch:has-children:closed { image: url(:/icons/@scheme/right.svg); padding: 5px; }
QTreeView::branch:has-children:open { image: url(:/icons/@scheme/down.svg); padding: 5px; }
QUndoView::item { padding: 4px 10px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: @ink2; border: none; border-bottom: 1px solid @edge; padding: 3px 4px; }

QTableView[look="bare"] QHeaderView::section { padding: 3px 8px; }

QScrollBar:vertical { width: 12px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 12px; background: transparent; margin: 0; }
QScrollBar::handle { background: @edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::handle:hover { background: @ink2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea { border: none; background: transparent; }
QSplitter::handle { background: @line; }
QProgressBar { border: 1px solid @edge; border-radius: 4px; background: @base; text-align: center; }
QProgressBar::chunk { background: @accent2; }
QStatusBar { background: @window; }
QStatusBar::item { border: none; }
)";

} // namespace

QString styleSheetOf(const Colors &colors)
{
    const auto px = [](int pixels) { return QStringLiteral("%1px").arg(pixels); };
    const int tick =
        atTextSize(14) / 2 * 2; // within its edge of 1 px; even, so that the dot is in its middle
    const int ring = (tick + 2) * 5 / 16;
    const std::pair<const char *, QString> names[] = {
        {"@window", colors.window.name()},
        {"@base", colors.base.name()},
        {"@alt", colors.alt.name()},
        {"@line", colors.line.name()},
        {"@edge", colors.edge.name()},
        {"@ink2", colors.ink2.name()},
        {"@ink", colors.ink.name()},
        {"@off", colors.off.name()},
        {"@onAccent", colors.onAccent.name()},
        {"@accent2", colors.accent2.name()},
        {"@accent", colors.accent.name()},
        {"@tint", colors.tint.name()},
        {"@sel", colors.sel.name()},
        {"@warnGround", colors.warnGround.name()},
        {"@errorGround", colors.errorGround.name()},
        {"@error", colors.error.name()},
        {"@tick", px(tick)},
        {"@arrow", px(std::min(atTextSize(10), 16))}, // within the width of its button
        {"@drop", px(std::min(atTextSize(12), 18))},
        {"@round", px(tick / 2 + 1)},
        {"@ring", px(ring)},
        {"@dot", px(tick + 2 - 2 * ring)},
        {"@scheme", colors.dark ? QStringLiteral("dark") : QStringLiteral("light")},
    };
    QString sheet = QString::fromLatin1(Sheet);
    for (const auto &[name, value] : names)
        sheet.replace(QLatin1String(name), value);
    return sheet;
}

} // namespace sky::ui
