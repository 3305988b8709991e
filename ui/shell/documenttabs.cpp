#include "ui/shell/documenttabs.h"

#include "core/base/isolated.h"
#include "ui/theme/measure.h"
#include "ui/widgets/aswritten.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>
#include <chrono>

namespace sky::ui
{

namespace
{

constexpr int WidestTab = 260; ///< pixels, at the usual text size

} // namespace

FileTabBar::FileTabBar(QWidget *parent)
    : QTabBar(parent)
{
    setProperty("look", QStringLiteral("documents"));
    setMovable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setAccessibleName(tr("Open characters"));
}

/// A long name leaves room for the other tabs; its tip has all of it.
QSize FileTabBar::tabSizeHint(int index) const
{
    const QSize wanted = QTabBar::tabSizeHint(index);
    return {std::min(wanted.width(), atTextSize(WidestTab)), wanted.height()};
}

void FileTabBar::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->position().toPoint());
    if (event->button() == Qt::MiddleButton && index >= 0)
        Q_EMIT tabCloseRequested(index);
    else
        QTabBar::mouseReleaseEvent(event);
}

void FileTabBar::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int index = byMouse ? tabAt(event->pos()) : currentIndex();
    if (index >= 0)
        Q_EMIT menuWanted(index, byMouse ? event->globalPos() : mapToGlobal(tabRect(index).center()));
}

void FileTabBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && currentIndex() >= 0)
        Q_EMIT tabCloseRequested(currentIndex());
    else
        QTabBar::keyPressEvent(event);
}

DocumentTabs::DocumentTabs(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_bar(new FileTabBar(this))
    , m_new(iconButton(QStringLiteral("plus"), tr("New character (Ctrl+N)"), this))
    , m_done(new Label(Type::Secondary, {}, this))
{
    using namespace std::chrono_literals;
    setProperty("look", QStringLiteral("side"));
    setAttribute(Qt::WA_StyledBackground);
    m_new->setAccessibleName(tr("New character"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(4);
    row->addWidget(m_bar);
    row->addWidget(m_new);
    row->addWidget(m_done, 1);
    m_done->setInk(Label::Ink::Secondary);
    m_done->setElided(true);
    m_done->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never at the cost of the tabs
    m_done->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_while.setSingleShot(true);
    m_while.setInterval(8s);
    connect(&m_while, &QTimer::timeout, m_done, &Label::clear);
    connect(m_bar, &FileTabBar::menuWanted, this, &DocumentTabs::menuWanted);
    connect(m_new, &QToolButton::clicked, this, &DocumentTabs::newRequested);
    connect(m_bar, &QTabBar::tabCloseRequested, this, &DocumentTabs::closeRequested);
    connect(m_bar, &QTabBar::currentChanged, this, &DocumentTabs::currentChanged);
    connect(m_bar, &QTabBar::tabMoved, this, &DocumentTabs::tellOrder);
    connect(&workspace, &Workspace::titlesChanged, this, [this] {
        for (int index = 0; index < m_bar->count(); ++index)
            dress(index);
    });
}

void DocumentTabs::say(const QString &sentence)
{
    m_done->setText(sentence);
    m_done->setAccessibleName(sentence);
    m_while.start();
    QAccessibleEvent alert(m_done, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString DocumentTabs::sentence() const
{
    return m_done->text();
}

QObject *DocumentTabs::at(int index) const
{
    return m_bar->tabData(index).value<QObject *>();
}

int DocumentTabs::indexOf(const QObject *open) const
{
    for (int index = 0; index < m_bar->count(); ++index)
        if (at(index) == open) return index;
    return -1;
}

int DocumentTabs::addTab(QObject *open)
{
    // Without signals: the tab is of nothing yet.
    const bool first = m_bar->count() == 0;
    int index = -1;
    {
        const QSignalBlocker quiet(m_bar);
        index = m_bar->addTab({});
        m_bar->setTabData(index, QVariant::fromValue(open));
        auto *close = iconButton(QStringLiteral("close"), {}, m_bar);
        close->setFocusPolicy(Qt::NoFocus); // by keyboard: Delete on the tab, or Ctrl+W
        close->setIconSize({12, 12});
        connect(close, &QToolButton::clicked, this, [this, open] { Q_EMIT closeRequested(indexOf(open)); });
        m_bar->setTabButton(index, QTabBar::RightSide, close);
    }
    dress(index);
    if (first) Q_EMIT currentChanged();
    return index;
}

DocumentTabs::Dress DocumentTabs::dressOf(QObject *open) const
{
    if (const auto *file = qobject_cast<OpenFile *>(open))
        return {m_workspace.titleOf(*file), file->path(), file->needsSaving()};
    if (const auto *party = qobject_cast<PartyBench *>(open))
        return {party->title(), party->path(), party->needsSaving()};
    return {tr("New character"), {}, false};
}

void DocumentTabs::dress(int index)
{
    if (index < 0) return;
    const auto [title, path, changed] = dressOf(at(index));
    m_bar->setTabText(index, asWritten(changed ? isolated(title) + QLatin1Char('*') : title));
    m_bar->setTabToolTip(index, plainTip(path.isEmpty() ? title : path));
    m_bar->setAccessibleTabName(index, changed ? tr("%1, not saved").arg(isolated(title)) : title);
    if (QWidget *close = m_bar->tabButton(index, QTabBar::RightSide)) {
        close->setToolTip(tr("Close (Ctrl+W)"));
        close->setAccessibleName(tr("Close %1").arg(isolated(title)));
    }
}

void DocumentTabs::add(QObject *open)
{
    addTab(open);
}

void DocumentTabs::remove(const QObject *open)
{
    if (!open) return;
    m_bar->removeTab(indexOf(open));
}

void DocumentTabs::show(const QObject *open)
{
    m_bar->setCurrentIndex(indexOf(open));
}

void DocumentTabs::showStart()
{
    const int index = indexOf(nullptr);
    m_bar->setCurrentIndex(index >= 0 ? index : addTab(nullptr));
}

void DocumentTabs::removeStart()
{
    const int index = indexOf(nullptr);
    if (index >= 0) m_bar->removeTab(index);
}

void DocumentTabs::step(int by)
{
    if (m_bar->count() > 0)
        m_bar->setCurrentIndex((m_bar->currentIndex() + by + m_bar->count()) % m_bar->count());
}

void DocumentTabs::tellOrder(int, int to)
{
    // Any move is told of the tab that was carried and of none that gave way.
    const auto *moved = qobject_cast<OpenFile *>(at(to));
    if (!moved) return; // parties keep to no order
    size_t place = 0;
    for (int index = 0; index < to; ++index)
        if (qobject_cast<OpenFile *>(at(index))) ++place;
    const auto &files = m_workspace.files();
    for (size_t at = 0; at < files.size(); ++at) {
        if (files[at].get() != moved) continue;
        if (at != place) m_workspace.move(at, place);
        return;
    }
}

} // namespace sky::ui
