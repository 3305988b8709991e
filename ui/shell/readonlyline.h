#pragma once

#include "ui/widgets/noticerow.h"

namespace sky::ui
{

class OpenFile;

/// Over a character that can only be looked at: why that is so, and what can be done about it.
class ReadOnlyLine : public NoticeRow
{
    Q_OBJECT

public:
    explicit ReadOnlyLine(OpenFile &file, QWidget *parent = nullptr);

Q_SIGNALS:
    void takeOverWanted();
    void copyWanted();
    void revertWanted();

private:
    void follow();
    QString inWords() const;
    QPushButton *offer(const QString &label, const QString &tip);

    OpenFile &m_file;
    QPushButton *m_again, *m_takeOver, *m_copy, *m_revert;
};

} // namespace sky::ui
