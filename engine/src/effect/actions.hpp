#pragma once

/// The changes the rules and verbs make, each as its event. Each may leave frames pushed (see raise()): a step returns after one
/// of them, or pushes the later ones first.

#include "flow/kernel.hpp"

namespace highnoon {

// --- board (effect/board.cpp)
void boot(Kernel& k, std::span<const CardId> cards, const Cause& cause);
void unboot(Kernel& k, std::span<const CardId> cards, const Cause& cause);
/// Moves a dude; refused moves (restriction, same place, not in play) change nothing.
void move(Kernel& k, CardId dude, LocationId to, const Cause& cause);
/// Tells that a dude who is at home has moved there. RC-SHOOT-050.
void count_as_moved_home(Kernel& k, CardId dude, const Cause& cause);
/// Whether the dude could be moved there, if that is another place; without a place, anywhere.
bool may_move(const Kernel& k, CardId dude, LocationId to, const Cause& cause);
/// Whoever cannot do one part of going home does not go at all. RC-SHB-006 to -008.
bool can_go_home(const Kernel& k, CardId dude, bool booted, const Cause& cause);
void send_home(Kernel& k, std::span<const CardId> dudes, bool booted, const Cause& cause);
/// Dudes alone, who count as such. RC-WANTED-010, -011.
bool can_gain_bounty(const Kernel& k, CardId card, const Cause& cause);
void change_bounty(Kernel& k, std::span<const CardId> dudes, int amount, const Cause& cause);
void change_counter(Kernel& k, std::span<const CardId> cards, Stat stat, int amount, const Cause& cause);
/// Joins a posse of the shootout. side: 1 the leader's, 2 opposing. Boots and moves first as told.
/// Rules: RR-POSSE-006 to -014.
void join_posse(Kernel& k, CardId dude, int side, bool booting, bool moving, const Cause& cause);
void leave_posse(Kernel& k, std::span<const CardId> dudes, const Cause& cause);
/// Two dudes change places, and posses if one of them is in one.
void swap(Kernel& k, CardId a, CardId b, const Cause& cause);

// --- leaving and entering play (effect/zones.cpp)
/// Aces or discards cards in play, each kind by its event; attached cards go to their owners' discard piles. RR-PILE.
void ace(Kernel& k, std::span<const CardId> cards, const Cause& cause);
void discard(Kernel& k, std::span<const CardId> cards, const Cause& cause);
/// Cards in play go to their owners' hand or deck; what is attached to them is discarded.
void return_from_play(Kernel& k, std::span<const CardId> cards, Zone to, const Cause& cause);
/// Cards in play leave the game: neither aced nor discarded. CL-PILE-008.
void remove(Kernel& k, std::span<const CardId> cards, const Cause& cause);
/// Cards of a play hand.
void discard_from_hand(Kernel& k, std::span<const CardId> cards, const Cause& cause);
/// Draws cards to the play hand, one event for all.
void draw_cards(Kernel& k, PlayerId player, int amount, const Cause& cause);
struct EnterPlay {
  CardId card;
  CardId host;              ///< goods, spells
  LocationId place;         ///< dudes, totems; none: home
  std::uint8_t left_end = 0;
  std::uint8_t booted = 0;
};
/// Puts a card into play (cost already paid): entering and entered events, attaching, street. RR-SHOP.
void enter_play(Kernel& k, const EnterPlay& how, PlayerId controller, const Cause& cause);

/// The card that is about to enter play will enter at `place`.
void enter_elsewhere(Kernel& k, LocationId place);
void transfer(Kernel& k, CardId card, CardId to, const Cause& cause);
/// A dude in play is attached, and is a dude no more.
void become_condition(Kernel& k, CardId dude, CardId to, const Cause& cause);

// --- money (effect/money.cpp)
void gain(Kernel& k, PlayerId player, int amount, const Cause& cause);
void lose(Kernel& k, PlayerId player, int amount, const Cause& cause);
/// To the bank; the caller has checked that there is enough.
void pay(Kernel& k, PlayerId player, int amount, const Cause& cause);

// --- numbers for a while (effect/lasting.cpp)
void add_modifier(Kernel& k, std::span<const CardId> cards, const Modifier& modifier, const Cause& cause);
void add_player_modifier(Kernel& k, PlayerId player, const Modifier& modifier, const Cause& cause);
/// The bare change: nobody is asked whether it can be, and no event tells of it.
void make_last(Kernel& k, Modifier modifier, const Cause& cause);

// --- pulls (poker/pull.cpp)
/// Pulls for a play (index into State::plays) or, with 0xFF, for nobody in particular; State::result holds suit * 16 + value.
void pull(Kernel& k, PlayerId player, int play, const Cause& cause);

inline std::span<const CardId> one(const CardId& card) { return {&card, 1}; }

}  // namespace highnoon
