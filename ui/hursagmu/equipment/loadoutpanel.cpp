#include "ui/hursagmu/equipment/loadoutpanel.h"

#include "core/hursagmu/edits/loadouts.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/linedelegate.h"
#include "ui/hursagmu/equipment/loadoutmodel.h"
#include "ui/hursagmu/view.h"
#include "ui/services/prompts.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::LoadOut;

LoadOutPanel::LoadOutPanel(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_choice(new ChoiceField(this))
    , m_keep(textButton({}, this, QStringLiteral("plus")))
    , m_compare(textButton(View::tr("Compare"), this))
    , m_model(new LoadOutModel(verbs, this))
    , m_table(new QTreeView(this))
    , m_notice(new Notice(this))
{
    makeTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(makeRow());
    column->addWidget(m_table);
    column->addWidget(m_notice);
    connect(m_keep, &QPushButton::clicked, this, &LoadOutPanel::keep);
    connect(m_compare, &QPushButton::toggled, this, [this](bool open) {
        m_table->setVisible(open);
        show();
        if (open) m_table->setCurrentIndex(m_model->index(0, 0));
    });
    connect(m_choice, &ChoiceField::chosen, this, [this](int index) {
        const QString id = m_choice->itemData(index).toString();
        if (!id.isEmpty()) switchTo(id);
    });
    makeShortcuts();
    onChange(this, m_verbs.bench(), [this] { show(); });
}

QWidget *LoadOutPanel::makeRow()
{
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(row, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    m_choiceBox = new QWidget(row);
    auto *inside = new QHBoxLayout(m_choiceBox);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(8);
    auto *caption = new Label(Type::Secondary, View::tr("Load-out"), m_choiceBox);
    caption->setInk(Label::Ink::Secondary);
    inside->addWidget(caption);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(16);
    inside->addWidget(m_choice);
    inside->addWidget(makeMenuButton());
    m_compare->setCheckable(true);
    m_compare->setToolTip(
        plainTip(View::tr("What each load-out does to load, movement, Defense and attack")));
    inside->addWidget(m_compare);
    flow->addWidget(m_choiceBox);
    flow->addWidget(m_keep);
    return row;
}

QWidget *LoadOutPanel::makeMenuButton()
{
    auto *more = iconButton(QStringLiteral("edit"), View::tr("Change the load-out"), m_choiceBox);
    auto *menu = new QMenu(more);
    m_takeOver = menu->addAction(View::tr("&Take over how things are now"), this, &LoadOutPanel::takeOver);
    m_rename = menu->addAction(View::tr("&Rename..."), this, &LoadOutPanel::rename);
    m_drop = menu->addAction(View::tr("&Delete"), this, &LoadOutPanel::drop);
    connect(menu, &QMenu::aboutToShow, this, [this] {
        for (QAction *action : {m_takeOver, m_rename, m_drop})
            action->setEnabled(!m_verbs.bench().isReadOnly() && !chosenId().isEmpty());
    });
    more->setMenu(menu);
    more->setPopupMode(QToolButton::InstantPopup);
    return more;
}

void LoadOutPanel::makeTable()
{
    m_table->setProperty("look", QStringLiteral("bare"));
    m_table->setAccessibleName(View::tr("What each load-out does"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LineDelegate(6, m_table));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setResizeContentsPrecision(0); // rows out of sight are not worked out
    m_table->setToolTip(plainTip(View::tr("Enter switches, F2 renames, Delete removes")));
    m_table->installEventFilter(this);
    m_table->hide();
    connect(m_table, &QTreeView::doubleClicked, this,
            [this](const QModelIndex &index) { switchTo(m_model->idAt(index)); });
}

void LoadOutPanel::makeShortcuts()
{
    for (int number = 1; number <= 9; ++number) {
        auto *shortcut = new QShortcut(Qt::CTRL | Qt::Key(Qt::Key_0 + number), this);
        connect(shortcut, &QShortcut::activated, this, [this, number] {
            const auto &loadOuts = characterOf(m_verbs.bench().document()).loadOuts;
            if (size_t(number) <= loadOuts.size()) switchTo(loadOuts[size_t(number) - 1].id);
        });
    }
}

void LoadOutPanel::reveal()
{
    QWidget *first = m_choice->isVisible() ? static_cast<QWidget *>(m_choice) : m_keep;
    first->setFocus(Qt::ShortcutFocusReason);
}

void LoadOutPanel::show()
{
    const bool any = !characterOf(m_verbs.bench().document()).loadOuts.empty();
    const bool readOnly = m_verbs.bench().isReadOnly();
    m_choiceBox->setVisible(any);
    m_keep->setText(any ? View::tr("Keep as...") : View::tr("Keep as a load-out..."));
    m_keep->setToolTip(plainTip(View::tr("Keeps where everything is and what the hands hold, under a name")));
    m_keep->setEnabled(!readOnly);
    m_choice->setEnabled(!readOnly);
    if (!any) m_compare->setChecked(false);
    showChoice();
    if (!m_table->isVisible()) return;
    m_model->update();
    constexpr int MostRows = 6;
    const int rows = std::min(MostRows, m_model->rowCount());
    m_table->setFixedHeight(m_table->header()->sizeHint().height() + rows * (fontMetrics().height() + 6) + 4);
    fitColumns();
}

/// Leaves columns out where the width does not bear them beside a name.
void LoadOutPanel::fitColumns()
{
    int room = m_table->viewport()->width() - fontMetrics().averageCharWidth() * 16;
    for (int column = 1; column < m_model->columnCount(); ++column)
        m_table->setColumnHidden(column, false);
    for (int column = 1; column < m_model->columnCount(); ++column)
        room -= m_table->columnWidth(column);
    for (const int column : LoadOutModel::lessWanted()) {
        if (room >= 0) break;
        room += m_table->columnWidth(column);
        m_table->setColumnHidden(column, true);
    }
}

void LoadOutPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width() && m_table->isVisible()) fitColumns();
}

void LoadOutPanel::showChoice()
{
    const auto &character = characterOf(m_verbs.bench().document());
    const auto inForce =
        std::find_if(character.loadOuts.begin(), character.loadOuts.end(),
                     [&character](const LoadOut &each) { return sky::hursagmu::isInForce(character, each); });
    const bool changed = inForce == character.loadOuts.end();
    if (!changed) m_last = inForce->id;
    std::vector<std::pair<QString, QString>> wanted = {{QString(), View::tr("as it is now")}};
    int current = 0;
    for (const LoadOut &loadOut : character.loadOuts) {
        const bool last = loadOut.id == m_last;
        if (last) current = int(wanted.size());
        wanted.emplace_back(loadOut.id,
                            last && changed ? View::tr("%1, changed").arg(loadOut.name) : loadOut.name);
    }
    bool same = m_choice->count() == int(wanted.size());
    for (int i = 0; same && i < m_choice->count(); ++i)
        same = m_choice->itemData(i).toString() == wanted[size_t(i)].first &&
               m_choice->itemText(i) == wanted[size_t(i)].second;
    if (!same) {
        m_choice->clear();
        for (const auto &[id, name] : wanted)
            m_choice->addItem(name, id);
        for (int i = 1; i < std::min(10, m_choice->count()); ++i)
            m_choice->setItemData(i, plainTip(View::tr("Ctrl+%1").arg(i)), Qt::ToolTipRole);
    }
    m_choice->setCurrentIndex(current);
    m_choice->setAccessibleName(View::tr("Load-out: %1").arg(m_choice->currentText()));
    m_choice->setToolTip(plainTip(m_choice->currentText()));
}

QString LoadOutPanel::chosenId() const
{
    const QString id = m_table->isVisible() ? m_model->idAt(m_table->currentIndex()) : QString();
    return id.isEmpty() ? m_choice->currentData().toString() : id; // the choice shows the last one
}

QString LoadOutPanel::nameOf(const QString &id) const
{
    const LoadOut *loadOut = sky::hursagmu::findLoadOut(characterOf(m_verbs.bench().document()), id);
    return loadOut ? loadOut->name : QString();
}

void LoadOutPanel::keep()
{
    const auto name = m_verbs.bench().services().prompts.text(this, View::tr("Keep as a load-out"),
                                                              View::tr("What to call how things are now:"),
                                                              View::tr("travelling"));
    if (name) m_verbs.bench().apply(sky::hursagmu::keepLoadOut(*name, m_verbs.bench().services().ids));
}

void LoadOutPanel::takeOver()
{
    const QString id = chosenId();
    Edit edit = sky::hursagmu::takeOverLoadOut(id);
    edit.name = View::tr("Take over load-out %1").arg(nameOf(id));
    if (!id.isEmpty()) m_verbs.bench().apply(edit);
}

void LoadOutPanel::rename()
{
    const QString id = chosenId();
    if (id.isEmpty()) return;
    const auto name = m_verbs.bench().services().prompts.text(this, View::tr("Rename the load-out"),
                                                              View::tr("Its name:"), nameOf(id));
    if (name) m_verbs.bench().apply(sky::hursagmu::renameLoadOut(id, *name));
}

void LoadOutPanel::drop()
{
    const QString id = chosenId();
    Edit edit = sky::hursagmu::removeLoadOut(id);
    edit.name = View::tr("Delete load-out %1").arg(nameOf(id));
    if (!id.isEmpty()) m_verbs.bench().apply(edit);
}

/// What cannot be had is said, after all the rest is in its place.
void LoadOutPanel::switchTo(const QString &id)
{
    const auto &character = characterOf(m_verbs.bench().document());
    const LoadOut *loadOut = sky::hursagmu::findLoadOut(character, id);
    if (!loadOut || m_verbs.bench().isReadOnly()) return;
    const auto wants = sky::hursagmu::wantsOf(character, m_verbs.catalogue(), *loadOut);
    m_last = id;
    Edit edit = sky::hursagmu::switchLoadOut(m_verbs.catalogue(), id);
    edit.name = View::tr("Switch to load-out %1").arg(loadOut->name);
    m_notice->hush();
    if (!m_verbs.bench().apply(edit)) return;
    show(); // also where nothing changed: what was in force last did
    QStringList sentences;
    if (!wants.gone.isEmpty())
        sentences << View::tr("No longer owned: %1.").arg(wants.gone.join(QStringLiteral(", ")));
    if (!wants.elsewhere.isEmpty())
        sentences << View::tr("Cannot be where it was: %1.").arg(wants.elsewhere.join(QStringLiteral(", ")));
    if (!sentences.isEmpty()) m_notice->say(Notice::Kind::Warning, sentences.join(QLatin1Char(' ')));
}

bool LoadOutPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        switchTo(m_model->idAt(m_table->currentIndex()));
        return true;
    case Qt::Key_F2:
        rename();
        return true;
    case Qt::Key_Delete:
        drop();
        return true;
    case Qt::Key_Escape:
        m_compare->setChecked(false);
        m_compare->setFocus(Qt::OtherFocusReason);
        return true;
    default:
        return false;
    }
}

} // namespace sky::ui::hursagmu
