#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include <algorithm>

#include "highnoon/bot.hpp"
#include "highnoon/library.hpp"
#include "highnoon/reload.hpp"
#include "highnoon/replay.hpp"
#include "state/state.hpp"
#include "tests/support/proves.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

const fs::path kGround = source_directory() / "tests/bindings/library/data/proving_ground";

Library ground(const std::string& as_of = "", const fs::path& folder = kGround) {
  Result<Library> library = Library::load({folder}, {.as_of = as_of});
  EXPECT_TRUE(library) << (library ? "" : library.error().message);
  return *library;
}

const CardDef& card(const Library& library, const std::string& code) {
  return library.definitions().cards.at(library.definitions().find_code(code));
}

std::vector<std::string> texts(const CardDef& card) {
  std::vector<std::string> texts;
  for (const AbilityDef& ability : card.abilities) texts.push_back(ability.text);
  return texts;
}

bool has(const Library& library, const CardDef& card, const std::string& keyword) {
  Definitions copy = library.definitions();
  return card.keywords.test(copy.keyword(keyword));
}

const ErratumDef& erratum(const Library& library, const std::string& id) {
  const auto& all = library.definitions().errata;
  const auto found = std::find_if(all.begin(), all.end(), [&](const ErratumDef& one) { return one.id == id; });
  EXPECT_NE(found, all.end()) << id;
  return *found;
}

// --- the six errata

TEST(Errata, ChangeAFactFromTheirDayOn) {
  const Library before = ground("2020-02-29"), after = ground("2020-03-01");
  EXPECT_EQ(card(before, "95002").bullets, 2);
  EXPECT_FALSE(card(before, "95002").is_stud);
  EXPECT_EQ(card(before, "95002").cost, 4);
  EXPECT_EQ(card(after, "95002").bullets, 1);
  EXPECT_TRUE(card(after, "95002").is_stud);
  EXPECT_EQ(card(after, "95002").cost, 5);
  EXPECT_EQ(card(after, "95002").upkeep, 1) << "what it does not name stays";
}

TEST(Errata, ChangeEveryPrintingOfACard) {
  EXPECT_EQ(card(ground("2020-02-29"), "95102").bullets, 2);
  EXPECT_EQ(card(ground("2020-03-01"), "95102").bullets, 1);
}

TEST(Errata, ReplaceOneAbility) {
  EXPECT_THAT(texts(card(ground("2020-12-31"), "95001")), ElementsAre("Noon: Gain 1 ghost rock."));
  EXPECT_THAT(texts(card(ground("2021-01-01"), "95001")), ElementsAre("Noon: Gain 3 ghost rock."));
}

TEST(Errata, RemoveOneAbilityAndLeaveTheOthers) {
  EXPECT_EQ(card(ground("2020-05-31"), "95003").abilities.size(), 2u);
  const Library library = ground("2020-06-01");
  const CardDef& after = card(library, "95003");
  EXPECT_THAT(texts(after), ElementsAre("Noon, Boot: Gain 4 ghost rock."));
  EXPECT_EQ(after.abilities.front().number, 0) << "usage marks are by number";
}

TEST(Errata, ApplyOneAfterAnother) {
  const Library first = ground("2021-05-31"), second = ground("2021-06-01");
  EXPECT_FALSE(has(first, card(first, "95002"), "Deputy"));
  EXPECT_THAT(texts(card(first, "95002")), ElementsAre("Ada has +1 influence in town.", "Noon, Boot: Draw a card."));
  EXPECT_TRUE(has(second, card(second, "95002"), "Deputy"));
  EXPECT_EQ(card(second, "95002").bullets, 1) << "the older erratum stays in force";
  EXPECT_THAT(texts(card(second, "95002")), ElementsAre("Noon, Boot: Draw a card.", "Shootout: Gain 1 ghost rock."));
}

TEST(Errata, TakeBackWhatTheCardsFilesHaveAlready) {
  const Library before = ground("2019-12-31"), after = ground("2020-01-01");
  EXPECT_EQ(card(before, "95004").production, 1);
  EXPECT_THAT(texts(card(before, "95004")), ElementsAre("Dudes here have +2 value."));
  EXPECT_EQ(card(after, "95004").production, 2);
  EXPECT_THAT(texts(card(after, "95004")), ElementsAre("Dudes here have +1 value."));
}

TEST(Errata, ShowAnUnknownPastAndPlayAsCorrected) {
  const Library before = ground("2019-12-31"), after = ground("2020-01-01");
  EXPECT_TRUE(has(before, card(before, "95005"), "Headline"));
  const ErratumDef& unknown = erratum(before, "PG-6");
  EXPECT_TRUE(unknown.before_unknown);
  EXPECT_FALSE(unknown.in_force);
  ASSERT_EQ(unknown.changes.size(), 2u);
  EXPECT_EQ(unknown.changes[0].what, "keywords");
  EXPECT_EQ(unknown.changes[0].before, "unknown");
  EXPECT_EQ(unknown.changes[0].after, "Headline");
  EXPECT_EQ(unknown.changes[1].before, "unknown");
  EXPECT_EQ(unknown.changes[1].after, "Shootout: Gain 1 ghost rock.");
  EXPECT_EQ(before.hash(), ground("2019-12-30").hash());
}

TEST(Errata, WithoutADateAllOfThemAreInForce) {
  const Library latest = ground();
  EXPECT_EQ(latest.as_of(), "2021-06-01") << "the newest one's";
  EXPECT_EQ(latest.hash(), ground("2021-06-01").hash());
  EXPECT_TRUE(erratum(latest, "PG-4").in_force);
}

TEST(Errata, TellWhatTheyChangeBeforeAndAfter) {
  const Library library = ground("2020-12-31");
  const ErratumDef& one = erratum(library, "PG-1");
  EXPECT_EQ(one.reason, "She outdrew everybody.");
  EXPECT_TRUE(one.in_force);
  ASSERT_EQ(one.changes.size(), 2u);
  EXPECT_EQ(one.changes[0].before, "2 draw");
  EXPECT_EQ(one.changes[0].after, "1 stud");
  const ErratumDef& two = erratum(library, "PG-2");
  EXPECT_FALSE(two.in_force);
  ASSERT_EQ(two.changes.size(), 1u);
  EXPECT_EQ(two.changes[0].what, "ability 1");
  EXPECT_EQ(two.changes[0].before, "Noon: Gain 1 ghost rock.");
  EXPECT_EQ(two.changes[0].after, "Noon: Gain 3 ghost rock.");
  const ErratumDef& five = erratum(library, "PG-5");
  ASSERT_EQ(five.changes.size(), 2u);
  EXPECT_EQ(five.changes[0].before, "1");
  EXPECT_EQ(five.changes[0].after, "2");
  EXPECT_EQ(five.changes[1].before, "Dudes here have +2 value.");
  EXPECT_EQ(five.changes[1].after, "Dudes here have +1 value.");
}

// --- the library's hash

TEST(Errata, AnOlderDateKeepsItsHashWhenErrataAreAdded) {
  Scratch scratch;
  fs::copy(kGround, scratch.folder() / "ground", fs::copy_options::recursive);
  const fs::path folder = scratch.folder() / "ground";
  const std::string file = "ground/errata/proving_ground.lua";
  std::string text;
  {
    std::ifstream in(kGround / "errata/proving_ground.lua");
    text.assign(std::istreambuf_iterator<char>(in), {});
  }
  const Library first = ground("2021-06-01", folder);
  const std::uint64_t older = ground("2021-01-01", folder).hash();
  EXPECT_NE(first.hash(), older);
  scratch.write(file, text + "\nerratum \"PG-7\" {\n  card = \"95001\", date = \"2022-01-01\", reason = \"More.\", facts = { production = 4 },\n}\n");
  EXPECT_EQ(ground("2021-06-01", folder).hash(), first.hash());
  EXPECT_EQ(ground("2021-01-01", folder).hash(), older);
  EXPECT_NE(ground("", folder).hash(), first.hash());
}

/// The ground with these errata and no others.
Library ground_with(const Scratch& scratch, const std::string& errata, const std::string& as_of) {
  const fs::path folder = scratch.folder() / "ground";
  fs::copy(kGround, folder, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  scratch.write("ground/errata/proving_ground.lua", errata);
  return ground(as_of, folder);
}

TEST(Errata, AKeywordThatTheRulesReadCountsFromThatDayOn) {
  const Scratch scratch;
  const std::string errata =
      "erratum \"X\" { card = \"95005\", date = \"2020-01-01\", reason = \"It.\", before = { facts = { keywords = {} } } }\n";
  const Library before = ground_with(scratch, errata, "2019-12-31"), after = ground_with(scratch, errata, "2020-01-01");
  EXPECT_FALSE(has(before, card(before, "95005"), "Headline"));
  EXPECT_FALSE(card(before, "95005").abilities[0].headline);
  EXPECT_TRUE(card(after, "95005").abilities[0].headline);
}

TEST(Errata, APartThatIsNamedTwiceIsRemovedOnce) {
  const Scratch scratch;
  const Library library = ground_with(
      scratch, "erratum \"X\" { card = \"95003\", date = \"2020-01-01\", reason = \"It.\", removes = { ability = { 1, 1 } } }\n", "");
  EXPECT_THAT(texts(card(library, "95003")), ElementsAre("Noon, Boot: Gain 4 ghost rock."));
}

TEST(Errata, ATraitInSeveralBlocksIsReplacedAsOne) {
  const Scratch scratch;
  const Library library = ground_with(
      scratch,
      "erratum \"X\" { card = \"95004\", date = \"2020-01-01\", reason = \"It.\", replaces = { trait = { [1] = {\n"
      "  trait { text = \"One.\", affects = dude { at = self }, gives = { value = 3 } },\n"
      "  trait { text = \"Two.\", affects = dude { at = self }, gives = { bullets = 1 }, continues = true } } } } }\n"
      "erratum \"Y\" { card = \"95004\", date = \"2021-01-01\", reason = \"It.\", adds = { noon { text = \"Noon.\", effect = { draw(1) } } } }\n"
      "erratum \"Z\" { card = \"95004\", date = \"2022-01-01\", reason = \"It.\", removes = { trait = 1 } }\n",
      "2021-06-01");
  EXPECT_THAT(texts(card(library, "95004")), ElementsAre("One.", "Two.", "Noon."));
  EXPECT_EQ(card(library, "95004").printed_traits, 1);
  EXPECT_EQ(card(library, "95004").printed_abilities, 1);
  EXPECT_EQ(erratum(library, "X").changes[0].after, "One. Two.");
  const Library last = ground("", scratch.folder() / "ground");
  EXPECT_THAT(texts(card(last, "95004")), ElementsAre("Noon."));
}

// --- mistakes

/// What is wrong with one erratum, in a file of its own whose first line is empty.
std::string fault(const std::string& body) {
  Scratch scratch;
  fs::copy(kGround, scratch.folder() / "ground", fs::copy_options::recursive);
  scratch.write("ground/errata/proving_ground.lua", "\n" + body);
  const Result<Library> library = Library::load({scratch.folder() / "ground"});
  // Columns are another test's.
  return library ? "" : std::regex_replace(library.error().message, std::regex(":([0-9]+):[0-9]+: error:"), ":$1:");
}
std::string faulty(const std::string& keys) {
  return fault("erratum \"X\" {\n  card = \"95003\", date = \"2020-01-01\", reason = \"It.\",\n" + keys + "\n}\n");
}

TEST(Errata, NameTheLineOfAMistakeAndTheNearestWord) {
  EXPECT_THAT(faulty("  facts = { csot = 1 },"), HasSubstr("proving_ground.lua:4: brass_tally: unknown key \"csot\" of `facts` (did you mean \"cost\"?)"));
  EXPECT_THAT(faulty("  fact = { cost = 1 },"), HasSubstr(":4: brass_tally: unknown key \"fact\" of an erratum (did you mean \"facts\"?)"));
  EXPECT_THAT(faulty("  facts = { keywords = { \"Weapn\" } },"), HasSubstr(":4: brass_tally: unknown keyword \"Weapn\" (did you mean \"Weapon\"?)"));
  EXPECT_THAT(faulty("  facts = { influence = \"much\" },"), HasSubstr(":4: brass_tally: influence"));
  EXPECT_THAT(faulty("  facts = { wealth = 3 },"), HasSubstr(":4: brass_tally: goods has no \"wealth\""));
  EXPECT_THAT(faulty("  replaces = { ability = { [3] = noon { text = \"x\", effect = { draw(1) } } } },"),
              HasSubstr(":4: brass_tally: the card has no ability 3: it has 2 abilities and 0 traits"));
  EXPECT_THAT(faulty("  removes = { trait = 1 },"), HasSubstr(":4: brass_tally: the card has no trait 1"));
  EXPECT_THAT(faulty("  adds = { noon { txt = \"x\" } },"), HasSubstr(":4: brass_tally: unknown key \"txt\" of \"noon\" (did you mean \"text\"?)"));
  EXPECT_THAT(faulty("  before = \"unkown\","), HasSubstr(":4: brass_tally: `before` is how the card was"));
  EXPECT_THAT(faulty("  facts = { cost = 1 }, before = \"unknown\","), HasSubstr("not both"));
  EXPECT_THAT(faulty(""), HasSubstr(":2: brass_tally: this erratum changes nothing"));
}

TEST(Errata, SayEachMistakeOnceAndOnItsLine) {
  const auto only = [](const std::string& keys, const std::string& what) {
    const std::string message = faulty(keys);
    EXPECT_THAT(message, HasSubstr(":5: brass_tally: " + what));
    EXPECT_EQ(std::count(message.begin(), message.end(), '\n'), 0) << message;
  };
  only("\n  replaces = { ability = { [1] = 5 } },", "a card is a list of abilities");
  only("\n  replaces = { ability = { [1] = {} } },", "nothing stands here instead");
  only("\n  replaces = { ability = { first = noon { text = \"x\", effect = { draw(1) } } } },", "an ability or trait is named by its number");
  only("\n  replaces = { abilty = {} },", "unknown key \"abilty\" of `replaces` (did you mean \"ability\"?)");
  only("\n  adds = { 5 },", "a card is a list of abilities");
  only("\n  adds = noon { text = \"x\", effect = { draw(1) } },", "`adds` is a list of abilities");
  only("\n  removes = { ability = -1 },", "an ability or trait is named by its number, from 1");
  only("\n  facts = { cost = {} },", "cost must be a whole number, not a list");
  only("\n  before = {},", "`before` tells nothing");
  only("\n  before = \"unknown\", concerns = { facts = { \"csot\" } },", "\"csot\" is not a fact that errata change (did you mean \"cost\"?)");
  only("\n  before = \"unknown\", concerns = { ability = 3 },", "the card has no ability 3");
}

TEST(Errata, HaveANameAndATable) {
  EXPECT_THAT(fault("erratum \"X\"\n"), HasSubstr(":2: the erratum \"X\" lacks its table"));
  EXPECT_THAT(fault("erratum \"X\" (5)\n"), HasSubstr(":2: an erratum is a table"));
  EXPECT_THAT(fault("erratum(nil) {}\n"), HasSubstr(":2: an erratum has a name"));
}

TEST(Errata, SayWhichCardAndDayAreMeant) {
  EXPECT_THAT(fault("erratum \"X\" {\n  card = \"95033\", date = \"2020-01-01\", reason = \"It.\", facts = { cost = 1 } }\n"),
              HasSubstr(":3: no card of the pack proving_ground has the code \"95033\" (did you mean \"95003\"?)"));
  EXPECT_THAT(fault("erratum \"X\" { card = \"01001\", date = \"2020-01-01\", reason = \"It.\", facts = { production = 1 } }\n"),
              HasSubstr("\"01001\" is a card of the pack base_set, whose errata stand in base_set.lua"));
  EXPECT_THAT(fault("erratum \"X\" { card = \"95003\", date = \"2020-13-01\", reason = \"It.\", facts = { cost = 1 } }\n"),
              HasSubstr(":2: brass_tally: `date` is the first day") );
  EXPECT_THAT(fault("erratum \"X\" { card = \"95003\", date = \"2020-01-01\", facts = { cost = 1 } }\n"), HasSubstr("`reason` is missing"));
  EXPECT_THAT(fault("erratum \"X\" { card = \"95003\", date = \"2020-02-01\", reason = \"a\", facts = { cost = 1 } }\n"
                    "erratum \"X\" { card = \"95003\", date = \"2020-03-01\", reason = \"b\", facts = { cost = 3 } }\n"),
              HasSubstr(":3: brass_tally: there are two errata \"X\""));
  EXPECT_THAT(fault("erratum \"X\" { card = \"95003\", date = \"2020-02-01\", reason = \"a\", facts = { cost = 1 } }\n"
                    "erratum \"Y\" { card = \"95003\", date = \"2020-03-01\", reason = \"b\", before = { facts = { cost = 3 } } }\n"),
              HasSubstr(":3: brass_tally: the card's files cannot hold this erratum already, for the older \"X\" is not in them"));
}

TEST(Errata, StandInNoCardsScript) {
  Scratch scratch;
  fs::copy(kGround, scratch.folder() / "ground", fs::copy_options::recursive);
  scratch.write("ground/wind_pump.lua", "erratum \"X\" { card = \"95003\", date = \"2020-01-01\", reason = \"It.\", facts = { cost = 1 } }\n");
  const Result<Library> library = Library::load({scratch.folder() / "ground"});
  ASSERT_FALSE(library);
  EXPECT_THAT(library.error().message, HasSubstr("wind_pump.lua:1:1: error: an erratum stands in a folder errata/"));
}

TEST(Errata, ADateMustBeOne) {
  const Result<Library> library = Library::load({}, {.as_of = "tomorrow"});
  ASSERT_FALSE(library);
  EXPECT_EQ(library.error().code, ErrorCode::bad_config);
  EXPECT_THAT(library.error().message, HasSubstr("\"tomorrow\" is no date"));
}

// --- those of the Compendium

TEST(Errata, OfTheCompendiumAreShownForEveryPackThatIsScripted) {
  const Result<Library> library = Library::load();
  ASSERT_TRUE(library) << library.error().message;
  std::vector<std::string> codes;
  for (const ErratumDef& one : library->definitions().errata) {
    EXPECT_TRUE(one.before_unknown) << one.id;
    EXPECT_FALSE(one.changes.empty()) << one.id;
    for (const ErratumChange& change : one.changes) EXPECT_EQ(change.before, "unknown") << one.id;
  }
  for (const char* id : {"RC-ERRATA-003", "RC-ERRATA-005", "RC-ERRATA-007", "RC-ERRATA-009", "RC-ERRATA-012", "RC-ERRATA-015", "RC-ERRATA-019",
                         "RC-ERRATA-031", "RC-ERRATA-033", "RC-ERRATA-035"}) {
    erratum(*library, id);
  }
}

// --- games

/// A game of two Assay Offices with decks of base-set cards.
Game game_of(const Library& library, std::uint64_t seed = 3) {
  const Definitions& d = library.definitions();
  GameConfig config;
  config.seed = seed;
  for (int seat = 0; seat < 2; ++seat) {
    DeckList deck{.outfit = d.find_code("95001")};
    deck.cards = {d.find_code("95002"), d.find_code("95003"), d.find_code("95004"), d.find_code("95005")};
    for (const CardDef& one : d.cards) {
      const DefId id = static_cast<DefId>(&one - d.cards.data());
      if (one.pack == "base_set" && one.type == CardType::deed && deck.cards.size() < 24) deck.cards.push_back(id);
    }
    config.seats.push_back({"P" + std::to_string(seat + 1), deck});
  }
  Result<Game> game = Game::start(library.content(), config);
  EXPECT_TRUE(game) << (game ? "" : game.error().message);
  return std::move(*game);
}

int find_option(const Game& game, OptionKind kind) {
  for (std::size_t i = 0; i < game.decision()->options.size(); ++i) {
    if (game.decision()->options[i].kind == kind) return static_cast<int>(i);
  }
  return -1;
}

/// Answers plainly until an ability is offered; notes the choices in a replay, if there is one.
void go_to_ability(Game& game, Replay* replay = nullptr) {
  for (int i = 0; i < 300; ++i) {
    ASSERT_NE(game.decision(), nullptr);
    if (find_option(game, OptionKind::use_ability) >= 0) return;
    const int plain = std::max({find_option(game, OptionKind::pass), find_option(game, OptionKind::done), 0});
    if (replay != nullptr) replay->record(game, plain);
    ASSERT_TRUE(game.choose(plain));
  }
  FAIL() << "no ability was ever offered";
}

int gain_by_ability(Game& game, Replay* replay = nullptr) {
  const PlayerId player = game.decision()->player;
  const int before = game.state().player(player).ghost_rock;
  const int use = find_option(game, OptionKind::use_ability);
  if (replay != nullptr) replay->record(game, use);
  EXPECT_TRUE(game.choose(use));
  return game.state().player(player).ghost_rock - before;
}

TEST(Errata, LandInARunningGameAtASafePoint) {
  const Library old_text = ground("2020-12-31"), new_text = ground("2021-01-01");
  Game game = game_of(old_text);
  go_to_ability(game);
  EXPECT_EQ(gain_by_ability(game), 1);
  const Result<bool> moved = move_to(game, new_text.content());
  ASSERT_TRUE(moved) << moved.error().message;
  EXPECT_TRUE(*moved);
  EXPECT_EQ(game.content().definitions.hash, new_text.hash());
  go_to_ability(game);
  EXPECT_EQ(gain_by_ability(game), 3);
}

TEST(Errata, AnAbilityUsedTodayStaysUsedWhenItsTextChanges) {
  const Library old_text = ground("2020-12-31"), new_text = ground("2021-01-01");
  Game game = game_of(old_text);
  go_to_ability(game);
  const PlayerId player = game.decision()->player;
  const int day = game.day();
  gain_by_ability(game);
  ASSERT_TRUE(*move_to(game, new_text.content()));
  for (int i = 0; i < 40 && game.day() == day; ++i) {
    EXPECT_FALSE(game.decision()->player == player && find_option(game, OptionKind::use_ability) >= 0);
    ASSERT_TRUE(game.choose(std::max({find_option(game, OptionKind::pass), find_option(game, OptionKind::done), 0})));
  }
}

TEST(Errata, AnOldReplayKeepsTheOldText) {
  const Library old_text = ground("2020-12-31");
  Game game = game_of(old_text);
  Replay replay = Replay::of(game);
  go_to_ability(game, &replay);
  EXPECT_EQ(gain_by_ability(game, &replay), 1);
  replay.finish(game);
  EXPECT_EQ(replay.as_of, "2020-12-31");
  const std::string text = to_text(replay, old_text.definitions());

  // With the newest text the replay is refused; as of its own date it plays as it did.
  const Library newest = ground();
  const Result<Replay> refused = parse_replay(text, newest.definitions(), "old.replay");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::wrong_library);
  const Library again = ground(replay.as_of);
  Result<Replay> parsed = parse_replay(text, again.definitions(), "old.replay");
  ASSERT_TRUE(parsed) << parsed.error().message;
  EXPECT_EQ(parsed->as_of, "2020-12-31");
  Result<Replayer> replayer = Replayer::start(again.content(), *parsed);
  ASSERT_TRUE(replayer);
  while (!replayer->at_end()) ASSERT_TRUE(replayer->step());
  EXPECT_TRUE(replayer->verify_end());
}

TEST(Errata, TheReplayOfAMovedGameMovesWhereItDid) {
  const Library old_text = ground("2020-12-31"), new_text = ground("2021-01-01");
  Game game = game_of(old_text);
  Replay replay = Replay::of(game);
  go_to_ability(game, &replay);
  EXPECT_EQ(gain_by_ability(game, &replay), 1);
  ASSERT_TRUE(*move_to(game, new_text.content()));
  go_to_ability(game, &replay);
  EXPECT_EQ(gain_by_ability(game, &replay), 3);
  replay.finish(game);
  ASSERT_EQ(replay.moves.size(), 1u);

  const std::string text = to_text(replay, old_text.definitions());
  Result<Replay> parsed = parse_replay(text, old_text.definitions(), "moved.replay");
  ASSERT_TRUE(parsed) << parsed.error().message;
  EXPECT_EQ(to_text(*parsed, old_text.definitions()), text);
  const auto find = [&](std::uint64_t, const std::string& as_of) { return Result<ContentPtr>(ground(as_of).content()); };
  Result<Replayer> replayer = Replayer::start(old_text.content(), *parsed, nullptr, find);
  ASSERT_TRUE(replayer);
  while (!replayer->at_end()) ASSERT_TRUE(replayer->step());
  EXPECT_TRUE(replayer->verify_end());

  // Who does not know the other library is told the line.
  Result<Replayer> lost = Replayer::start(old_text.content(), *parsed);
  ASSERT_TRUE(lost);
  Result<void> step;
  while (step && !lost->at_end()) step = lost->step();
  ASSERT_FALSE(step);
  EXPECT_EQ(step.error().code, ErrorCode::wrong_library);
  EXPECT_THAT(step.error().message, HasSubstr("moved.replay:" + std::to_string(parsed->moves[0].line) + ": "));
}

TEST(Errata, TakingBackTheChoicesTakesBackTheMove) {
  const Library old_text = ground("2020-12-31"), new_text = ground("2021-01-01");
  Game game = game_of(old_text);
  const Game start = game;
  Replay replay = Replay::of(game);
  ASSERT_TRUE(*move_to(game, new_text.content()));
  replay.record(game, 0);
  ASSERT_EQ(replay.moves.size(), 1u);
  replay.cut(0);
  EXPECT_EQ(replay.moves.size(), 0u);
  replay.record(start, 0);
  EXPECT_EQ(replay.moves.size(), 0u) << "the game that stands here has not moved";
}

TEST(Errata, AMovedGameHasFactsAndCopiesOfTheNewText) {
  const Library old_text = ground("2020-02-29"), new_text = ground("2020-03-01");
  Game game = game_of(old_text);
  Game untouched = game;
  ASSERT_TRUE(*move_to(game, new_text.content()));
  EXPECT_EQ(untouched.content().definitions.hash, old_text.hash());
  Game copy = game;
  EXPECT_EQ(copy.hash(), game.hash());
  EXPECT_EQ(copy.content().definitions.cards[copy.content().definitions.find_code("95002")].bullets, 1);
  for (int i = 0; i < 100 && copy.decision() != nullptr; ++i) {
    ASSERT_TRUE(copy.choose(0));
    ASSERT_TRUE(game.choose(0));
    ASSERT_EQ(copy.hash(), game.hash());
  }
}

/// The ground with another script of the Assay Office.
Library with_office(const Scratch& scratch, const std::string& name, const std::string& ability) {
  fs::copy(kGround, scratch.folder() / name, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  fs::remove_all(scratch.folder() / name / "errata");
  scratch.write(name + "/the_assay_office.lua", "card \"the_assay_office\" {\n" + ability + "}\n");
  return ground("", scratch.folder() / name);
}

TEST(Reload, WaitsUntilTheScriptThatAsksHasEnded) {
  const Scratch scratch;
  const std::string asks = "  noon {\n    text = \"Noon: Gain 1 or 2.\",\n    effect = { function(play)\n"
                           "      play:gain { ghost_rock = play:ask_number { least = 1, most = 2 } }\n    end },\n  },\n";
  const Library one = with_office(scratch, "one", asks);
  const Library two = with_office(scratch, "two", "  noon { text = \"Noon: Gain 5.\", effect = { gain { ghost_rock = 5 } } },\n");
  Game game = game_of(one);
  go_to_ability(game);
  ASSERT_TRUE(game.choose(find_option(game, OptionKind::use_ability)));
  ASSERT_GE(find_option(game, OptionKind::number), 0) << "the script asks";
  const std::uint64_t before = game.hash();
  const Result<bool> refused = move_to(game, two.content());
  ASSERT_TRUE(refused);
  EXPECT_FALSE(*refused);
  EXPECT_FALSE(at_safe_point(game, *two.content()));
  EXPECT_EQ(game.hash(), before);
  EXPECT_EQ(game.content_ptr(), one.content());
  ASSERT_TRUE(game.choose(find_option(game, OptionKind::number)));
  EXPECT_TRUE(*move_to(game, two.content()));
  go_to_ability(game);
  EXPECT_EQ(gain_by_ability(game), 5);
}

TEST(Reload, WaitsForAnEffectThatIsStillToCome) {
  const Scratch scratch;
  const auto later = [](int amount) {
    return "  noon {\n    text = \"Noon: Gain at Sundown.\",\n    effect = { later { phase_sundown_begins {}, gain { ghost_rock = " + std::to_string(amount) +
           " }, lasts = today } },\n  },\n";
  };
  const Library one = with_office(scratch, "one", later(1)), two = with_office(scratch, "two", later(2));
  const Library same = with_office(scratch, "same", "\n\n" + later(1));
  Game game = game_of(one);
  go_to_ability(game);
  const PlayerId player = game.decision()->player;
  ASSERT_TRUE(game.choose(find_option(game, OptionKind::use_ability)));
  ASSERT_EQ(game.state().delayed_count, 1);
  EXPECT_FALSE(*move_to(game, two.content())) << "its card changes";
  ASSERT_TRUE(*move_to(game, same.content())) << "its card stays, on other lines";
  const int before = game.state().player(player).ghost_rock;
  const int day = game.day();
  while (game.day() == day && game.state().phase != Phase::sundown) {
    ASSERT_TRUE(game.choose(std::max({find_option(game, OptionKind::pass), find_option(game, OptionKind::done), 0})));
  }
  EXPECT_EQ(game.state().player(player).ghost_rock, before + 1);
}

TEST(Reload, MarksOfUseGoWithTheAbilityThatHasThem) {
  const Scratch scratch;
  const std::string marks = "  noon { text = \"Noon: Once more, and never again.\", effect = { refresh { self, additional = true }, bar_ability(self) } },\n";
  const Library one = with_office(scratch, "one", marks);
  const Library two = with_office(scratch, "two", "  noon { text = \"Noon: Gain 5.\", effect = { gain { ghost_rock = 5 } } },\n" + marks);
  Game game = game_of(one);
  go_to_ability(game);
  const int use = find_option(game, OptionKind::use_ability);
  const auto office = CardId{static_cast<std::uint16_t>(game.decision()->options[static_cast<std::size_t>(use)].a)};
  ASSERT_TRUE(game.choose(use));
  const auto expect_marks = [&](int bits) {
    const Card& card = game.state().card(office);
    EXPECT_EQ(card.used, bits);
    EXPECT_EQ(card.extra, bits);
    EXPECT_EQ(card.barred, bits);
  };
  expect_marks(0b01);
  ASSERT_TRUE(*move_to(game, two.content()));
  expect_marks(0b10);
}

TEST(Reload, RefusesAContentThatLacksACardOfTheGame) {
  const Library library = ground();
  Game game = game_of(library);
  const std::uint64_t before = game.hash();
  const Result<Library> standard = Library::load();
  ASSERT_TRUE(standard);
  const Result<bool> moved = move_to(game, standard->content());
  ASSERT_FALSE(moved);
  EXPECT_EQ(moved.error().code, ErrorCode::wrong_library);
  EXPECT_THAT(moved.error().message, HasSubstr("The Assay Office (95001)"));
  EXPECT_EQ(game.hash(), before);
}

}  // namespace
}  // namespace highnoon::test
