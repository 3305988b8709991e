#pragma once

#include "core/system/character.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <variant>
#include <vector>

namespace sky::print
{

/// The voice in which a text speaks; type.h says face and size.
enum class Role {
    Name,             ///< the character's name
    NameSmaller,      ///< the same when it is long
    Title,            ///< the name at the head of later pages
    StripFigure,      ///< large figure in force
    StripFigureOther, ///< large figure, alternative
    FightFigure,
    Figure,     ///< a level or plain figure that counts
    FigureZero, ///< the same when it is nothing
    Heading,    ///< set in capitals
    Body,
    BodyStrong,
    Small,
    SmallStrong,
    Label,   ///< italic column label, italic lead word
    Remark,  ///< small italic: derivation, remark
    Caption, ///< smallest upright text
    CaptionStrong,
    CardFigure, ///< on a card
    Footer,
};

struct Run {
    QString text;
    Role role = Role::Body;
};
using Runs = std::vector<Run>;

/// What stands in one column of a row.
struct Cell {
    QString column;
    QString text;
    Role role = Role::Body;
};

enum class RowKind {
    Entry,
    Group,     ///< leads a group of entries ("carried")
    Container, ///< an entry whose contents follow it, deeper; repeated where its contents are split
};

/// One row. It stands for `subjects`: ids of what a reader finds in it ("trait/warrior").
struct Row {
    std::vector<Cell> cells; ///< of one column: one below the other, the second beside the second of others
    QStringList subjects;
    RowKind kind = RowKind::Entry;
    int depth = 0;       ///< nesting of lists
    bool star = false;   ///< marked with the star (sorcery)
    bool struck = false; ///< crossed out
    int boxes = 0;       ///< to tick, where the place has room for them
    /// Something behind a box to tick.
    struct Choice {
        QString text;
        bool ticked = false;
    };
    std::vector<Choice> choices = {}; ///< side by side, instead of cells
    QStringList pencils = {};         ///< labels of boxes to write a number in, below those to tick
    bool keepWithNext = false;        ///< no page ends after it
};

struct Column {
    QString id;
    QString label; ///< may be empty
};

/// Rows in named columns. The first column leads: it wraps, the others say one thing each.
struct Table {
    std::vector<Column> columns;
    std::vector<Row> rows;
    QString footnote;   ///< remark under the last row
    Runs reminder = {}; ///< at the right end of its line
};

/// The few values that are looked up most, large.
struct Strip {
    struct Figure {
        QString text;
        QString caption;
    };
    struct Item {
        QString label;
        std::vector<Figure> figures; ///< the one in force first
        QString derivation;
        QStringList subjects;
    };
    std::vector<Item> items;
};

/// Boxes to tick.
struct Tracks {
    struct Mark {
        int at = 0; ///< after that many boxes
        QString text;
    };
    struct Track {
        QString name;
        int boxes = 10;
        int ticked = 0;
        std::vector<Mark> marks;
        QString remark;        ///< under the boxes, at the left
        QString pencil;        ///< label of a line to write on, right of the boxes; empty: none
        QString pencilText;    ///< what stands on that line already
        int penaltiesFrom = 0; ///< boxes above this number carry 1, 2, 3 ... below them; 0: none
        QStringList subjects;
    };
    std::vector<Track> tracks;
};

/// A measured amount on a scale, with what it means at its marks.
struct Ruler {
    struct Mark {
        int64_t at = 0;
        QString label;
        QStringList values; ///< one per line of `lines`
    };
    int64_t value = 0;
    int64_t maximum = 0;
    QString valueText;
    QStringList lines;     ///< "penalty", "move"
    QStringList valuesNow; ///< one per line, at the left end
    std::vector<Mark> marks;
    QStringList subjects;
};

/// Labelled amounts side by side.
struct Fields {
    struct Field {
        QString label;
        QString value;
        QStringList subjects;
        bool isNothing = false; ///< the value is none: paper leaves the line free to write on
    };
    std::vector<Field> fields;
};

/// Running text. Never markup.
struct Prose {
    struct Paragraph {
        QString text;
        QString subject;
    };
    std::vector<Paragraph> paragraphs;
};

struct Section {
    QString id; ///< "talents": the layout places it by this
    QString heading;
    QString remark; ///< beside the heading
    QString aside;  ///< at the right end of the heading's line
    std::variant<Table, Strip, Tracks, Ruler, Fields, Prose> body;
};

/// The top of the first page.
struct Header {
    struct Entry {
        Runs runs;
        QStringList subjects;
    };
    QString name;
    QStringList nameSubjects;
    Entry subtitle;
    /// Lines of entries; an entry stands in the column of its index.
    std::vector<std::vector<Entry>> lines;
    Portrait portrait;
    bool portraitFrame = false; ///< where there is none, the place for one
};

/// Something of the character that has to be found on paper: made from the character, never from sections.
struct Expected {
    QString subject;
    QString name;      ///< for a message: "torch × 3"
    QStringList texts; ///< each has to be found in what was placed for the subject
};

/// A thing, a spell or a person on a card of its own.
struct Card {
    struct Figure {
        QString label, text, caption;
    };
    /// Amounts under their heads: "to spaces 5 10 15", "Defense 0 +1 +2". Lines of one value stand side by
    /// side where they are short.
    struct Line {
        enum class Kind { Plain, Strong, Heads };
        QString label;
        QStringList values;
        Kind kind = Kind::Plain;
        bool ruled = false; ///< a line below
    };
    /// A row of small boxes to tick.
    struct Boxes {
        QString label;
        int count = 0;
        int ticked = 0;
    };
    QString title;
    QString remark; ///< at the right end of the title's line; leads the text where there is no room
    bool star = false;
    std::vector<Figure> figures;
    std::vector<Line> lines;
    int circles = 0; ///< to tick: shots
    QString circlesLabel;
    std::vector<Boxes> boxes = {};
    QString text;
    QString owner;
    QStringList subjects;
};

/// What stands on a sheet, without geometry.
struct SheetContent {
    QString title;       ///< of the document; stands in the footer and at the head of later pages
    QString draftReason; ///< why it is a draft; empty: it is none
    Header header;
    std::vector<Section> sections; ///< in reading order; what is not there is not printed
    std::vector<Expected> expected;
    std::vector<Card> cards = {}; ///< instead of sections, for a layout of cards

    const Section *find(const QString &id) const;
};

/// Leaves only the sections named, and expects only what stands in them or in none. No names: all stay.
void choose(SheetContent &content, const QStringList &sections);

} // namespace sky::print
