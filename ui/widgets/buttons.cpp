#include "ui/widgets/buttons.h"

#include "ui/theme/icon.h"
#include "ui/widgets/plaintip.h"

#include <QEvent>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace sky::ui
{

namespace
{

constexpr int GapToWords = 4; // besides the 4 of the style

/// Its picture keeps a gap to the words, and is as large as they are.
class PictureButton : public QPushButton
{
public:
    PictureButton(const QString &text, const QIcon &picture, QWidget *parent)
        : QPushButton(picture, text, parent)
    {
        fitPicture();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QPushButton::changeEvent(event);
        if (event->type() == QEvent::StyleChange) fitPicture();
    }

private:
    void fitPicture()
    {
        const int side = style()->pixelMetric(QStyle::PM_ButtonIconSize, nullptr, this);
        setIconSize({side + GapToWords, side});
    }
};

QPushButton *made(const QString &text, QWidget *parent, const QString &iconName, const char *look,
                  IconTint tint)
{
    auto *made = iconName.isEmpty() ? new QPushButton(text, parent)
                                    : new PictureButton(text, icon(iconName, tint), parent);
    made->setProperty("look", QLatin1String(look));
    made->setAutoDefault(false);
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
