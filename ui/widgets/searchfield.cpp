#include "ui/widgets/searchfield.h"

#include "ui/theme/icon.h"
#include "ui/widgets/fields.h"

#include <QAction>
#include <QKeyEvent>
#include <QToolButton>

#include <algorithm>

namespace sky::ui
{

SearchField::SearchField(const QString &hint, QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    addAction(icon(QStringLiteral("search"), IconTint::Secondary), QLineEdit::LeadingPosition);
    const auto buttons = findChildren<QToolButton *>();
    for (auto *button : buttons)
        button->setAccessibleName(button == buttons.first() ? tr("Clear the search") : tr("Search"));
    setHint(hint);
}

void SearchField::setHint(const QString &hint)
{
    setPlaceholderText(hint);
    setAccessibleName(hint);
}

void SearchField::setTarget(QWidget *target)
{
    m_target = target;
}

bool SearchField::event(QEvent *event)
{
    if (isUndoKey(event)) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        return;
    }
    const bool leads =
        event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (leads && m_target) {
        m_target->setFocus(Qt::TabFocusReason);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

bool matches(const QString &text, const QString &wanted)
{
    const QStringList words = wanted.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace sky::ui
