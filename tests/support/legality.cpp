#include "tests/support/legality.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace highnoon::test {

namespace {

/// A rule's answer when it does not look into every card.
enum class Tri { no, unsure, yes };
Tri all_of(std::initializer_list<Tri> answers) { return std::min(answers); }
Tri any_of(std::initializer_list<Tri> answers) { return std::max(answers); }
Tri tri(bool answer) { return answer ? Tri::yes : Tri::no; }
Tri unless(Tri a) { return a == Tri::yes ? Tri::no : a == Tri::no ? Tri::yes : Tri::unsure; }

/// Where a job's substep, or a call-out, takes dudes from; as the decision's record numbers them.
enum JoinStep { kShootoutStep, kWithLeader, kNearLeader, kNearMark, kAtMark };

class Rules {
 public:
  explicit Rules(const Game& game) : s_(game.state()), d_(game.content().definitions), config_(game.config()) {
    rules_ = &d_.rulesets[static_cast<std::size_t>(d_.find_ruleset(config_.ruleset))];
  }

  /// Options of a decision with how sure they are; false if this decision is none of ours.
  bool expect(std::map<Option, Tri>& expected);

 private:
  // --- raw facts
  const Card& card(CardId id) const { return s_.cards[static_cast<std::size_t>(id.index())]; }
  const CardDef& def(const Card& c) const { return d_.cards[c.def]; }
  const CardDef& def(CardId id) const { return def(card(id)); }
  int parameter(Parameter p) const { return rules_->parameters[static_cast<std::size_t>(p)]; }
  bool lives(CardId id) const { return id && id.index() < s_.card_count && card(id).id == id; }

  std::vector<CardId> in_play() const {
    std::vector<CardId> found;
    for (int i = 0; i < s_.card_count; ++i) {
      const Card& c = s_.cards[static_cast<std::size_t>(i)];
      if (c.zone == Zone::in_play) found.push_back(c.id);
    }
    return found;
  }
  std::vector<CardId> dudes(PlayerId player) const {
    std::vector<CardId> found;
    for (const CardId id : in_play()) {
      if (def(id).type == CardType::dude && card(id).controller == player) found.push_back(id);
    }
    return found;
  }
  std::vector<LocationId> places() const {
    std::vector<LocationId> found{LocationId::town_square()};
    for (const CardId id : in_play()) {
      if (def(id).type == CardType::deed || def(id).type == CardType::outfit) found.emplace_back(id);
    }
    return found;
  }
  std::vector<CardId> attached(CardId host) const {
    std::vector<CardId> found;
    for (const CardId id : in_play()) {
      if (card(id).host == host) found.push_back(id);
    }
    return found;
  }
  /// The dude, deed or outfit at the bottom of a pile of attachments.
  CardId bottom(CardId id) const {
    while (lives(card(id).host)) id = card(id).host;
    return id;
  }
  LocationId place_of(CardId id) const {
    const CardId at = bottom(id);
    const CardType type = def(at).type;
    if (type == CardType::deed || type == CardType::outfit) return at;
    return type == CardType::dude ? card(at).location : card(at).host_location;
  }
  PlayerId controller_of(LocationId place) const { return place.is_town_square() ? PlayerId{} : card(place.card()).controller; }
  LocationId home(PlayerId player) const { return s_.players[player.value].outfit; }

  // --- what cards may change
  /// A standing trait of some card, or a lasting effect, that could change this for the card.
  Tri changed_by_traits(StandingDef::Kind kind, int what, CardId about) const;
  Tri banned(Act act, CardId about) const;
  Tri allowed(Permit permit, CardId about) const { return changed_by_traits(StandingDef::Kind::permit, static_cast<int>(permit), about); }
  Tri keyword(CardId id, Keyword keyword) const;
  Tri adjacent(LocationId a, LocationId b) const;
  Tri can_pay(PlayerId player, CardId for_card) const;
  Tri blanked(CardId id) const;

  // --- the plays
  void moves(std::map<Option, Tri>& out) const;
  void call_outs(std::map<Option, Tri>& out) const;
  void shopping(std::map<Option, Tri>& out) const;
  void shop(CardId id, std::map<Option, Tri>& out, Tri in_general) const;
  Tri may_carry(CardId id, CardId host) const;
  Tri may_enter(CardId id) const;
  void trades(std::map<Option, Tri>& out) const;
  void replacements(std::map<Option, Tri>& out) const;
  void abilities(std::uint16_t timing, std::map<Option, Tri>& out) const;
  Tri may_use(CardId id, const AbilityDef& ability, std::uint16_t timing) const;
  Tri comes_from_posse(CardId id, const AbilityDef& ability) const;
  Tri is_plain(const AbilityDef& ability) const;
  void joiners(int side, int step, std::map<Option, Tri>& out) const;
  void casualties(std::map<Option, Tri>& out) const;

  PlayerId you() const { return s_.pending.player; }
  static void add(std::map<Option, Tri>& out, Option option, Tri how) {
    if (how == Tri::no) return;
    Tri& entry = out.try_emplace(option, how).first->second;
    entry = std::max(entry, how);
  }

  const State& s_;
  const Definitions& d_;
  const GameConfig& config_;
  const RulesetDef* rules_;
};

Option make(OptionKind kind, int a = 0, int b = 0, int c = 0) { return {kind, a, b, c}; }

// --- what cards may change -----------------------------------------------------------------------------------------------------

/// Numbers of abilities that a card has not printed.
constexpr int kFirstGained = 0x80;

/// Where a trait works; one that an effect lends works wherever its card has gone.
int zones_of(const AbilityDef& trait) {
  if (trait.is_lent) return ~0;
  return trait.zones ? trait.zones : bit(Zone::in_play);
}

Tri Rules::changed_by_traits(StandingDef::Kind kind, int what, CardId about) const {
  for (const Modifier& m : s_.modifiers) {
    if (kind == StandingDef::Kind::permit && m.op == ModifierOp::permit && m.what == what) return Tri::unsure;
  }
  for (int i = 0; i < s_.card_count; ++i) {
    const Card& source = s_.cards[static_cast<std::size_t>(i)];
    for (const AbilityDef& ability : def(source).abilities) {
      if (ability.kind != AbilityDef::Kind::standing) continue;
      if (!(zones_of(ability) & bit(source.zone))) continue;
      for (const StandingDef& row : ability.standing) {
        if (row.kind != kind || row.what != what) continue;
        const bool own = row.affects == kNoNode && !ability.is_lent;
        if (!own || !about || source.id == about || source.host == about) return Tri::unsure;
      }
    }
  }
  return Tri::no;
}

Tri Rules::banned(Act act, CardId about) const {
  for (const Modifier& m : s_.modifiers) {
    if (m.op == ModifierOp::restrict && m.what == static_cast<int>(act) && (!m.card || m.card == about)) return Tri::unsure;
  }
  return changed_by_traits(StandingDef::Kind::restrict, static_cast<int>(act), about);
}

Tri Rules::keyword(CardId id, Keyword keyword) const {
  for (const Modifier& m : s_.modifiers) {
    if ((m.op == ModifierOp::keyword || m.op == ModifierOp::lose_keyword) && m.what == static_cast<int>(keyword) && m.card == id) {
      return Tri::unsure;
    }
  }
  const int what = static_cast<int>(keyword);
  if (changed_by_traits(StandingDef::Kind::keyword, what, id) != Tri::no ||
      changed_by_traits(StandingDef::Kind::lose_keyword, what, id) != Tri::no) {
    return Tri::unsure;
  }
  return tri(def(id).keywords[static_cast<std::size_t>(what)]);
}

/// Next to each other on one street, or one of them the town square and the other on a street.
Tri Rules::adjacent(LocationId a, LocationId b) const {
  if (a == b) return Tri::no;
  if (changed_by_traits(StandingDef::Kind::permit, static_cast<int>(Permit::adjacent), {}) != Tri::no) return Tri::unsure;
  for (int p = 0; p < s_.player_count; ++p) {
    const auto& street = s_.players[static_cast<std::size_t>(p)].street;
    int at_a = -1;
    int at_b = -1;
    for (int i = 0; i < street.size(); ++i) {
      if (street[i] == a.card()) at_a = i;
      if (street[i] == b.card()) at_b = i;
    }
    if (a.is_town_square() && at_b >= 0) return Tri::yes;
    if (b.is_town_square() && at_a >= 0) return Tri::yes;
    if (at_a >= 0 && at_b >= 0 && (at_a - at_b == 1 || at_b - at_a == 1)) return Tri::yes;
  }
  return Tri::no;
}

/// Whether the cost of a card can be paid. Costs that something changes, and ghost rock kept on cards, leave it open.
Tri Rules::can_pay(PlayerId player, CardId for_card) const {
  const int price = std::max<int>(def(for_card).cost, 0);
  const int stash = s_.players[player.value].ghost_rock;
  bool open = changed_by_traits(StandingDef::Kind::cost, 0, {}) != Tri::no;
  for (int i = 0; i < s_.card_count && !open; ++i) {
    const Card& source = s_.cards[static_cast<std::size_t>(i)];
    if (source.zone == Zone::in_play && source.controller == player && source.pool > 0) open = true;
    for (const AbilityDef& ability : def(source).abilities) {
      if (!(zones_of(ability) & bit(source.zone))) continue;
      for (const StandingDef& row : ability.standing) {
        if (row.kind == StandingDef::Kind::cost) open = true;
        if (row.kind == StandingDef::Kind::stat && row.what == static_cast<int>(Stat::cost)) open = true;
      }
    }
  }
  for (const Modifier& m : s_.modifiers) {
    if (m.what == static_cast<int>(Stat::cost) && (m.op == ModifierOp::add || m.op == ModifierOp::set)) open = true;
  }
  return open ? Tri::unsure : tri(price <= stash);
}

Tri Rules::blanked(CardId id) const {
  for (const Modifier& m : s_.modifiers) {
    if (m.op == ModifierOp::blank && m.card == id) return Tri::unsure;
  }
  return Tri::no;
}

// --- Movin' --------------------------------------------------------------------------------------------------------------------

void Rules::moves(std::map<Option, Tri>& out) const {
  for (const CardId dude : dudes(you())) {
    const Card& c = card(dude);
    const Tri may_move = unless(any_of({banned(Act::move, dude), banned(Act::move_play, dude)}));
    const Tri never_boots = allowed(Permit::move_without_booting, dude);
    for (const LocationId to : places()) {
      if (to == c.location) continue;
      const Option free = make(OptionKind::move, dude.raw, to.raw);
      const Option booting = make(OptionKind::move_booting, dude.raw, to.raw);
      if (c.booted()) {
        add(out, free, all_of({allowed(Permit::move_while_booted, dude), may_move}));
        continue;
      }
      Tri is_free = Tri::no;
      if (c.location == home(you())) is_free = adjacent(c.location, to);
      if (c.location.is_town_square() && to != home(you())) is_free = adjacent(c.location, to);
      is_free = any_of({is_free, never_boots});
      add(out, free, all_of({is_free, may_move}));
      add(out, booting, all_of({unless(is_free), may_move, unless(banned(Act::boot, dude))}));
    }
  }
}

// --- Callin' out ---------------------------------------------------------------------------------------------------------------

void Rules::call_outs(std::map<Option, Tri>& out) const {
  for (const CardId caller : dudes(you())) {
    const Card& a = card(caller);
    for (const CardId target : in_play()) {
      const Card& b = card(target);
      if (def(b).type != CardType::dude || b.controller == a.controller || b.location != a.location) continue;
      Tri legal = unless(any_of({banned(Act::call_out, caller), banned(Act::be_called_out, target)}));
      if (a.booted()) legal = all_of({legal, allowed(Permit::call_out_while_booted, caller)});
      if (b.location == home(b.controller)) {
        const bool by_ruleset = parameter(Parameter::callout_at_home) != 0;
        legal = all_of({legal, any_of({tri(by_ruleset), allowed(Permit::call_out_at_home, caller)})});
      }
      add(out, make(OptionKind::call_out, caller.raw, target.raw), legal);
    }
  }
}

// --- Shoppin' ------------------------------------------------------------------------------------------------------------------

/// Uniqueness: dudes and deeds unless Non-Unique, others if Unique. A copy that the player owns, in play or in Boot Hill, is in the way.
Tri Rules::may_enter(CardId id) const {
  const CardDef& what = def(id);
  Tri unique = Tri::no;
  if (what.type == CardType::dude || what.type == CardType::deed) {
    unique = unless(keyword(id, Keyword::non_unique));
  } else {
    unique = keyword(id, Keyword::unique);
  }
  Tri in_the_way = Tri::no;
  const Tri others_count = allowed(Permit::unique_with, {});
  for (int i = 0; i < s_.card_count; ++i) {
    const Card& other = s_.cards[static_cast<std::size_t>(i)];
    const Tri same = def(other).persona == what.persona ? Tri::yes : others_count;
    if (other.id == id || same == Tri::no) continue;
    const bool own = other.owner == card(id).owner;
    const bool hill = other.zone == Zone::boot_hill && parameter(Parameter::unique_in_boot_hill) > !own;
    const bool there = other.zone == Zone::in_play && (own || parameter(Parameter::unique_game_wide));
    if (hill || there) in_the_way = std::max(in_the_way, same);
  }
  return all_of({unless(all_of({unique, in_the_way})), unless(banned(Act::enter_play, id))});
}

/// Whether a dude may carry goods or a spell.
Tri Rules::may_carry(CardId id, CardId host) const {
  Tri legal = unless(banned(Act::attach, host));
  for (const AbilityDef& ability : def(id).abilities) {
    if (ability.kind == AbilityDef::Kind::attach_rule) legal = std::min(legal, Tri::unsure);
  }
  if (def(id).type == CardType::spell) {
    constexpr std::pair<Keyword, Keyword> kSkills[] = {
        {Keyword::hex, Keyword::huckster}, {Keyword::miracle, Keyword::blessed}, {Keyword::spirit, Keyword::shaman}};
    for (const auto& [spell, skill] : kSkills) {
      if (def(id).keywords[static_cast<std::size_t>(spell)]) legal = all_of({legal, keyword(host, skill)});
    }
  }
  return legal;
}

void Rules::shop(CardId id, std::map<Option, Tri>& out, Tri in_general) const {
  const CardDef& what = def(id);
  const CardType type = what.type;
  const bool sold = type == CardType::dude || type == CardType::deed || type == CardType::goods || type == CardType::spell;
  if (!sold) return;
  const Tri legal = all_of({in_general, may_enter(id), can_pay(you(), id)});
  if (what.keywords[static_cast<std::size_t>(Keyword::gadget)]) {
    for (const CardId dude : dudes(you())) {
      Tri inventor = all_of({legal, keyword(dude, Keyword::mad_scientist), tri(!card(dude).booted()), unless(banned(Act::boot, dude))});
      if (type == CardType::goods && may_carry(id, dude) != Tri::yes) inventor = std::min(inventor, Tri::unsure);
      if (parameter(Parameter::gadget_controlled_location)) {
        const bool controlled = controller_of(card(dude).location) == you();
        inventor = all_of({inventor, any_of({tri(controlled), allowed(Permit::attach_anywhere, dude)})});
      }
      add(out, make(OptionKind::invent, id.raw, dude.raw), inventor);
    }
    return;
  }
  if (type == CardType::dude) return add(out, make(OptionKind::shop, id.raw), legal);
  if (type == CardType::deed) {
    const Tri outside = keyword(id, Keyword::out_of_town);
    add(out, make(OptionKind::shop, id.raw), all_of({legal, outside}));
    for (const int end : {0, 1}) add(out, make(OptionKind::shop_deed, id.raw, end), all_of({legal, unless(outside)}));
    return;
  }
  bool has_rule = false;
  for (const AbilityDef& ability : what.abilities) has_rule |= ability.kind == AbilityDef::Kind::attach_rule;
  if (what.keywords[static_cast<std::size_t>(Keyword::totem)]) {
    for (const LocationId place : places()) {
      Tri shaman = Tri::no;
      for (const CardId dude : dudes(you())) {
        if (card(dude).location == place && !card(dude).booted()) shaman = any_of({shaman, keyword(dude, Keyword::shaman)});
      }
      const Tri planted = all_of({legal, shaman, tri(controller_of(place) == you())});
      add(out, make(OptionKind::shop_plant, id.raw, place.raw), has_rule ? std::min(planted, Tri::unsure) : planted);
    }
    return;
  }
  for (const CardId dude : dudes(you())) {
    const Tri unbooted = any_of({tri(!card(dude).booted()), allowed(Permit::attach_while_booted, dude)});
    const Tri here = any_of({tri(controller_of(card(dude).location) == you()), allowed(Permit::attach_anywhere, dude)});
    add(out, make(OptionKind::shop_attach, id.raw, dude.raw), all_of({legal, unbooted, here, may_carry(id, dude)}));
  }
  if (!has_rule) return;  // goods go to deeds and homes only if they say so
  for (const LocationId place : places()) {
    if (place.card()) add(out, make(OptionKind::shop_attach, id.raw, place.raw), std::min(legal, Tri::unsure));
  }
}

void Rules::shopping(std::map<Option, Tri>& out) const {
  for (const CardId id : s_.players[you().value].hand) shop(id, out, Tri::yes);
}

/// Experienced dudes take the place of another version of themselves, and the other way round.
void Rules::replacements(std::map<Option, Tri>& out) const {
  for (const CardId id : s_.players[you().value].hand) {
    for (const CardId dude : dudes(you())) {
      const CardDef& then = def(id);
      const CardDef& now = def(dude);
      const bool other_version = then.type == CardType::dude && then.persona == now.persona && then.experience != now.experience;
      const int step = std::abs(then.experience - now.experience);
      const bool legal = other_version && step <= parameter(Parameter::experience_step) && !card(dude).has(kReplacedToday);
      add(out, make(OptionKind::replace_dude, dude.raw, id.raw), tri(legal));
    }
  }
}

// --- Tradin' -------------------------------------------------------------------------------------------------------------------

void Rules::trades(std::map<Option, Tri>& out) const {
  for (const LocationId place : places()) {
    if (controller_of(place) != you()) continue;
    Tri legal = Tri::no;
    for (const CardId giver : dudes(you())) {
      for (const CardId receiver : dudes(you())) {
        if (giver == receiver || card(giver).location != place || card(receiver).location != place || card(receiver).booted()) continue;
        for (const CardId goods : attached(giver)) {
          if (def(goods).type != CardType::goods || card(goods).has(kTradedToday)) continue;
          legal = any_of({legal, all_of({may_carry(goods, receiver), unless(banned(Act::trade, goods))})});
        }
      }
    }
    add(out, make(OptionKind::trade_start, place.raw), legal);
  }
}

// --- abilities -----------------------------------------------------------------------------------------------------------------

/// An ability that can surely be carried out: no conditions or choices, and its first effect always works.
Tri Rules::is_plain(const AbilityDef& ability) const {
  if (!ability.choices.empty() || ability.condition != kNoNode || ability.price != kNoEffects || ability.is_job) return Tri::unsure;
  if (ability.pay_least != kNoNode || ability.test == SkillTest::kung_fu || !ability.tao.empty()) return Tri::unsure;
  if (ability.effects == kNoEffects || d_.effect_lists[ability.effects].empty()) return Tri::unsure;
  const Effect& first = d_.effect_lists[ability.effects].front();
  const auto is_number = [&](std::uint32_t node) { return node != kNoNode && d_.nodes[node].op == Op::number && d_.nodes[node].value > 0; };
  const bool gains = first.verb == Verb::gain && is_number(first.arguments[1]) && d_.nodes[first.arguments[0]].op == Op::you;
  return gains ? Tri::yes : Tri::unsure;
}

/// Where Shootout and Resolution abilities may come from: an action in hand, a deed, an Improvement, the outfit (a Legend likewise), or
/// a dude in the posse with what is attached; others only to bring somebody into a posse.
Tri Rules::comes_from_posse(CardId id, const AbilityDef& ability) const {
  if (ability.joins_posse) return Tri::yes;
  const CardType type = def(id).type;
  if (type == CardType::action || type == CardType::deed || type == CardType::outfit || type == CardType::legend) return Tri::yes;
  if (keyword(id, Keyword::improvement) != Tri::no) return keyword(id, Keyword::improvement);
  const CardId at = bottom(id);
  if (def(at).type == CardType::dude) return tri(card(at).side != 0 && card(at).controller == you());
  return Tri::unsure;
}

Tri Rules::may_use(CardId id, const AbilityDef& ability, std::uint16_t timing) const {
  const Card& c = card(id);
  if (ability.kind != AbilityDef::Kind::ability || !(ability.timing & timing)) return Tri::no;
  if (ability.during_effect) return Tri::unsure;
  const bool played = def(c).type == CardType::action && !ability.is_granted();
  const int usual = played ? bit(Zone::hand) : bit(Zone::in_play);
  if (!((ability.zones ? ability.zones : usual) & bit(c.zone))) return Tri::no;
  if (ability.is_granted()) return Tri::unsure;
  Tri legal = is_plain(ability);
  const bool whose = (c.zone == Zone::in_play && !ability.owner_only ? c.controller : c.owner) == you();
  if (!whose) {
    // A Totem serves any Shaman at its place; some use Controller abilities as if they controlled the card.
    const bool lent = (ability.controller && allowed(Permit::use_as_controller, {}) != Tri::no) || allowed(Permit::use_as_if_there, {}) != Tri::no;
    if ((!def(c).keywords[static_cast<std::size_t>(Keyword::totem)] && !lent) || c.zone != Zone::in_play) return Tri::no;
    legal = Tri::unsure;
  }
  const bool once = def(c).type != CardType::action && !ability.repeat;
  if (once && (c.used >> ability.number & 1)) return Tri::no;
  if (ability.limit > 0 && c.limited_uses >= ability.limit) return Tri::no;
  if (ability.boot && !ability.is_job) {
    if (c.booted()) return Tri::no;
    legal = all_of({legal, unless(banned(Act::boot, id))});
  }
  if (ability.is_job) {
    // Somebody unbooted must lead it: the dude it is on, or any.
    bool leader = false;
    const CardId at = bottom(id);
    for (const CardId dude : dudes(you())) {
      leader |= !card(dude).booted() && (def(at).type != CardType::dude || at == dude);
    }
    if (!leader) return Tri::no;
  }
  if (c.zone != Zone::in_play) legal = all_of({legal, can_pay(you(), id)});
  legal = all_of({legal, unless(banned(Act::use_abilities, id)), unless(blanked(id))});
  if (timing & (kShootout | kResolution)) legal = all_of({legal, comes_from_posse(id, ability)});
  if (timing == kCheatin && c.zone == Zone::in_play) legal = all_of({legal, comes_from_posse(id, ability)});
  if (timing == kCheatin) legal = std::min(legal, Tri::unsure);
  const bool headline = ability.headline || def(c).keywords[static_cast<std::size_t>(Keyword::headline)];
  if (headline && s_.shootout.active && s_.shootout.headlines >= parameter(Parameter::headlines_per_shootout)) return Tri::no;
  return legal;
}

void Rules::abilities(std::uint16_t timing, std::map<Option, Tri>& out) const {
  for (int i = 0; i < s_.card_count; ++i) {
    const Card& c = s_.cards[static_cast<std::size_t>(i)];
    for (std::size_t a = 0; a < def(c).abilities.size(); ++a) {
      const bool action = c.zone != Zone::in_play && !def(c).abilities[a].during_effect;
      for (const std::uint16_t one : {kNoon, kShootout, kResolution, kCheatin}) {
        if (!(timing & one)) continue;
        add(out, make(action ? OptionKind::play_action : OptionKind::use_ability, c.id.raw, static_cast<int>(a)),
            may_use(c.id, def(c).abilities[a], one));
      }
    }
  }
  // What cards have gained from others.
  for (const Modifier& m : s_.modifiers) {
    if (m.op != ModifierOp::gained) continue;
    const std::vector<AbilityDef>& all = d_.cards[static_cast<std::size_t>(m.amount)].abilities;
    for (std::size_t a = m.what; a < all.size() && (a == m.what || all[a].continues); ++a) {
      const int number = kFirstGained + m.number + static_cast<int>(a - m.what);
      add(out, make(OptionKind::use_ability, m.card.raw, number), all[a].timing & timing ? Tri::unsure : Tri::no);
    }
  }
}

// --- posses --------------------------------------------------------------------------------------------------------------------

void Rules::joiners(int side, int step, std::map<Option, Tri>& out) const {
  const Shootout& fight = s_.shootout;
  const LocationId mark = fight.location;
  const PlayerId other_head = side == 1 ? fight.opposing_player : fight.leader_player;
  if (you() == other_head) return;
  for (const CardId id : in_play()) {
    if (card(id).side == 3 - side && card(id).controller == you()) return;  // no player in both posses
  }
  for (const CardId dude : dudes(you())) {
    const Card& c = card(dude);
    if (c.side != 0) continue;
    const LocationId leader_at = lives(fight.leader) ? place_of(fight.leader) : LocationId{};
    const bool at_mark = c.location == mark;
    Tri in_range = Tri::no;
    switch (step) {
      case kShootoutStep: in_range = any_of({tri(at_mark), adjacent(c.location, mark), allowed(Permit::join_from_anywhere, dude)}); break;
      case kWithLeader: in_range = tri(c.location == leader_at); break;
      case kNearLeader: in_range = adjacent(c.location, leader_at); break;
      case kNearMark: in_range = any_of({adjacent(c.location, mark), allowed(Permit::join_from_anywhere, dude)}); break;
      default: in_range = tri(at_mark);
    }
    // In a job who is at the mark joins last, as he is.
    const bool early = step == kWithLeader || step == kNearLeader || step == kNearMark;
    const bool same_place_boots = step == kWithLeader && parameter(Parameter::job_same_place_boots);
    if (early && at_mark && !same_place_boots) continue;
    Tri legal = all_of({in_range, unless(banned(Act::join_posse, dude))});
    for (const Card* source = s_.cards.data(); source != s_.cards.data() + s_.card_count; ++source) {
      for (const AbilityDef& ability : def(*source).abilities) {
        for (const StandingDef& row : ability.standing) {
          if (row.kind == StandingDef::Kind::stat && row.what == static_cast<int>(Stat::join_cost)) legal = std::min(legal, Tri::unsure);
        }
      }
    }
    if (fight.is_job && side == 1 && fight.job_play != 0xFF) {
      const Play& play = s_.plays[fight.job_play];
      if (play.ability >= kFirstGained || def(play.card).abilities[play.ability].job.joins != kNoNode) legal = std::min(legal, Tri::unsure);
    }
    const Option plain = make(OptionKind::join, dude.raw);
    const Option booting = make(OptionKind::join_booting, dude.raw);
    if (at_mark && !same_place_boots) {
      add(out, plain, legal);
      continue;
    }
    legal = all_of({legal, unless(banned(Act::move, dude))});
    const Tri without_booting = allowed(Permit::join_without_booting, dude);
    if (c.booted()) {
      add(out, plain, all_of({legal, allowed(Permit::join_while_booted, dude)}));
    } else {
      add(out, plain, all_of({legal, without_booting}));
      const Tri may_stay = step == kWithLeader || step == kNearLeader ? Tri::no : allowed(Permit::join_without_moving, dude);
      add(out, booting, all_of({legal, any_of({unless(without_booting), may_stay}), unless(banned(Act::boot, dude))}));
    }
  }
}

// --- casualties ----------------------------------------------------------------------------------------------------------------

/// Every way to cover, tried one by one.
void Rules::casualties(std::map<Option, Tri>& out) const {
  struct Way {
    CardId card;
    OptionKind fate;
    int covers;
  };
  std::vector<std::vector<Way>> choices;
  std::vector<CardId> assigned;
  bool uncertain = false;
  int side = 0;
  for (const CardId id : in_play()) {
    if (card(id).side != 0 && card(id).controller == you()) side = card(id).side;
  }
  if (you() == s_.shootout.leader_player) side = 1;
  if (you() == s_.shootout.opposing_player) side = 2;
  const auto consider = [&](CardId id, bool is_dude) {
    const Card& c = card(id);
    if (c.has(kAssigned)) return assigned.push_back(id);
    if (c.has(kProtected)) return;
    for (const Act act : {Act::be_casualty, Act::be_discarded, Act::be_aced, Act::move}) {
      if (banned(act, id) != Tri::no) uncertain = true;
    }
    if (is_dude && keyword(id, Keyword::harrowed) == Tri::unsure) uncertain = true;
    const bool harrowed = is_dude && keyword(id, Keyword::harrowed) == Tri::yes;
    std::vector<Way> ways;
    if (!is_dude) {
      ways.push_back({id, OptionKind::casualty_discard, parameter(Parameter::casualty_sidekick_covers)});
    } else if (harrowed) {
      ways.push_back({id, OptionKind::casualty_home, parameter(Parameter::harrowed_home_covers)});
      ways.push_back({id, OptionKind::casualty_discard, parameter(Parameter::harrowed_discard_covers)});
      ways.push_back({id, OptionKind::casualty_ace, parameter(Parameter::harrowed_ace_covers)});
    } else {
      ways.push_back({id, OptionKind::casualty_discard, parameter(Parameter::casualty_discard_covers)});
      ways.push_back({id, OptionKind::casualty_ace, parameter(Parameter::casualty_ace_covers)});
    }
    choices.push_back(ways);
  };
  for (const CardId id : in_play()) {
    if (def(id).type != CardType::dude || card(id).side != side || side == 0) continue;
    consider(id, true);
    for (const CardId on : attached(id)) {
      if (keyword(on, Keyword::sidekick) == Tri::unsure || allowed(Permit::ace_as_casualty, on) != Tri::no) uncertain = true;
      if (keyword(on, Keyword::sidekick) != Tri::no) consider(on, false);
    }
  }

  if (uncertain) {
    for (const auto& ways : choices) {
      for (const OptionKind fate : {OptionKind::casualty_discard, OptionKind::casualty_ace, OptionKind::casualty_home}) {
        add(out, make(fate, ways.front().card.raw), Tri::unsure);
      }
    }
  }
  const int owed = s_.pending.a;
  // The best total not above what is owed, and all first steps of the ways to it.
  int best = 0;
  std::set<std::pair<int, OptionKind>> first_steps;
  const auto try_all = [&](auto& self, std::size_t at, int sum, std::vector<Way>& taken) -> void {
    if (sum > owed) return;
    if (at == choices.size()) {
      if (sum > best) {
        best = sum;
        first_steps.clear();
      }
      if (sum == best) {
        for (const Way& way : taken) first_steps.insert({way.card.raw, way.fate});
      }
      return;
    }
    self(self, at + 1, sum, taken);
    for (const Way& way : choices[at]) {
      taken.push_back(way);
      self(self, at + 1, sum + way.covers, taken);
      taken.pop_back();
    }
  };
  std::vector<Way> taken;
  try_all(try_all, 0, 0, taken);
  bool forced = false;
  for (const auto& ways : choices) forced |= card(ways.front().card).has(kForcedCasualty);
  const Tri how = uncertain || (forced && assigned.empty()) ? Tri::unsure : Tri::yes;
  if (best > 0) {
    for (const auto& [id, fate] : first_steps) add(out, make(fate, id), how);
  }
  add(out, make(OptionKind::done), best == 0 ? how : uncertain ? Tri::unsure : Tri::no);
  for (const CardId id : assigned) add(out, make(OptionKind::take_back, id.raw), Tri::yes);
}

// --- together ------------------------------------------------------------------------------------------------------------------

bool Rules::expect(std::map<Option, Tri>& out) {
  switch (s_.pending.kind) {
    case DecisionKind::noon_play:
      add(out, make(OptionKind::pass), Tri::yes);
      moves(out);
      call_outs(out);
      shopping(out);
      trades(out);
      replacements(out);
      abilities(kNoon, out);
      return true;
    case DecisionKind::shootout_play:
      add(out, make(OptionKind::pass), Tri::yes);
      abilities(kShootout, out);
      for (const CardId id : s_.players[you().value].hand) {
        const Tri any = changed_by_traits(StandingDef::Kind::permit, static_cast<int>(Permit::shop_as_shootout_play), {});
        shop(id, out, any == Tri::no ? Tri::no : Tri::unsure);
      }
      return true;
    case DecisionKind::resolution_play:
      add(out, make(OptionKind::pass), Tri::yes);
      abilities(kResolution | kCheatin, out);
      return true;
    case DecisionKind::join_posse:
      add(out, make(OptionKind::done), Tri::yes);
      joiners(s_.pending.a, s_.pending.b, out);
      return true;
    case DecisionKind::oppose_job:
      add(out, make(OptionKind::pass), Tri::yes);
      joiners(2, kShootoutStep, out);
      return true;
    case DecisionKind::assign_casualty:
      casualties(out);
      return true;
    default: return false;
  }
}

/// Abilities are compared without their third argument, the timing.
Option comparable(Option option) {
  if (option.kind == OptionKind::use_ability || option.kind == OptionKind::play_action) option.c = 0;
  return option;
}

}  // namespace

/// What is attached and fights as a dude does what dudes do: these rules do not know of it.
bool any_fights_as_dude(const State& s) {
  return std::any_of(s.cards.begin(), s.cards.begin() + s.card_count, [](const Card& card) { return card.has(kFightsAsDude); });
}

std::string legality_fault(const Game& game, LegalityCount& count) {
  const Decision* decision = game.decision();
  if (!decision) return "";
  std::map<Option, Tri> expected;
  if (!Rules(game).expect(expected)) return "";
  ++count.decisions;
  const bool all_known = !any_fights_as_dude(game.state());
  std::set<Option> listed;
  for (const Option& option : decision->options) {
    const Option seen = comparable(option);
    if (!listed.insert(seen).second) return "listed twice: " + game.text(option);
    if (all_known && !expected.contains(seen)) return "listed but not legal: " + to_string(option) + ", " + game.text(option);
  }
  for (const auto& [option, how] : expected) {
    ++(how == Tri::yes ? count.certain : count.uncertain);
    if (all_known && how == Tri::yes && !listed.contains(option)) return "legal but not listed: " + to_string(option) + ", " + game.text(option);
  }
  return "";
}

}  // namespace highnoon::test
