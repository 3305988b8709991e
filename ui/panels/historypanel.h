#pragma once

#include "core/document/document.h"

#include <QWidget>

namespace sky::ui
{

/// The steps since the file was opened; a click goes back or forward to one.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(Document &document, QWidget *parent = nullptr);
};

} // namespace sky::ui
