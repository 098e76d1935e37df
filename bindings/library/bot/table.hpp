#pragma once

/// What a seat sees of a game, with the questions a bot asks of it. It reads the game itself, for views take longer than all a bot thinks;
/// what the seat may not see it does not give away.

#include "flow/kernel.hpp"
#include "highnoon/game.hpp"

namespace highnoon {

/// A card as the seat sees it. False: none, or one that the seat may not see. Valid until the game changes.
class Seen {
 public:
  Seen() = default;
  Seen(const Kernel& k, CardId id) : k_(&k), id_(id) {}
  explicit operator bool() const { return k_ != nullptr; }

  CardId id() const { return id_; }
  const CardDef& def() const { return k_->def(id_); }
  /// Its own or gained.
  const AbilityDef& ability(int number) const { return k_->ability(id_, static_cast<AbilityIx>(number)); }
  CardType type() const { return def().type; }
  PlayerId owner() const { return card().owner; }
  PlayerId controller() const { return card().controller; }
  bool booted() const { return card().booted(); }
  /// Its posse: 0 none, 1 the leader's, 2 opposing.
  int side() const { return card().side; }
  int bounty() const { return card().bounty; }
  bool is_stud() const;
  PokerCard poker() const;
  int bullets() const { return read(Stat::bullets); }
  int influence() const { return read(Stat::influence); }
  int control() const { return read(Stat::control); }
  int production() const { return read(Stat::production); }
  int upkeep() const { return read(Stat::upkeep); }
  int cost() const { return read(Stat::cost); }

 private:
  const Card& card() const { return k_->card(id_); }
  int read(Stat stat) const;

  const Kernel* k_ = nullptr;
  CardId id_;
};

class Table {
 public:
  /// The game must not change as long as the table is used.
  Table(const Game& game, PlayerId me);

  PlayerId me() const { return me_; }
  int players() const { return k_.players(); }
  int day() const { return k_.s.day; }
  Phase phase() const { return k_.s.phase; }
  /// My stash.
  int ghost_rock() const { return k_.player(me_).ghost_rock; }
  /// My draw hand.
  std::vector<Seen> draw_hand() const;
  const Definitions& definitions() const { return k_.d; }

  Seen card(CardId id) const;
  Seen card(std::int32_t raw) const { return card(CardId{static_cast<std::uint16_t>(raw)}); }
  /// Where a dude stands, or a deed is; nowhere: out of play.
  LocationId place_of(CardId id) const;
  bool is_place(LocationId place) const;
  /// Of the shootout or job, or nowhere.
  LocationId fight() const;
  bool is_mine(const Seen& card) const { return card.controller() == me_; }

  /// What a dude is worth to its player, in units of about a ghost rock.
  int worth(const Seen& dude) const;
  /// What a dude adds to a fight, in tenths of a bullet of a draw.
  int fighting(const Seen& dude) const;

  /// Ghost rock a day, production less upkeep.
  int income() const;
  /// Change of (my control points - theirs) and production, weighed, if `dude` stood at `to` (nowhere: were gone).
  int gain_of_control(CardId dude, LocationId to) const;
  /// Strength that a side could bring to a fight at a place: there, or unbooted in town.
  int strength_at(LocationId place, bool of_me, CardId besides = {}) const;
  /// Strength of the posses formed so far.
  int posse_strength(bool of_me) const;

 private:
  /// Calls f(dude) for each dude in play.
  template <typename F>
  void for_each_dude(F f) const;

  Kernel k_;  ///< only read
  PlayerId me_;
};

}  // namespace highnoon
