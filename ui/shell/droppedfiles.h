#pragma once

#include <QStringList>

class QMimeData;

namespace sky::ui
{

/// The character files among what is dragged; empty when there is anything else, so that a page may take it.
QStringList droppedFiles(const QMimeData *data);

} // namespace sky::ui
