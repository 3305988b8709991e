#include "ui/shell/appearance.h"

#include "ui/services/settings.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace sky::ui
{

namespace
{

constexpr QLatin1String Portal("org.freedesktop.portal.Desktop");
constexpr QLatin1String PortalPath("/org/freedesktop/portal/desktop");
constexpr QLatin1String PortalSettings("org.freedesktop.portal.Settings");
constexpr QLatin1String Group("org.freedesktop.appearance");
constexpr QLatin1String Key("color-scheme");
constexpr uint PrefersDark = 1;

} // namespace

Appearance::Appearance(QApplication &application, SettingsStore &settings, QObject *parent)
    : QObject(parent)
    , m_application(application)
    , m_settings(settings)
{
    connect(&settings, &SettingsStore::changed, this, &Appearance::apply);
    ask();
}

void Appearance::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    QDBusMessage question =
        QDBusMessage::createMethodCall(Portal, PortalPath, PortalSettings, QStringLiteral("Read"));
    question << Group << Key;
    m_answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(m_answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *call) {
        const QDBusPendingReply<QDBusVariant> reply = *call;
        if (reply.isValid()) take(reply.value().variant());
        call->deleteLater();
        m_answer = nullptr;
    });
    // Qt 6.4 has no other way to hear a signal of the bus.
    bus.connect(Portal, PortalPath, PortalSettings, QStringLiteral("SettingChanged"), this,
                QT_STRINGIFY(QSLOT_CODE) "noteDesktop(QString,QString,QDBusVariant)");
}

void Appearance::noteDesktop(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == Group && key == Key) take(value.variant());
}

void Appearance::take(const QVariant &answer)
{
    QVariant value = answer;
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    m_desktopIsDark = value.toUInt() == PrefersDark;
    apply();
}

void Appearance::begin()
{
    m_begun = true;
    if (m_answer && m_answer->isFinished()) {
        const QDBusPendingReply<QDBusVariant> reply = *m_answer;
        if (reply.isValid()) take(reply.value().variant());
    }
    apply();
}

void Appearance::apply()
{
    if (!m_begun) return;
    const Settings &wanted = m_settings.get();
    const bool dark =
        wanted.scheme == ColorScheme::Dark || (wanted.scheme == ColorScheme::System && m_desktopIsDark);
    if (dark == m_dark && wanted.textPercent == m_textPercent) return;
    m_dark = dark;
    m_textPercent = wanted.textPercent;
    applyTheme(m_application, dark ? ColorScheme::Dark : ColorScheme::Light, m_textPercent);
}

} // namespace sky::ui
