#include "ui/services/singleinstance.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/json/write.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QThread>
#include <QTimer>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include <cerrno>

namespace sky::ui
{

namespace
{

constexpr int Version = 1;
constexpr qsizetype MostBytes = 1024 * 1024;
constexpr int MostPaths = 1'000;
constexpr qsizetype LongestSocket = 90; // in bytes; the system has 107, and Qt needs some while it makes one
constexpr int Patience = 3'000;         // ms that either side waits for the other
constexpr char End = '\0';              // JSON has none
constexpr char Understood[] = "OK";

QString socketIn(const QString &folder)
{
    return folder + QLatin1String("/socket");
}

QByteArray messageOf(const QStringList &paths)
{
    json::Array array;
    for (const QString &path : paths)
        array.push_back(json::Value(path));
    json::Object object;
    object.add(QStringLiteral("version"), Version);
    object.add(QStringLiteral("open"), std::move(array));
    return json::write(json::Value(std::move(object))) + End;
}

Result<QStringList> pathsIn(const QByteArray &message)
{
    const auto value = json::parse(message);
    if (!value) return tl::unexpected(value.error());
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    reader.integer(u"version", Version, Version, 0);
    QStringList paths;
    for (const QString &path : reader.strings(u"open", MostPaths)) {
        if (!QDir::isAbsolutePath(path)) reader.fault(u"open", SingleInstance::tr("is no absolute path"));
        paths << path;
    }
    if (faults.any()) return tl::unexpected(faults.first());
    return paths;
}

/// Sends the message and waits for the answer.
bool deliver(const QString &socketPath, const QByteArray &message)
{
    QLocalSocket socket;
    socket.connectToServer(socketPath);
    if (!socket.waitForConnected(Patience)) return false;
    socket.write(message);
    QByteArray answer;
    while (answer.size() < qsizetype(sizeof(Understood)) - 1 && socket.waitForReadyRead(Patience))
        answer += socket.readAll();
    return answer == Understood;
}

bool isMineAlone(const QString &folder)
{
    QDir().mkpath(QFileInfo(folder).path());
    const QByteArray name = QFile::encodeName(folder);
    if (::mkdir(name.constData(), 0700) == 0) return true;
    struct stat state = {};
    return errno == EEXIST && ::lstat(name.constData(), &state) == 0 && S_ISDIR(state.st_mode) &&
           state.st_uid == ::geteuid() && (state.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

} // namespace

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_server(new QLocalServer(this))
{
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::greet);
}

QString SingleInstance::usualFolder(const QString &stateFolder)
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const bool usable = QDir::isAbsolutePath(runtime) && QFileInfo(runtime).isDir();
    return (usable ? runtime + QLatin1String("/skychamber") : stateFolder);
}

bool SingleInstance::handOver(const QStringList &paths)
{
    if (!isMineAlone(m_folder)) {
        spdlog::warn("The folder of the socket is not this user's alone: no files are handed over");
        return false;
    }
    const QByteArray message = messageOf(paths);
    const bool fits = message.size() <= MostBytes && paths.size() <= MostPaths;
    if (!fits || QFile::encodeName(socketIn(m_folder)).size() > LongestSocket) return false;
    QElapsedTimer waiting;
    waiting.start();
    do { // the first may just be starting, or ending
        if (becomeFirst()) return false;
        if (deliver(socketIn(m_folder), message)) return true;
        QThread::msleep(20);
    } while (waiting.elapsed() < Patience);
    spdlog::warn("Another Skychamber runs but does not answer");
    return false;
}

/// True too where nothing can be locked: nobody is to wait for.
bool SingleInstance::becomeFirst()
{
    const QByteArray name = QFile::encodeName(m_folder + QLatin1String("/lock"));
    storage::Descriptor lock(::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!lock.isOpen()) return true;
    if (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) return errno != EWOULDBLOCK;
    m_lock = std::move(lock);
    listen();
    return true;
}

void SingleInstance::listen()
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(socketIn(m_folder)); // of a dead one, since the lock was free
    if (!m_server->listen(socketIn(m_folder)))
        spdlog::warn("A second start cannot hand its files over: socket error {}",
                     int(m_server->serverError()));
}

void SingleInstance::greet()
{
    while (QLocalSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { hear(socket); });
        QTimer::singleShot(Patience, socket, &QLocalSocket::abort);
        hear(socket);
    }
}

/// Waits for the end of the message; never keeps more of it than it may have.
void SingleInstance::hear(QLocalSocket *socket)
{
    const QByteArray message = socket->peek(MostBytes + 1);
    const qsizetype end = message.indexOf(End);
    if (end < 0) {
        if (message.size() > MostBytes) socket->abort();
        return;
    }
    socket->disconnect(this);
    const auto paths = pathsIn(message.left(end));
    if (!paths) {
        spdlog::warn("A message of a second start was not understood: {}",
                     paths.error().detail.toStdString());
        socket->abort();
        return;
    }
    socket->write(Understood);
    socket->disconnectFromServer();
    // Not from inside the socket's signal: who opens the files may ask, and the socket is gone meanwhile.
    QMetaObject::invokeMethod(
        this, [this, paths = *paths] { Q_EMIT filesArrived(paths); }, Qt::QueuedConnection);
}

} // namespace sky::ui
