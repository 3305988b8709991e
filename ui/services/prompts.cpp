#include "ui/services/prompts.h"

#include "core/base/isolated.h"
#include "ui/services/filename.h"
#include "ui/services/longquestion.h"
#include "ui/services/paperkeeper.h"
#include "ui/theme/icon.h"
#include "ui/widgets/buttons.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QUrl>

namespace sky::ui
{

namespace
{

constexpr int PictureSide = 24;
constexpr qsizetype MostLines = 8; ///< of a question's detail in a box

class Asking
{
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

} // namespace

int DialogPrompts::choose(QWidget *parent, const Question &question)
{
    if (question.detail.count(QLatin1Char('\n')) >= MostLines) return chooseOverList(parent, question);
    QMessageBox box(parent);
    box.setTextFormat(Qt::PlainText);
    box.setWindowTitle(question.title);
    box.setText(question.sentence);
    box.setInformativeText(question.detail);
    QList<QAbstractButton *> buttons;
    for (const QString &answer : question.answers)
        buttons << box.addButton(answer, QMessageBox::AcceptRole);
    if (question.usual >= 0 && question.usual < buttons.size()) {
        auto *usual = static_cast<QPushButton *>(buttons[question.usual]);
        box.setDefaultButton(usual);
        makePrimary(usual, true);
    }
    if (question.escape >= 0 && question.escape < buttons.size())
        box.setEscapeButton(buttons[question.escape]);
    box.exec();
    return int(buttons.indexOf(box.clickedButton()));
}

void DialogPrompts::tell(QWidget *parent, const QString &title, const QString &sentence, Tone tone)
{
    QMessageBox box(parent);
    box.setTextFormat(Qt::PlainText);
    const QIcon picture = tone == Tone::Failure ? icon(QStringLiteral("warning"), IconTint::Error)
                                                : icon(QStringLiteral("note"), IconTint::Secondary);
    box.setIconPixmap(picture.pixmap(PictureSide, PictureSide));
    box.setWindowTitle(title);
    box.setText(sentence);
    makePrimary(box.addButton(QMessageBox::Ok), true);
    box.exec();
}

std::optional<QString> DialogPrompts::text(QWidget *parent, const QString &title, const QString &label,
                                           const QString &suggestion)
{
    bool given = false;
    const QString text = QInputDialog::getText(parent, title, label, QLineEdit::Normal, suggestion, &given);
    return given ? std::optional(text) : std::nullopt;
}

QStringList DialogPrompts::openPaths(QWidget *parent, const QString &title, const QString &folder,
                                     const QString &filter)
{
    return QFileDialog::getOpenFileNames(parent, title, folder, filter);
}

QString DialogPrompts::savePath(QWidget *parent, const QString &title, const QString &suggestion,
                                const QString &filter)
{
    return QFileDialog::getSaveFileName(parent, title, suggestion, filter);
}

QString DialogPrompts::openFolder(QWidget *parent, const QString &title, const QString &folder)
{
    return QFileDialog::getExistingDirectory(parent, title, folder);
}

void DialogPrompts::showInFolder(const QString &path)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

bool DialogPrompts::choosePrinter(QWidget *parent, QPrinter &printer, int pages)
{
    QPrintDialog dialog(&printer, parent);
    dialog.setMinMax(1, pages);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, pages > 1);
    PaperKeeper paper(printer, dialog);
    if (dialog.exec() != QDialog::Accepted) return false;
    paper.restore();
    return true;
}

bool mayReplace(Prompts &prompts, QWidget *parent, const QString &path)
{
    const Question question{Asking::tr("Replace the file?"),
                            Asking::tr("%1 is there already.").arg(isolated(QFileInfo(path).fileName())),
                            Asking::tr("What it holds now is lost when it is replaced."),
                            {Asking::tr("Replace"), Asking::tr("Cancel")},
                            1,
                            1};
    return prompts.choose(parent, question) == 0;
}

QString pathToSave(Prompts &prompts, QWidget *parent, const QString &title, const QString &suggestion,
                   const QString &filter, QLatin1String extension)
{
    const QString given = prompts.savePath(parent, title, suggestion, filter);
    if (given.isEmpty()) return {};
    const QString path = withExtension(given, extension);
    // The dialog asked about the name as it was given.
    if (path != given && QFileInfo::exists(path) && !mayReplace(prompts, parent, path)) return {};
    return path;
}

} // namespace sky::ui
