#include "ui/services/crashguard.h"

#include "core/storage/envelope.h"
#include "ui/services/crashcopies.h"
#include "ui/services/openfile.h"

namespace sky::ui
{

CrashGuard::CrashGuard(OpenFile &file, CrashCopies &copies, const QString &name,
                       std::chrono::milliseconds pause)
    : QObject(&file)
    , m_file(file)
    , m_copies(copies)
    , m_name(name)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &CrashGuard::write);
    connect(&file.document(), &Document::changed, this, &CrashGuard::follow);
    connect(&file, &OpenFile::titleChanged, this, &CrashGuard::follow); // saved, say
    follow();
}

CrashGuard::~CrashGuard()
{
    m_copies.remove(m_name);
}

void CrashGuard::follow()
{
    if (!m_file.needsSaving()) {
        m_pause.stop();
        m_copies.remove(m_name);
    } else if (!m_pause.isActive()) {
        m_pause.start();
    }
}

void CrashGuard::writeInto(const QString &name)
{
    m_copies.remove(m_name);
    m_name = name;
    write();
}

/// All that the copy is made of never changes, so it is made in the background.
void CrashGuard::write()
{
    const Services &services = m_file.bench().services();
    m_copies.write(m_name, [path = m_file.path(), title = m_file.title(), time = services.clock(),
                            saved = m_file.savedBytes(), base = m_file.baseBytes(),
                            character = m_file.document().character(),
                            system = services.registry().find(m_file.document().system().id())] {
        return CrashCopy{{},
                         path,
                         title,
                         time,
                         base.isEmpty() ? QByteArray() : CrashCopy::hashOf(base),
                         storage::writeCharacter(*character, *system, saved)};
    });
}

} // namespace sky::ui
