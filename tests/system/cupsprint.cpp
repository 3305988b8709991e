#include "core/hursagmu/hursagmu.h"
#include "core/print/export.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "ui/print/printing.h"

#include <QApplication>
#include <QPrinter>

#include <cstdio>

using namespace sky;

namespace
{

int failed(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    return 1;
}

} // namespace

/// cupsprint FILE QUEUE PDF: prints a character on a queue, and exports the same to a PDF.
int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 4) return failed(QStringLiteral("cupsprint FILE QUEUE PDF"));
    GameRegistry games;
    games.add(hursagmu::Hursagmu::create().value());
    auto loaded = storage::readFile(arguments[1]).and_then([&games](const QByteArray &bytes) {
        return storage::readCharacter(bytes, games);
    });
    if (!loaded) return failed(loaded.error().message);
    const Document document(loaded->system, std::move(loaded->character));
    const print::Options options;

    const auto exported = ui::sheetOf(document, options)
                              .and_then([](const print::Sheet &sheet) {
                                  return print::toPdf(sheet.layout, QDateTime::currentDateTime());
                              })
                              .and_then([&arguments](const QByteArray &bytes) {
                                  return storage::writeFile(arguments[3], bytes);
                              });
    if (!exported) return failed(exported.error().message);

    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(arguments[2]);
    if (printer.printerName() != arguments[2] || printer.outputFormat() != QPrinter::NativeFormat)
        return failed(QStringLiteral("There is no queue %1.").arg(arguments[2]));
    ui::setUp(printer, options);
    const auto printed = ui::printOn(printer, document, options);
    return printed ? 0 : failed(printed.error().message);
}
