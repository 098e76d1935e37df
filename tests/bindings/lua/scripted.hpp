#pragma once

/// Scripts written in a test, loaded with the words of scripts/highnoon.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "highnoon/game.hpp"
#include "highnoon/lua/load_scripts.hpp"

namespace highnoon::test {

inline const std::vector<ScriptSource>& words() {
  static const std::vector<ScriptSource> sources = read_scripts(std::string(HIGHNOON_SOURCE_DIRECTORY) + "/scripts/highnoon").value();
  return sources;
}

/// Two outfits with the scripts "home" and "other", a dude "gun", and plain deeds of every value.
inline Definitions facts() {
  Definitions d;
  for (const char* keyword : {"Saloon", "Deputy"}) d.keyword(keyword);
  const auto add = [&](const char* id, CardType type) {
    CardDef card;
    card.code = card.script = card.title = card.persona = id;
    card.pack = "test";
    card.type = type;
    card.wealth = 10;
    if (type != CardType::outfit) card.poker = {.suit = Suit::diamonds, .value = 5};
    card.cost = 1;
    d.cards.push_back(card);
  };
  add("home", CardType::outfit);
  add("other", CardType::outfit);
  add("gun", CardType::dude);
  for (int value = 1; value <= 13; ++value) {
    add(("plain" + std::to_string(value)).c_str(), CardType::deed);
    d.cards.back().poker.value = static_cast<std::uint8_t>(value);
  }
  return d;
}

/// A deck of those deeds; the players' decks differ.
inline std::vector<DefId> deck_of(int player) {
  std::vector<DefId> cards;
  for (int i = 0; i < 24; ++i) cards.push_back(static_cast<DefId>(3 + (i * (player + 1)) % 13));
  return cards;
}

struct Loaded {
  Definitions definitions;
  Diagnostics diagnostics;
  std::shared_ptr<ScriptHost> host;

  /// The text of every diagnostic, a line each.
  std::string text() const { return diagnostics.text(); }
  bool says(const std::string& part) const { return text().find(part) != std::string::npos; }
};

/// @param lints  false: only running it finds what is wrong
inline Loaded load(const std::string& cards, const ScriptLimits& limits = {}, bool lints = true) {
  Loaded loaded;
  loaded.definitions = facts();
  loaded.definitions.rulesets.push_back(default_ruleset());
  loaded.host = load_scripts(loaded.definitions, {.words = words(), .cards = {{"test.lua", "test", cards}}, .lints = lints}, loaded.diagnostics, limits);
  return loaded;
}

/// A game of two homes in which the first has this script, before its first Noon play that offers the ability.
inline Game game_with(const std::string& cards, bool rebuild = false, const ScriptLimits& limits = {}, bool lints = true) {
  Loaded loaded = load(cards, limits, lints);
  EXPECT_TRUE(loaded.host) << loaded.text();
  auto content = std::make_shared<Content>();
  content->definitions = std::move(loaded.definitions);
  content->host = std::move(loaded.host);
  GameConfig config;
  config.ruleset = content->definitions.rulesets.front().name;
  config.seed = 4;
  config.rebuild_scripts = rebuild;
  for (int i = 0; i < 2; ++i) {
    config.seats.push_back({"P" + std::to_string(i + 1), {.outfit = static_cast<DefId>(i), .cards = deck_of(i)}});
  }
  Result<Game> started = Game::start(content, config);
  EXPECT_TRUE(started) << (started ? "" : started.error().message);
  return std::move(started).value();
}

inline int find_option(const Game& game, OptionKind kind, int a = -1) {
  const Decision* const decision = game.decision();
  for (std::size_t i = 0; decision != nullptr && i < decision->options.size(); ++i) {
    const Option& option = decision->options[i];
    if (option.kind == kind && (a < 0 || option.a == a)) return static_cast<int>(i);
  }
  return -1;
}

/// Passes until the ability of the first player's home can be used, and uses it.
inline ::testing::AssertionResult use_home(Game& game) {
  for (int i = 0; i < 200 && game.decision() != nullptr; ++i) {
    const int use = find_option(game, OptionKind::use_ability);
    if (use >= 0 && game.decision()->player == PlayerId{0}) {
      const auto result = game.choose(use);
      return result ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << result.error().message;
    }
    int plain = std::max(find_option(game, OptionKind::pass), find_option(game, OptionKind::done));
    if (!game.choose(std::max(plain, 0))) return ::testing::AssertionFailure() << "a plain answer was refused";
  }
  return ::testing::AssertionFailure() << "the ability was never offered";
}

/// Answers a question for a number.
inline ::testing::AssertionResult answer(Game& game, int number) {
  const int option = find_option(game, OptionKind::number, number);
  if (option < 0) return ::testing::AssertionFailure() << "no such number is offered";
  const auto result = game.choose(option);
  return result ? ::testing::AssertionSuccess() : ::testing::AssertionFailure() << result.error().message;
}

}  // namespace highnoon::test
