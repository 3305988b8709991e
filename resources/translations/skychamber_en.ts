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
        <source>Wrote %1 (%n page(s))</source>
        <translation>
            <numerusform>Wrote %1 (%n page)</numerusform>
            <numerusform>Wrote %1 (%n pages)</numerusform>
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
        <source>%n later entry(ies) depend on it: %1.</source>
        <translation>
            <numerusform>%n later entry depends on it: %1.</numerusform>
            <numerusform>%n later entries depend on it: %1.</numerusform>
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
        <source>%n later entry(ies) depend on it and are struck with it:</source>
        <translation>
            <numerusform>%n later entry depends on it and is struck with it:</numerusform>
            <numerusform>%n later entries depend on it and are struck with it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger notes it, and %n point(s) come back. (rule E-025)</source>
        <translation>
            <numerusform>The ledger notes it, and %n point comes back. (rule E-025)</numerusform>
            <numerusform>The ledger notes it, and %n points come back. (rule E-025)</numerusform>
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
    <name>sky::ui::Sidebar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
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
