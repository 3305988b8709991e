#include "ui/hursagmu/desk/takebackdialog.h"

#include "core/base/isolated.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Debt;
using sky::hursagmu::TakeBackForecast;

TakeBackDialog::TakeBackDialog(const DeskWork &work, const party::Session &session, QWidget *parent)
    : QDialog(parent)
    , m_work(work)
    , m_session(session.id)
    , m_title(session.title)
    , m_reason(new LineField(this))
    , m_who(new LineField(this))
    , m_debt(new QCheckBox(this))
    , m_notice(new Notice(this))
    , m_do(primaryButton(View::tr("Take it back"), this))
{
    setWindowTitle(View::tr("Take an award back"));
    auto *title =
        new Label(Type::Strong, View::tr("%1, %2").arg(isolated(session.title), dayText(session.date)), this);
    title->setWordWrap(true);
    auto *what = new TextField(this);
    what->setReadOnly(true);
    what->setAccessibleName(View::tr("What taking it back does"));
    what->showText(linesOf(work.takeBackForecast(session.id)));
    what->setMinimumHeight(what->fontMetrics().lineSpacing() * 8);
    m_debt->setText(View::tr("Let %n point(s) be owed until they are paid", nullptr, int(m_owed)));
    m_debt->setVisible(m_owed > 0);
    for (LineField *field : {m_reason, m_who})
        field->setMaxLength(storage::MaxShortText);
    m_reason->setPlaceholderText(View::tr("Why it was a mistake"));
    auto *form = new QFormLayout;
    form->setSpacing(8);
    form->addRow(captionOf(m_reason, View::tr("&Reason")), m_reason);
    form->addRow(captionOf(m_who, View::tr("&Who")), m_who);
    QPushButton *cancel = button(View::tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_do);
    m_do->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(title);
    column->addWidget(what, 1);
    column->addLayout(form);
    column->addWidget(m_debt);
    column->addWidget(m_notice);
    column->addLayout(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
    connect(m_reason, &LineField::edited, this, &TakeBackDialog::showButton);
    connect(m_debt, &QCheckBox::toggled, this, &TakeBackDialog::showButton);
    connect(m_do, &QPushButton::clicked, this, &TakeBackDialog::takeBack);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_reason->setFocus();
    showButton();
}

QString TakeBackDialog::linesOf(const std::vector<TakeBackForecast> &forecasts)
{
    QStringList lines;
    for (const TakeBackForecast &forecast : forecasts) {
        QString line =
            View::tr("%1: %2 taken back").arg(isolated(forecast.name), pointsText(forecast.points));
        if (!forecast.obstacle.isEmpty())
            line = View::tr("%1: %2").arg(isolated(forecast.name), forecast.obstacle);
        if (forecast.owed > 0) line += View::tr(", %1 owed").arg(forecast.owed);
        lines << line;
        if (!forecast.remark.isEmpty()) lines << QStringLiteral("    ") + forecast.remark;
        if (forecast.owed > 0)
            for (const QString &spent : forecast.spent)
                lines << View::tr("    spent: %1").arg(spent);
        m_owed += forecast.owed;
    }
    return lines.join(QLatin1Char('\n'));
}

void TakeBackDialog::showButton()
{
    const bool agreed = m_owed == 0 || m_debt->isChecked();
    m_do->setEnabled(agreed && !m_reason->text().trimmed().isEmpty());
}

void TakeBackDialog::takeBack()
{
    const QString title = m_title;
    const auto done =
        m_work.takeBack(m_session, {m_work.today(), {}, m_who->text().trimmed(), m_reason->text().trimmed()},
                        m_debt->isChecked() ? Debt::Accepted : Debt::Refused);
    if (!done) {
        m_notice->say(Notice::Kind::Error, done.error().message);
        return;
    }
    m_work.bench().say(View::tr("The award \"%1\" was taken back from everybody.").arg(isolated(title)));
    accept();
}

} // namespace sky::ui::hursagmu
