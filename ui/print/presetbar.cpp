#include "ui/print/presetbar.h"

#include "core/base/isolated.h"
#include "ui/services/prompts.h"
#include "ui/services/settings.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/plaintip.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int Nothing = 0; ///< entry of the choice: no preset

} // namespace

PresetBar::PresetBar(const Services &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_choice(new ChoiceField(this))
    , m_save(button(tr("Sa&ve as..."), this))
    , m_rename(button(tr("Rena&me..."), this))
    , m_remove(button(tr("&Delete"), this))
    , m_usual(button(tr("De&fault"), this))
{
    m_usual->setCheckable(true);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(18);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(captionOf(m_choice, tr("&Preset")));
    line->addWidget(m_choice, 1);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *each : {m_save, m_rename, m_remove, m_usual})
        flow->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(line);
    column->addWidget(buttons);
    m_usual->setToolTip(
        plainTip(tr("Sheets for which nothing was chosen are made by this preset, but not a party's")));
    m_save->setToolTip(plainTip(tr("Keep these options under a name")));
    connect(m_choice, &ChoiceField::chosen, this, &PresetBar::choose);
    connect(m_save, &QPushButton::clicked, this, &PresetBar::saveAs);
    connect(m_rename, &QPushButton::clicked, this, &PresetBar::rename);
    connect(m_remove, &QPushButton::clicked, this, &PresetBar::remove);
    connect(m_usual, &QPushButton::clicked, this, &PresetBar::makeUsual);
    connect(&services.settings, &SettingsStore::changed, this, &PresetBar::fill);
    fill();
}

void PresetBar::showOptions(const print::Options &options)
{
    m_options = options;
    fill();
}

const print::Preset *PresetBar::current() const
{
    const auto &presets = m_services.settings.get().presets;
    const auto holds = [this](const print::Preset &preset) {
        return print::areAlike(preset.options, m_options);
    };
    const auto named = print::findPreset(m_name, presets);
    if (named && holds(presets[*named])) return &presets[*named];
    const auto found = std::find_if(presets.begin(), presets.end(), holds);
    return found == presets.end() ? nullptr : &*found;
}

void PresetBar::fill()
{
    const Settings &settings = m_services.settings.get();
    const print::Preset *now = current();
    m_choice->clear();
    m_choice->addItem(settings.presets.empty() ? tr("none kept yet") : tr("none"));
    for (const print::Preset &preset : settings.presets) {
        const bool usual = preset.name == settings.usualPreset;
        m_choice->addItem(usual ? tr("%1 (default)").arg(preset.name) : preset.name, preset.name);
        m_choice->setItemData(m_choice->count() - 1, plainTip(preset.name), Qt::ToolTipRole);
    }
    m_choice->setCurrentIndex(now ? m_choice->findData(now->name) : Nothing);
    m_choice->setAccessibleName(tr("Preset: %1").arg(m_choice->currentText()));
    for (QPushButton *each : {m_rename, m_remove, m_usual})
        each->setEnabled(now);
    m_usual->setChecked(now && now->name == settings.usualPreset);
    m_choice->setEnabled(!settings.presets.empty());
}

void PresetBar::choose(int index)
{
    const auto &presets = m_services.settings.get().presets;
    const auto at = print::findPreset(m_choice->itemData(index).toString(), presets);
    if (index == Nothing || !at) return fill();
    print::Options options = presets[*at].options;
    options.clock = m_options.clock;
    m_options = options;
    m_name = presets[*at].name;
    fill();
    Q_EMIT chosen(m_options);
}

QString PresetBar::askName(const QString &title, const QString &suggestion, const QString &own)
{
    const auto given = m_services.prompts.text(this, title, tr("Name of the preset"), suggestion);
    if (!given) return {};
    const QString name = given->simplified();
    const auto &presets = m_services.settings.get().presets;
    const auto there = print::findPreset(name, presets);
    const QString lack = whyNotNamed(name, !there && own.isEmpty());
    if (!lack.isEmpty()) {
        m_services.prompts.tell(this, title, lack);
        return {};
    }
    if (!there || presets[*there].name == own) return name;
    const Question question{title,
                            tr("There is a preset %1 already.").arg(isolated(presets[*there].name)),
                            tr("Its options are lost when it is replaced."),
                            {tr("Replace"), tr("Cancel")},
                            1,
                            1};
    return m_services.prompts.choose(this, question) == 0 ? name : QString();
}

QString PresetBar::whyNotNamed(const QString &name, bool oneMore) const
{
    if (name.isEmpty()) return tr("A preset needs a name; nothing was changed.");
    if (name.size() > print::Preset::LongestName)
        return tr("The name of a preset has at most %1 letters; nothing was changed.")
            .arg(print::Preset::LongestName);
    if (oneMore && m_services.settings.get().presets.size() >= size_t(print::Preset::Most))
        return tr("There are %1 presets already; delete one first.").arg(print::Preset::Most);
    return {};
}

void PresetBar::saveAs()
{
    const QString name = askName(tr("Save the options"), current() ? current()->name : QString());
    if (name.isEmpty()) return;
    m_name = name;
    m_services.settings.change([&](Settings &settings) {
        const auto there = print::findPreset(name, settings.presets);
        if (there) {
            if (settings.usualPreset == settings.presets[*there].name) settings.usualPreset = name;
            settings.presets[*there] = {name, m_options};
        } else {
            settings.presets.push_back({name, m_options});
        }
    });
}

void PresetBar::rename()
{
    const QString before = current()->name;
    const QString name = askName(tr("Rename the preset"), before, before);
    if (name.isEmpty() || name == before) return;
    m_name = name;
    m_services.settings.change([&](Settings &settings) {
        if (const auto there = print::findPreset(name, settings.presets);
            there && settings.presets[*there].name != before)
            settings.presets.erase(settings.presets.begin() + qptrdiff(*there));
        const auto at = print::findPreset(before, settings.presets);
        if (settings.usualPreset == before) settings.usualPreset = name;
        if (at) settings.presets[*at].name = name;
    });
}

void PresetBar::remove()
{
    const QString name = current()->name;
    const Question question{tr("Delete the preset"),
                            tr("Delete the preset %1?").arg(isolated(name)),
                            tr("The sheet stays as it is."),
                            {tr("Delete"), tr("Cancel")},
                            1,
                            1};
    if (m_services.prompts.choose(this, question) != 0) return;
    m_services.settings.change([&](Settings &settings) {
        if (settings.usualPreset == name) settings.usualPreset.clear();
        std::erase_if(settings.presets, [&name](const print::Preset &preset) { return preset.name == name; });
    });
}

void PresetBar::makeUsual()
{
    const QString name = m_usual->isChecked() ? current()->name : QString();
    m_services.settings.change([&name](Settings &settings) { settings.usualPreset = name; });
}

} // namespace sky::ui
