#pragma once

#include <QString>

class QPushButton;
class QToolButton;
class QWidget;

namespace sky::ui
{

/// A button with an edge. At most one of a panel is the primary one.
QPushButton *button(const QString &text, QWidget *parent, const QString &iconName = {});
/// Makes it the primary one, or an ordinary one again.
void makePrimary(QPushButton *button, bool primary);
QPushButton *primaryButton(const QString &text, QWidget *parent, const QString &iconName = {});
/// A button that reads like a link.
QPushButton *textButton(const QString &text, QWidget *parent, const QString &iconName = {});
/// A small button with an icon alone; `name` is for its tooltip and for screen readers.
QToolButton *iconButton(const QString &iconName, const QString &name, QWidget *parent);

} // namespace sky::ui
