#include <gmock/gmock.h>

#include "tests/support/proves.hpp"

int main(int argc, char** argv) {
  testing::InitGoogleMock(&argc, argv);
  highnoon::test::install_claims_listener();
  return RUN_ALL_TESTS();
}
