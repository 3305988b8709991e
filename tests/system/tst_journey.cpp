#include "core/storage/files.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/hursagmu/build/traitrow.h"
#include "ui/hursagmu/view.h"
#include "ui/shell/templatecardwidget.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/searchfield.h"

#include <QProcess>
#include <QPushButton>

using namespace sky;

namespace
{

template<class Control>
Control *control(const QWidget &window, const QString &name)
{
    for (auto *each : window.findChildren<Control *>())
        if (each->isVisible() && each->accessibleName().startsWith(name)) return each;
    return nullptr;
}

QPushButton *pushButton(const QWidget &window, const QString &text)
{
    for (auto *each : window.findChildren<QPushButton *>())
        if (each->isVisible() && each->text() == text) return each;
    return nullptr;
}

ui::hursagmu::TraitRow *traitRow(const QWidget &window, const QString &id)
{
    for (auto *row : window.findChildren<ui::hursagmu::TraitRow *>())
        if (row->isVisible() && row->face().id == id) return row;
    return nullptr;
}

/// The words of a PDF, as a reader of it would copy them.
QString textOf(const QString &path)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

} // namespace

/// One way through the whole program, in a real window: from the start page to a printed sheet.
class TestJourney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromATemplateToThePrintedSheet();
};

void TestJourney::fromATemplateToThePrintedSheet()
{
    QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
    test::WindowFixture fixture;
    QVERIFY(QTest::qWaitForWindowExposed(&fixture.window));

    // A Ranger from its card.
    auto *card = control<ui::TemplateCardWidget>(fixture.window, QStringLiteral("Ranger"));
    QVERIFY(card);
    QTest::mouseClick(card, Qt::LeftButton);
    ui::OpenFile *file = fixture.window.currentFile();
    QVERIFY(file);
    const auto &facts = [file]() -> const hursagmu::Evaluation & {
        return ui::hursagmu::evaluationOf(file->document());
    };

    // Less of an archer, more of a healer; a raise that the points do not pay is refused.
    auto *archer = traitRow(fixture.window, QStringLiteral("archer"));
    QVERIFY(archer);
    const int archerBefore = facts().level(QStringLiteral("archer"));
    archer->setFocus();
    QTest::keyClick(archer, Qt::Key_Left);
    QCOMPARE(facts().level(QStringLiteral("archer")), archerBefore - 1);
    auto *warrior = traitRow(fixture.window, QStringLiteral("warrior"));
    warrior->setFocus();
    QTest::keyClicks(warrior, QStringLiteral("20"));
    QTest::keyClick(warrior, Qt::Key_Return);
    QVERIFY(facts().level(QStringLiteral("warrior")) < 20);
    QVERIFY(facts().remaining >= 0);

    // A thing from the book's lists.
    QTest::keyClick(&fixture.window, Qt::Key_2, Qt::AltModifier);
    auto *add = control<QPushButton>(fixture.window, QStringLiteral("Add"));
    if (!add) add = pushButton(fixture.window, QStringLiteral("Add..."));
    QVERIFY(add);
    const size_t before = facts().items.size();
    QTest::mouseClick(add, Qt::LeftButton);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("lantern"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(facts().items.size(), before + 1);

    // Who it is.
    QTest::keyClick(&fixture.window, Qt::Key_5, Qt::AltModifier);
    auto *name = control<ui::LineField>(fixture.window, QStringLiteral("Name"));
    QVERIFY(name);
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Ina of the Reeds"));
    QCOMPARE(file->document().character()->name, QStringLiteral("Ina of the Reeds"));

    // Saved, then on paper.
    const QString saved = fixture.path(QStringLiteral("ina.skychar"));
    fixture.prompts.savePaths.push_back(saved);
    QTest::keyClick(&fixture.window, Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(file->path(), saved);
    QVERIFY(!file->needsSaving());
    QTest::keyClick(&fixture.window, Qt::Key_6, Qt::AltModifier);
    const QString sheet = fixture.path(QStringLiteral("ina.pdf"));
    fixture.prompts.savePaths.push_back(sheet);
    QTest::keyClick(&fixture.window, Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(QFile::exists(sheet));
    const QString text = textOf(sheet);
    QVERIFY(text.contains(QStringLiteral("Ina of the Reeds")));
    QVERIFY(text.contains(QStringLiteral("lantern")));

    // Opened again it is what was saved.
    const auto bytes = storage::readFile(saved);
    QVERIFY(bytes);
    QCOMPARE(*bytes, file->savedBytes());
}

QTEST_MAIN(TestJourney)
#include "tst_journey.moc"
