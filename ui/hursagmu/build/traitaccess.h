#pragma once

#include <QAccessibleWidget>

namespace sky::ui::hursagmu
{

class TraitRow;

/// A trait's row as screen readers see it: a spin box that they can read and turn.
class TraitAccess : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit TraitAccess(TraitRow *row);
    /// Makes Qt use it for every TraitRow; to be called before the first is shown.
    static void install();

    void *interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text text) const override;
    QStringList actionNames() const override;
    void doAction(const QString &actionName) override;

    QVariant currentValue() const override;
    void setCurrentValue(const QVariant &value) override;
    QVariant maximumValue() const override;
    QVariant minimumValue() const override;
    QVariant minimumStepSize() const override;

private:
    TraitRow *row() const;
};

} // namespace sky::ui::hursagmu
