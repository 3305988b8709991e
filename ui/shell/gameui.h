#pragma once

#include "core/document/document.h"
#include "core/rules/edit.h"
#include "core/rules/issue.h"
#include "core/system/evaluation.h"
#include "core/system/gamesystem.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace sky::ui
{

class Page;
class PartyBench;
class PartyPage;
class Workbench;

/// A page a game brings, by its title on the tab.
struct PageMaker {
    QString id; ///< "build"
    QString title;
    std::function<Page *(Workbench &, QWidget *parent)> make;
    QString holds = {}; ///< what is found on it: "paper, zoom, print"
};

/// Something of a character that can be looked for by name, and the subject whose place is shown.
struct Findable {
    QString name;  ///< "Warrior"
    QString group; ///< "Profession"
    QString tip;
    QString subject; ///< "trait/warrior"
};

/// A template on the start page: what it is and a small picture of its traits.
struct TemplateCard {
    struct Bars {
        QString label; ///< "talents"
        std::vector<int> values;
    };
    QString name;
    QString points; ///< "98 of 100 points"
    QString line;
    std::vector<Bars> bars;
    QString remark;    ///< "no gifts"
    QString strengths; ///< "Rider 8 · Warrior 8 · Scholar 7"
};

/// A usual budget for a blank character.
struct BudgetChoice {
    int64_t points = 0;
    QString name;
    QString description;
};

/// What stands at the head of an open character.
struct Heading {
    QString line;         ///< "in creation · Warrior of Midland"
    Meter bar;            ///< drawn beside it
    int64_t figure = 0;   ///< the one large number; negative when over
    QString figureWord;   ///< "left", "over", "unspent"
    QString figureDetail; ///< "of 100 points"
    QString remark;       ///< what to know about the points, in words: "may go over budget"; may be empty
    bool isOver = false;  ///< more is spent than there is: told in the colour of errors
};

/// One line of "at a glance".
struct GlanceLine {
    QString valueId;
    QString label;
    QString text; ///< "14 spaces"
};

/// What the WHY panel says besides the sum.
struct Meaning {
    QStringList sentences; ///< what the number is for, in plain words
    QString outlook;       ///< "Warrior 8 would make it 15, for 4 points."; may be empty
};

/// A number that is added to dice: what it can be held against, and how often it gets there.
struct Odds {
    QString roll;                             ///< "2d6 + 8"
    QString against;                          ///< "Defense"
    std::function<QString(int level)> chance; ///< "83 %"
};

/// Something a game does with an open character beside what its pages offer: a line of the menu Character.
struct GameAction {
    QString id;   ///< "play.begin"
    QString text; ///< with the mark of its access key
    QString tip;  ///< what it does, in a sentence
    /// Why it can't be done now, in a sentence; empty when it can.
    std::function<QString(const Document &)> whyNot;
    /// Asks what it has to know, in a dialog over the window.
    std::function<void(Workbench &, QWidget *window)> run;
    bool writes = true; ///< can't be done while the character may not be changed
};

/// A sheet that can be printed of a character.
struct SheetChoice {
    QString layout; ///< as GameSystem::layout knows it
    QString name;   ///< "Audit page"
};

struct RuleText {
    QString id, chapter, text;
};

/// What a game brings to the window. Stateless.
class GameUi
{
public:
    virtual ~GameUi() = default;

    virtual std::shared_ptr<const GameSystem> system() const = 0;
    virtual std::vector<PageMaker> pages() const = 0;

    /// What a Master works with: the page of an open party.
    virtual PartyPage *partyPage(PartyBench &bench, QWidget *parent) const = 0;

    virtual TemplateCard card(const Character &character, const Evaluation &evaluation) const = 0;
    virtual std::vector<BudgetChoice> budgets() const = 0;

    virtual Heading heading(const Document &document, QDate today) const = 0;
    virtual std::vector<GlanceLine> glance(const Evaluation &evaluation) const = 0;
    virtual Meaning meaning(const Document &document, const QString &valueId) const = 0;
    /// Nothing for a number that is not rolled.
    virtual std::optional<Odds> odds(const Document &document, const DerivedValue &value) const = 0;
    /// Nothing when the book has no such rule.
    virtual std::optional<RuleText> rule(const QString &id) const = 0;
    /// All of them, in the order of the book.
    virtual std::vector<RuleText> rules() const = 0;

    /// What of the character, and of what it may take, can be looked for.
    virtual std::vector<Findable> findables(const Document &document) const = 0;

    virtual Edit rename(const QString &name) const = 0;
    virtual Edit accept(const Issue &issue, const QString &reason, const QString &by, QDate date,
                        const IdSource &ids) const = 0;
    /// Takes back what was accepted.
    virtual Edit withdraw(const Character &character, const Issue &issue) const = 0;
    /// Lets a draft go over its budget, or not; null where a game knows no such thing.
    virtual std::optional<Edit> allowDebt(const Character &character, bool allow) const = 0;
    virtual bool allowsDebt(const Character &character) const = 0;

    /// At most as many as the menu has places for (actiontable.cpp).
    virtual std::vector<GameAction> actions() const { return {}; }
    /// The usual one first.
    virtual std::vector<SheetChoice> sheets() const = 0;
};

} // namespace sky::ui
