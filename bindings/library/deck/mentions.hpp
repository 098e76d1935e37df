#pragma once

#include "highnoon/definitions.hpp"

namespace highnoon {

/// The keywords that a card's abilities and traits read of cards or places, its functions left out:
/// what should be in a deck beside it.
KeywordSet mentioned_keywords(const Definitions& definitions, const CardDef& card);

}  // namespace highnoon
