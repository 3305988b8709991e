#pragma once

#include "ui/binding/bind.h"
#include "ui/shell/page.h"

#include <QHash>

class QBoxLayout;
class QGridLayout;
class QScrollArea;
class QVBoxLayout;

namespace sky::ui::hursagmu
{

class InjuryRows;

/// Who the character is, in words: people, portrait, texts, and the injuries of the moment. Two columns where
/// there is room.
class NotesPage : public Page
{
    Q_OBJECT

public:
    explicit NotesPage(Workbench &bench, QWidget *parent = nullptr);

    /// "name", "base/player", "notes/2", "portrait", "injury/wounds".
    bool reveal(const QString &subject) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    using Member = QString sky::Character::*;
    using Verb = Edit (*)(const QString &);

    QWidget *makePeople();
    QWidget *makeTexts();
    void addLine(QGridLayout *grid, const QString &id, const QString &label, Member member, Verb verb);
    void addText(QVBoxLayout *column, const QString &id, const QString &label, int lines, Member member,
                 Verb verb);
    void arrange();

    QScrollArea *m_scroll;
    QBoxLayout *m_columns;
    InjuryRows *m_injuries = nullptr;
    QHash<QString, QWidget *> m_fields; ///< by subject
};

} // namespace sky::ui::hursagmu
