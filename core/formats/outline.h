#pragma once

#include "core/print/content.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

/// What a sheet says, brought to the few shapes that a text can have: the same for every format that is no
/// page. Texts are cleaned: one line each (paragraphs too), only characters that XML allows.
namespace sky::formats
{

/// A large figure with its caption, or a plain value without one.
struct Figure {
    QString text;
    QString caption;
};

/// "Defense: 17 with shield, 15 no weapon (7 + Warrior 8, shield +2)".
struct Fact {
    QString label;
    std::vector<Figure> figures;
    QString remark;
    QStringList subjects;
};
using Facts = std::vector<Fact>;

/// What stands in one column of a row.
struct Field {
    QString text;
    QString remark; ///< small beside the text
};

struct Line {
    enum class Kind {
        Entry,
        Group, ///< one text that leads those after it
        Aside, ///< one text about the entry before it
    };
    std::vector<Field> fields; ///< one a column; of a group and an aside the first alone
    QStringList subjects;
    Kind kind = Kind::Entry;
    int depth = 0;
    bool star = false;
    bool struck = false;
};

/// Rows in columns. Without `headings` it is a list, whose fields are read one after the other.
struct Grid {
    struct Heading {
        QString id;
        QString label;
        bool isNumber = false; ///< every field of it is a figure
    };
    std::vector<Heading> headings;
    std::vector<Line> lines;
    QString footnote;
};

struct Paragraph {
    QString text;
    QString subject;
};
using Paragraphs = std::vector<Paragraph>;

struct Chapter {
    QString id;
    QString heading; ///< may be empty
    QString remark;
    QString aside;
    std::variant<Facts, Grid, Paragraphs> body;
};

struct HeadLine {
    print::Runs runs;
    QStringList subjects;
    QString text() const;
};

struct Outline {
    QString title;
    QString name;
    QStringList nameSubjects;
    QString draft; ///< why it is a draft; empty: it is none
    std::vector<HeadLine> head;
    Portrait portrait;
    std::vector<Chapter> chapters; ///< none is empty
};

Outline outlineOf(const print::SheetContent &content);

/// A text in one line, with only the characters that every format can hold.
QString cleaned(const QString &text);

/// One text of the outline and what it stands for.
struct Saying {
    QString text;
    QStringList subjects;
};
/// All texts in reading order: what every format has to say.
std::vector<Saying> sayings(const Outline &outline);

/// What of `expected` cannot be found, by name: it has to stand in the outline for its subject, and what
/// stands there in `output`, the text that a reader of the format sees, in any order.
QStringList missing(const std::vector<print::Expected> &expected, const Outline &outline,
                    const QString &output);

} // namespace sky::formats
