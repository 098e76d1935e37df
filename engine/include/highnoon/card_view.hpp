#pragma once

/// One card as a seat may see it, wherever it is.

#include "highnoon/game.hpp"
#include "highnoon/ids.hpp"
#include "highnoon/view.hpp"

namespace highnoon {

/// As the card stands in game.view(viewer), and also if no list of a View has it: in a deck that is looked through, pulled, put
/// aside. Without id, title and numbers if the viewer may not see it, or if there is no such card.
CardView card_view(const Game& game, PlayerId viewer, CardId card);

}  // namespace highnoon
