#include "ui/hursagmu/advancement/advancementpage.h"

#include "ui/hursagmu/advancement/creationpanel.h"
#include "ui/hursagmu/advancement/growthpanel.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerpanel.h"
#include "ui/hursagmu/advancement/ledgerview.h"
#include "ui/hursagmu/advancement/stampbar.h"
#include "ui/hursagmu/advancement/wishpanel.h"
#include "ui/hursagmu/advancement/wishview.h"
#include "ui/widgets/hairline.h"

#include <QApplication>
#include <QDialog>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Edge = 20;
constexpr int BetweenColumns = 24;

} // namespace

AdvancementPage::AdvancementPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent)
    : Page(bench, parent)
    , m_desk(new LedgerDesk(bench, game, this))
    , m_scroll(new QScrollArea(this))
{
    m_desk->setWatched(true); // once, so that every part begins with what there is
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(makeContent());
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->widget()->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_scroll->isAncestorOf(now))
            QTimer::singleShot(0, now, [this, now] { m_scroll->ensureWidgetVisible(now); });
    });
    connect(m_desk, &LedgerDesk::changed, this, &AdvancementPage::showPhase);
    connect(m_desk, &LedgerDesk::changed, this, &AdvancementPage::followDialog);
    m_desk->setWatched(isVisible());
    showPhase();
    arrange();
}

QWidget *AdvancementPage::makeContent()
{
    auto *content = new QWidget;
    auto *bottom = new QWidget(content);
    m_creation = new CreationPanel(*m_desk, content);
    m_ledger = new LedgerPanel(*m_desk, content);
    m_growth = new GrowthPanel(*m_desk, bottom);
    m_wishes = new WishPanel(*m_desk, bottom);
    m_grid = new QGridLayout(bottom);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setVerticalSpacing(8);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Edge, 8, Edge, 8);
    column->setSpacing(6);
    column->addWidget(new StampBar(bench(), {}, content));
    column->addWidget(m_creation);
    column->addWidget(m_ledger, 1);
    column->addWidget(new Hairline(content));
    column->addWidget(bottom);
    column->addStretch(0);
    return content;
}

void AdvancementPage::showPhase()
{
    const bool any = m_desk->inPlay() || !m_desk->lines().empty();
    m_ledger->setVisible(any);
    m_growth->setVisible(any);
    m_columns = 0;
    arrange();
}

/// What a dialog wrote is looked at once the dialog is gone.
void AdvancementPage::followDialog()
{
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (!dialog || !isVisible() || m_wishes->isAncestorOf(dialog)) return;
    connect(dialog, &QDialog::finished, this, [this] {
        if (m_ledger->isVisible()) m_ledger->view()->setFocus(Qt::OtherFocusReason);
    });
}

/// Side by side where there is room for it.
void AdvancementPage::arrange()
{
    const int room = width() - 2 * Edge - BetweenColumns;
    const int needed = m_growth->minimumSizeHint().width() + m_wishes->minimumSizeHint().width();
    const int columns = !m_growth->isHidden() && needed <= room ? 2 : 1;
    if (columns == m_columns) return;
    m_columns = columns;
    m_grid->removeWidget(m_growth);
    m_grid->removeWidget(m_wishes);
    m_grid->addWidget(m_growth, 0, 0);
    m_grid->addWidget(m_wishes, columns == 2 ? 0 : 1, columns == 2 ? 1 : 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns == 2 ? 1 : 0);
    m_grid->setHorizontalSpacing(columns == 2 ? BetweenColumns : 0);
}

void AdvancementPage::showEvent(QShowEvent *event)
{
    m_desk->setWatched(true);
    Page::showEvent(event);
}

void AdvancementPage::hideEvent(QHideEvent *event)
{
    m_desk->setWatched(false);
    Page::hideEvent(event);
}

void AdvancementPage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

void AdvancementPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::ApplicationFontChange) return;
    // Once its parts know as well.
    if (m_wishes) QMetaObject::invokeMethod(this, &AdvancementPage::arrange, Qt::QueuedConnection);
}

void AdvancementPage::goTo(QWidget *control)
{
    m_scroll->ensureWidgetVisible(control);
    control->setFocus(Qt::OtherFocusReason);
}

bool AdvancementPage::reveal(const QString &subject)
{
    m_desk->setWatched(true);
    m_desk->setWatched(isVisible());
    if (subject == QLatin1String("play") && !m_desk->inPlay()) return goTo(m_creation->beginButton()), true;
    if (subject == QLatin1String("ledger") || subject == QLatin1String("play"))
        return goTo(m_ledger->view()), true;
    if (subject == QLatin1String("wishes")) return goTo(m_wishes->view()), true;
    if (!subject.startsWith(QLatin1String("ledger/"))) return false;
    const QString id = subject.section(QLatin1Char('/'), 1);
    if (!m_desk->line(id)) return false;
    m_desk->select(id);
    goTo(m_ledger->view());
    return true;
}

} // namespace sky::ui::hursagmu
