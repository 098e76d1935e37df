#include "state/invariant.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "effect/cache.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

template <typename T>
bool is_fresh(const T& slot) {
  const T fresh{};
  return std::memcmp(&slot, &fresh, sizeof(T)) == 0;
}

/// Slots beyond a list's end, which equal states have equal.
template <typename T, int N>
bool ends_clean(const FixedList<T, N>& list) {
  return list.size() <= N && std::all_of(list.items.begin() + list.size(), list.items.end(), is_fresh<T>);
}

std::string name_of(const Kernel& k, const Card& card) {
  const std::string& title = card.def < k.d.cards.size() ? k.d.cards[card.def].title : std::string("?");
  return fmt::format("{} (#{}.{})", title, card.id.index(), card.id.generation());
}

bool is_seat(const Kernel& k, PlayerId player) { return player.value < k.players(); }

/// How often each card stands in the lists of the players.
using Counts = std::array<std::uint8_t, kMaxCards>;

/// What was looked up about the cards in play still holds.
std::string check_board(const Kernel& k) {
  GameCache fresh;
  const Kernel other(k.s, k.content, k.rules, fresh, k.config, k.checkpoints, k.output, nullptr);
  const Board &kept = board_of(k), &now = board_of(other);
  const bool same = kept.cards == now.cards && kept.dudes == now.dudes && kept.deeds == now.deeds && kept.attached == now.attached &&
                    kept.places == now.places && kept.first_attached == now.first_attached && kept.next_attached == now.next_attached;
  return same ? "" : "what is in play has changed, and nobody has said so";
}

std::string check_ids(const Kernel& k) {
  for (int i = 0; i < k.s.card_count; ++i) {
    const Card& card = k.s.cards[static_cast<std::size_t>(i)];
    if (card.id.index() != i || card.id.generation() < 1) return fmt::format("card slot {} has the id {}", i, card.id.raw);
    if (card.def >= k.d.cards.size()) return fmt::format("card slot {} has no printing", i);
    if (!is_seat(k, card.owner) || !is_seat(k, card.controller)) return name_of(k, card) + " has no owner or controller";
  }
  return "";
}

template <typename List>
std::string check_list(const Kernel& k, const List& list, const char* name, Zone zone, PlayerId owner, Counts& counts) {
  if (!ends_clean(list)) return fmt::format("the {} of player {} has something beyond its end", name, owner.index() + 1);
  for (const CardId id : list) {
    if (!k.exists(id)) return fmt::format("the {} of player {} holds a card that is not there", name, owner.index() + 1);
    const Card& card = k.card(id);
    if (card.zone != zone) return fmt::format("{} is in the {} but its zone is {}", name_of(k, card), name, static_cast<int>(card.zone));
    if (zone != Zone::draw_hand && card.owner != owner) return fmt::format("{} is in another player's {}", name_of(k, card), name);
    if (++counts[static_cast<std::size_t>(id.index())] > 1) return name_of(k, card) + " is in two places";
  }
  return "";
}

std::string check_street(const Kernel& k, PlayerId player) {
  const Player& p = k.player(player);
  if (!ends_clean(p.street)) return fmt::format("the street of player {} has something beyond its end", player.index() + 1);
  for (int i = 0; i < p.street.size(); ++i) {
    const CardId id = p.street[i];
    if (!k.in_play(id)) return fmt::format("the street of player {} has a card that is not in play", player.index() + 1);
    const CardType type = k.def(id).type;
    if (type != CardType::deed && type != CardType::outfit) return name_of(k, k.card(id)) + " is on a street";
    if (type == CardType::outfit && k.card(id).owner != player) return name_of(k, k.card(id)) + " is on another player's street";
    if (p.street.find(id) != i) return name_of(k, k.card(id)) + " is on the street twice";
  }
  if (k.in_play(p.outfit) && !p.street.contains(p.outfit)) {
    return fmt::format("the home of player {} is not on the street", player.index() + 1);
  }
  return "";
}

std::string check_players(const Kernel& k) {
  Counts counts{};
  for (std::uint8_t i = 0; i < k.players(); ++i) {
    const PlayerId player{i};
    const Player& p = k.player(player);
    std::string fault;
    const auto failed = [&fault](std::string text) { return !(fault = std::move(text)).empty(); };
    if (failed(check_list(k, p.deck, "deck", Zone::deck, player, counts)) ||
        failed(check_list(k, p.hand, "play hand", Zone::hand, player, counts)) ||
        failed(check_list(k, p.discard, "discard pile", Zone::discard, player, counts)) ||
        failed(check_list(k, p.boot_hill, "Boot Hill", Zone::boot_hill, player, counts)) ||
        failed(check_list(k, p.draw_hand, "draw hand", Zone::draw_hand, player, counts)) || failed(check_street(k, player))) {
      return fault;
    }
    if (p.ghost_rock < 0 || p.debt < 0) return fmt::format("player {} has {} ghost rock and owes {}", i + 1, p.ghost_rock, p.debt);
    if (p.shooter && !k.exists(p.shooter)) return fmt::format("the shooter of player {} is not there", i + 1);
  }
  for (const Card& card : k.s.all_cards()) {
    const bool listed = card.zone == Zone::deck || card.zone == Zone::hand || card.zone == Zone::discard ||
                        card.zone == Zone::boot_hill || card.zone == Zone::draw_hand;
    if (listed && counts[static_cast<std::size_t>(card.id.index())] == 0) {
      return fmt::format("{} is in no list of its zone {}", name_of(k, card), static_cast<int>(card.zone));
    }
  }
  return "";
}

/// Nothing of what a card was in play stays with it elsewhere.
std::string check_out_of_play(const Kernel& k, const Card& card) {
  constexpr std::uint32_t kInPlayFlags = kBooted | kTradedToday | kReplacedToday | kAssigned | kForcedCasualty | kProtected | kPrivateBounty |
                                         kStaying | kUnready | kUsedHere | kWaits | kWaitsBooting | kWaitsMoving | kAced | kFightsAsDude;
  const bool counters = card.control_counters || card.production_counters || card.influence_counters || card.bullets_counters;
  const bool kept = card.zone == Zone::aside && k.in_play(card.host);  // under that card
  if ((card.host && !kept) || card.location || card.host_location || card.side || card.bounty || card.pool || counters ||
      card.flags & kInPlayFlags) {
    return name_of(k, card) + " is out of play with something it had in play";
  }
  if (card.controller != card.owner) return name_of(k, card) + " is out of play under another player's control";
  return "";
}

std::string check_host(const Kernel& k, const Card& card) {
  const CardType type = k.type_of(card);
  const bool attaches = type == CardType::goods || type == CardType::spell || type == CardType::action || type == CardType::legend ||
                        type == CardType::joker || type == CardType::event || type == CardType::improvement || type == CardType::rules ||
                        card.has(kFightsAsDude);
  if (!attaches) return name_of(k, card) + " is attached";
  if (!k.in_play(card.host)) return name_of(k, card) + " is attached to nothing in play";
  CardId at = card.host;
  for (int depth = 0; k.card(at).host; ++depth) {
    if (depth > 8) return name_of(k, card) + " is attached in a circle";
    at = k.card(at).host;
  }
  return "";
}

std::string check_in_play(const Kernel& k, const Card& card) {
  const CardType type = k.type_of(card);
  if (type == CardType::joker && !card.host) return name_of(k, card) + " is in play";
  if (card.bounty < 0 || card.pool < 0) return name_of(k, card) + " has less than no ghost rock";
  if (card.host) {
    if (std::string fault = check_host(k, card); !fault.empty()) return fault;
  }
  if (card.host_location && !card.host_location.is_town_square()) return name_of(k, card) + " is attached to no town square";
  if (type == CardType::dude && !card.host && !is_location(k, card.location)) return name_of(k, card) + " is nowhere";
  if ((type != CardType::dude || card.host) && card.location) return name_of(k, card) + " stands somewhere";
  if ((type == CardType::goods || type == CardType::spell || type == CardType::improvement) && !card.host && !card.host_location) {
    return name_of(k, card) + " is in play without a bearer";
  }
  return "";
}

std::string check_posse(const Kernel& k, const Card& card, std::array<std::uint8_t, kMaxPlayers>& sides) {
  const Shootout& s = k.s.shootout;
  if (card.side == 0) return "";
  if (card.side > 2 || !card.in_play() || k.type_of(card) != CardType::dude) return name_of(k, card) + " cannot be in a posse";
  if (!s.active) return name_of(k, card) + " is in a posse without a shootout or job";
  if (!card.host && card.location != s.location && !card.has(kStaying) && !card.has(kWaits)) return name_of(k, card) + " is in a posse elsewhere";
  std::uint8_t& side = sides[card.controller.value];
  if (side != 0 && side != card.side) return fmt::format("player {} is in both posses", card.controller.index() + 1);
  side = card.side;
  return "";
}

std::string check_cards(const Kernel& k) {
  std::array<std::uint8_t, kMaxPlayers> sides{};
  for (const Card& card : k.s.all_cards()) {
    std::string fault = card.in_play() ? check_in_play(k, card) : check_out_of_play(k, card);
    if (fault.empty()) fault = check_posse(k, card, sides);
    if (!fault.empty()) return fault;
    const std::size_t abilities = k.d.cards[card.def].abilities.size();
    if (abilities < 8 && card.used >> abilities) return name_of(k, card) + " has used an ability that it does not have";
  }
  return "";
}

std::string check_frames(const Kernel& k) {
  const State& s = k.s;
  if (s.frame_count > kMaxFrames || s.arena_top > kArenaWords || s.delayed_count > kMaxDelayed) return "a list is longer than its room";
  int plays = 0;
  int events = 0;
  std::uint32_t serial = 0;
  std::uint16_t base = 0;
  for (int i = 0; i < s.frame_count; ++i) {
    const Frame& frame = s.frames[static_cast<std::size_t>(i)];
    if (frame.procedure >= k.rules.procedures.size()) return fmt::format("frame {} runs no procedure", i);
    const char* name = procedure_name(frame.procedure);
    if (frame.step > k.rules.procedures[frame.procedure].size()) return fmt::format("{} is beyond its last step", name);
    if (frame.serial <= serial || frame.serial >= s.next_serial) return fmt::format("{} has a wrong serial number", name);
    if (frame.arena_base < base || frame.arena_base > s.arena_top) return fmt::format("{} has a wrong part of the arena", name);
    serial = frame.serial;
    base = frame.arena_base;
    plays += frame.procedure == static_cast<int>(Proc::ability);
    events += frame.procedure == static_cast<int>(Proc::event);
  }
  if (plays != s.plays.size()) return fmt::format("{} abilities are in use in {} frames", s.plays.size(), plays);
  if (events != s.events.size()) return fmt::format("{} events are under way in {} frames", s.events.size(), events);
  for (const Play& play : s.plays) {
    if (!k.exists(play.card) || !is_seat(k, play.player)) return "an ability in use is on no card";
  }
  return "";
}

std::string check_freed(const Kernel& k) {
  const State& s = k.s;
  if (!ends_clean(s.plays)) return "a freed ability in use is not cleared";
  if (!ends_clean(s.events)) return "a freed event is not cleared";
  if (!ends_clean(s.modifiers)) return "a freed lasting effect is not cleared";
  if (!std::all_of(s.frames.begin() + s.frame_count, s.frames.end(), is_fresh<Frame>)) return "a freed frame is not cleared";
  if (!std::all_of(s.delayed.begin() + s.delayed_count, s.delayed.end(), is_fresh<Delayed>)) return "a freed delayed trigger is not cleared";
  if (!std::all_of(s.arena.begin() + s.arena_top, s.arena.end(), [](std::int32_t word) { return word == 0; })) {
    return "the arena is not cleared beyond its top";
  }
  return "";
}

std::string check_effects(const Kernel& k) {
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op == ModifierOp::none) return "a lasting effect does nothing";
    if (modifier.card && modifier.card.index() >= k.s.card_count) return "a lasting effect is on a card that never was";
    const bool is_on_place = modifier.op == ModifierOp::singled_out && modifier.place;
    if (!modifier.card && !is_seat(k, modifier.player) && modifier.op != ModifierOp::restrict && !is_on_place) return "a lasting effect is on nothing";
  }
  for (int i = 0; i < k.s.delayed_count; ++i) {
    if (k.s.delayed[static_cast<std::size_t>(i)].trigger == TriggerPoint::none) return "a delayed trigger waits for nothing";
  }
  return "";
}

std::string check_decision(const Kernel& k) {
  const Pending& pending = k.s.pending;
  if (k.s.outcome != Outcome::running) {
    return pending.kind == DecisionKind::none ? "" : "somebody must decide although the game is over";
  }
  if (pending.kind == DecisionKind::none || pending.answered) return "the game waits for nothing";
  if (!is_seat(k, pending.player)) return "nobody must decide";
  if (k.s.frame_count == 0 || pending.frame != k.s.frame_count - 1) return "a step that is not the topmost one asks";
  if (k.s.pot < 0) return "the pot is less than nothing";
  const Shootout& s = k.s.shootout;
  // A job that is over may have done away with the deed it was fought at.
  if (s.active && s.active != 3 && !is_location(k, s.location)) return "the shootout is nowhere";
  return "";
}

}  // namespace

std::string broken_invariant(const Kernel& k, bool waits) {
  for (const auto check : {check_ids, check_players, check_cards, check_frames, check_freed, check_effects}) {
    if (std::string fault = check(k); !fault.empty()) return fault;
  }
  if (!waits) return "";
  std::string fault = check_decision(k);
  return fault.empty() ? check_board(k) : fault;
}

}  // namespace highnoon
