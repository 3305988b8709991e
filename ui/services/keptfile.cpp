#include "ui/services/keptfile.h"

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

constexpr qsizetype MostBytes = 1024 * 1024;
constexpr int MostAside = 100;

Result<void> understood(const QString &path, const std::function<void(json::ObjectReader &)> &read)
{
    const auto bytes = storage::readFile(path, MostBytes);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto value = json::parse(*bytes);
    if (!value) return tl::unexpected(value.error());
    json::Faults faults;
    json::ObjectReader reader(*value, QString(), faults);
    read(reader);
    if (faults.any()) return tl::unexpected(faults.first());
    return {};
}

/// PATH.damaged, or with a number where one lies there already.
QString freeNameBeside(const QString &path)
{
    const QString first = path + QStringLiteral(".damaged");
    QString name = first;
    for (int number = 2; QFileInfo::exists(name) && number <= MostAside; ++number)
        name = QStringLiteral("%1.%2").arg(first).arg(number);
    return name;
}

} // namespace

std::optional<Damage> readKept(const QString &path, const std::function<void(json::ObjectReader &)> &read)
{
    if (!QFileInfo::exists(path)) return std::nullopt;
    const auto done = understood(path, read);
    if (done) return std::nullopt;
    const QString aside = freeNameBeside(path);
    // Where it can't be renamed, it can't be replaced either, and stays.
    return Damage{QFile::rename(path, aside) ? aside : path, done.error().detail};
}

Result<void> writeKept(const QString &path, json::Object object)
{
    QDir().mkpath(QFileInfo(path).path());
    return storage::writeFile(path, json::write(json::Value(std::move(object))));
}

} // namespace sky::ui
