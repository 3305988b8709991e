#pragma once

#include <QString>

#include <optional>

namespace sky::app
{

/// While it lives, a crash of the program leaves a report in that folder, "crash-TIME-PID.new.txt": the
/// signal, the versions, whether a command ran, and where in the program it happened, nothing of a person or
/// a character. Then the system does what it always does. One at a time; the newest five reports stay.
class CrashReports
{
public:
    static constexpr int Most = 5;

    enum class Of { Window, Command };
    CrashReports(const QString &folder, Of of);
    ~CrashReports();
    CrashReports(const CrashReports &) = delete;
    CrashReports &operator=(const CrashReports &) = delete;

    /// What was loaded by now can be named in a report: to be called again when more was.
    void noteLibraries();

    struct Report {
        QString path;
        Of of = Of::Window;
    };
    /// The newest report that was not told yet; from then on all are.
    static std::optional<Report> untold(const QString &folder);
};

} // namespace sky::app
