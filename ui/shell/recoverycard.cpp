#include "ui/shell/recoverycard.h"

#include "core/base/isolated.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/templatecardwidget.h"
#include "ui/theme/measure.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui
{

namespace
{

constexpr qsizetype ChangesShown = 4;
constexpr int CopyPreviewWidth = 236;

Label *cardRemark(const QString &text, QWidget *parent)
{
    auto *label = new Label(Type::Secondary, text, parent);
    label->setInk(Label::Ink::Secondary);
    return label;
}

QString placeOfCopy(const CrashCopy &copy)
{
    return copy.path.isEmpty()
               ? RecoveryCard::tr("never saved")
               : RecoveryCard::tr("%1 in %2")
                     .arg(isolated(QFileInfo(copy.path).fileName()), isolated(folderInWords(copy.path)));
}

/// The card that templates have, as a picture to look at.
QWidget *previewOf(const TemplateCard &card, const QString &name, QWidget *parent)
{
    auto *preview = new TemplateCardWidget(card, parent);
    preview->setFocusPolicy(Qt::NoFocus);
    preview->setAttribute(Qt::WA_TransparentForMouseEvents);
    preview->setAccessibleName(RecoveryCard::tr("Preview of %1").arg(name));
    preview->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    preview->setFixedWidth(atTextSize(CopyPreviewWidth) + 2 * TemplateCardWidget::Ring);
    return preview;
}

} // namespace

RecoveryCard::RecoveryCard(const CrashCopy &copy, const QString &moment, QWidget *parent)
    : QFrame(parent)
    , m_copy(copy)
    , m_moment(moment)
    , m_row(new QHBoxLayout(this))
{
    m_copy.bytes.clear();
    setProperty("look", QStringLiteral("card"));
    m_row->setContentsMargins(12, 10, 12, 10);
    m_row->setSpacing(16);
    m_row->addWidget(makeButtons(), 0, Qt::AlignTop);
    RecoveryShelf::Look nothingYet;
    nothingYet.name = copy.title;
    nothingYet.remark = tr("Being looked at...");
    showWords(nothingYet);
    nameButtons(copy.title);
}

void RecoveryCard::tell(const RecoveryShelf::Look &look)
{
    delete m_preview;
    m_preview = look.card ? previewOf(*look.card, look.name, this) : nullptr;
    if (m_preview) {
        m_row->insertWidget(0, m_preview, 0, Qt::AlignTop);
        m_preview->show();
    }
    showWords(look);
    m_restore->setEnabled(look.problem.isEmpty());
    nameButtons(look.name);
}

void RecoveryCard::showWords(const RecoveryShelf::Look &look)
{
    delete m_words;
    m_words = new QWidget(this);
    auto *column = new QVBoxLayout(m_words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    const auto add = [&](Label *label, const QString &tip = {}) {
        label->setElided(true);
        if (!tip.isEmpty()) label->setToolTip(plainTip(tip));
        column->addWidget(label);
    };
    add(new Label(Type::Strong, look.name, m_words));
    add(cardRemark(placeOfCopy(m_copy), m_words), m_copy.path);
    add(cardRemark(tr("last changed %1").arg(m_moment), m_words));
    column->addSpacing(6);
    if (!look.problem.isEmpty()) add(new Label(Type::Body, look.problem, m_words));
    if (look.compared && look.changes.isEmpty())
        add(new Label(Type::Body, tr("Just as its file has it"), m_words));
    for (const QString &line : look.changes.mid(0, ChangesShown))
        add(new Label(Type::Body, line, m_words));
    if (look.changes.size() > ChangesShown)
        add(cardRemark(tr("and %n more change(s)", nullptr, int(look.changes.size() - ChangesShown)),
                       m_words),
            look.changes.mid(ChangesShown, 40).join(u'\n'));
    if (!look.remark.isEmpty()) add(cardRemark(look.remark, m_words));
    column->addStretch(1);
    m_row->insertWidget(m_preview ? 1 : 0, m_words, 1);
    m_words->show(); // the card may be in sight already
}

void RecoveryCard::nameButton(QPushButton &button, const QString &name, const QString &moment)
{
    button.setAccessibleName(tr("%1: %2, %3", "button, character, time").arg(button.text(), name, moment));
}

void RecoveryCard::nameButtons(const QString &name)
{
    for (QPushButton *one : {m_restore, m_later, m_discard})
        nameButton(*one, name, m_moment);
}

QWidget *RecoveryCard::makeButtons()
{
    auto *buttons = new QWidget(this);
    auto *column = new QVBoxLayout(buttons);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_restore = primaryButton(tr("Restore"), buttons);
    m_restore->setObjectName(QStringLiteral("restore"));
    m_later = button(tr("Keep for later"), buttons);
    m_discard = button(tr("Discard..."), buttons);
    for (QPushButton *one : {m_restore, m_later, m_discard}) {
        one->setAutoDefault(true); // Enter presses it
        column->addWidget(one);
    }
    connect(m_restore, &QPushButton::clicked, this, &RecoveryCard::restoreRequested);
    connect(m_later, &QPushButton::clicked, this, &RecoveryCard::laterRequested);
    connect(m_discard, &QPushButton::clicked, this, &RecoveryCard::discardRequested);
    return buttons;
}

} // namespace sky::ui
