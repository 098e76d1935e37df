#include "tests/bindings/lua/scripted.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "highnoon/view.hpp"
#include "state/state.hpp"

namespace highnoon::test {
namespace {

struct Rules {
  Definitions definitions = facts();
  Diagnostics diagnostics;
  std::shared_ptr<ScriptHost> host;
};

/// The rulesets and house rules that come with Highnoon, and one more.
Rules rules(const std::string& house_rule = "") {
  const std::string scripts = std::string(HIGHNOON_SOURCE_DIRECTORY) + "/scripts";
  ScriptSources sources{.words = words(),
                        .rulesets = read_scripts(scripts + "/rulesets").value(),
                        .house_rules = read_scripts(scripts + "/house_rules").value()};
  if (!house_rule.empty()) sources.house_rules.push_back({"house.lua", "", house_rule});
  Rules r;
  r.host = load_scripts(r.definitions, sources, r.diagnostics);
  return r;
}

const RulesetDef& named(const Rules& r, const std::string& name) {
  return r.definitions.rulesets.at(static_cast<std::size_t>(r.definitions.find_ruleset(name)));
}

int parameter(const RulesetDef& ruleset, Parameter parameter) { return ruleset.parameters[static_cast<std::size_t>(parameter)]; }

Game start(Rules& r, const std::string& ruleset) {
  auto content = std::make_shared<Content>();
  content->definitions = r.definitions;
  content->host = r.host;
  GameConfig config{.ruleset = ruleset, .seed = 2};
  for (DefId i = 0; i < 2; ++i) config.seats.push_back({"P", {.outfit = i, .cards = deck_of(i)}});
  return Game::start(content, config).value();
}

/// Passes until the High Noon phase of the first day.
void go_to_noon(Game& game) {
  for (int i = 0; i < 100 && game.decision() != nullptr && game.decision()->kind != DecisionKind::noon_play; ++i) {
    ASSERT_TRUE(game.choose(std::max(0, std::max(find_option(game, OptionKind::pass), find_option(game, OptionKind::done)))));
  }
}

/// Passes until the High Noon phase of this day, or the end of the game.
void go_to_noon_of(Game& game, int day) {
  for (int i = 0; i < 1000 && game.decision() != nullptr; ++i) {
    if (game.decision()->kind == DecisionKind::noon_play && game.state().day == day) return;
    ASSERT_TRUE(game.choose(std::max(0, std::max(find_option(game, OptionKind::pass), find_option(game, OptionKind::done)))));
  }
}

TEST(Rulesets, TheFileOfReloadedSaysWhatTheKernelKnows) {
  const Rules r = rules();
  ASSERT_TRUE(r.host) << r.diagnostics.text();
  const RulesetDef& reloaded = named(r, "reloaded");
  const RulesetDef kernel = default_ruleset();
  EXPECT_EQ(reloaded.parameters, kernel.parameters);
  for (int p = 0; p < procedure_count(); ++p) {
    const auto& steps = reloaded.procedures[static_cast<std::size_t>(p)];
    const auto& known = kernel.procedures[static_cast<std::size_t>(p)];
    ASSERT_EQ(steps.size(), known.size()) << procedure_name(p);
    for (std::size_t i = 0; i < steps.size(); ++i) EXPECT_EQ(steps[i].native, known[i].native) << procedure_name(p) << " " << i;
  }
}

TEST(HouseRules, AHandOfSix) {
  Rules r = rules();
  EXPECT_EQ(parameter(named(r, "reloaded+hand_of_six"), Parameter::hand_size), 6);
  Game game = start(r, "reloaded+hand_of_six");
  go_to_noon(game);
  EXPECT_EQ(game.state().players[0].hand.size(), 6);
}

TEST(HouseRules, NoAnte) {
  Rules r = rules();
  Game game = start(r, "reloaded+no_ante");
  go_to_noon(game);
  Game usual = start(r, "reloaded");
  go_to_noon(usual);
  EXPECT_EQ(game.state().players[0].ghost_rock, game.state().players[1].ghost_rock);
  EXPECT_NE(usual.state().players[0].ghost_rock, usual.state().players[1].ghost_rock);
}

TEST(HouseRules, ThoseOfNumbersAloneSetThem) {
  const Rules r = rules();
  ASSERT_TRUE(r.host) << r.diagnostics.text();
  const struct {
    const char* rule;
    Parameter parameter;
    int value;
  } kRows[] = {
      {"eight_days", Parameter::day_limit, 8},
      {"equal_is_enough", Parameter::victory_needs_more, 0},
      {"hand_of_four", Parameter::hand_size, 4},
      {"hand_of_four", Parameter::sundown_discards, 2},
      {"no_repeat_lowball", Parameter::lowball_redraws, 0},
      {"redraw_ante", Parameter::lowball_redraw_ante, 1},
      {"mixed_gangs", Parameter::starting_gang_other_factions, 1},
      {"mixed_gangs", Parameter::out_of_faction_upkeep, 0},
      {"one_in_town", Parameter::unique_game_wide, 1},
      {"no_sanctuary", Parameter::callout_at_home, 1},
  };
  for (const auto& row : kRows) EXPECT_EQ(parameter(named(r, std::string("reloaded+") + row.rule), row.parameter), row.value) << row.rule;
}

TEST(HouseRules, EightDaysEndInADraw) {
  Rules r = rules();
  Game game = start(r, "reloaded+eight_days");
  go_to_noon_of(game, 8);
  EXPECT_EQ(game.outcome(), Outcome::running);
  go_to_noon_of(game, 9);
  EXPECT_EQ(game.outcome(), Outcome::drawn);
  EXPECT_EQ(game.state().day, 8);
}

TEST(HouseRules, OpenHandsAreSeenByAllAtNoon) {
  for (const auto& ruleset : {std::string("reloaded"), std::string("reloaded+open_hands")}) {
    Rules r = rules();
    Game game = start(r, ruleset);
    go_to_noon(game);
    const View view = game.view(PlayerId{0});
    const auto& hand = view.players[1].hand;
    const auto seen = std::count_if(hand.begin(), hand.end(), [](const CardView& card) { return card.def != kNoDef; });
    EXPECT_EQ(seen, ruleset == "reloaded" ? 0 : 5);
    EXPECT_TRUE(game.script_errors().empty());
  }
}

TEST(HouseRules, DeepPocketsAreFilledAfterTheGangsArePaid) {
  Rules r = rules();
  Game game = start(r, "reloaded+deep_pockets");
  Game usual = start(r, "reloaded");
  go_to_noon(game);
  go_to_noon(usual);
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(game.state().players[i].ghost_rock, usual.state().players[i].ghost_rock + 5);
  EXPECT_TRUE(game.script_errors().empty());
}

TEST(HouseRules, TheWinnerGoesAroundInTurn) {
  Rules r = rules();
  Game game = start(r, "reloaded+winner_in_turn");
  for (int day = 1; day <= 5; ++day) {
    go_to_noon_of(game, day);
    EXPECT_EQ(game.state().day, day);
    EXPECT_EQ(game.state().winner, PlayerId{static_cast<std::uint8_t>((day - 1) % 2)}) << "day " << day;
  }
  EXPECT_EQ(game.state().players[0].ghost_rock, game.state().players[1].ghost_rock) << "nobody antes";
  EXPECT_TRUE(game.script_errors().empty());
}

TEST(HouseRules, SuddenDeathRaisesHomesFromTheFifthDayOn) {
  Rules r = rules();
  Game game = start(r, "reloaded+sudden_death");
  for (const int day : {5, 6, 7}) {
    go_to_noon_of(game, day);
    ASSERT_EQ(game.state().day, day) << "equal control points win nothing";
    for (const PlayerView& player : game.view(PlayerId{0}).players) EXPECT_EQ(player.control, day - 5);
  }
  EXPECT_TRUE(game.script_errors().empty());
}

TEST(HouseRules, AStepOfItsOwnInLua) {
  Rules r = rules(R"(house_rule "bank_error" { insert = { into = "day", after = "upkeep", name = "bank_error",
    step = function(game)
      for _, player in ipairs(game:players(all_players)) do game:gain { player = player, ghost_rock = 5 } end
    end } })");
  ASSERT_TRUE(r.host) << r.diagnostics.text();
  Game game = start(r, "reloaded+bank_error");
  Game usual = start(r, "reloaded");
  go_to_noon(game);
  go_to_noon(usual);
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(game.state().players[i].ghost_rock, usual.state().players[i].ghost_rock + 5);
  EXPECT_TRUE(game.script_errors().empty());
}

TEST(HouseRules, SayWhichKeywordGoesWithAnother) {
  const Rules r = rules(R"(house_rule "beasts" { text = "t", implies = { Beast = "Terror" } })");
  ASSERT_TRUE(r.host) << r.diagnostics.text();
  const auto& implies = named(r, "reloaded+beasts").implies;
  EXPECT_EQ(implies, (std::vector<std::pair<std::string, std::string>>{{"Beast", "Terror"}}));
  EXPECT_TRUE(named(r, "reloaded").implies.empty());
  const Rules wrong = rules(R"(house_rule "beasts" { text = "t", implies = { Beast = 3 } })");
  EXPECT_NE(wrong.diagnostics.text().find("which keyword goes with another"), std::string::npos) << wrong.diagnostics.text();
}

TEST(HouseRules, PayDayHelpsThoseWithoutGhostRock) {
  for (auto& pockets : {std::string("reloaded"), std::string("reloaded+pay_day")}) {
    Rules r = rules();
    for (CardDef& card : r.definitions.cards) card.wealth = 1;  // all of it goes into the pot
    Game game = start(r, pockets);
    go_to_noon(game);
    const int poorest = std::min(game.state().players[0].ghost_rock, game.state().players[1].ghost_rock);
    EXPECT_EQ(poorest, pockets == "reloaded" ? 0 : 1);
  }
}

TEST(HouseRules, ASeriesOfThemIsPutTogetherInOrder) {
  Rules r = rules();
  ASSERT_TRUE(combine_ruleset(r.definitions, *r.host, "reloaded", {"hand_of_six", "no_ante"}));
  const RulesetDef& both = named(r, "reloaded+hand_of_six+no_ante");
  EXPECT_EQ(parameter(both, Parameter::hand_size), 6);
  EXPECT_EQ(parameter(both, Parameter::ante), 0);
  EXPECT_FALSE(combine_ruleset(r.definitions, *r.host, "reloaded", {"hand_of_sixx"}));
}

TEST(HouseRules, EachHasAScenarioAndTenLinesAtMost) {
  const std::string root = HIGHNOON_SOURCE_DIRECTORY;
  const std::vector<ScriptSource> rules = read_scripts(root + "/scripts/house_rules").value();
  ASSERT_GE(rules.size(), 15u);
  for (const ScriptSource& rule : rules) {
    const std::string name = std::filesystem::path(rule.file).stem().string();
    std::istringstream lines(rule.text);
    int count = 0;
    for (std::string line; std::getline(lines, line);) count += !line.empty() && line.rfind("--", 0) != 0 ? 1 : 0;
    EXPECT_LE(count, 10) << name;
    std::ifstream scenarios(root + "/tests/scenarios/house_rules/" + name + ".lua");
    const std::string text{std::istreambuf_iterator<char>(scenarios), {}};
    EXPECT_NE(text.find("house_rules = { \"" + name + "\" }"), std::string::npos) << name;
  }
}

TEST(HouseRules, MistakesAreToldWithTheirLine) {
  const Rules r = rules("house_rule \"odd\" {\n  parameters = { hand_sise = 6, ante = -4 },\n  remove = { from = \"day\", step = \"upkep\" },\n}\n");
  EXPECT_FALSE(r.host);
  const std::string text = r.diagnostics.text();
  EXPECT_NE(text.find("house.lua:2:18: error: unknown key \"hand_sise\" of `parameters` (did you mean \"hand_size\"?)"), std::string::npos) << text;
  EXPECT_NE(text.find("house.lua:2:33: error: \"ante\" must be a whole number from 0"), std::string::npos) << text;
  EXPECT_NE(rules("house_rule \"odd\" { hand_size = 7 }").diagnostics.text().find("(it is a parameter: parameters = { hand_size = ... })"), std::string::npos);
  EXPECT_NE(text.find("house.lua:3:21: error: \"day\" has no step \"upkep\" (did you mean \"upkeep\"?)"), std::string::npos) << text;
}

}  // namespace
}  // namespace highnoon::test
