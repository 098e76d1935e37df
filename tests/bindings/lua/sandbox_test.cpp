#include "tests/bindings/lua/scripted.hpp"

namespace highnoon::test {
namespace {

/// A file that only runs Lua. What fails is told by a diagnostic.
Loaded run(const std::string& lua, const ScriptLimits& limits = {.load_instructions = 2'000'000}) { return load(lua, limits, false); }

TEST(Sandbox, StopsALoopThatNeverEnds) { EXPECT_TRUE(run("while true do end").says("test.lua:1:1: error: the script runs too long")); }

TEST(Sandbox, HasNothingThatReachesOutside) {
  for (const char* name : {"pcall", "xpcall", "coroutine", "load", "loadstring", "dofile", "require", "io", "os", "debug", "package", "setmetatable",
                           "getmetatable", "rawset", "rawget", "rawequal", "rawlen", "next", "collectgarbage", "_G", "kernel", "print"}) {
    EXPECT_TRUE(run(std::string("local x = ") + name).says(std::string("unknown word \"") + name + "\"")) << name;
  }
}

TEST(Sandbox, HasNoPatternsRandomNumbersOrDumps) {
  for (const char* call : {"string.match('a', 'a')", "string.gsub('a', 'a', 'b')", "string.gmatch('a', 'a')", "string.dump(function() end)",
                           "math.random()", "table.move({}, 1, 2, 3)", "('a'):gsub('a', 'b')", "('a'):rep(1 << 40)", "(''):rep(1 << 40)"}) {
    EXPECT_FALSE(run(std::string("local x = ") + call).host) << call;
  }
}

TEST(Sandbox, FindsPlainTextOnly) {
  EXPECT_TRUE(run("local a = string.find('a.b', '.') assert(a == 2)").host);
  EXPECT_TRUE(run("assert(not string.find('aaa', 'a*b'))").host);
}

TEST(Sandbox, RefusesAStringThatGrowsWithoutEnd) {
  EXPECT_TRUE(run("local s = 'xxxxxxxx' while true do s = s .. s end").says("test.lua:1:1: error: a text becomes too long"));
}

TEST(Sandbox, RefusesRecursionWithoutEnd) { EXPECT_FALSE(run("local function f() return 1 + f() end f()", {}).host); }

TEST(Sandbox, LoadsNoBytecode) {
  std::string bytecode = "\x1bLua";
  bytecode.push_back('\x54');
  EXPECT_TRUE(run(bytecode).says("binary"));
}

TEST(Sandbox, GoesThroughTablesInAFixedOrder) {
  const std::string script = R"(
    local seen = ""
    for key in pairs { b = 1, a = 1, [2] = 1, [1] = 1, c = 1 } do seen = seen .. key end
    assert(seen == "12abc"))";
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(run(script).host) << run(script).text();
}

TEST(Sandbox, RefusesKeysWithoutAnOrder) { EXPECT_FALSE(run("local t = {} t[t] = 1 for key in pairs(t) do end").host); }

TEST(Sandbox, TellsNoAddresses) {
  EXPECT_TRUE(run("assert(tostring({}) == 'table' and tostring(function() end) == 'function')").host);
  EXPECT_FALSE(run("local x = string.format('%p', {})").host);
}

TEST(Sandbox, SortsTheSameWithABadComparator) {
  EXPECT_TRUE(run("local t = { 3, 1, 2 } table.sort(t, function() return true end) assert(#t == 3)").host);
}

TEST(Sandbox, KeepsItsLibrariesAsTheyAre) {
  EXPECT_TRUE(run("string.rep = nil").says("cannot be changed"));
  EXPECT_TRUE(run("local s = self s.tag = 1").says("words cannot be changed"));
}

}  // namespace
}  // namespace highnoon::test
