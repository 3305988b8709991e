#include "core/json/write.h"
#include "core/print/preset.h"

#include <QTest>

using namespace sky;
using namespace sky::print;

namespace
{

/// Nothing as usual.
Options everything()
{
    Options options;
    options.layout = QStringLiteral("blank");
    options.paper = paperByName(QStringLiteral("148x210mm")).value();
    options.landscape = true;
    options.portrait = false;
    options.injuries = Injuries::Fresh;
    options.sections = {"weapons", "talents"};
    options.textSize = 12.5;
    options.titleLine = QStringLiteral("For the convention \u201cHügel\u201d");
    options.leastMargin = 12.7;
    options.binding = 8;
    options.bothSides = true;
    options.twoUp = true;
    options.blankRows = 7;
    options.nameless = true;
    options.attach = true;
    return options;
}

QByteArray settingsWith(const std::vector<Preset> &presets)
{
    json::Object object;
    object.add(QStringLiteral("version"), 1);
    object.add(QStringLiteral("presets"), presetArray(presets));
    return json::write(json::Value(std::move(object)));
}

} // namespace

class TestPreset : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas();
    void onlyWhatDiffersIsKept();
    void whatIsOutOfRangeIsNamed_data();
    void whatIsOutOfRangeIsNamed();
    void eachIsReadForItself();
    void anUnknownNameListsTheOthers();
};

void TestPreset::comesBackAsItWas()
{
    const std::vector<Preset> kept = {{QStringLiteral("Large"), everything()}, {QStringLiteral("Plain"), {}}};
    const auto read = presetsIn(settingsWith(kept));
    QVERIFY(read);
    QVERIFY(read->presets == kept && read->broken.empty());
    const Options &options = read->presets.front().options;
    QCOMPARE(options.paper.width, 148.0);
    QCOMPARE(options.leastMargin, 12.7);
    QCOMPARE(options.textSize, 12.5);
    QCOMPARE(options.sections, everything().sections);
    QCOMPARE(options.injuries, Injuries::Fresh);
}

void TestPreset::onlyWhatDiffersIsKept()
{
    QCOMPARE(lastingPart({}).members.size(), size_t{0});
    QCOMPARE(lastingPart(everything()).members.size(), size_t{15});
    Options clocked;
    clocked.clock = [] { return QDateTime(); };
    clocked.asOf = QDate(2026, 5, 3);
    clocked.attachment.bytes = "x";
    QVERIFY(areAlike(clocked, {}));
    QVERIFY(!areAlike(everything(), {}));
}

void TestPreset::whatIsOutOfRangeIsNamed_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, const char *member, const char *path) {
        QTest::newRow(name) << QByteArray(member) << QString::fromLatin1(path);
    };
    row("text too large", R"("textSize": 14.1)", "textSize");
    row("text too small", R"("textSize": 9.4)", "textSize");
    row("text too fine", R"("textSize": 10.05)", "textSize");
    row("text of words", R"("textSize": "large")", "textSize");
    row("margin", R"("margin": 41)", "margin");
    row("binding", R"("binding": -1)", "binding");
    row("rows", R"("blankRows": 41)", "blankRows");
    row("injuries", R"("injuries": "many")", "injuries");
    row("paper", R"("paper": "napkin")", "paper");
    row("section", R"("sections": [1])", "sections");
    row("section without a name", R"("sections": [""])", "sections");
    row("flag", R"("twoUp": 1)", "twoUp");
}

void TestPreset::whatIsOutOfRangeIsNamed()
{
    QFETCH(QByteArray, member);
    QFETCH(QString, path);
    const auto read = presetsIn(R"({"presets": [{"name": "B", )" + member + R"(}, {"name": "A"}]})");
    QVERIFY(read);
    QCOMPARE(read->broken.size(), size_t{1});
    QCOMPARE(read->broken.front().name, QStringLiteral("B"));
    const QString why = read->broken.front().why.message;
    QVERIFY2(why.contains(QStringLiteral("presets[0].") + path), qPrintable(why));
    QCOMPARE(read->presets.size(), size_t{1}); // the others are as good as before
    QCOMPARE(read->presets.front().name, QStringLiteral("A"));
}

void TestPreset::eachIsReadForItself()
{
    const auto twice = presetsIn(R"({"presets": [{"name": "A"}, {"name": "a"}, {"name": ""}, 7]})");
    QVERIFY(twice);
    QCOMPARE(twice->presets.size(), size_t{1});
    QCOMPARE(twice->broken.size(), size_t{3});
    QVERIFY(presetsIn("{}")->presets.empty());
    for (const char *none : {"{", "[]", R"({"presets": 7})"})
        QVERIFY2(!presetsIn(none), none);
}

void TestPreset::anUnknownNameListsTheOthers()
{
    const std::vector<Preset> kept = {{QStringLiteral("Large"), everything()}, {QStringLiteral("Plain"), {}}};
    QVERIFY(areAlike(presetNamed(QStringLiteral("LARGE"), kept)->options, everything()));
    const auto none = presetNamed(QStringLiteral("Small"), kept);
    QVERIFY(!none);
    QVERIFY2(none.error().message.contains(QStringLiteral("Large, Plain")), qPrintable(none.error().message));
    QVERIFY(
        presetNamed(QStringLiteral("Small"), {}).error().message.contains(QStringLiteral("none is kept")));
}

QTEST_APPLESS_MAIN(TestPreset)
#include "tst_preset.moc"
