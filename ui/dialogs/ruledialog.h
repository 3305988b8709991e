#pragma once

#include <QString>

class QWidget;

namespace sky::ui
{

class GameUi;

/// Shows what a rule says in our words, with its chapter. Does not block.
void showRule(const GameUi &game, const QString &ruleId, QWidget *parent);

} // namespace sky::ui
