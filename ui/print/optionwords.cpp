#include "ui/print/optionwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace sky::ui
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(OptionWords)
};

} // namespace

QString optionWords(const print::Options &options)
{
    const print::Options usual;
    QStringList words;
    const auto say = [&words](bool so, const QString &text) {
        if (so) words << text;
    };
    say(options.textSize != usual.textSize, Words::tr("text of %1 pt").arg(options.textSize));
    say(options.landscape, Words::tr("lying"));
    say(options.twoUp, Words::tr("two pages on a sheet"));
    say(options.leastMargin > 0, Words::tr("margin %1 mm").arg(options.leastMargin));
    say(options.binding > 0, Words::tr("binding %1 mm").arg(options.binding));
    say(options.bothSides, Words::tr("both sides"));
    say(!options.sections.isEmpty(), Words::tr("%n section(s)", nullptr, int(options.sections.size())));
    say(!options.portrait, Words::tr("no portrait"));
    say(options.injuries != usual.injuries,
        options.injuries == Injuries::Fresh ? Words::tr("no injuries") : Words::tr("empty boxes"));
    say(!options.titleLine.isEmpty(), Words::tr("a title line"));
    say(options.blankRows != usual.blankRows, Words::tr("empty rows: %1").arg(options.blankRows));
    say(options.nameless, Words::tr("names nobody"));
    say(options.attach, Words::tr("the character inside"));
    return words.isEmpty() ? Words::tr("none chosen") : words.join(QStringLiteral(", "));
}

} // namespace sky::ui
