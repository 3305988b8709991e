#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>

namespace sky::ui
{

class CrashCopies;
class OpenFile;

/// Has a copy of an open character written soon after each change, and taken away when it is saved or closed.
class CrashGuard : public QObject
{
    Q_OBJECT

public:
    /// So long after the first change that is not in the copy yet: in all, it is on the disk within two
    /// seconds.
    static constexpr std::chrono::milliseconds Pause{1'000};

    /// `name` as given by CrashCopies. Lives with the file.
    CrashGuard(OpenFile &file, CrashCopies &copies, const QString &name, std::chrono::milliseconds pause);
    ~CrashGuard() override;

    /// At once, that is in the background.
    void write();
    /// From now on into the copy of that name, which is there already; its own goes.
    void writeInto(const QString &name);

private:
    void follow();

    OpenFile &m_file;
    CrashCopies &m_copies;
    QString m_name;
    QTimer m_pause;
};

} // namespace sky::ui
