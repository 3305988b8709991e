#include "core/storage/salvage.h"

#include "core/base/sources.h"
#include "core/json/fault.h"
#include "core/json/path.h"
#include "core/json/salvage.h"
#include "core/pdf/pdf.h"
#include "core/storage/recognise.h"
#include "core/storage/text.h"

#include <QHash>

#include <algorithm>
#include <utility>
#include <vector>

namespace sky::storage
{

namespace
{

/// So many faults are taken out one by one, fewer from a large file, which is read again for each; then whole
/// members of the character, of which there are few.
constexpr int MostFaults = 200;
constexpr int LeastFaults = 10;
constexpr int MostMembers = 60;
constexpr qsizetype BytesInAll = 64 * 1024 * 1024;

/// Takes faults out of a character's JSON, one at a time, and tells them.
class Surgeon
{
public:
    Surgeon(json::Value &root, const GameRegistry &games, qsizetype bytes)
        : m_root(root)
        , m_games(games)
        , m_most(
              int(std::clamp<qsizetype>(BytesInAll / std::max<qsizetype>(bytes, 1), LeastFaults, MostFaults)))
    {
        number(m_root);
    }

    /// What every file says of itself, where that is missing.
    void completeHeader();
    /// Makes that fault go away; false where it cannot.
    bool remove(const json::Fault &fault);
    const QStringList &told() const { return m_told; }

private:
    using Place = std::pair<int, int>;

    void number(const json::Value &value);
    bool replaceRequired(const json::Fault &fault);
    void setRequired(const QString &key, json::Value value, const QString &sentence);
    QString placeOf(const std::vector<json::Step> &steps, int line) const;
    void tell(const QString &path, const QString &place, const QString &sentence);

    json::Value &m_root;
    const GameRegistry &m_games;
    QHash<Place, qsizetype> m_numbers; ///< of entries in the file, counted from 1
    QStringList m_told;
    QString m_lastPath, m_lastSentence; ///< of what was removed last
    QStringList m_replaced;
    int m_most; ///< faults that are taken out one by one
    int m_count = 0;
};

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

void Surgeon::setRequired(const QString &key, json::Value value, const QString &sentence)
{
    m_root.asObject()->set(key, std::move(value));
    m_replaced << key;
    m_told << Text::tr("%1: %2 It was made anew.").arg(key, sentence);
}

bool Surgeon::replaceRequired(const json::Fault &fault)
{
    if (m_replaced.contains(fault.path)) return false;
    const json::Object &object = *m_root.asObject();
    const json::Value *system = object.find(u"system");
    const auto game = m_games.find(system && system->asString() ? *system->asString() : QString());
    if (fault.path == QLatin1String("formatVersion") || fault.path == QLatin1String("readableFrom"))
        setRequired(fault.path,
                    json::Value(fault.path == QLatin1String("readableFrom") ? ReadableFrom : FormatVersion),
                    fault.sentence);
    else if (fault.path == QLatin1String("systemVersion") && game)
        setRequired(fault.path, json::Value(game->version()), fault.sentence);
    else if (fault.path == QLatin1String("system") && m_games.all().size() == 1)
        setRequired(fault.path, json::Value(m_games.all().front()->id()), fault.sentence);
    else if (fault.path == QLatin1String("id"))
        setRequired(fault.path, json::Value(newUuid()), fault.sentence);
    else
        return false;
    return true;
}

void Surgeon::completeHeader()
{
    json::Object &object = *m_root.asObject();
    const json::Value *format = object.find(u"format");
    if (!format || !format->asString())
        setRequired(QStringLiteral("format"), json::Value(QString(FormatName)), Text::tr("it is missing."));
}

bool Surgeon::remove(const json::Fault &fault)
{
    if (++m_count > m_most + MostMembers) return false;
    if (replaceRequired(fault)) return true;
    std::vector<json::Step> steps = json::stepsOf(fault.path);
    // Enough looked at singly: a whole member goes, of the file or of its game's part.
    const size_t member = !steps.empty() && steps[0].key == QLatin1String("character") ? 2 : 1;
    if (m_count > m_most && steps.size() > member) steps.resize(member);
    const std::vector<json::Step> there = json::leadingPart(m_root, steps);
    const bool isAll = there.empty() || (there.size() == 1 && there[0].key == QLatin1String("character"));
    if (isAll) return false;
    const bool isMissing = there.size() < steps.size(); // what needs it goes
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

Result<Salvage> operate(json::Salvaged mended, const GameRegistry &games, qsizetype bytes)
{
    Surgeon surgeon(mended.value, games, bytes);
    surgeon.completeHeader();
    for (;;) {
        auto loaded = characterFrom(mended.value, games);
        if (loaded) {
            QStringList missing = inWords(mended.flaws) + surgeon.told();
            const QString newer = std::exchange(loaded->onlyToLookAt, {});
            if (!newer.isEmpty()) missing.prepend(newer);
            return Salvage{std::move(*loaded), missing, newer};
        }
        const auto fault = json::faultOf(loaded.error());
        if (!fault || !surgeon.remove(*fault)) return tl::unexpected(loaded.error());
    }
}

} // namespace

Result<Salvage> salvageCharacter(const QByteArray &bytes, const GameRegistry &games)
{
    if (pdf::isPdf(bytes)) {
        const auto inside = attachedCharacter(bytes);
        if (!inside) return tl::unexpected(inside.error());
        return salvageCharacter(*inside, games);
    }
    if (auto error = foreignBytes(bytes)) return tl::unexpected(*error);
    json::Salvaged mended = json::salvage(bytes);
    const json::Object *root = mended.value.asObject();
    const json::Value *part = root ? root->find(u"character") : nullptr;
    const json::Value *format = root ? root->find(u"format") : nullptr;
    if (format && format->asString())
        if (auto error = foreignJson(mended.value)) return tl::unexpected(*error);
    if (!part || !part->asObject())
        return fail(ErrorKind::Unreadable, Text::tr("Nothing of a character could be found in it."),
                    QStringLiteral("nothing to salvage"));
    return operate(std::move(mended), games, bytes.size());
}

} // namespace sky::storage
