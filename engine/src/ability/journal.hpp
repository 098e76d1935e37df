#pragma once

/// Script functions in use, and their journals. A function effect runs as a coroutine of the script host; every kernel call it
/// makes appends its result here, in the state. The coroutine is only a cache: in a copy, or after a load, the function runs
/// again from its start with the journal answering, until it stands where it stood.
///
/// An entry is one head word (tag << 8 | number of words; tag: 24 bits of a hash over verb and arguments) and its words.
/// Entries of a frame stand in State::arena from ScriptData::begin; the script frame is topmost whenever it appends.

#include <string>

#include "ability/predicate.hpp"
#include "effect/verb.hpp"
#include "flow/kernel.hpp"

namespace highnoon {

/// A script frame's own numbers (Frame::as<ScriptData>()).
struct ScriptData {
  std::uint16_t function = kNoFunction;
  std::uint16_t begin = 0;     ///< of its journal in the arena
  std::uint16_t length = 0;    ///< words in its journal
  std::uint8_t play = 0xFF;    ///< index into State::plays; 0xFF: a ruleset's step
  std::uint8_t waiting = 0;    ///< 1: a verb is under way whose result is the next entry
  std::uint32_t tag = 0;       ///< of the call under way
  std::uint8_t verb = 0;       ///< Verb under way
  std::uint8_t slot = 0;       ///< where its choice will be
  std::uint16_t resumes = 0;
  std::uint32_t instructions = 0;  ///< spent so far (budgets fall the same in a copy)
};

/// Starts a function effect (pushes a script frame).
void run_function(Kernel& k, int play, FunctionId function);

/// What the host tells after it has resumed a function.
enum class ScriptStatus : std::uint8_t { finished, waiting, failed };

/// For the host, while it runs the function of the topmost frame:
/// appends an entry; the tag must be the call's hash.
void journal_append(Kernel& k, Frame& frame, std::uint32_t tag, std::span<const std::int32_t> words);
/// An entry by offset (words from the journal's begin): its tag, its words, the offset of the next.
struct JournalEntry {
  std::uint32_t tag;
  std::span<const std::int32_t> words;
  int next;
};
JournalEntry journal_entry(const Kernel& k, const Frame& frame, int offset);
/// Runs a verb for the function. If it is done at once its result is appended and true returned; else the function must yield, and the
/// result is appended before the next resume.
bool script_verb(Kernel& k, Frame& frame, const VerbCall& call, std::uint32_t tag);
/// How results stand in the journal.
using ResultWords = List<std::int32_t, 64>;
void encode(const VerbResult& result, ResultWords& words);
VerbResult decode(std::span<const std::int32_t> words);

/// Who runs script functions. One instance serves many games and threads.
class ScriptHost {
 public:
  virtual ~ScriptHost() = default;
  /// Starts, continues or rebuilds the function of the script frame at `frame` (the topmost) and lets it run until it ends, must
  /// wait for a verb, or fails. `error`: "file:line: message".
  virtual ScriptStatus resume(Kernel& k, Frame& frame, std::string& error) = 0;
  /// Calls a pure function; read-only. On failure returns 0 and sets `error`.
  virtual int call_pure(const Context& context, FunctionId function, std::string& error) = 0;
};

/// Takes back what a failed script did and ends its ability. Rules: design, "Errors".
void script_failed(Kernel& k, const std::string& error);

}  // namespace highnoon
