#include "core/json/parse.h"
#include "core/json/salvage.h"
#include "core/json/write.h"
#include "tests/fuzz/common.h"
#include "tests/fuzz/targets.h"

namespace sky::fuzz
{

void readJson(const QByteArray &bytes)
{
    const json::Salvaged salvaged = json::salvage(bytes);
    must(salvaged.value.isNull() || salvaged.value.asObject(), "salvage gives an object or nothing");
    const auto mended = json::parse(json::write(salvaged.value));
    must(mended && *mended == salvaged.value, "what was salvaged is in order");

    const auto value = json::parse(bytes);
    if (!value) return mustBeTold(value.error(), ErrorKind::Unreadable);
    const QByteArray text = json::write(*value);
    const auto again = json::parse(text);
    must(again && *again == *value, "what was written is read as it was");
    must(json::write(*again) == text, "writing is stable");
    if (!value->asObject()) return;
    must(salvaged.flaws.empty() && !salvaged.cutOff, "what is in order has no flaws");
    must(salvaged.value == *value, "what is in order is salvaged as it is");
}

} // namespace sky::fuzz
