// Three tests with claims, of which one passes. proves_test.cpp runs this program and reads what it
// wrote down.
#include <gtest/gtest.h>

#include "tests/support/proves.hpp"

TEST(Probe, Passes) { PROVES("RR-GAME-001", "RR-VICTORY-001"); }

TEST(Probe, Fails) {
  PROVES("RR-VICTORY-002");
  FAIL();
}

TEST(Probe, IsSkipped) {
  PROVES("RR-VICTORY-003");
  GTEST_SKIP();
}
