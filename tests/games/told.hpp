#pragma once

/// What a player sees, as text.

#include <fmt/format.h>

#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "highnoon/view.hpp"

namespace highnoon::test {

inline void tell(std::string& text, const CardView& card) {
  fmt::format_to(std::back_inserter(text), "[{} {} {} {} {} {} {}{} {} {} {} {} {} {} {} {} {} {} {} {} {}", card.id.raw, card.def,
                 card.title, static_cast<int>(card.type), card.owner.value, card.controller.value, card.booted, card.is_stud,
                 static_cast<int>(card.poker.suit), card.poker.value, card.bullets, card.influence, card.value, card.control,
                 card.production, card.upkeep, card.cost, card.bounty, card.ghost_rock, card.side, card.is_shooter);
  for (const CardView& attached : card.attachments) tell(text, attached);
  text += ']';
}

inline void tell(std::string& text, const char* name, const std::vector<CardView>& cards) {
  text += name;
  for (const CardView& card : cards) tell(text, card);
}

inline void tell(std::string& text, const LocationView& place) {
  fmt::format_to(std::back_inserter(text), "\n  {} {} {} ", place.id.raw, place.title, place.out_of_town);
  tell(text, place.card);
  tell(text, " dudes", place.dudes);
}

inline std::string told(const View& view) {
  std::string text =
      fmt::format("day {} phase {} winner {} pot {}", view.day, static_cast<int>(view.phase), view.winner_of_lowball.value, view.pot);
  for (const PlayerView& p : view.players) {
    fmt::format_to(std::back_inserter(text), "\n{} {} {} {} {} {} hand {} deck {}", p.name, p.ghost_rock, p.debt, p.influence, p.control,
                   p.victory_points, p.hand_count, p.deck_count);
    tell(text, "\n hand", p.hand);
    tell(text, "\n draw hand", p.draw_hand);
    tell(text, "\n discard pile", p.discard);
    tell(text, "\n boot hill", p.boot_hill);
    for (const auto* places : {&p.street, &p.out_of_town}) {
      for (const LocationView& place : *places) tell(text, place);
    }
    tell(text, p.legend);
  }
  tell(text, view.town_square);
  const ShootoutView& s = view.shootout;
  fmt::format_to(std::back_inserter(text), "\nshootout {} {} {} {} {} {} {} {}", s.active, s.is_job, s.round, s.location.raw, s.leader.raw,
                 s.mark.raw, s.leader_player.value, s.opposing_player.value);
  tell(text, "\nlimbo", view.limbo);
  return text;
}

/// The first lines in which two texts differ.
inline std::string difference(const std::string& one, const std::string& other) {
  std::istringstream first(one), second(other);
  for (std::string a, b;;) {
    const bool more = static_cast<bool>(std::getline(first, a)), more_too = static_cast<bool>(std::getline(second, b));
    if (!more && !more_too) return "";
    if (!more) a = "(nothing)";
    if (!more_too) b = "(nothing)";
    if (a != b) return "\n" + a + "\n" + b;
  }
}

}  // namespace highnoon::test
