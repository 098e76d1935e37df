#pragma once

/// A view with the questions a bot asks of it.

#include <unordered_map>
#include <vector>

#include "highnoon/game.hpp"

namespace highnoon {

class Table {
 public:
  Table(const Game& game, PlayerId me);

  const View& view() const { return view_; }
  PlayerId me() const { return me_; }
  const PlayerView& mine() const { return view_.players[static_cast<std::size_t>(me_.index())]; }
  const CardDef& def(const CardView& card) const { return game_.content().definitions.cards[card.def]; }
  const Definitions& definitions() const { return game_.content().definitions; }

  /// Null: a card the seat may not see, or none.
  const CardView* card(CardId id) const;
  const CardView* card(std::int32_t raw) const { return card(CardId{static_cast<std::uint16_t>(raw)}); }
  /// Where a dude stands, or a deed is.
  LocationId place_of(CardId id) const;
  bool is_mine(const CardView& card) const { return card.controller == me_; }

  const LocationView* place(LocationId id) const;
  const std::vector<const LocationView*>& places() const { return places_; }

  /// What a dude is worth to its player, in units of about a ghost rock.
  int worth(const CardView& dude) const;
  /// What a dude adds to a fight, in tenths of a bullet of a draw.
  int fighting(const CardView& dude) const;

  /// Ghost rock a day, production less upkeep.
  int income() const;
  /// Change of (my control points - theirs) and production, weighed, if `dude` stood at `to` (nowhere: were gone).
  int gain_of_control(CardId dude, LocationId to) const;
  /// Strength that a side could bring to a fight at a place: there, or unbooted in town.
  int strength_at(LocationId place, bool of_me, CardId besides = {}) const;
  /// Strength of the posses formed so far.
  int posse_strength(bool of_me) const;

 private:
  struct Entry {
    const CardView* card;
    LocationId place;
  };
  void add(const CardView& card, LocationId place);
  void add(const LocationView& place);

  const Game& game_;
  PlayerId me_;
  View view_;
  std::unordered_map<std::uint16_t, Entry> cards_;
  std::vector<const LocationView*> places_;
};

}  // namespace highnoon
