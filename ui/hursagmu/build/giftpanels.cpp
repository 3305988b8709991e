#include "ui/hursagmu/build/giftpanels.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/text.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/advancement/giftasking.h"
#include "ui/hursagmu/build/addedthing.h"
#include "ui/hursagmu/build/gifteditor.h"
#include "ui/hursagmu/build/giftview.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/searchfield.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;

namespace
{

QVBoxLayout *panelLayout(QWidget *panel)
{
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    return layout;
}

QHBoxLayout *headLayout()
{
    auto *layout = new QHBoxLayout;
    layout->setContentsMargins(8, 0, 0, 0);
    layout->setSpacing(8);
    return layout;
}

} // namespace

GiftOffers::GiftOffers(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_search(new SearchField({}, this))
    , m_view(new GiftView(GiftLines::Kind::Offer, this))
    , m_notice(new Notice(this))
{
    m_notice->hush();
    m_search->setTarget(m_view);
    auto *head = headLayout();
    head->addWidget(sectionHead(tr("Gifts"), this), 2);
    head->addWidget(m_search, 3);
    auto *layout = panelLayout(this);
    layout->addLayout(head);
    layout->addWidget(m_notice); // above the long list, whose end may lie below the window's edge
    layout->addWidget(m_view, 1);
    connect(m_search, &QLineEdit::textChanged, this, &GiftOffers::show);
    connect(m_view, &GiftView::acted, this, &GiftOffers::take);
    connect(m_view, &GiftView::looked, this, &GiftOffers::looked);
    connect(m_view, &GiftView::looked, m_notice, &Notice::hush);
    onChange(this, bench, [this] {
        m_notice->hush(); // it told of how things stood before
        show();
    });
}

void GiftOffers::show()
{
    const auto all = giftsOnOffer(m_bench.document(), m_catalogue);
    const auto lines = found(all, m_search->text());
    const int count = int(all.size());
    m_search->setHint(count == 1 ? tr("Find among 1 gift") : filled(tr("Find among %1 gifts"), count));
    m_view->lines().show(lines);
    m_view->setAccessibleName(lines.size() == all.size()
                                  ? tr("Gifts on offer, %1").arg(count)
                                  : filled(tr("Gifts on offer, %1 of %2"), lines.size(), count));
    m_view->setWhyNot(m_bench.readOnlyReason());
    const bool known = !found(giftsTaken(m_bench.document(), m_catalogue), m_search->text()).empty();
    m_view->setEmptyText(known ? tr("Taken: no other gift is called that.")
                               : tr("No gift is called that. \"Gift of your own...\" makes one."));
}

bool GiftOffers::point(const QString &giftId)
{
    if (!m_view->lines().indexOf(giftId).isValid()) m_search->clear();
    if (!m_view->lines().indexOf(giftId).isValid()) return false;
    m_view->setCurrent(giftId);
    return true;
}

void GiftOffers::take(const QString &giftId)
{
    sky::hursagmu::GiftEntry gift;
    gift.gift = giftId;
    const auto *info = m_catalogue.gift(giftId);
    const bool can = m_bench.document().preview(taking(gift)).has_value() && !m_bench.isReadOnly();
    if (can && info && asksMaster(m_bench.document()))
        return askForGift(
            info->name, info->cost, gift,
            [this](const sky::hursagmu::GiftEntry &explained) { return buy(explained); }, this);
    const auto done = buy(gift);
    if (!done) m_notice->say(Notice::Kind::Error, refusalText(done.error()));
}

Edit GiftOffers::taking(const sky::hursagmu::GiftEntry &gift) const
{
    return sky::hursagmu::takeGift(m_catalogue, gift, m_bench.services().ids, stampOf(m_bench));
}

Result<void> GiftOffers::buy(const sky::hursagmu::GiftEntry &gift)
{
    const EvaluationPtr before = m_bench.document().evaluation();
    const auto done = m_bench.attempt(taking(gift));
    if (!done) return done;
    m_notice->hush();
    Q_EMIT taken(addedTo(evaluationOf(*before).gifts, evaluationOf(m_bench.document()).gifts));
    return done;
}

GiftsTaken::GiftsTaken(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
    , m_points(new Label(Type::Secondary, {}, this))
    , m_own(textButton(tr("Gift of your own..."), this, QStringLiteral("plus")))
    , m_view(new GiftView(GiftLines::Kind::Taken, this))
    , m_editor(new GiftEditor(bench, catalogue, this))
    , m_notice(new Notice(this))
{
    m_notice->hush();
    m_points->setInk(Label::Ink::Secondary);
    m_view->setEmptyText(tr("No gift is taken yet."));
    auto *head = headLayout();
    head->addWidget(sectionHead(tr("Taken"), this));
    head->addWidget(m_points, 1);
    head->addWidget(m_own);
    auto *layout = panelLayout(this);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_editor);
    layout->addWidget(m_notice);
    onlyWhileWritable(m_own, bench);
    connect(m_own, &QPushButton::clicked, this, [this] {
        m_editor->beginOwn();
        Q_EMIT formOpened(m_editor);
    });
    connect(m_view, &GiftView::acted, this, &GiftsTaken::giveBack);
    connect(m_view, &GiftView::opened, m_editor, &GiftEditor::focusFirst);
    connect(m_view, &GiftView::looked, this, [this](const QString &entryId) {
        m_notice->hush();
        m_editor->edit(entryId);
        Q_EMIT looked(entryId);
    });
    connect(m_editor, &GiftEditor::made, this, [this](const QString &entryId) {
        m_view->setCurrent(entryId);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(m_editor, &GiftEditor::givenUp, m_own, [this] { m_own->setFocus(); });
    onChange(this, bench, [this] { show(); });
}

void GiftsTaken::begin(const QString &entryId)
{
    m_view->setCurrent(entryId);
    m_editor->edit(entryId);
    m_editor->focusFirst();
}

void GiftsTaken::show()
{
    const auto lines = giftsTaken(m_bench.document(), m_catalogue);
    int64_t points = 0;
    for (const GiftLine &line : lines)
        points += line.cost;
    m_points->setText(points == 1 ? tr("1 point") : filled(tr("%1 points"), points));
    m_view->lines().show(lines);
    m_view->setAccessibleName(filled(tr("Gifts taken, %1"), lines.size()));
    m_view->setWhyNot(m_bench.readOnlyReason());
    if (!m_editor->isMaking()) m_editor->edit(m_view->current());
}

void GiftsTaken::giveBack(const QString &entryId)
{
    const Edit dropping =
        sky::hursagmu::dropGift(m_catalogue, entryId, m_bench.services().ids, stampOf(m_bench));
    const QModelIndex index = m_view->lines().indexOf(entryId);
    const QString name = index.isValid() ? m_view->lines().line(index.row()).name : QString();
    const auto question = beforeGivingUp(m_bench, dropping, name);
    if (question && m_bench.services().prompts.choose(window(), *question) != 0) return;
    const auto done = m_bench.attempt(dropping);
    if (done)
        m_notice->hush();
    else
        m_notice->say(Notice::Kind::Error, done.error().message);
}

} // namespace sky::ui::hursagmu
