#include "shootout/suspended.hpp"

#include <algorithm>
#include <cstring>

#include "effect/cache.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "shootout/posse.hpp"
#include "shootout/round.hpp"
#include "shootout/shootout.hpp"
#include "state/field.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {

namespace {

Flow go_on(Kernel& k, Frame& f);

/// The frame waits below the inner shootout.
constexpr Step kSteps[] = {{"go_on", go_on}};

FIELDS(kSuspendedDataFields, SuspendedData, FIELD(words, is(Holds::own_words)), FIELD(born), FIELD(entries), FIELD(extra_plays), FIELD(spare, nothing()));

static_assert(std::has_unique_object_representations_v<SuspendedShootout> && sizeof(SuspendedShootout) % 4 == 0);
static_assert(std::has_unique_object_representations_v<SuspendedCard> && sizeof(SuspendedCard) % 4 == 0);
constexpr int kShootoutWords = sizeof(SuspendedShootout) / 4;
constexpr int kCardWords = sizeof(SuspendedCard) / 4;

// --- words of the arena

/// The words that belong to the frame, but never more than there are.
template <typename AnyState>
auto words_of(AnyState& s, const Frame& frame) {
  const int base = std::min<int>(frame.arena_base, kArenaWords);
  const int count = std::min<int>(frame.as<SuspendedData>().words, kArenaWords - base);
  return std::span(s.arena.data() + base, static_cast<std::size_t>(count));
}

template <typename T>
T read(const State& s, const Frame& frame, int at) {
  T value{};
  const auto words = words_of(s, frame);
  if (static_cast<std::size_t>(at) + sizeof(T) / 4 <= words.size()) std::memcpy(static_cast<void*>(&value), words.data() + at, sizeof value);
  return value;
}

template <typename T>
void write(State& s, const Frame& frame, int at, const T& value) {
  const auto words = words_of(s, frame);
  if (static_cast<std::size_t>(at) + sizeof(T) / 4 <= words.size()) std::memcpy(words.data() + at, &value, sizeof value);
}

int place_of_card(int i) { return kShootoutWords + i * kCardWords; }

/// Does `act(frame, i)` for each part that the card has in suspended shootouts, until one returns true.
template <typename Act>
bool any_part(const Kernel& k, CardId id, Act act) {
  if (k.s.shootout.depth == 0) return false;
  for (const Frame& frame : std::span(k.s.frames).first(k.s.frame_count)) {
    if (frame.procedure != static_cast<std::uint8_t>(Proc::suspended)) continue;
    for (int i = 0; i < suspended_cards(frame); ++i) {
      if (suspended_card(k.s, frame, i).card == id && act(frame, i)) return true;
    }
  }
  return false;
}

/// What is kept for the shootout that the present one is inside of.
const SuspendedData* innermost(const Kernel& k) {
  const int index = k.s.shootout.depth == 0 ? -1 : k.find_frame(Proc::suspended);
  return index < 0 ? nullptr : &k.s.frames[static_cast<std::size_t>(index)].as<SuspendedData>();
}

bool hangs_on_shootout(Duration until) {
  return until == Duration::shootout_play || until == Duration::round || until == Duration::next_round || until == Duration::shootout;
}

// --- setting aside

/// The card's part in the shootout under way.
SuspendedCard part_of(const Kernel& k, const Card& card) {
  SuspendedCard part;
  part.side = card.side;
  part.flags = card.flags & kSuspendedCardFlags;
  if (card.limited_uses != 0 && is_limited_by_shootout(k, card)) part.limited_uses = card.limited_uses;
  if (part.side != 0 || part.flags != 0 || part.limited_uses != 0) part.card = card.id;
  return part;
}

SuspendedPlayer part_of(const Player& player) {
  return {player.shooter, static_cast<std::uint16_t>(player.flags & kSuspendedPlayerFlags), player.base_rank, player.early_plays};
}

// --- taking up

/// Whether the dude is still where the posse is, and on nobody else's side.
bool is_still_in(const Kernel& k, const SuspendedCard& part) {
  const Card& card = k.card(part.card);
  if (location_of(k, card.id) != k.s.shootout.location && !(part.flags & kStaying)) return false;
  const int already = side_of(k, card.controller);
  const bool is_dude = part.flags & kFightsAsDude ? static_cast<bool>(card.host) : k.type_of(card) == CardType::dude && !card.host;
  return is_dude && (already == 0 || already == part.side);
}

void take_up(Kernel& k, const SuspendedCard& part, int entries) {
  if (!k.exists(part.card)) return;
  Card& card = k.card(part.card);
  if (!card.in_play()) card.flags |= part.flags & (kWasCasualty | kFled);
  if (!card.in_play() || card.entered > entries) return;
  const bool member = part.side != 0 && is_still_in(k, part);
  if (member) card.side = part.side;
  card.flags |= member ? part.flags : part.flags & ~kSuspendedPosseFlags;
  if (part.limited_uses != 0) card.limited_uses = part.limited_uses;
  touch(k);
}

void take_up(Kernel& k, Player& player, const SuspendedPlayer& part) {
  const bool there = k.exists(part.shooter) && k.card(part.shooter).side != 0;
  player.shooter = there ? part.shooter : CardId{};
  player.flags = static_cast<std::uint16_t>(player.flags | part.flags);
  player.base_rank = part.base_rank;
  player.early_plays = part.early_plays;
}

/// What fought beside a dude who has left meanwhile has left, too. The bare change.
CardList drop_companions(Kernel& k, const Frame& frame) {
  CardList left;
  for (int i = 0; i < suspended_cards(frame); ++i) {
    const SuspendedCard part = suspended_card(k.s, frame, i);
    if (!(part.flags & kFightsAsDude) || !k.in_play(part.card) || k.card(k.card(part.card).host).side != 0) continue;
    leave_present_posse(k, part.card);
    left.push_back(part.card);
  }
  return left;
}

/// Nothing is left of the inner one, even if a script's error has cut it short.
void clear_round(Kernel& k) {
  for (int i = 0; i < k.players(); ++i) {
    Player& player = k.s.players[static_cast<std::size_t>(i)];
    if (!player.draw_hand.empty()) discard_draw_hand(k, PlayerId{static_cast<std::uint8_t>(i)}, false);
    forget_round(player);
  }
  for (Card& card : k.s.all_cards()) card.flags &= ~(kSuspendedCardFlags | kAssigned);
}

Flow go_on(Kernel& k, Frame& f) {
  const CardList left = resume_shootout(k, f);
  if (left.empty()) return Flow::done;
  Event event = make_event(TriggerPoint::dude_left_posse, left);
  event.detail = kAlreadyDone;
  raise(k, event);
  return Flow::next;
}

}  // namespace

const Procedure k_suspended{"shootout.suspended", kSteps, kSuspendedDataFields};

SuspendedShootout suspended_by(const State& s, const Frame& frame) { return read<SuspendedShootout>(s, frame, 0); }

int suspended_cards(const Frame& frame) { return std::max(0, (frame.as<SuspendedData>().words - kShootoutWords) / kCardWords); }

SuspendedCard suspended_card(const State& s, const Frame& frame, int i) { return read<SuspendedCard>(s, frame, place_of_card(i)); }

bool may_begin_shootout(const Kernel& k) {
  const Shootout& s = k.s.shootout;
  if (s.active == 0) return true;
  if (s.active == 1 || s.depth >= kMaxSuspended) return false;
  if (s.active == 2 && (shootout_over(k) || casualties_begun(k) || k.find_frame(Proc::casualties) >= 0)) return false;
  return std::all_of(k.s.players.begin(), k.s.players.begin() + k.players(), [](const Player& player) { return player.draw_hand.empty(); });
}

void suspend_shootout(Kernel& k) {
  List<SuspendedCard, kMaxCards> parts;
  for (const Card& card : k.s.all_cards()) {
    if (const SuspendedCard part = part_of(k, card); part.card) parts.push_back(part);
  }
  const int words = place_of_card(static_cast<int>(parts.size()));
  if (k.s.arena_top + words > kArenaWords) throw Overflow(HaltReason::arena_full);

  SuspendedData data;
  data.words = static_cast<std::uint16_t>(words);
  data.born = k.s.modifiers_born;
  data.entries = k.s.entries;
  data.extra_plays = k.s.extra_plays;
  Frame& frame = k.push(Proc::suspended, k.s.shootout.leader_player, data);
  k.s.arena_top = static_cast<std::uint16_t>(k.s.arena_top + words);
  SuspendedShootout outer;
  outer.shootout = k.s.shootout;
  for (int i = 0; i < k.players(); ++i) outer.players[static_cast<std::size_t>(i)] = part_of(k.s.players[static_cast<std::size_t>(i)]);
  write(k.s, frame, 0, outer);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    write(k.s, frame, place_of_card(static_cast<int>(i)), parts[i]);
    Card& card = k.card(parts[i].card);
    card.side = 0;
    card.flags &= ~kSuspendedCardFlags;
    if (parts[i].limited_uses != 0) card.limited_uses = 0;
  }
  for (int i = 0; i < k.players(); ++i) forget_round(k.s.players[static_cast<std::size_t>(i)]);
  k.s.extra_plays = 0;
  k.s.shootout = Shootout{};
  k.s.shootout.depth = static_cast<std::uint8_t>(outer.shootout.depth + 1);
  touch_board(k);
}

CardList resume_shootout(Kernel& k, const Frame& frame) {
  const SuspendedShootout outer = suspended_by(k.s, frame);
  const SuspendedData data = frame.as<SuspendedData>();
  dissolve_posses(k);
  clear_round(k);
  k.s.shootout = outer.shootout;
  // As where a deed leaves play in the middle of one.
  if (!is_location(k, k.s.shootout.location)) k.s.shootout.location = LocationId::town_square();
  k.s.extra_plays = data.extra_plays;
  for (int i = 0; i < suspended_cards(frame); ++i) take_up(k, suspended_card(k.s, frame, i), data.entries);
  CardList left = drop_companions(k, frame);
  for (int i = 0; i < k.players(); ++i) take_up(k, k.s.players[static_cast<std::size_t>(i)], outer.players[static_cast<std::size_t>(i)]);
  touch_board(k);
  return left;
}

void leave_suspended(Kernel& k, CardId dude, LocationId to) {
  any_part(k, dude, [&](const Frame& frame, int i) {
    if (to && suspended_by(k.s, frame).shootout.location == to) return false;
    SuspendedCard part = suspended_card(k.s, frame, i);
    part.side = 0;
    part.flags &= ~kSuspendedPosseFlags;
    write(k.s, frame, place_of_card(i), part);
    return false;
  });
}

bool leaves_suspended(const Kernel& k, CardId dude, LocationId to) {
  return any_part(k, dude, [&](const Frame& frame, int i) {
    return suspended_card(k.s, frame, i).side != 0 && suspended_by(k.s, frame).shootout.location != to;
  });
}

bool is_suspended(const Kernel& k, const Modifier& modifier) {
  if (k.s.shootout.depth == 0 || !hangs_on_shootout(modifier.until)) return false;
  const SuspendedData* const outer = innermost(k);
  return outer && modifier.born <= outer->born;
}

bool is_suspended(const Kernel& k, const Delayed& delayed) { return delayed.depth < k.s.shootout.depth && hangs_on_shootout(delayed.until); }

bool came_before_shootout(const Kernel& k, CardId card) {
  const SuspendedData* const outer = innermost(k);
  return outer && k.card(card).entered <= outer->entries;
}

}  // namespace highnoon
