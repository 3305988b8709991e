#include "ui/services/keptfile.h"

#include "core/json/fault.h"
#include "core/json/parse.h"
#include "core/json/path.h"
#include "core/json/write.h"
#include "core/storage/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sky::ui
{

namespace
{

constexpr qsizetype MostBytes = 1024 * 1024;
constexpr int MostAside = 100;
constexpr qsizetype MostDropped = 100;

Result<json::Value> parsed(const QString &path)
{
    return storage::readFile(path, MostBytes).and_then([](const QByteArray &bytes) {
        return json::parse(bytes);
    });
}

Result<void> understood(const json::Value &value, const std::function<void(json::ObjectReader &)> &read)
{
    json::Faults faults;
    json::ObjectReader reader(value, QString(), faults);
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
        name = QStringLiteral("%1.%2").arg(first, QString::number(number));
    return name;
}

Damage setAside(const QString &path, const Error &why)
{
    const QString aside = freeNameBeside(path);
    // Where it can't be renamed, it can't be replaced either, and stays.
    return {QFile::rename(path, aside) ? aside : path, why.detail};
}

} // namespace

std::optional<Damage> readKept(const QString &path, const std::function<void(json::ObjectReader &)> &read)
{
    if (!QFileInfo::exists(path)) return std::nullopt;
    const auto done =
        parsed(path).and_then([&read](const json::Value &value) { return understood(value, read); });
    if (done) return std::nullopt;
    return setAside(path, done.error());
}

tl::expected<std::optional<Dropped>, Damage>
readKeptParts(const QString &path, const QStringList &needed,
              const std::function<void(json::ObjectReader &)> &read)
{
    if (!QFileInfo::exists(path)) return std::nullopt;
    auto value = parsed(path);
    if (!value) return tl::unexpected(setAside(path, value.error()));
    QStringList what;
    for (;;) {
        const auto done = understood(*value, read);
        if (done) break;
        const auto fault = json::faultOf(done.error());
        const auto there = json::leadingPart(*value, json::stepsOf(fault ? fault->path : QString()));
        if (there.empty() || needed.contains(there.front().key) || what.size() >= MostDropped)
            return tl::unexpected(setAside(path, done.error()));
        json::removeAt(*value, there);
        what << QCoreApplication::translate("KeptFile", "%1 (line %2)")
                    .arg(fault->path, QString::number(fault->line));
    }
    if (what.isEmpty()) return std::nullopt;
    return Dropped{setAside(path, {}).keptAt, what};
}

Result<void> writeKept(const QString &path, json::Object object)
{
    QDir().mkpath(QFileInfo(path).path());
    return storage::writeFile(path, json::write(json::Value(std::move(object))));
}

} // namespace sky::ui
