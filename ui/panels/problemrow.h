#pragma once

#include "core/rules/issue.h"
#include "ui/binding/workbench.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;

namespace sky::ui
{

class GameUi;
class Label;

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
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void addWaysOut();
    void addFixes();
    void arrange();
    void applyFix(size_t index);
    void accept();

    Workbench &m_bench;
    const GameUi &m_game;
    Issue m_issue;
    QBoxLayout *m_row; ///< the words, and the ways out beside or below them
    QHBoxLayout *m_words;
    Label *m_word;
    Label *m_sentence;  ///< broken into lines where it is not on one line with the ways out
    QWidget *m_waysOut; ///< its buttons
};

} // namespace sky::ui
