#include "ui/widgets/datefield.h"

#include "ui/theme/colors.h"
#include "ui/theme/icon.h"

#include <QAction>
#include <QCalendarWidget>
#include <QKeyEvent>
#include <QLocale>
#include <QTextCharFormat>
#include <QToolButton>

#include <utility>

namespace sky::ui
{

namespace
{

QString written(QDate day)
{
    return QLocale().toString(day, QStringLiteral("d MMM yyyy"));
}

bool isInRange(QDate day)
{
    return day.isValid() && day.year() >= 1 && day.year() <= 9999;
}

/// By the customs of the user's language, of English, and of files; invalid when it is none of them.
QDate dayIn(const QString &text)
{
    const QString words = text.simplified();
    for (const QLocale &locale : {QLocale(), QLocale::c()}) {
        for (const QString &form :
             {QStringLiteral("yyyy-M-d"), QStringLiteral("d MMM yyyy"), QStringLiteral("d MMMM yyyy"),
              QStringLiteral("d. MMMM yyyy"), QStringLiteral("d.M.yyyy"),
              locale.dateFormat(QLocale::ShortFormat), locale.dateFormat(QLocale::LongFormat)}) {
            if (!form.contains(QLatin1String("yyyy"))) continue; // two digits leave the century open
            const QDate day = locale.toDate(words, form);
            if (isInRange(day)) return day;
        }
    }
    return {};
}

/// In our colours, arrows and size: its own red, green and last row are not to be seen on every ground.
void dress(QCalendarWidget &calendar)
{
    const QFontMetrics text(calendar.font());
    QTextCharFormat plain;
    plain.setForeground(colorsOf(&calendar).ink);
    calendar.setWeekdayTextFormat(Qt::Saturday, plain);
    calendar.setWeekdayTextFormat(Qt::Sunday, plain);
    const std::pair<const char *, const char *> arrows[] = {{"qt_calendar_prevmonth", "leftarrow"},
                                                            {"qt_calendar_nextmonth", "right"}};
    for (const auto &[name, picture] : arrows)
        if (auto *button = calendar.findChild<QToolButton *>(QLatin1String(name))) {
            button->setIcon(icon(QLatin1String(picture), IconTint::Secondary));
            button->setIconSize({text.height(), text.height()});
        }
    constexpr int Rows = 8; // month, weekdays, six weeks
    calendar.resize(
        calendar.sizeHint().expandedTo({text.averageCharWidth() * 40, Rows * (text.height() + 10)}));
}

} // namespace

DateField::DateField(const QString &name, QDate day, QWidget *parent)
    : LineField(parent)
    , m_date(day)
{
    setAccessibleName(name);
    setText(written(day));
    setMinimumWidth(fontMetrics().horizontalAdvance(written(QDate(2026, 12, 28))) + 64);
    QAction *choose = addAction(icon(QStringLiteral("calendar"), IconTint::Secondary), TrailingPosition);
    choose->setText(tr("Choose a day"));
    choose->setToolTip(tr("Choose a day (Alt+Down)"));
    connect(choose, &QAction::triggered, this, &DateField::showCalendar);
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        showProblem({});
        take(dayIn(text));
    });
}

void DateField::setDate(QDate day)
{
    setText(written(day));
    showProblem({});
    take(day);
}

void DateField::take(QDate day)
{
    if (day == m_date) return;
    m_date = day;
    Q_EMIT dateChanged(day);
}

void DateField::keyPressEvent(QKeyEvent *event)
{
    const bool up = event->key() == Qt::Key_Up, down = event->key() == Qt::Key_Down;
    if (down && event->modifiers().testFlag(Qt::AltModifier)) {
        showCalendar();
        return;
    }
    if (!up && !down) {
        LineField::keyPressEvent(event);
        return;
    }
    const QDate day = m_date.addDays(up ? 1 : -1);
    if (isInRange(day)) setDate(day);
}

void DateField::focusOutEvent(QFocusEvent *event)
{
    LineField::focusOutEvent(event);
    if (m_date.isValid())
        setText(written(m_date));
    else
        showProblem(tr("This is no day. Write it as %1 or %2.")
                        .arg(written(QDate(2026, 2, 15)), QStringLiteral("2026-02-15")));
}

void DateField::showCalendar()
{
    auto *calendar = new QCalendarWidget(this);
    calendar->setWindowFlag(Qt::Popup);
    calendar->setAttribute(Qt::WA_DeleteOnClose);
    calendar->setAccessibleName(tr("Choose a day"));
    calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    calendar->setSelectedDate(m_date.isValid() ? m_date : QDate::currentDate());
    const auto chosen = [this, calendar](QDate day) {
        setDate(day);
        calendar->close();
        setFocus(Qt::PopupFocusReason);
    };
    connect(calendar, &QCalendarWidget::clicked, this, chosen);
    connect(calendar, &QCalendarWidget::activated, this, chosen);
    dress(*calendar);
    calendar->move(mapToGlobal(QPoint(0, height())));
    calendar->show();
    calendar->setFocus(Qt::PopupFocusReason);
}

} // namespace sky::ui
