#include "ui/print/draghandle.h"

#include "core/storage/files.h"
#include "ui/theme/icon.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>

namespace sky::ui
{

namespace
{

void carryByDrag(QWidget *from, std::unique_ptr<QMimeData> data)
{
    auto *drag = new QDrag(from); // ends with the drag
    drag->setMimeData(data.release());
    drag->exec(Qt::CopyAction);
}

void copyToClipboard(QWidget *, std::unique_ptr<QMimeData> data)
{
    QGuiApplication::clipboard()->setMimeData(data.release());
}

} // namespace

DragHandle::DragHandle(Source source, QWidget *parent)
    : QToolButton(parent)
    , m_source(std::move(source))
    , m_carry(carryByDrag)
{
    const QString name = tr("Drag the PDF to another program, or press to copy it as a file");
    setIcon(ui::icon(QStringLiteral("file")));
    setAccessibleName(name);
    setToolTip(name);
    setAutoRaise(true);
    setCursor(Qt::OpenHandCursor);
    connect(this, &QToolButton::clicked, this, [this] { give(copyToClipboard); });
}

void DragHandle::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    QToolButton::mousePressEvent(event);
}

void DragHandle::mouseMoveEvent(QMouseEvent *event)
{
    const int way = (event->position().toPoint() - m_pressed).manhattanLength();
    if (!(event->buttons() & Qt::LeftButton) || way < QApplication::startDragDistance())
        return QToolButton::mouseMoveEvent(event);
    setDown(false); // what was dragged is no press
    give(m_carry);
}

std::unique_ptr<QMimeData> DragHandle::data()
{
    const Result<QString> path = m_source().and_then([this](const File &made) -> Result<QString> {
        const auto folder = m_folder.path();
        if (!folder) return folder;
        const QString file = *folder + u'/' + made.name;
        m_remarks = made.remarks;
        return storage::writeFile(file, made.bytes).map([&file] { return file; });
    });
    if (!path) {
        Q_EMIT failed(path.error().message);
        return nullptr;
    }
    auto data = std::make_unique<QMimeData>();
    data->setUrls({QUrl::fromLocalFile(*path)});
    return data;
}

void DragHandle::give(const Carry &carry)
{
    auto file = data();
    if (!file) return;
    carry(this, std::move(file));
    Q_EMIT carried(m_remarks);
}

} // namespace sky::ui
