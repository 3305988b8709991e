#pragma once

#include "core/print/export.h"
#include "ui/shell/page.h"

#include <memory>

class QBoxLayout;
class QToolButton;

namespace sky::ui
{

class ChoiceField;
class Label;
class Notice;
class SheetView;

/// The printed pages, live, by the same layout and painter as print and PDF. Laid out only while shown, and
/// once however much changes at a time.
class SheetPage : public Page
{
    Q_OBJECT

public:
    explicit SheetPage(Workbench &bench, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makePaging();
    QWidget *makeZoom();
    QWidget *makePaper();
    QWidget *makeOutput();
    void makeOld();
    void renew();
    void showView();
    void showPaper();
    void chooseZoom(int index);
    void choosePaper(int index);

    SheetView *m_view;
    Notice *m_notice;
    QBoxLayout *m_bar;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    Label *m_pageLabel = nullptr;
    QToolButton *m_smaller = nullptr;
    QToolButton *m_larger = nullptr;
    ChoiceField *m_zoom = nullptr;
    ChoiceField *m_paper = nullptr;
    QString m_paperShown; ///< its id
    bool m_isOld = true;  ///< the document or the paper has changed since the pages were laid out
    bool m_isDue = false; ///< renewing is on its way
    int m_barWidth = 0;   ///< what the controls need in one row
};

} // namespace sky::ui
