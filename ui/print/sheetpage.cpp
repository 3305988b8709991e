#include "ui/print/sheetpage.h"

#include "core/formats/format.h"
#include "core/print/preset.h"
#include "ui/print/optionwords.h"
#include "ui/print/paperfield.h"
#include "ui/print/printing.h"
#include "ui/print/sheetoptionsdialog.h"
#include "ui/print/sheetview.h"
#include "ui/services/settings.h"
#include "ui/shell/gameui.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QShowEvent>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int FitWidthEntry = 0;
constexpr int FitPageEntry = 1;
constexpr int FirstPercentEntry = 2;
constexpr int BarMargin = 20;
constexpr int GroupGap = 16;

QWidget *group(QWidget *parent, const std::vector<QWidget *> &widgets)
{
    auto *made = new QWidget(parent);
    auto *row = new QHBoxLayout(made);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    return made;
}

/// Groups on as many lines as they take.
QWidget *flowing(QWidget *parent, const std::vector<QWidget *> &groups)
{
    auto *made = new QWidget(parent);
    auto *flow = new FlowLayout(made, GroupGap);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each : groups)
        flow->addWidget(each);
    return made;
}

/// What such groups take on one line.
int lineWidth(const QWidget &groups)
{
    const QLayout &flow = *groups.layout();
    int width = GroupGap * (flow.count() - 1);
    for (int i = 0; i < flow.count(); ++i)
        width += flow.itemAt(i)->sizeHint().width();
    return width;
}

/// Where a dialog hides as little of the pages as the screen lets it: beside the window, else at its right.
void placeBeside(QDialog &dialog, const QWidget &pages)
{
    const QRect window = pages.window()->frameGeometry();
    const QRect room = pages.screen()->availableGeometry();
    const int right = std::min(window.right() + 1, room.right() + 1 - dialog.width());
    const int top = std::clamp(pages.mapToGlobal(QPoint()).y(), room.top(),
                               std::max(room.top(), room.bottom() + 1 - dialog.height()));
    const bool left = right < window.right() + 1 && window.left() - dialog.width() >= room.left();
    dialog.move(left ? window.left() - dialog.width() : right, top);
}

} // namespace

SheetPage::SheetPage(Workbench &bench, QWidget *parent)
    : Page(bench, parent)
    , m_options(lastOptions(bench.services(), bench.document()))
    , m_view(new SheetView(this))
    , m_notice(new Notice(this))
    , m_bar(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setProperty("look", "page");
    setAttribute(Qt::WA_StyledBackground);
    m_look = flowing(this, {makePaging(), makeZoom()});
    m_output = flowing(this, {makeSheetChoice(), makePaper(), makeOutput()});
    m_bar->addWidget(m_look);
    m_bar->addStretch(1);
    m_bar->addWidget(m_output);
    m_bar->setSpacing(8);
    m_bar->setContentsMargins(BarMargin, 8, BarMargin, 8);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_bar);
    column->addWidget(m_notice);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_view->setMinimumHeight(1);

    connect(m_view, &SheetView::viewChanged, this, &SheetPage::showView);
    connect(m_view, &SheetView::subjectChosen, &bench, &Workbench::jumpTo);
    connect(&document(), &Document::changed, this, &SheetPage::makeOld);
    connect(&bench.services().settings, &SettingsStore::changed, this, &SheetPage::showPaper);
    showPaper();
    showView();
}

QWidget *SheetPage::makePaging()
{
    m_previous = iconButton(QStringLiteral("leftarrow"), tr("Previous page"), this);
    m_next = iconButton(QStringLiteral("right"), tr("Next page"), this);
    m_pageLabel = new Label(Type::Body, tr("Page %1 of %2").arg(8).arg(88), this);
    m_pageLabel->setAlignment(Qt::AlignCenter);
    m_pageLabel->setMinimumWidth(m_pageLabel->sizeHint().width());
    connect(m_previous, &QToolButton::clicked, this, [this] { m_view->goTo(m_view->currentPage() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_view->goTo(m_view->currentPage() + 1); });
    return group(this, {m_previous, m_pageLabel, m_next});
}

QWidget *SheetPage::makeZoom()
{
    m_smaller = iconButton(QStringLiteral("zoomout"), tr("Smaller"), this);
    m_larger = iconButton(QStringLiteral("zoomin"), tr("Larger"), this);
    m_zoom = new ChoiceField(this);
    m_zoom->addItem(tr("Fit width"));
    m_zoom->addItem(tr("Fit page"));
    for (const int step : SheetView::zoomSteps())
        m_zoom->addItem(tr("%1 %").arg(step));
    connect(m_smaller, &QToolButton::clicked, this, [this] { m_view->zoomBy(-1); });
    connect(m_larger, &QToolButton::clicked, this, [this] { m_view->zoomBy(+1); });
    m_zoom->setAccessibleDescription(tr("Zoom"));
    connect(m_zoom, &ChoiceField::chosen, this, &SheetPage::chooseZoom);
    return group(this, {m_smaller, m_zoom, m_larger});
}

/// Hidden where the game has only one.
QWidget *SheetPage::makeSheetChoice()
{
    m_sheet = new ChoiceField(this);
    const QStringList known = document().system().layouts();
    for (const SheetChoice &sheet : bench().services().gameUi(document().system())->sheets())
        if (known.contains(sheet.layout)) m_sheet->addItem(sheet.name, sheet.layout);
    connect(m_sheet, &ChoiceField::chosen, this, [this](int index) {
        m_options.layout = m_sheet->itemData(index).toString();
        takeOptions(m_options);
        keepOptions();
    });
    QWidget *made = group(this, {captionOf(m_sheet, tr("Sheet")), m_sheet});
    made->setVisible(m_sheet->count() > 1);
    return made;
}

QWidget *SheetPage::makePaper()
{
    m_paper = new PaperField(bench().services().prompts, false, this);
    connect(m_paper, &PaperField::paperChosen, this, &SheetPage::choosePaper);
    m_more = button(tr("&Options..."), this);
    connect(m_more, &QPushButton::clicked, this, &SheetPage::openOptions);
    QWidget *made = group(this, {captionOf(m_paper, tr("Paper")), m_paper, m_more});
    made->layout()->setSpacing(8);
    return made;
}

QWidget *SheetPage::makeOutput()
{
    QPushButton *save = button(tr("Export PDF..."), this, QStringLiteral("pdf"));
    QPushButton *print = primaryButton(tr("Print..."), this, QStringLiteral("print"));
    connect(save, &QPushButton::clicked, this, [this] { exportPdfOf(bench(), this, m_options); });
    connect(print, &QPushButton::clicked, this, [this] { printFile(bench(), this, m_options); });
    auto *drag = new DragHandle([this] { return pdfToDrag(); }, this);
    connect(drag, &DragHandle::failed, this,
            [this](const QString &sentence) { m_notice->say(Notice::Kind::Error, sentence); });
    connect(drag, &DragHandle::carried, this,
            [this](const QString &remarks) { tellRemarks(bench().services(), this, remarks); });
    QWidget *made = group(this, {drag, save, print});
    made->layout()->setSpacing(8);
    return made;
}

Result<DragHandle::File> SheetPage::pdfToDrag() const
{
    const formats::Format pdf = formats::byId(QStringLiteral("pdf")).value();
    return formats::write(pdf, *document().character(), document().system(), m_options)
        .map([this, &pdf](const formats::Written &file) {
            return DragHandle::File{suggestedName(document(), pdf, m_options), file.bytes,
                                    remarksOn(file.missing, file.warnings)};
        });
}

void SheetPage::openOptions()
{
    if (m_dialog) return m_dialog->activateWindow();
    m_dialog = new SheetOptionsDialog(bench().services(), document().system(), m_options, this);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &SheetOptionsDialog::changed, this, &SheetPage::takeOptions);
    connect(m_dialog, &QDialog::finished, this, &SheetPage::keepOptions);
    placeBeside(*m_dialog, *m_view);
    m_dialog->show(); // the pages stay in view and can be turned
}

/// A preset may be for another sheet or paper, also for a party's, which this is not.
void SheetPage::takeOptions(const print::Options &options)
{
    m_options = options;
    if (!document().system().layouts().contains(m_options.layout)) m_options.layout = SheetRequest().layout;
    const QString paper = options.paper.id;
    if (paper != bench().services().settings.get().paper)
        bench().services().settings.change([&paper](Settings &settings) { settings.paper = paper; });
    fillChoices();
    makeOld();
}

void SheetPage::fillChoices()
{
    m_sheet->setCurrentIndex(std::max(0, m_sheet->findData(m_options.layout)));
    m_paper->showPaper(m_options.paper.id);
    m_sheet->setAccessibleName(tr("Sheet: %1").arg(m_sheet->currentText()));
    const QString words = optionWords(m_options);
    m_more->setToolTip(plainTip(tr("Options of the sheet: %1").arg(words)));
    m_more->setAccessibleDescription(words);
    if (m_dialog && !print::areAlike(m_dialog->options(), m_options)) m_dialog->showOptions(m_options);
}

void SheetPage::keepOptions()
{
    keepLastOptions(bench().services(), document().system(), m_options, document().character()->id);
}

void SheetPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    if (m_dialog) m_dialog->close();
}

void SheetPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    print::Options last = lastOptions(bench().services(), document());
    last.titleLine = m_options.titleLine;
    if (!m_dialog && !print::areAlike(last, m_options)) takeOptions(last); // chosen for another character
    if (m_isOld) renew();
}

void SheetPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrangeBar();
}

bool SheetPage::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) arrangeBar(); // the text may have another size
    return Page::event(event);
}

/// On one line where there is room for it, else below each other, each on as many lines as it takes.
void SheetPage::arrangeBar()
{
    const int look = lineWidth(*m_look);
    const int output = lineWidth(*m_output);
    const bool fits = look + GroupGap + output + 2 * BarMargin <= width();
    m_look->setMinimumWidth(fits ? look : 0);
    m_output->setMinimumWidth(fits ? output : 0);
    m_bar->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (QWidget *groups : {m_look, m_output}) // the pages give way, not the controls
        groups->setMinimumHeight(
            groups->layout()->heightForWidth(fits ? output + look : width() - 2 * BarMargin));
}

void SheetPage::makeOld()
{
    m_isOld = true;
    if (!isVisible() || m_isDue) return;
    m_isDue = true;
    QTimer::singleShot(0, this, [this] {
        m_isDue = false;
        if (m_isOld && isVisible()) renew();
    });
}

void SheetPage::renew()
{
    m_isOld = false;
    auto sheet = sheetOf(document(), m_options);
    if (!sheet) {
        m_view->showSheet(nullptr);
        m_notice->say(Notice::Kind::Error, sheet.error().message);
        return;
    }
    m_view->showSheet(std::make_shared<const print::SheetLayout>(std::move(sheet->layout)));
    const QString remarks = remarksOn(sheet->missing, sheet->warnings);
    if (remarks.isEmpty())
        m_notice->hush();
    else
        m_notice->say(sheet->missing.isEmpty() ? Notice::Kind::Warning : Notice::Kind::Error, remarks);
}

void SheetPage::showView()
{
    const int pages = m_view->pageCount();
    const int page = m_view->currentPage() + 1;
    m_pageLabel->setText(pages == 0 ? tr("No pages") : tr("Page %1 of %2").arg(page).arg(pages));
    m_previous->setEnabled(page > 1);
    m_next->setEnabled(page < pages);

    const std::vector<int> &steps = SheetView::zoomSteps();
    m_smaller->setEnabled(pages > 0 && m_view->zoom() > steps.front());
    m_larger->setEnabled(pages > 0 && m_view->zoom() < steps.back());
    int entry = m_view->fit() == SheetView::Fit::Width ? FitWidthEntry : FitPageEntry;
    if (m_view->fit() == SheetView::Fit::None)
        entry = FirstPercentEntry +
                int(std::lower_bound(steps.begin(), steps.end(), m_view->zoom()) - steps.begin());
    m_zoom->setCurrentIndex(std::min(entry, m_zoom->count() - 1));
    m_zoom->setAccessibleName(tr("Zoom: %1").arg(m_zoom->currentText()));
    m_view->setAccessibleName(
        tr("Sheet, page %1 of %2, %3 % of its size").arg(page).arg(pages).arg(m_view->zoom()));
}

void SheetPage::showPaper()
{
    const print::PageFormat paper = paperOf(bench().services().settings);
    if (paper.id == m_paperShown) return;
    m_paperShown = paper.id;
    m_options.paper = paper;
    fillChoices();
    makeOld();
}

void SheetPage::chooseZoom(int index)
{
    if (index == FitWidthEntry) return m_view->setFit(SheetView::Fit::Width);
    if (index == FitPageEntry) return m_view->setFit(SheetView::Fit::Page);
    m_view->setZoom(SheetView::zoomSteps()[size_t(index - FirstPercentEntry)]);
}

void SheetPage::choosePaper(const QString &paper)
{
    bench().services().settings.change([&paper](Settings &settings) { settings.paper = paper; });
}

} // namespace sky::ui
