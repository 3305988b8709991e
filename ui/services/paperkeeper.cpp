#include "ui/services/paperkeeper.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QPrintDialog>
#include <QPrinter>
#include <QRadioButton>

namespace sky::ui
{

namespace
{

// Names inside of Qt's dialog; where they are others, it is left as it is.
QComboBox *paperChoice(const QObject &dialog)
{
    return dialog.findChild<QComboBox *>(QStringLiteral("pageSizeCombo"));
}

QRadioButton *orientationChoice(const QObject &dialog, QPageLayout::Orientation orientation)
{
    return dialog.findChild<QRadioButton *>(
        orientation == QPageLayout::Landscape ? QStringLiteral("landscape") : QStringLiteral("portrait"));
}

} // namespace

PaperKeeper::PaperKeeper(QPrinter &printer, QPrintDialog &dialog)
    : m_printer(printer)
    , m_dialog(dialog)
    , m_layout(printer.pageLayout())
{
    QCoreApplication::instance()->installEventFilter(this);
}

void PaperKeeper::restore()
{
    if (!m_isChosen && paperChoice(m_dialog)) m_printer.setPageLayout(m_layout);
}

bool PaperKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Show || watched == &m_dialog) return false;
    auto *properties = qobject_cast<QDialog *>(watched);
    if (!properties || !m_dialog.findChildren<QDialog *>().contains(properties) || !paperChoice(*properties))
        return false;
    if (properties != m_properties) {
        m_properties = properties;
        connect(properties, &QDialog::accepted, this, [this] { m_isChosen = true; });
        connect(properties, &QObject::destroyed, this, [this] {
            m_properties = nullptr;
            m_isChosen = false;
        });
    }
    if (!m_isChosen) propose(*properties);
    return false;
}

void PaperKeeper::propose(QDialog &properties) const
{
    QComboBox *papers = paperChoice(properties);
    for (int i = 0; i < papers->count(); ++i) {
        const QVariant paper = papers->itemData(i);
        if (!paper.canConvert<QPageSize>() || !paper.value<QPageSize>().isEquivalentTo(m_layout.pageSize()))
            continue;
        papers->setCurrentIndex(i);
        break;
    }
    if (QRadioButton *orientation = orientationChoice(properties, m_layout.orientation()))
        orientation->click();
}

} // namespace sky::ui
