#pragma once

/// Events as one viewer may know them: plain data, for clients, bots and records.

#include <optional>
#include <string_view>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/ids.hpp"
#include "highnoon/trigger_point.hpp"

namespace highnoon {

/// What happened, without what the viewer may not know: the id of a card that is hidden from the viewer is none.
/// docs/events.md says for each trigger point what its fields mean.
struct EventView {
  TriggerPoint type = TriggerPoint::none;
  PlayerId player;
  PlayerId other_player;
  std::vector<CardId> cards;  ///< the subjects, once the change is made those really changed; as many as there are, hidden ones as none
  CardId other;
  LocationId from, to;
  int amount = 0;
  std::string_view stat;      ///< the number that changed, where it is about one; never dangles
  PlayerId cause_player;      ///< whose card, play or payment made it happen
  CardId cause_card;          ///< none: the rules, a basic play, or hidden
  bool is_effect = false;     ///< by a card's effect
  bool is_cost = false;       ///< pays a cost
  bool is_casualty = false;
  bool is_booted = false;     ///< goes home, or enters play, booted

  friend bool operator==(const EventView&, const EventView&) = default;
};

/// The event for a viewer (none: what all may know), during Observer::on_event only.
/// @return none if the viewer must not hear of it at all
std::optional<EventView> event_view(const Kernel& kernel, const Event& event, PlayerId viewer);

/// A trigger point's name as scripts and docs have it, "dude.aced".
inline const char* to_string(TriggerPoint point) { return info(point).name; }

}  // namespace highnoon
