#pragma once

/// The table as text.

#include <string>

#include "highnoon/highnoon.hpp"

namespace highnoon::cli {

/// What one seat may see: each player's street from left to right with the dudes where they stand, the town square, a shootout's
/// posses, and the seat's hand. `/Name/` is booted; "2s 1i $3": bullets of a stud (d: draw), influence, bounty.
std::string draw_table(const View& view);

/// A card's facts and what it does, in our words.
std::string explain(const CardDef& card, const Definitions& definitions);

/// An erratum, why, and what it changes, before and after. @param as_of  the library's date
std::string explain(const ErratumDef& erratum, const std::string& as_of);

std::string short_text(PokerCard card);

}  // namespace highnoon::cli
