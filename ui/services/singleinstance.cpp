#include "ui/services/singleinstance.h"

#include "core/json/parse.h"
#include "core/json/reader.h"
#include "core/json/write.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSocketNotifier>
#include <QThread>
#include <QTimer>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <spdlog/spdlog.h>

#include <array>
#include <cerrno>
#include <optional>

namespace sky::ui
{

namespace
{

constexpr int MessageVersion = 1;
constexpr qsizetype MostMessageBytes = 1024 * 1024;
constexpr int MostPaths = 1'000;
constexpr qsizetype LongestSocket = sizeof(sockaddr_un::sun_path) - 1; // in bytes
constexpr int Patience = 3'000; // ms that either side waits for the other
constexpr char End = '\0';      // JSON has none
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
    object.add(QStringLiteral("version"), MessageVersion);
    object.add(QStringLiteral("open"), std::move(array));
    return json::write(json::Value(std::move(object))) + End;
}

Result<QStringList> pathsIn(const QByteArray &message)
{
    const auto value = json::parse(message);
    if (!value) return tl::unexpected(value.error());
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    reader.integer(u"version", MessageVersion, MessageVersion, 0);
    QStringList paths;
    for (const QString &path : reader.strings(u"open", MostPaths)) {
        if (!QDir::isAbsolutePath(path)) reader.fault(u"open", SingleInstance::tr("is no absolute path"));
        paths << path;
    }
    if (faults.any()) return tl::unexpected(faults.first());
    return paths;
}

using storage::Descriptor;

/// A socket of this machine, and its path as the system takes it. Not QLocalSocket: Qt's network library
/// brings nine others with it, which the start of the program would wait for.
Descriptor newSocket(int flags)
{
    return Descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0));
}

sockaddr_un addressOf(const QString &path)
{
    const QByteArray name = QFile::encodeName(path).left(LongestSocket);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    std::copy(name.begin(), name.end(), std::begin(address.sun_path));
    return address;
}

bool sendAll(int socket, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t count = ::send(socket, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes = bytes.sliced(count);
    }
    return true;
}

/// What is there to read; nothing at the end, or when the other side is gone. With errno 0 at the end.
std::optional<QByteArray> received(int socket)
{
    std::array<char, 4096> part = {};
    for (;;) {
        const ssize_t count = ::recv(socket, part.data(), part.size(), 0);
        if (count > 0) return QByteArray(part.data(), count);
        if (count == 0) errno = 0;
        if (count == 0 || errno != EINTR) return std::nullopt;
    }
}

/// Sends the message and waits for the answer.
bool deliver(const QString &socketPath, const QByteArray &message)
{
    const Descriptor socket = newSocket(0);
    const timeval patience = {Patience / 1000, 0};
    ::setsockopt(socket.get(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    const sockaddr_un address = addressOf(socketPath);
    if (::connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 ||
        !sendAll(socket.get(), message))
        return false;
    QByteArray answer;
    while (answer.size() < qsizetype(sizeof(Understood)) - 1) {
        const auto part = received(socket.get());
        if (!part) break;
        answer += *part;
    }
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

/// Somebody who has connected, and what was heard of him so far.
class Guest : public QObject
{
    Q_OBJECT

public:
    Guest(Descriptor socket, QObject *parent)
        : QObject(parent)
        , m_socket(std::move(socket))
        , m_notifier(m_socket.get(), QSocketNotifier::Read)
    {
        connect(&m_notifier, &QSocketNotifier::activated, this, &Guest::hear);
        QTimer::singleShot(Patience, this, &Guest::leave);
    }

Q_SIGNALS:
    void said(const QStringList &paths);

private:
    void leave()
    {
        m_notifier.setEnabled(false);
        deleteLater();
    }
    void hear();
    void understand(const QByteArray &message);

    Descriptor m_socket;
    QSocketNotifier m_notifier; ///< after the socket: it must end before
    QByteArray m_heard;
};

/// Waits for the end of the message; never keeps more of it than it may have.
void Guest::hear()
{
    while (const auto part = received(m_socket.get())) {
        m_heard += *part;
        const qsizetype end = m_heard.indexOf(End);
        if (end >= 0) {
            understand(m_heard.left(end));
            leave();
            return;
        }
        if (m_heard.size() > MostMessageBytes) {
            leave();
            return;
        }
    }
    if (errno != EAGAIN && errno != EWOULDBLOCK) leave();
}

void Guest::understand(const QByteArray &message)
{
    const auto paths = pathsIn(message);
    if (!paths) {
        spdlog::warn("A message of a second start was not understood: {}",
                     paths.error().detail.toStdString());
        return;
    }
    sendAll(m_socket.get(), Understood);
    Q_EMIT said(*paths);
}

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
{
}

SingleInstance::~SingleInstance()
{
    if (m_socket.isOpen()) ::unlink(QFile::encodeName(socketIn(m_folder)).constData());
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
    const bool fits = message.size() <= MostMessageBytes && paths.size() <= MostPaths;
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
    const QString path = socketIn(m_folder);
    ::unlink(QFile::encodeName(path).constData()); // of a dead one, since the lock was free
    Descriptor socket = newSocket(SOCK_NONBLOCK);
    const sockaddr_un address = addressOf(path);
    if (::fchmod(socket.get(), 0600) != 0 ||
        ::bind(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 ||
        ::listen(socket.get(), 8) != 0) {
        spdlog::warn("A second start cannot hand its files over: errno {}", errno);
        return;
    }
    m_socket = std::move(socket);
    m_notifier = std::make_unique<QSocketNotifier>(m_socket.get(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &SingleInstance::greet);
}

void SingleInstance::greet()
{
    for (;;) {
        Descriptor socket(::accept4(m_socket.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
        if (!socket.isOpen()) return;
        auto *guest = new Guest(std::move(socket), this);
        // Not from inside the guest's ear: who opens the files may ask, and the guest is gone meanwhile.
        connect(guest, &Guest::said, this, &SingleInstance::filesArrived, Qt::QueuedConnection);
    }
}

} // namespace sky::ui

#include "singleinstance.moc"
