#include "ui/shell/recentlist.h"

#include "core/base/isolated.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace sky::ui
{

QString folderInWords(const QString &path)
{
    const QString folder = QFileInfo(path).path();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + QLatin1Char('/')))
        return QLatin1Char('~') + folder.mid(home.size());
    return folder;
}

QString timeInWords(QTime time)
{
    static const QRegularExpression seconds(QStringLiteral("[:.]s+")); // some locales have them
    return QLocale().toString(time, QLocale().timeFormat(QLocale::ShortFormat).remove(seconds));
}

QString dayInWords(const QDateTime &moment, const QDateTime &now)
{
    const QDateTime local = moment.toLocalTime();
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days == 0) return RecentList::tr("today %1").arg(timeInWords(local.time()));
    if (days == 1) return RecentList::tr("yesterday");
    return QLocale().toString(local.date(), QLocale::ShortFormat);
}

RecentRow::RecentRow(const RecentFile &file, const QString &when, QWidget *parent)
    : QPushButton(parent)
    , m_file(file)
    , m_when(when)
{
    setAttribute(Qt::WA_Hover);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(QStringList{file.name, file.line, when}.join(QStringLiteral(", ")));
    setAccessibleDescription(file.path);
    setToolTip(plainTip(file.path));
}

QSize RecentRow::sizeHint() const
{
    const int text =
        QFontMetrics(fontOf(Type::Body)).height() + QFontMetrics(fontOf(Type::Secondary)).height();
    return {atTextSize(300), text + 12};
}

QSize RecentRow::minimumSizeHint() const
{
    return {atTextSize(200), sizeHint().height()};
}

void RecentRow::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuWanted(event->globalPos());
}

void RecentRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Delete)
        Q_EMIT removed();
    else
        QPushButton::keyPressEvent(event);
}

void RecentRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Colors &colors = colorsOf(this);
    if (hasFocus())
        painter.fillRect(rect(), colors.tint);
    else if (underMouse())
        painter.fillRect(rect(), isDown() ? colors.sel : colors.alt);
    if (hasFocus()) painter.fillRect(QRect(0, 0, 3, height()), colors.accent);

    const QFont body = fontOf(Type::Body);
    const QFont small = fontOf(Type::Secondary);
    const int picture = atTextSize(16);
    const QRect room = rect().adjusted(12, 6, -12, -6);
    const int left = room.left() + picture + 8;
    const int first = QFontMetrics(body).height();
    sky::ui::icon(m_file.isParty() ? QStringLiteral("party") : QStringLiteral("file"))
        .paint(&painter, QRect(room.left(), room.top() + 1, picture, picture));
    painter.setFont(small);
    painter.setPen(colors.ink2);
    const int whenWidth = painter.fontMetrics().horizontalAdvance(m_when);
    painter.drawText(QRect(left, room.top(), room.right() - left + 1, first),
                     Qt::AlignRight | Qt::AlignVCenter, m_when);
    const QRect second(left, room.top() + first, room.right() - left + 1, room.height() - first);
    painter.drawText(second, Qt::AlignLeft | Qt::AlignTop,
                     painter.fontMetrics().elidedText(m_file.line, Qt::ElideRight, second.width()));
    painter.setFont(body);
    painter.setPen(colors.ink);
    const int nameWidth = second.width() - whenWidth - 8;
    painter.drawText(QRect(left, room.top(), nameWidth, first), Qt::AlignLeft | Qt::AlignVCenter,
                     isolated(painter.fontMetrics().elidedText(m_file.name, Qt::ElideRight, nameWidth)));
}

RecentList::RecentList(RecentFiles &recent, const Clock &clock, QWidget *parent)
    : QFrame(parent)
    , m_recent(recent)
    , m_clock(clock)
    , m_rows(new QVBoxLayout)
{
    setProperty("look", QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    m_rows->setSpacing(0);
    column->addLayout(m_rows);
    column->addLayout(makeFoot());
    connect(&recent, &RecentFiles::changed, this, &RecentList::refresh);
    refresh();
}

QLayout *RecentList::makeFoot()
{
    QPushButton *open = button(tr("Open..."), this, QStringLiteral("folder"));
    open->setToolTip(tr("Open a character file (Ctrl+O)"));
    m_all = textButton(tr("All recent files..."), this);
    m_all->setToolTip(tr("Find among all recent files (Ctrl+Shift+O)"));
    connect(open, &QPushButton::clicked, this, &RecentList::dialogRequested);
    connect(m_all, &QPushButton::clicked, this, &RecentList::allRequested);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(12, 8, 12, 8);
    foot->addWidget(open);
    foot->addStretch(1);
    foot->addWidget(m_all);
    return foot;
}

void RecentList::refresh()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        // Later: the row that was clicked may be among them.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto &files = m_recent.files();
    for (size_t i = 0; i < std::min(Shown, files.size()); ++i) {
        m_rows->addWidget(files[i].isThere() ? makeRow(files[i]) : makeMissingRow(files[i]));
        m_rows->addWidget(new Hairline(this));
    }
    if (files.empty()) {
        auto *none = new Label(Type::Secondary, tr("What you open or save is listed here."), this);
        none->setInk(Label::Ink::Secondary);
        none->setWordWrap(true);
        none->setContentsMargins(12, 12, 12, 4);
        m_rows->addWidget(none);
    }
    m_all->setVisible(files.size() > Shown);
}

QWidget *RecentList::makeRow(const RecentFile &file)
{
    auto *row = new RecentRow(file, dayInWords(file.opened, m_clock()), this);
    connect(row, &RecentRow::clicked, this, [this, path = file.path] { Q_EMIT openRequested(path); });
    connect(row, &RecentRow::menuWanted, this,
            [this, path = file.path](const QPoint &place) { Q_EMIT menuWanted(path, place); });
    connect(row, &RecentRow::removed, this, [this, path = file.path] { m_recent.remove(path); });
    return row;
}

QWidget *RecentList::makeMissingRow(const RecentFile &file)
{
    auto *row = new QWidget(this);
    auto *name = new Label(Type::Body, file.name, row);
    name->setElided(true);
    auto *where =
        new Label(Type::Secondary, tr("file not found in %1").arg(isolated(folderInWords(file.path))), row);
    where->setInk(Label::Ink::Secondary);
    where->setElided(true);
    row->setToolTip(plainTip(file.path));
    QPushButton *locate = textButton(tr("Locate..."), row);
    locate->setAccessibleName(tr("Locate... %1").arg(isolated(file.name)));
    QPushButton *remove = textButton(tr("Remove"), row);
    remove->setAccessibleName(tr("Remove %1 from the list").arg(isolated(file.name)));
    connect(locate, &QPushButton::clicked, this, [this, path = file.path] { Q_EMIT locateRequested(path); });
    connect(remove, &QPushButton::clicked, this, [this, path = file.path] { m_recent.remove(path); });

    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name);
    words->addWidget(where);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(12, 4, 6, 4);
    line->setSpacing(8);
    line->addWidget(new IconLabel(icon(QStringLiteral("warning"), IconTint::Warning), 16, row), 0,
                    Qt::AlignTop);
    line->addLayout(words, 1);
    line->addWidget(locate);
    line->addWidget(remove);
    return row;
}

} // namespace sky::ui
