#include "core/hursagmu/compare/compare.h"

#include "core/hursagmu/compare/comparison.h"
#include "core/hursagmu/text.h"

#include <tuple>

namespace sky::hursagmu
{

namespace
{

auto gameOf(const Character &c)
{
    return std::tie(c.phase, c.acceptsDebt, c.options, c.creation, c.ledger, c.wishes, c.items, c.hands,
                    c.focusForCommand, c.mount, c.damage, c.purse, c.spells, c.loadOuts, c.bodyMass,
                    c.unknownGame);
}

QString kindText(CharacterKind kind)
{
    return kind == CharacterKind::Template ? Text::tr("template") : Text::tr("character");
}

QString phaseText(Phase phase)
{
    return phase == Phase::Play ? Text::tr("in play") : Text::tr("in creation");
}

/// Empty when the spell has none.
QString challengeText(const Spell &spell)
{
    return spell.challenge ? QString::number(*spell.challenge) : QString();
}

/// A value in words; empty for one that has none, as a list.
QString optionText(const OptionInfo &info, const json::Value &value)
{
    for (const auto &[word, name] : info.valueNames) {
        if (value.asString() && *value.asString() == word) return name;
    }
    if (const bool *flag = value.asBool()) return *flag ? Text::tr("yes") : Text::tr("no");
    return value.asNumber() ? QString(QLatin1String(value.asNumber()->text)) : QString();
}

} // namespace

bool equals(const Character &a, const Character &b)
{
    return a.sameBase(b) && gameOf(a) == gameOf(b);
}

QStringList describeChange(const Character &from, const Character &to, const Catalogue &catalogue)
{
    return Comparison(from, to, catalogue).run();
}

QStringList Comparison::run()
{
    base();
    points();
    things();
    spells();
    options();
    rest();
    return m_found.take();
}

void Comparison::base()
{
    m_found.value(Text::tr("name"), m_from.name, m_to.name);
    m_found.value(Text::tr("player"), m_from.player, m_to.player);
    m_found.value(Text::tr("campaign"), m_from.campaign, m_to.campaign);
    m_found.value(Text::tr("Master"), m_from.master, m_to.master);
    m_found.value(Text::tr("concept"), m_from.conceptText, m_to.conceptText);
    m_found.content(Text::tr("description"), m_from.description, m_to.description);
    m_found.content(Text::tr("history"), m_from.history, m_to.history);
    m_found.content(Text::tr("notes"), m_from.notes, m_to.notes);
    m_found.content(Text::tr("portrait"), m_from.portrait, m_to.portrait);
    m_found.value(Text::tr("kind"), kindText(m_from.kind), kindText(m_to.kind));
    m_found.content(Text::tr("character id"), m_from.id, m_to.id);
    const auto name = [](const Waiver &waiver) { return Text::tr("acceptance of %1").arg(waiver.code); };
    m_found.lists(Text::tr("acceptances"), m_from.waivers, m_to.waivers, name,
                  [](const auto &, const auto &) {});
}

void Comparison::spells()
{
    const auto name = [](const Spell &spell) { return filled(Text::tr("spell %1"), spell.name); };
    m_found.lists(Text::tr("spells"), m_from.spells, m_to.spells, name,
                  [this](const Spell &from, const Spell &to) {
                      const auto of = [&to](const QString &label) {
                          return filled(Text::tr("spell %1: %2"), to.name, label);
                      };
                      m_found.value(of(Text::tr("name")), from.name, to.name);
                      m_found.value(of(Text::tr("intensity")), from.intensity, to.intensity);
                      m_found.value(of(Text::tr("area")), from.area, to.area);
                      m_found.value(of(Text::tr("duration")), from.duration, to.duration);
                      m_found.value(of(Text::tr("challenge level")), challengeText(from), challengeText(to));
                  });
}

void Comparison::options()
{
    for (size_t i = 0; i < optionFields().size(); ++i) {
        const OptionField &field = optionFields()[i];
        const OptionInfo &info = m_catalogue.options()[i];
        const json::Value from = field.read(m_from.options), to = field.read(m_to.options);
        if (from == to) continue;
        const QString label = filled(Text::tr("option \"%1\":"), info.name);
        const QString before = optionText(info, from), after = optionText(info, to);
        if (before == after)
            m_found.changed(label); // lists
        else
            m_found.value(label, before, after);
    }
}

void Comparison::rest()
{
    m_found.value(Text::tr("phase:"), phaseText(m_from.phase), phaseText(m_to.phase));
    if (m_from.acceptsDebt != m_to.acceptsDebt)
        m_found.add(m_to.acceptsDebt ? Text::tr("debt is accepted") : Text::tr("debt is no longer accepted"));
    const auto named = [](const LoadOut &loadOut) { return filled(Text::tr("load-out %1"), loadOut.name); };
    m_found.lists(Text::tr("load-outs"), m_from.loadOuts, m_to.loadOuts, named,
                  [](const auto &, const auto &) {});
    const auto unknown = [](const Character &c) {
        return std::tie(c.unknown, c.unknownGame, c.options.unknown, c.creation.unknown);
    };
    m_found.content(Text::tr("data of other programs"), unknown(m_from), unknown(m_to));
}

} // namespace sky::hursagmu
