#pragma once

#include "core/party/party.h"
#include "ui/dialogs/memberchoices.h"

#include <QDialog>

class QPushButton;

namespace sky::ui
{

class LineField;
class Notice;

/// Asks for what a new party is: name, file, members. Whoever made it makes the party and ends the dialog, or
/// says why not.
class NewPartyDialog : public QDialog
{
    Q_OBJECT

public:
    NewPartyDialog(const Services &services, const QString &folder, std::vector<MemberChoice> choices,
                   QWidget *parent);
    void refuse(const QString &sentence);

Q_SIGNALS:
    void wanted(const QString &path, const sky::party::Party &party);

private:
    void showPath();
    void choosePath();
    void make();

    const Services &m_services;
    QString m_folder;
    bool m_ownPath = false; ///< chosen by the person: it no longer follows the name
    LineField *m_name;
    LineField *m_path;
    MemberChoices *m_members;
    Notice *m_notice;
    QPushButton *m_make;
};

} // namespace sky::ui
