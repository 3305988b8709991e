#pragma once

#include <QStringList>

namespace sky::ui::hursagmu
{

class ItemView;

/// What of a view of things is open, selected and in sight, so that it is so again after the model was laid
/// out anew.
class ItemLooks
{
public:
    void keep(const ItemView &view);
    void bringBack(ItemView &view) const;

private:
    QStringList m_closedGroups, m_open, m_selected;
    QString m_current;
    int m_scrolled = 0;
};

} // namespace sky::ui::hursagmu
