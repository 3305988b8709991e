#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "ui/hursagmu/build/traitcolumns.h"

#include <QBasicTimer>
#include <QString>
#include <QWidget>

#include <optional>

namespace sky::ui::hursagmu
{

/// What a row shows of a trait.
struct TraitFace {
    QString id, name;
    bool own = false; ///< made by the player
    int level = 0;
    int64_t cost = 0;
    std::optional<int64_t> next;
    bool fixed = false; ///< nothing may be changed

    static TraitFace of(const sky::hursagmu::PresentTrait &trait, bool fixed);
    friend bool operator==(const TraitFace &, const TraitFace &) = default;
};

/// One trait: name, stepper, cost, price of the next level. One control: Left and Right (or minus and plus)
/// change the level, digits name one, which Enter or leaving puts in force. The wheel works with the focus
/// only. Says what is wanted; the list does it.
class TraitRow : public QWidget
{
    Q_OBJECT

public:
    enum class Move { Up, Down, PageUp, PageDown, First, Last };

    explicit TraitRow(QWidget *parent = nullptr);

    const TraitFace &face() const { return m_face; }
    void show(const TraitFace &face, const TraitColumns &columns);
    /// What the trait governs, for the tooltip and for screen readers.
    void setTip(const QString &tip);
    /// Tells the row that what it last wanted was refused, so that a held button comes to rest.
    void stop();

    /// "Warrior, level 7, cost 12, next 4"
    QString spokenName() const;
    /// Grows with each visit: the changes of one visit are one undo step.
    int visit() const { return m_visit; }

    QRect nameRect() const { return m_columns.name(width()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void levelWanted(int level);
    void moveWanted(sky::ui::hursagmu::TraitRow::Move move);
    void renameWanted();
    void removeWanted();
    void focusTaken();
    void focusLeft(bool byPointer);
    void pointed(bool inside);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    enum class Part { None, Minus, Plus };
    Part partAt(const QPoint &place) const;
    bool canStep(int by) const;
    void step(int by);
    void type(const QString &digits);
    /// Puts the typed number in force, if there is one.
    void settle();
    bool changesLevel(int key);
    bool editsNumber(const QKeyEvent &event);
    bool movesAway(int key);
    void paintButton(QPainter &painter, Part part) const;
    void paintLevel(QPainter &painter) const;
    void paintName(QPainter &painter) const;

    TraitFace m_face;
    TraitColumns m_columns;
    QString m_tip;
    QString m_typed; ///< digits not yet in force
    Part m_under = Part::None;
    Part m_held = Part::None;
    bool m_pointed = false;
    int m_visit = 0;
    QBasicTimer m_repeat;
};

} // namespace sky::ui::hursagmu
