#include "highnoon/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

namespace highnoon {
namespace {

Result<int> half(int number) {
  if (number % 2 != 0) return Error{ErrorCode::bad_data, "odd"};
  return number / 2;
}

TEST(Result, HoldsTheValueOfACallThatWorked) {
  Result<int> result = half(8);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(*result, 4);
  EXPECT_EQ(result.value(), 4);
}

TEST(Result, HoldsTheErrorOfACallThatFailed) {
  Result<int> result = half(7);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::bad_data);
  EXPECT_EQ(result.error().message, "odd");
}

TEST(Result, GivesAwayAValueThatCannotBeCopied) {
  Result<std::unique_ptr<int>> result(std::make_unique<int>(3));
  const std::unique_ptr<int> taken = std::move(result).value();
  EXPECT_EQ(*taken, 3);
}

TEST(Result, OfNothingIsSuccessOrAnError) {
  EXPECT_TRUE(Result<void>().ok());
  const Result<void> failed(Error{ErrorCode::stale, "old"});
  EXPECT_FALSE(failed.ok());
  EXPECT_EQ(failed.error().code, ErrorCode::stale);
}

TEST(Result, EveryErrorCodeHasANameOfItsOwn) {
  std::set<std::string> names;
  const int last = static_cast<int>(ErrorCode::past_reveal);
  for (int code = 0; code <= last; ++code) {
    names.insert(to_string(static_cast<ErrorCode>(code)));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(last) + 1);
  EXPECT_FALSE(names.contains("unknown"));
  EXPECT_STREQ(to_string(ErrorCode::no_such_option), "no_such_option");
}

}  // namespace
}  // namespace highnoon
