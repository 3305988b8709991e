#include "tests/torture/randomprompts.h"

#include <QDir>
#include <QPrinter>

namespace sky::torture
{

QString typedText(Randomness &random)
{
    static const QStringList texts{QString(),
                                   QStringLiteral("7"),
                                   QStringLiteral("0"),
                                   QStringLiteral("-3"),
                                   QStringLiteral("99999999999"),
                                   QStringLiteral("1 1/2"),
                                   QStringLiteral("Sir Alaric"),
                                   QStringLiteral("<b>bold</b> & %1 %n"),
                                   QStringLiteral("=SUM(A1)"),
                                   QStringLiteral("sword"),
                                   QString::fromUtf8("Élan \u202e \U0001f409 ä"),
                                   QString(300, QLatin1Char('w'))};
    return random.of(texts);
}

RandomPrompts::RandomPrompts(Randomness &random, const QString &folder)
    : m_random(random)
    , m_folder(folder)
{
}

int RandomPrompts::choose(QWidget *, const ui::Question &question)
{
    if (m_random.oneIn(4) || question.answers.isEmpty()) return question.escape;
    return m_random.below(int(question.answers.size()));
}

std::optional<QString> RandomPrompts::text(QWidget *, const QString &, const QString &,
                                           const QString &suggestion)
{
    if (m_random.oneIn(4)) return std::nullopt;
    return m_random.oneIn(3) ? suggestion : typedText(m_random);
}

QStringList RandomPrompts::openPaths(QWidget *, const QString &, const QString &, const QString &)
{
    const QDir folder(m_folder);
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    if (m_random.oneIn(5) || names.isEmpty()) return {};
    return {folder.filePath(m_random.of(names))};
}

QString RandomPrompts::savePath(QWidget *, const QString &, const QString &suggestion, const QString &)
{
    if (m_random.oneIn(5)) return {};
    const QString extension = suggestion.section(QLatin1Char('.'), -1);
    return QStringLiteral("%1/saved%2.%3").arg(m_folder).arg(m_random.below(8)).arg(extension);
}

QString RandomPrompts::openFolder(QWidget *, const QString &, const QString &)
{
    return m_random.oneIn(3) ? QString() : m_folder;
}

bool RandomPrompts::choosePrinter(QWidget *, QPrinter &printer, int)
{
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(m_folder + QStringLiteral("/printed.pdf"));
    return m_random.oneIn(4);
}

} // namespace sky::torture
