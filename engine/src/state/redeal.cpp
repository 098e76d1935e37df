// Cards change places by their ids, as in a shuffle: what a card is stays with it, what a place has stays with the place. A place has its
// zone, who knows the card there, and whether it is picked in a sealed choice.

#include "highnoon/redeal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <optional>
#include <vector>

#include "day/starting_gang.hpp"
#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "game.hpp"
#include "state/rng.hpp"
#include "state/zone.hpp"

namespace highnoon {
namespace {

/// Where a hidden card is, and what stays there when the card goes.
struct Place {
  CardId* slot;
  Zone zone;
  std::uint8_t known;
  std::uint32_t flags;
};

constexpr std::uint32_t kOfPlaces = kMarked;

/// Cards that something under way speaks of.
class Named {
 public:
  explicit Named(const State& s) : s_(s) {
    for (const Frame& frame : std::span(s.frames).first(s.frame_count)) look_at(frame);
    for (const Play& play : s.plays) look_at(play);
    for (const Event& event : s.events) {
      for (int i = 0; i < event.count; ++i) add(event.subjects[static_cast<std::size_t>(i)].raw);
      add(event.other.raw);
      add(event.cause_card.raw);
    }
    for (const Modifier& modifier : s.modifiers) {
      add(modifier.card.raw);
      add(modifier.source.raw);
    }
    for (const Delayed& delayed : s.all_delayed()) {
      add(delayed.card.raw);
      add(delayed.performer.raw);
      for (const std::int16_t value : delayed.slots) add(static_cast<std::uint16_t>(value));
    }
    for (const std::int32_t word : std::span(s.arena).first(s.arena_top)) add_word(word);
    for (const std::int16_t value : {s.pending.a, s.pending.b, s.pending.c}) add(static_cast<std::uint16_t>(value));
  }

  void add(std::span<const Option> options) {
    for (const Option& option : options) {
      for (const std::int32_t word : {option.a, option.b, option.c}) add_word(word);
    }
  }
  void add_all() { cards_.set(); }
  bool contains(CardId card) const { return cards_[static_cast<std::size_t>(card.index())]; }

 private:
  void add(std::uint16_t raw) {
    const CardId card{raw};
    if (card.index() < s_.card_count && s_.card(card).id == card) cards_.set(static_cast<std::size_t>(card.index()));
  }
  /// A word of a list: an id, or a number too small to be one; ids above half the range stand there as negative numbers too.
  void add_word(std::int32_t word) {
    if (word >= INT16_MIN && word <= UINT16_MAX) add(static_cast<std::uint16_t>(word));
  }
  void look_at(const Play& play) {
    for (const CardId card : {play.card, play.performer, play.pulled, play.leader}) add(card.raw);
    for (const Slot& slot : play.slots) {
      for (int i = 0; i < slot.count; ++i) add(static_cast<std::uint16_t>(slot.values[static_cast<std::size_t>(i)]));
    }
  }
  void look_at(const Frame& frame) {
    switch (static_cast<Proc>(frame.procedure)) {
      case Proc::ability:
      case Proc::choice:
      case Proc::effects:
      case Proc::for_each:
      case Proc::may:
      case Proc::script: return;  // their cards stand in plays and in the arena, and their numbers could pass for ids
      default: break;
    }
    for (std::size_t i = 0; i < frame.data.size(); i += 2) {
      std::uint16_t raw;
      std::memcpy(&raw, frame.data.data() + i, sizeof raw);
      add(raw);
    }
  }

  const State& s_;
  std::bitset<kMaxCards> cards_;
};

/// Whether nothing but its place marks the card.
bool is_plain(const Card& card) {
  Card plain;
  plain.def = card.def;
  plain.id = card.id;
  plain.owner = plain.controller = card.owner;
  plain.zone = card.zone;
  plain.known = card.known;
  plain.flags = card.flags & kOfPlaces;
  return std::memcmp(&plain, &card, sizeof card) == 0;
}

/// The hidden cards of one owner that can be dealt: places in the order of the table, ids in their own.
struct Hidden {
  std::array<Place, 56> places;  // no deck has more cards
  FixedList<CardId, 56> ids;
  std::vector<DefId> faces;      ///< what the ids become, if a deck was given
};

/// One deal of what the viewer does not know and nothing names.
class Dealer {
 public:
  Dealer(Kernel& k, PlayerId viewer, const RedealOptions& options, const Named& named)
      : k_(k), viewer_(viewer), options_(options), before_the_shuffle_(k.find_frame(Proc::starting_gangs) >= 0) {
    for (int seat = 0; seat < k.players(); ++seat) {
      Player& player = k.s.players[static_cast<std::size_t>(seat)];
      gather(player.deck, named);
      gather(player.hand, named);
      gather(player.draw_hand, named);
    }
    for (Hidden& hidden : hidden_) std::sort(hidden.ids.begin(), hidden.ids.end());
    for (const Card& card : k.s.all_cards()) count_.left += card.zone == Zone::aside && !knows(k, viewer, card.id);
  }

  /// Looks what the decks given leave for the hidden cards. @return "" or what is wrong with them
  std::string take_decks() {
    for (int seat = 0; seat < k_.players(); ++seat) {
      const DeckList* deck = given(seat);
      if (!deck) continue;
      std::vector<DefId> rest = deck->cards;
      const auto is_unknown = [&](DefId def) { return def >= k_.d.cards.size(); };
      if (std::any_of(rest.begin(), rest.end(), is_unknown)) {
        return fmt::format("the deck given for {} has a card that is not in the library", name_of(seat));
      }
      Hidden& hidden = hidden_[static_cast<std::size_t>(seat)];
      for (const Card& card : k_.s.all_cards()) {
        if (card.owner.index() != seat || std::binary_search(hidden.ids.begin(), hidden.ids.end(), card.id)) continue;
        if (const auto found = std::find(rest.begin(), rest.end(), card.def); found != rest.end()) rest.erase(found);
      }
      if (static_cast<int>(rest.size()) < hidden.ids.size()) {
        return fmt::format("the deck given for {} has {} cards besides those that are known, but {} are hidden", name_of(seat),
                           rest.size(), hidden.ids.size());
      }
      std::sort(rest.begin(), rest.end());
      hidden.faces = std::move(rest);
    }
    return "";
  }

  Redealt deal() {
    for (Hidden& hidden : hidden_) {
      give_faces(hidden);
      shuffle(hidden.ids);
      for (int i = 0; i < hidden.ids.size(); ++i) put_at(hidden.places[static_cast<std::size_t>(i)], hidden.ids[i]);
      count_.dealt += hidden.ids.size();
    }
    touch_board(k_);
    for (int seat = 0; before_the_shuffle_ && seat < k_.players(); ++seat) seal_gang(seat);
    return count_;
  }

 private:
  /// Of the own deck the viewer knows all that was in it.
  const DeckList* given(int seat) const { return seat == viewer_.index() ? nullptr : options_.decks[static_cast<std::size_t>(seat)]; }
  std::string name_of(int seat) const {
    const std::string& name = k_.config.seats[static_cast<std::size_t>(seat)].name;
    return name.empty() ? fmt::format("player {}", seat + 1) : name;
  }

  template <typename List>
  void gather(List& list, const Named& named) {
    for (CardId& slot : list) {
      const Card& card = k_.card(slot);
      if (knows(k_, viewer_, slot)) continue;
      if (before_the_shuffle_ && !given(card.owner.index())) {
        ++count_.dealt;  // by the shuffle
      } else if (named.contains(slot) || !is_plain(card)) {
        ++count_.left;
      } else {
        // A card of a deck is only marked for a starting gang, and the gangs are chosen anew.
        const std::uint32_t flags = card.zone == Zone::deck ? 0 : card.flags & kOfPlaces;
        Hidden& hidden = hidden_[card.owner.value];
        hidden.places[static_cast<std::size_t>(hidden.ids.size())] = {&slot, card.zone, card.known, flags};
        hidden.ids.push(slot);
      }
    }
  }

  template <typename List>
  void shuffle(List& list) {
    for (auto i = list.size(); i > 1; --i) {
      const std::uint32_t j = below(k_.s.rng, static_cast<std::uint32_t>(i));
      std::swap(list[i - 1], list[static_cast<decltype(i)>(j)]);
    }
  }

  /// In order, so that the same faces always come to the same ids.
  void give_faces(Hidden& hidden) {
    if (hidden.faces.empty()) return;
    shuffle(hidden.faces);
    std::sort(hidden.faces.begin(), hidden.faces.begin() + hidden.ids.size());
    bool new_faces = false;
    for (int i = 0; i < hidden.ids.size(); ++i) {
      Card& card = k_.card(hidden.ids[i]);
      const DefId face = hidden.faces[static_cast<std::size_t>(i)];
      new_faces = new_faces || card.def != face;
      card.def = face;
    }
    if (new_faces) forget_pool(k_.cache);
  }

  void put_at(const Place& place, CardId id) {
    Card& card = k_.card(id);
    card.zone = place.zone;
    card.known = place.known;
    card.flags = place.flags;
    *place.slot = id;
  }

  void seal_gang(int seat) {
    const PlayerId player{static_cast<std::uint8_t>(seat)};
    if (player == viewer_ || !has_sealed_gang(k_, player)) return;
    const DeckList& deck = given(seat) ? *given(seat) : k_.config.seats[static_cast<std::size_t>(seat)].deck;
    // A gang that comes with the deck is as open as the deck.
    if (given(seat) || deck.starting_gang.empty()) seal_another_gang(k_, player, deck.starting_gang);
  }

  Kernel& k_;
  PlayerId viewer_;
  const RedealOptions& options_;
  const bool before_the_shuffle_;
  std::array<Hidden, kMaxPlayers> hidden_;  ///< by owner
  Redealt count_;
};

/// Lists the options of another player's decision anew, which may depend on what was dealt. @return whether there are any
bool list_anew(Game::Impl& game) {
  const Kernel k = game.kernel();
  std::vector<Option> options;
  list_options(k, options);
  if (options.empty()) return false;
  game.output.options = std::move(options);
  return true;
}

}  // namespace

Result<Redealt> redeal(Game& game, PlayerId viewer, std::uint64_t seed_of_chance, const RedealOptions& options) {
  Game::Impl& impl = game.impl();
  Kernel k = impl.kernel();
  if (viewer && viewer.value >= k.players()) {
    return Error{ErrorCode::bad_config, fmt::format("there is no seat {} at a table of {}", viewer.index() + 1, k.players())};
  }
  const bool of_another = impl.state.outcome == Outcome::running && impl.state.pending.player != viewer;
  const std::unique_ptr<KeptState> before = of_another ? std::make_unique<KeptState>(impl.state) : nullptr;
  Named named(impl.state);
  for (int attempt = 1;; ++attempt) {
    Dealer dealer(k, viewer, options, named);
    if (std::string fault = dealer.take_decks(); !fault.empty()) return Error{ErrorCode::bad_config, std::move(fault)};
    seed(impl.state.rng, seed_of_chance);
    const Redealt count = dealer.deal();
    if (!of_another || list_anew(impl)) {
      impl.checkpoints.clear();
      impl.set_decision();
      return count;
    }
    // With these cards nothing could be answered: what can be answered now stays, or in the end everything.
    copy_state(impl.state, before->get());
    forget_pool(impl.cache);
    touch_board(k);
    attempt == 1 ? named.add(std::span<const Option>(impl.output.options)) : named.add_all();
  }
}

}  // namespace highnoon
