#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <lua.hpp>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <sstream>
#include <thread>

#include "highnoon/scenario.hpp"
#include "scenario/lua_table.hpp"

namespace highnoon {

namespace {

namespace fs = std::filesystem;

constexpr int kBudget = 20'000'000;           ///< instructions of one file or scenario
constexpr std::size_t kMemory = 64 << 20;     ///< bytes of one machine
constexpr std::size_t kMostProved = 3;        ///< rules of one scenario

/// A Lua state with a limit to its memory.
class Machine {
 public:
  Machine() : state_(lua_newstate(allocate, &used_)) {
    if (state_ == nullptr) throw std::bad_alloc();
  }
  ~Machine() { lua_close(state_); }
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;
  lua_State* get() const { return state_; }

 private:
  static void* allocate(void* user, void* block, std::size_t old_size, std::size_t new_size) {
    std::size_t& used = *static_cast<std::size_t*>(user);
    const std::size_t before = block != nullptr ? old_size : 0;
    if (new_size == 0) {
      std::free(block);
      used -= before;
      return nullptr;
    }
    if (used - before + new_size > kMemory) return nullptr;
    void* grown = std::realloc(block, new_size);
    if (grown != nullptr) used += new_size - before;
    return grown;
  }

  std::size_t used_ = 0;
  lua_State* state_;
};

/// A scenario that a file holds: its name, what it proves, the rules it is played by, its function by number.
struct Found {
  std::string name;
  std::vector<std::string> proves;
  std::string ruleset;  ///< "": the usual one
  std::vector<std::string> house_rules;
};

/// From now on at every instruction, so that pcall does not help.
void stop(lua_State* L, lua_Debug*) {
  lua_sethook(L, stop, LUA_MASKCOUNT, 1);
  luaL_error(L, "the scenario runs too long");
}
/// What Lua calls the file: its own names are cut at 60 characters.
constexpr const char* kChunk = "<scenario>";

void start_clock(lua_State* L) { lua_sethook(L, stop, LUA_MASKCOUNT, kBudget); }

/// The error on top of the stack, with the file's whole name.
std::string error_text(lua_State* L, const fs::path& file) {
  const char* found = lua_tostring(L, -1);
  std::string text = found != nullptr ? found : "an error that is no text";
  const std::string name = std::string(kChunk) + ":";
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    text.replace(at, name.size() - 1, file.string());
  }
  return text;
}

/// scenario "name" { proves = { ... }, ruleset = "...", house_rules = { ... }, function(t) ... end }: kept in the registry in order.
int scenario_of(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, 1) != 0; lua_pop(L, 1)) {
    const std::string_view key = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    const bool known = key == "proves" || key == "ruleset" || key == "house_rules";
    const bool body = lua_isinteger(L, -2) && lua_tointeger(L, -2) == 1;
    if (!known && !body) {
      luaL_error(L, "a scenario has proves = { \"RULE-ID\" }, ruleset = \"NAME\", house_rules = { \"NAME\" } and a function, nothing else");
    }
  }
  if (lua_rawgeti(L, 1, 1) != LUA_TFUNCTION) luaL_error(L, "the scenario has no function");
  lua_pop(L, 1);
  lua_getfield(L, LUA_REGISTRYINDEX, "scenarios");
  lua_newtable(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_setfield(L, -2, "name");
  lua_pushvalue(L, 1);
  lua_setfield(L, -2, "body");
  lua_rawseti(L, -2, static_cast<lua_Integer>(lua_rawlen(L, -2)) + 1);
  return 0;
}
int scenario(lua_State* L) {
  luaL_checkstring(L, 1);
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, scenario_of, 1);
  return 1;
}

/// Reads a list of texts of a scenario, such as its `proves`; the entry is on top of the stack and stays.
void read_list(lua_State* L, const std::string& name, const char* key, const char* what, std::vector<std::string>& list) {
  lua_getfield(L, -1, "body");
  const int type = lua_getfield(L, -1, key);
  const std::string mistake = name + ": " + key + " is a list of " + what;
  if (type != LUA_TNIL && type != LUA_TTABLE) throw scenario::Failure(mistake);
  for (lua_Integer n = 1; type == LUA_TTABLE && lua_rawgeti(L, -1, n) != LUA_TNIL; ++n) {
    if (lua_type(L, -1) != LUA_TSTRING) throw scenario::Failure(mistake);
    list.emplace_back(lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_settop(L, 2);
}

/// Reads the ruleset of a scenario, if it names one; the entry is on top of the stack and stays.
void read_ruleset(lua_State* L, Found& one) {
  lua_getfield(L, -1, "body");
  const int type = lua_getfield(L, -1, "ruleset");
  if (type != LUA_TNIL && type != LUA_TSTRING) throw scenario::Failure(one.name + ": ruleset is a name");
  if (type == LUA_TSTRING) one.ruleset = lua_tostring(L, -1);
  lua_settop(L, 2);
}

/// Runs the file on a new machine and lists its scenarios. @throw scenario::Failure  it does not load: "file:line: what"
std::vector<Found> load(const Machine& machine, const fs::path& file) {
  lua_State* L = machine.get();
  // Scenarios need plain Lua only; files and the system stay out of reach.
  constexpr luaL_Reg kLibraries[] = {{"_G", luaopen_base}, {"table", luaopen_table}, {"string", luaopen_string}, {"math", luaopen_math}};
  for (const luaL_Reg& library : kLibraries) {
    luaL_requiref(L, library.name, library.func, 1);
    lua_pop(L, 1);
  }
  for (const char* unsafe : {"dofile", "loadfile", "load", "require", "print", "collectgarbage"}) {
    lua_pushnil(L);
    lua_setglobal(L, unsafe);
  }
  lua_newtable(L);
  lua_setfield(L, LUA_REGISTRYINDEX, "scenarios");
  lua_pushcfunction(L, scenario);
  lua_setglobal(L, "scenario");

  std::ifstream stream(file, std::ios::binary);
  std::ostringstream source;
  source << stream.rdbuf();
  if (!stream) throw scenario::Failure(file.string() + ": cannot be read");
  const std::string text = source.str();
  start_clock(L);
  const bool runs = luaL_loadbufferx(L, text.data(), text.size(), (std::string("@") + kChunk).c_str(), "t") == LUA_OK &&
                    lua_pcall(L, 0, 0, 0) == LUA_OK;
  if (!runs) throw scenario::Failure(error_text(L, file));

  std::vector<Found> found;
  lua_settop(L, 0);
  lua_getfield(L, LUA_REGISTRYINDEX, "scenarios");
  const auto count = static_cast<lua_Integer>(lua_rawlen(L, 1));
  for (lua_Integer i = 1; i <= count; ++i) {
    Found one;
    lua_rawgeti(L, 1, i);
    lua_getfield(L, -1, "name");
    one.name = lua_tostring(L, -1);
    lua_pop(L, 1);
    read_list(L, one.name, "proves", "rule ids", one.proves);
    read_ruleset(L, one);
    read_list(L, one.name, "house_rules", "names", one.house_rules);
    lua_settop(L, 1);
    found.push_back(std::move(one));
  }
  return found;
}

/// As of the tests in C++ (docs/testing.md, "Rules proved").
void check_proves(const Found& one, const std::set<std::string>& known) {
  if (one.proves.size() > kMostProved) throw scenario::Failure("a scenario proves at most three rules: split it");
  std::set<std::string> seen;
  for (const std::string& id : one.proves) {
    if (!known.empty() && known.count(id) == 0) throw scenario::Failure(id + " is not in the rule index");
    if (!seen.insert(id).second) throw scenario::Failure(id + " is claimed twice");
  }
}

ScenarioResult run_one(const ContentPtr& content, const fs::path& file, int index, const ScenarioOptions& options) {
  ScenarioResult result;
  result.file = file.string();
  result.number = index;
  std::optional<scenario::Table> table;
  try {
    const Machine machine;
    const Found one = load(machine, file).at(static_cast<std::size_t>(index));
    result.name = one.name;
    result.proves = one.proves;
    check_proves(one, options.rules);
    table.emplace(content, options.watched, one.ruleset, one.house_rules);
    lua_State* L = machine.get();
    lua_settop(L, 0);
    lua_getfield(L, LUA_REGISTRYINDEX, "scenarios");
    lua_rawgeti(L, -1, index + 1);
    lua_getfield(L, -1, "body");
    lua_rawgeti(L, -1, 1);
    scenario::push_table(L, *table);
    start_clock(L);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) throw scenario::Failure(error_text(L, file));
    table->finish();
    result.passed = true;
  } catch (const std::exception& failure) {
    result.message = failure.what();
  }
  if (!table) return result;
  result.cards = table->cards();
  result.used = table->used();
  return result;
}

}  // namespace

std::string game_of_scenarios(const fs::path& file, const std::vector<CardGame>& games) {
  if (const std::string of_path = game_of_path(file, games); !of_path.empty()) return of_path;
  std::ifstream stream(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  constexpr std::string_view kNames = "ruleset = \"";
  for (std::size_t at = text.find(kNames); at != std::string::npos; at = text.find(kNames, at)) {
    at += kNames.size();
    if (const CardGame* game = find_game_of(games, text.substr(at, text.find('"', at) - at))) return game->id;
  }
  return "";
}

Result<std::vector<fs::path>> find_scenarios(const std::vector<fs::path>& paths) {
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) {
      files.push_back(path);
      continue;
    }
    if (!fs::is_directory(path, error)) return Error{ErrorCode::not_found, path.string() + ": no such file or folder"};
    const fs::path named = fs::absolute(path).lexically_normal();
    std::vector<fs::path> below;
    // With error codes: a file or folder may go while we look.
    for (fs::recursive_directory_iterator entry(path, error), end; !error && entry != end; entry.increment(error)) {
      const fs::path& one = entry->path();
      const fs::path where = named / one.lexically_relative(path).parent_path();
      const bool inside = std::find(where.begin(), where.end(), "scenarios") != where.end();
      std::error_code gone;
      if (entry->is_regular_file(gone) && one.extension() == ".lua" && inside) below.push_back(one);
    }
    std::sort(below.begin(), below.end());
    files.insert(files.end(), below.begin(), below.end());
  }
  if (files.empty()) return Error{ErrorCode::not_found, "no scenarios found: they stand in *.lua files of folders named scenarios"};
  return files;
}

std::vector<fs::path> scenarios_naming(const std::vector<fs::path>& files, const std::set<std::string>& names) {
  std::vector<fs::path> naming;
  for (const fs::path& file : files) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    const bool speaks = names.count(file.stem().string()) > 0 || std::any_of(names.begin(), names.end(), [&](const std::string& name) {
      return text.find("\"" + name + "\"") != std::string::npos || text.find("'" + name + "'") != std::string::npos;
    });
    if (speaks) naming.push_back(file);
  }
  return naming;
}

fs::path scenario_subject(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(path, error);
  if (error) return path;
  if (whole.filename() == "scenarios") return whole.parent_path();
  if (whole.parent_path().filename() == "scenarios") return whole.parent_path().parent_path() / whole.filename();
  return whole;
}

bool is_below(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

Result<std::vector<ScenarioResult>> run_scenarios(const ContentPtr& content, const std::vector<fs::path>& files,
                                                  const ScenarioOptions& options) {
  struct Job {
    fs::path file;
    int index;
  };
  std::vector<Job> jobs;
  for (const fs::path& file : files) {
    std::vector<Found> found;
    try {
      found = load(Machine(), file);
    } catch (const std::exception& failure) {
      return Error{ErrorCode::bad_script, failure.what()};
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
      const bool wanted = options.filter.empty() || found[i].name.find(options.filter) != std::string::npos ||
                          file.string().find(options.filter) != std::string::npos;
      if (wanted && (!options.wanted || options.wanted(file, static_cast<int>(i)))) jobs.push_back({file, static_cast<int>(i)});
    }
  }
  std::vector<ScenarioResult> results(jobs.size());
  std::vector<char> has_run(jobs.size(), 0);  // of each job one thread
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  const auto work = [&] {
    for (std::size_t i = next++; i < jobs.size(); i = next++) {
      if (options.goes_on && !options.goes_on()) return;
      has_run[i] = 1;
      results[i] = run_one(content, jobs[i].file, jobs[i].index, options);
      if (options.on_result) {
        const std::lock_guard lock(telling);
        options.on_result(results[i]);
      }
      if (!options.stop_at_failure || results[i].passed) continue;
      results.resize(i + 1);
      return;
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < options.threads && !options.stop_at_failure; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (has_run[i] != 0 && kept++ != i) results[kept - 1] = std::move(results[i]);
  }
  results.resize(kept);
  return results;
}

}  // namespace highnoon
