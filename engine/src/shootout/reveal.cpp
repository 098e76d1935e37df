#include <algorithm>

#include "effect/modifier.hpp"
#include "poker/pull.hpp"
#include "shootout/round.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"

namespace highnoon {

namespace {

Flow show(Kernel& k, Frame& f);
Flow jokers(Kernel& k, Frame& f);
Flow revealed(Kernel& k, Frame& f);
Flow cheatin(Kernel& k, Frame& f);
Flow about_to_show(Kernel& k, Frame& f);
Flow cheatin_plays(Kernel& k, Frame& f);
Flow jokers_declared(Kernel& k, Frame& f);

/// Both hands are shown, jokers are declared with both in sight, then what looks for a reveal
/// happens. RR-SHOOT-030 to -032; RC-SHOOT-020 to -026.
constexpr Step kSteps[] = {
    {"show", show},
    {"jokers", jokers},
    {"revealed", revealed},
    {"cheatin", cheatin},
    // Where Cheatin' Resolutions belong to the moment of the reveal, and jokers are declared when all that is over. CT-REACT-008 to -011,
    // CT-JOKER-001.
    {"about_to_show", about_to_show, false},
    {"cheatin_plays", cheatin_plays, false},
    {"jokers_declared", jokers_declared, false},
};

Flow choose_joker(Kernel& k, Frame& f);
constexpr Step kJokerSteps[] = {{"choose", choose_joker}};

struct RevealData {
  std::uint8_t done = 0;
  std::uint8_t spare = 0;
};
FIELDS(kRevealDataFields, RevealData, FIELD(done, is(Holds::turn)), FIELD(spare, nothing()));

bool is_joker(const Kernel& k, CardId card) { return k.def(card).type == CardType::joker; }

std::uint8_t everybody(const Kernel& k) {
  return static_cast<std::uint8_t>((1u << k.players()) - 1);
}

bool heads_posse(const Kernel& k, PlayerId player) {
  return player == player_of_side(k, 1) || player == player_of_side(k, 2);
}

Flow show(Kernel& k, Frame&) {
  for (const int side : {1, 2}) {
    Player& player = k.player(player_of_side(k, side));
    player.set(kRevealed);
    player.cheatin_used = 0;
    for (const CardId card : player.draw_hand) k.card(card).known = everybody(k);
  }
  ++k.s.reveals;
  touch(k);
  return Flow::next;
}

/// The Winner declares first.
Flow jokers(Kernel& k, Frame& f) {
  auto& data = f.as<RevealData>();
  if (data.done == k.players()) {
    data.done = 0;
    for (const int side : {1, 2}) rescore(k, player_of_side(k, side));
    return Flow::next;
  }
  const PlayerId player = k.from(first_to_play(k))[data.done++];
  if (heads_posse(k, player)) declare_jokers(k, player);
  return Flow::stay;
}

/// Jokers that do something as they are declared: those of one hand, then those of the other.
Flow jokers_declared(Kernel& k, Frame& f) {
  auto& data = f.as<RevealData>();
  if (data.done == k.players() || shootout_over(k)) {
    data.done = 0;
    return Flow::next;
  }
  const PlayerId player = k.from(first_to_play(k))[data.done++];
  CardList declared;
  for (const CardId card : k.player(player).draw_hand) {
    if (heads_posse(k, player) && is_joker(k, card)) declared.push_back(card);
  }
  if (declared.empty()) return Flow::stay;
  Event event = make_event(TriggerPoint::joker_declared, declared, Cause{player});
  raise(k, event);
  return Flow::stay;
}

Flow revealed(Kernel& k, Frame&) {
  for (const int side : {1, 2}) rescore(k, player_of_side(k, side));
  mark_moment(k, TriggerPoint::draw_hand_revealed);
  return Flow::next;
}

Flow cheatin(Kernel& k, Frame& f) {
  auto& data = f.as<RevealData>();
  if (data.done == k.players()) {
    data.done = 0;
    return Flow::next;
  }
  const PlayerId player = k.from(first_to_play(k))[data.done++];
  if (heads_posse(k, player) && draw_hand_cheatin(k, player)) {
    mark_moment(k, TriggerPoint::draw_hand_revealed_cheatin, player);
  }
  return Flow::stay;
}

Flow about_to_show(Kernel& k, Frame&) {
  mark_moment(k, TriggerPoint::draw_hand_about_to_be_revealed);
  return Flow::next;
}

Flow cheatin_plays(Kernel& k, Frame&) {
  PlaysData data;
  data.timing = kCheatin;
  if (!shootout_over(k)) k.push(Proc::plays, {}, data);
  return Flow::next;
}

// --- jokers
// ----------------------------------------------------------------------------------------------------------------

CardId undeclared_joker(const Kernel& k, PlayerId player) {
  for (const CardId card : k.player(player).draw_hand) {
    if (is_joker(k, card) && !k.card(card).has(kDeclared)) return card;
  }
  return {};
}

/// By its owner, also in another player's hand. Once declared a joker keeps its suit and value.
/// RR-JOKER-003; RC-SHOOT-026, RC-CARD-141.
Flow choose_joker(Kernel& k, Frame& f) {
  if (const auto answer = k.answer()) {
    declare_joker(k, undeclared_joker(k, f.player), *answer);
    return Flow::stay;
  }
  const CardId joker = undeclared_joker(k, f.player);
  if (!joker) return Flow::done;
  return k.ask(k.card(joker).owner, DecisionKind::joker, static_cast<std::int16_t>(joker.raw));
}

}  // namespace

const Procedure k_reveal{"shootout.reveal", kSteps, kRevealDataFields};
const Procedure k_jokers{"jokers", kJokerSteps, {}, Procedure::kOfPlayer};

void declare_jokers(Kernel& k, PlayerId player) {
  if (undeclared_joker(k, player)) k.push(Proc::jokers, player);
}

void declare_joker(Kernel& k, CardId joker, const Option& choice) {
  if (!joker) return;
  Card& card = k.card(joker);
  card.set(kDeclared);
  card.suit = static_cast<Suit>(choice.a);
  card.value = static_cast<std::uint8_t>(choice.b);
  touch(k);
}

/// Any suit and value, also one that the hand holds already. RR-JOKER-002, -003.
void list_joker(const Kernel&, const Pending&, OptionList& o) {
  for (int suit = 1; suit <= 4; ++suit) {
    for (int value = 1; value <= 13; ++value)
      o.push_back({OptionKind::suit_and_value, suit, value, 0});
  }
}

// --- scores
// ----------------------------------------------------------------------------------------------------------------

PokerCards draw_hand_cards(const Kernel& k, PlayerId player) {
  PokerCards cards;
  for (const CardId card : k.player(player).draw_hand) cards.push_back(poker_card(k, card));
  return cards;
}

bool draw_hand_cheatin(const Kernel& k, PlayerId player) {
  const Player& whose = k.player(player);
  const auto& hand = whose.draw_hand;
  const auto says = [&](Permit what) {
    return std::any_of(hand.begin(), hand.end(), [&](CardId c) { return permitted(k, what, c); });
  };
  if (whose.has(kCountsLegal) || says(Permit::hand_is_legal)) return false;
  if (whose.has(kCountsCheatin) || says(Permit::hand_is_cheatin)) return true;
  std::uint32_t jokers = 0;
  for (int i = 0; i < whose.draw_hand.size(); ++i) {
    if (is_joker(k, whose.draw_hand[i])) jokers |= 1u << i;
  }
  return is_cheatin(draw_hand_cards(k, player), jokers);
}

HandScore base_score(const Kernel& k, PlayerId player) {
  return best_hand(draw_hand_cards(k, player));
}

namespace {

/// A fixed base rank counts as a change of the rank that the cards make.
int rank_change(const Kernel& k, PlayerId player, HandScore base) {
  const int fixed = k.player(player).has(kBaseRankSet)
                        ? k.player(player).base_rank - static_cast<int>(base.rank())
                        : 0;
  return fixed + player_stat(k, player, Stat::hand_rank);
}

}  // namespace

HandScore final_score(const Kernel& k, PlayerId player) {
  const HandScore base = base_score(k, player);
  const HandScore changed = with_modifiers(base, rank_change(k, player, base));
  return player_stat(k, player, Stat::hand_weakest) > 0 ? HandScore::worst(changed.rank()) : changed;
}

void rescore(Kernel& k, PlayerId player) {
  if (!player || !k.player(player).has(kRevealed)) return;
  k.player(player).revealed = base_score(k, player).key;
  for (const CardId card : k.player(player).draw_hand) k.card(card).known = everybody(k);
  touch(k);
}

bool is_aced_after_use(const Kernel& k, CardId card) {
  return is_joker(k, card) && !forbidden(k, Act::be_aced, card);
}

void discard_draw_hand(Kernel& k, PlayerId player, bool ace_jokers) {
  const auto hand = k.player(player).draw_hand;
  for (const CardId card : hand) {
    k.card(card).set(kMarked, false);
    put(k, card, ace_jokers && is_aced_after_use(k, card) ? Zone::boot_hill : Zone::discard);
    k.card(card).set(kDeclared, false);
    k.card(card).suit = Suit::none;
    k.card(card).value = 0;
  }
  touch(k);
}

}  // namespace highnoon
