#include "ui/hursagmu/equipment/handspanel.h"

#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/holding.h"
#include "core/hursagmu/rules/items.h"
#include "ui/binding/bind.h"
#include "ui/binding/valuelabel.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/equipment/handmodel.h"
#include "ui/hursagmu/equipment/linedelegate.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plaintip.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::PresentItem;

namespace
{

constexpr int FieldWidth = 13; // average letters

QStringList figureNames()
{
    return {View::tr("Offense"), View::tr("Damage"), View::tr("Defense"), View::tr("vs missiles")};
}

QString captionOf(size_t hand)
{
    if (hand == 0) return View::tr("Right hand");
    return hand == 1 ? View::tr("Left hand") : View::tr("Hand %1").arg(hand + 1);
}

QString shownName(const PresentItem &item)
{
    return item.ownName ? item.name : capitalized(item.name);
}

QTreeView *makeList(HandModel *model, QWidget *parent)
{
    auto *list = new QTreeView(parent);
    list->setProperty("look", QStringLiteral("bare"));
    list->setAccessibleName(View::tr("Ways to fight"));
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setModel(model);
    list->setItemDelegate(new LineDelegate(6, list));
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->setMouseTracking(true);
    list->hide();
    return list;
}

} // namespace

HandsPanel::HandsPanel(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_fields(new QWidget(this))
    , m_flow(new FlowLayout(m_fields, 12))
    , m_more(textButton({}, this))
    , m_others(new HandModel(this))
    , m_list(makeList(m_others, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_fields);
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_more->setCheckable(true);
    makeFigures();
    m_flow->addWidget(captioned({}, m_more, 0, m_fields));
    column->addWidget(m_list);
    connect(m_more, &QPushButton::toggled, m_list, &QWidget::setVisible);
    const auto explain = [this](const QModelIndex &index) {
        m_verbs.bench().setSpotlight(index.data(HandModel::ValueRole).toString());
    };
    connect(m_list, &QTreeView::entered, this, explain);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, explain);
    onChange(this, m_verbs.bench(), [this] { show(); });
}

void HandsPanel::addHand()
{
    const size_t hand = m_hands.size();
    Hand made;
    made.box = new QWidget(m_fields);
    auto *caption = new Label(Type::Secondary, captionOf(hand), made.box);
    caption->setInk(Label::Ink::Secondary);
    made.choice = new ChoiceField(made.box);
    made.choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made.choice->setMinimumContentsLength(FieldWidth);
    caption->setBuddy(made.choice);
    auto *column = new QVBoxLayout(made.box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(caption);
    column->addWidget(made.choice);
    // Hands stand before the figures and the button.
    QLayoutItem *figures = m_flow->takeAt(int(hand));
    QLayoutItem *more = m_flow->takeAt(int(hand));
    m_flow->addWidget(made.box);
    m_flow->addItem(figures);
    m_flow->addItem(more);
    connect(made.choice, &ChoiceField::chosen, this, [this, hand, choice = made.choice](int index) {
        if (!m_verbs.hold(hand, choice->itemData(index).toString())) show();
    });
    m_hands.push_back(made);
}

void HandsPanel::show()
{
    showHands();
    showFigures();
    showOthers();
}

void HandsPanel::showHands()
{
    const auto &character = characterOf(m_verbs.bench().document());
    const size_t count =
        std::max(size_t(sky::hursagmu::handCount(character, m_verbs.catalogue())), character.hands.size());
    while (m_hands.size() > count) {
        QWidget *box = m_hands.back().box; // its field may be the one that is speaking
        m_flow->removeWidget(box);
        box->hide();
        box->deleteLater();
        m_hands.pop_back();
    }
    while (m_hands.size() < count)
        addHand();
    const Choices offered = choices();
    for (size_t hand = 0; hand < m_hands.size(); ++hand)
        showHand(hand, offered);
}

HandsPanel::Choices HandsPanel::choices() const
{
    Choices weapons, others;
    for (const PresentItem &item : evaluationOf(m_verbs.bench().document()).items)
        if (sky::hursagmu::isInReach(item))
            (item.weapon || item.focus ? weapons : others).emplace_back(item.id, shownName(item));
    weapons.insert(weapons.begin(), {QString(), View::tr("nothing")});
    weapons.insert(weapons.end(), others.begin(), others.end());
    return weapons;
}

/// "held by the spear" in the further hands of a thing that takes several.
QString HandsPanel::heldText(const QString &id, size_t hand) const
{
    const auto &character = characterOf(m_verbs.bench().document());
    const auto *item = character.findItem(id);
    if (!item) return {};
    const int each = sky::hursagmu::handsFor(*item, m_verbs.catalogue());
    const auto before =
        std::count(character.hands.begin(), character.hands.begin() + std::ptrdiff_t(hand), id);
    if (before % each == 0) return {};
    const QString name = sky::hursagmu::itemName(*item, m_verbs.catalogue());
    return View::tr("held by the %1").arg(item->name.isEmpty() ? name.toLower() : name);
}

void HandsPanel::showHand(size_t hand, const Choices &offered)
{
    const auto &hands = characterOf(m_verbs.bench().document()).hands;
    const QString held = hand < hands.size() ? hands[hand] : QString();
    const QString instead = heldText(held, hand);
    ChoiceField &field = *m_hands[hand].choice;
    field.setEnabled(!m_verbs.bench().isReadOnly());
    bool same = field.count() == int(offered.size());
    for (size_t i = 0; i < offered.size(); ++i) {
        const auto &[id, name] = offered[i];
        const QString text = id == held && !instead.isEmpty() ? instead : name;
        const int row = int(i);
        same = same && field.itemData(row).toString() == id;
        if (!same) {
            while (field.count() > row)
                field.removeItem(row);
            field.addItem(text, id);
        } else if (field.itemText(row) != text) {
            field.setItemText(row, text);
        }
    }
    field.setCurrentIndex(field.findData(held));
    field.setAccessibleName(QStringLiteral("%1: %2").arg(captionOf(hand), field.currentText()));
    field.setToolTip(plainTip(field.currentText()));
}

void HandsPanel::makeFigures()
{
    m_figureBox = new QWidget(m_fields);
    auto *grid = new QGridLayout(m_figureBox);
    grid->setContentsMargins(12, 0, 0, 0);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(6);
    const QStringList names = figureNames();
    for (int i = 0; i < int(names.size()); ++i) {
        auto *caption = new Label(Type::Secondary, names[i], m_figureBox);
        caption->setInk(Label::Ink::Secondary);
        m_figures.push_back(new ValueLabel(Type::Strong, m_verbs.bench(), m_figureBox));
        grid->addWidget(caption, 0, i);
        grid->addWidget(m_figures.back(), 1, i);
    }
    m_flow->addWidget(m_figureBox);
}

void HandsPanel::showFigures()
{
    const auto &lines = evaluationOf(m_verbs.bench().document()).inHand;
    m_figureBox->setVisible(!lines.empty());
    if (lines.empty()) return;
    const char *ids[] = {"hand/1/attack", "hand/1/damage", "hand/1/defense", "hand/1/missiles"};
    const Breakdown *numbers[] = {&lines[0].attack, &lines[0].damage, &lines[0].defense, &lines[0].missiles};
    for (size_t i = 0; i < m_figures.size(); ++i)
        m_figures[i]->showValue(QLatin1String(ids[i]), View::tr("%1 in hand").arg(figureNames().at(int(i))),
                                numberText(numbers[i]->value(), numbers[i]->unit()));
    m_figureBox->setToolTip(plainTip(lines[0].name));
}

void HandsPanel::showOthers()
{
    const auto &facts = evaluationOf(m_verbs.bench().document());
    m_others->show(facts.inHand);
    const int others = int(facts.inHand.size()) - 1;
    m_more->setVisible(others > 0);
    m_more->setText(others == 1 ? View::tr("1 other way") : View::tr("%1 other ways").arg(others));
    if (others <= 0) m_more->setChecked(false);
    constexpr int MostRows = 6;
    const int rows = std::min(MostRows, m_others->rowCount());
    const int rowHeight = fontMetrics().height() + 6;
    m_list->setFixedHeight(m_list->header()->sizeHint().height() + rows * rowHeight + 4);
}

bool HandsPanel::reveal(size_t hand)
{
    if (hand >= m_hands.size()) return false;
    m_hands[hand].choice->setFocus(Qt::OtherFocusReason);
    return true;
}

} // namespace sky::ui::hursagmu
