#pragma once

#include "tests/torture/randomness.h"
#include "ui/services/prompts.h"

namespace sky::torture
{

/// Something a person might type.
QString typedText(Randomness &random);

/// Answers every question by chance; reads and writes only in one folder.
class RandomPrompts : public ui::Prompts
{
public:
    RandomPrompts(Randomness &random, const QString &folder);

    int choose(QWidget *parent, const ui::Question &question) override;
    void tell(QWidget *, const QString &, const QString &, Tone) override {}
    std::optional<QString> text(QWidget *parent, const QString &title, const QString &label,
                                const QString &suggestion) override;
    QStringList openPaths(QWidget *parent, const QString &title, const QString &folder,
                          const QString &filter) override;
    QString savePath(QWidget *parent, const QString &title, const QString &suggestion,
                     const QString &filter) override;
    QString openFolder(QWidget *parent, const QString &title, const QString &folder) override;
    void showInFolder(const QString &) override {}
    bool choosePrinter(QWidget *parent, QPrinter &printer, int pages) override;

private:
    Randomness &m_random;
    QString m_folder;
};

} // namespace sky::torture
