#pragma once

#include "ui/widgets/label.h"

#include <QVBoxLayout>
#include <QWidget>

namespace sky::ui::hursagmu
{

/// A field under its caption, so many average letters wide (0: as wide as it wants), named by the caption.
inline QWidget *captioned(const QString &caption, QWidget *field, int letters, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *label = new Label(Type::Secondary, caption, box);
    label->setInk(Label::Ink::Secondary);
    label->setBuddy(field);
    field->setParent(box);
    if (field->accessibleName().isEmpty()) field->setAccessibleName(caption);
    if (letters > 0) field->setFixedWidth(field->fontMetrics().averageCharWidth() * letters + 24);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(label);
    column->addWidget(field);
    return box;
}

} // namespace sky::ui::hursagmu
