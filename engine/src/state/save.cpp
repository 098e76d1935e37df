#include "highnoon/save.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <new>

#include "effect/modifier.hpp"
#include "game.hpp"
#include "state/check.hpp"
#include "state/invariant.hpp"
#include "state/pack.hpp"
#include "state/seal.hpp"

namespace highnoon {
namespace {

static_assert(std::endian::native == std::endian::little, "states are saved as they lie in memory");

// --- the head -------------------------------------------------------------------------------------------------------------------

/// Of everything but itself.
std::uint64_t checksum(std::span<const std::byte> bytes) {
  return hash_bytes(bytes.first(kSaveChecksumAt)) ^ std::rotl(hash_bytes(bytes.subspan(kSaveHeadSize)), 1);
}

Error bad(std::string message) { return {ErrorCode::bad_data, std::move(message)}; }

/// The head is whole and the checksum right, or what is wrong.
Result<void> check_head(std::span<const std::byte> bytes) {
  const auto start = bytes.first(std::min(bytes.size(), kSaveMagic.size()));
  if (start.empty() || std::memcmp(start.data(), kSaveMagic.data(), start.size()) != 0) return bad("this is no saved game of Highnoon");
  if (bytes.size() < kSaveHeadSize) return bad(fmt::format("the saved game is cut off after {} bytes", bytes.size()));
  ByteReader size_in(bytes.subspan(kSaveSizeAt));
  const std::size_t size = size_in.get<std::uint32_t>();
  if (bytes.size() < size) return bad(fmt::format("the saved game is cut off: {} of its {} bytes are there", bytes.size(), size));
  if (bytes.size() > size) return bad(fmt::format("the saved game has {} bytes too many, or its size is damaged", bytes.size() - size));
  ByteReader sum_in(bytes.subspan(kSaveChecksumAt));
  if (sum_in.get<std::uint64_t>() != checksum(bytes)) return bad("the saved game is damaged: its checksum is wrong");
  ByteReader format_in(bytes.subspan(kSaveMagic.size()));
  if (const auto format = format_in.get<std::uint32_t>(); format != kSaveFormat) {
    return bad(fmt::format("the saved game was made by another version of Highnoon: it has format {}, and this version reads {}", format, kSaveFormat));
  }
  return {};
}

// --- configuration ---------------------------------------------------------------------------------------------------------------

/// Cards by their codes: each code once, with where it was in the library.
class CodeWriter {
 public:
  CodeWriter(const Definitions& d, ByteWriter& out) : d_(d), out_(out), number_(d.cards.size(), kNoDef) {}

  void add(DefId def) {
    if (def == kNoDef || number_[def] != kNoDef) return;
    number_[def] = static_cast<DefId>(defs_.size());
    defs_.push_back(def);
  }
  void write_codes() {
    out_.put(static_cast<std::uint16_t>(defs_.size()));
    for (const DefId def : defs_) {
      out_.put(def);
      out_.put(d_.cards[def].code);
    }
  }
  void write(DefId def) { out_.put(def == kNoDef ? kNoDef : number_[def]); }
  void write(const std::vector<DefId>& defs) {
    out_.put(static_cast<std::uint16_t>(defs.size()));
    for (const DefId def : defs) write(def);
  }

 private:
  const Definitions& d_;
  ByteWriter& out_;
  std::vector<DefId> number_, defs_;
};

class CodeReader {
 public:
  CodeReader(const Definitions& d, ByteReader& in) : in_(in) {
    for (int left = in.get<std::uint16_t>(); left > 0 && in.ok(); --left) {
      const auto def = in.get<DefId>();
      const std::string_view code = in.text();
      const bool same = def < d.cards.size() && d.cards[def].code == code;
      defs_.push_back(same ? def : d.find_code(code));
      if (defs_.back() == kNoDef && missing_.empty()) missing_ = code.empty() ? std::string_view("?") : code;
    }
  }
  DefId read() {
    const auto number = in_.get<std::uint16_t>();
    if (number == kNoDef) return kNoDef;
    if (number < defs_.size()) return defs_[number];
    if (missing_.empty()) missing_.assign(1, '?');
    return kNoDef;
  }
  std::vector<DefId> read_list() {
    std::vector<DefId> defs;
    for (int left = in_.get<std::uint16_t>(); left > 0 && in_.ok(); --left) defs.push_back(read());
    return defs;
  }
  /// The first code that no card has, or "".
  const std::string& missing() const { return missing_; }

 private:
  ByteReader& in_;
  std::vector<DefId> defs_;
  std::string missing_;
};

void write_config(const GameConfig& config, const Definitions& d, ByteWriter& out) {
  out.put(config.seed);
  out.put(static_cast<std::uint8_t>(config.prompts));
  out.put(static_cast<std::uint8_t>(config.auto_take));
  out.put(static_cast<std::uint8_t>(config.rebuild_scripts));
  CodeWriter codes(d, out);
  for (const SeatConfig& seat : config.seats) {
    codes.add(seat.deck.outfit);
    codes.add(seat.deck.legend);
    for (const DefId def : seat.deck.cards) codes.add(def);
  }
  codes.write_codes();
  out.put(static_cast<std::uint8_t>(config.seats.size()));
  for (const SeatConfig& seat : config.seats) {
    out.put(seat.name);
    codes.write(seat.deck.outfit);
    codes.write(seat.deck.legend);
    codes.write(seat.deck.cards);
    codes.write(seat.deck.starting_gang);
  }
}

Result<GameConfig> read_config(ByteReader& in, const Definitions& d, std::string ruleset) {
  GameConfig config;
  config.ruleset = std::move(ruleset);
  config.seed = in.get<std::uint64_t>();
  const int prompts = in.get<std::uint8_t>(), auto_take = in.get<std::uint8_t>(), rebuild = in.get<std::uint8_t>();
  if (prompts > 1 || auto_take > 1 || rebuild > 1) return bad("the saved game has an impossible configuration");
  config.prompts = static_cast<PromptMode>(prompts);
  config.auto_take = auto_take != 0;
  config.rebuild_scripts = rebuild != 0;
  CodeReader codes(d, in);
  const int seats = in.get<std::uint8_t>();
  if (seats < 2 || seats > kMaxPlayers) return bad(fmt::format("the saved game has {} seats", seats));
  for (int i = 0; i < seats; ++i) {
    SeatConfig& seat = config.seats.emplace_back();
    seat.name = in.text();
    seat.deck.outfit = codes.read();
    seat.deck.legend = codes.read();
    seat.deck.cards = codes.read_list();
    seat.deck.starting_gang = codes.read_list();
  }
  if (!in.ok()) return bad("the saved game ends too early");
  if (!codes.missing().empty()) return bad(fmt::format("the saved game has a card with the code \"{}\", which is not in the library", codes.missing()));
  for (int i = 0; i < seats; ++i) {
    if (const std::string fault = fault_of(config.seats[static_cast<std::size_t>(i)], d); !fault.empty()) {
      return bad(fmt::format("the saved game is impossible: the deck of player {} {}", i + 1, fault));
    }
  }
  if (d.find_ruleset(config.ruleset) < 0) return bad(fmt::format("the saved game is impossible: there is no ruleset \"{}\"", config.ruleset));
  return config;
}

// --- states ------------------------------------------------------------------------------------------------------------------------

/// The name of the step that a frame stands at; "" behind the last one.
std::string_view step_name(const RulesetDef& rules, const Frame& frame) {
  const auto& steps = rules.procedures[frame.procedure];
  return frame.step < steps.size() ? std::string_view(steps[frame.step].name) : std::string_view();
}

/// Names of procedures and steps: each is written once, where it is first needed, and is a number from then on.
class NameWriter {
 public:
  explicit NameWriter(ByteWriter& out) : out_(out) {}
  void write(std::string_view name) {
    const auto found = std::find(names_.begin(), names_.end(), name);
    out_.put(static_cast<std::uint16_t>(found - names_.begin()));
    if (found != names_.end()) return;
    out_.put(name);
    names_.push_back(name);
  }

 private:
  ByteWriter& out_;
  std::vector<std::string_view> names_;
};

class NameReader {
 public:
  explicit NameReader(ByteReader& in) : in_(in) {}
  std::string_view read() {
    const std::size_t number = in_.get<std::uint16_t>();
    if (number == names_.size()) names_.push_back(in_.text());
    return number < names_.size() ? names_[number] : "?";
  }

 private:
  ByteReader& in_;
  std::vector<std::string_view> names_;
};

std::span<const std::byte> used_part(const State& state) { return {reinterpret_cast<const std::byte*>(&state), state.used_bytes()}; }
std::span<std::byte> used_part(State& state, std::size_t size) { return {reinterpret_cast<std::byte*>(&state), size}; }

/// A copy of the part in use without what stands by name: procedures and steps.
class Bare {
 public:
  explicit Bare(const State& state) {
    std::memcpy(static_cast<void*>(&state_), &state, state.used_bytes());
    for (std::size_t i = 0; i < state_.frame_count; ++i) state_.frames[i].procedure = state_.frames[i].step = 0;
  }
  Bare(const Bare&) = delete;
  Bare& operator=(const Bare&) = delete;
  ~Bare() {}

  std::span<const std::byte> bytes() const { return used_part(state_); }

 private:
  union {
    State state_;
  };
};

class StateWriter {
 public:
  StateWriter(const RulesetDef& rules, ByteWriter& out) : rules_(rules), out_(out), names_(out) {}
  /// @param base  of a state much like this one, written before
  void write(const State& state, std::span<const std::byte> base) {
    out_.put(static_cast<std::uint32_t>(state.used_bytes()));
    out_.put(state.frame_count);
    for (int i = 0; i < state.frame_count; ++i) {
      const Frame& frame = state.frames[static_cast<std::size_t>(i)];
      names_.write(procedure_name(frame.procedure));
      names_.write(step_name(rules_, frame));
    }
    out_.pack(Bare(state).bytes(), base);
  }

 private:
  const RulesetDef& rules_;
  ByteWriter& out_;
  NameWriter names_;
};

class StateReader {
 public:
  StateReader(const RulesetDef& rules, ByteReader& in) : rules_(rules), in_(in), names_(in) {}

  /// What is wrong, or "".
  std::string read(State& state, const State* base) {
    const std::size_t size = in_.get<std::uint32_t>();
    const std::size_t frames = in_.get<std::uint16_t>();
    if (size > sizeof(State) || size < offsetof(State, cards)) return fmt::format("a state has {} bytes", size);
    if (frames > kMaxFrames) return fmt::format("{} procedures are inside each other", frames);
    std::array<std::pair<std::uint8_t, std::uint8_t>, kMaxFrames> places{};
    for (std::size_t i = 0; i < frames; ++i) {
      const std::string_view name = names_.read(), step = names_.read();
      const int procedure = find_procedure(name);
      if (procedure < 0) return fmt::format("there is no procedure \"{}\"", name);
      const auto& steps = rules_.procedures[static_cast<std::size_t>(procedure)];
      const auto found = std::find_if(steps.begin(), steps.end(), [&](const StepRef& ref) { return ref.name == step; });
      if (found == steps.end() && !step.empty()) return fmt::format("{} has no step \"{}\"", name, step);
      places[i] = {static_cast<std::uint8_t>(procedure), static_cast<std::uint8_t>(found - steps.begin())};
    }
    std::memset(static_cast<void*>(&state), 0, sizeof state);
    if (base) std::memcpy(static_cast<void*>(&state), base, std::min(size, base->used_bytes()));
    if (!in_.unpack(used_part(state, size))) return "a state is packed wrongly";
    if (state.card_count > kMaxCards || state.used_bytes() != size) return fmt::format("{} cards do not fit into {} bytes", state.card_count, size);
    if (state.frame_count != frames) return fmt::format("of {} procedures {} have names", state.frame_count, frames);
    bare_.emplace_back(base ? nullptr : std::make_unique<State>(state));
    for (std::size_t i = 0; i < frames; ++i) {
      if (state.frames[i].procedure != 0 || state.frames[i].step != 0) return "a procedure stands by number";
      state.frames[i].procedure = places[i].first;
      state.frames[i].step = places[i].second;
    }
    return "";
  }
  /// The first state read, without names.
  const State* first() const { return bare_.front().get(); }

 private:
  const RulesetDef& rules_;
  ByteReader& in_;
  NameReader names_;
  std::vector<std::unique_ptr<State>> bare_;
};

void write_loop(const LoopWatch& watch, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(watch.steps));
  out.put(watch.kept);
  out.put(static_cast<std::uint32_t>(watch.next));
  out.put(static_cast<std::uint16_t>(watch.parts.size()));
  for (const LoopPart& part : watch.parts) {
    out.put(part.card);
    out.put(part.ability);
  }
  for (const std::uint64_t begun : watch.begun) out.put(begun);
  out.put(watch.told);
}

bool read_loop(ByteReader& in, const Definitions& d, LoopWatch& watch) {
  watch.steps = static_cast<int>(in.get<std::uint32_t>());
  watch.kept = in.get<std::uint64_t>();
  watch.next = static_cast<int>(in.get<std::uint32_t>());
  for (int left = in.get<std::uint16_t>(); left > 0 && in.ok(); --left) {
    LoopPart& part = watch.parts.emplace_back();
    part.card = in.get<std::uint16_t>();
    part.ability = in.get<std::uint8_t>();
    if (part.card >= d.cards.size()) return false;
  }
  for (std::uint64_t& begun : watch.begun) begun = in.get<std::uint64_t>();
  watch.told = in.text();
  return in.ok() && watch.steps >= 0 && watch.next >= 0;
}

}  // namespace

void seal(std::vector<std::byte>& bytes) {
  const auto place = [&]<typename T>(std::size_t at, T number) {
    for (std::size_t i = 0; i < sizeof number; ++i) bytes[at + i] = static_cast<std::byte>(number >> 8 * i & 0xFF);
  };
  place(kSaveSizeAt, static_cast<std::uint32_t>(bytes.size()));
  place(kSaveChecksumAt, checksum(bytes));
}

std::vector<std::byte> save(const Game& game) {
  const Game::Impl& g = game.impl();
  const Definitions& d = g.content->definitions;
  ByteWriter out;
  out.bytes().reserve(std::size_t{16} << 10);
  out.append(std::as_bytes(std::span(kSaveMagic)));
  out.put(kSaveFormat);
  out.put(std::uint32_t{0});  // size and checksum come last
  out.put(std::uint64_t{0});
  out.put(layout_fingerprint());
  out.put(d.hash);
  out.put(d.as_of);
  out.put(g.config->ruleset);
  write_config(*g.config, d, out);
  write_loop(g.cache.loop, out);
  StateWriter states(*g.rules, out);
  states.write(g.state, {});
  out.put(static_cast<std::uint8_t>(g.checkpoints.size()));
  if (!g.checkpoints.empty()) {
    const Bare bare(g.state);
    for (const auto& checkpoint : g.checkpoints) {
      out.put(checkpoint->frame);
      out.put(checkpoint->reveals);
      out.put(checkpoint->player.value);
      states.write(checkpoint->state, bare.bytes());
    }
  }
  seal(out.bytes());
  return std::move(out.bytes());
}

namespace {

/// After the head: the layout is this build's, and what the game was saved with.
Result<SavedWith> read_origin(ByteReader& in) {
  if (in.get<std::uint64_t>() != layout_fingerprint()) {
    return bad("the saved game was made by another version of Highnoon, whose games are laid out otherwise");
  }
  SavedWith with;
  with.library = in.get<std::uint64_t>();
  with.as_of = in.text();
  with.ruleset = in.text();
  if (!in.ok()) return bad("the saved game ends too early");
  return with;
}

}  // namespace

Result<SavedWith> saved_with(std::span<const std::byte> bytes) {
  if (const Result<void> whole = check_head(bytes); !whole) return whole.error();
  ByteReader in(bytes.subspan(kSaveHeadSize));
  return read_origin(in);
}

Result<Game> load(ContentPtr content, std::span<const std::byte> bytes) {
  if (const Result<void> whole = check_head(bytes); !whole) return whole.error();
  const Definitions& d = content->definitions;
  ByteReader in(bytes.subspan(kSaveHeadSize));
  Result<SavedWith> with = read_origin(in);
  if (!with) return with.error();
  if (with->library != d.hash || with->as_of != d.as_of) {
    const auto name = [](std::uint64_t hash, std::string_view date) {
      return date.empty() ? fmt::format("{:016x}", hash) : fmt::format("{:016x} as of {}", hash, date);
    };
    return Error{ErrorCode::wrong_library, fmt::format("the game was saved with the library {}, and this is {}",
                                                       name(with->library, with->as_of), name(d.hash, d.as_of))};
  }
  Result<GameConfig> config = read_config(in, d, std::move(with->ruleset));
  if (!config) return config.error();

  const auto impossible = [](const std::string& what) { return bad(fmt::format("the saved game is impossible: {}", what)); };
  auto impl = std::make_unique<Game::Impl>();
  Game::Impl& g = *impl;
  g.content = std::move(content);
  g.config = std::make_shared<const GameConfig>(*std::move(config));
  g.rules = &d.rulesets[static_cast<std::size_t>(d.find_ruleset(g.config->ruleset))];
  g.cache.game_serial = next_game_serial();
  g.from_bytes = true;
  try {
    if (!read_loop(in, d, g.cache.loop)) return impossible("what was noted about loops is damaged");
    StateReader states(*g.rules, in);
    if (const std::string fault = states.read(g.state, nullptr); !fault.empty()) return impossible(fault);
    if (std::string fault = impossible_in(g.kernel()); !fault.empty()) return impossible(fault);
    if (std::string fault = broken_invariant(g.kernel()); !fault.empty()) return impossible(fault);

    const int checkpoints = in.get<std::uint8_t>();
    if (checkpoints > kMaxPlays) return impossible(fmt::format("{} abilities could be taken back", checkpoints));
    for (int i = 0; i < checkpoints; ++i) {
      auto checkpoint = std::make_shared<Checkpoint>();
      checkpoint->frame = in.get<std::uint32_t>();
      checkpoint->reveals = in.get<std::uint32_t>();
      checkpoint->player = PlayerId{in.get<std::uint8_t>()};
      if (const std::string fault = states.read(checkpoint->state, states.first()); !fault.empty()) return impossible(fault);
      Checkpoints none;
      GameCache fresh;  // what is looked up of this state is not of the game's
      const Kernel k(checkpoint->state, *g.content, *g.rules, fresh, *g.config, none, g.output, nullptr);
      std::string fault = impossible_in(k);
      if (fault.empty()) fault = broken_invariant(k, false);
      if (!fault.empty()) return impossible(fmt::format("before an ability, {}", fault));
      const Frame* const top = checkpoint->state.frame_count > 0 ? &checkpoint->state.frames[checkpoint->state.frame_count - 1u] : nullptr;
      const bool fits = top && top->procedure == static_cast<std::uint8_t>(Proc::ability) && top->serial == checkpoint->frame &&
                        checkpoint->state.outcome == Outcome::running && checkpoint->state.pending == Pending{} &&
                        (g.checkpoints.empty() || g.checkpoints.back()->frame < checkpoint->frame);
      if (!fits) return impossible("what an ability would be taken back to is no ability");
      g.checkpoints.push_back(std::move(checkpoint));
    }
    if (!in.ok()) return bad("the saved game ends too early");
    if (!in.at_end()) return bad("the saved game has more in it than a game");

    if (g.state.outcome != Outcome::running) return Game(std::move(impl));
    g.cache.script_work = kScriptWork;
    list_options(g.kernel(), g.output.options);
    g.cache.script_work = kEndlessWork;
    if (g.output.options.empty()) return impossible("a decision without options");
    g.set_decision();
    return Game(std::move(impl));
  } catch (const std::bad_alloc& error) {
    return Error{ErrorCode::host_limit, error.what()};
  } catch (const Overflow& overflow) {
    return impossible(overflow.what());
  }
}

}  // namespace highnoon
