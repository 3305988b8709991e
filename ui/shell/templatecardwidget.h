#pragma once

#include "ui/shell/gameui.h"

#include <QPushButton>

namespace sky::ui
{

/// A template as a card with a small picture of its traits. Clicking it, or Enter, makes a character.
class TemplateCardWidget : public QPushButton
{
    Q_OBJECT

public:
    explicit TemplateCardWidget(const TemplateCard &card, QWidget *parent = nullptr);

    /// Room around the card for the ring of the focus.
    static constexpr int Ring = 3;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintHead(QPainter &painter, const QRect &room) const;
    void paintBars(QPainter &painter, const QRect &room) const;
    void paintGroup(QPainter &painter, const TemplateCard::Bars &bars, const QRect &room, double pitch,
                    const QColor &color) const;
    int highest() const;

    TemplateCard m_card;
};

/// The frame all cards of the start page have: ground, edge, and a ring where the focus is.
void paintCard(QPainter &painter, const QWidget *card, const QRect &frame, bool pointedAt);

} // namespace sky::ui
