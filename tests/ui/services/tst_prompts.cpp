#include "tests/ui/uifixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace sky;

class TestPrompts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suggestsOneAnswer();
    void answersWithTheButtonPressed();
    void aLongListCanBeScrolledAndCopied();
};

namespace
{

const ui::Question Keep{QStringLiteral("Close"),
                        QStringLiteral("Save the changes?"),
                        {},
                        {QStringLiteral("Discard"), QStringLiteral("Save"), QStringLiteral("Cancel")},
                        1,
                        2};

/// Does something with the box that asks, once it is there.
void withBox(const std::function<void(QMessageBox &)> &what)
{
    QTimer::singleShot(0, qApp, [what] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(box);
        what(*box);
    });
}

} // namespace

void TestPrompts::suggestsOneAnswer()
{
    QStringList primary;
    withBox([&primary](QMessageBox &box) {
        for (const QAbstractButton *button : box.buttons())
            if (button->property("look").toString() == QLatin1String("primary")) primary << button->text();
        QTest::keyClick(&box, Qt::Key_Return);
    });
    QCOMPARE(ui::DialogPrompts().choose(nullptr, Keep), 1);
    QCOMPARE(primary, QStringList{QStringLiteral("Save")});
}

void TestPrompts::answersWithTheButtonPressed()
{
    withBox([](QMessageBox &box) {
        for (QAbstractButton *button : box.buttons())
            if (button->text() == QLatin1String("Discard")) button->click();
    });
    QCOMPARE(ui::DialogPrompts().choose(nullptr, Keep), 0);
    withBox([](QMessageBox &box) { QTest::keyClick(&box, Qt::Key_Escape); });
    QCOMPARE(ui::DialogPrompts().choose(nullptr, Keep), 2);
}

void TestPrompts::aLongListCanBeScrolledAndCopied()
{
    QStringList lines;
    for (int i = 1; i <= 40; ++i)
        lines << QStringLiteral("items, entry %1 (line %2): <b>name</b>: it is missing.").arg(i).arg(i + 20);
    ui::Question list{QStringLiteral("What is missing"),
                      QStringLiteral("40 things are not as the file had them."),
                      lines.join(QLatin1Char('\n')),
                      {QStringLiteral("Close")},
                      0,
                      0};
    QTimer::singleShot(0, qApp, [&lines] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog && !qobject_cast<QMessageBox *>(dialog));
        const auto *shown = dialog->findChild<QPlainTextEdit *>();
        QVERIFY(shown && shown->isReadOnly());
        QCOMPARE(shown->toPlainText(), lines.join(QLatin1Char('\n')));
        for (auto *each : dialog->findChildren<QPushButton *>())
            if (each->text() == QLatin1String("C&opy the list")) QTest::mouseClick(each, Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), lines.join(QLatin1Char('\n')));
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    QCOMPARE(ui::DialogPrompts().choose(nullptr, list), 0);
    list.answers << QStringLiteral("Cancel");
    list.escape = 1;
    QTimer::singleShot(0, qApp, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    QCOMPARE(ui::DialogPrompts().choose(nullptr, list), 1);
    list.detail = lines.first();
    withBox([&lines](QMessageBox &box) {
        QCOMPARE(box.informativeText(), lines.first());
        QTest::keyClick(&box, Qt::Key_Escape);
    });
    QCOMPARE(ui::DialogPrompts().choose(nullptr, list), 1);
}

QTEST_MAIN(TestPrompts)
#include "tst_prompts.moc"
