#pragma once

#include "ui/binding/workbench.h"

#include <QWidget>

namespace sky::ui
{

/// One page of an open document ("Build", "Sheet"). Made when it is first shown.
class Page : public QWidget
{
    Q_OBJECT

public:
    explicit Page(Workbench &bench, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_bench(bench)
    {
    }

    /// Brings the subject's control into view and gives it the focus; false when it is not on this page.
    virtual bool reveal(const QString &subject)
    {
        Q_UNUSED(subject)
        return false;
    }

    /// A panel that the page wants to have beside it; null: none.
    QWidget *sidePanel() const { return m_sidePanel; }

Q_SIGNALS:
    void sidePanelChanged();

protected:
    /// Asked for again, one that has made room for the dock comes back.
    void setSidePanel(QWidget *panel)
    {
        m_sidePanel = panel;
        Q_EMIT sidePanelChanged();
    }
    Workbench &bench() const { return m_bench; }
    Document &document() const { return m_bench.document(); }

private:
    Workbench &m_bench;
    QWidget *m_sidePanel = nullptr;
};

} // namespace sky::ui
