#include "ui/widgets/buttons.h"

#include "ui/theme/icon.h"
#include "ui/widgets/plaintip.h"

#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace sky::ui
{

namespace
{

constexpr int GapToWords = 4; // besides the 4 of the style

QPushButton *made(const QString &text, QWidget *parent, const QString &iconName, const char *look,
                  IconTint tint)
{
    auto *made = new QPushButton(text, parent);
    made->setProperty("look", QLatin1String(look));
    made->setAutoDefault(false);
    if (iconName.isEmpty()) return made;
    made->setIcon(icon(iconName, tint));
    made->setIconSize(made->iconSize() + QSize(GapToWords, 0));
    return made;
}

} // namespace

QPushButton *button(const QString &text, QWidget *parent, const QString &iconName)
{
    return made(text, parent, iconName, "", IconTint::Text);
}

QPushButton *primaryButton(const QString &text, QWidget *parent, const QString &iconName)
{
    QPushButton *primary = made(text, parent, iconName, "primary", IconTint::OnAccent);
    makePrimary(primary, true);
    return primary;
}

void makePrimary(QPushButton *button, bool primary)
{
    QFont weight; // and no more, so that it follows the application's size
    weight.setBold(primary);
    button->setFont(weight);
    const QString look = primary ? QStringLiteral("primary") : QString();
    if (button->property("look").toString() == look) return;
    button->setProperty("look", look);
    button->style()->unpolish(button);
    button->style()->polish(button);
}

QPushButton *textButton(const QString &text, QWidget *parent, const QString &iconName)
{
    return made(text, parent, iconName, "text", IconTint::Accent);
}

QToolButton *iconButton(const QString &iconName, const QString &name, QWidget *parent)
{
    auto *made = new QToolButton(parent);
    made->setIcon(icon(iconName));
    made->setToolTip(plainTip(name));
    made->setAccessibleName(name);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

} // namespace sky::ui
