#include "ui/hursagmu/build/traitaccess.h"

#include "core/base/level.h"
#include "ui/hursagmu/build/traitrow.h"

namespace sky::ui::hursagmu
{

namespace
{

QAccessibleInterface *make(const QString &, QObject *object)
{
    auto *row = qobject_cast<TraitRow *>(object);
    return row ? new TraitAccess(row) : nullptr;
}

} // namespace

TraitAccess::TraitAccess(TraitRow *row)
    : QAccessibleWidget(row, QAccessible::SpinBox)
{
}

/// Qt keeps a factory once, however often it is installed.
void TraitAccess::install()
{
    QAccessible::installFactory(&make);
}

TraitRow *TraitAccess::row() const
{
    return static_cast<TraitRow *>(widget());
}

void *TraitAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QString TraitAccess::text(QAccessible::Text text) const
{
    if (text == QAccessible::Name) return row()->spokenName();
    if (text == QAccessible::Value) return QString::number(row()->face().level);
    return QAccessibleWidget::text(text);
}

QStringList TraitAccess::actionNames() const
{
    return QStringList{increaseAction(), decreaseAction()} + QAccessibleWidget::actionNames();
}

void TraitAccess::doAction(const QString &actionName)
{
    const int level = row()->face().level;
    if (actionName == increaseAction())
        Q_EMIT row()->levelWanted(level + 1);
    else if (actionName == decreaseAction() && level > Level::Min)
        Q_EMIT row()->levelWanted(level - 1);
    else
        QAccessibleWidget::doAction(actionName);
}

QVariant TraitAccess::currentValue() const
{
    return row()->face().level;
}

void TraitAccess::setCurrentValue(const QVariant &value)
{
    Q_EMIT row()->levelWanted(value.toInt());
}

QVariant TraitAccess::maximumValue() const
{
    return Level::Max;
}

QVariant TraitAccess::minimumValue() const
{
    return Level::Min;
}

QVariant TraitAccess::minimumStepSize() const
{
    return 1;
}

} // namespace sky::ui::hursagmu
