#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace
{

struct Ran {
    int code = -1;
    QByteArray out, err;
};

/// The program itself, without a display and with folders of its own.
Ran run(const QTemporaryDir &folder, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        environment.insert(QLatin1String(name), folder.filePath(QLatin1String(name)));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.start(QStringLiteral(SKYCHAMBER_PROGRAM), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

bool isPdf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-";
}

} // namespace

/// What tests of the commands within their own process cannot see: that the program makes what they need.
class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsWithoutADisplay_data();
    void printsWithoutADisplay();
};

void TestProgram::printsWithoutADisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a sheet") << QStringList{"export", "k.skychar", "--pdf", "out.pdf"};
    QTest::newRow("a party of files")
        << QStringList{"export", "k.skychar", "r.skychar", "--layout", "party", "--pdf", "out.pdf"};
    QTest::newRow("a party") << QStringList{"party", "road.skyparty", "--pdf", "out.pdf"};
    QTest::newRow("a party, written together") << QStringList{"party", "road.skyparty", "--pdf=out.pdf"};
}

void TestProgram::printsWithoutADisplay()
{
    QFETCH(QStringList, arguments);
    const QTemporaryDir folder;
    for (const QStringList &before :
         {QStringList{"new", "--template", "Knight", "--name", "Juk", "-o", "k.skychar"},
          QStringList{"new", "--template", "Ranger", "--name", "Ana", "-o", "r.skychar"},
          QStringList{"party", "--new", "road.skyparty", "k.skychar", "r.skychar"}}) {
        const Ran made = run(folder, before);
        QVERIFY2(made.code == 0, made.err.constData());
    }
    const Ran printed = run(folder, arguments);
    QVERIFY2(printed.code == 0, printed.err.constData());
    QVERIFY2(printed.out.contains("Wrote out.pdf"), printed.out.constData());
    QVERIFY(isPdf(folder.filePath(QStringLiteral("out.pdf"))));
}

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
