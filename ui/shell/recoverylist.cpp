#include "ui/shell/recoverylist.h"

#include "core/base/isolated.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/templatecardwidget.h"
#include "ui/theme/icon.h"
#include "ui/theme/measure.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr qsizetype ChangesShown = 4;
constexpr int CopyPreviewWidth = 236;

Label *copyRemark(const QString &text, QWidget *parent)
{
    auto *label = new Label(Type::Secondary, text, parent);
    label->setInk(Label::Ink::Secondary);
    return label;
}

QString placeOfCopy(const CrashCopy &copy)
{
    return copy.path.isEmpty()
               ? RecoveryList::tr("never saved")
               : RecoveryList::tr("%1 in %2")
                     .arg(isolated(QFileInfo(copy.path).fileName()), isolated(folderInWords(copy.path)));
}

/// The card that templates have, as a picture to look at.
QWidget *previewOf(const TemplateCard &card, const QString &name, QWidget *parent)
{
    auto *preview = new TemplateCardWidget(card, parent);
    preview->setFocusPolicy(Qt::NoFocus);
    preview->setAttribute(Qt::WA_TransparentForMouseEvents);
    preview->setAccessibleName(RecoveryList::tr("Preview of %1").arg(name));
    preview->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    preview->setFixedWidth(atTextSize(CopyPreviewWidth) + 2 * TemplateCardWidget::Ring);
    return preview;
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
    connect(&shelf, &RecoveryShelf::changed, this, &RecoveryList::refresh);
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

void RecoveryList::refresh()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide(); // later: the button that was clicked is in one of them
        item->widget()->setObjectName({});
        for (QPushButton *old : item->widget()->findChildren<QPushButton *>())
            old->setObjectName({});
        item->widget()->deleteLater();
        delete item;
    }
    const auto &copies = m_shelf.copies();
    setVisible(!copies.empty());
    if (copies.empty()) return;
    const size_t shown = std::min(m_most, copies.size());
    const auto place = [this](QWidget *row) {
        m_rows->addWidget(row);
        row->show(); // at once: the keyboard may go there
    };
    place(makeHead());
    for (size_t i = 0; i < shown; ++i)
        place(copies[i].later ? makeLine(copies[i]) : makeCard(copies[i]));
    if (shown == copies.size()) return;
    QPushButton *more = textButton(tr("Show %n more", nullptr, int(copies.size() - shown)), this);
    connect(more, &QPushButton::clicked, this, [this] {
        m_most += 2 * AtOnce;
        refresh();
    });
    place(more);
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
    if (m_shelf.fresh() > 1) {
        QPushButton *all = textButton(tr("Restore all %n", nullptr, m_shelf.fresh()), head);
        connect(all, &QPushButton::clicked, this, &RecoveryList::restoreAllRequested);
        row->addWidget(all);
    }
    return head;
}

QWidget *RecoveryList::makeCard(const CrashCopy &copy)
{
    const RecoveryShelf::Look look = m_shelf.look(copy);
    auto *card = new QFrame(this);
    card->setProperty("look", QStringLiteral("card"));
    auto *row = new QHBoxLayout(card);
    row->setContentsMargins(12, 10, 12, 10);
    row->setSpacing(16);
    if (look.card) row->addWidget(previewOf(*look.card, look.name, card), 0, Qt::AlignTop);
    row->addWidget(makeWords(copy, look, card), 1);
    row->addWidget(makeButtons(copy, look.name, look.problem.isEmpty(), card), 0, Qt::AlignTop);
    return card;
}

QWidget *RecoveryList::makeWords(const CrashCopy &copy, const RecoveryShelf::Look &look, QWidget *parent)
{
    auto *words = new QWidget(parent);
    auto *column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    const auto add = [&](Label *label, const QString &tip = {}) {
        label->setElided(true);
        if (!tip.isEmpty()) label->setToolTip(plainTip(tip));
        column->addWidget(label);
    };
    add(new Label(Type::Strong, look.name, words));
    add(copyRemark(placeOfCopy(copy), words), copy.path);
    add(copyRemark(tr("last changed %1").arg(momentInWords(copy.time, m_clock())), words));
    column->addSpacing(6);
    if (!look.problem.isEmpty()) add(new Label(Type::Body, look.problem, words));
    if (look.compared && look.changes.isEmpty())
        add(new Label(Type::Body, tr("Just as its file has it"), words));
    for (const QString &line : look.changes.mid(0, ChangesShown))
        add(new Label(Type::Body, line, words));
    if (look.changes.size() > ChangesShown)
        add(copyRemark(tr("and %n more change(s)", nullptr, int(look.changes.size() - ChangesShown)), words),
            look.changes.mid(ChangesShown, 40).join(u'\n'));
    if (!look.remark.isEmpty()) add(copyRemark(look.remark, words));
    column->addStretch(1);
    return words;
}

/// A name of its own for a screen reader: several may be called alike.
QPushButton *RecoveryList::act(QPushButton *button, const QString &name, const QString &moment)
{
    button->setAccessibleName(tr("%1: %2, %3", "button, character, time").arg(button->text(), name, moment));
    return button;
}

QWidget *RecoveryList::makeButtons(const CrashCopy &copy, const QString &name, bool readable, QWidget *parent)
{
    auto *buttons = new QWidget(parent);
    auto *column = new QVBoxLayout(buttons);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    const QString moment = momentInWords(copy.time, m_clock());
    QPushButton *restore = act(primaryButton(tr("Restore"), buttons), name, moment);
    QPushButton *later = act(button(tr("Keep for later"), buttons), name, moment);
    QPushButton *discard = act(button(tr("Discard..."), buttons), name, moment);
    restore->setObjectName(QStringLiteral("restore"));
    restore->setEnabled(readable);
    for (QPushButton *one : {restore, later, discard})
        column->addWidget(one);
    const QString file = copy.file;
    connect(restore, &QPushButton::clicked, this, [this, file] { Q_EMIT restoreRequested(file); });
    connect(later, &QPushButton::clicked, this, [this, file] { m_shelf.putOff(file); });
    connect(discard, &QPushButton::clicked, this, [this, file] { Q_EMIT discardRequested(file); });
    return buttons;
}

QWidget *RecoveryList::makeLine(const CrashCopy &copy)
{
    auto *line = new QFrame(this);
    line->setProperty("look", QStringLiteral("card"));
    const QString moment = momentInWords(copy.time, m_clock());
    auto *words =
        new Label(Type::Body, tr("Unsaved work from %1: %2").arg(moment, isolated(copy.title)), line);
    words->setElided(true);
    QPushButton *restore = act(textButton(tr("Restore"), line), copy.title, moment);
    QPushButton *discard = act(textButton(tr("Discard..."), line), copy.title, moment);
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
