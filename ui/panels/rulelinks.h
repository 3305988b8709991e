#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace sky::ui
{

class GameUi;

/// Numbers of rules in a row; each leads to what the rule says. One stop of the Tab key; arrow keys lead on.
class RuleLinks : public QWidget
{
    Q_OBJECT

public:
    RuleLinks(const GameUi &game, QWidget *parent = nullptr);
    /// Hidden where there are none.
    void showRules(const QStringList &rules);
    /// The one that Tab leads to, for who chains the stops; null where there are no rules.
    QWidget *stop() const { return m_links.empty() ? nullptr : m_links.front(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const GameUi &m_game;
    QStringList m_shown;
    std::vector<QWidget *> m_links;
};

} // namespace sky::ui
