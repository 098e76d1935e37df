// Choices of strangers: whatever is wrong with one leaves the game as it was.
//
// Input: which game; 0 is a text of choices, 1 choices as they come in: player, how far the decision's number is off, then an index (two
// bytes) or an option (kind, three arguments of two bytes).

#include "highnoon/foreign_choice.hpp"
#include "tests/fuzz/table.hpp"

namespace highnoon::fuzz {
namespace {

void as_text(Game& game, Input& input) {
  const Result<std::vector<ForeignChoice>> choices = read_choices(input.rest());
  if (!choices) {
    require(choices.error().message.starts_with("line "), "an error names no line");
    return;
  }
  std::string written;
  for (const ForeignChoice& choice : *choices) written += to_string(choice) + "\n";
  const Result<std::vector<ForeignChoice>> again = read_choices(written);
  require(again.ok() && again->size() == choices->size(), "what is written is not read back");
  const std::uint64_t hash = game.hash();
  if (!choose_checked(game, *choices)) require(game.hash() == hash, "a list was taken in part");
}

void as_they_come(Game& game, Input& input) {
  for (int i = 0; i < 60 && !input.at_end(); ++i) {
    ForeignChoice choice;
    const int who = input.byte();
    // Mostly who is asked, so that the game goes on.
    choice.player = who < 200 && game.decision() != nullptr ? game.decision()->player : PlayerId{static_cast<std::uint8_t>(who)};
    const int off = input.byte();
    choice.decision = decision_number(game) + static_cast<std::uint64_t>(off < 200 ? 0 : off - 228);
    if (const int kind = input.byte(); kind < 128) {
      choice.option = input.word() - 2;
    } else {
      Option option;
      option.kind = static_cast<OptionKind>(kind - 128);
      option.a = input.word();
      option.b = input.word();
      option.c = input.word() - 3;
      choice.option = option;
    }
    const std::uint64_t hash = game.hash(), number = decision_number(game);
    const Result<const Decision*> taken = choose_checked(game, choice);
    if (taken) require(decision_number(game) == number + 1, "a choice is not counted");
    else require(game.hash() == hash && decision_number(game) == number, "a refused choice changed the game");
  }
}

void run(Input& input) {
  Game game = games()[static_cast<std::size_t>(input.byte()) % games().size()];
  if (input.byte() % 2 == 0) as_text(game, input);
  else as_they_come(game, input);
}

}  // namespace
}  // namespace highnoon::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  highnoon::fuzz::Input input(data, size);
  highnoon::fuzz::run(input);
  return 0;
}
