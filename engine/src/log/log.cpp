// The log: one line an event, from a table of messages. Names are made for the viewer, so that a line tells nobody what they may
// not know.

#include <fmt/args.h>
#include <fmt/format.h>

#include <array>
#include <string_view>
#include <vector>

#include "effect/modifier.hpp"
#include "highnoon/poker.hpp"
#include "log/hearing.hpp"
#include "log/texts.hpp"
#include "shootout/shootout.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

struct Message {
  TriggerPoint type = TriggerPoint::none;
  std::string_view plain;   ///< amount is 0
  std::string_view amount;  ///< otherwise
};

constexpr Message kMessages[] = {
#define MESSAGE(type, plain, amount) {TriggerPoint::type, plain, amount},
#include "log/messages.inl"
#undef MESSAGE
};
static_assert(std::size(kMessages) == kTriggerPoints - 1, "a message for every trigger point");
static_assert([] {
  for (std::size_t i = 0; i < std::size(kMessages); ++i) {
    if (kMessages[i].type != static_cast<TriggerPoint>(i + 1)) return false;
  }
  return true;
}(), "messages.inl in the order of trigger_points.inl");

std::string hand_text(const Kernel& k, PlayerId viewer, PlayerId player) {
  const auto& hand = k.player(player).draw_hand;
  std::vector<PokerCard> cards;
  std::string text;
  for (const CardId id : hand) {
    if (!text.empty()) text += ' ';
    if (!knows(k, viewer, id)) {
      text += "??";
      continue;
    }
    const PokerCard card = poker_card(k, id);
    const bool is_joker = k.def(id).type == CardType::joker;
    text += short_text(card);
    if (is_joker && !card.is_joker()) text += "*";
    cards.push_back(card);
  }
  if (cards.empty() || static_cast<int>(cards.size()) < hand.size()) return text.empty() ? "no cards" : text;
  return fmt::format("{} ({}{})", text, to_string(best_hand(cards).rank()), draw_hand_cheatin(k, player) ? ", cheatin'" : "");
}

std::string hands_text(const Kernel& k, PlayerId viewer) {
  std::string text;
  for (const PlayerId player : k.from(PlayerId{0})) {
    if (k.player(player).draw_hand.empty()) continue;
    text += fmt::format("{}{} shows {}.", text.empty() ? "" : " ", name_of(k, player), hand_text(k, viewer, player));
  }
  return text;
}

/// How the round of a shootout went: the ranks after all changes, and who won.
std::string round_text(const Kernel& k) {
  std::string text;
  for (const PlayerId player : {k.s.shootout.leader_player, k.s.shootout.opposing_player}) {
    if (!player) continue;
    const HandScore score = final_score(k, player);
    text += fmt::format("{}{} rank {} ({})", text.empty() ? "" : ", ", name_of(k, player), static_cast<int>(score.rank()),
                        to_string(score.rank()));
  }
  const PlayerId winner = k.s.shootout.round_winner;
  return fmt::format("{}: {}.", text, winner ? name_of(k, winner) + " wins the round" : "a tie");
}

std::string cause_text(const Kernel& k, PlayerId viewer, const Event& event) {
  if (!event.cause_card || !k.exists(event.cause_card)) return "";
  // A card that acts on itself alone is named already.
  if (event.count == 1 && event.subjects[0] == event.cause_card) return "";
  return fmt::format(" ({})", name_of(k, viewer, event.cause_card));
}

std::string left_text(const Event& event) {
  switch (static_cast<Zone>(event.mode)) {
    case Zone::hand: return "taken into hand";
    case Zone::deck: return "put into the deck";
    case Zone::none: return event.amount == 0 ? "discarded" : "aced";
    default: return "removed from the game";
  }
}

std::string stat_text(const Event& event) {
  return event.detail < kStats ? info(static_cast<Stat>(event.detail)).name : "";
}

/// Whether a number is set, capped or floored rather than added to.
bool fixes_number(const Event& event) {
  const auto how = static_cast<ModifierOp>(event.mode);
  return event.type == TriggerPoint::stat_changed && (how == ModifierOp::set || how == ModifierOp::at_least || how == ModifierOp::at_most);
}

std::string change_text(const Event& event) {
  const int amount = event.amount;
  if (!fixes_number(event)) return fmt::format("{:+}", amount);
  switch (static_cast<ModifierOp>(event.mode)) {
    case ModifierOp::at_least: return fmt::format("at least {}", amount);
    case ModifierOp::at_most: return fmt::format("at most {}", amount);
    default: return fmt::format("{}", amount);
  }
}

std::string pulled_text(const Kernel& k, PlayerId viewer, const Event& event) {
  const CardId card = event.subjects[0];
  if (event.count == 0 || !k.exists(card)) return fmt::format("a {}", static_cast<int>(event.amount));
  return fmt::format("{} ({})", short_text(poker_card(k, card)), name_of(k, viewer, card));
}

/// A move that leads nowhere: who flees at home counts as having moved. RC-SHOOT-050.
bool goes_nowhere(const Event& event) { return event.type == TriggerPoint::dude_moved && event.from == event.to; }

}  // namespace

TriggerPoint type_of(const Event& event) { return event.type; }

std::string log_line(const Kernel& k, const Event& event, PlayerId viewer) {
  if (event.type == TriggerPoint::none || goes_nowhere(event) || !may_hear(k, event, viewer)) return "";
  const Message& message = kMessages[static_cast<std::size_t>(event.type) - 1];
  const std::string text = in_words_of(k.rules, event.amount == 0 && !fixes_number(event) ? message.plain : message.amount);
  if (text.empty()) return "";

  const CardList cards = subjects_of(event);
  const bool names_cards = text.find("{cards}") != std::string::npos;
  if (names_cards && cards.empty()) return "";
  const int amount = event.amount;
  const bool several = cards.size() > 1;
  const auto need = [&](std::string_view name) { return text.find(name) != std::string::npos; };

  fmt::dynamic_format_arg_store<fmt::format_context> arguments;
  const auto give = [&](const char* name, std::string value) { arguments.push_back(fmt::arg(name, std::move(value))); };
  give("player", event.player ? name_of(k, event.player) : "All");
  give("player_s", event.player ? "s" : "");
  give("other_player", name_of(k, event.other_player));
  if (!may_see_subjects(event, viewer)) {
    give("cards", several ? fmt::format("{} cards", cards.size()) : "a card");
  } else {
    give("cards", names_of(k, viewer, cards));
  }
  if (need("{other}")) give("other", event.other ? name_of(k, viewer, event.other) : "nobody");
  if (need("{mark}")) give("mark", cards.empty() ? "the town square" : names_of(k, viewer, cards));
  give("from", name_of(k, event.from));
  give("to", name_of(k, event.to));
  // A deed is its own place.
  const bool has_place = event.to && !(cards.size() == 1 && event.to == LocationId(cards[0]));
  give("where", has_place ? " at " + name_of(k, event.to) : "");
  if (need("{shootout_place}")) give("shootout_place", name_of(k, k.s.shootout.location));
  give("amount", std::to_string(amount));
  give("change", change_text(event));
  give("cardcount", amount == 1 ? "1 card" : fmt::format("{} cards", amount));
  give("stat", stat_text(event));
  give("is", several ? "are" : "is");
  give("go", several ? "go" : "goes");
  give("s", several ? "" : "s");
  give("left", left_text(event));
  give("way", event.has(kEventCasualty) ? " as a casualty" : "");
  give("cause", cause_text(k, viewer, event));
  if (need("{hand}")) give("hand", hand_text(k, viewer, event.player));
  if (need("{hands}")) give("hands", hands_text(k, viewer));
  if (need("{round}")) give("round", round_text(k));
  if (need("{pulled}")) give("pulled", pulled_text(k, viewer, event));
  return fmt::vformat(fmt::string_view(text.data(), text.size()), arguments);
}

}  // namespace highnoon
