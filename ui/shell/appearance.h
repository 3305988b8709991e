#pragma once

#include "ui/theme/theme.h"

#include <QObject>

class QApplication;
class QDBusPendingCallWatcher;
class QDBusVariant;

namespace sky::ui
{

class SettingsStore;

/// Keeps the application's colours and text size as the settings want them, and as the desktop does where the
/// settings leave it to that. Asks the desktop without waiting: the answer may come after the first painting.
class Appearance : public QObject
{
    Q_OBJECT

public:
    Appearance(QApplication &application, SettingsStore &settings, QObject *parent = nullptr);

    /// Puts in force what is known so far. To be called once before the first window is shown.
    void begin();

private Q_SLOTS:
    void noteDesktop(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void ask();
    void take(const QVariant &answer);
    void apply();

    QApplication &m_application;
    SettingsStore &m_settings;
    QDBusPendingCallWatcher *m_answer = nullptr;
    bool m_desktopIsDark = false;
    bool m_begun = false;
    bool m_dark = false; ///< in force
    int m_textPercent = 0;
};

} // namespace sky::ui
