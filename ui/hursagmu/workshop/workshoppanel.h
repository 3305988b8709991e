#pragma once

#include "core/hursagmu/edits/trade.h"
#include "ui/hursagmu/workshop/draft.h"
#include "ui/hursagmu/workshop/mythings.h"

#include <QWidget>

#include <array>
#include <optional>

class QPushButton;
class QScrollArea;

namespace sky::ui
{
class Label;
class LineField;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class Segments;
class StartingPoints;

/// The workshop beside the equipment: a weapon, armor or focus of one's own, made or changed, with all that
/// follows while choosing.
class WorkshopPanel : public QWidget
{
    Q_OBJECT

public:
    /// `things` outlives the panel.
    WorkshopPanel(Draft &draft, MyThings &things, QWidget *parent = nullptr);

    /// Opens it with a new thing, or with what was on the table before.
    void begin();
    /// Opens it with a thing of the character's own; false when it is none that is made here.
    bool beginWith(const QString &itemId);
    void focusFirst();
    /// At what prices things are bought.
    void setDeal(const sky::hursagmu::Deal &deal);
    /// After things were kept elsewhere.
    void showThings();

Q_SIGNALS:
    void closed();
    void added(const QString &itemId);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeBody();
    QWidget *makeNaming();
    QWidget *makeKeeping(QWidget *parent);
    QWidget *makeFoot();
    void connectAll();
    void loadThings();
    void startAnew(sky::hursagmu::Making making);
    void startFrom(const sky::hursagmu::Item &item);
    void switchTo(sky::hursagmu::Making making);
    void show();
    void showButtons();
    void add();
    void buy();
    void showPurse();
    void change();
    void keep();
    void forget();
    bool isNamed();
    void tell(const Error &error);

    Draft &m_draft;
    MyThings &m_things;
    sky::hursagmu::Deal m_deal;
    Label *m_title = nullptr;
    LineField *m_name = nullptr;
    StartingPoints *m_from = nullptr;
    Segments *m_kinds = nullptr;
    Notice *m_notice = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_forget = nullptr;
    QPushButton *m_another = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_buy = nullptr;
    QPushButton *m_change = nullptr;
    Label *m_purse = nullptr;
    std::array<std::optional<sky::hursagmu::Item>, 4> m_parked; ///< by kind
    bool m_begun = false;
    bool m_nameTyped = false; ///< and not taken over from where it began
};

} // namespace sky::ui::hursagmu
