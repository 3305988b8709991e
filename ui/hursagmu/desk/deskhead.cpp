#include "ui/hursagmu/desk/deskhead.h"

#include "core/base/isolated.h"
#include "core/hursagmu/party/campaign.h"
#include "core/storage/envelope.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

namespace
{

QString folderInWords(const QString &partyPath)
{
    const QString folder = QFileInfo(partyPath).absolutePath();
    const QString home = QDir::homePath();
    return folder == home || folder.startsWith(home + QLatin1Char('/'))
               ? QLatin1Char('~') + folder.mid(home.size())
               : folder;
}

QPushButton *buttonFor(QAction *action, QWidget *parent)
{
    QPushButton *made = button(action->text(), parent);
    made->setIcon(action->icon());
    made->setToolTip(action->toolTip());
    made->setEnabled(action->isEnabled());
    QObject::connect(made, &QPushButton::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::changed, made,
                     [made, action] { made->setEnabled(action->isEnabled()); });
    return made;
}

} // namespace

DeskHead::DeskHead(const DeskWork &work, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_work(work)
    , m_name(new LineField(this))
    , m_line(new Label(Type::Secondary, {}, this))
{
    m_name->setProperty("look", QStringLiteral("title"));
    m_name->setFont(fontOf(Type::Name));
    m_name->setMaxLength(storage::MaxShortText);
    m_name->setAccessibleName(View::tr("Name of the party"));
    m_name->setToolTip(View::tr("Click to give the party another name"));
    m_line->setInk(Label::Ink::Secondary);
    m_line->setElided(true);
    m_line->setContentsMargins(8, 0, 0, 0);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_line);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    int width = 0;
    for (QAction *action : actions) {
        QPushButton *made = buttonFor(action, buttons);
        flow->addWidget(made);
        width += made->sizeHint().width() + 8;
    }
    buttons->setMaximumWidth(width);
    buttons->setMinimumWidth(std::min(width, fontMetrics().averageCharWidth() * 24));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(20, 12, 20, 8);
    row->setSpacing(16);
    row->addLayout(words, 2);
    row->addWidget(buttons, 3, Qt::AlignVCenter);
    connect(m_name, &QLineEdit::editingFinished, this, &DeskHead::settle);
    refresh();
}

void DeskHead::settle()
{
    if (m_name->text() == m_shown) return;
    m_shown = m_name->text();
    const QString name = m_name->text().trimmed();
    m_work.bench().apply(View::tr("Rename the party"), [&name](party::Party &party) -> Result<void> {
        if (name.isEmpty()) return refuse(View::tr("A party needs a name."));
        party.name = name;
        return {};
    });
    showName();
}

void DeskHead::showName()
{
    m_name->showText(m_work.bench().party().name);
    m_shown = m_name->text();
}

void DeskHead::refresh()
{
    if (!m_name->hasFocus() || m_name->text() == m_shown) showName();
    m_line->setText(line());
}

bool DeskHead::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) m_name->setFont(fontOf(Type::Name));
    return QWidget::event(event);
}

QString DeskHead::line() const
{
    const int count = int(m_work.bench().seats().size());
    const QString from = View::tr("%n character(s) from %1", nullptr, count)
                             .arg(isolated(folderInWords(m_work.bench().path())));
    return QStringLiteral("%1 · %2").arg(from, rulesText());
}

QString DeskHead::rulesText() const
{
    const auto options = sky::hursagmu::campaignOptions(m_work.bench().party());
    if (!options) return View::tr("rules: %1").arg(options.error().message);
    const sky::hursagmu::RuleOptions book;
    int changed = 0;
    for (const auto &field : sky::hursagmu::optionFields())
        if (!(field.read(*options) == field.read(book))) ++changed;
    return changed == 0 ? View::tr("rules: the book's own, no option changed")
                        : View::tr("rules: %n option(s) changed", nullptr, changed);
}

} // namespace sky::ui::hursagmu
