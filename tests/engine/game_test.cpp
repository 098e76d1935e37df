#include "highnoon/game.hpp"

#include "tests/support/proves.hpp"
#include "tests/support/town.hpp"

namespace highnoon::test {
namespace {

TEST(Game, NeedsTwoPlayers) {
  PROVES("RR-GAME-001");
  auto content = std::make_shared<Content>();
  Definitions& d = content->definitions;
  d.rulesets.push_back(default_ruleset());
  CardDef home;
  home.type = CardType::outfit;
  d.cards.push_back(home);
  GameConfig config;
  config.seats.push_back({"P1", {.outfit = 0}});
  EXPECT_FALSE(Game::start(content, config).ok());
  for (int players = 2; players <= 6; ++players) {
    config.seats.push_back({"P", {.outfit = 0}});
    EXPECT_TRUE(Game::start(content, config).ok()) << players;
  }
}

}  // namespace
}  // namespace highnoon::test
