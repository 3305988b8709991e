#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QButtonGroup;

namespace sky::ui::hursagmu
{

/// One of the segments: a title and a line below it, painted.
class SegmentButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SegmentButton(QWidget *parent);
    void showFace(const QString &title, const QString &line);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString m_line;
};

/// One of a few side by side; the arrow keys go from one to the next.
class Segments : public QWidget
{
    Q_OBJECT

public:
    struct Face {
        QString title;
        QString line; ///< may be empty
    };
    /// `name` says what is chosen: "Size".
    Segments(const QString &name, const std::vector<Face> &faces, QWidget *parent);
    /// As many as there were.
    void showFaces(const std::vector<Face> &faces);
    void showChosen(int index);
    int chosenIndex() const;
    QAbstractButton *segment(int index) const;

Q_SIGNALS:
    void chosen(int index);

private:
    QString m_name;
    QButtonGroup *m_group;
};

} // namespace sky::ui::hursagmu
