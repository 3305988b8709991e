#pragma once

#include "core/hursagmu/catalogue/catalogue.h"

#include <QScrollArea>

namespace sky::ui
{
class GameUi;
class Label;
class RuleLinks;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// What a gift is: description, uses, rules. Scrolls within the room it has, so that nothing moves; takes the
/// focus only while there is something to scroll.
class GiftDetail : public QScrollArea
{
    Q_OBJECT

public:
    explicit GiftDetail(const GameUi &game, QWidget *parent = nullptr);
    void show(const sky::hursagmu::GiftInfo &info);
    void showOwn(const QString &name, const QString &explanation);
    /// What takes the focus in it, itself first where it does.
    std::vector<QWidget *> stops();

Q_SIGNALS:
    void focusable(); ///< it takes the focus from now on

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void say(const QString &name, const QString &remark, const QStringList &paragraphs,
             const QStringList &rules = {});

    Label *m_name;
    Label *m_remark;
    Label *m_text;
    RuleLinks *m_rules;
};

} // namespace sky::ui::hursagmu
