#include "ui/widgets/notice.h"

#include "ui/theme/icon.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QStyle>

namespace sky::ui
{

Notice::Notice(QWidget *parent)
    : QWidget(parent)
    , m_picture(new IconLabel({}, 16, this))
    , m_text(new Label(Type::Secondary, {}, this))
{
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->setSpacing(8);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(1); // a word that is longer than the line does not widen the page
    row->addWidget(m_picture);
    row->addWidget(m_text, 1);
    hide();
}

void Notice::say(Kind kind, const QString &sentence)
{
    struct Look {
        QLatin1String name;
        QString picture;
        IconTint tint;
        Label::Ink ink;
    };
    const Look looks[] = {
        {QLatin1String("error"), QStringLiteral("warning"), IconTint::Error, Label::Ink::Error},
        {QLatin1String("warning"), QStringLiteral("warning"), IconTint::Warning, Label::Ink::Normal},
        {QLatin1String("note"), QStringLiteral("note"), IconTint::Secondary, Label::Ink::Normal},
    };
    const Look &look = looks[int(kind)];
    setProperty("look", look.name);
    style()->unpolish(this);
    style()->polish(this);
    m_picture->setIcon(icon(look.picture, look.tint));
    m_text->setInk(look.ink);
    m_text->setText(sentence);
    setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Notice::hush()
{
    m_text->clear();
    hide();
}

QString Notice::sentence() const
{
    return m_text->text();
}

} // namespace sky::ui
