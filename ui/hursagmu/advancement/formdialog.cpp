#include "ui/hursagmu/advancement/formdialog.h"

#include "core/hursagmu/model/limits.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/measure.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Letters = 46; ///< of a line to write in

} // namespace

FormDialog::FormDialog(const QString &title, const QString &deed, QWidget *parent)
    : QDialog(parent)
    , m_column(new QVBoxLayout(this))
    , m_form(new QFormLayout)
    , m_sentence(new Label(Type::Body, {}, this))
    , m_notice(new Notice(this))
    , m_debt(new QCheckBox(View::tr("The Master lets it be &owed"), this))
    , m_do(primaryButton(deed, this))
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    m_sentence->setWordWrap(true);
    m_sentence->hide();
    m_form->setSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_debt->hide();
    m_debt->setToolTip(View::tr("The problems list shows it as an error until it is paid"));
    auto *buttons = new QHBoxLayout;
    QPushButton *cancel = button(View::tr("Cancel"), this);
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_do);
    m_do->setDefault(true);
    m_column->setContentsMargins(20, 16, 20, 16);
    m_column->setSpacing(12);
    m_column->addWidget(m_sentence);
    m_column->addLayout(m_form);
    m_column->addWidget(m_notice);
    m_column->addWidget(m_debt);
    m_column->addLayout(buttons);
    connect(m_do, &QPushButton::clicked, this, &FormDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &FormDialog::reject);
}

void FormDialog::say(const QString &sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void FormDialog::addField(const QString &caption, QWidget *field)
{
    field->setParent(this);
    if (!m_first) m_first = field;
    m_form->addRow(captionOf(field, caption), field);
    field->setAccessibleName(QString(caption).remove(QLatin1Char('&')));
}

LineField *FormDialog::addLine(const QString &caption, const QString &text, const QString &hint)
{
    auto *field = new LineField(this);
    field->setText(text);
    field->setPlaceholderText(hint);
    field->setMaxLength(int(sky::hursagmu::limits::NameLength));
    field->setMinimumWidth(field->fontMetrics().averageCharWidth() * Letters);
    addField(caption, field);
    connect(field, &QLineEdit::textChanged, this, &FormDialog::refresh);
    return field;
}

DateField *FormDialog::addDate(const QString &caption, QDate date)
{
    auto *field = new DateField({}, date, this);
    addField(caption, field);
    connect(field, &DateField::dateChanged, this, &FormDialog::refresh);
    return field;
}

bool FormDialog::areDatesDays() const
{
    const auto fields = findChildren<DateField *>();
    return std::all_of(fields.begin(), fields.end(),
                       [](const DateField *field) { return field->date().isValid(); });
}

void FormDialog::addWide(QWidget *field)
{
    field->setParent(this);
    if (!m_first && field->focusPolicy() & Qt::TabFocus) m_first = field;
    m_form->addRow(field);
}

void FormDialog::remark(const QString &text)
{
    auto *label = new Label(Type::Secondary, text, this);
    label->setWordWrap(true);
    label->setInk(Label::Ink::Secondary);
    m_column->insertWidget(m_column->indexOf(m_notice), label);
}

QCheckBox *FormDialog::addCheck(const QString &text)
{
    auto *check = new QCheckBox(text, this);
    check->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    m_form->addRow(check);
    connect(check, &QCheckBox::toggled, this, &FormDialog::refresh);
    return check;
}

void FormDialog::setReadyWhen(std::function<bool()> ready)
{
    m_ready = std::move(ready);
    refresh();
}

void FormDialog::refresh()
{
    m_do->setEnabled(areDatesDays() && (!m_ready || m_ready()));
}

void FormDialog::offerDebt()
{
    m_debtPossible = true;
}

bool FormDialog::isDebtAccepted() const
{
    return m_debt->isChecked();
}

void FormDialog::open()
{
    if (m_first && !focusWidget()) m_first->setFocus(Qt::TabFocusReason);
    QDialog::open();
}

void FormDialog::accept()
{
    if (!m_do->isEnabled()) return;
    const Result<void> done = m_deed();
    if (done) return QDialog::accept();
    m_notice->say(Notice::Kind::Error, done.error().message);
    m_debt->setVisible(m_debtPossible);
    adjustSize();
}

} // namespace sky::ui::hursagmu
