#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/page.h"

class QGridLayout;
class QScrollArea;
class QStackedWidget;

namespace sky::ui::hursagmu
{

class GiftDetail;
class GiftOffers;
class GiftsTaken;
class TraitDetail;
class TraitList;
class TraitMaker;

/// Talents, professions and gifts: what the points go into.
class BuildPage : public Page
{
    Q_OBJECT

public:
    BuildPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);

    bool reveal(const QString &subject) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeContent();
    void makeTraits(QWidget *parent);
    void makeGifts(QWidget *parent);
    void connectTraits();
    void connectGifts();
    /// Side by side where there is room for it.
    void arrange();
    void chainTabs();
    void chainGift();
    void look(const QString &traitId);
    void point(const QString &traitId);
    void lookAtGift(const QString &giftId);
    void lookAtTaken(const QString &entryId);
    void goTo(QWidget *control);
    QString highestTrait() const;

    const sky::hursagmu::Hursagmu &m_game;
    QScrollArea *m_scroll;
    QGridLayout *m_grid = nullptr;
    QWidget *m_left = nullptr;  ///< talents, and what is looked at
    QWidget *m_right = nullptr; ///< professions
    TraitList *m_talents = nullptr;
    TraitList *m_professions = nullptr;
    TraitMaker *m_maker = nullptr;
    QStackedWidget *m_details = nullptr; ///< of the trait or the gift looked at
    TraitDetail *m_traitDetail = nullptr;
    GiftDetail *m_giftDetail = nullptr;
    GiftOffers *m_offers = nullptr;
    GiftsTaken *m_taken = nullptr;
    QString m_looked; ///< the trait that has or had the focus
    int m_columns = 0;
};

} // namespace sky::ui::hursagmu
