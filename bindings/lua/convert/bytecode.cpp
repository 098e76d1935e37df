#include "convert/bytecode.hpp"

#include <cstdint>
#include <cstring>
#include <stdexcept>

namespace highnoon::lua {
namespace {

// Of Lua 5.4, lopcodes.h and lobject.h; a test compiles what each of them is looked for in.
enum Opcode : std::uint8_t {
  kLoadFloat = 2,
  kSetUpvalue = 10,  // A B: UpValue[B] := R[A]
  kNewTable = 19,    // A B C k: B log2 of the hash part + 1, C the array part, with k more of it in the next instruction
  kPowerConstant = 26,
  kDivideConstant = 27,
  kPower = 38,
  kDivide = 39,
};
constexpr unsigned char kInteger = 0x03;
constexpr unsigned char kFloat = 0x13;
constexpr unsigned char kShortText = 0x04;
constexpr unsigned char kLongText = 0x14;

struct Code {
  struct Upvalue {
    bool in_stack = false;
    int index = 0;
  };

  int line = 0;
  bool takes_any_number = false;
  std::vector<std::uint32_t> instructions;
  std::vector<int> lines;  ///< of the instructions
  bool has_fractions = false;
  std::vector<Upvalue> upvalues;
  std::vector<Code> inner;
};

/// Reads what string.dump writes.
class Reader {
 public:
  explicit Reader(std::string bytes) : bytes_(std::move(bytes)) {}

  Code chunk() {
    at_ = 4 + 1 + 1 + 6 + 3 + sizeof(lua_Integer) + sizeof(lua_Number) + 1;
    return function();
  }

 private:
  unsigned char byte() { return at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_++]) : fail(); }
  [[noreturn]] unsigned char fail() { throw std::runtime_error("a function cannot be checked"); }
  std::size_t size() {
    std::size_t value = 0;
    for (;;) {
      const unsigned char b = byte();
      value = value << 7 | (b & 0x7F);
      if (b & 0x80) return value;
    }
  }
  void skip(std::size_t n) {
    if (n > bytes_.size() - at_) fail();
    at_ += n;
  }
  void text() {
    const std::size_t n = size();
    if (n > 0) skip(n - 1);
  }

  Code function() {
    Code code;
    text();
    code.line = static_cast<int>(size());
    size();
    byte();
    code.takes_any_number = byte() != 0;
    byte();
    for (std::size_t n = size(); n > 0; --n) {
      std::uint32_t instruction = 0;
      if (bytes_.size() - at_ < sizeof instruction) fail();
      std::memcpy(&instruction, bytes_.data() + at_, sizeof instruction);
      at_ += sizeof instruction;
      code.instructions.push_back(instruction);
    }
    for (std::size_t n = size(); n > 0; --n) {
      switch (byte()) {
        case kFloat: code.has_fractions = true; [[fallthrough]];
        case kInteger: skip(8); break;
        case kShortText: case kLongText: text(); break;
        default: break;
      }
    }
    for (std::size_t n = size(); n > 0; --n) {
      const bool in_stack = byte() != 0;
      code.upvalues.push_back({in_stack, byte()});
      byte();
    }
    for (std::size_t n = size(); n > 0; --n) code.inner.push_back(function());
    read_lines(code);
    for (std::size_t n = size(); n > 0; --n) {  // locals
      text();
      size();
      size();
    }
    for (std::size_t n = size(); n > 0; --n) text();  // names of upvalues
    return code;
  }

  /// A difference to the instruction before, or a mark that the line stands in a list of its own.
  void read_lines(Code& code) {
    constexpr int kInList = -0x80;
    std::vector<int> steps;
    for (std::size_t n = size(); n > 0; --n) steps.push_back(static_cast<signed char>(byte()));
    std::vector<int> listed;
    for (std::size_t n = size(); n > 0; --n) {
      size();
      listed.push_back(static_cast<int>(size()));
    }
    int line = code.line;
    std::size_t next = 0;
    for (const int step : steps) {
      if (step != kInList) {
        line += step;
      } else if (next < listed.size()) {
        line = listed[next++];
      }
      code.lines.push_back(line);
    }
  }

  std::string bytes_;
  std::size_t at_ = 0;
};

int append(lua_State*, const void* bytes, std::size_t size, void* out) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(bytes), size);
  return 0;
}

Code code_of(lua_State* L, int index) {
  std::string bytes;
  lua_pushvalue(L, index);
  lua_dump(L, append, &bytes, 0);
  lua_pop(L, 1);
  return Reader(std::move(bytes)).chunk();
}

int operation(std::uint32_t instruction) { return static_cast<int>(instruction & 0x7F); }

std::size_t items_of(const Code& code, std::size_t at) {
  const std::uint32_t instruction = code.instructions[at];
  const std::uint32_t keys = instruction >> 16 & 0xFF;
  std::size_t items = instruction >> 24;
  const bool has_more = (instruction >> 15 & 1) != 0;
  if (has_more && at + 1 < code.instructions.size()) items += std::size_t{code.instructions[at + 1] >> 7} << 8;
  return items + (keys > 0 ? std::size_t{1} << (keys - 1) : 0);
}

void find_faults(const Code& code, bool is_file, std::vector<CodeFault>& faults) {
  constexpr std::size_t kMostItems = 64;
  const auto add = [&](int line, const char* message) {
    if (faults.empty() || faults.back().line != line) faults.push_back({line, message});
  };
  if (!is_file && code.takes_any_number) add(code.line, "a function of a script cannot take `...`: give it a table");
  bool found_fraction = false;
  for (std::size_t i = 0; i < code.instructions.size(); ++i) {
    const int line = i < code.lines.size() ? code.lines[i] : code.line;
    switch (operation(code.instructions[i])) {
      case kPower: case kPowerConstant: add(line, "`^` does not give whole numbers: write x * x"); break;
      case kDivide: case kDivideConstant: add(line, "`/` does not give whole numbers: write x // y"); break;
      case kLoadFloat:
        add(line, "numbers must be whole");
        found_fraction = true;
        break;
      case kNewTable:
        if (!is_file && items_of(code, i) > kMostItems) add(line, "a table written out in a function has 64 items at most");
        break;
      default: break;
    }
  }
  if (code.has_fractions && !found_fraction) add(code.line, "numbers must be whole");
  for (const Code& inner : code.inner) find_faults(inner, false, faults);
}

/// An inner function assigns one of ours if it assigns an upvalue that it has from our upvalues.
std::set<int> assigned(const Code& code) {
  std::set<int> result;
  for (const std::uint32_t instruction : code.instructions) {
    if (operation(instruction) == kSetUpvalue) result.insert(static_cast<int>(instruction >> 16 & 0xFF));
  }
  for (const Code& inner : code.inner) {
    for (const int i : assigned(inner)) {
      if (i >= static_cast<int>(inner.upvalues.size())) continue;
      const Code::Upvalue& upvalue = inner.upvalues[static_cast<std::size_t>(i)];
      if (!upvalue.in_stack) result.insert(upvalue.index);
    }
  }
  return result;
}

}  // namespace

std::vector<CodeFault> faults_of_chunk(lua_State* L, int index) {
  std::vector<CodeFault> faults;
  find_faults(code_of(L, index), true, faults);
  return faults;
}

std::set<int> assigned_upvalues(lua_State* L, int index) { return assigned(code_of(L, index)); }

}  // namespace highnoon::lua
