#pragma once

#include "core/formats/outline.h"

/// The formats that are an outline's texts with marks around them, each with the way back: what a reader sees
/// of it, for the check that everything is there. Not for use outside this folder.
namespace sky::formats
{

/// One page that needs nothing beside itself: no script, no reference outside. Also well-formed XML.
QString toHtml(const Outline &outline);
/// Its sections alone, for a page of somebody else's.
QString toHtmlBody(const Outline &outline);
QString readHtml(const QString &html);

/// CommonMark with the tables of GitHub. No text becomes markup or a link.
QString toMarkdown(const Outline &outline);
QString escapedMarkdown(const QString &text);
QString readMarkdown(const QString &markdown);

/// Columns aligned with spaces in lines of 80 cells.
QString toText(const Outline &outline);

} // namespace sky::formats
