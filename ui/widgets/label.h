#pragma once

#include "ui/theme/type.h"

#include <QLabel>

namespace sky::ui
{

/// Plain text in one of the window's sizes; never markup. Follows a change of the application's font.
class Label : public QLabel
{
    Q_OBJECT

public:
    enum class Ink { Normal, Secondary, Accent, Warning, Error };

    explicit Label(Type type, const QString &text = {}, QWidget *parent = nullptr);

    void setInk(Ink ink);
    /// Ends a text that is too long in three dots, the whole in the tooltip. Off at first.
    void setElided(bool elided);

    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void refresh();
    bool isCut() const;

    Type m_type;
    Ink m_ink = Ink::Normal;
    bool m_elided = false;
    bool m_refreshing = false;
};

/// The title of a part of a page.
Label *sectionHead(const QString &text, QWidget *parent);
/// What stands before a field; its access key leads there.
Label *captionOf(QWidget *field, const QString &text);

} // namespace sky::ui
