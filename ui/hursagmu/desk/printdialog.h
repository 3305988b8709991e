#pragma once

#include "core/formats/format.h"
#include "core/print/export.h"
#include "core/print/pdfbook.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QDialog>
#include <QTimer>

class QProgressBar;
class QPushButton;
class QRadioButton;

namespace sky::ui
{
class ExportChoices;
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// All sheets of a party: one PDF with a page that lists them, its pages counted throughout, a file for each,
/// or the party on one sheet, which can go to a printer too. Works in steps, so that it can be watched and
/// stopped.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    PrintDialog(const DeskWork &work, QWidget *parent);

    void reject() override;

private:
    struct Sheet {
        QString name, player;
        print::SheetLayout layout;
    };
    void start();
    void step();
    void layOutNext();
    void beginBook();
    void finishBook();
    void writeNext();
    void end(const QString &sentence);
    void refuse(const QString &sentence);
    void writeSheet();
    void writeOther();
    void put(const Result<QByteArray> &bytes);
    bool mayWrite();
    bool askWhere();
    /// A file for each in the folder, in the order of the seats.
    QStringList pathsIn(const QString &folder) const;
    void arrange();
    void showWhatApplies();
    bool writeParty();
    void printParty();
    Result<print::Sheet> partySheet(const print::Options &options) const;

    DeskWork m_work;
    print::Options m_options;
    formats::Format m_format;
    std::vector<size_t> m_seats; ///< places of those that can be printed
    std::vector<Sheet> m_sheets; ///< as far as they are laid out
    size_t m_painted = 0;
    size_t m_firstPage = 1, m_pages = 0; ///< of the next sheet; of the whole book
    QString m_path;                      ///< of the PDF, or of the folder
    bool m_each = false;
    QStringList m_paths; ///< of the files for each
    std::unique_ptr<print::PdfBook> m_book;
    QStringList m_missing; ///< what is not on the pages, by whom
    QRadioButton *m_one;
    QRadioButton *m_many;
    QRadioButton *m_party;
    ExportChoices *m_choices;
    QProgressBar *m_progress;
    Label *m_left;
    Notice *m_notice;
    QPushButton *m_printer;
    QPushButton *m_start;
    QPushButton *m_cancel;
    QTimer m_steps;
};

} // namespace sky::ui::hursagmu
