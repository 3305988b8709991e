#include "tests/torture/invariants.h"

#include "core/party/partyfile.h"
#include "core/storage/envelope.h"
#include "ui/services/services.h"

#include <QFile>

#include <algorithm>

namespace sky::torture
{

namespace
{

bool same(const Evaluation &a, const Evaluation &b)
{
    const auto value = [](const DerivedValue &x, const DerivedValue &y) {
        return x.id == y.id && x.label == y.label && x.number == y.number && x.remark == y.remark;
    };
    const auto meter = [](const Meter &x, const Meter &y) {
        return x.id == y.id && x.total == y.total && x.spent == y.spent;
    };
    const auto issue = [](const Issue &x, const Issue &y) {
        return x.code == y.code && x.severity == y.severity && x.sentence == y.sentence &&
               x.subject == y.subject && x.amount == y.amount && bool(x.accepted) == bool(y.accepted);
    };
    return std::equal(a.values.begin(), a.values.end(), b.values.begin(), b.values.end(), value) &&
           std::equal(a.meters.begin(), a.meters.end(), b.meters.begin(), b.meters.end(), meter) &&
           std::equal(a.issues.begin(), a.issues.end(), b.issues.begin(), b.issues.end(), issue);
}

bool holds(const QString &path, const QByteArray &bytes)
{
    QFile there(path);
    return there.open(QIODevice::ReadOnly) && there.readAll() == bytes;
}

} // namespace

bool isAsSaved(const ui::OpenFile &file)
{
    return holds(file.path(), file.savedBytes());
}

bool isAsSaved(const ui::PartyBench &party)
{
    return holds(party.path(), party.document().bytes());
}

Invariants::Invariants(ui::Workspace &workspace)
    : m_workspace(workspace)
    , m_games(workspace.services().registry())
{
    connect(&workspace, &ui::Workspace::opened, this, &Invariants::follow);
    connect(&workspace, &ui::Workspace::closing, this, [this](ui::OpenFile *file) { m_first.erase(file); });
    for (const auto &file : workspace.files())
        follow(file.get());
}

void Invariants::follow(ui::OpenFile *file)
{
    Document &document = file->document();
    if (document.undoStack().count() == 0) m_first[file] = document.character();
    // Where the steps are forgotten, the way back ends at what is there then.
    connect(&document, &Document::changed, this, [this, file, &document] {
        ++m_changes;
        if (document.undoStack().count() == 0) m_first[file] = document.character();
    });
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, [this, file, &document] {
        if (document.undoStack().count() == 0) m_first[file] = document.character();
    });
}

QStringList Invariants::broken(ui::OpenFile &file) const
{
    QStringList broken;
    const Document &document = file.document();
    const GameSystem &system = document.system();
    const Character &character = *document.character();
    if (!same(*document.evaluation(), *system.evaluate(character)))
        broken << QStringLiteral("the evaluation is not that of the character");
    const QByteArray bytes = storage::writeCharacter(character, system);
    const auto again = storage::readCharacter(bytes, m_games);
    if (!again)
        broken << QStringLiteral("what is written can't be read: ") + again.error().message;
    else if (!system.equals(*again->character, character))
        broken << QStringLiteral("what is written is read as another character");
    if (file.path().isEmpty() || file.needsSaving()) return broken;
    if (!isAsItShould(file)) broken << QStringLiteral("its file is not as it was saved");
    if (!isAsSaved(file)) return broken;
    const auto saved = storage::readCharacter(file.savedBytes(), m_games);
    if (!saved || !system.equals(*saved->character, character))
        broken << QStringLiteral("it needs no saving, but its file has another character");
    return broken;
}

bool Invariants::isAsItShould(const ui::OpenFile &file) const
{
    if (!isAsSaved(file))
        return m_touched.contains(file.path()) || file.outside() != ui::FileWatch::State::Same;
    m_touched.remove(file.path());
    return true;
}

bool Invariants::isAsItShould(ui::PartyBench &party) const
{
    if (isAsSaved(party)) {
        m_touched.remove(party.path());
        return true;
    }
    if (m_touched.contains(party.path())) return true;
    party.look(); // another party may have been saved there
    return isAsSaved(party) || party.needsSaving();
}

QStringList Invariants::brokenAnywhere() const
{
    QStringList all;
    for (const auto &file : m_workspace.files())
        all << broken(*file);
    for (const auto &party : m_workspace.parties())
        all << broken(*party);
    return all;
}

QStringList Invariants::broken(ui::PartyBench &party) const
{
    QStringList broken;
    const auto again = party::readParty(party::writeParty(party.party()));
    if (!again)
        broken << QStringLiteral("what is written of a party can't be read: ") + again.error().message;
    else if (!(*again == party.party()))
        broken << QStringLiteral("what is written of a party is read as another one");
    const QByteArray &bytes = party.document().bytes();
    if (party.needsSaving() || bytes.isEmpty()) return broken;
    if (!isAsItShould(party)) broken << QStringLiteral("the file of the party is not as it was saved");
    const auto saved = party::loadParty(bytes);
    if (!saved || !(saved->party == party.party()))
        broken << QStringLiteral("the party needs no saving, but its file has another one");
    return broken;
}

QStringList Invariants::brokenByUndo(ui::PartyBench &party) const
{
    const party::PartyDocument &document = party.document();
    const party::Party now = party.party();
    int steps = 0;
    for (; document.canUndo(); ++steps)
        party.undo();
    for (; steps > 0 && document.canRedo(); --steps)
        party.redo();
    if (party.party() == now) return {};
    return {QStringLiteral("redoing what was undone of a party does not give what was there")};
}

QStringList Invariants::brokenByUndo(ui::OpenFile &file) const
{
    const auto first = m_first.find(&file);
    if (first == m_first.end()) return {};
    QStringList broken;
    Document &document = file.document();
    const GameSystem &system = document.system();
    const CharacterPtr now = document.character();
    const int index = document.undoStack().index();
    document.undoStack().setIndex(0);
    if (!system.equals(*document.character(), *first->second))
        broken << QStringLiteral("undoing all does not give what was there first");
    if (!same(*document.evaluation(), *system.evaluate(*document.character())))
        broken << QStringLiteral("the evaluation is not that of the character after undoing all");
    document.undoStack().setIndex(index);
    if (!system.equals(*document.character(), *now))
        broken << QStringLiteral("redoing what was undone does not give what was there");
    return broken;
}

QByteArray contentOf(const QByteArray &bytes, const GameRegistry &games)
{
    const auto read = storage::readCharacter(bytes, games);
    return read ? storage::writeCharacter(*read->character, *read->system) : QByteArray();
}

} // namespace sky::torture
