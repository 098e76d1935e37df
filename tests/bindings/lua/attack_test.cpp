// What a hostile script may try. Each attack ends with a clear error in bounded time and memory; the game is as if the script had
// failed at once, other scripts work as before, and every copy, every machine and every rebuild sees the same. docs/sandbox.md tells
// the same for readers.

#include <ctime>
#include <random>

#include "tests/bindings/lua/scripted.hpp"

#include "state/state.hpp"

namespace highnoon::test {
namespace {

enum Place : unsigned {
  kLoad = 1,  ///< at the top of a file
  kPlay = 2,  ///< in a function effect, as `game`
  kPure = 4,  ///< in a function that computes a value, as `game`
  kRun = kPlay | kPure,
  kEverywhere = kLoad | kRun,
};

struct Attack {
  const char* name;
  unsigned places;
  std::string body;
  const char* says;  ///< part of the error
};

std::string times(const std::string& text, int n) {
  std::string result;
  for (int i = 0; i < n; ++i) result += text;
  return result;
}

/// How a failing test names it.
void PrintTo(const Attack& attack, std::ostream* out) { *out << attack.body.substr(0, 200); }

const std::vector<Attack>& attacks() {
  static const std::vector<Attack> all = {
      // --- time
      {"PlainLoop", kEverywhere, "while true do end", "the script runs too long"},
      {"GotoLoop", kEverywhere, "::again:: goto again", "the script runs too long"},
      {"LoopToTheLargestNumber", kEverywhere, "for i = 1, 0x7fffffffffffffff do end", "the script runs too long"},
      {"LoopWithoutStep", kEverywhere, "for i = 1, 10, 0 do end", "'for' step is zero"},
      {"TailCalls", kEverywhere, "local function f() return f() end f()", "the script runs too long"},
      {"LoopAroundPcall", kEverywhere, "while true do pcall(function() while true do end end) end", "unknown word \"pcall\""},
      {"RecursivePcall", kEverywhere, "local function f() pcall(f) pcall(f) end f()", "unknown word \"pcall\""},
      {"XpcallWithALoopingHandler", kEverywhere, "xpcall(error, function() while true do end end)", "unknown word \"xpcall\""},
      {"LoopingFinaliser", kEverywhere, "setmetatable({}, { __gc = function() while true do end end })", "unknown word \"setmetatable\""},
      {"LoopingClose", kEverywhere, "local x <close> = { __close = function() while true do end end }", "non-closable value"},
      {"ManyCoroutines", kEverywhere, "while true do coroutine.wrap(function() end)() end", "unknown word \"coroutine\""},
      {"CoroutineThatSwallowsErrors", kEverywhere, "local c = coroutine.create(error) while true do coroutine.resume(c) end", "unknown word \"coroutine\""},
      {"RepeatedNothing", kEverywhere, "local s = (\"\"):rep(1 << 40)", "too many repetitions"},
      {"RepeatsInALoop", kEverywhere, "while true do local s = (\"\"):rep(10000) end", "the script runs too long"},
      {"InsertsAtTheFront", kEverywhere, "local t = {} while true do table.insert(t, 1, 0) end", "the script runs too long"},
      {"RemovesAtTheFront", kEverywhere, "local t = {} for i = 1, 5000 do t[i] = i end while true do table.remove(t, 1) t[#t + 1] = 1 end", "the script"},
      {"PairsOfALargeTable", kEverywhere, "local t = {} for i = 1, 5000 do t[i] = i end while true do for k in pairs(t) do break end end", "the script runs too long"},
      {"PairsOfAnEmptiedTable", kEverywhere, "local t = {} for i = 1, 4000 do t[-i] = i end for i = 1, 4000 do t[-i] = nil end while true do for k in pairs(t) do end end", ""},
      {"PairsOfTooManyItems", kLoad, "local t = {} for i = 1, 20000 do t[i] = i end pairs(t)", "pairs: too many items"},
      {"SearchInALongText", kEverywhere, "local s = (\"a\"):rep(10000):rep(6) local w = (\"a\"):rep(10000):rep(3) .. \"b\" while true do string.find(s, w) end", "the script runs too long"},
      {"SearchOfOneLetter", kEverywhere, "local s = (\"a\"):rep(10000):rep(6) while true do string.find(s, \"b\") end", "the script runs too long"},
      {"LongTextsCompared", kEverywhere, "local a, b = (\"a\"):rep(10000):rep(6), (\"a\"):rep(10000):rep(6) while a == b do end", "the script runs too long"},
      {"SortsInALoop", kEverywhere, "local t = {} for i = 1, 400 do t[i] = -i end while true do table.sort(t, function(a, b) return a < b end) table.sort(t, function(a, b) return a > b end) end", "the script runs too long"},
      {"SortsWithoutComparator", kEverywhere, "local t = {} while true do for i = 1, 400 do t[i] = -i end table.sort(t) end", "the script runs too long"},
      {"SortWithABadOrder", kEverywhere, "local t = {} for i = 1, 100 do t[i] = i end while true do table.sort(t, function() return true end) end", "the script runs too long"},
      {"SortWithALoopInside", kEverywhere, "table.sort({ 1, 2 }, function() while true do end end)", "the script runs too long"},
      {"SortOfTooMany", kEverywhere, "local t = {} for i = 1, 600 do t[i] = i end table.sort(t)", "too many items to sort"},
      {"SortInsideSorts", kEverywhere, "local function f() table.sort({ 1, 2 }, f) end f()", "too deep"},
      {"TableMadeAnewAgainAndAgain", kEverywhere, "local t, n = {}, 3000 for i = 1, n do t[i * 7] = 1 end while true do n = n + 1 t[(n - 3000) * 7] = nil t[n * 7] = 1 end", ""},
      {"PatternBacktracking", kEverywhere, "local s = (\"a\"):rep(40) while true do if string.find(s, (\"a*\"):rep(40) .. \"b\") then return end end", "the script runs too long"},
      {"Match", kEverywhere, "local s = (\"x\"):match(\"x\")", "'match'"},
      {"GlobalSubstitution", kEverywhere, "local s = (\"x\"):gsub(\"x\", \"y\")", "'gsub'"},
      {"TableMove", kEverywhere, "table.move({}, 1, 1 << 60, 2)", "'move'"},
      {"LyingLength", kEverywhere, "table.insert(setmetatable({}, { __len = function() return 1 << 60 end }), 1, 1)", "unknown word \"setmetatable\""},
      {"UpperCaseInALoop", kEverywhere, "local s = (\"x\"):rep(10000):rep(6) while true do local u = s:upper() end", "the script asks for too much memory"},
      {"Hashes", kEverywhere, "local t = {} local i = 0 while true do i = i + 1 t[\"k\" .. i] = i end", ""},

      // --- memory
      {"DoubledText", kEverywhere, "local s = \"12345678\" while true do s = s .. s end", "a text becomes too long"},
      {"TextOfManyParts", kEverywhere, "local s = (\"x\"):rep(10000):rep(6) local u = s .. s .. s .. s .. s", "a text becomes too long"},
      {"ManyTexts", kEverywhere, "local t = {} while true do t[#t + 1] = (\"x\"):rep(10000):rep(3) .. #t end", "the script"},
      {"RepeatedText", kEverywhere, "local s = (\"x\"):rep(10000):rep(10000)", "the string becomes too long"},
      {"RepeatedTextForEver", kEverywhere, "local s = (\"x\"):rep(1 << 40)", "too many repetitions"},
      {"PartsOfALongText", kEverywhere, "local s = (\"x\"):rep(10000):rep(6) while true do local u = s:sub(2) end", "the script asks for too much memory"},
      {"FormattedText", kEverywhere, "local s = (\"x\"):rep(10000):rep(6) local u = (\"%s%s\"):format(s, s)", "the string becomes too long"},
      {"FormattedTextInALoop", kEverywhere, "local s = (\"x\"):rep(10000):rep(3) while true do local u = (\"%s!\"):format(s) end", "the script asks for too much memory"},
      {"JoinedText", kEverywhere, "local s, t = (\"x\"):rep(10000), {} for i = 1, 100 do t[i] = s end table.concat(t)", "the string becomes too long"},
      {"ManyTables", kEverywhere, "local t = {} while true do t[#t + 1] = { 1, 2, 3 } end", "the script"},
      {"NestedTables", kEverywhere, "local t = {} while true do t = { t } end", "the script"},
      {"ManyFunctions", kEverywhere, "local t = {} while true do t[#t + 1] = function() return t end end", "the script"},
      {"LargeArray", kEverywhere, "local t = {} while true do t[#t + 1] = 1 end", "the script"},
      {"DeepRecursion", kEverywhere, "local function f() return 1 + f() end f()", "too deep"},
      {"DeepRecursionOfManyLocals", kEverywhere, "local function f() local " + times("a,", 150) + "a return 1 + f() end f()", "too deep"},
      {"Unpack", kRun, "local t = {} for i = 1, 5000 do t[i] = i end table.unpack(t)", "too many items"},
      {"UnpackOfMany", kLoad, "local t = {} for i = 1, 100000 do t[i] = i end table.unpack(t)", "too many items"},
      {"ConcatOfMany", kLoad, "local t = {} for i = 1, 100000 do t[i] = i end table.concat(t)", "too many items"},

      // --- reaching out
      {"Bytecode", kEverywhere, "load(\"\\27Lua\")()", "unknown word \"load\""},
      {"Dump", kEverywhere, "local s = string.dump(function() end)", "'dump'"},
      {"MethodsOfStrings", kEverywhere, "getmetatable(\"\").__index.rep = nil", "unknown word \"getmetatable\""},
      {"FieldsOfStrings", kEverywhere, "local s = \"\" s.rep = nil", "attempt to index a string value"},
      {"Libraries", kEverywhere, "string.rep = nil", "this library cannot be changed"},
      {"Globals", kEverywhere, "leak = 1", "cannot be a global"},
      {"GlobalsByTheirTable", kEverywhere, "_ENV.leak = 1", "cannot be a global"},
      {"WordsOverwritten", kEverywhere, "card = nil", "cannot be a global"},
      {"TheKernel", kEverywhere, "kernel.words.card = nil", "unknown word \"kernel\""},
      {"WordsChanged", kRun, "self.tag = 1", "words cannot be changed"},
      {"Addresses", kEverywhere, "local s = (\"%p\"):format({})", "only %d, %s and %% are known"},
      {"AddressesByText", kEverywhere, "assert(tostring({}) == \"table\") assert(tostring(print or string.rep) == \"function\")", "unknown word \"print\""},
      {"GarbageCollector", kEverywhere, "collectgarbage(\"stop\")", "unknown word \"collectgarbage\""},
      {"Time", kEverywhere, "local t = os.time()", "unknown word \"os\""},
      {"Files", kEverywhere, "io.open(\"/etc/passwd\")", "unknown word \"io\""},
      {"Modules", kEverywhere, "require(\"io\")", "unknown word \"require\""},
      {"Debugger", kEverywhere, "debug.sethook()", "unknown word \"debug\""},
      {"Chance", kEverywhere, "local n = math.random(6)", "'random'"},

      // --- odd errors
      {"ErrorThatIsATable", kEverywhere, "error({})", "string expected, got table"},
      {"ErrorWithoutMessage", kEverywhere, "error()", "string expected"},
      {"LongError", kEverywhere, "error((\"x\"):rep(10000):rep(6))", "xxx"},
      {"ErrorThatIsNoText", kEverywhere, "error(\"\\xff\\0\\27[31m\\xc3\")", "???[31m?"},
      {"LongAssertion", kEverywhere, "assert(false, (\"x\"):rep(10000):rep(6))", "xxx"},
      {"DividedByNothing", kEverywhere, "local n = 0 n = 1 // n", "attempt to"},
      {"RemainderOfNothing", kEverywhere, "local n = 0 n = 1 % n", "attempt to perform 'n%"},
      {"SmallestNumberDivided", kEverywhere, "local n = 1 << 63 n = n // -1 n = n % -1 n = -n assert(math.abs(1 << 63) < 0) error(\"done\")", "done"},
      {"TextAsNumber", kEverywhere, "local n = \"10\" + 1", "arithmetic on a string value"},
      {"CallOfNothing", kEverywhere, "local f f()", "attempt to call a nil value"},
      {"OddKeys", kEverywhere, "local t = { [{}] = 1 } for k in pairs(t) do end", "only integers and strings"},

      // --- the game's own words
      {"TableThatHoldsItself", kPlay, "local t = {} t[1] = t game:boot(t)", "lists in lists"},
      {"TableThatHoldsItselfRead", kRun, "local t = {} t[1] = t game:find(t)", "lists in lists"},
      {"TablesInTables", kPlay, "local t = { game.self } for i = 1, 60 do t = { t, t } end game:boot { cards = t }", "lists in lists"},
      {"LongList", kPlay, "local t = {} for i = 1, 1000 do t[i] = game.self end game:boot { cards = t }", "too"},
      {"LongListOfNumbers", kPlay, "local t = {} for i = 1, 1000 do t[i] = i end game:boot { cards = t }", "the list is too long"},
      {"ManyKeys", kPlay, "local t = {} for i = 1, 1000 do t[-i] = i end game:boot(t)", "takes fewer values"},
      {"VerbInAComparator", kPlay, "table.sort({ 1, 2 }, function() game:gain { ghost_rock = 1 } return true end)", "cannot be used inside a function"},
      {"VerbsWithoutEnd", kPlay, "while true do game:gain { ghost_rock = 1 } end", "too many calls"},
      {"ReadsWithoutEnd", kPlay, "while true do local x = game.you.ghost_rock end", "too many calls"},
      {"ReadsWithoutEndInAValue", kPure, "while true do local x = game.you.ghost_rock end", "asks the game too often"},
      {"VerbInAValue", kPure, "game:gain { ghost_rock = 5 }", "there is no \"gain\""},
      {"FunctionKept", kPlay, "game:gain { ghost_rock = function() return 5 end }", "a function made while a game runs"},
      {"NoNumber", kPlay, "game:gain { ghost_rock = {} }", "this must be a number"},
      {"NumberTooLarge", kPlay, "game:gain { ghost_rock = 1 << 62 }", "the number is too large"},
      {"NumberTooLargeToAsk", kPlay, "game:ask_number { 0, 1 << 40 }", "the number is too large"},
      {"NoSuchVerb", kRun, "game:win()", "there is no \"win\""},
      {"NoSuchWord", kRun, "local x = game[(\"x\"):rep(10000):rep(5)]", "there is no"},
      {"NoSuchField", kRun, "local x = game.self.secret", "there is no field \"secret\""},
      {"HandlesChanged", kRun, "game.self.booted = true", "changed by verbs only"},
      {"HandlesAsLists", kRun, "for i, x in ipairs(game) do end", "there is no \"1\""},
      {"HandlesAsTables", kRun, "for k in pairs(game.self) do end", "table expected"},
      {"MethodOfNothing", kRun, "local has = game.self.has has(nil, \"Deputy\")", "write card:has"},
      {"WordsMadeInPlay", kRun, "game:find(dude { booted = true })", "must be made outside the function"},
      {"CardsInPlay", kRun, "card \"home\" {}", "while scripts are loaded"},
      {"NoCard", kRun, "game:fits(nil, nil)", ""},
      {"ResultThatIsNoNumber", kPure, "if true then return {} end", "must return a whole number"},
      {"ResultThatIsAText", kPure, "if true then return \"5\" end", "must return a whole number"},
  };
  return all;
}

std::vector<Attack> attacks_in(Place place) {
  std::vector<Attack> found;
  for (const Attack& attack : attacks()) {
    if ((attack.places & place) != 0) found.push_back(attack);
  }
  return found;
}

constexpr const char* kOther = R"(
card "other" {
  noon {
    text   = "Gains what a function computes.",
    effect = {
      function(play)
        local t, s = {}, ""
        for i = 1, 20 do table.insert(t, 1, i) s = s .. i end
        table.sort(t)
        play:gain { ghost_rock = #string.upper(s) + t[3] + #play:find(play.self) }
      end,
    },
  },
}
)";
constexpr int kOtherGains = 31 + 3 + 1;

std::string in_a_function(const std::string& body) {
  return "card \"home\" {\n  noon {\n    text   = \"Attacks.\",\n    effect = { function(game)\n      " + body + "\n    end },\n  },\n}\n" + kOther;
}

std::string in_a_value(const std::string& body, const std::string& result = "3") {
  return "card \"home\" {\n  noon {\n    text   = \"Computes.\",\n    effect = { gain { ghost_rock = function(game)\n      do " + body +
         " end\n      return " + result + "\n    end } },\n  },\n}\n" + kOther;
}

/// Goes to the next Noon play of a player who can use an ability, and uses it.
bool use(Game& game, int player) {
  for (int i = 0; i < 200 && game.decision() != nullptr; ++i) {
    const int option = find_option(game, OptionKind::use_ability);
    if (option >= 0 && game.decision()->player == PlayerId{static_cast<std::uint8_t>(player)}) return game.choose(option).ok();
    const int plain = std::max(find_option(game, OptionKind::pass), find_option(game, OptionKind::done));
    if (!game.choose(std::max(plain, 0))) return false;
  }
  return false;
}

/// Until just before the first player's ability can be used.
void advance(Game& game) {
  for (int i = 0; i < 200 && game.decision() != nullptr; ++i) {
    if (find_option(game, OptionKind::use_ability) >= 0 && game.decision()->player == PlayerId{0}) return;
    const int plain = std::max(find_option(game, OptionKind::pass), find_option(game, OptionKind::done));
    ASSERT_TRUE(game.choose(std::max(plain, 0)));
  }
}

std::string errors_of(const Game& game) {
  std::string all;
  for (const std::string& error : game.script_errors()) all += error + "\n";
  return all;
}

/// Plays a while with choices of chance that leave the attack alone.
void play_on(Game& game, int choices) {
  std::mt19937 chance(7);
  for (int i = 0; i < choices && game.decision() != nullptr; ++i) {
    const auto& options = game.decision()->options;
    std::size_t option = chance() % options.size();
    for (std::size_t j = 0; j < options.size() && options[option].kind == OptionKind::use_ability; ++j) option = (option + 1) % options.size();
    ASSERT_TRUE(game.choose(static_cast<int>(option)));
  }
}

/// Seconds of work. Under sanitizers and beside other tests an attack takes some ten times as long as in a release.
class Stopwatch {
 public:
  ~Stopwatch() { EXPECT_LT(static_cast<double>(std::clock() - begin_) / CLOCKS_PER_SEC, 60.0) << "this takes too long"; }

 private:
  std::clock_t begin_ = std::clock();
};

class AttacksAtLoad : public ::testing::TestWithParam<Attack> {};
class AttacksInPlay : public ::testing::TestWithParam<Attack> {};
class AttacksInValues : public ::testing::TestWithParam<Attack> {};

TEST_P(AttacksAtLoad, EndWithAnError) {
  const Stopwatch stopwatch;
  const Loaded loaded = load(GetParam().body, {}, false);
  EXPECT_FALSE(loaded.host);
  EXPECT_TRUE(loaded.says(GetParam().says)) << loaded.text();
  EXPECT_TRUE(loaded.says("test.lua:")) << loaded.text();
  EXPECT_LT(loaded.text().size(), 60'000u);
}

/// The game with the attack must be the same as one whose script does nothing but fail.
void expect_unharmed(const std::string& attack, const std::string& harmless, const char* says) {
  const Stopwatch stopwatch;
  Game reference = game_with(harmless, false, {}, false);
  Game game = game_with(attack, false, {}, false);
  if (::testing::Test::HasFailure()) return;
  advance(reference);
  advance(game);
  ASSERT_EQ(game.hash(), reference.hash());
  Game copy = game;
  ASSERT_TRUE(use(reference, 0));
  ASSERT_TRUE(use(game, 0));
  const std::string error = errors_of(game);
  EXPECT_NE(error.find(says), std::string::npos) << error;
  EXPECT_LT(error.size(), 600u);
  EXPECT_EQ(game.hash(), reference.hash());

  // In a machine that has met the attack already and run other scripts.
  const int before = copy.state().players[1].ghost_rock;
  Game other = copy;
  ASSERT_TRUE(other.choose(find_option(other, OptionKind::pass)));
  ASSERT_TRUE(use(other, 1));
  EXPECT_EQ(other.state().players[1].ghost_rock, before + kOtherGains) << errors_of(other);
  ASSERT_TRUE(use(copy, 0));
  EXPECT_EQ(errors_of(copy), error);
  EXPECT_EQ(copy.hash(), reference.hash());
  // In a machine of its own, run again at every prompt.
  Game fresh = game_with(attack, true, {}, false);
  ASSERT_TRUE(use(fresh, 0));
  EXPECT_EQ(errors_of(fresh), error);
  EXPECT_EQ(fresh.hash(), reference.hash());

  // The other player's script does what it did before, and all games go on alike.
  for (Game* one : {&reference, &game, &copy, &fresh}) {
    const int stash = one->state().players[1].ghost_rock;
    ASSERT_TRUE(use(*one, 1));
    EXPECT_EQ(one->state().players[1].ghost_rock, stash + kOtherGains);
    play_on(*one, 300);
  }
  EXPECT_EQ(game.hash(), reference.hash());
  EXPECT_EQ(copy.hash(), reference.hash());
  EXPECT_EQ(fresh.hash(), reference.hash());
}

TEST_P(AttacksInPlay, EndWithAnErrorAndNoHarm) {
  expect_unharmed(in_a_function(GetParam().body), in_a_function("error(\"at once\")"), GetParam().says);
}

TEST_P(AttacksInValues, ReadAsNothingAndDoNoHarm) {
  expect_unharmed(in_a_value(GetParam().body), in_a_value("", "0"), GetParam().says);
}

std::string name_of(const ::testing::TestParamInfo<Attack>& info) { return info.param.name; }
INSTANTIATE_TEST_SUITE_P(Sandbox, AttacksAtLoad, ::testing::ValuesIn(attacks_in(kLoad)), name_of);
INSTANTIATE_TEST_SUITE_P(Sandbox, AttacksInPlay, ::testing::ValuesIn(attacks_in(kPlay)), name_of);
INSTANTIATE_TEST_SUITE_P(Sandbox, AttacksInValues, ::testing::ValuesIn(attacks_in(kPure)), name_of);

// --- whole files

struct FileAttack {
  const char* name;
  std::string script;
  const char* says;
};

void PrintTo(const FileAttack& attack, std::ostream* out) { *out << attack.script.substr(0, 200); }

std::string home(const std::string& body) { return "card \"home\" { noon { text = \"x\", " + body + " } }"; }

const std::vector<FileAttack>& file_attacks() {
  static const std::vector<FileAttack> all = {
      {"Bytecode", std::string("\x1bLua\x54", 5), "binary"},
      {"ParenthesesInParentheses", "local x = " + times("(", 5000) + "1" + times(")", 5000), "overflow"},
      {"TablesInTables", "local x = " + times("{", 5000) + times("}", 5000), "overflow"},
      {"FunctionsInFunctions", times("local f = function() ", 1000) + times(" end", 1000), "overflow"},
      {"BlocksInBlocks", times("do ", 5000) + times("end ", 5000), "overflow"},
      {"LongSum", "local x = \"a\"" + times(" .. \"a\"", 5000), "overflow"},
      {"ManySigns", "local x = " + times("- ", 5000) + "1", "overflow"},
      {"ManyLocals", times("local a\n", 300), "too many local variables"},
      {"LargeFile", times("-- comment\n", 100'000), "the file is too large"},
      {"LongLiteral", "local s = \"" + times("x", 70'000) + "\"", "a text becomes too long"},
      {"MistakesInALoop", "while true do local x = foo end", "more mistakes than can be told"},
      {"WrongKeysInALoop", "while true do local x = dude { foo = 1 } end", "more mistakes than can be told"},
      {"MistakesInATable", "local t = {} for i = 1, 20000 do t[i] = 0 end " + home("effect = t"), "a list of more than 200 items"},
      {"CardsInALoop", "while true do card \"home\" { noon { text = \"x\", effect = { draw(1) } } } end", "this card has two scripts"},
      {"RulesetsInALoop", "local n = 0 while true do n = n + 1 ruleset(\"r\" .. n, {}) end", "test.lua"},
      {"SumOfSums", "local n = bullets_of(self) for i = 1, 60 do n = n + n end " + home("effect = { gain { ghost_rock = n } }"), "too much stands inside one another"},
      {"WideSumOfSums", "local n = bullets_of(self) for i = 1, 25 do n = n + n end " + home("effect = { gain { ghost_rock = n } }"), "the file is too long"},
      {"ManyOfMany", "local c = any_of({ in_town(self), in_town(self) }) for i = 1, 25 do c = any_of({ c, c }) end " + home("condition = c, effect = { draw(1) }"), "test.lua"},
      {"EffectThatHoldsItself", "local t = {} t[1] = t " + home("effect = t"), "too much stands inside one another"},
      {"EffectsThatHoldOneAnother", "local t = { draw(1) } for i = 1, 40 do t = { t, t } end " + home("effect = t"), "test.lua"},
      {"ConditionThatHoldsItself", "local t = {} t[1] = t " + home("condition = t, effect = { draw(1) }"), "too much stands inside one another"},
      {"ZonesThatHoldThemselves", "local t = {} t[1] = t " + home("zones = t, effect = { draw(1) }"), "too much stands inside one another"},
      {"ConditionsWithoutEnd", "local t = {} for i = 1, 300 do t[i] = in_a_shootout end " + home("condition = t, effect = { draw(1) }"), "more than 200 items"},
      {"CardsForEachCardOfEachCard",
       "local function inside(c) return dude { condition = exists(c) } end " +
           home("choose = { dude { as = \"x\", condition = exists(inside(inside(dude { booted = true }))) } }, effect = { boot \"x\" }"), "test.lua"},
      {"AnyNumberOfArguments", home("effect = { function(play) local function f(...) return f(1, ...) end f() end }"), "cannot take `...`"},
      {"FractionsByDivision", home("effect = { function(play) local x = 3\n x = x / 2 end }"), "test.lua:2:2: error: `/` does not give"},
      {"FractionsByPowers", home("effect = { function(play) local x = 3\n x = x ^ 2 end }"), "test.lua:2:2: error: `^` does not give"},
      {"Fractions", home("effect = { function(play) play:gain { ghost_rock = 0.5 } end }"), "numbers must be whole"},
      {"LargeFractions", home("effect = { function(play) play:gain { ghost_rock = 1e300 } end }"), "numbers must be whole"},
      {"Infinity", home("effect = { function(play) play:gain { ghost_rock = 1e999 } end }"), "numbers must be whole"},
      {"NoNumber", home("effect = { function(play) play:gain { ghost_rock = 0 / 0 } end }"), "does not give whole numbers"},
      {"TableWrittenOut", home("effect = { function(play) local t = {" + times("1,", 500) + "} end }"), "64 items at most"},
      {"TableOfKeysWrittenOut", home("effect = { function(play) local t = {" + [] {
         std::string keys;
         for (int i = 0; i < 200; ++i) keys += "k" + std::to_string(i) + "=1,";
         return keys;
       }() + "} end }"), "64 items at most"},
      {"CounterOfTheFile", "local n = 0 " + home("effect = { function(play) n = n + 1 end }"), "assigns \"n\""},
      {"CounterInside", "local n = 0 " + home("effect = { function(play) local function f() n = n + 1 end f() end }"), "assigns \"n\""},
      {"TableOfTheFile", "local t = {} " + home("effect = { function(play) t.n = 1 end }"), "a table of the file"},
      {"GlobalsReplaced", "local _ENV = { card = card, noon = noon, n = 0 } " + home("effect = { function(play) n = n + 1 end }"), "a table of the file"},
      {"GlobalsAssigned", home("effect = { function(play) _ENV = { n = 1 } end }"), "assigns \"_ENV\""},
      {"PairsOfTheFile", "local step = pairs({ 1, 2, 3 }) " + home("effect = { function(play) play:gain { ghost_rock = step() } end }"), "begun outside"},
      {"PairsOfAHelper", "local step = pairs({ 1, 2, 3 }) local function f() return step() end " + home("effect = { function(play) play:gain { ghost_rock = f() } end }"), "begun outside"},
  };
  return all;
}

class FileAttacks : public ::testing::TestWithParam<FileAttack> {};

TEST_P(FileAttacks, AreRefused) {
  const Stopwatch stopwatch;
  const Loaded loaded = load(GetParam().script, {}, false);
  EXPECT_FALSE(loaded.host);
  EXPECT_TRUE(loaded.says(GetParam().says)) << loaded.text();
  EXPECT_LT(loaded.text().size(), 60'000u);
}

INSTANTIATE_TEST_SUITE_P(Sandbox, FileAttacks, ::testing::ValuesIn(file_attacks()), [](const auto& i) { return std::string(i.param.name); });

// --- what needs more than one script

TEST(Sandbox, WhatOthersHoldBringsNoScriptNearerToItsLimits) {
  const std::string script = in_a_function(R"(
      local t = {}
      for i = 1, 2500 do t[i] = { i } end
      local n = game:ask_number { 0, 3 }
      for i = 1, 1000 do t[#t + 1] = { i } end
      game:gain { ghost_rock = n + #t })");
  const ScriptLimits limits{.memory = 4 << 20};
  Game game = game_with(script, false, limits, false);
  ASSERT_TRUE(use(game, 0));
  const int before = game.state().players[0].ghost_rock;
  std::vector<Game> waiting(50, game);
  ASSERT_TRUE(answer(game, 2));
  EXPECT_EQ(game.state().players[0].ghost_rock, before + 3502) << errors_of(game);
  for (Game& one : waiting) {
    Game twin = one;
    ASSERT_TRUE(answer(one, 2));
    EXPECT_EQ(one.hash(), game.hash()) << errors_of(one);
    EXPECT_FALSE(answer(twin, 9));  // lives on, waiting
  }
}

TEST(Sandbox, InstructionsAreCountedAlikeHoweverOftenAFunctionWaits) {
  const std::string script = in_a_function(R"(
      for i = 1, 30 do
        game:ask_number { 0, 1 }
        for j = 1, 2500 do i = i + 0 end
      end
      game:gain { ghost_rock = 1 })");
  Game live = game_with(script, false, {}, false);
  Game rebuilt = game_with(script, true, {}, false);
  for (Game* one : {&live, &rebuilt}) ASSERT_TRUE(use(*one, 0));
  for (int i = 0; i < 30 && live.script_errors().empty(); ++i) {
    for (Game* one : {&live, &rebuilt}) ASSERT_TRUE(answer(*one, 1));
    ASSERT_EQ(live.hash(), rebuilt.hash()) << i;
  }
  EXPECT_NE(errors_of(live).find("runs too long"), std::string::npos) << errors_of(live);
  EXPECT_EQ(errors_of(live), errors_of(rebuilt));
}

TEST(Sandbox, FunctionsThatReadOneAnotherComeToAnEnd) {
  const Stopwatch stopwatch;
  std::string script = "card \"home\" {\n";
  const char* const kStats[] = {"bullets", "influence", "value", "upkeep", "production"};
  for (int i = 0; i < 5; ++i) {
    script += std::string("  trait { text = \"x\", affects = deed {}, gives = { ") + (i % 2 != 0 ? "production" : "control") +
              " = function(read) local n = 0 for _, card in ipairs(read:find(read.you.hand)) do n = n + card." + kStats[i] +
              " end for _, card in ipairs(read.you.discard_pile) do n = n + card.production + card.control end return n end } },\n";
  }
  Game game = game_with(script + "}\n" + kOther, false, {}, false);
  std::mt19937 chance(1);
  for (int i = 0; i < 300 && game.decision() != nullptr; ++i) {
    const auto result = game.choose(static_cast<int>(chance() % game.decision()->options.size()));
    if (!result) {
      EXPECT_EQ(result.error().code, ErrorCode::host_limit);
      break;
    }
  }
}

}  // namespace
}  // namespace highnoon::test
