#pragma once

#include "core/hursagmu/edits/edits.h"

#include <QObject>

#include <optional>

namespace sky::ui
{
class Workbench;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// What is bought in play is noted under: day, session, who, reason. Belongs to the window, not to the
/// character: one for each open character, kept by its workbench until that is closed.
class Stamp : public QObject
{
    Q_OBJECT

public:
    struct Note {
        std::optional<QDate> date; ///< nothing: the day it is
        QString session, who, reason;
        friend bool operator==(const Note &, const Note &) = default;
    };

    /// The one of that workbench, made when first asked for.
    static Stamp &of(Workbench &bench);
    /// What a ledger entry made now says of itself. In creation what is changed of the ledger is changed
    /// today, by who is proposed as the Master: the note is of purchases in play.
    static sky::hursagmu::LedgerStamp now(const Workbench &bench);

    /// Who is proposed as the Master: who stands here, else the character's, else who noted last.
    static QString master(const Workbench &bench);

    const Note &note() const { return m_note; }
    void setNote(const Note &note);

Q_SIGNALS:
    void changed();

private:
    explicit Stamp(QObject *bench);

    Note m_note;
};

} // namespace sky::ui::hursagmu
