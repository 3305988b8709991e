#pragma once

#include <QProgressDialog>

namespace sky::ui::hursagmu
{

/// How far work on many members' files is. It can be stopped until the files are written: then all are.
class WriteProgress : public QProgressDialog
{
    Q_OBJECT

public:
    static constexpr size_t Many = 30; ///< fewer are done before anybody could press a button

    WriteProgress(size_t members, QWidget *parent);
    /// Lets the window go on; false: it was stopped.
    bool step(size_t done);

private:
    size_t m_members;
};

} // namespace sky::ui::hursagmu
