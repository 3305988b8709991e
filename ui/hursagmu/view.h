#pragma once

#include "core/document/document.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"

#include <QCoreApplication>

namespace sky::ui::hursagmu
{

/// The translation context of this game's part of the window.
class View
{
    Q_DECLARE_TR_FUNCTIONS(HursagmuView)
};

// The typed parts of a document of this game.

inline const sky::hursagmu::Character &characterOf(const Document &document)
{
    return static_cast<const sky::hursagmu::Character &>(*document.character());
}

inline const sky::hursagmu::Evaluation &evaluationOf(const Evaluation &evaluation)
{
    return static_cast<const sky::hursagmu::Evaluation &>(evaluation);
}

inline const sky::hursagmu::Evaluation &evaluationOf(const Document &document)
{
    return evaluationOf(*document.evaluation());
}

} // namespace sky::ui::hursagmu
