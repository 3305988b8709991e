#include "ui/hursagmu/notes/portraitfield.h"

#include "core/base/isolated.h"
#include "core/hursagmu/edits/edits.h"
#include "core/print/layout.h"
#include "core/storage/files.h"
#include "core/storage/portrait.h"
#include "ui/binding/bind.h"
#include "ui/dialogs/portraitdialog.h"
#include "ui/services/prompts.h"
#include "ui/services/settings.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace sky::ui::hursagmu
{

namespace
{

/// Pixels of the longer side of a picture that is cropped: a quarter of it still fills the frame in print.
constexpr int LargestToCrop = 4096;
constexpr double SameAspect = 0.01; ///< share by which a picture that fits the frame may be off

bool fitsFrame(const QImage &picture)
{
    const double aspect = double(picture.width()) / picture.height();
    return std::abs(aspect / print::PortraitAspect - 1) < SameAspect;
}

QImage bounded(const QImage &picture)
{
    if (std::max(picture.width(), picture.height()) <= LargestToCrop) return picture;
    return picture.scaled(LargestToCrop, LargestToCrop, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace

PortraitField::PortraitField(Workbench &bench, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_frame(new PortraitFrame(this))
    , m_notice(new Notice(this))
{
    auto *beside = new QVBoxLayout;
    beside->setSpacing(8);
    beside->addWidget(makeButtons(), 0, Qt::AlignLeft);
    auto *hint =
        new Label(Type::Secondary,
                  tr("Or drop a picture on the frame, or press Ctrl+V there. It is printed square."), this);
    hint->setInk(Label::Ink::Secondary);
    hint->setWordWrap(true);
    beside->addWidget(hint);
    beside->addStretch(1);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_frame, 0, 0, Qt::AlignTop);
    grid->addLayout(beside, 0, 1);
    grid->addWidget(m_notice, 1, 0, 1, 2);
    setFocusProxy(m_frame);

    connect(m_frame, &PortraitFrame::dropped, this, &PortraitField::take);
    connect(m_frame, &PortraitFrame::pasteWanted, this, &PortraitField::paste);
    connect(m_frame, &PortraitFrame::fileWanted, this, &PortraitField::chooseFile);
    connect(m_frame, &PortraitFrame::removalWanted, this, &PortraitField::remove);
    onChange(this, bench, [this] { showPortrait(); });
}

QWidget *PortraitField::makeButtons()
{
    auto *made = new QWidget(this);
    m_file = button(tr("From file..."), made, QStringLiteral("folder"));
    m_paste = button(tr("Paste"), made);
    m_crop = button(tr("Crop..."), made, QStringLiteral("crop"));
    m_remove = button(tr("Remove"), made, QStringLiteral("trash"));
    auto *grid = new QGridLayout(made);
    grid->setContentsMargins(0, 3, 0, 0);
    grid->setSpacing(8);
    grid->addWidget(m_file, 0, 0);
    grid->addWidget(m_paste, 0, 1);
    grid->addWidget(m_crop, 1, 0);
    grid->addWidget(m_remove, 1, 1);
    onlyWhileWritable(m_file, m_bench);
    onlyWhileWritable(m_paste, m_bench);
    connect(m_file, &QPushButton::clicked, this, &PortraitField::chooseFile);
    connect(m_paste, &QPushButton::clicked, this, &PortraitField::paste);
    connect(m_crop, &QPushButton::clicked, this, [this] { crop(QImage::fromData(m_shown)); });
    connect(m_remove, &QPushButton::clicked, this, &PortraitField::remove);
    return made;
}

void PortraitField::showPortrait()
{
    const QByteArray &bytes = m_bench.document().character()->portrait.bytes;
    const bool isNew = bytes != m_shown || m_frame->accessibleName().isEmpty();
    m_shown = bytes;
    if (isNew) {
        m_frame->showPicture(QImage::fromData(bytes));
        m_notice->hush();
    }
    const bool free = !m_bench.isReadOnly();
    m_frame->setTaking(free);
    m_crop->setEnabled(free && !bytes.isEmpty());
    m_remove->setEnabled(free && !bytes.isEmpty());
}

void PortraitField::chooseFile()
{
    const Services &services = m_bench.services();
    const QStringList paths =
        services.prompts.openPaths(this, tr("Choose a portrait"), services.settings.get().lastPictureFolder,
                                   tr("Pictures (*.png *.jpg *.jpeg *.webp)"));
    if (paths.isEmpty()) return;
    const QString folder = QFileInfo(paths.front()).path();
    services.settings.change([&folder](Settings &settings) { settings.lastPictureFolder = folder; });
    takeFile(paths.front());
}

void PortraitField::paste()
{
    take(QGuiApplication::clipboard()->mimeData());
}

void PortraitField::take(const QMimeData *mime)
{
    const QList<QUrl> urls = mime ? mime->urls() : QList<QUrl>();
    const auto local =
        std::find_if(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); });
    if (local != urls.end()) return takeFile(local->toLocalFile());
    const auto picture = mime ? qvariant_cast<QImage>(mime->imageData()) : QImage();
    if (picture.isNull())
        m_notice->say(Notice::Kind::Error, tr("There is no picture in what was pasted or dropped."));
    else
        takePicture(bounded(picture));
}

void PortraitField::takeFile(const QString &path)
{
    const auto picture =
        storage::readFile(path, storage::PortraitMaxBytes).and_then([](const QByteArray &bytes) {
            return storage::readPicture(bytes, LargestToCrop);
        });
    if (picture)
        takePicture(*picture);
    else
        m_notice->say(Notice::Kind::Error,
                      tr("%1: %2").arg(isolated(QFileInfo(path).fileName()), picture.error().message));
}

void PortraitField::takePicture(const QImage &picture)
{
    m_notice->hush();
    if (fitsFrame(picture))
        store(picture);
    else
        crop(picture);
}

void PortraitField::crop(const QImage &picture)
{
    auto *dialog = new PortraitDialog(picture, print::PortraitAspect, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PortraitDialog::chosen, this, &PortraitField::store);
    dialog->open();
}

void PortraitField::store(const QImage &picture)
{
    const auto portrait = storage::makePortrait(picture);
    if (portrait)
        m_bench.apply(sky::hursagmu::setPortrait(*portrait));
    else
        m_notice->say(Notice::Kind::Error, portrait.error().message);
}

void PortraitField::remove()
{
    if (!m_shown.isEmpty()) m_bench.apply(sky::hursagmu::setPortrait({}));
}

} // namespace sky::ui::hursagmu
