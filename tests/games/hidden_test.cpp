#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "effect/modifier.hpp"
#include "game.hpp"
#include "highnoon/event.hpp"
#include "highnoon/random_deck.hpp"
#include "log/option_arguments.hpp"
#include "state/zone.hpp"
#include "tests/games/playing.hpp"
#include "tests/games/told.hpp"
#include "timing/event.hpp"

namespace highnoon::test {
namespace {

/// Choices that two games are compared for, unless what was changed comes to light before.
constexpr int kLook = 80;
/// One choice in so many begins a comparison; where hands count, more.
constexpr int kSeldom = 40;
constexpr int kOften = 10;
constexpr int kMostChoices = 1500;

void tell(std::string& text, const EventView& event) {
  fmt::format_to(std::back_inserter(text), "{} {} {} {} {} {} {} {} {} {} {}{}{}{}", to_string(event.type), event.player.value,
                 event.other_player.value, event.other.raw, event.from.raw, event.to.raw, event.amount, event.stat,
                 event.cause_player.value, event.cause_card.raw, event.is_effect, event.is_cost, event.is_casualty, event.is_booted);
  for (const CardId card : event.cards) fmt::format_to(std::back_inserter(text), " #{}", card.raw);
  text += '\n';
}

/// Hears what the viewer is told, and whether a changed card comes to light.
class Ear : public Observer {
 public:
  Ear(PlayerId viewer, const std::set<std::uint16_t>& changed) : viewer_(viewer), changed_(changed) {}
  void on_event(const Kernel& k, const Event& event) override {
    for (const PlayerId reader : {viewer_, PlayerId{}}) {
      if (const std::string line = log_line(k, event, reader); !line.empty()) text += line + "\n";
      if (const std::optional<EventView> seen = event_view(k, event, reader)) tell(text, *seen);
    }
    const auto look = [&](CardId card) {
      if (changed_.contains(card.raw) && k.exists(card) && knows(k, viewer_, card)) shown = true;
    };
    for (int i = 0; i < event.count; ++i) look(event.subjects[static_cast<std::size_t>(i)]);
    look(event.other);
    look(event.cause_card);
    for (const std::uint16_t card : changed_) look(CardId{card});
  }
  std::string text;
  bool shown = false;

 private:
  PlayerId viewer_;
  const std::set<std::uint16_t>& changed_;
};

// --- two games that one player cannot tell apart -----------------------------------------------------------------------------------

/// Whether the card is about to be played: announced, though it still is where it was.
bool is_announced(const State& s, CardId card) {
  const auto raw = static_cast<std::int16_t>(card.raw);
  if (s.pending.a == raw || s.pending.b == raw) return true;
  if (std::any_of(s.plays.begin(), s.plays.end(), [&](const Play& play) { return play.card == card; })) return true;
  return std::any_of(s.events.begin(), s.events.end(), [&](const Event& event) {
    return std::find(event.subjects.begin(), event.subjects.begin() + event.count, card) != event.subjects.begin() + event.count;
  });
}

bool is_hidden(const Kernel& k, PlayerId viewer, const Card& card) {
  return !is_announced(k.s, card.id) && (card.zone == Zone::deck || card.zone == Zone::hand || card.zone == Zone::draw_hand) &&
         !knows(k, viewer, card.id);
}

/// Gives cards that the viewer does not know other faces. @return the ids of the cards changed
std::set<std::uint16_t> change_hidden(Game& game, PlayerId viewer, std::span<const DefId> faces, Dice& dice) {
  Game::Impl& impl = game.impl();
  std::set<std::uint16_t> changed;
  const Kernel reader = impl.reader();
  for (int owner = 0; owner < impl.state.player_count; ++owner) {
    std::vector<Card*> hidden;
    for (Card& card : impl.state.all_cards()) {
      if (card.owner.index() == owner && is_hidden(reader, viewer, card)) hidden.push_back(&card);
    }
    for (std::size_t i = hidden.size(); i > 1; --i)
      std::swap(hidden[i - 1]->def, hidden[static_cast<std::size_t>(dice.roll(static_cast<int>(i)))]->def);
    // Of the others' decks the viewer knows nothing at all.
    for (Card* card : hidden) {
      if (owner != viewer.index() && dice.roll(3) == 0)
        card->def = faces[static_cast<std::size_t>(dice.roll(static_cast<int>(faces.size())))];
      changed.insert(card->id.raw);
    }
  }
  Kernel k = impl.kernel();
  forget_pool(impl.cache);
  touch_board(k);
  impl.output.options.clear();
  list_options(k, impl.output.options);
  impl.set_decision();
  return changed;
}

class Twins {
 public:
  Twins(const Game& game, PlayerId viewer, std::span<const DefId> faces, Dice& dice)
      : viewer_(viewer), one_(game), other_(game), dice_(dice), changed_(change_hidden(other_, viewer, faces, dice)) {
    one_.set_observer(&first_);
    other_.set_observer(&second_);
  }

  /// Goes on with both for a while. @return "" or what the viewer could tell them apart by
  std::string compare() {
    for (int i = 0; i < kLook && !comes_to_light(one_) && !comes_to_light(other_); ++i) {
      if (const std::string fault = look(); !fault.empty()) {
        return fmt::format("{} choices on: {}\nnow {} and {}\nafter{}", i, fault, asked(one_), asked(other_), history_);
      }
      if (!step()) return "";
    }
    return "";
  }
  int compared() const { return compared_; }

 private:
  static std::string asked(const Game& game) {
    const Decision* decision = game.decision();
    return decision ? fmt::format("{} is asked \"{}\"", game.player_name(decision->player), game.prompt()) : "it is over";
  }

  std::string look() {
    ++compared_;
    const Decision* a = one_.decision();
    const Decision* b = other_.decision();
    if (first_.text != second_.text) return "the log" + difference(first_.text, second_.text);
    first_.text.clear();
    second_.text.clear();
    if (one_.outcome() != other_.outcome()) return "how it ended";
    const std::string seen = told(one_.view(viewer_)), seen_too = told(other_.view(viewer_));
    if (seen != seen_too) return "the view" + difference(seen, seen_too);
    if (told(one_.view({})) != told(other_.view({}))) return "the spectators' view";
    if (!a || !b) return !a && !b ? "" : "the end";
    if (a->player != b->player || a->kind != b->kind) {
      return fmt::format("{} is asked \"{}\" or {} \"{}\"", one_.player_name(a->player), one_.prompt(), other_.player_name(b->player),
                         other_.prompt());
    }
    if (a->player != viewer_) return "";
    if (one_.prompt() != other_.prompt()) return fmt::format("\"{}\" or \"{}\"", one_.prompt(), other_.prompt());
    return options(*a, *b);
  }

  std::string options(const Decision& a, const Decision& b) {
    std::string first, second;
    for (const Option& option : a.options) first += fmt::format("{} {} {} {}\n", one_.text(option), option.a, option.b, option.c);
    for (const Option& option : b.options) second += fmt::format("{} {} {} {}\n", other_.text(option), option.a, option.b, option.c);
    for (const Option& option : a.options) {
      if (names_unknown(option)) return fmt::format("\"{}\" names a card that is hidden", one_.text(option));
    }
    if (first != second) return fmt::format("the options to \"{}\"{}", one_.prompt(), difference(first, second));
    const std::string error = one_.choose(9999).error().message, error_too = other_.choose(9999).error().message;
    return error == error_too ? "" : error + " or " + error_too;
  }

  /// Whether an option of the viewer's has the id of a card that the viewer must not know, and so could follow from place to place.
  bool names_unknown(const Option& option) const {
    const Kernel k = one_.impl().reader();
    const std::int32_t values[] = {option.a, option.b, option.c};
    const std::vector<OptionArgument> arguments = option_arguments(option.kind);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const CardId card{static_cast<std::uint16_t>(values[i])};
      if (arguments[i].kind == "card" && k.exists(card) && !knows(k, viewer_, card)) return true;
    }
    return false;
  }

  /// The same choice in both. @return whether there is something to compare then
  bool step() {
    const Decision* a = one_.decision();
    const Decision* b = other_.decision();
    if (!a || !b) return false;
    std::vector<std::pair<int, int>> common;
    for (std::size_t i = 0; i < a->options.size(); ++i) {
      const auto found = std::find(b->options.begin(), b->options.end(), a->options[i]);
      if (found != b->options.end()) common.emplace_back(static_cast<int>(i), static_cast<int>(found - b->options.begin()));
    }
    if (common.empty()) return false;
    const auto [in_one, in_other] = common[static_cast<std::size_t>(dice_.roll(static_cast<int>(common.size())))];
    history_ += fmt::format("\n{}: {}", one_.player_name(a->player), one_.text(a->options[static_cast<std::size_t>(in_one)]));
    if (announces(a->options[static_cast<std::size_t>(in_one)])) return false;
    if (!one_.choose(in_one).ok() || !other_.choose(in_other).ok()) return false;
    return !first_.shown && !second_.shown;
  }

  /// Whether all learn by this which card is meant, be it before anything happens.
  bool announces(const Option& option) const {
    switch (option.kind) {
      case OptionKind::shop:
      case OptionKind::shop_deed:
      case OptionKind::shop_attach:
      case OptionKind::shop_plant:
      case OptionKind::invent:
      case OptionKind::replace_dude:
      case OptionKind::play_action:
      case OptionKind::react: return is_changed(option.a) || is_changed(option.b);
      default: return false;
    }
  }
  bool is_changed(std::int32_t card) const { return changed_.contains(static_cast<std::uint16_t>(card)); }
  /// Whether a changed card is known now, or is being played and will be.
  bool comes_to_light(const Game& game) const {
    const Kernel k = game.impl().reader();
    return std::any_of(changed_.begin(), changed_.end(), [&](std::uint16_t raw) {
      const CardId card{raw};
      return k.exists(card) && (knows(k, viewer_, card) || is_announced(k.s, card));
    });
  }

  PlayerId viewer_;
  Game one_, other_;
  Dice& dice_;
  const std::set<std::uint16_t> changed_;
  Ear first_{viewer_, changed_}, second_{viewer_, changed_};
  int compared_ = 0;
  std::string history_;
};

// --- many games ----------------------------------------------------------------------------------------------------------------------

std::vector<DefId> faces_of(const Definitions& d) {
  std::vector<DefId> faces;
  for (std::size_t i = 0; i < d.cards.size(); ++i) {
    const CardDef& card = d.cards[i];
    const bool in_decks = card.type != CardType::outfit && card.type != CardType::legend;
    if (in_decks && !card.keywords.test(static_cast<std::size_t>(Keyword::token))) faces.push_back(static_cast<DefId>(i));
  }
  return faces;
}

GameConfig uniform_table(int number, RandomDecks& decks) {
  GameConfig config;
  config.ruleset = number % 2 == 0 ? "reloaded" : "weird_west";
  config.seed = static_cast<std::uint64_t>(number);
  config.prompts = PromptMode::uniform;
  const int players = 2 + number % 5 % 3;  // two, three or four
  for (int seat = 0; seat < players; ++seat) {
    DeckList deck = decks.next().value().list();
    if (number % 4 == 1) deck.starting_gang.clear();
    config.seats.push_back({fmt::format("P{}", seat + 1), std::move(deck)});
  }
  return config;
}

/// Abilities more often than anything else, for they are what could tell something.
int any_option(const Decision& decision, Dice& dice) {
  std::vector<int> abilities;
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const OptionKind kind = decision.options[i].kind;
    if (kind == OptionKind::use_ability || kind == OptionKind::play_action || kind == OptionKind::react)
      abilities.push_back(static_cast<int>(i));
  }
  if (!abilities.empty() && dice.roll(2) == 0) return abilities[static_cast<std::size_t>(dice.roll(static_cast<int>(abilities.size())))];
  return dice.roll(static_cast<int>(decision.options.size()));
}

int one_in(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::shootout_play:
    case DecisionKind::resolution_play:
    case DecisionKind::cheatin_play:
    case DecisionKind::draw_discards:
    case DecisionKind::choose_cards:
    case DecisionKind::oppose_job: return kOften;
    default: return kSeldom;
  }
}

TEST(Hidden, NothingThatAPlayerSeesDependsOnCardsThatHeMayNotKnow) {
  const int games = number_from_environment("HIGHNOON_HIDDEN_GAMES", 100);
  const int first = number_from_environment("HIGHNOON_FIRST_GAME", 1);
  LibraryOptions options;
  options.data = HIGHNOON_SOURCE_DIRECTORY;
  const Library library = Library::load({}, options).value();
  const std::vector<DefId> faces = faces_of(library.definitions());
  RandomDecks decks = RandomDecks::make(library, {.seed = static_cast<std::uint64_t>(first)}).value();
  int comparisons = 0, compared = 0, faults = 0;
  for (int number = first; number < first + games && faults < 5; ++number) {
    const GameConfig config = uniform_table(number, decks);
    Game game = Game::start(library.content(), config).value();
    Dice dice(static_cast<std::uint64_t>(number));
    int choices = 0;
    while (const Decision* decision = game.decision()) {
      if (++choices > kMostChoices) break;
      if (dice.roll(one_in(decision->kind)) == 0) {
        const PlayerId viewer{static_cast<std::uint8_t>(dice.roll(static_cast<int>(config.seats.size())))};
        Twins twins(game, viewer, faces, dice);
        const std::string told_by = twins.compare();
        ++comparisons;
        compared += twins.compared();
        if (!told_by.empty()) {
          ADD_FAILURE() << fmt::format("game {}, choice {}: {} could tell: {}", number, choices, game.player_name(viewer), told_by);
          ++faults;
          break;
        }
      }
      ASSERT_TRUE(game.choose(any_option(*decision, dice)).ok());
    }
  }
  fmt::print("comparisons: {}\npositions: {}\n", comparisons, compared);
}

}  // namespace
}  // namespace highnoon::test
