#include "core/storage/conflictname.h"

#include "core/storage/cleanname.h"

#include <QRegularExpression>

namespace sky::storage
{

namespace
{

/// What stands between a file's name and its ending.
bool isMarkOfConflict(const QString &mark)
{
    static const QRegularExpression known(
        QRegularExpression::anchoredPattern(
            QStringLiteral(R"( \((?:[^()]*\S )?conflicted copy(?: \d{4}-\d\d-\d\d[^()]*)?\))"
                           R"(|\.sync-conflict-\d{8}-\d{6}(?:-[A-Z0-9]+)?)"
                           R"(|_conflict-\d{8}-\d{6})")),
        QRegularExpression::CaseInsensitiveOption);
    return known.match(mark).hasMatch();
}

/// " (other)", " (other 2)".
bool isMarkOfOurs(const QString &mark, const QString &other)
{
    const QRegularExpression ours(QRegularExpression::anchoredPattern(
        QStringLiteral(R"( \(%1(?: \d+)?\))").arg(QRegularExpression::escape(other))));
    return ours.match(mark).hasMatch();
}

} // namespace

bool isConflictName(const QString &candidate, const QString &name, const QString &other)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    if (dot <= 0 || !candidate.endsWith(name.mid(dot), Qt::CaseInsensitive)) return false;
    const QString stem = name.left(dot);
    const QString whole = candidate.chopped(name.size() - dot);
    const QString cut = shortenedName(stem); // what is kept beside has room for its mark
    if (whole.startsWith(cut) && isMarkOfOurs(whole.mid(cut.size()), other)) return true;
    return whole.startsWith(stem) && isMarkOfConflict(whole.mid(stem.size()));
}

} // namespace sky::storage
