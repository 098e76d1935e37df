#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/bindings/cli/program.hpp"

namespace highnoon::test {
namespace {

using testing::HasSubstr;

TEST(New, APackIsCleanAndItsScenarioPasses) {
  const std::string folder = scratch("mods");
  const Ran made = run_highnoon("new pack 'Salt Flats' --in " + folder);
  EXPECT_EQ(made.status, 0) << made.err;
  const std::string pack = folder + "/salt_flats";
  EXPECT_THAT(read_file(pack + "/pack.yaml"), HasSubstr("id: salt_flats\nname: \"Salt Flats\"\n"));
  const Ran checked = run_highnoon("check " + pack);
  EXPECT_EQ(checked.status, 0) << checked.err;
  EXPECT_EQ(checked.err, "");
  const Ran tested = run_highnoon("test " + pack);
  EXPECT_EQ(tested.status, 0) << tested.out << tested.err;
  EXPECT_THAT(tested.out, HasSubstr("1 passed, 0 failed"));
}

TEST(New, ACardOfEachTypeIsCleanAndItsScenarioPasses) {
  const std::string folder = scratch("mods");
  ASSERT_EQ(run_highnoon("new pack Dunes --in " + folder).status, 0);
  const std::string pack = folder + "/dunes";
  int cards = 1;
  for (const std::string type : {"dude", "deed", "goods", "action", "spell", "outfit"}) {
    const Ran made = run_highnoon("new card " + pack + " 'A \"New\" " + type + "' --type " + type);
    EXPECT_EQ(made.status, 0) << made.err;
    ++cards;
  }
  const Ran checked = run_highnoon("check " + pack);
  EXPECT_EQ(checked.status, 0) << checked.err;
  const Ran tested = run_highnoon("test " + pack);
  EXPECT_EQ(tested.status, 0) << tested.out << tested.err;
  EXPECT_THAT(tested.out, HasSubstr(std::to_string(cards) + " passed, 0 failed"));
}

TEST(New, NothingThatIsThereIsTouched) {
  const std::string folder = scratch("mods");
  ASSERT_EQ(run_highnoon("new pack Dunes --in " + folder).status, 0);
  const std::string before = read_file(folder + "/dunes/pack.yaml");
  const Ran again = run_highnoon("new pack Dunes --in " + folder);
  EXPECT_EQ(again.status, 1);
  EXPECT_THAT(again.err, HasSubstr("is there already; nothing was written"));
  EXPECT_EQ(run_highnoon("new card " + folder + "/dunes 'First Light of Dunes'").status, 1);
  EXPECT_EQ(read_file(folder + "/dunes/pack.yaml"), before);
  EXPECT_EQ(run_highnoon("new card " + folder + " Lonely").status, 1);
  const Ran type = run_highnoon("new card " + folder + "/dunes Lonely --type dood");
  EXPECT_EQ(type.status, 2);
  EXPECT_THAT(type.err, HasSubstr("dude"));
}

}  // namespace
}  // namespace highnoon::test
