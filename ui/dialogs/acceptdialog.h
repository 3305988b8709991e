#pragma once

#include "core/rules/issue.h"
#include "ui/binding/workbench.h"

#include <QDialog>

class QPushButton;

namespace sky::ui
{

class GameUi;
class LineField;
class Notice;

/// The Master lets an issue stand, with a reason that is saved in the file and printed on the sheet.
class AcceptDialog : public QDialog
{
    Q_OBJECT

public:
    AcceptDialog(Workbench &bench, const GameUi &game, const Issue &issue, QWidget *parent);

    void accept() override;

private:
    Workbench &m_bench;
    const GameUi &m_game;
    Issue m_issue;
    LineField *m_reason;
    LineField *m_by;
    Notice *m_notice;
    QPushButton *m_accept;
};

} // namespace sky::ui
