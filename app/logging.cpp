#include "app/logging.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <cstdio>
#include <mutex>

namespace sky::app
{

namespace
{

constexpr size_t FileBytes = 1024 * 1024;
constexpr size_t OlderFiles = 2; // beside the one written to

spdlog::level::level_enum toSpdlog(LogLevel level)
{
    switch (level) {
    case LogLevel::Trace:
        return spdlog::level::trace;
    case LogLevel::Debug:
        return spdlog::level::debug;
    case LogLevel::Info:
        return spdlog::level::info;
    case LogLevel::Warning:
        return spdlog::level::warn;
    case LogLevel::Error:
        return spdlog::level::err;
    case LogLevel::Critical:
        return spdlog::level::critical;
    case LogLevel::Off:
        break;
    }
    return spdlog::level::off;
}

spdlog::level::level_enum toSpdlog(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return spdlog::level::debug;
    case QtInfoMsg:
        return spdlog::level::info;
    case QtWarningMsg:
        return spdlog::level::warn;
    case QtCriticalMsg:
        return spdlog::level::err;
    case QtFatalMsg:
        break;
    }
    return spdlog::level::critical;
}

void bridgeQtMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const char *category = context.category ? context.category : "default";
    spdlog::log(toSpdlog(type), "Qt {}: {}", category, message.toStdString());
    if (type == QtFatalMsg) spdlog::default_logger()->flush(); // Qt aborts next
}

Result<spdlog::sink_ptr> openLogFile(const QString &folder)
{
    const QString sentence =
        QCoreApplication::translate("Logging", "The log in \"%1\" cannot be written.").arg(folder);
    const QDir parent = QFileInfo(folder).dir();
    if (!parent.mkpath(QStringLiteral(".")))
        return fail(ErrorKind::Failed, sentence, QStringLiteral("cannot make folder"));
    // Private, as the XDG base directory specification asks. It may be there already: opening tells.
    parent.mkdir(QFileInfo(folder).fileName(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    try {
        const QByteArray path = QFile::encodeName(folder + QStringLiteral("/skychamber.log"));
        return std::make_shared<spdlog::sinks::rotating_file_sink_mt>(path.toStdString(), FileBytes,
                                                                      OlderFiles);
    } catch (const spdlog::spdlog_ex &error) {
        return fail(ErrorKind::Failed, sentence, QString::fromLocal8Bit(error.what()));
    }
}

/// In place of what spdlog itself would write for each line that is lost.
void sayThatItFails()
{
    std::fputs("skychamber: The log cannot be written; the program goes on without it.\n", stderr);
}

} // namespace

QStringList logLevelNames()
{
    return {QStringLiteral("trace"),   QStringLiteral("debug"), QStringLiteral("info"),
            QStringLiteral("warning"), QStringLiteral("error"), QStringLiteral("critical"),
            QStringLiteral("off")};
}

std::optional<LogLevel> logLevelNamed(const QString &name)
{
    const qsizetype index = logLevelNames().indexOf(name);
    if (index < 0) return std::nullopt;
    return static_cast<LogLevel>(index);
}

void setLogLevel(LogLevel level)
{
    spdlog::set_level(toSpdlog(level));
}

QString logFolder()
{
    // Qt 6.4 knows no state location. A relative path there is invalid by the specification and ignored.
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state)) state = QDir::homePath() + QStringLiteral("/.local/state");
    return state + QStringLiteral("/skychamber");
}

struct Logging::Before {
    std::shared_ptr<spdlog::logger> logger;
    QtMessageHandler qtHandler = nullptr;
};

Logging::Logging(const LogOptions &options)
{
    auto logger = std::make_shared<spdlog::logger>("skychamber");
    if (options.level != LogLevel::Off) {
        Result<spdlog::sink_ptr> file = openLogFile(options.folder);
        if (file) {
            logger->sinks().push_back(*file);
        } else {
            m_problem = file.error();
        }
    }
    if (options.warningsToStderr) {
        const auto console = std::make_shared<spdlog::sinks::stderr_sink_mt>();
        console->set_level(spdlog::level::warn);
        logger->sinks().push_back(console);
    }
    logger->set_level(toSpdlog(options.level));
    logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
    logger->flush_on(spdlog::level::info); // a crash leaves no time for it
    logger->set_error_handler([said = std::make_shared<std::once_flag>()](const std::string &) {
        std::call_once(*said, sayThatItFails);
    });

    m_before = std::make_unique<Before>();
    m_before->logger = spdlog::default_logger();
    spdlog::set_default_logger(std::move(logger));
    m_before->qtHandler = qInstallMessageHandler(bridgeQtMessage);
}

Logging::~Logging()
{
    qInstallMessageHandler(m_before->qtHandler);
    spdlog::default_logger()->flush();
    spdlog::set_default_logger(m_before->logger);
}

} // namespace sky::app
