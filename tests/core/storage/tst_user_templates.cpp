#include "core/storage/usertemplates.h"

#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/toygame.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sky;

namespace
{

GameRegistry games()
{
    GameRegistry registry;
    registry.add(test::toyGame());
    return registry;
}

QByteArray toy(const QString &name, CharacterKind kind)
{
    test::Toy character;
    character.id = QStringLiteral("67c8770b-44f1-410a-ab9a-f9b5446f13ee");
    character.name = name;
    character.kind = kind;
    return storage::writeCharacter(character, *test::toyGame());
}

} // namespace

class TestUserTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void templatesAreListedByFileNameAndTheRestIsSkipped()
    {
        QTemporaryDir folder;
        const auto put = [&folder](const char *name, const QByteArray &bytes) {
            QVERIFY(storage::writeFile(folder.filePath(QString::fromLatin1(name)), bytes));
        };
        put("b.skychar", toy(QStringLiteral("Second"), CharacterKind::Template));
        put("a.skychar", toy(QStringLiteral("First"), CharacterKind::Template));
        put("c.skychar", toy(QStringLiteral("Played"), CharacterKind::Character));
        put("d.skychar", "{ broken");
        put("e.txt", toy(QStringLiteral("Text"), CharacterKind::Template));

        std::vector<storage::LeftOut> leftOut;
        const auto found = storage::userTemplates(folder.path(), games(), &leftOut);

        QCOMPARE(found.size(), 2);
        QCOMPARE(found[0].character->name, QStringLiteral("First"));
        QCOMPARE(found[1].character->name, QStringLiteral("Second"));
        QCOMPARE(found[1].path, folder.filePath(QStringLiteral("b.skychar")));
        QCOMPARE(found[0].system->id(), test::toyGame()->id());
        QCOMPARE(leftOut.size(), size_t(2));
        QCOMPARE(leftOut[0].path, folder.filePath(QStringLiteral("c.skychar")));
        QCOMPARE(leftOut[0].why, QStringLiteral("It is a character, not a template."));
        QVERIFY2(leftOut[1].why.startsWith(QStringLiteral("Line 1, column 3: ")), qPrintable(leftOut[1].why));
    }

    void aFolderThatIsNotThereHasNone()
    {
        QVERIFY(storage::userTemplates(QStringLiteral("/nowhere/at/all"), games()).empty());
    }

    void theFolderIsUnderTheDataDirectory()
    {
        qputenv("XDG_DATA_HOME", "/somewhere/data");
        QCOMPARE(storage::userTemplateFolder(), QStringLiteral("/somewhere/data/skychamber/templates"));
    }
};

QTEST_GUILESS_MAIN(TestUserTemplates)
#include "tst_user_templates.moc"
