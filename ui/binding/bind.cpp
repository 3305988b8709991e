#include "ui/binding/bind.h"

#include "ui/widgets/plaintip.h"

namespace sky::ui
{

namespace
{

template<class Field>
void bindText(Field *field, Workbench &bench, const Bound<QString> &value)
{
    const auto show = [field, &bench, value] {
        field->setReadOnly(bench.isReadOnly());
        field->showText(value.read(*bench.document().character()));
    };
    onChange(field, bench, show);
    QObject::connect(field, &Field::edited, &bench, [&bench, value, show](const QString &text, int burst) {
        Edit edit = value.write(text);
        edit.mergeKey += QStringLiteral("/%1").arg(burst);
        if (!bench.apply(edit)) show();
    });
}

} // namespace

void onChange(QObject *owner, Workbench &bench, const std::function<void()> &show)
{
    QObject::connect(&bench.document(), &Document::changed, owner, show);
    QObject::connect(&bench, &Workbench::readOnlyChanged, owner, show);
    show();
}

void onlyWhileWritable(QWidget *control, Workbench &bench)
{
    const auto show = [control, &bench, tip = control->toolTip()] {
        control->setEnabled(!bench.isReadOnly());
        control->setToolTip(bench.isReadOnly() ? plainTip(bench.readOnlyReason()) : tip);
    };
    QObject::connect(&bench, &Workbench::readOnlyChanged, control, show);
    show();
}

void bind(LineField *field, Workbench &bench, const Bound<QString> &value)
{
    bindText(field, bench, value);
}

void bind(TextField *field, Workbench &bench, const Bound<QString> &value)
{
    QObject::connect(field, &TextField::refused, &bench, [&bench](const QString &sentence) {
        Q_EMIT bench.refused({ErrorKind::Refused, sentence, {}});
    });
    bindText(field, bench, value);
}

void bind(NumberField *field, Workbench &bench, const Bound<int> &value)
{
    const auto show = [field, &bench, value] {
        field->setEnabled(!bench.isReadOnly());
        field->showValue(value.read(*bench.document().character()));
    };
    onChange(field, bench, show);
    QObject::connect(field, &NumberField::committed, &bench, [&bench, value, show](int number) {
        if (!bench.apply(value.write(number))) show();
    });
}

} // namespace sky::ui
