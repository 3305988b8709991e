#pragma once

#include "core/base/result.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QFormLayout;
class QPushButton;
class QVBoxLayout;

namespace sky::ui
{
class DateField;
class Label;
class LineField;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// A small form over the window: what it is about, fields, a line for what was refused, and the deed. It
/// stays open while the deed is refused.
class FormDialog : public QDialog
{
    Q_OBJECT

public:
    FormDialog(const QString &title, const QString &deed, QWidget *parent);

    /// The sentence at the head; a later one takes its place.
    void say(const QString &sentence);
    LineField *addLine(const QString &caption, const QString &text, const QString &hint = {});
    DateField *addDate(const QString &caption, QDate date);
    void addField(const QString &caption, QWidget *field);
    void addWide(QWidget *field);
    void remark(const QString &text);
    QCheckBox *addCheck(const QString &text);
    /// Whether what was entered will do; asked after each change.
    void setReadyWhen(std::function<bool()> ready);
    /// What is done; the dialog closes when it succeeds.
    void setDeed(std::function<Result<void>()> deed) { m_deed = std::move(deed); }
    /// Offered once a deed was refused for want of experience: the Master lets it be owed.
    void offerDebt();
    bool isDebtAccepted() const;
    QPushButton *deedButton() const { return m_do; }

    void accept() override;
    /// The first field has the focus where no other was given it.
    void open() override;

public Q_SLOTS:
    void refresh(); ///< asks again whether it is ready

private:
    bool areDatesDays() const;

    QVBoxLayout *m_column;
    QFormLayout *m_form;
    QWidget *m_first = nullptr;
    Label *m_sentence;
    Notice *m_notice;
    QCheckBox *m_debt;
    QPushButton *m_do;
    bool m_debtPossible = false;
    std::function<bool()> m_ready;
    std::function<Result<void>()> m_deed;
};

} // namespace sky::ui::hursagmu
