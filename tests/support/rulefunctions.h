#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace sky::hursagmu
{

class Catalogue;

/// What a rule function said, or why it could not be asked.
struct RuleAnswer {
    QJsonObject results;
    QString fault; ///< unknown function, unknown, missing or ill-typed input; empty when all is well
};

/// Calls a rule function by the name and with the inputs that the test vectors use, with the default options.
/// Inputs beginning with "_" are notes.
RuleAnswer askRule(const QString &function, const QJsonObject &inputs, const Catalogue &catalogue);

/// Every function askRule() knows, in alphabetical order.
QStringList ruleFunctions();

} // namespace sky::hursagmu
