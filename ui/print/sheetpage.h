#pragma once

#include "core/print/export.h"
#include "ui/print/draghandle.h"
#include "ui/shell/page.h"

#include <QPointer>

#include <memory>

class QBoxLayout;
class QPushButton;
class QToolButton;

namespace sky::ui
{

class ChoiceField;
class Label;
class Notice;
class PaperField;
class SheetOptionsDialog;
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
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    QWidget *makePaging();
    QWidget *makeZoom();
    QWidget *makeSheetChoice();
    QWidget *makePaper();
    QWidget *makeOutput();
    void arrangeBar();
    void makeOld();
    void renew();
    void showView();
    void showPaper();
    void chooseZoom(int index);
    void choosePaper(const QString &paper);
    void openOptions();
    void takeOptions(const print::Options &options);
    void fillChoices();
    void keepOptions();
    Result<DragHandle::File> pdfToDrag() const;

    print::Options m_options;
    QPointer<SheetOptionsDialog> m_dialog;
    SheetView *m_view;
    Notice *m_notice;
    QBoxLayout *m_bar;
    QWidget *m_look = nullptr;   ///< paging and zoom
    QWidget *m_output = nullptr; ///< paper, PDF and printer
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    Label *m_pageLabel = nullptr;
    QToolButton *m_smaller = nullptr;
    QToolButton *m_larger = nullptr;
    ChoiceField *m_zoom = nullptr;
    PaperField *m_paper = nullptr;
    ChoiceField *m_sheet = nullptr; ///< which of the game's sheets
    QPushButton *m_more = nullptr;
    QString m_paperShown; ///< its id
    bool m_isOld = true;  ///< the document or the paper has changed since the pages were laid out
    bool m_isDue = false; ///< renewing is on its way
};

} // namespace sky::ui
