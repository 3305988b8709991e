#include "ui/hursagmu/desk/printdialog.h"

#include "core/base/isolated.h"
#include "core/formats/batch.h"
#include "core/print/listing.h"
#include "core/storage/files.h"
#include "ui/hursagmu/view.h"
#include "ui/print/exportchoices.h"
#include "ui/print/printing.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/settings.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

/// The page that lists the sheets, each with the page it begins on.
Result<print::SheetLayout> indexOf(const QString &title, const std::vector<QStringList> &rows,
                                   const print::PageFormat &paper)
{
    print::Listing list;
    list.title = title;
    list.subtitle = View::tr("%n character(s)", nullptr, int(rows.size()));
    list.heading = View::tr("Characters");
    list.columns = {{QStringLiteral("name"), View::tr("character")},
                    {QStringLiteral("player"), View::tr("player")},
                    {QStringLiteral("page"), View::tr("page")}};
    list.stops = {{QStringLiteral("name"), print::Align::Left, 0},
                  {QStringLiteral("player"), print::Align::Left, 100},
                  {QStringLiteral("page"), print::Align::Right, 180}};
    list.rows = rows;
    return print::layOutListing(list, paper);
}

} // namespace

PrintDialog::PrintDialog(const DeskWork &work, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_one(new QRadioButton(View::tr("&One PDF, with a page that lists the characters"), this))
    , m_many(new QRadioButton(View::tr("A fi&le for each character, in a folder"), this))
    , m_party(new QRadioButton(View::tr("&The party on one sheet, for the Master"), this))
    , m_choices(new ExportChoices(work.services(), work.game(), ExportChoices::Whose::Each, this))
    , m_progress(new QProgressBar(this))
    , m_left(new Label(Type::Secondary, {}, this))
    , m_notice(new Notice(this))
    , m_printer(button(View::tr("To a p&rinter..."), this, QStringLiteral("print")))
    , m_start(primaryButton(View::tr("Export..."), this))
    , m_cancel(button(View::tr("Cancel"), this))
{
    setWindowTitle(View::tr("Print all sheets"));
    const auto &seats = work.bench().seats();
    QStringList without;
    for (size_t i = 0; i < seats.size(); ++i)
        if (seats[i].character)
            m_seats.push_back(i);
        else
            without << isolated(seats[i].name());
    m_one->setChecked(true);
    m_progress->hide();
    m_progress->setAccessibleName(View::tr("Sheets done"));
    m_left->setInk(Label::Ink::Secondary);
    m_start->setDefault(true);
    if (!without.isEmpty())
        m_notice->say(
            Notice::Kind::Warning,
            View::tr("Without those that cannot be read: %1").arg(without.join(QStringLiteral(", "))));
    arrange();
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);
    for (const QRadioButton *way : {m_one, m_many, m_party})
        connect(way, &QRadioButton::toggled, this, &PrintDialog::showWhatApplies);
    connect(m_start, &QPushButton::clicked, this, &PrintDialog::start);
    connect(m_printer, &QPushButton::clicked, this, &PrintDialog::printParty);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_steps, &QTimer::timeout, this, &PrintDialog::step);
    showWhatApplies();
}

void PrintDialog::arrange()
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_left, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_printer);
    buttons->addWidget(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    for (QWidget *part : {static_cast<QWidget *>(m_one), static_cast<QWidget *>(m_many),
                          static_cast<QWidget *>(m_party), static_cast<QWidget *>(m_choices),
                          static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_notice)})
        column->addWidget(part);
    column->addLayout(buttons);
}

void PrintDialog::showWhatApplies()
{
    m_choices->setGroupOnly(m_party->isChecked());
    m_choices->setPagesOnly(!m_many->isChecked());
    m_printer->setVisible(m_party->isChecked());
    m_printer->setEnabled(!m_seats.empty());
    m_start->setEnabled(!m_seats.empty());
    m_left->setText(m_party->isChecked() ? View::tr("%n character(s)", nullptr, int(m_seats.size()))
                                         : View::tr("%n sheet(s)", nullptr, int(m_seats.size())));
}

void PrintDialog::reject()
{
    const bool working = m_steps.isActive();
    m_steps.stop();
    if (working && m_each && m_painted > 0)
        m_work.bench().say(View::tr("Stopped; %n sheet(s) were written.", nullptr, int(m_painted)));
    QDialog::reject();
}

QStringList PrintDialog::pathsIn(const QString &folder) const
{
    formats::FileNames names;
    QStringList paths;
    for (const size_t place : m_seats)
        paths << QDir(folder).filePath(
            names.take(m_work.bench().seats()[place].name(), m_format.suffix).file);
    return paths;
}

bool PrintDialog::mayWrite()
{
    const auto there = static_cast<int>(std::count_if(
        m_paths.begin(), m_paths.end(), [](const QString &path) { return QFileInfo::exists(path); }));
    if (there == 0) return true;
    const Question question{View::tr("Replace files?"),
                            View::tr("%n of the file(s) are there already.", nullptr, there),
                            View::tr("What they hold now is lost when they are replaced."),
                            {View::tr("Replace"), View::tr("Cancel")},
                            1,
                            1};
    return m_work.services().prompts.choose(this, question) == 0;
}

bool PrintDialog::askWhere()
{
    const QString folder = QFileInfo(m_work.bench().path()).absolutePath();
    Prompts &prompts = m_work.services().prompts;
    m_each = m_many->isChecked();
    if (m_each) {
        m_path = prompts.openFolder(this, View::tr("Folder for the sheets"), folder);
        if (m_path.isEmpty()) return false;
        m_paths = pathsIn(m_path);
        return mayWrite();
    }
    const bool party = m_party->isChecked();
    const QString title = m_work.bench().party().name;
    const QString name = fileNameFor(party ? View::tr("%1 (party)").arg(title) : title, PdfExtension);
    m_path = pathToSave(prompts, this, party ? View::tr("Party sheet as PDF") : View::tr("All sheets as PDF"),
                        QDir(folder).filePath(name), View::tr("PDF (*.pdf)"), PdfExtension);
    return !m_path.isEmpty();
}

Result<print::Sheet> PrintDialog::partySheet(const print::Options &options) const
{
    return print::makeGroupSheet(m_work.bench().party().name, party::sheetMembers(m_work.bench().seats()),
                                 m_work.game(), options);
}

/// False when there is none now.
bool PrintDialog::writeParty()
{
    const auto sheet = partySheet(m_options);
    const auto written =
        sheet
            .and_then(
                [this](const print::Sheet &made) { return print::toPdf(made.layout, m_options.clock()); })
            .and_then([this](const QByteArray &bytes) { return storage::writeFile(m_path, bytes); });
    if (!written) {
        refuse(written.error().message);
        return false;
    }
    m_missing = sheet->missing;
    end(View::tr("The party is in %1.").arg(isolated(QFileInfo(m_path).fileName())));
    return true;
}

void PrintDialog::printParty()
{
    const auto printed = printSheet(m_work.services(), this, m_choices->options(),
                                    [this](const print::Options &options) { return partySheet(options); });
    if (printed) end(*printed);
}

void PrintDialog::start()
{
    m_options = m_choices->options();
    m_format = m_choices->format();
    if (!askWhere()) return;
    if (m_party->isChecked()) {
        writeParty();
        return;
    }
    if (!m_each && m_options.attach) {
        m_notice->say(
            Notice::Kind::Error,
            View::tr("One PDF of several characters cannot be opened like a character. Choose a file for "
                     "each, or leave the character out of its PDF in the options."));
        return;
    }
    for (QWidget *choice :
         {static_cast<QWidget *>(m_one), static_cast<QWidget *>(m_many), static_cast<QWidget *>(m_party),
          static_cast<QWidget *>(m_choices), static_cast<QWidget *>(m_start)})
        choice->setEnabled(false);
    m_progress->show();
    m_progress->setRange(0, int(m_seats.size()) * (m_each ? 1 : 2));
    m_cancel->setText(View::tr("Stop"));
    m_cancel->setFocus();
    m_steps.start(0);
}

void PrintDialog::step()
{
    if (m_each) {
        writeNext();
    } else if (m_sheets.size() < m_seats.size()) {
        layOutNext();
    } else if (!m_book) {
        beginBook();
    } else if (m_painted < m_sheets.size()) {
        print::SheetLayout &sheet = m_sheets[m_painted].layout;
        m_firstPage = print::PdfBook::pagesBefore(sheet, m_firstPage - 1) + 1;
        print::numberPages(sheet, m_firstPage, m_pages);
        m_firstPage += sheet.pages.size();
        if (const auto done = m_book->add(sheet); !done) return refuse(done.error().message);
        ++m_painted;
    } else {
        finishBook();
    }
    m_progress->setValue(int(m_each ? m_painted : m_sheets.size() + m_painted));
}

void PrintDialog::layOutNext()
{
    const party::Seat &seat = m_work.bench().seats()[m_seats[m_sheets.size()]];
    auto sheet = print::makeSheet(*seat.character, *seat.evaluation, m_work.game(), m_options);
    if (!sheet) {
        refuse(View::tr("%1: %2").arg(isolated(seat.name()), sheet.error().message));
        return;
    }
    if (!sheet->missing.isEmpty())
        m_missing << View::tr("%1: %2").arg(isolated(seat.name()), sheet->missing.join(QStringLiteral(", ")));
    m_sheets.push_back({seat.name(), seat.player(), std::move(sheet->layout)});
}

/// The list comes first; how many pages it has decides where the sheets begin.
void PrintDialog::beginBook()
{
    const QString title = m_work.bench().party().name;
    const print::PageFormat paper =
        m_sheets.front().layout.paper.isLandscape() ? m_options.paper.landscape() : m_options.paper;
    std::vector<QStringList> rows;
    for (const Sheet &sheet : m_sheets)
        rows.push_back({sheet.name, sheet.player, QStringLiteral("000")});
    auto index = indexOf(title, rows, paper);
    if (!index) return refuse(index.error().message);
    size_t pages = index->pages.size();
    for (size_t i = 0; i < m_sheets.size(); ++i) {
        pages = print::PdfBook::pagesBefore(m_sheets[i].layout, pages);
        rows[i][2] = QString::number(pages + 1);
        pages += m_sheets[i].layout.pages.size();
    }
    index = indexOf(title, rows, paper);
    if (!index) return refuse(index.error().message);
    m_pages = pages;
    m_firstPage = index->pages.size() + 1;
    print::numberPages(*index, 1, m_pages);
    m_book = std::make_unique<print::PdfBook>(title, paper);
    if (const auto done = m_book->add(*index); !done) refuse(done.error().message);
}

void PrintDialog::finishBook()
{
    const auto written = m_book->finish(m_work.services().clock()).and_then([this](const QByteArray &bytes) {
        return storage::writeFile(m_path, bytes);
    });
    if (!written) return refuse(written.error().message);
    end(View::tr("%n sheet(s) in %1.", nullptr, int(m_sheets.size()))
            .arg(isolated(QFileInfo(m_path).fileName())));
}

void PrintDialog::writeNext()
{
    if (m_painted == m_seats.size())
        return end(View::tr("%n sheet(s) written to %1.", nullptr, int(m_painted)).arg(isolated(m_path)));
    if (m_format.onPaper)
        writeSheet();
    else
        writeOther();
}

void PrintDialog::writeSheet()
{
    const size_t before = m_sheets.size();
    layOutNext();
    if (m_sheets.size() == before) return;
    const party::Seat &seat = m_work.bench().seats()[m_seats[before]];
    const print::Options options = formats::withFile(m_options, *seat.character, m_work.game());
    const auto bytes = print::toPdf(m_sheets.back().layout, options.clock(), options.attachment);
    m_sheets.back().layout = {}; // is not needed again
    put(bytes);
}

void PrintDialog::writeOther()
{
    const party::Seat &seat = m_work.bench().seats()[m_seats[m_painted]];
    auto made = formats::write(m_format, *seat.character, m_work.game(), m_options);
    if (made && !made->missing.isEmpty())
        m_missing << View::tr("%1: %2").arg(isolated(seat.name()), made->missing.join(QStringLiteral(", ")));
    put(made.map([](const formats::Written &file) { return file.bytes; }));
}

void PrintDialog::put(const Result<QByteArray> &bytes)
{
    const QString path = m_paths[qsizetype(m_painted)];
    const auto written =
        bytes.and_then([&path](const QByteArray &all) { return storage::writeFile(path, all); });
    if (!written) return refuse(View::tr("%1: %2").arg(isolated(path), written.error().message));
    ++m_painted;
}

void PrintDialog::end(const QString &sentence)
{
    m_steps.stop();
    m_work.bench().say(sentence);
    if (!m_missing.isEmpty())
        m_work.services().prompts.tell(this, View::tr("Not on the pages"),
                                       m_missing.mid(0, 12).join(QLatin1Char('\n')));
    accept();
}

void PrintDialog::refuse(const QString &sentence)
{
    m_steps.stop();
    m_notice->say(Notice::Kind::Error, sentence);
    m_cancel->setText(View::tr("Close"));
}

} // namespace sky::ui::hursagmu
