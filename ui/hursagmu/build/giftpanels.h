#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "ui/binding/workbench.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
class Notice;
class SearchField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class GiftEditor;
class GiftView;

/// What may be taken, with search.
class GiftOffers : public QWidget
{
    Q_OBJECT

public:
    GiftOffers(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent = nullptr);

    GiftView *view() const { return m_view; }
    /// Makes the gift current, whatever is searched for; false when it is not on offer.
    bool point(const QString &giftId);

Q_SIGNALS:
    void taken(const QString &entryId);
    void looked(const QString &giftId);

private:
    void show();
    void take(const QString &giftId);
    Edit taking(const sky::hursagmu::GiftEntry &gift) const;
    Result<void> buy(const sky::hursagmu::GiftEntry &gift);

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    SearchField *m_search;
    GiftView *m_view;
    Notice *m_notice;
};

/// What is taken, and the form for what a gift asks.
class GiftsTaken : public QWidget
{
    Q_OBJECT

public:
    GiftsTaken(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent = nullptr);

    GiftView *view() const { return m_view; }
    /// Makes the entry current; when it asks for something, that has the focus.
    void begin(const QString &entryId);

Q_SIGNALS:
    void looked(const QString &entryId);
    void formOpened(QWidget *form);

private:
    void show();
    void giveBack(const QString &entryId);

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    Label *m_points;
    QPushButton *m_own;
    GiftView *m_view;
    GiftEditor *m_editor;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
