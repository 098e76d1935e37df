#include "call_script/session.hpp"

#include "effect/verb.hpp"
#include "script_api/play.hpp"

namespace highnoon::lua {

void CallHash::add(std::int64_t value) {
  for (int i = 0; i < 8; ++i) {
    hash_ = (hash_ ^ static_cast<std::uint32_t>(value >> (8 * i) & 0xFF)) * 16777619u;
  }
}

void CallHash::add(std::string_view text) {
  for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 16777619u;
  add(static_cast<std::int64_t>(text.size()));
}

Session& session_of(lua_State* L) {
  Session* const session = Machine::of(L).session;
  if (session == nullptr) throw std::runtime_error("this can only be used while a game runs");
  return *session;
}

void charge_call(Session& session) {
  ++session.entries;
  if (session.budget != nullptr && --session.budget->kernel_calls < 0) throw std::runtime_error("the script asks the game too often");
}

bool replay(Session& session, std::uint32_t tag, VerbResult& result) {
  const auto& data = session.frame->as<ScriptData>();
  if (session.cursor >= data.length) return false;
  const JournalEntry entry = journal_entry(*session.k, *session.frame, session.cursor);
  if (entry.tag != tag) throw std::runtime_error("the script is not deterministic: it made another call than the first time");
  result = decode(entry.words);
  session.cursor = entry.next;
  return true;
}

VerbResult read(Session& session, std::uint32_t tag, const std::function<VerbResult()>& compute) {
  charge_call(session);
  if (session.pure()) return compute();
  VerbResult result;
  if (replay(session, tag, result)) return result;
  result = compute();
  ResultWords words;
  encode(result, words);
  append(session, tag, words);
  return result;
}

void append(Session& session, std::uint32_t tag, std::span<const std::int32_t> words) {
  const int length = session.frame->as<ScriptData>().length + 1 + static_cast<int>(words.size());
  if (length > session.limits->journal_words) throw std::runtime_error("the script's journal is full: it makes too many calls");
  journal_append(*session.game, *session.frame, tag, words);
  session.cursor = session.frame->as<ScriptData>().length;
}

Context context_for(const Session& session) {
  if (session.context != nullptr) return *session.context;
  if (session.play >= 0) return context_of(*session.k, session.play);
  return Context{*session.k, CardId{}, session.k->s.winner ? session.k->s.winner : PlayerId{0}};
}

void push_result(lua_State* L, const VerbResult& result, bool single) {
  switch (result.kind) {
    case 'n': lua_pushinteger(L, result.value); break;
    case 'b': lua_pushboolean(L, result.value != 0); break;
    case 'p':
    case 'l':
      if (result.kind == 'p' ? result.value < 0 || result.value == 0xFF : result.value == 0) {
        lua_pushnil(L);
      } else {
        push_handle(L, result.kind, result.value);
      }
      break;
    case 'c':
      if (single) {
        if (result.cards.empty()) {
          lua_pushnil(L);
        } else {
          push_handle(L, 'c', result.cards[0].raw);
        }
        break;
      }
      lua_createtable(L, result.cards.size(), 0);
      for (std::size_t i = 0; i < result.cards.size(); ++i) {
        push_handle(L, 'c', result.cards[i].raw);
        lua_rawseti(L, -2, i + 1);
      }
      break;
    default: lua_pushnil(L);
  }
}

}  // namespace highnoon::lua
