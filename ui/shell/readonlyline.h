#pragma once

#include <QWidget>

class QPushButton;

namespace sky::ui
{

class Notice;
class OpenFile;

/// Over a character that can only be looked at: why that is so, and what can be done about it.
class ReadOnlyLine : public QWidget
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
    QString sentence() const;
    QPushButton *offer(const QString &label, const QString &tip);

    OpenFile &m_file;
    Notice *m_notice;
    QPushButton *m_again, *m_takeOver, *m_copy, *m_revert;
};

} // namespace sky::ui
