#pragma once

#include "core/rules/issue.h"
#include "ui/binding/workbench.h"

#include <QWidget>

namespace sky::ui
{

class GameUi;

/// One issue: how bad, the sentence, its rule, the ways out of it.
class ProblemRow : public QWidget
{
    Q_OBJECT

public:
    ProblemRow(Workbench &bench, const GameUi &game, const Issue &issue, QWidget *parent = nullptr);

    /// All that a row shows of an issue.
    static QString fingerprint(const Issue &issue);
    /// The same issue of a newer evaluation: it looks alike, its fixes start from the present character.
    void renew(const Issue &issue) { m_issue = issue; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addWaysOut();
    void addFixes();
    void applyFix(size_t index);
    void accept();

    Workbench &m_bench;
    const GameUi &m_game;
    Issue m_issue;
};

} // namespace sky::ui
