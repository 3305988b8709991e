#pragma once

#include "ui/widgets/fields.h"

#include <QString>

namespace sky::ui
{

class Prompts;

/// A choice of paper: those with a name, the size that is set, and "Custom...", which asks for one.
class PaperField : public ChoiceField
{
    Q_OBJECT

public:
    /// `sizes`: in the list each paper has its size behind its name.
    PaperField(Prompts &prompts, bool sizes, QWidget *parent);

    const QString &paper() const { return m_paper; } ///< as in print::paperByName
    void showPaper(const QString &id);

Q_SIGNALS:
    /// A person chose another one.
    void paperChosen(const QString &id);

private:
    void choose(int index);
    QString askSize();

    Prompts &m_prompts;
    int m_named; ///< entries with a name
    QString m_paper;
};

} // namespace sky::ui
