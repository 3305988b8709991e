#pragma once

#include "ui/binding/workbench.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

class QMimeData;
class QPushButton;

namespace sky::ui
{
class Notice;
}

namespace sky::ui::hursagmu
{

/// The frame of the portrait: shows the picture, takes the focus, and says what was dropped on it or pasted.
class PortraitFrame : public QWidget
{
    Q_OBJECT

public:
    explicit PortraitFrame(QWidget *parent = nullptr);

    void showPicture(const QImage &picture); ///< null for none
    void setTaking(bool taking);             ///< whether anything may be dropped or pasted
    QSize sizeHint() const override;

Q_SIGNALS:
    void dropped(const QMimeData *mime);
    void pasteWanted();
    void fileWanted();
    void removalWanted();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void setDropping(bool dropping);
    const QPixmap &scaledTo(QSize room); ///< the picture, in pixels of the screen
    void drawEmpty(QPainter &painter, const QRect &box) const;

    QPixmap m_picture;
    QPixmap m_scaled; ///< as it was painted last
    QSize m_scaledTo;
    bool m_taking = true;
    bool m_dropping = false;
};

/// The portrait of the character with all ways to a new one: file, drop, paste, and its crop to the frame
/// that the sheet prints.
class PortraitField : public QWidget
{
    Q_OBJECT

public:
    PortraitField(Workbench &bench, QWidget *parent = nullptr);

private:
    QWidget *makeButtons();
    void showPortrait();
    void chooseFile();
    void paste();
    void take(const QMimeData *mime);
    void takeFile(const QString &path);
    void takePicture(const QImage &picture);
    void crop(const QImage &picture);
    void store(const QImage &picture);
    void remove();

    Workbench &m_bench;
    PortraitFrame *m_frame;
    Notice *m_notice;
    QPushButton *m_file = nullptr;
    QPushButton *m_paste = nullptr;
    QPushButton *m_crop = nullptr;
    QPushButton *m_remove = nullptr;
    QByteArray m_shown; ///< bytes of the picture in the frame
};

} // namespace sky::ui::hursagmu
