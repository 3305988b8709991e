#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

namespace
{

/// What the files of a folder may include beside those of the folder itself. The longest matching folder
/// counts. An allowed folder covers its subfolders, but a game's folder must be named.
struct Layer {
    QString folder;
    QStringList mayInclude;
    QStringList butNot = {}; ///< among what it may include
};

const std::vector<Layer> Layers = {
    {"core/base", {}},
    {"core/json", {"core/base"}},
    {"core/pdf", {"core/base"}},
    {"core/rules", {"core/base", "core/json"}},
    {"core/system", {"core/base", "core/json", "core/rules"}},
    {"core/document", {"core/base", "core/rules", "core/system"}},
    {"core/storage", {"core/base", "core/json", "core/pdf", "core/rules", "core/system"}},
    {"core/print", {"core/base", "core/json", "core/pdf", "core/rules", "core/system"}},
    {"core/party", {"core/base", "core/json", "core/rules", "core/system", "core/storage"}},
    {"core/formats",
     {"core/base", "core/json", "core/pdf", "core/rules", "core/system", "core/storage", "core/print",
      "core/party"}},
    {"core/hursagmu", {"core", "core/hursagmu"}},
    {"core/hursagmu/model", {"core"}},
    {"core/hursagmu/rules", {"core", "core/hursagmu"}, {"core/hursagmu/edits", "core/hursagmu/checks"}},
    {"core/hursagmu/edits", {"core", "core/hursagmu"}, {"core/hursagmu/checks"}},
    {"ui", {"core", "ui"}},
    {"ui/hursagmu", {"core", "core/hursagmu", "ui", "ui/hursagmu"}},
    {"app", {"core", "core/hursagmu", "ui", "ui/hursagmu", "app", "app/hursagmu"}},
};

const QStringList TopFolders = {"app", "core", "ui"};
const QStringList Games = {"hursagmu", "runequest"};
constexpr int MostLines = 600;

bool isIn(const QString &folder, const QString &outer)
{
    return folder == outer || folder.startsWith(outer + '/');
}

QString folderOf(const QString &path)
{
    return path.section('/', 0, -2);
}

/// The game whose folder this is, or empty.
QString gameOf(const QString &folder)
{
    const QString second = folder.section('/', 1, 1);
    return Games.contains(second) ? second : QString();
}

const Layer *layerOf(const QString &folder)
{
    const Layer *best = nullptr;
    for (const Layer &layer : Layers) {
        if (isIn(folder, layer.folder) && (!best || layer.folder.size() > best->folder.size())) best = &layer;
    }
    return best;
}

bool mayInclude(const QString &from, const QString &to)
{
    if (from == to) return true;
    const Layer *layer = layerOf(from);
    const auto holds = [&to](const QString &folder) { return isIn(to, folder); };
    return layer && std::none_of(layer->butNot.begin(), layer->butNot.end(), holds) &&
           std::any_of(layer->mayInclude.begin(), layer->mayInclude.end(), [&to](const QString &allowed) {
               return isIn(to, allowed) && gameOf(to) == gameOf(allowed);
           });
}

/// Header names of the Qt modules that core must not know, without those that a module it may use has too.
std::set<QString> widgetHeaders()
{
    const QDir qt(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const auto headersOf = [&qt](const QString &module) {
        return QDir(qt.filePath(module)).entryList(QDir::Files);
    };
    std::set<QString> names;
    for (const QString &module : {QStringLiteral("QtWidgets"), QStringLiteral("QtPrintSupport")}) {
        const QStringList headers = headersOf(module);
        names.insert(headers.begin(), headers.end());
    }
    for (const QString &module : {QStringLiteral("QtCore"), QStringLiteral("QtGui")}) {
        for (const QString &header : headersOf(module)) {
            names.erase(header);
        }
    }
    return names;
}

bool isWidgetHeader(const QString &name)
{
    static const std::set<QString> headers = widgetHeaders();
    return headers.count(name) > 0 || name.startsWith("QtWidgets/") || name.startsWith("QtPrintSupport/");
}

/// Reads one file and collects what is wrong with it, as "file:line: complaint".
class Reader
{
public:
    Reader(const QString &path, const QString &text)
        : m_path(path)
        , m_folder(folderOf(path))
        , m_text(text)
    {
    }

    QStringList complaints()
    {
        const QStringList lines = m_text.split('\n');
        for (const QString &line : lines) {
            ++m_line;
            if (checkInclude(line)) continue;
            checkConnect(line);
            checkGameName(line);
        }
        checkFilling();
        if (m_text.count('\n') > MostLines) complain(QStringLiteral("longer than %1 lines").arg(MostLines));
        if (m_path.endsWith(".h") && !m_text.startsWith("#pragma once\n")) {
            m_line = 1;
            complain(QStringLiteral("a header starts with #pragma once"));
        }
        return m_complaints;
    }

private:
    void complain(const QString &sentence)
    {
        m_complaints += QStringLiteral("%1:%2: %3").arg(m_path).arg(m_line).arg(sentence);
    }

    /// Whether the line is one.
    bool checkInclude(const QString &line)
    {
        static const QRegularExpression pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
        const QRegularExpressionMatch match = pattern.match(line);
        if (!match.hasMatch()) return false;
        const QString name = match.captured(2);
        const bool ours = TopFolders.contains(name.section('/', 0, 0)) && name.contains('/');
        if (isIn(m_folder, "core") && isWidgetHeader(name)) {
            complain(QStringLiteral("core includes <%1>, which is of Qt Widgets or Print Support").arg(name));
        }
        if (match.captured(1) == "\"") {
            checkQuoted(name, ours);
        } else if (ours) {
            complain(QStringLiteral("<%1> is ours: include it in quotes").arg(name));
        }
        return true;
    }

    void checkQuoted(const QString &name, bool ours)
    {
        if (name.endsWith(".moc") && name == QFileInfo(m_path).completeBaseName() + ".moc") return;
        if (!ours) {
            complain(QStringLiteral("\"%1\" is not written from the repository's root").arg(name));
            return;
        }
        checkOwnHeaderFirst(name);
        const QString to = folderOf(name);
        if (!mayInclude(m_folder, to)) complain(QStringLiteral("%1 -> %2 is not allowed").arg(m_folder, to));
    }

    void checkOwnHeaderFirst(const QString &name)
    {
        const QString own = m_folder + '/' + QFileInfo(m_path).completeBaseName() + ".h";
        if (m_path.endsWith(".cpp") && name == own && m_includes > 0) {
            complain(QStringLiteral("\"%1\" is not the first include").arg(own));
        }
        ++m_includes;
    }

    void checkConnect(const QString &line)
    {
        static const QRegularExpression pattern(R"(\b(SIGNAL|SLOT)\s*\()");
        if (line.contains(pattern)) complain(QStringLiteral("connects by string; use pointers to members"));
    }

    /// arg(text).arg(other) puts the other also where the text, which somebody typed, says "%2".
    void checkFilling()
    {
        static const QRegularExpression pattern(
            R"(\.arg\(([^(),]|\([^()]*\))*(name|title|path|text|label|message|sentence|note|reason|\bid|file|folder|first)(\(\))?\)\s*\.arg\()",
            QRegularExpression::CaseInsensitiveOption);
        for (auto found = pattern.globalMatch(m_text); found.hasNext();) {
            m_line = int(QStringView(m_text).first(found.next().capturedStart()).count(u'\n')) + 1;
            complain(QStringLiteral("fills a text in before another; give arg() both"));
        }
    }

    void checkGameName(const QString &line)
    {
        if (!gameOf(m_folder).isEmpty() || isIn(m_folder, "app")) return;
        for (const QString &game : Games) {
            if (line.contains(game, Qt::CaseInsensitive))
                complain(QStringLiteral("names the game \"%1\"").arg(game));
        }
    }

    QString m_path;
    QString m_folder;
    QString m_text;
    int m_line = 0;
    int m_includes = 0;
    QStringList m_complaints;
};

/// Paths from the repository's root.
QStringList sourceFiles()
{
    const QDir root(QStringLiteral(SKYCHAMBER_SOURCE));
    QStringList files;
    for (const QString &top : TopFolders) {
        QDirIterator it(root.filePath(top), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            files += root.relativeFilePath(it.next());
        }
    }
    files.sort();
    return files;
}

} // namespace

/// The architecture, held: who may include whom, and a few habits a compiler does not see.
class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void complaintsAreRaised_data();
    void complaintsAreRaised();
    void qtHeadersAreKnown();
    void everyFolderHasALayer();
    void sourcesGiveNoComplaint();
};

void TestLayers::complaintsAreRaised_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint"); // empty: none
    const auto row = [](const char *name, const char *path, const char *text, const char *complaint) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(text)
                            << QString::fromLatin1(complaint);
    };
    row("downwards", "core/document/a.cpp", "#include \"core/base/result.h\"", "");
    row("same folder", "core/base/a.cpp", "#include \"core/base/result.h\"", "");
    row("game to core", "core/hursagmu/rules/a.cpp", "#include \"core/json/value.h\"", "");
    row("inside a game", "core/hursagmu/rules/a.cpp", "#include \"core/hursagmu/model/item.h\"", "");
    row("app to game", "app/a.cpp", "#include \"core/hursagmu/hursagmu.h\"", "");
    row("own moc", "core/document/a.cpp", "#include \"a.moc\"", "");
    row("undo framework", "core/document/a.cpp", "#include <QUndoStack>", "");
    row("own connect macro", "core/base/a.cpp", "// a SIGNALLING slot", "");

    row("upwards", "core/base/a.cpp", "\n#include \"core/json/value.h\"",
        "core/base/a.cpp:2: core/base -> core/json is not allowed");
    row("sideways", "core/storage/a.cpp", "#include \"core/document/document.h\"",
        "core/storage/a.cpp:1: core/storage -> core/document is not allowed");
    row("core to game", "core/print/a.cpp", "#include \"core/hursagmu/text.h\"",
        "core/print/a.cpp:1: core/print -> core/hursagmu is not allowed");
    row("model to rules", "core/hursagmu/model/a.cpp", "#include \"core/hursagmu/rules/evaluation.h\"",
        "core/hursagmu/model/a.cpp:1: core/hursagmu/model -> core/hursagmu/rules is not allowed");
    row("core to ui", "core/system/a.cpp", "#include \"ui/shell/mainwindow.h\"",
        "core/system/a.cpp:1: core/system -> ui/shell is not allowed");
    row("game to the other game", "core/hursagmu/rules/a.cpp", "#include \"core/runequest/x.h\"",
        "core/hursagmu/rules/a.cpp:1: core/hursagmu/rules -> core/runequest is not allowed");
    row("generic ui to game", "ui/shell/a.cpp", "#include \"ui/hursagmu/blocks/x.h\"",
        "ui/shell/a.cpp:1: ui/shell -> ui/hursagmu/blocks is not allowed");
    row("nobody includes app", "ui/shell/a.cpp", "#include \"app/logging.h\"",
        "ui/shell/a.cpp:1: ui/shell -> app is not allowed");
    row("relative include", "core/base/a.cpp", "#include \"result.h\"",
        "core/base/a.cpp:1: \"result.h\" is not written from the repository's root");
    row("angled include", "core/json/a.cpp", "# include <core/base/result.h>",
        "core/json/a.cpp:1: <core/base/result.h> is ours: include it in quotes");
    row("own header late", "core/base/a.cpp", "#include \"core/base/b.h\"\n#include \"core/base/a.h\"",
        "core/base/a.cpp:2: \"core/base/a.h\" is not the first include");
    row("widget", "core/print/a.cpp", "#include <QWidget>",
        "core/print/a.cpp:1: core includes <QWidget>, which is of Qt Widgets or Print Support");
    row("widget by module", "core/print/a.cpp", "#include <QtWidgets/QLabel>",
        "core/print/a.cpp:1: core includes <QtWidgets/QLabel>, which is of Qt Widgets or Print Support");
    row("printer", "core/hursagmu/sheet/a.cpp", "#include <QPrinter>",
        "core/hursagmu/sheet/a.cpp:1: core includes <QPrinter>, which is of Qt Widgets or Print Support");
    row("lower-case widget header", "core/print/a.cpp", "#include <qmessagebox.h>",
        "core/print/a.cpp:1: core includes <qmessagebox.h>, which is of Qt Widgets or Print Support");
    row("string connect", "app/a.cpp", "connect(a, SIGNAL(x()), b, SLOT(y()));",
        "app/a.cpp:1: connects by string; use pointers to members");
    row("text before a number", "app/a.cpp", "tr(\"%1 %2\").arg(item.name).arg(2)",
        "app/a.cpp:1: fills a text in before another; give arg() both");
    row("text after a number", "app/a.cpp", "tr(\"%1 %2\").arg(2).arg(item.name)", "");
    row("both at once", "app/a.cpp", "tr(\"%1 %2\").arg(item.name, other)", "");
    row("game's name in core", "core/system/a.cpp", "// as RuneQuest does",
        "core/system/a.cpp:1: names the game \"runequest\"");
    row("header without guard", "core/base/a.h", "int x();",
        "core/base/a.h:1: a header starts with #pragma once");
}

void TestLayers::complaintsAreRaised()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, complaint);
    QCOMPARE(Reader(path, text).complaints().join('\n'), complaint);
}

void TestLayers::qtHeadersAreKnown()
{
    for (const char *name :
         {"QWidget", "QApplication", "QMessageBox", "QPrinter", "QPrintDialog", "qwidget.h"}) {
        QVERIFY2(isWidgetHeader(name), name);
    }
    for (const char *name : {"QUndoStack", "QPdfWriter", "QPainter", "QAction", "QString"}) {
        QVERIFY2(!isWidgetHeader(name), name);
    }
}

void TestLayers::everyFolderHasALayer()
{
    QStringList without;
    for (const QString &file : sourceFiles()) {
        if (!layerOf(folderOf(file))) without += file;
    }
    QVERIFY2(without.isEmpty(), qPrintable("in no folder of the list:\n" + without.join('\n')));
}

void TestLayers::sourcesGiveNoComplaint()
{
    const QStringList files = sourceFiles();
    QVERIFY2(files.contains("core/base/result.h"), "no sources found under " SKYCHAMBER_SOURCE);
    QStringList complaints;
    for (const QString &path : files) {
        QFile file(QStringLiteral(SKYCHAMBER_SOURCE "/") + path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        complaints += Reader(path, QString::fromUtf8(file.readAll())).complaints();
    }
    QVERIFY2(complaints.isEmpty(), qPrintable('\n' + complaints.join('\n')));
}

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
