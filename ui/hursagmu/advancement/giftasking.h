#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/traits.h"

#include <QString>

#include <functional>

class QWidget;

namespace sky::ui::hursagmu
{

/// A gift bought in play needs an explanation and the Master's consent (E-032): asks for both, then buys.
/// What is refused is said in the dialog.
void askForGift(const QString &name, int64_t cost, const sky::hursagmu::GiftEntry &gift,
                const std::function<Result<void>(const sky::hursagmu::GiftEntry &)> &buy, QWidget *parent);

} // namespace sky::ui::hursagmu
