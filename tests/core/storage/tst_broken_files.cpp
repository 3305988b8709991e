// Every kind of damage a character file can have, and what people are told about it.

#include "core/hursagmu/hursagmu.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"

#include <QDir>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

using namespace sky;

namespace
{

const QString BrokenFiles = QStringLiteral(SKYCHAMBER_TEST_DATA "/broken");

struct Damage {
    const char *file;     ///< in tests/data/broken, without its suffix
    const char *sentence; ///< what the message begins with
};

constexpr Damage Table[] = {
    // Bytes
    {"empty", "The file is empty."},
    {"blank", "The file is empty."},
    {"zeros", "The file holds nothing but zeros"},
    {"random_bytes", "Line 1, column 3: this is not text in UTF-8."},
    {"invalid_utf8", "Line 25, column 15: this is not text in UTF-8."},
    {"latin1", "Line 10, column 16: this is not text in UTF-8."},
    {"utf16", "Line 1, column 1: the text is stored as UTF-16"},
    {"nul_byte", "Line 25, column 15: there is a NUL byte here"},
    {"two_byte_order_marks", "Line 1, column 1: the character U+FEFF does not belong here."},
    // Grammar
    {"truncated", "Line 13, column 4: the text ends too early"},
    {"truncated_in_text", "Line 10, column 11: the text in quotes that begins here is never closed."},
    {"twice", "Line 27, column 1: something follows after the end"},
    {"comma_missing", "Line 10, column 3: a comma is missing before this."},
    {"comma_too_many", "Line 26, column 1: there is a comma too many before }"},
    {"comment", "Line 10, column 3: comments are not allowed here."},
    {"single_quotes", "Line 10, column 11: texts are written in double quotes"},
    {"unquoted_key", "Line 25, column 3: a name in double quotes is missing here."},
    {"line_break_in_text", "Line 25, column 15: the closing quote is missing on this line"},
    {"lone_surrogate", "Line 25, column 13: this \\u stands for half a character only."},
    {"bracket_missing", "Line 19, column 5: } stands where ] was expected."},
    {"number_overflow",
     "Line 14, column 17: this is not a number as JSON writes it (12, -3, 0.5), or it is too large."},
    {"not_a_number", "Line 14, column 17: this word is not known"},
    {"duplicate_key", "Line 25, column 3: \"name\" stands twice in the same object."},
    {"duplicate_key_deep", "Line 16, column 39: \"level\" stands twice in the same object."},
    // Other programs
    {"pdf", "This is a PDF document, not a character file."},
    {"zip", "This is a ZIP archive or an office document, not a character file."},
    {"picture", "This is a PNG picture, not a character file."},
    {"xml", "This is a web page or an XML file, not a character file."},
    {"other_json", "This is a JSON file of another program: it has no format"},
    {"other_list", "This is a JSON file of another program: it has no format"},
    {"other_scalar", "This is a JSON file of another program: it has no format"},
    {"other_format", "This file was written by another program: its format is \"gm-notes\""},
    {"gcs", "This is a character of GURPS Character Sheet"},
    // Versions
    {"newer_format", "This file was written by a newer Skychamber (format 2; this one knows 1)."},
    {"newer_game_part",
     "This file was written by a newer Skychamber (Hursagmu, version 2; this one knows 1)."},
    {"version_zero", "Line 3, formatVersion: a whole number from 1"},
    {"version_with_fraction", "Line 3, formatVersion: a whole number from 1"},
    {"unknown_game", "This character belongs to a game this program does not know: \"chess\"."},
    // Envelope
    {"id_missing", "Line 1, id: it is missing."},
    {"id_not_uuid", "Line 8, id: a UUID like"},
    {"kind_unknown", "Line 9, kind: one of these words is expected here: character, template."},
    {"name_is_a_list", "Line 10, name: a text is expected here, not a list."},
    {"waiver_date", "Line 26, waivers[0].date: a date like"},
    {"portrait_not_base64", "Line 25, portrait.data: this is not Base64."},
    {"portrait_other_kind",
     "Line 25, portrait.data: The portrait is not the kind of picture it is said to be."},
    {"character_missing", "Line 1, character: it is missing."},
    {"character_is_a_list", "Line 11, character: an object is expected here, not a list."},
    // Game part
    {"level_too_high",
     "Line 16, character.creation.traits[0].level: a whole number from 0 to 100 is expected here, not 101."},
    {"level_negative",
     "Line 16, character.creation.traits[0].level: a whole number from 0 to 100 is expected here, not -1."},
    {"level_is_a_text",
     "Line 16, character.creation.traits[0].level: a whole number is expected here, not a text."},
    {"level_with_fraction", "Line 16, character.creation.traits[0].level: a whole number from 0 to 100"},
    {"trait_without_id", "Line 16, character.creation.traits[0].id: it is missing."},
    {"trait_twice", "Line 17, character.creation.traits[1].id: "},
    {"budget_beyond_64_bits", "Line 14, character.creation.budget: a whole number from 0"},
    {"quantity_too_high", "Line 21, character.items[0].quantity: a whole number from 0 to 1000000"},
    {"item_kind_unknown",
     "Line 21, character.items[0].kind: one of these words is expected here: weapon, armor"},
    {"item_without_name", "Line 21, character.items[0].name: "},
    {"item_twice", "Line 22, character.items[1].id: "},
    {"item_in_itself", "Line 21, character.items[0].container: \"k7f3a9x2\" lies in itself."},
    {"container_missing", "Line 21, character.items[0].container: there is no item \"gone\"."},
    {"weight_too_fine",
     "Line 21, character.items[0].weightLb: a plain number from 0 to 1000000000 in steps of 0.001"},
    {"weight_too_high",
     "Line 21, character.items[0].weightLb: a plain number from 0 to 1000000000 in steps of 0.001"},
    {"hand_holds_nothing_known", "Line 23, character.hands: there is no item \"gone\"."},
    {"ledger_without_date", "Line 21, character.ledger[0].date: it is missing."},
    {"ledger_kind_unknown",
     "Line 21, character.ledger[0].kind: one of these words is expected here: award, raise"},
};

QString pathOf(const QString &name)
{
    return QStringLiteral("%1/%2.skychar").arg(BrokenFiles, name);
}

const GameRegistry &games()
{
    static const GameRegistry registry = [] {
        GameRegistry made;
        made.add(hursagmu::Hursagmu::create().value());
        return made;
    }();
    return registry;
}

Result<storage::Loaded> loaded(const QString &path)
{
    return storage::readFile(path).and_then(
        [](const QByteArray &bytes) { return storage::readCharacter(bytes, games()); });
}

QString messageOf(const Result<storage::Loaded> &result)
{
    return result ? QStringLiteral("(loaded)") : result.error().message;
}

/// A file that is in order, in the layout this program writes.
QByteArray goodFile()
{
    const auto character = games().find(QStringLiteral("hursagmu"))->blank(120);
    character->id = QStringLiteral("67c8770b-44f1-410a-ab9a-f9b5446f13ee");
    character->name = QStringLiteral("Žofie");
    return storage::writeCharacter(*character, *games().all().front());
}

} // namespace

class TestBrokenFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void everyFileIsInTheTable();
    void saysWhatIsWrongWithLargeOnes_data();
    void saysWhatIsWrongWithLargeOnes();
    void saysWhatIsWrongWithNoFiles_data();
    void saysWhatIsWrongWithNoFiles();
    void refusesEveryTruncation();
    void survivesAnyDamage();
};

void TestBrokenFiles::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    for (const Damage &damage : Table) {
        QTest::newRow(damage.file) << QString::fromLatin1(damage.file)
                                   << QString::fromLatin1(damage.sentence);
    }
}

void TestBrokenFiles::saysWhatIsWrong()
{
    QFETCH(QString, file);
    QFETCH(QString, sentence);
    const auto result = loaded(pathOf(file));
    QVERIFY2(messageOf(result).startsWith(sentence), qPrintable(messageOf(result)));
    QCOMPARE(result.error().kind, ErrorKind::Unreadable);
    QVERIFY(!result.error().detail.isEmpty());
}

void TestBrokenFiles::everyFileIsInTheTable()
{
    QSet<QString> listed;
    for (const Damage &damage : Table) {
        listed << QString::fromLatin1(damage.file);
    }
    for (const QFileInfo &file :
         QDir(BrokenFiles).entryInfoList({QStringLiteral("*.skychar")}, QDir::Files)) {
        QVERIFY2(listed.contains(file.completeBaseName()), qPrintable(file.fileName()));
    }
}

void TestBrokenFiles::saysWhatIsWrongWithLargeOnes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("fragment");
    const QByteArray start = R"({"format": "skychamber-character", "formatVersion": 1, "x": )";
    const auto row = [](const char *name, const QByteArray &bytes, const char *fragment) {
        QTest::newRow(name) << bytes << QString::fromLatin1(fragment);
    };
    row("50 MB", QByteArray(50 * 1024 * 1024, ' '), "larger than 16 MB");
    row("one byte above the limit", QByteArray(16 * 1024 * 1024 + 1, ' '), "larger than 16 MB");
    row("16 MB of blanks", QByteArray(16 * 1024 * 1024, ' '), "The file is empty.");
    row("100,000 lists deep", start + QByteArray("[").repeated(100'000), "nested more than 64 deep");
    row("100,000 objects deep", start + QByteArray("{\"x\":").repeated(100'000), "nested more than 64 deep");
    row("a million values", start + "[" + QByteArray("1,").repeated(1'000'000) + "1]}",
        "more than 1000000 values");
    row("a text of 13 MB", start + '"' + QByteArray(13 * 1024 * 1024, 'x') + "\"}",
        "longer than 12582912 characters");
}

void TestBrokenFiles::saysWhatIsWrongWithLargeOnes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, fragment);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.skychar"));
    QVERIFY(storage::writeFile(path, bytes));
    const auto result = loaded(path);
    QVERIFY2(messageOf(result).contains(fragment), qPrintable(messageOf(result)));
    QCOMPARE(result.error().kind, ErrorKind::Unreadable);
}

void TestBrokenFiles::saysWhatIsWrongWithNoFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("fragment");
    QTest::newRow("folder") << BrokenFiles << QStringLiteral("it is a folder");
    QTest::newRow("missing") << pathOf(QStringLiteral("none")) << QStringLiteral("it does not exist");
    QTest::newRow("device") << QStringLiteral("/dev/null") << QStringLiteral("not an ordinary file");
}

void TestBrokenFiles::saysWhatIsWrongWithNoFiles()
{
    QFETCH(QString, path);
    QFETCH(QString, fragment);
    const auto result = loaded(path);
    QVERIFY2(messageOf(result).contains(fragment), qPrintable(messageOf(result)));
    QCOMPARE(result.error().kind, ErrorKind::Unreadable);
}

void TestBrokenFiles::refusesEveryTruncation()
{
    const QByteArray good = goodFile();
    QVERIFY(storage::readCharacter(good, games()));
    const qsizetype closing = good.lastIndexOf('}');
    for (qsizetype length = 0; length <= closing; ++length) {
        QVERIFY2(!storage::readCharacter(good.left(length), games()), qPrintable(QString::number(length)));
    }
}

void TestBrokenFiles::survivesAnyDamage()
{
    const QByteArray good = goodFile();
    QVERIFY(rc::check("some bytes replaced, cut out or put in", [&good] {
        QByteArray bytes = good;
        const int changes = *rc::gen::inRange(1, 6);
        for (int change = 0; change < changes; ++change) {
            const auto at = *rc::gen::inRange<qsizetype>(0, bytes.size());
            const QByteArray other = *rc::gen::element<QByteArray>(
                "", "0", "-", "9e9", "\"", "[", "}", ",", "null", "\\u0000", "\xFF", "\"id\": ", "1.5");
            bytes.replace(at, *rc::gen::inRange(0, 12), other);
        }
        const auto result = storage::readCharacter(bytes, games());
        if (!result) {
            RC_ASSERT(result.error().kind == ErrorKind::Unreadable);
            RC_ASSERT(!result.error().message.isEmpty());
            return;
        }
        // What could still be read is stable from the first save on.
        const QByteArray once = storage::writeCharacter(*result->character, *result->system, bytes);
        const auto again = storage::readCharacter(once, games());
        RC_ASSERT(again.has_value());
        RC_ASSERT(storage::writeCharacter(*again->character, *again->system, once) == once);
    }));
}

QTEST_GUILESS_MAIN(TestBrokenFiles)
#include "tst_broken_files.moc"
