#pragma once

#include <QObject>
#include <QPageLayout>

class QDialog;
class QPrinter;
class QPrintDialog;

namespace sky::ui
{

/// Qt's own print dialog puts the printer's usual paper in the place of the one that was set before it,
/// whether or not anybody looked at "Properties". This keeps what was set until a person accepts other
/// properties.
class PaperKeeper : public QObject
{
    Q_OBJECT

public:
    PaperKeeper(QPrinter &printer, QPrintDialog &dialog);

    /// To be called when the dialog was accepted.
    void restore();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void propose(QDialog &properties) const;

    QPrinter &m_printer;
    QPrintDialog &m_dialog;
    const QPageLayout m_layout;
    QDialog *m_properties = nullptr; ///< those that were shown last; another printer has others
    bool m_isChosen = false;         ///< a person accepted them
};

} // namespace sky::ui
