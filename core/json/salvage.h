#pragma once

#include "core/json/parse.h"
#include "core/json/value.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace sky::json
{

/// Something in a text that is not as JSON has it, and what was made of it.
struct Flaw {
    int line = 0;
    int column = 0;
    QString sentence; ///< quotes nothing of the text but names
};

struct Salvaged {
    static constexpr size_t MostFlaws = 1'000; ///< that are told

    Value value; ///< an object; null where there is none
    std::vector<Flaw> flaws;
    bool cutOff = false; ///< the text ends before the object does
    /// Brackets were missing or too many: a member may be in a container around its own.
    bool unbalanced = false;
};

/// Reads of a damaged text what can be read: the first object in it. Where brackets are missing or too many,
/// the lines tell by how far they are indented. What was begun and is not whole is left out: a member, an
/// entry of a list; of two members of the same name the second. A long text that is cut off stays as far as
/// it goes. A text that is in order gives what `parse` gives, and no flaws. Never fails, and takes time in
/// proportion to the text.
Salvaged salvage(QByteArrayView text, const Limits &limits = {});

} // namespace sky::json
