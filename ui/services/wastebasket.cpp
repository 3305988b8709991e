#include "ui/services/wastebasket.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

QString inBasketWords(const char *text)
{
    return QCoreApplication::translate("Wastebasket", text);
}

} // namespace

Result<WastedFile> moveToWastebasket(const QString &path)
{
    WastedFile file{path, {}};
    if (QFile::moveToTrash(path, &file.now)) return file;
    return fail(
        ErrorKind::Failed,
        QFileInfo::exists(path)
            ? inBasketWords(QT_TRANSLATE_NOOP("Wastebasket", "There is no wastebasket for its folder."))
            : inBasketWords(QT_TRANSLATE_NOOP("Wastebasket", "It is not there any more.")));
}

Result<void> takeOutOfWastebasket(const WastedFile &file)
{
    if (QFileInfo::exists(file.before))
        return refuse(
            inBasketWords(QT_TRANSLATE_NOOP("Wastebasket", "There is another file in its place now.")));
    if (file.now.isEmpty() || !QFile::rename(file.now, file.before))
        return fail(ErrorKind::Failed, inBasketWords(QT_TRANSLATE_NOOP(
                                           "Wastebasket", "It could not be taken out of the wastebasket.")));
    // What says where it came from; without the file it means nothing.
    const QFileInfo wasted(file.now);
    QFile::remove(QDir(wasted.dir().filePath(QStringLiteral("../info")))
                      .filePath(wasted.fileName() + QStringLiteral(".trashinfo")));
    return {};
}

} // namespace sky::ui
