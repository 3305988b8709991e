<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%n problem(s) or note(s)</source>
        <translation>
            <numerusform>%n problem or note</numerusform>
            <numerusform>%n problems or notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ledger(s) written.</source>
        <translation>
            <numerusform>%n ledger written.</numerusform>
            <numerusform>%n ledgers written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n member(s)</source>
        <translation>
            <numerusform>%1: %n member</numerusform>
            <numerusform>%1: %n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is struck; --with-dependants strikes these %n entries too.</source>
        <translation>
            <numerusform>Nothing is struck; --with-dependants strikes that %n entry too.</numerusform>
            <numerusform>Nothing is struck; --with-dependants strikes these %n entries too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n page(s))</source>
        <translation>
            <numerusform>(%n page)</numerusform>
            <numerusform>(%n pages)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in it</source>
        <translation>
            <numerusform>%n character in it</numerusform>
            <numerusform>%n characters in it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n file(s)</source>
        <translation>
            <numerusform>Wrote %n file</numerusform>
            <numerusform>Wrote %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hursagmu</name>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1; and %n more</numerusform>
            <numerusform>%1; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more entries depend on it.</source>
        <translation>
            <numerusform>%n more entry depends on it.</numerusform>
            <numerusform>%n more entries depend on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strike %n entries</source>
        <translation>
            <numerusform>Strike %n entry</numerusform>
            <numerusform>Strike %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more problems are open.</source>
        <translation>
            <numerusform>%n more problem is open.</numerusform>
            <numerusform>%n more problems are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an award taken back from %n character(s)</source>
        <translation>
            <numerusform>an award taken back from %n character</numerusform>
            <numerusform>an award taken back from %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points kept</source>
        <translation>
            <numerusform>%n point kept</numerusform>
            <numerusform>%n points kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points lapsed</source>
        <translation>
            <numerusform>%n point lapsed</numerusform>
            <numerusform>%n points lapsed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries struck</source>
        <translation>
            <numerusform>%n entry struck</numerusform>
            <numerusform>%n entries struck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries changed</source>
        <translation>
            <numerusform>%n entry changed</numerusform>
            <numerusform>%n entries changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HursagmuView</name>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n gift</numerusform>
            <numerusform>%n gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 would make it %3, for %n point(s).</source>
        <translation>
            <numerusform>%1 %2 would make it %3, for %n point.</numerusform>
            <numerusform>%1 %2 would make it %3, for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spell(s)</source>
        <translation>
            <numerusform>%n spell</numerusform>
            <numerusform>%n spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other entry(ies) depend on it: %1.</source>
        <translation>
            <numerusform>%n other entry depends on it: %1.</numerusform>
            <numerusform>%n other entries depend on it: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries, newest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ledger, %n entry(ies), newest first</source>
        <translation>
            <numerusform>Ledger, %n entry</numerusform>
            <numerusform>Ledger, %n entries, newest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other entry(ies) depend on it and are struck with it:</source>
        <translation>
            <numerusform>%n other entry depends on it and is struck with it:</numerusform>
            <numerusform>%n other entries depend on it and are struck with it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger notes it, and %n point(s) come back. (rule E-025)</source>
        <translation>
            <numerusform>The ledger notes it, and %n point comes back. (rule E-025)</numerusform>
            <numerusform>The ledger notes it, and %n points come back. (rule E-025)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The options of the campaign are now those of %n character(s).</source>
        <translation>
            <numerusform>The options of the campaign are now those of %n character.</numerusform>
            <numerusform>The options of the campaign are now those of %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let %n point(s) be owed until they are paid</source>
        <translation>
            <numerusform>Let %n point be owed until it is paid</numerusform>
            <numerusform>Let %n points be owed until they are paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Written: %1 points to %n character(s), %2, on %3.</source>
        <translation>
            <numerusform>Written: %1 points to %n character, %2, on %3.</numerusform>
            <numerusform>Written: %1 points to %n characters, %2, on %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) from %1</source>
        <translation>
            <numerusform>%n character from %1</numerusform>
            <numerusform>%n characters from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rules: %n option(s) changed</source>
        <translation>
            <numerusform>rules: %n option changed</numerusform>
            <numerusform>rules: %n options changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, in %2 of %n character(s)</source>
        <translation>
            <numerusform>%1, in %2 of %n character</numerusform>
            <numerusform>%1, in %2 of %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n character(s)</source>
        <translation>
            <numerusform>Add %n character</numerusform>
            <numerusform>Add %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n character(s) out of the party</source>
        <translation>
            <numerusform>Take %n character out of the party</numerusform>
            <numerusform>Take %n characters out of the party</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; %n sheet(s) were written.</source>
        <translation>
            <numerusform>Stopped; %n sheet was written.</numerusform>
            <numerusform>Stopped; %n sheets were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) in %1.</source>
        <translation>
            <numerusform>%n sheet in %1.</numerusform>
            <numerusform>%n sheets in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) written to %1.</source>
        <translation>
            <numerusform>%n sheet written to %1.</numerusform>
            <numerusform>%n sheets written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n can, best %2</source>
        <translation>
            <numerusform>%1: %n can, best %2</numerusform>
            <numerusform>%1: %n can, best %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can</source>
        <translation>
            <numerusform>%n can</numerusform>
            <numerusform>%n can</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) taken out of the party; no file is deleted.</source>
        <translation>
            <numerusform>%n character taken out of the party; no file is deleted.</numerusform>
            <numerusform>%n characters taken out of the party; no file is deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points to %n character(s): %2. Nothing is written before you agree.</source>
        <translation>
            <numerusform>%1 points to %n character: %2. Nothing is written before you agree.</numerusform>
            <numerusform>%1 points to %n characters: %2. Nothing is written before you agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ledger(s) have the award under the name the session had.</source>
        <translation>
            <numerusform>%n ledger has the award under the name the session had.</numerusform>
            <numerusform>%n ledgers have the award under the name the session had.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message numerus="yes">
        <source>Exported to %1; everything is on its %n page(s).</source>
        <translation>
            <numerusform>Exported to %1; everything is on its %n page.</numerusform>
            <numerusform>Exported to %1; everything is on its %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) went to the printer %1.</source>
        <translation>
            <numerusform>%n page went to the printer %1.</numerusform>
            <numerusform>%n pages went to the printer %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::ActionSearch</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::BatchDialog</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::BatchRun</name>
    <message numerus="yes">
        <source>%n file(s) of these names are in the folder already.</source>
        <translation>
            <numerusform>%n file of these names is in the folder already.</numerusform>
            <numerusform>%n files of these names are in the folder already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::Commands</name>
    <message numerus="yes">
        <source>%n files could not be opened</source>
        <translation>
            <numerusform>%n files could not be opened</numerusform>
            <numerusform>%n files could not be opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find among %n actions</source>
        <translation>
            <numerusform>Find among %n actions</numerusform>
            <numerusform>Find among %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find among %n rules</source>
        <translation>
            <numerusform>Find among %n rules</numerusform>
            <numerusform>Find among %n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>party of %n character(s)</source>
        <translation>
            <numerusform>party of %n character</numerusform>
            <numerusform>party of %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are not as the file had them.</source>
        <translation>
            <numerusform>One thing is not as the file had it.</numerusform>
            <numerusform>%n things are not as the file had them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) with changes that were not saved are kept on the start page.</source>
        <translation>
            <numerusform>%n character with changes that were not saved is kept on the start page.</numerusform>
            <numerusform>%n characters with changes that were not saved are kept on the start page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::ConflictModel</name>
    <message numerus="yes">
        <source>a list of %n</source>
        <translation>
            <numerusform>a list of %n</numerusform>
            <numerusform>a list of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::LookupDialog</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::MemberChoices</name>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n ticked</numerusform>
            <numerusform>%n ticked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted by the Master</source>
        <translation>
            <numerusform>%n accepted by the Master</numerusform>
            <numerusform>%n accepted by the Master</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::RecoveryCard</name>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>and %n more change</numerusform>
            <numerusform>and %n more changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::RecoveryList</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kept when the program ended before it could save; gone after %n day(s)</source>
        <translation>
            <numerusform>kept when the program ended before it could save; gone after %n day</numerusform>
            <numerusform>kept when the program ended before it could save; gone after %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %n</source>
        <translation>
            <numerusform>Restore all %n</numerusform>
            <numerusform>Restore all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::Sidebar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n characters</source>
        <translation>
            <numerusform>%1, %n character</numerusform>
            <numerusform>%1, %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sky::ui::SidebarModel</name>
    <message numerus="yes">
        <source>%1, %n entries</source>
        <translation>
            <numerusform>%1, %n entry</numerusform>
            <numerusform>%1, %n entries</numerusform>
        </translation>
    </message>
</context>
</TS>
