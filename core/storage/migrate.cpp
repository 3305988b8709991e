#include "core/storage/migrate.h"

#include "core/storage/text.h"

#include <algorithm>

namespace sky::storage
{

Result<QStringList> migrate(json::Object &object, int from, int to, const std::vector<Migration> &steps,
                            const QString &whose)
{
    QStringList done;
    for (int version = from; version < to; ++version) {
        const auto step = std::find_if(steps.begin(), steps.end(),
                                       [version](const Migration &each) { return each.from == version; });
        if (step == steps.end())
            return fail(ErrorKind::Unreadable,
                        Text::tr("The file is of version %1 of %2, which can no longer be read.")
                            .arg(QString::number(version), whose),
                        QStringLiteral("no migration from %1").arg(version));
        if (auto result = step->step(object); !result) return tl::unexpected(result.error());
        done << step->description;
    }
    return done;
}

} // namespace sky::storage
