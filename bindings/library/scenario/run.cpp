#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <lua.hpp>
#include <mutex>
#include <sstream>
#include <thread>

#include "highnoon/scenario.hpp"
#include "scenario/lua_table.hpp"

namespace highnoon {

namespace {

namespace fs = std::filesystem;

constexpr int kBudget = 20'000'000;  ///< instructions of one file or scenario

struct Closer {
  void operator()(lua_State* L) const { lua_close(L); }
};
using Machine = std::unique_ptr<lua_State, Closer>;

/// A scenario that a file holds: its name, what it proves, its function by number.
struct Found {
  std::string name;
  std::vector<std::string> proves;
};

void stop(lua_State* L, lua_Debug*) { luaL_error(L, "the scenario runs too long"); }

/// scenario "name" { proves = { ... }, function(t) ... end }: kept in the registry in order.
int scenario_of(lua_State* L) {
  luaL_checktype(L, 1, LUA_TTABLE);
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

/// A machine with the file's scenarios; the message if it does not load.
Machine load(const fs::path& file, std::vector<Found>& found, std::string& error) {
  Machine machine(luaL_newstate());
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
  const std::string text = source.str();
  lua_sethook(L, stop, LUA_MASKCOUNT, kBudget);
  if (luaL_loadbufferx(L, text.data(), text.size(), ("@" + file.string()).c_str(), "t") != LUA_OK || lua_pcall(L, 0, 0, 0) != LUA_OK) {
    error = lua_tostring(L, -1) ? lua_tostring(L, -1) : "the file does not load";
    return nullptr;
  }
  lua_getfield(L, LUA_REGISTRYINDEX, "scenarios");
  const auto count = static_cast<lua_Integer>(lua_rawlen(L, -1));
  for (lua_Integer i = 1; i <= count; ++i) {
    Found one;
    lua_rawgeti(L, -1, i);
    lua_getfield(L, -1, "name");
    one.name = lua_tostring(L, -1);
    lua_pop(L, 1);
    lua_getfield(L, -1, "body");
    lua_getfield(L, -1, "proves");
    for (lua_Integer n = 1; lua_istable(L, -1) && lua_rawgeti(L, -1, n) == LUA_TSTRING; ++n) {
      one.proves.emplace_back(lua_tostring(L, -1));
      lua_pop(L, 1);
    }
    lua_settop(L, 1);
    found.push_back(std::move(one));
  }
  return machine;
}

ScenarioResult run_one(const Library& library, const fs::path& file, int index) {
  ScenarioResult result;
  result.file = file.string();
  std::vector<Found> found;
  std::string error;
  try {
    scenario::Table table(library);
    const Machine machine = load(file, found, error);
    if (!machine) throw scenario::Failure(error);
    result.name = found[static_cast<std::size_t>(index)].name;
    result.proves = found[static_cast<std::size_t>(index)].proves;
    lua_State* L = machine.get();
    lua_getfield(L, LUA_REGISTRYINDEX, "scenarios");
    lua_rawgeti(L, -1, index + 1);
    lua_getfield(L, -1, "body");
    if (lua_rawgeti(L, -1, 1) != LUA_TFUNCTION) throw scenario::Failure("the scenario has no function");
    scenario::push_table(L, table);
    lua_sethook(L, stop, LUA_MASKCOUNT, kBudget);
    if (lua_pcall(L, 1, 0, 0) != LUA_OK) throw scenario::Failure(lua_tostring(L, -1) ? lua_tostring(L, -1) : "it failed");
    if (const std::string left = table.left_over(); !left.empty()) {
      throw scenario::Failure("scripted cards that nobody drew:" + left + "\n" + table.describe());
    }
    result.passed = true;
  } catch (const std::exception& failure) {
    result.message = failure.what();
  }
  return result;
}

}  // namespace

Result<std::vector<fs::path>> find_scenarios(const std::vector<fs::path>& paths) {
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code error;
    if (fs::is_regular_file(path, error)) {
      files.push_back(path);
      continue;
    }
    if (!fs::is_directory(path, error)) return Error{ErrorCode::not_found, path.string() + ": no such file or folder"};
    std::vector<fs::path> below;
    for (const auto& entry : fs::recursive_directory_iterator(path, error)) {
      const fs::path& one = entry.path();
      const bool inside = one.parent_path().filename() == "scenarios" || path.filename() == "scenarios";
      if (entry.is_regular_file() && one.extension() == ".lua" && inside) below.push_back(one);
    }
    std::sort(below.begin(), below.end());
    files.insert(files.end(), below.begin(), below.end());
  }
  if (files.empty()) return Error{ErrorCode::not_found, "no scenarios found: they stand in *.lua files of folders named scenarios"};
  return files;
}

Result<std::vector<ScenarioResult>> run_scenarios(const Library& library, const std::vector<fs::path>& files,
                                                  const ScenarioOptions& options) {
  struct Job {
    fs::path file;
    int index;
  };
  std::vector<Job> jobs;
  for (const fs::path& file : files) {
    std::vector<Found> found;
    std::string error;
    if (!load(file, found, error)) return Error{ErrorCode::bad_script, error};
    for (std::size_t i = 0; i < found.size(); ++i) {
      const bool wanted = options.filter.empty() || found[i].name.find(options.filter) != std::string::npos ||
                          file.string().find(options.filter) != std::string::npos;
      if (wanted) jobs.push_back({file, static_cast<int>(i)});
    }
  }
  std::vector<ScenarioResult> results(jobs.size());
  std::atomic<std::size_t> next{0};
  std::mutex telling;
  const auto work = [&] {
    for (std::size_t i = next++; i < jobs.size(); i = next++) {
      results[i] = run_one(library, jobs[i].file, jobs[i].index);
      if (!options.on_result) continue;
      const std::lock_guard lock(telling);
      options.on_result(results[i]);
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < options.threads; ++i) helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers) helper.join();
  return results;
}

}  // namespace highnoon
