#include "tests/ui/support/rest.h"

#include <QCoreApplication>
#include <QEvent>

namespace sky::test
{

namespace
{

/// Counts what widgets are asked and told about their places.
class Layouts : public QObject
{
public:
    Layouts() { QCoreApplication::instance()->installEventFilter(this); }
    int count = 0;
    QString last; ///< class of who was asked

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
            ++count;
            last = QLatin1String(watched->metaObject()->className());
        }
        return false;
    }
};

} // namespace

QString restless()
{
    const Layouts layouts;
    int quiet = 0;
    for (int turn = 0; turn < 400 && quiet < 10; ++turn) {
        const int before = layouts.count;
        QCoreApplication::processEvents();
        quiet = layouts.count == before ? quiet + 1 : 0;
    }
    return quiet < 10 ? layouts.last : QString();
}

} // namespace sky::test
