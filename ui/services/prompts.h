#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QPrinter;
class QWidget;

namespace sky::ui
{

/// A question with its answers as buttons.
struct Question {
    QString title;
    QString sentence; ///< plain text
    QString detail;   ///< more, plain text; may be empty
    QStringList answers;
    int usual = 0;   ///< the answer Enter gives
    int escape = -1; ///< the answer Escape gives; must be one of them when there are several
};

/// Everything that stops and asks. Tests answer instead of a person, so that nothing ever waits.
class Prompts
{
public:
    virtual ~Prompts() = default;

    /// Index of the answer.
    virtual int choose(QWidget *parent, const Question &question) = 0;
    enum class Tone { Failure, Note };
    virtual void tell(QWidget *parent, const QString &title, const QString &sentence,
                      Tone tone = Tone::Failure) = 0;
    virtual std::optional<QString> text(QWidget *parent, const QString &title, const QString &label,
                                        const QString &suggestion) = 0;
    /// Paths; empty when given up. `filter` as in QFileDialog.
    virtual QStringList openPaths(QWidget *parent, const QString &title, const QString &folder,
                                  const QString &filter) = 0;
    virtual QString savePath(QWidget *parent, const QString &title, const QString &suggestion,
                             const QString &filter) = 0;
    /// A folder that is there; empty when given up.
    virtual QString openFolder(QWidget *parent, const QString &title, const QString &folder) = 0;
    /// Opens the folder of a file in the desktop's file manager.
    virtual void showInFolder(const QString &path) = 0;
    /// Lets a person choose printer, pages and copies; false when given up.
    virtual bool choosePrinter(QWidget *parent, QPrinter &printer, int pages) = 0;
};

/// By dialogs.
class DialogPrompts : public Prompts
{
public:
    int choose(QWidget *parent, const Question &question) override;
    void tell(QWidget *parent, const QString &title, const QString &sentence, Tone tone) override;
    std::optional<QString> text(QWidget *parent, const QString &title, const QString &label,
                                const QString &suggestion) override;
    QStringList openPaths(QWidget *parent, const QString &title, const QString &folder,
                          const QString &filter) override;
    QString savePath(QWidget *parent, const QString &title, const QString &suggestion,
                     const QString &filter) override;
    QString openFolder(QWidget *parent, const QString &title, const QString &folder) override;
    void showInFolder(const QString &path) override;
    bool choosePrinter(QWidget *parent, QPrinter &printer, int pages) override;
};

/// Asks whether the file that is there may be replaced.
bool mayReplace(Prompts &prompts, QWidget *parent, const QString &path);
/// Where to save, with the extension also where a person leaves it out; empty when given up.
QString pathToSave(Prompts &prompts, QWidget *parent, const QString &title, const QString &suggestion,
                   const QString &filter, QLatin1String extension);

} // namespace sky::ui
