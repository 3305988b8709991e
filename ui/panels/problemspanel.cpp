#include "ui/panels/problemspanel.h"

#include "ui/binding/bind.h"
#include "ui/panels/problemrow.h"
#include "ui/shell/gameui.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr size_t MostRows = 60;
constexpr int RowsInView = 3;

} // namespace

/// "Problems  1 warning, no errors                    Alt+P"
class ProblemsPanel::Head : public QWidget
{
public:
    explicit Head(QWidget *parent)
        : QWidget(parent)
        , m_title(new Label(Type::Strong, ProblemsPanel::tr("Problems"), this))
        , m_summary(new Label(Type::Secondary, {}, this))
    {
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(28, 4, 20, 4);
        row->setSpacing(12);
        m_summary->setInk(Label::Ink::Secondary);
        auto *key = new Label(Type::Secondary, QStringLiteral("Alt+P"), this);
        key->setInk(Label::Ink::Secondary);
        row->addWidget(m_title);
        row->addWidget(m_summary, 1);
        row->addWidget(key);
    }

    void say(const QString &summary, bool fine)
    {
        m_fine = fine;
        layout()->setContentsMargins(fine ? 52 : 28, 4, 20, 4);
        m_summary->setText(summary);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(colorsOf(this).line);
        painter.drawLine(0, 0, width(), 0);
        const QRect box(28, (height() - 16) / 2, 16, 16);
        if (m_fine) icon(QStringLiteral("check")).paint(&painter, box);
    }

private:
    Label *m_title;
    Label *m_summary;
    bool m_fine = true;
};

ProblemsPanel::ProblemsPanel(Workbench &bench, const GameUi &game, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_game(game)
    , m_head(new Head(this))
    , m_area(new QScrollArea(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setProperty("look", "side");
    auto *body = new QWidget;
    body->setProperty("look", "side");
    body->setAttribute(Qt::WA_StyledBackground);
    m_rows = new QVBoxLayout(body);
    m_rows->setContentsMargins(20, 0, 12, 4);
    m_rows->setSpacing(4);
    m_more = new Label(Type::Secondary, {}, body);
    m_rows->addWidget(m_more);
    m_area->setWidget(body);
    body->installEventFilter(this);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setAccessibleName(tr("Problems"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_area);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    onChange(this, bench, [this] { refresh(); });
}

QString ProblemsPanel::summary() const
{
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    int accepted = 0;
    for (const Issue &issue : m_bench.document().evaluation()->issues) {
        if (issue.accepted)
            ++accepted;
        else if (issue.severity == Severity::Error)
            ++errors;
        else if (issue.severity == Severity::Warning)
            ++warnings;
        else
            ++notes;
    }
    QStringList words;
    if (errors) words << tr("%n error(s)", nullptr, errors);
    if (warnings) words << tr("%n warning(s)", nullptr, warnings);
    if (notes) words << tr("%n note(s)", nullptr, notes);
    if (words.isEmpty()) words << (accepted ? tr("none open") : tr("none"));
    if (!errors && warnings) words << tr("no errors");
    if (accepted) words << tr("%n accepted by the Master", nullptr, accepted);
    return words.join(QStringLiteral(", "));
}

void ProblemsPanel::refresh()
{
    const std::vector<Issue> &issues = m_bench.document().evaluation()->issues;
    m_head->say(summary(), issues.empty());
    setAccessibleName(tr("Problems: %1").arg(summary()));
    if (m_readOnly != m_bench.isReadOnly()) clearRows(m_shown); // other ways out
    m_readOnly = m_bench.isReadOnly();
    showRows();
    m_more->setVisible(issues.size() > MostRows);
    m_more->setText(tr("and %n more", nullptr, int(issues.size() - std::min(issues.size(), MostRows))));
    m_area->setVisible(!issues.empty());
    fitHeight();
}

/// Some rows are in view, and of a row that breaks into lines all of it.
void ProblemsPanel::fitHeight()
{
    if (m_shown.empty()) return;
    const int usual = QFontMetrics(fontOf(Type::Body)).height() + 22;
    const QMargins margins = m_rows->contentsMargins();
    const int room = m_area->viewport()->width() - margins.left() - margins.right();
    int most = 0; // of one row
    for (const Row &shown : m_shown)
        most = std::max(most, shown.row->layout()->totalHeightForWidth(room));
    const int several = usual * std::min(int(m_shown.size()), RowsInView);
    most = isVisible() ? std::min(most, window()->height() / 3) : 0; // hidden it has no width yet
    m_area->setFixedHeight(std::max(several, most) + margins.bottom());
}

bool ProblemsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) fitHeight();
    return QWidget::eventFilter(watched, event);
}

/// Rows of issues that look as before stay, with the focus that one of them may have.
void ProblemsPanel::showRows()
{
    const std::vector<Issue> &issues = m_bench.document().evaluation()->issues;
    std::vector<Row> before = std::move(m_shown);
    m_shown.clear();
    for (size_t i = 0; i < std::min(issues.size(), MostRows); ++i) {
        Row shown{ProblemRow::fingerprint(issues[i]), nullptr};
        const auto known = std::find_if(before.begin(), before.end(), [&shown](const Row &row) {
            return row.fingerprint == shown.fingerprint;
        });
        if (known != before.end()) {
            shown.row = known->row;
            shown.row->renew(issues[i]);
            before.erase(known);
        } else {
            shown.row = new ProblemRow(m_bench, m_game, issues[i], m_area->widget());
        }
        if (m_rows->indexOf(shown.row) != int(i)) m_rows->insertWidget(int(i), shown.row);
        m_shown.push_back(shown);
    }
    clearRows(before);
}

void ProblemsPanel::clearRows(std::vector<Row> &rows)
{
    for (const Row &row : rows) {
        m_rows->removeWidget(row.row);
        row.row->hide();
        row.row->deleteLater(); // it may be the one whose button was clicked
    }
    rows.clear();
}

void ProblemsPanel::focusFirst()
{
    for (QPushButton *way : m_area->widget()->findChildren<QPushButton *>()) {
        if (!way->isVisible()) continue;
        way->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

} // namespace sky::ui
