#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "highnoon/decision.hpp"
#include "highnoon/poker.hpp"
#include "log/option_arguments.hpp"

namespace highnoon {
namespace {

TEST(MachineForm, NamesTheKindAndEachArgument) {
  const CardId dude = CardId::make(12, 1);
  const CardId deed = CardId::make(3, 2);
  EXPECT_EQ(to_string(Option{OptionKind::move, dude.raw, deed.raw, 0}), "move dude=#12.1 to=#3.2");
  EXPECT_EQ(to_string(Option{OptionKind::move, dude.raw, LocationId::town_square().raw, 0}), "move dude=#12.1 to=square");
  EXPECT_EQ(to_string(Option{OptionKind::player, 1, 0, 0}), "player player=P2");
  EXPECT_EQ(to_string(Option{OptionKind::suit_and_value, static_cast<int>(Suit::hearts), 12, 0}), "suit_and_value suit=hearts value=12");
  EXPECT_EQ(to_string(Option{OptionKind::shop_deed, deed.raw, 1, 0}), "shop_deed card=#3.2 end=left");
  EXPECT_EQ(to_string(Option{OptionKind::pass, 0, 0, 0}), "pass");
}

TEST(MachineForm, OfEveryKindIsReadBackAsItWas) {
  for (int kind = 0; kind < static_cast<int>(OptionKind::count_); ++kind) {
    Option option{.kind = static_cast<OptionKind>(kind)};
    std::int32_t* const values[] = {&option.a, &option.b, &option.c};
    int n = 0;
    for (const OptionArgument& argument : option_arguments(option.kind)) {
      *values[n++] = argument.kind == "card" || argument.kind == "place" ? CardId::make(17 + n, 3).raw : 1;
    }
    EXPECT_EQ(parse_option(to_string(option)), std::optional(option)) << to_string(option);
  }
}

TEST(MachineForm, RefusesWhatIsNotOne) {
  for (const char* text : {"", "move", "move dude=#12.1", "move dude=#12.1 to=#3.1 more", "move dude=#12.1 to=nowhere",
                           "move who=#12.1 to=#3.1", "move dude=#12 to=#3.1", "move dude=#600.1 to=#3.1", "move dude=#12.0 to=#3.1",
                           "player player=P0", "player player=P7", "player player=2", "suit suit=swords", "number number=x",
                           "end_of_street end=top", "jump dude=#12.1", "pass pass"}) {
    EXPECT_EQ(parse_option(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace highnoon
