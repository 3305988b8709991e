#include "ui/hursagmu/equipment/addpanel.h"

#include "core/base/isolated.h"
#include "core/hursagmu/edits/stack.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/purse.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/amountfield.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/equipment/goodsmodel.h"
#include "ui/hursagmu/equipment/linedelegate.h"
#include "ui/hursagmu/equipment/pricewords.h"
#include "ui/hursagmu/equipment/shopterms.h"
#include "ui/hursagmu/equipment/till.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/searchfield.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QToolButton>
#include <QTreeView>

namespace sky::ui::hursagmu
{

using sky::hursagmu::GoodsInfo;
using sky::hursagmu::Item;

AddPanel::AddPanel(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_goods(new GoodsModel(verbs.catalogue(), this))
    , m_search(new SearchField(View::tr("Find in the lists"), this))
    , m_kinds(new ChoiceField(this))
    , m_list(new QTreeView(this))
    , m_about(new Label(Type::Secondary, {}, this))
    , m_ownToggle(textButton(View::tr("A thing of your own..."), this, QStringLiteral("plus")))
    , m_ownName(new LineField(this))
    , m_ownWeight(new AmountField(Weight::PerUnit, this))
    , m_ownPrice(new AmountField(Money::PerUnit, this))
    , m_ownContainer(new QCheckBox(View::tr("Things can be put into it"), this))
    , m_terms(new ShopTerms(verbs, this))
    , m_till(new Till(this))
{
    setProperty("look", QStringLiteral("dock"));
    setAttribute(Qt::WA_StyledBackground);
    makeList();
    m_lists = makeLists();
    m_own = makeOwn();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(makeHead());
    column->addWidget(makeWares(), 1);
    column->addWidget(m_till);
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
    m_kinds->addItems(GoodsModel::lists());
    m_kinds->setAccessibleName(View::tr("List"));
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
    m_list->setSizePolicy(QSizePolicy::Expanding,
                          QSizePolicy::Ignored); // what is left, and no less than that
    m_search->setTarget(m_list);
    m_about->setInk(Label::Ink::Secondary);
    m_about->setWordWrap(true);
}

QWidget *AddPanel::makeLists()
{
    auto *lists = new QWidget(this);
    auto *column = new QVBoxLayout(lists);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_kinds);
    column->addWidget(m_search);
    auto *room = new QWidget(lists); // asks for what the list needs at least
    auto *inside = new QVBoxLayout(room);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_list);
    column->addWidget(room, 1);
    column->addWidget(m_about);
    return lists;
}

/// All but the price scrolls where the window is low.
QWidget *AddPanel::makeWares()
{
    auto *wares = new QWidget(this);
    wares->setProperty("look", QStringLiteral("dock"));
    auto *column = new QVBoxLayout(wares);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_lists, 1);
    column->addWidget(m_ownToggle, 0, Qt::AlignLeft);
    column->addWidget(m_own, 1, Qt::AlignTop);
    column->addWidget(m_terms);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(wares);
    return scroll;
}

QWidget *AddPanel::makeOwn()
{
    auto *own = new QWidget(this);
    auto *column = new QVBoxLayout(own);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_ownName->setMaxLength(sky::hursagmu::limits::NameLength);
    column->addWidget(captioned(View::tr("Its name"), m_ownName, 0, own));
    auto *amounts = new QWidget(own);
    auto *flow = new FlowLayout(amounts, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(captioned(View::tr("Its weight, lb"), m_ownWeight, 12, amounts));
    flow->addWidget(captioned(View::tr("Its price, cc"), m_ownPrice, 12, amounts));
    column->addWidget(amounts);
    m_ownContainer->setParent(own);
    column->addWidget(m_ownContainer);
    own->hide();
    return own;
}

void AddPanel::connectAll()
{
    m_search->installEventFilter(this);
    m_list->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &AddPanel::search);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &AddPanel::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AddPanel::showSelected);
    connect(m_list, &QTreeView::doubleClicked, this, &AddPanel::add);
    m_ownToggle->setCheckable(true);
    connect(m_ownToggle, &QPushButton::toggled, this, &AddPanel::openOwn);
    for (LineField *field :
         {m_ownName, static_cast<LineField *>(m_ownWeight), static_cast<LineField *>(m_ownPrice)})
        connect(field, &QLineEdit::textChanged, this, &AddPanel::show);
    connect(m_terms, &ShopTerms::changed, this, &AddPanel::show);
    connect(m_till, &Till::addPressed, this, &AddPanel::add);
    connect(m_till, &Till::buyPressed, this, &AddPanel::buy);
    connect(m_till, &Till::buyLosesFocus, this,
            [this] { m_ownToggle->isChecked() ? m_ownName->setFocus() : m_list->setFocus(); });
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        connect(new QShortcut(Qt::CTRL | key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
                &QShortcut::activated, this, &AddPanel::buy);
    onChange(this, m_verbs.bench(), [this] {
        if (isVisible()) show();
    });
    auto &settings = m_verbs.bench().services().settings;
    const auto units = [this, &settings] { m_goods->setKilograms(settings.get().kilograms); };
    connect(&settings, &SettingsStore::changed, this, units);
    units();
}

void AddPanel::begin(const QString &wanted)
{
    if (!wanted.isEmpty()) {
        m_ownToggle->setChecked(false);
        m_kinds->setCurrentIndex(0);
        m_search->setText(wanted);
    }
    QWidget *first = m_own->isVisible() ? static_cast<QWidget *>(m_ownName) : m_search;
    first->setFocus(Qt::TabFocusReason);
    m_search->selectAll();
}

void AddPanel::showKept(const std::vector<Item> &kept)
{
    m_kept = kept;
    show();
}

sky::hursagmu::Deal AddPanel::deal() const
{
    return m_terms->deal();
}

void AddPanel::search()
{
    m_goods->filter(m_kinds->currentIndex(), m_search->text());
    m_search->setHint(View::tr("Find among %1 things").arg(m_goods->rowCount()));
    if (m_goods->rowCount() > 0) m_list->setCurrentIndex(m_goods->index(0, 0));
    showSelected();
}

void AddPanel::showSelected()
{
    const auto item = m_goods->itemAt(m_list->currentIndex());
    const GoodsInfo *goods = m_goods->goodsAt(m_list->currentIndex());
    m_about->setText(
        goods  ? goods->description
        : item ? item->note
               : View::tr("Nothing in the lists is called that: Enter makes it a thing of your own."));
    if (goods) m_terms->proposePlace(sky::hursagmu::usualPlace(*goods));
    show();
}

void AddPanel::openOwn(bool open)
{
    m_own->setVisible(open);
    m_lists->setVisible(!open);
    show();
    begin();
}

std::optional<Item> AddPanel::ownThing() const
{
    Item item;
    item.name = m_ownName->text().trimmed();
    if (item.name.isEmpty()) return std::nullopt;
    if (!m_ownWeight->isAmount() || !m_ownPrice->isAmount()) return std::nullopt;
    const auto weight = m_ownWeight->amount();
    const auto price = m_ownPrice->amount();
    if (weight) item.weightEach = Weight::ofSmallest(*weight);
    if (price) item.priceEach = Money::ofSmallest(*price);
    if (m_ownContainer->isChecked()) item.isContainer = true;
    return item;
}

std::optional<Item> AddPanel::wanted() const
{
    const auto item = m_ownToggle->isChecked() ? ownThing() : m_goods->itemAt(m_list->currentIndex());
    return item ? std::optional(m_terms->of(*item)) : std::nullopt;
}

void AddPanel::show()
{
    const auto &character = characterOf(m_verbs.bench().document());
    m_goods->setOwn(character.items, m_kept);
    Till::Offer offer;
    // In creation the campaign's money is spent by just adding, too.
    const auto &left = evaluationOf(m_verbs.bench().document()).moneyLeft;
    offer.payUsually = sky::hursagmu::keepsMoney(character) &&
                       !(left && sky::hursagmu::rules::worthOf(character.purse) == 0);
    if (const auto item = wanted()) {
        const auto deal = m_terms->deal();
        const auto quote = sky::hursagmu::quoteBuying(character, m_verbs.catalogue(), *item, deal);
        offer.name = sky::hursagmu::itemLabel(*item, m_verbs.catalogue());
        offer.price = quote.total ? priceText(quote.copper) : QString(QChar(0x2014));
        // A sum of one price says nothing more.
        offer.sum = sumText(quote, *item, deal, character.options, m_verbs.catalogue());
        if (offer.sum == View::tr("%1 cc").arg(quote.copper)) offer.sum.clear();
        offer.explain = quote.total ? quote.total->toText() : QString();
        offer.outcome = outcomeText(quote, *item);
        if (left && quote.total)
            offer.outcome += View::tr("; of the money at the start, %1 cc after")
                                 .arg(toDecimal(Money::ofSmallest(left->value() - quote.total->value())));
        offer.affordable = quote.after.has_value();
    }
    m_till->show(offer, m_verbs.bench().isReadOnly());
}

/// What is no amount is marked, now that it counts.
void AddPanel::markProblems()
{
    for (AmountField *field : {m_ownWeight, m_ownPrice})
        (void)field->amount();
}

void AddPanel::add()
{
    if (m_verbs.bench().isReadOnly()) return;
    markProblems();
    if (const auto item = wanted()) finish(*item, m_verbs.add(*item), View::tr("Added: %1."));
}

void AddPanel::buy()
{
    if (m_verbs.bench().isReadOnly()) return;
    markProblems();
    if (const auto item = wanted())
        finish(*item, m_verbs.buy(*item, m_terms->deal()), View::tr("Bought: %1."));
}

void AddPanel::finish(const sky::hursagmu::Item &item, const Result<QString> &done, const QString &sentence)
{
    if (!done) return m_till->refuse(done.error().message);
    m_till->tell(sentence.arg(isolated(sky::hursagmu::itemLabel(item, m_verbs.catalogue()))));
    m_terms->startOver();
    if (m_ownToggle->isChecked()) {
        m_ownName->clear();
        m_ownWeight->clear();
        m_ownPrice->clear();
        m_ownContainer->setChecked(false);
        m_ownName->setFocus();
    } else if (m_search->hasFocus()) {
        m_search->selectAll(); // for the next one
    }
    Q_EMIT added(*done);
}

/// Enter in search and list adds at once. What no list has is described instead.
bool AddPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!enter || key->modifiers().testFlag(Qt::ControlModifier)) return QWidget::eventFilter(watched, event);
    if (watched == m_search && m_goods->rowCount() == 0) {
        m_ownName->setText(m_search->text().trimmed());
        m_ownToggle->setChecked(true);
    } else {
        add();
    }
    return true;
}

/// Enter adds from every field, and presses the button that has the focus.
void AddPanel::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT closed();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto *pressed = qobject_cast<QAbstractButton *>(focusWidget()))
            pressed->click();
        else
            add();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void AddPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    show(); // hidden it did not follow
}

} // namespace sky::ui::hursagmu
