#pragma once

#include "ui/binding/workbench.h"
#include "ui/widgets/fields.h"

#include <functional>

namespace sky::ui
{

/// What a field shows of a character, and the verb behind it.
template<class Value>
struct Bound {
    std::function<Value(const Character &)> read;
    std::function<Edit(const Value &)> write;
};

// Ties a field to one value of the document, both ways, for as long as both live. What is refused is told by
// the workbench and the field shows the present value again.

void bind(LineField *field, Workbench &bench, const Bound<QString> &value);
void bind(TextField *field, Workbench &bench, const Bound<QString> &value);
void bind(NumberField *field, Workbench &bench, const Bound<int> &value);

/// Ends the use of a control while the document is read-only; its tooltip then says why.
void onlyWhileWritable(QWidget *control, Workbench &bench);

/// Calls `show` now and after each change of the document, while `owner` lives.
void onChange(QObject *owner, Workbench &bench, const std::function<void()> &show);

} // namespace sky::ui
