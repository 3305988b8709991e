#include "ui/shell/cardgrid.h"

#include "ui/theme/measure.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>

namespace sky::ui
{

CardGrid::CardGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
}

void CardGrid::setCards(std::vector<QWidget *> cards, QWidget *last)
{
    for (QWidget *old : m_cards) {
        // Later: it may be the one that was clicked.
        old->hide();
        old->deleteLater();
    }
    m_cards = std::move(cards);
    m_last = last;
    QWidget *before = nullptr;
    for (QWidget *card : m_cards) {
        card->setParent(this);
        if (before) setTabOrder(before, card);
        before = card;
    }
    if (m_last) m_last->setParent(this);
    m_columns = fittingColumns();
    arrange();
}

QSize CardGrid::minimumSizeHint() const
{
    return {atTextSize(236) + 6, m_grid->totalMinimumSize().height()};
}

int CardGrid::fittingColumns() const
{
    const int least = atTextSize(236) + 6 + m_grid->spacing();
    return std::clamp((width() + m_grid->spacing()) / least, 1, 6);
}

void CardGrid::arrange()
{
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int column = 0; column < 6; ++column)
        m_grid->setColumnStretch(column, column < m_columns ? 1 : 0);
    int index = 0;
    for (QWidget *card : m_cards) {
        m_grid->addWidget(card, index / m_columns, index % m_columns);
        card->show();
        ++index;
    }
    if (!m_last) return;
    const int used = index % m_columns;
    const bool fits = used > 0 && m_columns - used >= 2;
    const int row = used == 0 || fits ? index / m_columns : index / m_columns + 1;
    const int column = fits ? used : 0;
    m_grid->addWidget(m_last, row, column, 1, m_columns - column);
    m_last->show();
}

void CardGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int columns = fittingColumns();
    if (columns == m_columns) return;
    m_columns = columns;
    arrange();
}

void CardGrid::keyPressEvent(QKeyEvent *event)
{
    const auto here =
        std::find_if(m_cards.begin(), m_cards.end(), [](const QWidget *card) { return card->hasFocus(); });
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    int step = 0;
    if (event->key() == Qt::Key_Left) step = mirrored ? 1 : -1;
    if (event->key() == Qt::Key_Right) step = mirrored ? -1 : 1;
    if (event->key() == Qt::Key_Up) step = -m_columns;
    if (event->key() == Qt::Key_Down) step = m_columns;
    if (here == m_cards.end() || step == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto wanted = (here - m_cards.begin()) + step;
    if (wanted < 0 || wanted >= ptrdiff_t(m_cards.size())) return;
    QWidget *card = m_cards[size_t(wanted)];
    card->setFocus(Qt::TabFocusReason);
    Q_EMIT moved(card);
}

} // namespace sky::ui
