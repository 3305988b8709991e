#pragma once

#include <QString>

#include <span>

namespace sky::ui
{

class Commands;

/// One action of the window, as data. The texts are source texts of the translation context "Actions".
struct ActionSpec {
    const char *id;       ///< "file.open"
    const char *menu;     ///< "&File", or "&File/Open &Recent" for a menu in it
    const char *text;     ///< with the mark of its access key
    const char *shortcut; ///< portable; several separated by "; "
    const char *icon;     ///< of resources/icons; empty for none
    const char *tip;      ///< what it does, in a sentence
    void (Commands::*run)();
    /// Why it can't be done now, in a sentence; empty when it can. Null: always can.
    QString (Commands::*whyNot)() const = nullptr;
    /// For what is on or off; null for what is done once.
    bool (Commands::*isOn)() const = nullptr;
    /// The text where it changes ("Undo Raise Warrior to 7"); null: `text`.
    QString (Commands::*label)() const = nullptr;
    bool startsGroup = false;
    /// The tip where it changes; null: `tip`.
    QString (Commands::*tipNow)() const = nullptr;
};

/// All actions, in the order of the menus.
std::span<const ActionSpec> actionTable();

} // namespace sky::ui
