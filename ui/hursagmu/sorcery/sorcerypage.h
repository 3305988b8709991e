#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/hursagmu/sorcery/spelldesk.h"
#include "ui/shell/page.h"

class QBoxLayout;
class QScrollArea;

namespace sky::ui
{
class Label;
}

namespace sky::ui::hursagmu
{

class CastingPanel;
class DisciplineTable;
class FocusPanel;
class SpellEditor;
class SpellList;

/// Focus, spellbook, disciplines; the chosen spell beside them and what casting it takes.
class SorceryPage : public Page
{
    Q_OBJECT

public:
    SorceryPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);

    /// "spell/ID", "sorcery", "focus".
    bool reveal(const QString &subject) override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    QWidget *makeContent();
    QWidget *makeBook();
    QWidget *makeSpell();
    QWidget *makeInvitation();
    void arrange();
    void refresh();

    SpellDesk &m_desk; ///< a child: closing the page may end an edit, which still asks it
    QScrollArea *m_scroll;
    QWidget *m_invitation;
    QWidget *m_whole;
    FocusPanel *m_focus;
    SpellList *m_list;
    DisciplineTable *m_disciplines;
    Label *m_empty;
    SpellEditor *m_editor;
    CastingPanel *m_casting;
    QBoxLayout *m_columns;
};

} // namespace sky::ui::hursagmu
