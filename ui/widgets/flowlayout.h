#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace sky::ui
{

/// Side by side as long as they fit, then on the next line; on a line each is centred.
class FlowLayout : public QLayout
{
public:
    FlowLayout(QWidget *parent, int spacing);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &box) override;

private:
    struct Line {
        size_t from = 0;
        size_t to = 0; ///< past the last one
        int height = 0;
    };
    std::vector<Line> lines(int width) const;

    std::vector<QLayoutItem *> m_items;
};

} // namespace sky::ui
