#pragma once

#include "ui/widgets/label.h"

namespace sky::ui
{

class Workbench;

/// A derived number on a page. Looked at with the pointer or the focus, it is explained by the WHY panel.
class ValueLabel : public Label
{
    Q_OBJECT

public:
    ValueLabel(Type type, Workbench &bench, QWidget *parent = nullptr);
    /// `name` is what a screen reader says before the text: "Defense".
    void showValue(const QString &valueId, const QString &name, const QString &text);

protected:
    void enterEvent(QEnterEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    Workbench &m_bench;
    QString m_valueId;
};

} // namespace sky::ui
