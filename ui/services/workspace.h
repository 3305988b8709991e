#pragma once

#include "ui/services/openfile.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sky::ui
{

/// The characters that are open, in the order of their tabs.
class Workspace : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(const Services &services, QObject *parent = nullptr);

    const Services &services() const { return m_services; }
    const std::vector<std::unique_ptr<OpenFile>> &files() const { return m_files; }

    /// A file that is open already is given again. A template's file opens as a new character.
    Result<OpenFile *> open(const QString &path);
    OpenFile *createBlank(const GameSystem &game, int64_t budget);
    Result<OpenFile *> createFromTemplate(const GameSystem &game, const QString &templateId);
    void close(OpenFile *file);
    void move(size_t from, size_t to);

Q_SIGNALS:
    void opened(sky::ui::OpenFile *file);
    void closing(sky::ui::OpenFile *file); ///< still alive

private:
    OpenFile *add(std::unique_ptr<OpenFile> file);
    OpenFile *create(std::shared_ptr<const GameSystem> game, std::unique_ptr<Character> character);

    const Services &m_services;
    std::vector<std::unique_ptr<OpenFile>> m_files;
};

} // namespace sky::ui
