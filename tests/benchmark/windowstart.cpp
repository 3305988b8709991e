// The program's own window until it has painted itself; with a file, until that is on show.
#include "app/window.h"
#include "tests/benchmark/firstpaint.h"

int main(int argc, char **argv)
{
    auto fonts = sky::app::readFontsAhead();
    QApplication application(argc, argv);
    sky::bench::FirstPaint end;
    application.installEventFilter(&end);
    sky::app::WindowStart start;
    start.files = QCoreApplication::arguments().mid(1);
    return sky::app::runWindow(application, start, std::nullopt, std::move(fonts));
}
