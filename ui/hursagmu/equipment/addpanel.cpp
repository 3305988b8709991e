#include "ui/hursagmu/equipment/addpanel.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/amountfield.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/equipment/goodsmodel.h"
#include "ui/hursagmu/equipment/linedelegate.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/searchfield.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

namespace sky::ui::hursagmu
{

using sky::hursagmu::GoodsInfo;
using sky::hursagmu::Item;
using sky::hursagmu::Place;

AddPanel::AddPanel(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_goods(new GoodsModel(verbs.catalogue(), this))
    , m_search(new SearchField(View::tr("Find in the lists"), this))
    , m_lists(new ChoiceField(this))
    , m_list(new QTreeView(this))
    , m_about(new Label(Type::Secondary, {}, this))
    , m_quantity(new NumberField(this))
    , m_place(new ChoiceField(this))
    , m_add(primaryButton(View::tr("Add"), this, QStringLiteral("plus")))
    , m_ownToggle(textButton(View::tr("A thing of your own..."), this, QStringLiteral("plus")))
    , m_ownName(new LineField(this))
    , m_ownWeight(new AmountField(Weight::PerUnit, this))
    , m_ownPrice(new AmountField(Money::PerUnit, this))
    , m_ownContainer(new QCheckBox(View::tr("Things can be put into it"), this))
    , m_ownAdd(button(View::tr("Add it"), this))
    , m_notice(new Notice(this))
{
    setProperty("look", QStringLiteral("dock"));
    setAttribute(Qt::WA_StyledBackground);
    makeList();
    m_own = makeOwn();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(makeHead());
    column->addWidget(m_lists);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_about);
    column->addWidget(makeOptions());
    column->addWidget(m_notice);
    column->addWidget(m_ownToggle, 0, Qt::AlignLeft);
    column->addWidget(m_own);
    connectAll();
    search();
}

QWidget *AddPanel::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(new Label(Type::Section, View::tr("Add"), head), 1);
    auto *close = iconButton(QStringLiteral("close"), View::tr("Close the lists"), head);
    connect(close, &QToolButton::clicked, this, &AddPanel::closed);
    row->addWidget(close);
    return head;
}

void AddPanel::makeList()
{
    m_lists->addItems(GoodsModel::lists());
    m_lists->setAccessibleName(View::tr("List"));
    m_list->setModel(m_goods);
    m_list->setItemDelegate(new LineDelegate(8, m_list));
    m_list->setAccessibleName(View::tr("Things to add"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->setMinimumHeight((fontMetrics().height() + 6) * 4);
    m_list->installEventFilter(this);
    m_search->setTarget(m_list);
    m_about->setInk(Label::Ink::Secondary);
    m_about->setWordWrap(true);
}

QWidget *AddPanel::makeOptions()
{
    auto *options = new QWidget(this);
    auto *flow = new FlowLayout(options, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    m_quantity->setRange(1, int(sky::hursagmu::limits::Quantity));
    m_quantity->setValue(1);
    m_place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    flow->addWidget(captioned(View::tr("How many"), m_quantity, 7, options));
    flow->addWidget(captioned(View::tr("Where"), m_place, 14, options));
    flow->addWidget(captioned({}, m_add, 0, options));
    return options;
}

QWidget *AddPanel::makeOwn()
{
    auto *own = new QWidget(this);
    auto *column = new QVBoxLayout(own);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(captioned(View::tr("Its name"), m_ownName, 0, own));
    auto *amounts = new QWidget(own);
    auto *flow = new FlowLayout(amounts, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(captioned(View::tr("Its weight, lb"), m_ownWeight, 8, amounts));
    flow->addWidget(captioned(View::tr("Its price, cc"), m_ownPrice, 8, amounts));
    flow->addWidget(captioned({}, m_ownAdd, 0, amounts));
    column->addWidget(amounts);
    m_ownContainer->setParent(own);
    column->addWidget(m_ownContainer);
    own->hide();
    return own;
}

void AddPanel::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, this, &AddPanel::search);
    connect(m_lists, &QComboBox::currentIndexChanged, this, &AddPanel::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AddPanel::showSelected);
    connect(m_list, &QTreeView::doubleClicked, this, &AddPanel::addSelected);
    connect(m_add, &QPushButton::clicked, this, &AddPanel::addSelected);
    connect(m_place, &ChoiceField::chosen, this, [this] { m_placeChosen = true; });
    m_ownToggle->setCheckable(true);
    connect(m_ownToggle, &QPushButton::toggled, this, [this](bool open) {
        m_own->setVisible(open);
        if (open) m_ownName->setFocus(Qt::TabFocusReason);
    });
    connect(m_ownAdd, &QPushButton::clicked, this, &AddPanel::addOwn);
    connect(m_ownName, &QLineEdit::returnPressed, this, &AddPanel::addOwn);
    onChange(this, m_verbs.bench(), [this] { showPlaces(); });
    auto &settings = m_verbs.bench().services().settings;
    const auto units = [this, &settings] { m_goods->setKilograms(settings.get().kilograms); };
    connect(&settings, &SettingsStore::changed, this, units);
    units();
}

void AddPanel::begin()
{
    m_search->setFocus(Qt::TabFocusReason);
    m_search->selectAll();
}

void AddPanel::search()
{
    m_goods->filter(m_lists->currentIndex(), m_search->text());
    m_search->setHint(View::tr("Find among %1 things").arg(m_goods->rowCount()));
    if (m_goods->rowCount() > 0) m_list->setCurrentIndex(m_goods->index(0, 0));
    showSelected();
}

void AddPanel::showSelected()
{
    const GoodsInfo *goods = m_goods->goodsAt(m_list->currentIndex());
    m_add->setEnabled(goods && !m_verbs.bench().isReadOnly());
    m_add->setAccessibleName(goods ? View::tr("Add %1").arg(goods->name) : View::tr("Add"));
    m_about->setText(goods ? goods->description : View::tr("Nothing in the lists is called that."));
    if (goods && !m_placeChosen) m_place->setCurrentIndex(int(sky::hursagmu::usualPlace(*goods)));
}

/// The four places, then the containers.
void AddPanel::showPlaces()
{
    m_add->setEnabled(!m_verbs.bench().isReadOnly() && m_list->currentIndex().isValid());
    m_ownAdd->setEnabled(!m_verbs.bench().isReadOnly());
    std::vector<std::pair<QString, QString>> wanted;
    for (const Place place : {Place::Worn, Place::Carried, Place::Mount, Place::Left})
        wanted.emplace_back(QString(), hursagmu::nameOf(place));
    for (const auto &item : evaluationOf(m_verbs.bench().document()).items)
        if (item.container) wanted.emplace_back(item.id, View::tr("in %1").arg(item.name));
    bool same = m_place->count() == int(wanted.size());
    for (int i = 0; same && i < m_place->count(); ++i)
        same = m_place->itemText(i) == wanted[size_t(i)].second &&
               m_place->itemData(i).toString() == wanted[size_t(i)].first;
    if (same) return;
    const QString container = m_place->currentData().toString();
    const int index = m_place->currentIndex();
    m_place->clear();
    for (const auto &[id, name] : wanted)
        m_place->addItem(name, id);
    m_place->setCurrentIndex(container.isEmpty() ? qBound(0, index, 3)
                                                 : qMax(1, m_place->findData(container)));
}

void AddPanel::addSelected()
{
    const GoodsInfo *goods = m_goods->goodsAt(m_list->currentIndex());
    if (!goods) return;
    Item item;
    item.kind = goods->kind;
    item.catalogueId = goods->id;
    add(item);
}

void AddPanel::addOwn()
{
    Item item;
    item.name = m_ownName->text().trimmed();
    const auto weight = m_ownWeight->amount();
    const auto price = m_ownPrice->amount();
    if (m_ownWeight->hasProblem() || m_ownPrice->hasProblem()) return;
    if (weight) item.weightEach = Weight::ofSmallest(*weight);
    if (price) item.priceEach = Money::ofSmallest(*price);
    if (m_ownContainer->isChecked()) item.isContainer = true;
    add(item);
}

void AddPanel::add(Item item)
{
    item.quantity = m_quantity->value();
    item.container = m_place->currentData().toString();
    if (item.container.isEmpty()) item.place = Place(qBound(0, m_place->currentIndex(), 3));
    const auto done = m_verbs.bench().attempt(
        sky::hursagmu::addItem(m_verbs.catalogue(), item, m_verbs.bench().services().ids));
    if (!done) {
        m_notice->say(Notice::Kind::Error, done.error().message);
        return;
    }
    const auto &items = characterOf(m_verbs.bench().document()).items;
    const auto *present = evaluationOf(m_verbs.bench().document()).item(items.back().id);
    m_notice->say(Notice::Kind::Note, View::tr("Added: %1.").arg(present->text));
    m_quantity->setValue(1);
    if (item.catalogueId.isEmpty()) {
        m_ownName->clear();
        m_ownWeight->clear();
        m_ownPrice->clear();
        m_ownName->setFocus();
    }
    Q_EMIT added(present->id);
}

bool AddPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter) return false;
    addSelected();
    return true;
}

void AddPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace sky::ui::hursagmu
