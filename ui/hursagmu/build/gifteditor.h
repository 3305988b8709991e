#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/fold.h"
#include "ui/binding/workbench.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QFormLayout;
class QPushButton;

namespace sky::ui
{
class ChoiceField;
class Label;
class LineField;
class Notice;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// The small form under the gifts taken: what the current one asks for (limbs, ageing rate, a reason), or a
/// gift of one's own that is being made. Hidden while there is nothing to fill in.
class GiftEditor : public QWidget
{
    Q_OBJECT

public:
    GiftEditor(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QWidget *parent = nullptr);

    /// Turns to the taken gift of that id; an unfinished new one is given up. Empty: to none.
    void edit(const QString &entryId);
    void beginOwn();
    bool isMaking() const { return m_making; }
    /// To the first field; false when there is none.
    bool focusFirst();

Q_SIGNALS:
    void made(const QString &entryId);
    void givenUp(); ///< a new gift is not made after all

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Change = std::function<void(sky::hursagmu::GiftEntry &)>;

    void makeFields();
    void makeButtons();
    QString label(QWidget *field) const;
    void show();
    void showFields(const sky::hursagmu::GiftEntry &gift, bool inPlay);
    void showValues(const sky::hursagmu::GiftEntry &gift);
    void showText(LineField *field, const QString &text);
    void showAsIs();
    void nameFields();
    /// Changes the gift made, or the taken one by an edit.
    void change(const QString &field, const Change &change);
    void make();
    void giveUp();

    Workbench &m_bench;
    const sky::hursagmu::Catalogue &m_catalogue;
    QString m_entry; ///< id of the taken gift, empty for none
    bool m_making = false;
    sky::hursagmu::GiftEntry m_draft; ///< the gift being made, not yet the character's

    QFormLayout *m_form;
    Label *m_title;
    LineField *m_name;
    NumberField *m_cost;
    NumberField *m_count;
    ChoiceField *m_limb;
    LineField *m_detail;
    LineField *m_explanation;
    QCheckBox *m_approved;
    QWidget *m_buttons;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
