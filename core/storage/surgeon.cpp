#include "core/storage/surgeon.h"

#include "core/storage/text.h"

#include <algorithm>

namespace sky::storage
{

namespace
{

/// So many faults are taken out one by one, fewer from a large file, which is read again for each; then whole
/// members of the file or of its game's part, of which there are few.
constexpr int MostFaults = 200;
constexpr int LeastFaults = 10;
constexpr int MostMembers = 60;
constexpr qsizetype BytesInAll = 64 * 1024 * 1024;

} // namespace

Surgeon::Surgeon(json::Value &root, Anew anew, qsizetype bytes)
    : m_root(root)
    , m_anew(std::move(anew))
    , m_most(int(std::clamp<qsizetype>(BytesInAll / std::max<qsizetype>(bytes, 1), LeastFaults, MostFaults)))
{
    number(m_root);
}

void Surgeon::number(const json::Value &value)
{
    if (const json::Object *object = value.asObject()) {
        for (const json::Member &member : object->members)
            number(member.value);
    } else if (const json::Array *array = value.asArray()) {
        for (size_t i = 0; i < array->size(); ++i) {
            const json::Value &entry = (*array)[i];
            m_numbers.insert({entry.line(), entry.column()}, qsizetype(i + 1));
            number(entry);
        }
    }
}

/// "ledger, entry 12, date (line 340)"
QString Surgeon::placeOf(const std::vector<json::Step> &steps, int line) const
{
    QStringList words;
    const json::Value *value = &m_root;
    for (size_t i = 0; i < steps.size(); ++i) {
        value = json::childOf(*value, steps[i]);
        const bool isGamePart = i == 0 && steps.size() > 1 && steps[i].key == QLatin1String("character");
        if (steps[i].isEntry())
            words << Text::tr("entry %1")
                         .arg(m_numbers.value({value->line(), value->column()}, steps[i].index + 1));
        else if (!isGamePart)
            words << steps[i].key;
    }
    const QString place = words.join(QStringLiteral(", "));
    return line > 0 ? Text::tr("%1 (line %2)").arg(place, QString::number(line)) : place;
}

/// What is missing only because it was removed just now is one and the same.
void Surgeon::tell(const QString &path, const QString &place, const QString &sentence)
{
    const bool same = path == m_lastPath && !m_told.isEmpty();
    const QString why = same ? m_lastSentence : sentence;
    if (same) m_told.removeLast();
    m_told << Text::tr("%1: %2").arg(place, why);
    m_lastPath = path;
    m_lastSentence = why;
}

bool Surgeon::setAnew(const QString &key, const QString &sentence)
{
    if (m_replaced.contains(key)) return false;
    auto value = m_anew(key);
    if (!value) return false;
    m_root.asObject()->set(key, std::move(*value));
    m_replaced << key;
    m_told << Text::tr("%1: %2 It was made anew.").arg(key, sentence);
    return true;
}

void Surgeon::completeHeader()
{
    const json::Value *format = m_root.asObject()->find(u"format");
    if (!format || !format->asString()) setAnew(QStringLiteral("format"), Text::tr("it is missing."));
}

/// What stands alone in a list of its own where no list can be, or is a list where none can be in one: a
/// bracket too many made that.
bool Surgeon::unwrap(const json::Fault &fault, const std::vector<json::Step> &there)
{
    json::Value *value = &m_root;
    json::Value *around = value;
    for (const json::Step &step : there) {
        around = value;
        value = json::childOf(*value, step);
    }
    if (there.back().isEntry() && value->asArray() && around->asArray()->size() == 1) value = around;
    const json::Array *list = value->asArray();
    if (!list || list->size() != 1 || m_unwrapped.contains(fault.path)) return false;
    if (!list->front().asObject() && !list->front().asArray()) return false;
    m_unwrapped << fault.path;
    json::Value only = list->front();
    *value = std::move(only);
    return true;
}

bool Surgeon::remove(const json::Fault &fault)
{
    if (++m_count > m_most + MostMembers) return false;
    if (setAnew(fault.path, fault.sentence)) return true;
    std::vector<json::Step> steps = json::stepsOf(fault.path);
    // Enough looked at singly: a whole member goes, of the file or of its game's part.
    const size_t member = !steps.empty() && steps[0].key == QLatin1String("character") ? 2 : 1;
    if (m_count > m_most && steps.size() > member) steps.resize(member);
    const std::vector<json::Step> there = json::leadingPart(m_root, steps);
    const bool isAll = there.empty() || (there.size() == 1 && there[0].key == QLatin1String("character"));
    if (isAll) return false;
    const bool isMissing = there.size() < steps.size(); // what needs it goes
    if (!isMissing && unwrap(fault, there)) return true;
    tell(fault.path, placeOf(there, fault.line),
         isMissing ? Text::tr("%1: %2").arg(steps.back().key, fault.sentence) : fault.sentence);
    if (there.back().isEntry()) m_lastPath.clear(); // where it stood, the next one stands
    json::removeAt(m_root, there);
    return true;
}

QStringList inWords(const std::vector<json::Flaw> &flaws)
{
    QStringList lines;
    for (const json::Flaw &flaw : flaws)
        lines << Text::tr("Line %1, column %2: %3")
                     .arg(QString::number(flaw.line), QString::number(flaw.column), flaw.sentence);
    return lines;
}

} // namespace sky::storage
