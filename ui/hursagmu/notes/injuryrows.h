#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/workbench.h"

#include <QWidget>

#include <vector>

namespace sky::ui
{
class Label;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// The boxes of one track in rows of ten, each row with what its last box means. A click ticks as far as
/// there.
class InjuryBoxes : public QWidget
{
    Q_OBJECT

public:
    explicit InjuryBoxes(QWidget *parent = nullptr);

    void showTrack(const sky::hursagmu::InjuryTrack &track);
    void setPicking(bool picking); ///< whether a click changes anything
    QRect box(int number) const;   ///< from 1
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void picked(int present);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    int rows() const;
    int boxSide() const;
    int columnLeft(int column) const;
    int textLeft() const;
    int lineHeight() const;
    int rowTop(int row, int width) const;
    QRect textPlace(int row) const;
    QString textOf(int row) const;

    sky::hursagmu::InjuryTrack m_track;
    bool m_picking = true;
};

/// Stuns, wounds and shocks of the moment, and what they mean now.
class InjuryRows : public QWidget
{
    Q_OBJECT

public:
    InjuryRows(Workbench &bench, QWidget *parent = nullptr);

    /// The field of a track ("wounds"); null when there is none.
    QWidget *field(const QString &trackId) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row {
        QString id;
        QString name;
        int sky::hursagmu::Damage::*member;
        NumberField *number = nullptr;
        InjuryBoxes *boxes = nullptr;
        Label *meaning = nullptr;
    };
    Row makeRow(const QString &id, const QString &name, int sky::hursagmu::Damage::*member);
    void bindRow(const Row &row);
    void showTracks();

    Workbench &m_bench;
    std::vector<Row> m_rows;
};

/// "nothing yet; at 10: unconscious"
QString meaningOf(const sky::hursagmu::InjuryTrack &track);

} // namespace sky::ui::hursagmu
