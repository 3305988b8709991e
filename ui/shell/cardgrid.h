#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace sky::ui
{

/// Cards in as many columns as there is room for. Arrow keys go from card to card.
class CardGrid : public QWidget
{
    Q_OBJECT

public:
    explicit CardGrid(QWidget *parent = nullptr);

    /// Takes the place of all that was there. `last` is a wide one that fills the end of the last row; null
    /// for none. What was there before is deleted, but for `last`.
    void setCards(std::vector<QWidget *> cards, QWidget *last);

    /// Room for one column is enough.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void moved(QWidget *focused);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();
    int fittingColumns() const;

    std::vector<QWidget *> m_cards;
    QWidget *m_last = nullptr;
    QGridLayout *m_grid;
    int m_columns = 0;
};

} // namespace sky::ui
