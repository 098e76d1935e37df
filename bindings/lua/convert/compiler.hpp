#pragma once

/// From what card scripts yield to the kernel's definitions. Never throws at a mistake: it reports and goes on, so that all
/// mistakes of a file are found at once.

#include <lua.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "call_script/machine.hpp"
#include "convert/moment.hpp"
#include "highnoon/definitions.hpp"
#include "highnoon/diagnostics.hpp"
#include "highnoon/lua/tokens.hpp"
#include "source/lint.hpp"

namespace highnoon::lua {

/// A change to the steps of a procedure that a house rule makes.
struct StepChange {
  enum class Kind : std::uint8_t { insert_after, insert_before, replace, remove };
  Kind kind = Kind::remove;
  int procedure = -1;
  std::string step;  ///< the step it is about
  StepRef with;      ///< insert and replace
  int line = 0;
};

struct HouseRule {
  std::string name;
  std::string file;
  std::vector<std::pair<Parameter, std::int16_t>> parameters;
  std::vector<std::pair<int, std::vector<StepRef>>> procedures;  ///< by number, anew
  std::vector<StepChange> changes;
  std::vector<std::pair<std::string, std::string>> implies;
  std::vector<std::pair<std::string, std::string>> words;
  DefId rules_card = kNoDef;
};

/// A printed ability or trait of a card, by its number from 1.
struct CardPart {
  bool is_trait = false;
  int number = 0;
  int line = 0;
};

struct FactChange {
  std::string key;
  FactValue value;
  int line = 0;
};

struct Replacement {
  CardPart part;
  std::vector<AbilityDef> with;
};

/// An erratum as read. What it changes turns the version before it into the one after it, or, `is_backward`, the one after it into
/// the one before it.
struct Erratum {
  ErratumDef def;
  bool is_backward = false;
  std::vector<FactChange> facts;
  std::vector<Replacement> replaces;
  std::vector<CardPart> removes;
  std::vector<AbilityDef> adds;
  std::vector<CardPart> concerns;

  bool changes() const { return !facts.empty() || !replaces.empty() || !removes.empty() || !adds.empty(); }
};

/// What a script function may name at run time: an expression, compiled.
struct CompiledNode {
  char kind = 'n';
  NodeId node = kNoNode;
};

const std::vector<std::string>& act_names();
const std::vector<std::string>& permit_names();
/// What Node::value of an operation stands for: "" nothing, else stat, keyword, slot, function, zones, types, comparison,
/// phases, timings, event_flags, faction, title, location_kinds, parameter, number, boolean.
const char* value_kind(Op op);

/// One argument of a verb, from its row in verbs.inl.
struct ArgumentSpec {
  std::string name;
  std::string kind;
  bool optional = false;

  bool is_expression() const { return kind.size() == 1; }
};
const std::vector<ArgumentSpec>& arguments_of(Verb verb);
/// The verb with this script name, or Verb::count_.
Verb find_verb(const std::string& name);
/// What kind of choice a verb's slot holds.
ChoiceDef::Kind chosen_by(Verb verb);
/// The duration with this name ("next upkeep"), or Duration::standard.
Duration find_duration(const std::string& name);
/// Whether the word stands on the line, as a whole word.
bool has_word(const std::string& line, const std::string& word);

class Compiler {
 public:
  /// @param is_further_machine  the same sources were loaded before, by another machine
  Compiler(Machine& machine, Definitions& definitions, Diagnostics& diagnostics, bool is_further_machine = false);
  ~Compiler();

  /// Runs the words, then the scripts.
  void load(const ScriptSources& sources);
  const std::vector<HouseRule>& house_rules() const { return house_rules_; }

  // --- called by the words while a script runs (script_api/words.cpp)
  /// `rule`: what kind of mistake it is (docs/check.md). The column is that of the first word in quotes of the message that
  /// stands on the line, else where the line begins.
  void fail(int line, const std::string& message, const char* rule = "script");
  void warn(int line, const std::string& message, const char* rule);
  /// Whether something is wrong with the card already: what may only follow from that is not told besides.
  bool card_is_wrong() const;
  /// The line at or after `line` on which `key` is written as a key: of the table being read, if it is known.
  int line_of_key(int line, const std::string& key) const;
  /// The line at or before `line` on which a value is given to this name.
  int line_of_assignment(int line, const std::string& name) const;
  void begin_card(const std::string& id, int line);
  void end_card(int index);
  void list_of_abilities(int index, std::size_t table, const char* what);
  void ruleset(const std::string& name, int index, int line);
  void house_rule(const std::string& name, int index, int line);
  void procedures(int index, std::vector<std::pair<int, std::vector<StepRef>>>& out);
  void pairs_of_texts(int index, const char* field, const char* example, std::vector<std::pair<std::string, std::string>>& out);
  DefId abilities_of_rules(int index, const std::string& name);
  /// The titles that hold this word, each once.
  std::vector<std::string> titles_with(const std::string& word) const;
  void begin_erratum(const std::string& id, int line);
  void erratum(const std::string& id, int index, int line);

 private:
  struct SlotName {  // the names in quotes of the ability being compiled
    std::string name;
    ChoiceDef::Kind kind;
    int slot;
    int line = 0;               ///< where it is made
    bool must_be_read = false;  ///< else it is there for nothing
    bool is_read = false;       ///< something names it
  };
  /// Number of the standing slots of every ability: the joiner of a job's posse.
  static constexpr int kAuthorSlots = kMaxSlots - 1;

  /// What the files being read are for, and so what they may define.
  enum class Group : std::uint8_t { words, cards, errata, rulesets, house_rules };

  void run(const std::vector<ScriptSource>& sources, Group group);
  void run(const ScriptSource& source);
  /// Reports what stands in a file of another group: packs are held to what they say that they bring.
  bool is_in(Group group, int line, const char* what);
  void report(Severity severity, int line, const std::string& message, const char* rule);
  /// What functions can name, as it is once the words are there.
  void find_known_names();
  /// Reports a card that was begun and got no table.
  void end_open_card();

  // --- where what is being read stands in the source (places.cpp); token indices, or kNowhere
  static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);
  /// The table that begins here: a brace, or one given to a word.
  std::size_t table_at(std::size_t token) const;
  /// Where the value of a key begins, or the item of this number from 1 without a key, in the table with this brace.
  std::size_t value_at(std::size_t open, const std::string& key) const;
  std::size_t item_at(std::size_t open, lua_Integer number) const;
  /// The value of a key in brackets: ["day"] = ...
  std::size_t value_of_text(std::size_t open, const std::string& key) const;
  /// The line of a token, or the line being compiled.
  int line_at(std::size_t token) const;
  /// Of a node, if what begins at the token made it.
  std::size_t table_of(int index, std::size_t token) const;
  /// The table of a whole card, erratum, ruleset ... with this line.
  std::size_t table_of_block(const char* word, int line) const;

  /// What is compiled inside something else, for as long as it is: tables can hold themselves, and words be used in words again and again.
  class Nesting {
   public:
    explicit Nesting(Compiler& compiler);
    ~Nesting();
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;
    /// Whether it may be compiled; if not, that is reported.
    explicit operator bool() const { return fine_; }

   private:
    static constexpr int kDeepest = 60;
    static constexpr int kWork = 20;  // in instructions
    static constexpr std::size_t kMostNodes = 20'000;
    Compiler& compiler_;
    bool fine_ = false;
  };

  // --- expressions (expression.cpp); indices are absolute
  /// Length of the list at `index`; more items than can be handled are reported and left out.
  lua_Integer item_count(int index);
  NodeId expression(int index, char kind);
  std::int64_t weight(NodeId node);
  NodeId named(const std::string& name, char kind);
  /// @param used_in  the line where it must be of this kind
  NodeId operation(int index, char kind, int used_in);
  std::int32_t operation_value(Op op, int index, bool& fine);
  NodeId filter(int index, char kind, int used_in);
  NodeId hinted(int index);
  NodeId list(int index, char kind);
  NodeId coerce(NodeId node, char from, char to);
  /// A condition on a candidate: a selector, or cards it must be among.
  NodeId candidate_condition(int index);
  NodeId field_expression(int table, const char* field, char kind);
  std::int32_t bits(int index, const std::vector<std::pair<const char*, int>>& names, const char* what);
  int slot(const std::string& name, ChoiceDef::Kind kind, bool must_be_read = false);
  /// The choice of this name, which is read from now on.
  const SlotName* read_slot(const std::string& name);
  /// Choices that nothing names.
  void check_choices();
  /// What a function reads of them.
  void mark_choices_read(int first_line, int last_line);
  const SlotName* find_slot(const std::string& name) const;
  KeywordId keyword(const std::string& name, int* rating = nullptr);
  FunctionId function(int index, bool pure, const char* purpose);
  int enumerated(int index, const std::vector<std::string>& names, const char* what);

  // --- effects (effects.cpp)
  EffectListId effects(int index, std::size_t at = kNowhere);
  /// The effects of a key of the table being read.
  EffectListId field_effects(int table, const char* field);
  void effect(int index, std::vector<Effect>& out, std::size_t at);
  /// A list of what stands in the table of a verb after what it begins with.
  EffectListId trailing_effects(int index, std::size_t open);
  void verb_call(int index, std::vector<Effect>& out, std::size_t at);
  /// @param at  where it stands, for lists of effects
  std::uint32_t verb_argument(Verb verb, const std::string& kind, int index, std::size_t at);
  Duration duration(int index);

  // --- abilities (ability.cpp)
  void ability(int index, std::size_t at);
  int event_count(int index);
  void ability_on(int index, int event, std::size_t at);
  void usable(int body, const std::string& form, AbilityDef& a);
  void costs(int index, AbilityDef& a);
  void cost(int index, AbilityDef& a);
  void skill_test(int body, AbilityDef& a);
  void choices(int index, AbilityDef& a);
  void choice(int index, AbilityDef& a, std::size_t at, const char* default_name = nullptr);
  void job(int body, AbilityDef& a, bool all_known);
  void trait(int body, AbilityDef& a);
  void granted(int body, int given, AbilityDef& a);
  char kind_of(int index);
  void standing(int body, AbilityDef& a);
  void fixes(int body, const StandingDef& base, AbilityDef& a);
  void unless(int body, AbilityDef& a);
  std::uint32_t lent_trait(int index);
  std::uint32_t lent_play(int index, std::size_t at);
  void gives(int index, const StandingDef& base, AbilityDef& a);
  void call_event_word(int index);
  void listen(int index, ListenDef& listen, Window usual, bool instead);
  /// Reports keys that are not known and, unless `values` may stand there, what has no key.
  bool known_keys(int body, const std::vector<std::string>& known, const std::string& what, bool values = false);
  bool flag(int body, const char* field);
  std::string text(int body, const char* field);

  // --- functions (upvalues.cpp)
  void check_upvalues(int index, FunctionId function, std::set<const void*>& seen);
  void compile_nullary_words();

  // --- when it happens (moment.cpp)
  void check_moment(const Needed& needed);
  void check_moment_of_function(int first_line, int last_line);
  /// Where the word stands, from this line on.
  int line_of_word(int line, const std::string& word) const;
  Moment moment_of_form(int body, const std::string& form, const AbilityDef& a);

  // --- rulesets (rulesets.cpp)
  void parameters(int index, std::vector<std::pair<Parameter, std::int16_t>>& out);
  /// The same of the field `parameters` of a table.
  void field_parameters(int table, std::vector<std::pair<Parameter, std::int16_t>>& out);
  void step_changes(int index, const char* field, int rule_line, HouseRule& rule);
  bool step_change(int index, const char* field, HouseRule& rule);

  // --- errata (errata.cpp)
  /// Reports an erratum that was begun and got no table.
  void end_errata();
  void read_changes(int index, Erratum& e);
  void read_facts(int index, Erratum& e);
  void read_replaces(int index, Erratum& e);
  void read_concerns(int index, Erratum& e);
  std::vector<CardPart> read_parts(int index, const char* field);
  std::vector<AbilityDef> read_blocks(int list, std::size_t open = kNowhere);
  void apply_errata(const ScriptSources& sources);
  void apply_errata_of_card(std::size_t begin, std::size_t end, const SetFact& set_fact);
  bool apply(const Erratum& e, const SetFact& set_fact, CardDef& card, bool is_first);
  std::vector<ErratumChange> changes_between(const Erratum& e, const CardDef& before, const CardDef& after) const;
  void check_concerns(const Erratum& e, const CardDef& card);

  Machine& machine_;
  lua_State* L_;
  Definitions& d_;
  Diagnostics& diagnostics_;
  const ScriptSource* source_ = nullptr;
  std::vector<std::string> lines_;  ///< of the source
  std::vector<Token> tokens_;       ///< of the source; empty: it is no Lua
  std::size_t table_ = kNowhere;    ///< the brace of the table being read
  std::string card_;
  int card_line_ = 0;
  bool card_is_open_ = false;       ///< it was begun and got no table yet
  int line_ = 0;                    ///< of the node being compiled
  int event_ = 0;                   ///< which of the events of `when` is meant, from 0
  std::vector<DefId> printings_;
  std::vector<std::string> seen_cards_;
  std::vector<AbilityDef> abilities_;
  std::vector<AbilityDef> lent_;    ///< traits and abilities that effects of the ability being read lend
  std::vector<SlotName> slots_;
  Moment moment_;                   ///< of what is being compiled
  KnownNames known_names_;
  std::vector<HouseRule> house_rules_;
  std::vector<Erratum> errata_;
  std::optional<std::pair<std::string, int>> open_erratum_;
  Group group_ = Group::words;
  std::map<std::string, std::string> ruleset_files_;  ///< where each ruleset read so far stands
  bool is_further_machine_ = false;
  bool lints_ = true;
  Window reacts_ = Window::after;  ///< of those that name none
  int depth_ = 0;                   ///< of what is being compiled
  int mistakes_ = 0;                ///< in the source
  std::size_t nodes_before_ = 0;    ///< the source
  std::vector<std::int64_t> weights_;  ///< of all nodes so far
  std::uint64_t words_hash_ = 0;    ///< of the words, for functions: what they call is part of what they do
  std::uint64_t source_hash_ = 0;
};

/// Registry fields: functions by number + 1; per function number + 1 (0: all) a table from nodes to what they are compiled to.
inline constexpr const char* kFunctionsField = "highnoon.functions";
inline constexpr const char* kCompiledField = "highnoon.compiled";
/// Per function number + 1: the names of the choices it can read, each slot * 256 + ChoiceDef::Kind.
inline constexpr const char* kNamesField = "highnoon.names";
/// Like kCompiledField, for selectors as conditions.
inline constexpr const char* kConditionsField = "highnoon.conditions";

}  // namespace highnoon::lua
