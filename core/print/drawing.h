#pragma once

#include "core/print/layout.h"

#include <optional>

namespace sky::print
{

/// Collects marks around an origin of its own. Every mark made stands for the subjects in force.
class Drawing
{
public:
    void setSubjects(const QStringList &subjects) { m_subjects = subjects; }
    void setPart(int part) { m_part = part; }
    /// Of the lines of one paragraph, whatever their own first letter says; nothing: each line as it says.
    void setRightToLeft(std::optional<bool> rightToLeft) { m_rightToLeft = rightToLeft; }

    /// Returns the text's width. `at` is the edge or middle that `align` names. Empty text makes no mark.
    double text(double at, double baseline, const QString &text, Role role, Align align = Align::Left);
    /// Runs one after another from the left; returns the whole width.
    double runs(double at, double baseline, const Runs &runs);
    void line(double x1, double y1, double x2, double y2, double points);
    void path(std::vector<QPointF> points, double thickness);
    void box(const QRectF &box, double points);
    /// Within the box.
    void circle(const QRectF &box);
    /// The wedge with its rule to `right`.
    void wedgeRule(double left, double right, double y);
    void star(double x, double y);
    /// The three peaks that close a page, standing on `y`.
    void peaks(double center, double y);
    void portrait(const QRectF &box);

    const std::vector<Mark> &marks() const { return m_marks; }
    /// Another drawing's marks, moved.
    void add(const std::vector<Mark> &marks, double dx, double dy);

private:
    void add(Shape shape) { m_marks.push_back({std::move(shape), m_subjects, m_part}); }

    QStringList m_subjects;
    int m_part = 0;
    std::optional<bool> m_rightToLeft;
    std::vector<Mark> m_marks;
};

double runsWidth(const Runs &runs);

} // namespace sky::print
