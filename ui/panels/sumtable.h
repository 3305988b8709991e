#pragma once

#include "ui/panels/sumlines.h"

#include <QWidget>

namespace sky::ui
{

/// A sum written down: lines, a rule, the result.
class SumTable : public QWidget
{
    Q_OBJECT

public:
    explicit SumTable(QWidget *parent = nullptr);
    void showLines(std::vector<SumLine> lines, const QString &total);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int rowHeight() const;
    /// The detail stands beside the label where it fits, else below.
    bool fitsBeside(const SumLine &line, int width) const;
    int heightOf(const SumLine &line, int width) const;

    std::vector<SumLine> m_lines;
    QString m_total;
};

} // namespace sky::ui
