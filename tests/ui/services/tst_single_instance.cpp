#include "ui/services/singleinstance.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace sky;
using ui::SingleInstance;

namespace
{

const QString Second = QStringLiteral("--second");
const QStringList Paths{QStringLiteral("/a/juk.skychar"), QStringLiteral("/b/Žofie.skychar")};

/// This program as a second start; its answer is in its exit code.
struct SecondStart {
    explicit SecondStart(const QString &folder, const QStringList &paths = Paths)
    {
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QCoreApplication::applicationFilePath(), QStringList{Second, folder} + paths);
    }
    ~SecondStart()
    {
        process.kill();
        process.waitForFinished();
    }

    bool handedOver() const { return process.exitCode() == 0; }

    QProcess process;
};

/// As a first start that is killed and leaves its socket behind.
void leaveSocket(const QString &folder)
{
    SecondStart first(folder, {QStringLiteral("--stay")});
    QVERIFY(first.process.waitForReadyRead());
    QVERIFY(QFileInfo::exists(folder + QStringLiteral("/socket")));
    first.process.kill();
    QVERIFY(first.process.waitForFinished());
    QVERIFY(QFileInfo::exists(folder + QStringLiteral("/socket")));
}

/// Says something else than a second start does.
class Stranger
{
public:
    Stranger(const QString &socketPath, const QByteArray &message)
        : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0))
        , m_message(message)
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, QFile::encodeName(socketPath).constData(),
                     sizeof(address.sun_path) - 1);
        if (::connect(m_socket, reinterpret_cast<sockaddr *>(&address), sizeof(address)) != 0)
            qFatal("not connected");
    }
    ~Stranger() { ::close(m_socket); }
    Stranger(const Stranger &) = delete;
    Stranger &operator=(const Stranger &) = delete;

    /// Goes on talking; true once nobody listens any more, and nothing was answered.
    bool isCutOff()
    {
        const ssize_t sent = ::send(m_socket, m_message.constData(), size_t(m_message.size()), MSG_NOSIGNAL);
        if (sent > 0) m_message.remove(0, sent);
        if (sent < 0 && errno != EAGAIN) return true;
        char answer = 0;
        return ::recv(m_socket, &answer, 1, 0) == 0;
    }

private:
    int m_socket;
    QByteArray m_message;
};

} // namespace

class TestSingleInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondStartHandsItsFilesOver();
    void secondStartWithoutFilesIsHeardToo();
    void manyStartsAreAllHeard();
    void firstStartIsAlone();
    void socketOfADeadProgramIsCleared();
    void nextIsFirstWhenTheFirstEnds();
    void strangeMessagesAreDropped_data();
    void strangeMessagesAreDropped();
    void folderIsForThisUserAlone();
    void folderOpenToOthersIsNotUsed();
    void worksAloneWhereNoSocketCanBe();
};

void TestSingleInstance::secondStartHandsItsFilesOver()
{
    const QTemporaryDir folder;
    SingleInstance first(folder.path());
    QVERIFY(!first.handOver({}));
    const QSignalSpy arrived(&first, &SingleInstance::filesArrived);
    SecondStart second(folder.path());
    QTRY_COMPARE(second.process.state(), QProcess::NotRunning);
    QVERIFY(second.handedOver());
    QCOMPARE(arrived.size(), 1);
    QCOMPARE(arrived[0][0].toStringList(), Paths);
}

void TestSingleInstance::secondStartWithoutFilesIsHeardToo()
{
    const QTemporaryDir folder;
    SingleInstance first(folder.path());
    QVERIFY(!first.handOver({}));
    const QSignalSpy arrived(&first, &SingleInstance::filesArrived);
    SecondStart second(folder.path(), {});
    QTRY_COMPARE(arrived.size(), 1);
    QCOMPARE(arrived[0][0].toStringList(), QStringList());
}

void TestSingleInstance::manyStartsAreAllHeard()
{
    const QTemporaryDir folder;
    SingleInstance first(folder.path());
    QVERIFY(!first.handOver({}));
    const QSignalSpy arrived(&first, &SingleInstance::filesArrived);
    std::vector<std::unique_ptr<SecondStart>> starts;
    for (int i = 0; i < 5; ++i)
        starts.push_back(
            std::make_unique<SecondStart>(folder.path(), QStringList{QStringLiteral("/%1").arg(i)}));
    QTRY_COMPARE(arrived.size(), 5);
    for (const auto &start : starts) {
        QTRY_COMPARE(start->process.state(), QProcess::NotRunning);
        QVERIFY(start->handedOver());
    }
}

void TestSingleInstance::firstStartIsAlone()
{
    const QTemporaryDir folder;
    SecondStart start(folder.path());
    QTRY_COMPARE(start.process.state(), QProcess::NotRunning);
    QVERIFY(!start.handedOver());
}

void TestSingleInstance::socketOfADeadProgramIsCleared()
{
    const QTemporaryDir folder;
    leaveSocket(folder.path());
    SingleInstance first(folder.path());
    QVERIFY(!first.handOver(Paths));
    const QSignalSpy arrived(&first, &SingleInstance::filesArrived);
    SecondStart second(folder.path());
    QTRY_COMPARE(arrived.size(), 1);
}

void TestSingleInstance::nextIsFirstWhenTheFirstEnds()
{
    const QTemporaryDir folder;
    {
        SingleInstance first(folder.path());
        QVERIFY(!first.handOver({}));
    }
    SingleInstance next(folder.path());
    QVERIFY(!next.handOver(Paths));
    const QSignalSpy arrived(&next, &SingleInstance::filesArrived);
    SecondStart second(folder.path());
    QTRY_COMPARE(arrived.size(), 1);
}

void TestSingleInstance::strangeMessagesAreDropped_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("empty") << QByteArray("\0", 1);
    QTest::newRow("no JSON") << QByteArray("open\0", 5);
    QTest::newRow("newer") << QByteArray("{\"version\": 2, \"open\": []}\0", 27);
    QTest::newRow("relative") << QByteArray("{\"version\": 1, \"open\": [\"juk\"]}\0", 32);
    QTest::newRow("no texts") << QByteArray("{\"version\": 1, \"open\": [1]}\0", 28);
    QTest::newRow("without an end, and long") << QByteArray(2'000'000, 'x');
}

void TestSingleInstance::strangeMessagesAreDropped()
{
    QFETCH(const QByteArray, message);
    const QTemporaryDir folder;
    SingleInstance first(folder.path());
    QVERIFY(!first.handOver({}));
    const QSignalSpy arrived(&first, &SingleInstance::filesArrived);
    Stranger stranger(folder.filePath(QStringLiteral("socket")), message);
    QTRY_VERIFY(stranger.isCutOff());
    QCOMPARE(arrived.size(), 0);

    SecondStart second(folder.path()); // and it goes on listening
    QTRY_COMPARE(arrived.size(), 1);
}

void TestSingleInstance::folderIsForThisUserAlone()
{
    const QTemporaryDir folder;
    const QString own = folder.filePath(QStringLiteral("a/b"));
    SingleInstance first(own);
    QVERIFY(!first.handOver({}));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                        QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(own) & others));
    QVERIFY(!(QFile::permissions(own + QStringLiteral("/socket")) & others));
}

void TestSingleInstance::folderOpenToOthersIsNotUsed()
{
    const QTemporaryDir folder;
    const auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::WriteOther;
    QVERIFY(QFile::setPermissions(folder.path(), all));
    SingleInstance first(folder.path());
    QVERIFY(!first.handOver(Paths));
    QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("socket"))));
}

void TestSingleInstance::worksAloneWhereNoSocketCanBe()
{
    const QTemporaryDir folder;
    SingleInstance longName(folder.filePath(QString(120, u'x')));
    QVERIFY(!longName.handOver(Paths));
    SingleInstance nowhere(QStringLiteral("/proc/nothing"));
    QVERIFY(!nowhere.handOver(Paths));
}

/// A second start: 0 when its files were handed over. With --stay it goes on as the first.
int secondStart(QCoreApplication &application, const QStringList &arguments)
{
    const bool stays = arguments.contains(QStringLiteral("--stay"));
    SingleInstance instance(arguments.value(0));
    if (instance.handOver(stays ? QStringList() : arguments.mid(1))) return 0;
    if (!stays) return 1;
    std::puts("first");
    std::fflush(stdout);
    return application.exec();
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == Second) return secondStart(application, arguments.mid(2));
    TestSingleInstance test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_single_instance.moc"
