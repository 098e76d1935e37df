// Sessions: what a host does with a game besides playing it.

#include "highnoon/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "game.hpp"
#include "highnoon/bot.hpp"
#include "highnoon/library.hpp"
#include "state/zone.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/shipped.hpp"

namespace highnoon::test {
namespace {

constexpr PlayerId kRed{0}, kBlue{1}, kSpectator{};

const Library& library() {
  static const Library loaded = [] {
    LibraryOptions options;
    options.data = source_directory();
    return Library::load({}, options).value();
  }();
  return loaded;
}

GameConfig table(std::uint64_t seed, PromptMode prompts = PromptMode::quick) {
  GameConfig config;
  config.seed = seed;
  config.prompts = prompts;
  for (const char* name : {"law_dogs", "the_sloane_gang"}) {
    config.seats.push_back({name, library().read_deck(source_directory() / "examples/decks" / (std::string(name) + ".yaml")).value()});
  }
  return config;
}

Session started(std::uint64_t seed, PromptMode prompts = PromptMode::quick) {
  return Session::start(library().content(), table(seed, prompts)).value();
}

/// Plays on with a bot, at most so many choices.
void play(Session& session, int choices, std::uint64_t seed = 1) {
  const auto bot = heuristic_bot(seed);
  for (int i = 0; i < choices && session.game().decision() != nullptr; ++i) {
    const Result<void> chosen = session.choose(bot->choose(session.game()));
    ASSERT_TRUE(chosen) << chosen.error().message;
  }
}

std::vector<std::string> texts(const std::vector<SessionEvent>& events) {
  std::vector<std::string> lines;
  for (const SessionEvent& event : events) {
    if (!event.text.empty()) lines.push_back(event.text);
  }
  return lines;
}

TEST(Session, PlaysAWholeGameThatItsReplayPlaysAgain) {
  Session session = started(3);
  play(session, 100'000);
  EXPECT_EQ(session.game().outcome(), Outcome::won);
  EXPECT_FALSE(session.decision());
  const std::string text = session.replay_text().value();
  const Replay replay = parse_replay(text, library().definitions(), "x").value();
  const Session again = Session::from_replay(library().content(), replay).value();
  EXPECT_EQ(again.hash(), session.hash());
  EXPECT_EQ(again.choices(), session.choices());
  EXPECT_EQ(again.log(kRed), session.log(kRed));
  EXPECT_EQ(again.replay_text().value(), text);
}

TEST(Session, TellsWhatIsDecidedToWhoDecidesOnly) {
  Session session = started(3);
  play(session, 20);
  const DecisionView whole = session.decision().value();
  const DecisionView others = session.decision(whole.player == kRed ? kBlue : kRed).value();
  EXPECT_EQ(whole.options.size(), session.game().decision()->options.size());
  EXPECT_EQ(whole.prompt, session.game().prompt());
  EXPECT_EQ(whole.options[0].text, session.game().text(whole.options[0].option));
  EXPECT_EQ(parse_option(whole.options[0].machine_form), whole.options[0].option);
  EXPECT_TRUE(others.options.empty());
  EXPECT_EQ(others.prompt, "");
  EXPECT_EQ(others.player, whole.player);
  EXPECT_EQ(others.number, whole.number);
  EXPECT_TRUE(session.decision(kSpectator)->options.empty());
}

TEST(Session, RefusesAChoiceOfAnotherPlayerOrOfAnotherDecision) {
  Session session = started(3);
  play(session, 20);
  const std::uint64_t before = session.hash();
  const DecisionView asked = session.decision().value();
  const PlayerId other = asked.player == kRed ? kBlue : kRed;
  EXPECT_EQ(session.choose(other, asked.number, 0).error().code, ErrorCode::not_your_decision);
  EXPECT_EQ(session.choose(asked.player, asked.number - 1, 0).error().code, ErrorCode::stale);
  EXPECT_EQ(session.choose(asked.player, asked.number + 1, 0).error().code, ErrorCode::stale);
  EXPECT_EQ(session.choose(asked.player, asked.number, 999).error().code, ErrorCode::no_such_option);
  EXPECT_EQ(session.choose(asked.player, asked.number, -1).error().code, ErrorCode::no_such_option);
  EXPECT_EQ(session.choose(asked.player, asked.number, "fly to=moon").error().code, ErrorCode::no_such_option);
  EXPECT_EQ(session.choose(other, asked.number, asked.options[0].machine_form).error().code, ErrorCode::not_your_decision);
  EXPECT_EQ(session.choose(asked.player, asked.number - 1, asked.options[0].machine_form).error().code, ErrorCode::stale);
  EXPECT_EQ(session.hash(), before);
  EXPECT_EQ(session.choices(), 20u);
  ASSERT_TRUE(session.choose(asked.player, asked.number, asked.options[0].machine_form));
  EXPECT_EQ(session.choices(), 21u);
  EXPECT_EQ(session.choose(asked.player, asked.number, 0).error().code, ErrorCode::stale) << "the same message twice";
}

TEST(Session, ADecisionAfterUndoHasANumberOfItsOwn) {
  Session session = started(3);
  play(session, 20);
  const Mark mark = session.mark();
  const std::uint64_t number = session.decision_number();
  play(session, 5);
  ASSERT_TRUE(session.undo_to(mark, Undo::any));
  EXPECT_GT(session.decision_number(), number + 5);
  EXPECT_EQ(session.choose(session.decision()->player, number, 0).error().code, ErrorCode::stale);
}

TEST(Session, AnEndedGameTakesNoChoice) {
  Session session = started(3);
  play(session, 100'000);
  EXPECT_EQ(session.choose(0).error().code, ErrorCode::game_over);
  EXPECT_EQ(session.choose(kRed, session.decision_number(), 0).error().code, ErrorCode::game_over);
  EXPECT_EQ(session.choose(kRed, session.decision_number(), "pass").error().code, ErrorCode::game_over);
}

TEST(Session, UndoGoesBackToAnyMarkAndTheGamePlaysOnAsBefore) {
  Session session = started(5);
  std::vector<std::pair<Mark, std::uint64_t>> marks;
  std::vector<std::vector<std::string>> logs;
  for (int i = 0; i < 12; ++i) {
    marks.emplace_back(session.mark(), session.hash());
    logs.push_back(session.log(kBlue));
    play(session, 17);  // over several snapshots
  }
  const Session whole = session;
  for (std::size_t i = marks.size(); i-- > 0;) {
    ASSERT_TRUE(session.undo_to(marks[i].first, Undo::any));
    EXPECT_EQ(session.hash(), marks[i].second);
    EXPECT_EQ(session.log(kBlue), logs[i]);
    EXPECT_EQ(session.choices(), marks[i].first.choices);
  }
  EXPECT_EQ(session.undone(), marks.size());
  const Replay replay = whole.replay().value();
  for (const ReplayChoice& choice : replay.choices) ASSERT_TRUE(session.choose(choice.index));
  EXPECT_EQ(session.hash(), whole.hash());
  EXPECT_EQ(session.log(kBlue), whole.log(kBlue));
}

TEST(Session, AMarkOfAnotherCourseIsStale) {
  Session session = started(5);
  play(session, 20);
  const Mark mark = session.mark();
  play(session, 10);
  const Mark gone = session.mark();
  ASSERT_TRUE(session.undo_to(mark, Undo::any));
  EXPECT_EQ(session.undo_to(gone, Undo::any).error().code, ErrorCode::stale) << "not played yet";
  // Another course: the other options.
  while (session.choices() < gone.choices + 5) {
    ASSERT_TRUE(session.choose(static_cast<int>(session.game().decision()->options.size()) - 1));
  }
  const std::uint64_t before = session.hash();
  EXPECT_EQ(session.undo_to(gone, Undo::any).error().code, ErrorCode::stale);
  EXPECT_EQ(session.hash(), before);
  EXPECT_TRUE(session.undo_to(mark, Undo::any));
}

TEST(Session, FairUndoGivesNobodyKnowledge) {
  // Whoever takes back a choice must not have learned of any card by it.
  int taken_back = 0, refused = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Session session = started(seed);
    const auto bot = curious_bot(seed);
    for (int i = 0; i < 150 && session.game().decision() != nullptr; ++i) {
      const PlayerId player = session.game().decision()->player;
      const auto known = [&](const Session& s) {
        std::set<std::uint16_t> cards;
        const Kernel k = s.game().impl().reader();
        for (const Card& card : k.s.all_cards()) {
          // What another player has put on the table in the meantime is that player's choice: take_back refuses it by itself.
          if (knows(k, player, card.id)) cards.insert(card.id.raw);
        }
        return cards;
      };
      const std::set<std::uint16_t> before = known(session);
      const std::uint64_t hash = session.hash();
      ASSERT_TRUE(session.choose(bot->choose(session.game())));
      const std::set<std::uint16_t> after = known(session);
      Session back = session;
      const Result<void> undone = back.take_back(player);
      if (!undone) {
        EXPECT_EQ(undone.error().code, ErrorCode::past_reveal);
        EXPECT_EQ(back.hash(), session.hash());
        ++refused;
        continue;
      }
      ++taken_back;
      EXPECT_EQ(back.hash(), hash);
      for (const std::uint16_t card : after) {
        const Card& shown = session.game().state().card(CardId{card});
        const CardDef& def = library().definitions().cards[shown.def];
        if (def.keywords.test(static_cast<std::size_t>(Keyword::token))) continue;  // nobody held it back
        EXPECT_TRUE(before.contains(card)) << "seed " << seed << ", choice " << i << ": " << def.title << "\n"
                                           << testing::PrintToString(session.log(player, session.event_number(back.mark(), player)));
      }
    }
  }
  EXPECT_GT(taken_back, 200);
  EXPECT_GT(refused, 20);
}

TEST(Session, TakeBackIsOfTheLastOwnChoice) {
  Session session = started(5);
  EXPECT_EQ(session.take_back(kRed).error().code, ErrorCode::not_found);
  play(session, 60);
  const Replay replay = session.replay().value();
  const PlayerId last = replay.choices.back().player;
  const PlayerId other = last == kRed ? kBlue : kRed;
  const Result<void> refused = session.take_back(other);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::past_reveal);
  EXPECT_THAT(refused.error().message, testing::HasSubstr("has decided since"));
  ASSERT_TRUE(session.take_back(other, Undo::any));
  const std::uint64_t choices = session.choices();
  EXPECT_EQ(replay.choices[choices].player, other);
  for (std::size_t i = choices + 1; i < replay.choices.size(); ++i) EXPECT_NE(replay.choices[i].player, other);
  EXPECT_EQ(session.game().decision()->player, other);
}

TEST(Session, ACopyGoesItsOwnWay) {
  Session session = started(5);
  play(session, 30);
  const std::uint64_t hash = session.hash();
  Session copy = session;
  play(copy, 30, 9);
  EXPECT_EQ(session.hash(), hash);
  EXPECT_EQ(session.choices(), 30u);
  ASSERT_TRUE(copy.undo_to(session.mark(), Undo::any));
  EXPECT_EQ(copy.hash(), hash);
  EXPECT_EQ(copy.log(kRed), session.log(kRed));
}

TEST(Session, EventsAreNumberedForEachViewerAndCanBeHadSinceAMark) {
  Session session = started(7);
  play(session, 40);
  const Mark mark = session.mark();
  play(session, 40);
  for (const PlayerId viewer : {kRed, kBlue, kSpectator}) {
    const std::vector<SessionEvent> all = session.events(viewer);
    ASSERT_EQ(all.size(), session.event_count(viewer));
    for (std::size_t i = 0; i < all.size(); ++i) {
      ASSERT_EQ(all[i].number, i);
      if (i > 0) {
        EXPECT_GE(all[i].choices, all[i - 1].choices);
      }
    }
    const std::vector<SessionEvent> since = session.events_since(mark, viewer);
    ASSERT_FALSE(since.empty());
    EXPECT_EQ(since.front().number, session.event_number(mark, viewer));
    EXPECT_GT(since.front().choices, mark.choices);
    EXPECT_LE(all[since.front().number - 1].choices, mark.choices);
    EXPECT_EQ(since.back().number, all.back().number);
    EXPECT_EQ(session.log(viewer), texts(all));
    EXPECT_EQ(session.log(viewer, since.front().number), texts(since));
  }
}

/// Hears what a log as of old would say, for one viewer.
class Lines : public Observer {
 public:
  explicit Lines(PlayerId viewer) : viewer_(viewer) {}
  void on_event(const Kernel& kernel, const Event& event) override {
    if (std::string line = log_line(kernel, event, viewer_); !line.empty()) lines.push_back(std::move(line));
  }
  std::vector<std::string> lines;

 private:
  PlayerId viewer_;
};

TEST(Session, ItsLogIsThatOfAnObserverWithTheSameViewer) {
  for (const PlayerId viewer : {kRed, kBlue, kSpectator}) {
    Session session = started(7);
    Lines lines(viewer);
    Game game = Game::start(library().content(), table(7), &lines).value();
    const auto bot = heuristic_bot(1);
    while (game.decision() != nullptr) {
      const int option = bot->choose(game);
      ASSERT_TRUE(session.choose(option));
      ASSERT_TRUE(game.choose(option));
    }
    EXPECT_EQ(session.log(viewer), lines.lines);
    EXPECT_EQ(session.hash(), game.hash());
  }
}

TEST(Session, EventsNameCardsOnlyToThoseWhoMayKnowThem) {
  int hidden = 0, told = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Session session = started(seed, PromptMode::uniform);
    const auto bot = curious_bot(seed);
    for (int i = 0; i < 250 && session.game().decision() != nullptr; ++i) {
      const Mark mark = session.mark();
      ASSERT_TRUE(session.choose(bot->choose(session.game())));
      const Kernel k = session.game().impl().reader();
      for (const PlayerId viewer : {kRed, kBlue, kSpectator}) {
        for (const SessionEvent& event : session.events_since(mark, viewer)) {
          for (const CardId card : event.event.cards) {
            if (!card) {
              ++hidden;
              continue;
            }
            ++told;
            // Nothing that happens after an event within one choice makes a card unknown but a shuffle, which gives it another id.
            if (k.exists(card) && k.card(card).zone != Zone::deck && k.card(card).zone != Zone::hand) {
              EXPECT_TRUE(knows(k, viewer, card)) << to_string(event.event.type) << " " << event.text;
            }
          }
        }
      }
    }
  }
  EXPECT_GT(told, 1000);
  EXPECT_GT(hidden, 0);
}

TEST(Session, WithoutEventsTheGameIsTheSame) {
  Session with = started(5);
  Session without = Session::start(library().content(), table(5), {.events = false}).value();
  play(with, 80);
  play(without, 80);
  EXPECT_EQ(with.hash(), without.hash());
  EXPECT_EQ(without.event_count(kRed), 0u);
  EXPECT_TRUE(without.log(kRed).empty());
  EXPECT_EQ(with.replay_text().value(), without.replay_text().value());
}

TEST(Session, OfAPositionHasNoPastAndNoReplay) {
  Session whole = started(5);
  play(whole, 40);
  Session session = Session::of(whole.game());
  EXPECT_EQ(session.hash(), whole.hash());
  EXPECT_EQ(session.replay().error().code, ErrorCode::not_found);
  const Mark mark = session.mark();
  play(session, 10);
  EXPECT_EQ(session.choices(), 10u);
  ASSERT_TRUE(session.undo_to(mark, Undo::any));
  EXPECT_EQ(session.hash(), whole.hash());
}

TEST(Session, MovesToAnotherLibraryAndBackByUndo) {
  LibraryOptions options;
  options.data = source_directory();
  options.rulesets = {"reloaded+hand_of_six"};
  const Library other = Library::load({}, options).value();
  ASSERT_NE(other.hash(), library().hash());
  Session session = started(5);
  play(session, 10);
  const Mark early = session.mark();
  play(session, 20);
  while (!session.move_to(other.content()).value()) play(session, 1);
  EXPECT_EQ(session.game().content_ptr(), other.content());
  const std::uint64_t moved_at = session.choices();
  const Mark moved = session.mark();
  play(session, 20);
  const auto find = [&](std::uint64_t hash, const std::string&) -> Result<ContentPtr> {
    if (hash == other.hash()) return other.content();
    return Error{ErrorCode::wrong_library, "unknown"};
  };
  const Replay replay = session.replay().value();
  ASSERT_EQ(replay.moves.size(), 1u);
  EXPECT_EQ(replay.moves[0].position, moved_at);
  const Session again = Session::from_replay(library().content(), replay, find).value();
  EXPECT_EQ(again.hash(), session.hash());
  EXPECT_EQ(again.game().content_ptr(), other.content());
  ASSERT_TRUE(session.undo_to(moved, Undo::any));
  EXPECT_EQ(session.game().content_ptr(), other.content());
  ASSERT_TRUE(session.undo_to(early, Undo::any));
  EXPECT_EQ(session.game().content_ptr(), library().content());
  EXPECT_TRUE(session.replay()->moves.empty());
}

TEST(Session, ViewsDecisionsAndEventsAsJsonSayWhatTheStructsSay) {
  Session session = started(7);
  play(session, 60);
  for (const PlayerId viewer : {kRed, kBlue, kSpectator}) {
    const View view = session.view(viewer);
    const auto json = nlohmann::json::parse(to_json(view, library().definitions()));
    EXPECT_EQ(json["day"], view.day);
    EXPECT_EQ(json["phase"], to_string(session.phase()));
    ASSERT_EQ(json["players"].size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& player = json["players"][i];
      EXPECT_EQ(player["ghost_rock"], view.players[i].ghost_rock);
      ASSERT_EQ(player["hand"].size(), view.players[i].hand.size());
      for (std::size_t c = 0; c < player["hand"].size(); ++c) {
        const CardView& card = view.players[i].hand[c];
        const bool is_own = viewer == view.players[i].id;
        EXPECT_EQ(player["hand"][c].contains("title"), is_own);
        EXPECT_EQ(player["hand"][c].contains("id"), is_own);
        if (is_own) {
          EXPECT_EQ(player["hand"][c]["code"], library().definitions().cards[card.def].code);
        }
      }
      ASSERT_EQ(player["street"].size(), view.players[i].street.size());
      EXPECT_EQ(player["street"][0]["title"], view.players[i].street[0].title);
    }
    const auto event = nlohmann::json::parse(to_json(session.events(viewer).back()));
    EXPECT_EQ(event["number"], session.event_count(viewer) - 1);
    EXPECT_EQ(event["text"], session.events(viewer).back().text);
  }
  const DecisionView asked = session.decision().value();
  const auto decision = nlohmann::json::parse(to_json(asked));
  EXPECT_EQ(decision["number"], asked.number);
  EXPECT_EQ(decision["options"].size(), asked.options.size());
  EXPECT_EQ(decision["options"][0]["machine_form"], asked.options[0].machine_form);
}

TEST(Session, RedealtItShowsTheViewerTheSame) {
  Session session = started(7);
  play(session, 60);
  const Session dealt = session.redealt(kRed, 99).value();
  EXPECT_NE(dealt.hash(), session.hash());
  EXPECT_EQ(to_json(dealt.view(kRed), library().definitions()), to_json(session.view(kRed), library().definitions()));
  EXPECT_NE(to_json(dealt.view(kBlue), library().definitions()), to_json(session.view(kBlue), library().definitions()));
  EXPECT_EQ(session.redealt(PlayerId{4}, 1).error().code, ErrorCode::bad_config);
}

}  // namespace
}  // namespace highnoon::test
