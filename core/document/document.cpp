#include "core/document/document.h"

#include <QUndoCommand>

#include <utility>

namespace sky
{

/// The one undo step: the value before and the value after. The `before` of a step is the `after` of the step
/// below it, by pointer.
class ChangeCommand : public QUndoCommand
{
public:
    /// `continues`: the same field is being changed on, so the step below takes this one in.
    ChangeCommand(Document &document, const QString &name, Document::Candidate after, bool continues)
        : QUndoCommand(name)
        , m_document(document)
        , m_before{document.m_character, document.m_evaluation}
        , m_after(std::move(after))
        , m_continues(continues)
    {
    }

    void undo() override
    {
        m_document.m_openKey.clear();
        m_document.show(m_before);
    }

    void redo() override { m_document.show(m_after); }

    int id() const override { return 0; } // any but -1: mergeWith decides

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ChangeCommand *>(other);
        if (!next->m_continues) return false;
        setText(next->text());
        m_after = next->m_after;
        if (m_document.system().equals(*m_before.character, *m_after.character)) dissolve();
        return true;
    }

private:
    /// Back at the start: the stack drops this step, and the value before it is the present one again.
    void dissolve()
    {
        setObsolete(true);
        m_document.m_openKey.clear();
        m_document.show(m_before);
    }

    Document &m_document;
    Document::Candidate m_before;
    Document::Candidate m_after;
    bool m_continues = false;
};

Document::Document(std::shared_ptr<const GameSystem> system, CharacterPtr character, QObject *parent)
    : QObject(parent)
    , m_system(std::move(system))
    , m_character(std::move(character))
    , m_evaluation(m_system->evaluate(*m_character))
    , m_saved(m_character)
{
    // Told of by the stack and not by the command, so that listeners find the stack at its new place and a
    // jump over several steps is one change.
    connect(&m_undo, &QUndoStack::indexChanged, this, &Document::announce);
}

Result<void> Document::apply(const Edit &edit)
{
    const Result<Candidate> next = preview(edit);
    if (!next) return tl::unexpected(next.error());
    store(edit.name, edit.mergeKey, *next);
    return {};
}

Result<void> Document::apply(const QString &name, const std::vector<Edit> &edits)
{
    const Result<Candidate> next = attempt(edits);
    if (!next) return tl::unexpected(next.error());
    store(name, QString(), *next);
    return {};
}

void Document::replace(const QString &name, CharacterPtr character)
{
    if (m_system->equals(*m_character, *character)) return;
    EvaluationPtr evaluation = m_system->evaluate(*character);
    store(name, QString(), {std::move(character), std::move(evaluation)});
}

Result<Document::Candidate> Document::preview(const Edit &edit) const
{
    return attempt({&edit, 1});
}

bool Document::isModified() const
{
    return !m_saved || (m_character != m_saved && !m_system->equals(*m_character, *m_saved));
}

void Document::markSaved()
{
    m_saved = m_character;
    m_undo.setClean(); // the stack merges nothing into a clean step
}

void Document::markUnsaved()
{
    m_saved.reset();
    m_undo.resetClean();
}

Result<Document::Candidate> Document::attempt(std::span<const Edit> edits) const
{
    std::unique_ptr<Character> copy = m_character->clone();
    for (const Edit &edit : edits) {
        const Result<void> done = edit.change(*copy);
        if (!done) return tl::unexpected(done.error());
    }
    if (m_system->equals(*m_character, *copy)) return Candidate{m_character, m_evaluation};

    EvaluationPtr evaluation = m_system->evaluate(*copy);
    const std::optional<Error> refusal = m_system->refusal(*copy, *m_evaluation, *evaluation);
    if (refusal) return tl::unexpected(*refusal);
    return Candidate{std::move(copy), std::move(evaluation)};
}

void Document::store(const QString &name, const QString &mergeKey, const Candidate &next)
{
    if (next.character == m_character) return;
    const bool continues = !mergeKey.isEmpty() && mergeKey == m_openKey;
    m_openKey = mergeKey;
    m_undo.push(new ChangeCommand(*this, name, next, continues));
}

void Document::show(const Candidate &value)
{
    m_character = value.character;
    m_evaluation = value.evaluation;
    m_unannounced = true;
}

void Document::announce()
{
    if (std::exchange(m_unannounced, false)) Q_EMIT changed();
}

} // namespace sky
