#include "core/storage/files.h"
#include "tests/screenshots/partyshots.h"
#include "tests/ui/support/windowfixture.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QTimer>

namespace sky
{

namespace
{

/// The question as a person is asked it.
void takeQuestion(const ui::Question &question, QWidget &window, const QDir &folder, const QString &name)
{
    QTimer::singleShot(0, &window, [&folder, &name] {
        QWidget *dialog = QApplication::activeModalWidget();
        save(*dialog, folder, name);
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    ui::DialogPrompts().choose(&window, question);
}

/// As if somebody at another computer had it open.
bool holdElsewhere(const test::WindowFixture &fixture, const QString &path)
{
    const QFileInfo file(path);
    const QString since = fixture.services.clock().addSecs(-2'000).toUTC().toString(Qt::ISODate);
    return storage::writeFile(
               file.dir().filePath(QStringLiteral(".%1.lock").arg(file.fileName())),
               QStringLiteral(R"({"host": "attic", "machine": "-", "user": "anna", "since": "%1"})")
                   .arg(since)
                   .toUtf8())
        .has_value();
}

/// A file that somebody else has open; then one that was taken over while it had changes.
void takeHeld(test::WindowFixture &fixture, const QDir &folder, const QString &suffix)
{
    const QString path = fixture.path(QStringLiteral("eshara.skychar"));
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/eshara.skychar"), path);
    if (!holdElsewhere(fixture, path)) return;
    fixture.window.commands().openPaths({path});
    save(fixture.window, folder, QStringLiteral("held") + suffix);
    fixture.prompts.choices = {1};
    fixture.trigger("file.takeover");
    takeQuestion(fixture.prompts.asked.back(), fixture.window, folder, QStringLiteral("held-1") + suffix);
    fixture.prompts.choices = {0};
    fixture.trigger("file.takeover");
    ui::OpenFile &file = *fixture.window.currentFile();
    fixture.rename(file, QStringLiteral("Eshara of the Windswept Isles"));
    const QByteArray other = QByteArray(file.savedBytes()).replace("\n  ", "\n    ");
    if (!holdElsewhere(fixture, path) || !storage::writeFile(path, other)) return;
    file.look();
    save(fixture.window, folder, QStringLiteral("lost") + suffix);
}

} // namespace

void takeRescue(const Look &look, const QDir &folder)
{
    ui::applyTheme(*qApp, look.scheme, look.textPercent);
    test::WindowFixture fixture;
    fixture.settings.change([&look](ui::Settings &settings) {
        settings.scheme = look.scheme;
        settings.textPercent = look.textPercent;
    });
    fixture.window.resize(look.size);
    const QString suffix = QLatin1Char('-') + QLatin1String(look.name);
    QByteArray bytes = storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar")).value();
    bytes.replace("\"place\": ", "\"place\": 1");
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    if (!storage::writeFile(path, bytes)) return;
    fixture.prompts.choices = {0, 0};
    fixture.window.commands().openPaths({path});
    save(fixture.window, folder, QStringLiteral("rescue") + suffix);
    for (size_t i = 0; i < fixture.prompts.asked.size(); ++i)
        takeQuestion(fixture.prompts.asked[i], fixture.window, folder,
                     QStringLiteral("rescue-%1").arg(i + 1) + suffix);
    takeHeld(fixture, folder, suffix);
    fixture.window.showStart();
    fixture.window.offer(
        ui::Notice::Kind::Warning,
        QStringLiteral("Skychamber ended unexpectedly the last time. What happened is written in "
                       "/var/state/skychamber/crash-20261201-015800-000-1234.txt, without anything "
                       "of your characters."),
        QStringLiteral("Show the report"), [] {});
    save(fixture.window, folder, QStringLiteral("crash") + suffix);
}

} // namespace sky
