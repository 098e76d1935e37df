#include "log/texts.hpp"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <string_view>
#include <vector>

#include "effect/gained.hpp"
#include "log/option_arguments.hpp"
#include "state/zone.hpp"
#include "timing/event.hpp"
#include "town/town.hpp"

namespace highnoon {
namespace {

constexpr std::array kOptionTexts = {
#define OPTION(name, arguments, text) text,
#include "highnoon/option_kinds.inl"
#undef OPTION
};

constexpr std::array kPrompts = {
    "",
#define DECISION(name, text) text,
#include "highnoon/decision_kinds.inl"
#undef DECISION
};

constexpr std::string_view kSuitSigns[] = {"", "♣", "♦", "♥", "♠"};
constexpr std::string_view kValues[] = {"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};

/// Whether another card in play has the same title, so that the title alone would not tell which is meant.
bool has_namesake(const Kernel& k, CardId card) {
  const std::string& title = k.def(card).title;
  for (const Card& other : k.s.all_cards()) {
    if (other.id != card && other.in_play() && k.def(other.id).title == title) return true;
  }
  return false;
}

const AbilityDef* ability_of(const Kernel& k, CardId card, int ability) {
  if (!k.exists(card)) return nullptr;
  if (ability >= kGainedBase) return find_gained(k, card, ability);
  const std::vector<AbilityDef>& abilities = k.def(card).abilities;
  return ability >= 0 && ability < static_cast<int>(abilities.size()) ? &abilities[static_cast<std::size_t>(ability)] : nullptr;
}

/// An option's argument in words.
std::string words(const Kernel& k, std::string_view kind, std::int32_t value, const Option& option) {
  const PlayerId viewer = k.s.pending.player;
  if (kind == "card") return name_of(k, viewer, CardId{static_cast<std::uint16_t>(value)});
  if (kind == "place") return name_of(k, LocationId(static_cast<std::uint16_t>(value)));
  if (kind == "player") return name_of(k, PlayerId{static_cast<std::uint8_t>(value)});
  if (kind == "suit") return to_string(static_cast<Suit>(value));
  if (kind == "end") return value == 1 ? "left" : "right";
  if (kind == "ability") {
    const AbilityDef* ability = ability_of(k, card_a(option), value);
    return ability != nullptr ? ability->text : fmt::format("ability {}", value + 1);
  }
  return std::to_string(value);
}

/// Decisions in the middle of an ability: the prompt says whose.
bool is_about_ability(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::choose_cards:
    case DecisionKind::choose_location:
    case DecisionKind::choose_player:
    case DecisionKind::choose_number:
    case DecisionKind::choose_option:
    case DecisionKind::choose_suit:
    case DecisionKind::pay_amount:
    case DecisionKind::may:
    case DecisionKind::performer:
    case DecisionKind::combo:
    case DecisionKind::play_action:
    case DecisionKind::pay_from:
    case DecisionKind::mad_scientist: return true;
    default: return false;
  }
}

bool is_about_event(DecisionKind kind) {
  return kind == DecisionKind::react || kind == DecisionKind::order_traits || kind == DecisionKind::use_trait;
}

}  // namespace

std::string name_of(const Kernel& k, PlayerId player) {
  if (!player) return "nobody";
  if (player.value < k.config.seats.size() && !k.config.seats[player.value].name.empty()) return k.config.seats[player.value].name;
  return fmt::format("P{}", player.value + 1);
}

std::string name_of(const Kernel& k, PlayerId viewer, CardId card) {
  if (!k.exists(card)) return "a card that is gone";
  if (!knows(k, viewer, card)) return "a card";
  const CardDef& def = k.def(card);
  if (def.type == CardType::joker) return "a joker";
  if (!k.card(card).in_play() || def.type == CardType::rules || !has_namesake(k, card)) return def.title;
  return fmt::format("{} ({})", def.title, name_of(k, k.card(card).owner));
}

std::string names_of(const Kernel& k, PlayerId viewer, std::span<const CardId> cards) {
  std::vector<std::string> names;
  int hidden = 0;
  for (const CardId card : cards) {
    if (k.exists(card) && knows(k, viewer, card)) {
      names.push_back(name_of(k, viewer, card));
    } else {
      ++hidden;
    }
  }
  if (hidden > 0) names.push_back(hidden == 1 ? "a card" : fmt::format("{} cards", hidden));
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

std::string name_of(const Kernel& k, LocationId place) {
  if (!place) return "nowhere";
  if (place.is_town_square()) return "the town square";
  const CardId card = place.card();
  if (!k.exists(card)) return "a place that is gone";
  if (k.def(card).type == CardType::outfit) return fmt::format("{}'s home", name_of(k, k.card(card).owner));
  return name_of(k, PlayerId{}, card);
}

std::string short_text(PokerCard card) {
  if (card.is_joker()) return "joker";
  return fmt::format("{}{}", kValues[card.value], kSuitSigns[static_cast<int>(card.suit)]);
}

std::string in_words_of(const RulesetDef& rules, std::string_view text) {
  std::string said(text);
  const auto is_letter = [&](std::size_t i) { return i < said.size() && std::isalpha(static_cast<unsigned char>(said[i])); };
  for (const auto& [word, its] : rules.words) {
    for (std::size_t at = said.find(word); at != std::string::npos; at = said.find(word, at)) {
      const bool alone = (at == 0 || (!is_letter(at - 1) && said[at - 1] != '{')) && !is_letter(at + word.size());
      if (alone) said.replace(at, word.size(), its);
      at += alone ? its.size() : word.size();
    }
  }
  return said;
}

std::string prompt(const Kernel& k) {
  const DecisionKind kind = k.s.pending.kind;
  std::string text = in_words_of(k.rules, kPrompts[static_cast<std::size_t>(kind)]);
  if (is_about_ability(kind) && !k.s.plays.empty()) {
    const Play& play = k.s.plays.back();
    const AbilityDef* ability = ability_of(k, play.card, play.ability);
    text += fmt::format(" [{}{}]", name_of(k, k.s.pending.player, play.card), ability != nullptr ? ": " + ability->text : "");
  } else if (is_about_event(kind) && !k.s.events.empty()) {
    const Event& event = k.s.events.back();
    std::string what = log_line(k, event, k.s.pending.player);
    if (what.empty()) what = in_words_of(k.rules, info(event.type).doc);
    text += fmt::format(" [{}]", what);
  }
  return text;
}

std::string describe(const Kernel& k, const Option& option) {
  std::array<std::string, 3> arguments;
  const std::int32_t values[] = {option.a, option.b, option.c};
  std::size_t n = 0;
  for (const OptionArgument& argument : option_arguments(option.kind)) {
    arguments[n] = words(k, argument.kind, values[n], option);
    ++n;
  }
  const std::string text = in_words_of(k.rules, kOptionTexts[static_cast<std::size_t>(option.kind)]);
  return fmt::format(fmt::runtime(text), arguments[0], arguments[1], arguments[2]);
}

}  // namespace highnoon
