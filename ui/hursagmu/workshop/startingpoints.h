#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/forging/construction.h"
#include "ui/widgets/fields.h"

namespace sky::ui::hursagmu
{

/// "From": what a thing in the workshop begins as. Nothing, a weapon, armor or focus of the book, or one of
/// the things that are kept.
class StartingPoints : public ChoiceField
{
    Q_OBJECT

public:
    StartingPoints(const sky::hursagmu::Catalogue &catalogue, QWidget *parent = nullptr);

    void showThings(const std::vector<sky::hursagmu::Item> &kept);
    /// Shows what the thing began as, without saying that it was chosen.
    void showOrigin(const sky::hursagmu::Item &item);
    void showScratch() { setCurrentIndex(0); }

Q_SIGNALS:
    void scratchChosen();
    void thingChosen(const sky::hursagmu::Item &item);

private:
    struct Start {
        QString text;
        std::optional<sky::hursagmu::Item> item; ///< none: from nothing
        bool kept = false;
    };
    void fill();
    void take(int index);

    std::vector<Start> m_book;
    std::vector<Start> m_kept;
};

} // namespace sky::ui::hursagmu
