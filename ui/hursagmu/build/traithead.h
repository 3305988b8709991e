#pragma once

#include "ui/hursagmu/build/traitcolumns.h"

#include <QWidget>

namespace sky::ui::hursagmu
{

/// The head of a list of traits: its name, the points in it, the names of the columns.
class TraitHead : public QWidget
{
    Q_OBJECT

public:
    explicit TraitHead(const QString &title, QWidget *parent = nullptr);
    void show(const QString &points, const TraitColumns &columns);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    QString m_points;
    TraitColumns m_columns;
};

} // namespace sky::ui::hursagmu
