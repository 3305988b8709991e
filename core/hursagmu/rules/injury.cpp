#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/pain.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

struct TrackTexts {
    QString down; ///< at the first limit
    QString end;  ///< at the last; the only one in variant B
};

InjuryTrack stunTrack(const rules::InjuryLimits &limits, int present)
{
    InjuryTrack track;
    track.id = QStringLiteral("stuns");
    track.boxes = limits.unconscious;
    track.present = present;
    track.marks = {{limits.unconscious, Text::tr("unconscious")}};
    return track;
}

InjuryTrack track(const QString &id, InjuryModel model, int present, const TrackTexts &texts)
{
    const rules::InjuryLimits limits = rules::injuryLimits(model);
    InjuryTrack track;
    track.id = id;
    track.boxes = limits.end;
    track.present = present;
    track.penalty = rules::injuryPenalty(model, present);
    if (limits.down < limits.end) track.marks.push_back({limits.down, texts.down});
    track.marks.push_back({limits.end, texts.end});
    return track;
}

/// What stops a wound or shock a round (E-017).
QString worsening(const QString &state, BleedStop stop, int limit)
{
    switch (stop) {
    case BleedStop::AnySuccessfulHealing:
        return Text::tr("%1; one more each round until healed").arg(state);
    case BleedStop::Below20Only:
        return filled(Text::tr("%1; one more each round until below %2"), state, limit);
    case BleedStop::FirstAid12:
        break;
    }
    return Text::tr("%1; one more each round until tended").arg(state);
}

/// The text of the last mark that the present number has reached.
void nameState(InjuryTrack &track)
{
    for (const InjuryTrack::Mark &mark : track.marks)
        if (track.present >= mark.at) track.state = mark.text;
}

} // namespace

void deriveInjury(Derivation &derivation)
{
    const InjuryModel model = derivation.options().injuryModel;
    const Damage &damage = derivation.character.damage;
    const bool overview = model == InjuryModel::B;
    const BleedStop stop = derivation.options().bleedStop;
    const int limit = rules::injuryLimits(model).down;
    const TrackTexts wounds{worsening(Text::tr("falls"), stop, limit), Text::tr("dead")};
    const TrackTexts shocks{worsening(Text::tr("insane"), stop, limit),
                            overview ? Text::tr("mind lost") : Text::tr("catatonic")};
    derivation.result.injuries = {stunTrack(rules::injuryLimits(model), damage.stuns),
                                  track(QStringLiteral("wounds"), model, damage.wounds, wounds),
                                  track(QStringLiteral("shocks"), model, damage.shocks, shocks)};
    for (InjuryTrack &each : derivation.result.injuries)
        nameState(each);
}

} // namespace sky::hursagmu
