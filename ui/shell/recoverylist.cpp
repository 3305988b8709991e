#include "ui/shell/recoverylist.h"

#include "core/base/isolated.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/recoverycard.h"
#include "ui/shell/templatecardwidget.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sky::ui
{

namespace
{

Label *copyRemark(const QString &text, QWidget *parent)
{
    auto *label = new Label(Type::Secondary, text, parent);
    label->setInk(Label::Ink::Secondary);
    return label;
}

} // namespace

QString momentInWords(const QDateTime &moment, const QDateTime &now)
{
    const QDateTime local = moment.toLocalTime();
    const QString time = timeInWords(local.time());
    const qint64 days = local.date().daysTo(now.toLocalTime().date());
    if (days == 0) return RecoveryList::tr("today %1").arg(time);
    if (days == 1) return RecoveryList::tr("yesterday %1").arg(time);
    if (days > 1 && days < 7)
        return RecoveryList::tr("%1 %2", "weekday, time")
            .arg(QLocale().dayName(local.date().dayOfWeek()), time);
    return RecoveryList::tr("%1 %2", "date, time")
        .arg(QLocale().toString(local.date(), QLocale::ShortFormat), time);
}

RecoveryList::RecoveryList(RecoveryShelf &shelf, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_shelf(shelf)
    , m_clock(clock)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
    m_rows->addWidget(makeHead());
    m_more = textButton({}, this);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_most += 2 * AtOnce;
        refresh();
    });
    connect(&shelf, &RecoveryShelf::changed, this, &RecoveryList::refresh);
    connect(&shelf, &RecoveryShelf::looked, this, &RecoveryList::showLook);
    refresh();
}

bool RecoveryList::begin()
{
    if (m_shelf.fresh() == 0) return false;
    const auto buttons = findChildren<QPushButton *>(QStringLiteral("restore"));
    if (buttons.isEmpty()) return false;
    buttons.front()->setFocus(Qt::OtherFocusReason);
    return true;
}

/// Later: the button that was clicked may be in it.
void RecoveryList::drop(QWidget *row)
{
    row->hide();
    row->setObjectName({});
    for (QPushButton *old : row->findChildren<QPushButton *>())
        old->setObjectName({});
    row->deleteLater();
}

/// What is shown already stays.
void RecoveryList::refresh()
{
    auto before = std::exchange(m_shown, {});
    for (const auto &[key, row] : before)
        m_rows->removeWidget(row);
    m_rows->removeWidget(m_more);
    const auto &copies = m_shelf.copies();
    setVisible(!copies.empty());
    const size_t shown = std::min(m_most, copies.size());
    for (size_t i = 0; i < shown; ++i) {
        const CrashCopy &copy = copies[i];
        const auto key = std::pair(copy.file, copy.later);
        const auto found = before.find(key);
        QWidget *row = found != before.end() ? found->second : copy.later ? makeLine(copy) : makeCard(copy);
        if (found != before.end()) before.erase(found);
        m_shown.emplace(key, row);
        m_rows->addWidget(row);
        row->show(); // at once: the keyboard may go there
    }
    for (const auto &[key, row] : before)
        drop(row);
    m_rows->addWidget(m_more);
    m_more->setText(tr("Show %n more", nullptr, int(copies.size() - shown)));
    m_more->setVisible(shown < copies.size());
    m_all->setText(tr("Restore all %n", nullptr, m_shelf.fresh()));
    m_all->setVisible(m_shelf.fresh() > 1);
    orderKeyboard();
    for (size_t i = 0; i < shown; ++i)
        if (!copies[i].later) showLook(copies[i].file);
}

/// From above to below, however late a row was made.
void RecoveryList::orderKeyboard()
{
    QWidget *before = m_all;
    for (int i = 0; i < m_rows->count(); ++i) {
        QWidget *row = m_rows->itemAt(i)->widget();
        QList<QPushButton *> stops = row->findChildren<QPushButton *>();
        if (row == m_more) stops = {m_more};
        for (QPushButton *stop : stops) {
            if (stop != before) setTabOrder(before, stop);
            before = stop;
        }
    }
}

/// What is known of it by now; more comes with `RecoveryShelf::looked`.
void RecoveryList::showLook(const QString &file)
{
    const auto found = m_shown.find(std::pair(file, false));
    if (found == m_shown.end()) return;
    if (const RecoveryShelf::Look *look = m_shelf.look(file))
        static_cast<RecoveryCard *>(found->second)->tell(*look);
}

QWidget *RecoveryList::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(TemplateCardWidget::Ring, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(new Label(Type::PanelTitle, tr("Not saved"), head));
    auto *hint = copyRemark(tr("kept when the program ended before it could save; gone after %n day(s)",
                               nullptr, CrashCopies::KeptDays),
                            head);
    hint->setElided(true);
    row->addWidget(hint, 1);
    m_all = textButton({}, head);
    connect(m_all, &QPushButton::clicked, this, &RecoveryList::restoreAllRequested);
    row->addWidget(m_all);
    return head;
}

RecoveryCard *RecoveryList::makeCard(const CrashCopy &copy)
{
    auto *card = new RecoveryCard(copy, momentInWords(copy.time, m_clock()), this);
    const QString file = copy.file;
    connect(card, &RecoveryCard::restoreRequested, this, [this, file] { Q_EMIT restoreRequested(file); });
    connect(card, &RecoveryCard::laterRequested, this, [this, file] { m_shelf.putOff(file); });
    connect(card, &RecoveryCard::discardRequested, this, [this, file] { Q_EMIT discardRequested(file); });
    return card;
}

QWidget *RecoveryList::makeLine(const CrashCopy &copy)
{
    auto *line = new QFrame(this);
    line->setProperty("look", QStringLiteral("card"));
    const QString moment = momentInWords(copy.time, m_clock());
    auto *words =
        new Label(Type::Body, tr("Unsaved work from %1: %2").arg(moment, isolated(copy.title)), line);
    words->setElided(true);
    QPushButton *restore = textButton(tr("Restore"), line);
    QPushButton *discard = textButton(tr("Discard..."), line);
    RecoveryCard::nameButton(*restore, copy.title, moment);
    RecoveryCard::nameButton(*discard, copy.title, moment);
    const QString file = copy.file;
    connect(restore, &QPushButton::clicked, this, [this, file] { Q_EMIT restoreRequested(file); });
    connect(discard, &QPushButton::clicked, this, [this, file] { Q_EMIT discardRequested(file); });
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(12, 4, 6, 4);
    row->addWidget(words, 1);
    row->addWidget(restore);
    row->addWidget(discard);
    return line;
}

} // namespace sky::ui
