#include "highnoon/data_directory.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace highnoon {
namespace {

class DataDirectory : public testing::Test {
 protected:
  void TearDown() override { ::unsetenv("HIGHNOON_DATA"); }
};

TEST_F(DataDirectory, IsTheEnvironmentsIfThatIsSet) {
  ::setenv("HIGHNOON_DATA", "/some/mods", 1);
  EXPECT_EQ(data_directory("/built/in"), "/some/mods");
}

TEST_F(DataDirectory, IsTheBuiltInOneIfTheEnvironmentsIsEmptyOrUnset) {
  EXPECT_EQ(data_directory("/built/in"), "/built/in");
  ::setenv("HIGHNOON_DATA", "", 1);
  EXPECT_EQ(data_directory("/built/in"), "/built/in");
}

TEST_F(DataDirectory, IsTheSourceTreeForThoseWhoLinkTheBuildTree) {
  EXPECT_EQ(data_directory(), HIGHNOON_SOURCE_DIRECTORY);
}

}  // namespace
}  // namespace highnoon
