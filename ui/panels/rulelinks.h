#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace sky::ui
{

class GameUi;

/// Numbers of rules in a row; each leads to what the rule says.
class RuleLinks : public QWidget
{
    Q_OBJECT

public:
    RuleLinks(const GameUi &game, QWidget *parent = nullptr);
    /// Hidden where there are none.
    void showRules(const QStringList &rules);
    /// In their order, for who chains the tabs.
    const std::vector<QWidget *> &links() const { return m_links; }

private:
    const GameUi &m_game;
    QStringList m_shown;
    std::vector<QWidget *> m_links;
};

} // namespace sky::ui
