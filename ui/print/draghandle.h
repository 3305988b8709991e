#pragma once

#include "core/base/result.h"
#include "core/storage/temporaryfolder.h"

#include <QPoint>
#include <QToolButton>

#include <functional>
#include <memory>

class QMimeData;

namespace sky::ui
{

/// The PDF of what is shown, to be dragged to another program; pressed, it goes to the clipboard as a file.
class DragHandle : public QToolButton
{
    Q_OBJECT

public:
    /// A name for the file without a folder, its bytes, and what is to be told of it once it is on its way.
    struct File {
        QString name;
        QByteArray bytes;
        QString remarks;
    };
    using Source = std::function<Result<File>()>;
    /// Takes the data and carries them until they are dropped; tests give their own.
    using Carry = std::function<void(QWidget *from, std::unique_ptr<QMimeData> data)>;

    DragHandle(Source source, QWidget *parent);
    void setCarry(Carry carry) { m_carry = std::move(carry); }

Q_SIGNALS:
    void failed(const QString &sentence);
    void carried(const QString &remarks); ///< or copied; what File has of them

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    /// The file in a folder of its own that goes with this; null when it could not be made.
    std::unique_ptr<QMimeData> data();
    void give(const Carry &carry);

    Source m_source;
    Carry m_carry;
    storage::TemporaryFolder m_folder;
    QString m_remarks; ///< of the file that was made last
    QPoint m_pressed;
};

} // namespace sky::ui
