// A host in C++: two bots play a whole game; on the way it is looked at, searched in, saved, loaded and taken back.
//
//     host_in_cpp [DATA [SEED]]      DATA: the folder with scripts/, cards/ and examples/

#include <cstdlib>
#include <filesystem>
#include <highnoon/highnoon.hpp>
#include <iostream>
#include <stdexcept>

using namespace highnoon;

namespace {

/// The value of a result; a host that goes on after errors looks at error().code instead.
template <typename T>
T value(Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return std::move(result).value();
}
void need(const Result<void>& result) {
  if (!result) throw std::runtime_error(result.error().message);
}

/// What a seat sees: its own hand by name, of the others' only how many cards there are.
void show_table(const Session& session, PlayerId viewer) {
  for (const PlayerView& player : session.view(viewer).players) {
    std::cout << "    " << player.name << ": $" << player.ghost_rock << ", influence " << player.influence << ", control " << player.control
              << ", " << player.hand_count << " cards in hand";
    const char* between = ": ";
    for (const CardView& card : player.hand) {
      if (card.def == kNoDef) continue;
      std::cout << between << card.title;
      between = ", ";
    }
    std::cout << "\n";
  }
}

/// A game is a value: a search copies it, deals the copy what the player cannot see anew, and plays on.
void show_search(const Session& session, PlayerId player) {
  int won = 0;
  constexpr int kGames = 20;
  for (int i = 0; i < kGames; ++i) {
    Game game = session.game();
    value(redeal(game, player, static_cast<std::uint64_t>(i)));
    const auto bot = random_bot(static_cast<std::uint64_t>(i));
    while (game.decision() != nullptr) value(game.choose(bot->choose(game)));
    won += game.winner() == player ? 1 : 0;
  }
  std::cout << "  * " << session.game().player_name(player) << " would win " << won << " of " << kGames << " games played on by chance.\n";
}

void show_save(const Session& session) {
  const std::vector<std::byte> bytes = session.save();
  const Session loaded = value(Session::load(session.game().content_ptr(), bytes));
  std::cout << "  * Saved in " << bytes.size() << " bytes and loaded again: "
            << (loaded.hash() == session.hash() ? "the same game" : "ANOTHER GAME") << ", with " << loaded.choices() << " choices behind it.\n";
}

/// Takes a choice back, unless it has shown something.
void show_undo(Session& session) {
  const DecisionView asked = session.decision().value();
  std::cout << "  * " << session.game().player_name(asked.player) << " tries: " << asked.options.front().text << "\n";
  need(session.choose(asked.player, asked.number, asked.options.front().machine_form));
  if (const Result<void> undone = session.take_back(asked.player); !undone) {
    std::cout << "  * Taking it back is refused: " << undone.error().message << ". It is done all the same.\n";
    need(session.take_back(asked.player, Undo::any));
  } else {
    std::cout << "  * And takes it back.\n";
  }
}

void play(const std::filesystem::path& data, std::uint64_t seed) {
  LibraryOptions options;
  options.data = data;
  const Library library = value(Library::load({}, options));
  const auto decks = (data.empty() ? std::filesystem::path(".") : data) / "examples" / "decks";
  GameConfig config;
  config.seats = {{"Ann", value(library.read_deck(decks / "morgan_cattle_co.yaml"))}, {"Bob", value(library.read_deck(decks / "the_fourth_ring.yaml"))}};
  config.seed = seed;
  Session session = value(Session::start(library.content(), config));
  const std::unique_ptr<Bot> bots[] = {heuristic_bot(seed), heuristic_bot(seed + 1)};

  std::uint64_t seen = 0;
  int day_shown = 0;
  const auto tell = [&] {
    for (const SessionEvent& event : session.events({}, seen)) {
      if (!event.text.empty()) std::cout << event.text << "\n";
    }
    seen = session.event_count({});
  };
  while (session.game().decision() != nullptr) {
    tell();
    const PlayerId player = session.game().decision()->player;
    if (session.phase() == Phase::noon && session.game().day() != day_shown) {
      day_shown = session.game().day();
      show_table(session, player);
      if (day_shown == 2) {
        show_search(session, player);
        show_save(session);
        show_undo(session);
      }
    }
    need(session.choose(bots[player.index()]->choose(session.game())));
  }
  tell();
  const Game& game = session.game();
  if (game.outcome() == Outcome::won) {
    std::cout << game.player_name(game.winner()) << " wins on day " << game.day() << ", after " << session.choices() << " choices; the replay has "
              << value(session.replay_text()).size() << " bytes.\n";
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    play(argc > 1 ? argv[1] : "", argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 7);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
