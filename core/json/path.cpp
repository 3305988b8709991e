#include "core/json/path.h"

#include <QRegularExpression>

#include <utility>

namespace sky::json
{

std::vector<Step> stepsOf(const QString &path)
{
    static const QRegularExpression form(QStringLiteral("\\[(\\d+)\\]|([^.\\[]+)"));
    std::vector<Step> steps;
    for (auto found = form.globalMatch(path); found.hasNext();) {
        const auto match = found.next();
        if (match.hasCaptured(2))
            steps.push_back({match.captured(2), -1});
        else
            steps.push_back({{}, match.captured(1).toLongLong()});
    }
    return steps;
}

const Value *childOf(const Value &value, const Step &step)
{
    const Object *object = value.asObject();
    if (object && !step.isEntry()) return object->find(step.key);
    const Array *array = value.asArray();
    if (!array || !step.isEntry() || step.index >= qsizetype(array->size())) return nullptr;
    return &(*array)[size_t(step.index)];
}

Value *childOf(Value &value, const Step &step)
{
    return const_cast<Value *>(childOf(std::as_const(value), step));
}

std::vector<Step> leadingPart(const Value &root, const std::vector<Step> &steps)
{
    std::vector<Step> leading;
    const Value *value = &root;
    for (const Step &step : steps) {
        value = childOf(*value, step);
        if (!value) break;
        leading.push_back(step);
    }
    return leading;
}

void removeAt(Value &root, const std::vector<Step> &steps)
{
    Value *parent = &root;
    for (size_t i = 0; i + 1 < steps.size(); ++i)
        parent = childOf(*parent, steps[i]);
    if (Array *array = parent->asArray())
        array->erase(array->begin() + steps.back().index);
    else
        parent->asObject()->remove(steps.back().key);
}

} // namespace sky::json
