#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/system/gamesystem.h"

#include <memory>
#include <mutex>
#include <vector>

namespace sky::hursagmu
{

/// The game as the rest of the program sees it.
class Hursagmu : public GameSystem
{
public:
    /// Loads the catalogue; the error names file and path.
    static Result<std::shared_ptr<const Hursagmu>> create();
    explicit Hursagmu(Catalogue catalogue);

    const Catalogue &catalogue() const { return m_catalogue; }

    QString id() const override;
    QString name() const override;
    int version() const override;
    std::unique_ptr<sky::Character> blank(std::optional<int64_t> budget) const override;
    std::vector<TemplateInfo> templates() const override;
    Result<std::unique_ptr<sky::Character>> fromTemplate(const QString &nameOrId) const override;
    void renewIds(sky::Character &character, const IdSource &ids) const override;
    Result<std::unique_ptr<sky::Character>> read(const json::Value &part) const override;
    json::Object write(const sky::Character &character) const override;
    std::vector<Migration> migrations() const override;
    EvaluationPtr evaluate(const sky::Character &character) const override;
    std::optional<Error> refusal(const sky::Character &candidate, const sky::Evaluation &before,
                                 const sky::Evaluation &after) const override;
    bool equals(const sky::Character &a, const sky::Character &b) const override;
    QStringList describeChange(const sky::Character &from, const sky::Character &to) const override;
    std::vector<TableField> tableRow(const sky::Character &character,
                                     const sky::Evaluation &evaluation) const override;
    std::vector<Gauge> gauges(const sky::Character &character,
                              const sky::Evaluation &evaluation) const override;
    std::unique_ptr<sky::Character> asOf(const sky::Character &character, QDate day) const override;
    print::SheetContent sheet(const sky::Character &character, const sky::Evaluation &evaluation,
                              const SheetRequest &request) const override;
    QStringList layouts() const override;
    print::SheetContent groupSheet(const QString &title, const std::vector<SheetMember> &members,
                                   const SheetRequest &request) const override;
    QString groupLayout() const override;
    print::LayoutSpec layout(const QString &name, const print::PageFormat &paper) const override;

private:
    struct Template {
        TemplateInfo info;
        std::shared_ptr<const Character> character;
    };
    /// Read when they are first asked for, by whichever thread; one that is damaged is left out.
    const std::vector<Template> &readyTemplates() const;
    Result<std::unique_ptr<Character>> readTemplate(const QString &templateId) const;

    Catalogue m_catalogue;
    mutable std::once_flag m_templatesRead;
    mutable std::vector<Template> m_templates;
};

} // namespace sky::hursagmu
