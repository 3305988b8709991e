#include "core/hursagmu/rules/pain.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

QString inWords(int count)
{
    return count == 10 ? Text::tr("ten") : QString::number(count);
}

QString nightly(const Source &source, const QString &traitId, const QString &kind)
{
    const PresentTrait *trait = source.evaluation.trait(traitId);
    const QString name = trait ? trait->name : traitId;
    if (source.injuries == Injuries::Blank)
        return filled(Text::tr("once a day roll %1 against the %2; after that, the healer"), name, kind);
    return Text::tr("once a day roll %1 %2 against the %3; after that, the healer")
        .arg(name, figure(source.evaluation.level(traitId)), kind);
}

print::Tracks::Track trackOf(const Source &source, const InjuryTrack &injury)
{
    print::Tracks::Track track;
    track.boxes = injury.boxes;
    track.ticked = source.injuries == Injuries::Current ? injury.present : 0;
    track.subjects = {subject("injury", injury.id)};
    const QString beyond = Text::tr("beyond %1").arg(inWords(injury.boxes));
    if (track.ticked > track.boxes) {
        track.pencil = beyond;
        track.pencilText = figure(track.ticked - track.boxes);
    }
    for (const InjuryTrack::Mark &mark : injury.marks)
        track.marks.push_back({mark.at, mark.text});
    if (injury.id == QLatin1String("stuns")) {
        track.name = Text::tr("Stuns");
        track.remark =
            Text::tr("at rest one passes each round; awake again below %1").arg(inWords(injury.boxes));
        track.pencil = beyond;
        return track;
    }
    const bool wounds = injury.id == QLatin1String("wounds");
    track.name = wounds ? Text::tr("Wounds") : Text::tr("Shocks");
    track.remark = wounds ? nightly(source, QStringLiteral("constitution"), Text::tr("wounds"))
                          : nightly(source, QStringLiteral("willpower"), Text::tr("shocks"));
    track.penaltiesFrom = rules::injuryLimits(source.character.options.injuryModel).penaltyFrom;
    return track;
}

} // namespace

Block injury(const Source &source)
{
    if (source.evaluation.injuries.empty()) return {};
    print::Tracks tracks;
    for (const InjuryTrack &injury : source.evaluation.injuries)
        tracks.tracks.push_back(trackOf(source, injury));
    const QString aside =
        source.character.options.injuryModel == InjuryModel::A
            ? Text::tr("every wound and every shock is also a stun")
            : Text::tr(
                  "the figure below a box is taken off what the body does (wounds) or the mind (shocks)");
    return print::Section{QStringLiteral("injury"), Text::tr("Injury"), {}, aside, std::move(tracks)};
}

} // namespace sky::hursagmu::sheet
