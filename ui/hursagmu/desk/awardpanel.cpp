#include "ui/hursagmu/desk/awardpanel.h"

#include "core/base/isolated.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/desk/awardmodel.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/pointsdelegate.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::AwardForecast;
using sky::hursagmu::AwardPlan;
using sky::hursagmu::Debt;
using sky::hursagmu::EntryKind;

namespace
{

constexpr int UsualPoints = 4; ///< for a session

/// The Master's name as the characters have it; empty where they do not agree.
QString masterOf(const PartyBench &bench)
{
    QString master;
    for (const party::Seat &seat : bench.seats()) {
        if (!seat.character || seat.character->master.isEmpty()) continue;
        if (!master.isEmpty() && master != seat.character->master) return {};
        master = seat.character->master;
    }
    return master;
}

/// Of a sentence that stands within another.
QString withoutStop(const QString &sentence)
{
    return sentence.endsWith(QLatin1Char('.')) ? sentence.chopped(1) : sentence;
}

} // namespace

AwardPanel::AwardPanel(const DeskWork &work, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
    , m_model(new AwardModel(work, this))
    , m_kind(new ChoiceField(this))
    , m_title(new LineField(this))
    , m_date(new DateField(View::tr("Date of the award"), work.today(), this))
    , m_each(new NumberField(this))
    , m_table(new DeskTable(View::tr("Who gets how much"), 14, this))
    , m_notice(new Notice(this))
    , m_save(button(View::tr("Save what is open with changes"), this))
    , m_debt(new QCheckBox(this))
    , m_sum(new Label(Type::Secondary, {}, this))
    , m_award(primaryButton(View::tr("A&ward"), this))
{
    setProperty("look", QStringLiteral("dock"));
    setAttribute(Qt::WA_StyledBackground);
    makeTable();
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(20, 8, 20, 8);
    inner->setSpacing(6);
    inner->addWidget(makeHead());
    inner->addWidget(makeFields());
    inner->addWidget(m_table, 1);
    inner->addWidget(m_notice);
    inner->addWidget(m_save, 0, Qt::AlignLeft);
    inner->addWidget(m_debt);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(inner, 1);
    m_sum->setElided(true);
    m_sum->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AwardPanel::showForecast);
    connect(m_model, &AwardModel::planChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(m_date, &DateField::dateChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(m_debt, &QCheckBox::toggled, &m_soon, qOverload<>(&QTimer::start));
    connect(m_each, &NumberField::committed, m_model, &AwardModel::setEach);
    connect(m_award, &QPushButton::clicked, this, &AwardPanel::award);
    connect(m_save, &QPushButton::clicked, this, &AwardPanel::saveOpen);
    m_each->showValue(UsualPoints);
    m_model->setEach(UsualPoints);
    showForecast();
}

QWidget *AwardPanel::makeHead()
{
    auto *head = new QWidget(this);
    m_kind->addItems({View::tr("an award"), View::tr("a correction")});
    m_kind->setAccessibleName(View::tr("Written as"));
    auto *word = new Label(Type::Secondary, View::tr("written as"), head);
    word->setInk(Label::Ink::Secondary);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new Label(Type::PanelTitle, View::tr("Award experience"), head));
    row->addStretch(1);
    row->addWidget(word);
    row->addWidget(m_kind);
    return head;
}

QWidget *AwardPanel::makeFields()
{
    auto *fields = new QWidget(this);
    m_title->setPlaceholderText(View::tr("Session or reason"));
    m_title->setAccessibleName(View::tr("Session or reason of the award"));
    m_title->setMaxLength(storage::MaxShortText);
    m_title->setMinimumWidth(m_title->fontMetrics().averageCharWidth() * 14);
    m_each->setRange(-AwardModel::Most, AwardModel::Most);
    m_each->setAlignment(Qt::AlignRight);
    m_each->setMaximumWidth(m_each->fontMetrics().averageCharWidth() * 6 + 40);
    auto *row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_title, 1);
    row->addWidget(m_date);
    row->addWidget(captionOf(m_each, View::tr("Po&ints each")));
    row->addWidget(m_each);
    return fields;
}

void AwardPanel::makeTable()
{
    m_table->setModel(m_model);
    m_table->setMostLetters(AwardModel::NameColumn, 22);
    m_table->setWideColumn(AwardModel::PossibleColumn, 18);
    m_table->setItemDelegateForColumn(AwardModel::PointsColumn, new PointsDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed);
    m_table->setMinimumHeight(m_table->rowHeight() * 4);
    const auto editPoints = [this](int row) {
        m_table->setCurrentIndex(m_model->index(row, AwardModel::PointsColumn));
        m_table->edit(m_table->currentIndex());
    };
    connect(m_table, &DeskTable::opened, this,
            [this, editPoints] { editPoints(m_table->currentIndex().row()); });
    connect(m_table, &QTableView::clicked, this, [editPoints](const QModelIndex &index) {
        if (index.column() == AwardModel::PointsColumn) editPoints(index.row());
    });
}

QWidget *AwardPanel::sum() const
{
    return m_sum;
}

void AwardPanel::begin()
{
    m_title->setFocus(Qt::ShortcutFocusReason);
}

void AwardPanel::refresh()
{
    m_model->refresh();
}

AwardPlan AwardPanel::plan() const
{
    AwardPlan plan;
    plan.kind = m_kind->currentIndex() == 1 ? EntryKind::Correction : EntryKind::Award;
    plan.stamp = {m_date->date(), m_title->text().trimmed(), masterOf(m_work.bench()), {}};
    plan.shares = m_model->shares();
    plan.debt = m_debt->isVisibleTo(this) && m_debt->isChecked() ? Debt::Accepted : Debt::Refused;
    return plan;
}

void AwardPanel::showForecast()
{
    const AwardPlan wanted = plan();
    const auto forecasts = m_work.forecast(wanted);
    m_model->show(forecasts, wanted.stamp.date);
    m_table->fitColumns();
    showObstacles(forecasts);
    showSum();
}

void AwardPanel::showObstacles(const std::vector<AwardForecast> &forecasts)
{
    QStringList obstacles;
    if (const QString party = m_work.partyObstacle(); !party.isEmpty())
        obstacles << View::tr("the party's file: %1").arg(withoutStop(party));
    bool unsaved = false;
    int64_t owed = 0;
    for (const AwardForecast &forecast : forecasts) {
        if (!forecast.obstacle.isEmpty())
            obstacles << View::tr("%1: %2").arg(isolated(forecast.name), withoutStop(forecast.obstacle));
        if (forecast.points < 0 && forecast.after < 0)
            owed -= std::max<int64_t>(forecast.after, forecast.points);
        const party::Seat *seat = m_work.bench().seat(forecast.member);
        unsaved = unsaved || (seat && !m_work.bench().unsavedHere(seat->path).isEmpty());
    }
    constexpr qsizetype Most = 3;
    const auto more = int(obstacles.size() - Most);
    if (more > 0) obstacles = obstacles.mid(0, Most) << View::tr("and %n more", nullptr, more);
    if (obstacles.isEmpty())
        m_notice->hush();
    else
        m_notice->say(Notice::Kind::Warning,
                      View::tr("In the way: %1.").arg(obstacles.join(QStringLiteral("; "))));
    m_save->setVisible(unsaved);
    m_debt->setVisible(owed > 0);
    m_debt->setText(View::tr("Let %n point(s) be owed until they are paid", nullptr, int(owed)));
}

void AwardPanel::showSum()
{
    int64_t points = 0;
    std::vector<std::pair<QString, int64_t>> amounts;
    const auto shares = m_model->shares();
    for (const auto &share : shares) {
        points += share.points;
        const party::Seat *seat = m_work.bench().seat(share.member);
        amounts.emplace_back(isolated(seat ? seat->name() : share.member), share.points);
    }
    const int count = int(shares.size());
    m_sum->setText(count == 0
                       ? View::tr("Tick who gets something, and say how much.")
                       : View::tr("%1 points to %n character(s): %2. Nothing is written before you agree.",
                                  nullptr, count)
                             .arg(pointsText(points), sky::hursagmu::amountsInWords(amounts)));
    m_award->setEnabled(count > 0);
    m_award->setAccessibleDescription(m_sum->text());
}

void AwardPanel::refuse(const QString &why)
{
    m_notice->say(Notice::Kind::Error, why);
    Q_EMIT refused(m_notice);
}

void AwardPanel::award()
{
    const AwardPlan wanted = plan();
    if (wanted.stamp.session.isEmpty()) {
        m_title->setFocus(Qt::OtherFocusReason);
        refuse(View::tr("Say for which session or why first."));
        return;
    }
    int64_t points = 0;
    for (const auto &share : wanted.shares)
        points += share.points;
    if (const auto done = m_work.award(wanted); !done) {
        refuse(done.error().message);
        return;
    }
    startAnew();
    m_work.bench().say(
        View::tr("Written: %1 points to %n character(s), %2, on %3.", nullptr, int(wanted.shares.size()))
            .arg(pointsText(points), isolated(wanted.stamp.session), dayText(wanted.stamp.date)));
}

/// The next award is another one: its own day, the same for all who are ticked.
void AwardPanel::startAnew()
{
    m_title->clear();
    m_debt->setChecked(false);
    m_date->setDate(m_work.today());
    m_model->setEach(int(m_each->value()));
}

void AwardPanel::saveOpen()
{
    for (const auto &share : m_model->shares()) {
        if (const auto done = m_work.save(share.member); !done) {
            refuse(done.error().message);
            return;
        }
    }
    m_work.bench().refresh();
    m_soon.start();
}

} // namespace sky::ui::hursagmu
