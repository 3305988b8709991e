#include "tests/ui/uifixture.h"

#include <QApplication>
#include <QMessageBox>
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

QTEST_MAIN(TestPrompts)
#include "tst_prompts.moc"
