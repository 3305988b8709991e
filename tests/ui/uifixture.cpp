#include "tests/ui/uifixture.h"

#include "core/base/translation.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QTest>

namespace sky::test
{

namespace
{

template<class Answer>
Answer next(std::deque<Answer> &answers, const Answer &otherwise, const QString &asked)
{
    if (answers.empty()) {
        QTest::qFail(qPrintable(QStringLiteral("nobody expected: %1").arg(asked)), __FILE__, __LINE__);
        return otherwise;
    }
    Answer answer = answers.front();
    answers.pop_front();
    return answer;
}

ui::Services servicesFor(UiFixture &fixture)
{
    ui::Services services{[] { return QDateTime(QDate(2026, 3, 29), QTime(18, 4)); },
                          countingIds(QStringLiteral("n")),
                          fixture.prompts,
                          fixture.settings,
                          {},
                          fixture.path(QStringLiteral("state")),
                          fixture.path(QStringLiteral("templates")),
                          fixture.path(QStringLiteral("data"))};
    services.games.push_back(std::make_shared<ui::hursagmu::HursagmuUi>(fixture.game));
    return services;
}

} // namespace

int AnsweringPrompts::choose(QWidget *parent, const ui::Question &question)
{
    asked.push_back(question);
    if (const auto act = std::exchange(meanwhile, nullptr)) {
        QDialog dialog(parent);
        dialog.open();
        act();
    }
    return next(choices, question.escape, question.sentence);
}

void AnsweringPrompts::tell(QWidget *, const QString &, const QString &sentence, Tone)
{
    told << sentence;
}

std::optional<QString> AnsweringPrompts::text(QWidget *, const QString &title, const QString &,
                                              const QString &)
{
    const QString answer = next(texts, QString(), title);
    return answer.isNull() ? std::nullopt : std::make_optional(answer);
}

QStringList AnsweringPrompts::openPaths(QWidget *, const QString &title, const QString &, const QString &)
{
    return next(paths, QStringList(), title);
}

QString AnsweringPrompts::savePath(QWidget *, const QString &title, const QString &suggestion,
                                   const QString &)
{
    suggestions << suggestion;
    return next(savePaths, QString(), title);
}

QString AnsweringPrompts::openFolder(QWidget *, const QString &title, const QString &)
{
    return next(folders, QString(), title);
}

bool AnsweringPrompts::choosePrinter(QWidget *, QPrinter &printer, int)
{
    const std::function<bool(QPrinter &)> givenUp = [](QPrinter &) { return false; };
    return next(printers, givenUp, QStringLiteral("a printer"))(printer);
}

UiFixture::UiFixture(std::chrono::milliseconds crashPause)
    : settings(folder.filePath(QStringLiteral("settings.json")))
    , game(*hursagmu::Hursagmu::create())
    , services(servicesFor(*this))
    , workspace(services, crashPause)
{
    static const bool once = [] {
        installTranslations(*QCoreApplication::instance());
        return true;
    }();
    Q_UNUSED(once)
}

ui::OpenFile &UiFixture::knight()
{
    return **workspace.createFromTemplate(*game, QStringLiteral("knight"));
}

ui::OpenFile &UiFixture::blank(int64_t budget)
{
    return *workspace.createBlank(*game, budget);
}

ui::OpenFile &UiFixture::sample(const QString &name)
{
    const QString copy = path(name);
    QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/") + name, copy);
    return **workspace.open(copy);
}

} // namespace sky::test
