#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusMetaType>
#include <QDBusReply>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>
#include <vector>

namespace
{

/// Where an accessible thing lives on the bus.
struct Place {
    QString service;
    QDBusObjectPath path;
};

QDBusArgument &operator<<(QDBusArgument &argument, const Place &place)
{
    argument.beginStructure();
    argument << place.service << place.path;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, Place &place)
{
    argument.beginStructure();
    argument >> place.service >> place.path;
    argument.endStructure();
    return argument;
}

/// What a control has to do with others, in AT-SPI's numbers.
struct Relation {
    uint kind = 0;
    QList<Place> targets;
};

QDBusArgument &operator<<(QDBusArgument &argument, const Relation &relation)
{
    argument.beginStructure();
    argument << relation.kind << relation.targets;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, Relation &relation)
{
    argument.beginStructure();
    argument >> relation.kind >> relation.targets;
    argument.endStructure();
    return argument;
}

/// Bits of an AT-SPI state set.
enum State { Focusable = 11, Focused = 12, Showing = 25 };

/// What a screen reader is told of one control.
struct Control {
    Place place;
    QString role, name;
    QList<uint> states;
    bool is(State state) const { return !states.isEmpty() && (states[0] >> state & 1U) != 0; }
};

} // namespace

Q_DECLARE_METATYPE(Place)
Q_DECLARE_METATYPE(Relation)

/// The program in a real window, heard through the accessibility bus from another process.
class TestScreenReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void everyControlOfAPageSaysItsName_data();
    void everyControlOfAPageSaysItsName();
    void aLevelIsTurnedThroughTheBus();

private:
    QDBusMessage call(const Place &place, const char *interface, const char *method,
                      const QVariantList &arguments = {}) const;
    QVariant property(const Place &place, const char *name) const;
    void setValue(const Place &place, double value) const;
    std::vector<Place> children(const Place &place) const;
    Control look(const Place &place) const;
    void collect(const Place &place, std::vector<Control> &found) const;
    /// All that shows, in reading order.
    std::vector<Control> heard() const;
    std::optional<Control> find(const QString &role, const QString &nameStart) const;
    bool act(const Place &place, const QString &action) const;
    /// The name of what is said to be its label.
    QString labelOf(const Place &place) const;

    QTemporaryDir m_folder;
    QProcess m_program;
    std::optional<QDBusConnection> m_bus;
    std::optional<Place> m_application;
};

QDBusMessage TestScreenReader::call(const Place &place, const char *interface, const char *method,
                                    const QVariantList &arguments) const
{
    QDBusMessage message = QDBusMessage::createMethodCall(
        place.service, place.path.path(), QLatin1String("org.a11y.atspi.") + QLatin1String(interface),
        QLatin1String(method));
    message.setArguments(arguments);
    return m_bus->call(message, QDBus::Block, 20'000);
}

QVariant TestScreenReader::property(const Place &place, const char *name) const
{
    QDBusMessage message = QDBusMessage::createMethodCall(place.service, place.path.path(),
                                                          QStringLiteral("org.freedesktop.DBus.Properties"),
                                                          QStringLiteral("Get"));
    message.setArguments({QStringLiteral("org.a11y.atspi.Accessible"), QLatin1String(name)});
    const QDBusReply<QDBusVariant> reply = m_bus->call(message);
    return reply.isValid() ? reply.value().variant() : QVariant();
}

void TestScreenReader::setValue(const Place &place, double value) const
{
    QDBusMessage message = QDBusMessage::createMethodCall(place.service, place.path.path(),
                                                          QStringLiteral("org.freedesktop.DBus.Properties"),
                                                          QStringLiteral("Set"));
    message.setArguments({QStringLiteral("org.a11y.atspi.Value"), QStringLiteral("CurrentValue"),
                          QVariant::fromValue(QDBusVariant(value))});
    m_bus->call(message);
}

std::vector<Place> TestScreenReader::children(const Place &place) const
{
    std::vector<Place> result;
    const int count = property(place, "ChildCount").toInt();
    for (int i = 0; i < count; ++i) {
        const QDBusReply<Place> reply = call(place, "Accessible", "GetChildAtIndex", {i});
        if (reply.isValid()) result.push_back(reply.value());
    }
    return result;
}

Control TestScreenReader::look(const Place &place) const
{
    const QDBusReply<QString> role = call(place, "Accessible", "GetRoleName");
    const QDBusReply<QList<uint>> states = call(place, "Accessible", "GetState");
    return {place, role.value(), property(place, "Name").toString(), states.value()};
}

void TestScreenReader::collect(const Place &place, std::vector<Control> &found) const
{
    const Control control = look(place);
    const bool container = control.role == QLatin1String("application");
    if (!container && !control.is(Showing)) return;
    found.push_back(control);
    for (const Place &child : children(place))
        collect(child, found);
}

std::vector<Control> TestScreenReader::heard() const
{
    std::vector<Control> found;
    collect(*m_application, found);
    return found;
}

std::optional<Control> TestScreenReader::find(const QString &role, const QString &nameStart) const
{
    for (const Control &control : heard())
        if (control.role == role && control.name.startsWith(nameStart)) return control;
    return std::nullopt;
}

bool TestScreenReader::act(const Place &place, const QString &action) const
{
    for (int i = 0; i < 10; ++i) {
        const QDBusReply<QString> name = call(place, "Action", "GetName", {i});
        if (!name.isValid() || name.value().isEmpty()) return false;
        if (name.value().compare(action, Qt::CaseInsensitive) == 0)
            return call(place, "Action", "DoAction", {i}).type() == QDBusMessage::ReplyMessage;
    }
    return false;
}

QString TestScreenReader::labelOf(const Place &place) const
{
    constexpr uint LabelledBy = 2;
    const QDBusReply<QList<Relation>> reply = call(place, "Accessible", "GetRelationSet");
    for (const Relation &relation : reply.value())
        if (relation.kind == LabelledBy && !relation.targets.isEmpty())
            return property(relation.targets.first(), "Name").toString();
    return {};
}

void TestScreenReader::initTestCase()
{
    qDBusRegisterMetaType<QList<Place>>();
    qDBusRegisterMetaType<Relation>();
    qDBusRegisterMetaType<QList<Relation>>();
    qDBusRegisterMetaType<Place>();
    QDBusInterface launcher(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                            QStringLiteral("org.a11y.Bus"));
    const QDBusReply<QString> address = launcher.call(QStringLiteral("GetAddress"));
    QVERIFY2(address.isValid(), qPrintable(address.error().message()));
    m_bus = QDBusConnection::connectToBus(address.value(), QStringLiteral("accessibility"));
    QVERIFY(m_bus->isConnected());

    QVERIFY(m_folder.isValid());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name :
         {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "TMPDIR"})
        environment.insert(QLatin1String(name), m_folder.path());
    environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
    const QString file = m_folder.filePath(QStringLiteral("knight.skychar"));
    m_program.setProcessEnvironment(environment);
    m_program.setProcessChannelMode(QProcess::ForwardedChannels);
    QCOMPARE(QProcess::execute(QStringLiteral(SKYCHAMBER_PROGRAM),
                               {QStringLiteral("new"), QStringLiteral("--template"), QStringLiteral("knight"),
                                QStringLiteral("--name"), QStringLiteral("Alaric"),
                                QStringLiteral("--output"), file}),
             0);
    m_program.start(QStringLiteral(SKYCHAMBER_PROGRAM), {file});
    QVERIFY(m_program.waitForStarted());

    const Place registry{QStringLiteral("org.a11y.atspi.Registry"),
                         QDBusObjectPath(QStringLiteral("/org/a11y/atspi/accessible/root"))};
    const auto announced = [&] {
        for (const Place &place : children(registry))
            if (property(place, "Name").toString().contains(QLatin1String("Skychamber"), Qt::CaseInsensitive))
                m_application = place;
        return m_application && find(QStringLiteral("page tab"), QStringLiteral("Build")).has_value();
    };
    QTRY_VERIFY_WITH_TIMEOUT(announced(), 60'000);
}

void TestScreenReader::cleanupTestCase()
{
    m_program.kill();
    m_program.waitForFinished();
}

void TestScreenReader::everyControlOfAPageSaysItsName_data()
{
    QTest::addColumn<QStringList>("told");
    QTest::newRow("Build") << QStringList{QStringLiteral("Warrior, level 8"),
                                          QStringLiteral("Rider, level 8")};
    QTest::newRow("Equipment") << QStringList{QStringLiteral("Right hand"), QStringLiteral("Left hand")};
    QTest::newRow("Notes") << QStringList{QStringLiteral("Concept"), QStringLiteral("Player")};
    QTest::newRow("Sheet") << QStringList{QStringLiteral("Previous page"), QStringLiteral("Export PDF...")};
}

void TestScreenReader::everyControlOfAPageSaysItsName()
{
    QFETCH(QStringList, told);
    const auto tab = find(QStringLiteral("page tab"), QLatin1String(QTest::currentDataTag()));
    QVERIFY(tab);
    QVERIFY(act(tab->place, QStringLiteral("Press")));
    const auto shown = [&] {
        const std::vector<Control> controls = heard();
        return std::all_of(told.begin(), told.end(), [&](const QString &words) {
            return std::any_of(controls.begin(), controls.end(),
                               [&](const Control &control) { return control.name.contains(words); });
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(shown(), 20'000);
    int focusable = 0;
    for (const Control &control : heard()) {
        // What a list shows beside an entry's first column may be nothing.
        if (control.role == QLatin1String("tree item")) continue;
        if (control.role ==
            QLatin1String("combo box")) { // its name is its value; what it is for stands beside
            const QString purpose =
                labelOf(control.place) + property(control.place, "Description").toString();
            QVERIFY2(!purpose.isEmpty(), qPrintable(control.name));
        }
        const bool button = control.role == QLatin1String("push button");
        if (!button && !control.is(Focusable)) continue;
        ++focusable;
        QVERIFY2(!control.name.isEmpty(), qPrintable(control.role + control.place.path.path()));
    }
    QVERIFY(focusable > 10);
}

void TestScreenReader::aLevelIsTurnedThroughTheBus()
{
    const auto tab = find(QStringLiteral("page tab"), QStringLiteral("Build"));
    QVERIFY(tab && act(tab->place, QStringLiteral("Press")));
    const auto warrior = [this] {
        return find(QStringLiteral("spin box"), QStringLiteral("Warrior, level"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(warrior().has_value(), 20'000);
    const auto row = warrior();
    QVERIFY(row->name.startsWith(QLatin1String("Warrior, level 8, cost 16")));
    setValue(row->place, 7);
    QTRY_VERIFY_WITH_TIMEOUT(look(row->place).name.startsWith(QLatin1String("Warrior, level 7, cost 12")),
                             20'000);
    QVERIFY(find(QStringLiteral("label"), QStringLiteral("4 left of 100 points")));
}

QTEST_GUILESS_MAIN(TestScreenReader)
#include "tst_screen_reader.moc"
