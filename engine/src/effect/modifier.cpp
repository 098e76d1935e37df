// The numbers: printed value, counters, attached bonuses and lasting effects in the order they
// came, standing traits on top.

#include "effect/modifier.hpp"

#include <algorithm>

#include "ability/predicate.hpp"
#include "effect/cache.hpp"
#include "effect/standing.hpp"
#include "shootout/suspended.hpp"

namespace highnoon {
namespace {

constexpr int kLowest = -9999;
constexpr int kHighest = 9999;

static_assert(kStats < 31, "a bit for each, and one for the keywords");
std::uint32_t bit(Stat stat) { return 1u << static_cast<int>(stat); }

[[gnu::always_inline]] inline CardNumbers& numbers_of(const Kernel& k, CardId card) {
  std::vector<CardNumbers>& all = k.cache.numbers[k.cache.mode];
  if (all.size() < k.s.card_count) [[unlikely]] {
    all.reserve(kMaxCards);
    all.resize(k.s.card_count);
  }
  CardNumbers& numbers = all[static_cast<std::size_t>(card.index())];
  if (numbers.stamp != k.cache.stamp) {
    numbers.stamp = k.cache.stamp;
    numbers.valid = 0;
  }
  return numbers;
}

/// Only dudes have bullets; the number on other cards is a bonus.
bool has_own_bullets(const Kernel& k, CardId card) { return k.def(card).type == CardType::dude || k.card(card).has(kFightsAsDude); }
Stat as_read(const Kernel& k, CardId card, Stat stat) { return stat == Stat::bullets && !has_own_bullets(k, card) ? Stat::bullet_bonus : stat; }

std::optional<Keyword> skill_of(Stat stat) {
  switch (stat) {
    case Stat::huckster: return Keyword::huckster;
    case Stat::blessed: return Keyword::blessed;
    case Stat::shaman: return Keyword::shaman;
    case Stat::mad_scientist: return Keyword::mad_scientist;
    case Stat::kung_fu: return Keyword::kung_fu;
    default: return std::nullopt;
  }
}

std::optional<Stat> stat_of_skill(KeywordId keyword) {
  for (const Stat stat :
       {Stat::huckster, Stat::blessed, Stat::shaman, Stat::mad_scientist, Stat::kung_fu}) {
    if (static_cast<KeywordId>(*skill_of(stat)) == keyword) return stat;
  }
  return std::nullopt;
}

int printed_rating(const CardDef& def, KeywordId keyword) {
  for (const KeywordRating& rating : def.ratings) {
    if (rating.keyword == keyword) return rating.rating;
  }
  return keyword == static_cast<KeywordId>(Keyword::experienced) ? def.experience : 0;
}

/// The highest rating printed or given; the card has the keyword.
int base_rating(const Kernel& k, CardId card, KeywordId keyword) {
  int highest = printed_rating(k.def(card), keyword);
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.card == card && modifier.op == ModifierOp::keyword && modifier.what == keyword) {
      highest = std::max<int>(highest, modifier.amount);
    }
  }
  for_rows(k, kKeywordGroup, card, [&](const StandingRow& row) {
    if (row.effect->kind == StandingDef::Kind::keyword && row.effect->what == keyword) {
      highest = std::max(highest, amount_of(k, row, card, 0));
    }
  });
  return highest;
}

/// Which changes of one number a card ignores.
class Ignoring {
 public:
  Ignoring(const Kernel& k, CardId card, Stat stat)
      : k_(k), card_(card), group_(ignoring_group(stat)) {
    any_ = !rows_of(k, group_).empty();
  }

  /// @param source  the card the change comes from
  /// @param timing  the kind of play that made it, kTrait, or kRule, as of bonuses printed on what is attached
  bool ignores(CardId source, PlayerId source_player, std::uint16_t timing, int amount) const {
    if (!any_) return false;
    bool ignored = false;
    for_rows(k_, group_, card_, [&](const StandingRow& row) {
      const int sign =
          amount_of(k_, row, card_, 0);  // -1: penalties only, 1: bonuses only, 0: both
      if ((sign < 0 && amount > 0) || (sign > 0 && amount < 0)) return;
      if (row.effect->by && !(row.effect->by & timing)) return;
      if (row.effect->by_others_only && (!source_player || source_player == player_of(k_, row))) return;
      if (row.effect->from != kNoNode && !(k_.exists(source) && is_meant(row, source))) return;
      ignored = true;
    });
    return ignored;
  }

 private:
  /// `from` is about the source; whose number it is reads as the subject of an event.
  bool is_meant(const StandingRow& row, CardId source) const {
    Event changing;
    changing.count = 1;
    changing.subjects[0] = card_;
    Context c = context_of(k_, row, source);
    c.event = &changing;
    c.subject = 0;
    return holds(c, row.effect->from);
  }

  const Kernel& k_;
  CardId card_;
  StandingGroup group_;
  bool any_;
};

/// Bonuses printed on attached cards, as those cards have them now: also while booted.
/// RR-GOODS-002, -004; RC-WEAPON-003, -004.
int attached_bonuses(const Kernel& k, CardId card, Stat stat, const Ignoring& ignoring) {
  if (stat != Stat::bullets && stat != Stat::influence) return 0;
  int sum = 0;
  for (CardId attached = first_attached(k, card); attached; attached = next_attached(k, attached)) {
    if (k.card(attached).has(kUnready) || k.card(attached).has(kFightsAsDude)) continue;
    const int bonus = raw_stat(k, attached, stat);
    if (!ignoring.ignores(attached, k.card(attached).controller, kRule, bonus)) sum += bonus;
  }
  return sum;
}

/// An outfit counts its legend's production, which may be negative. RR-LEGEND-003.
int legend_production(const Kernel& k, CardId card, Stat stat) {
  if (stat != Stat::production || k.def(card).type != CardType::outfit) return 0;
  const CardId legend = k.player(k.card(card).owner).legend;
  return k.exists(legend) ? k.def(legend).production : 0;
}

/// A dude of another outfit costs his influence besides, whenever upkeep is paid. RR-UPKEEP-011, RC-CARD-079.
int out_of_faction_upkeep(const Kernel& k, CardId card, Stat stat) {
  const CardDef& def = k.def(card);
  if (stat != Stat::upkeep || def.type != CardType::dude || def.faction == 0 || !k.card(card).in_play()) return 0;
  const CardId outfit = k.player(k.card(card).controller).outfit;
  if (def.faction == k.def(outfit).faction || !k.parameter(Parameter::out_of_faction_upkeep)) return 0;
  return highnoon::stat(k, card, Stat::influence);
}

/// One lasting change on a number so far.
int changed_by(const Modifier& modifier, int so_far) {
  switch (modifier.op) {
    case ModifierOp::add: return so_far + modifier.amount;
    case ModifierOp::set: return modifier.amount;
    case ModifierOp::at_least: return std::max<int>(so_far, modifier.amount);
    case ModifierOp::at_most: return std::min<int>(so_far, modifier.amount);
    default: return so_far;
  }
}

std::uint32_t bit(ModifierOp op) { return 1u << static_cast<int>(op); }

bool is_limit(const Modifier& modifier) { return modifier.op == ModifierOp::at_least || modifier.op == ModifierOp::at_most; }

/// A cost may stop at zero on its way: CL-STAT-005.
int lowest_on_the_way(const Kernel& k, Stat stat) {
  return stat == Stat::cost && k.parameter(Parameter::costs_stop_at_zero) ? 0 : kLowest;
}

/// In the order of their birth: what is set is set, later changes apply on top. Limits hold whatever else changes: they come last.
int with_modifiers(const Kernel& k, CardId card, Stat stat, int so_far, const Ignoring& ignoring, bool limits) {
  const std::uint32_t meant = limits ? bit(ModifierOp::at_least) | bit(ModifierOp::at_most) : bit(ModifierOp::add) | bit(ModifierOp::set);
  if (!(modifier_kinds(k).ops & meant)) return so_far;
  const int lowest = lowest_on_the_way(k, stat);
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.card != card || !changes_number(modifier) || is_limit(modifier) != limits) continue;
    if (as_read(k, card, static_cast<Stat>(modifier.what)) != stat) continue;
    const int after = std::max(changed_by(modifier, so_far), lowest);
    if (!ignoring.ignores(modifier.source, modifier.source_player, modifier.source_timing, after - so_far)) so_far = after;
  }
  return so_far;
}

/// Traits of other cards reach a card out of play only in what playing it takes.
bool matters_out_of_play(Stat stat) { return stat == Stat::cost || stat == Stat::difficulty; }

int with_standing(const Kernel& k, CardId card, Stat stat, int so_far, const Ignoring& ignoring) {
  if (!k.card(card).in_play() && !matters_out_of_play(stat)) return so_far;
  const int lowest = lowest_on_the_way(k, stat);
  for_rows(k, group_of(stat), card, [&](const StandingRow& row) {
    const int amount = amount_of(k, row, card, 1);
    if (!ignoring.ignores(row.card, player_of(k, row), timing_of(k, row), amount)) so_far = std::max(so_far + amount, lowest);
  });
  return so_far;
}

int without_standing(const Kernel& k, CardId card, Stat stat, const Ignoring& ignoring) {
  const CardDef& def = k.def(card);
  int sum = printed_stat(k, card, stat);
  if (const auto skill = skill_of(stat)) {
    sum = base_rating(k, card, static_cast<KeywordId>(*skill));
  } else if (stat == Stat::bullet_bonus && is_blank(k, card, kBlankBonuses)) {
    sum = 0;
  } else if (stat == Stat::influence && def.type != CardType::dude &&
             is_blank(k, card, kBlankBonuses)) {
    sum = 0;
  } else if (stat == Stat::value && k.card(card).has(kDeclared)) {
    sum = k.card(card).value;  // a card of a draw hand that counts as another
  } else if (stat == Stat::production && def.type == CardType::legend) {
    sum = 0;  // its outfit counts it
  }
  // A counter comes from no card that is there. Those for bullets add to the bonus of what is no dude.
  const Stat counted_as = stat == Stat::bullet_bonus && def.type != CardType::dude ? Stat::bullets : stat;
  if (const int counted = counters(k.card(card), counted_as); counted != 0 && !ignoring.ignores(card, {}, 0, counted)) sum += counted;
  sum += legend_production(k, card, stat) + out_of_faction_upkeep(k, card, stat);
  sum += attached_bonuses(k, card, stat, ignoring);
  // RR-KUNGFU-001: only while in play.
  if (stat == Stat::value && k.card(card).in_play())
    sum += rating(k, card, static_cast<KeywordId>(Keyword::kung_fu));
  return with_modifiers(k, card, stat, sum, ignoring, false);
}

/// The last lasting effect decides; without one the trait of the card that entered play last; else
/// the print.
int bullet_type(const Kernel& k, CardId card) {
  int stud = k.def(card).is_stud;
  int newest = -1;
  const Ignoring ignoring(k, card, Stat::bullet_type);
  for_rows(k, group_of(Stat::bullet_type), card, [&](const StandingRow& row) {
    const int to =
        row.effect->kind == StandingDef::Kind::stud || row.effect->kind == StandingDef::Kind::stat;
    const Card& source = k.card(row.card);
    if (source.entered < newest || ignoring.ignores(row.card, player_of(k, row), timing_of(k, row), to ? 1 : -1))
      return;
    newest = source.entered;
    stud = to;
  });
  return with_modifiers(k, card, Stat::bullet_type, stud, ignoring, false);
}

/// What a trait fixes is so whatever else changes it; of several the newest counts.
std::optional<int> fixed_number(const Kernel& k, CardId card, Stat stat) {
  std::optional<int> number;
  int newest = -1;
  for_rows(k, kFixedGroup, card, [&](const StandingRow& row) {
    if (row.effect->what != static_cast<std::uint8_t>(stat) || k.card(row.card).entered < newest) return;
    newest = k.card(row.card).entered;
    number = amount_of(k, row, card, 0);
  });
  return number;
}

int compute(const Kernel& k, CardId card, Stat stat) {
  if (const auto number = fixed_number(k, card, stat)) return *number;
  if (stat == Stat::bullet_type) return bullet_type(k, card);
  if (const auto skill = skill_of(stat); skill && !has_keyword(k, card, *skill)) return 0;
  const Ignoring ignoring(k, card, stat);
  const int sum = with_standing(k, card, stat, without_standing(k, card, stat, ignoring), ignoring);
  return with_modifiers(k, card, stat, sum, ignoring, true);
}

/// Only what the trait's card is attached to is meant: whether a trait is active hangs on this, so nothing else can be asked here.
bool is_blanked_by_attached(const Kernel& k, CardId card, BlankMask mask) {
  for (const StandingRow* row : rows_of(k, kBlankGroup)) {
    const Card& source = k.card(row->card);
    if (row->effect->what & mask && source.def == row->def && source.in_play() && source.host == card) return true;
  }
  return false;
}

KeywordSet own_keywords(const Kernel& k, CardId card) {
  KeywordSet keywords = k.def(card).keywords;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.card != card) continue;
    if (modifier.op == ModifierOp::keyword) keywords.set(modifier.what);
    if (modifier.op == ModifierOp::lose_keyword) keywords.reset(modifier.what);
  }
  if (!k.card(card).in_play()) return keywords;
  if (k.def(card).type == CardType::dude && k.type_of(card) != CardType::dude) keywords.set(static_cast<KeywordId>(Keyword::condition));
  for_rows(k, kKeywordGroup, card, [&](const StandingRow& row) {
    keywords.set(row.effect->what, row.effect->kind == StandingDef::Kind::keyword);
  });
  if (is_blanked_by_attached(k, card, kBlankKeywords)) keywords.reset();
  return keywords;
}

/// CL-CARD-012, CL-HARROWED-013, CL-TOWN-004.
KeywordSet compute_keywords(const Kernel& k, CardId card) {
  KeywordSet keywords = own_keywords(k, card);
  for (const auto& [keyword, implied] : pool_of(k).implied) {
    if (keywords[keyword]) keywords.set(implied);
  }
  return keywords;
}

int base_player_stat(const Kernel& k, Stat stat) {
  switch (stat) {
    case Stat::hand_size: return k.parameter(Parameter::hand_size);
    case Stat::sundown_discards: return k.parameter(Parameter::sundown_discards);
    case Stat::ante: return k.parameter(Parameter::ante);
    default: return 0;
  }
}

int clamped(Stat stat, int number) {
  return std::clamp(number, info(stat).floor, info(stat).ceiling);
}

}  // namespace

int counters(const Card& card, Stat stat) {
  switch (stat) {
    case Stat::control: return card.control_counters;
    case Stat::production: return card.production_counters;
    case Stat::influence: return card.influence_counters;
    case Stat::bullets: return card.bullets_counters;
    default: return 0;
  }
}

int printed_stat(const Kernel& k, CardId card, Stat stat) {
  if (!k.exists(card)) return 0;
  const CardDef& def = k.def(card);
  if (const auto skill = skill_of(stat)) return printed_rating(def, static_cast<KeywordId>(*skill));
  switch (as_read(k, card, stat)) {
    case Stat::bullets:
    case Stat::bullet_bonus:
      return stat == Stat::bullet_bonus && has_own_bullets(k, card) ? 0 : def.bullets;
    case Stat::influence: return def.influence;
    case Stat::value: return def.poker.value;
    case Stat::cost: return def.cost;
    case Stat::upkeep: return def.upkeep;
    case Stat::production: return def.production;
    case Stat::control: return def.control;
    case Stat::difficulty: return def.difficulty;
    case Stat::bullet_type: return def.is_stud;
    default: return 0;
  }
}

int raw_stat(const Kernel& k, CardId card, Stat asked) {
  if (!k.exists(card)) return 0;
  const Stat stat = as_read(k, card, asked);
  const CardNumbers& known = numbers_of(k, card);
  if (known.valid & bit(stat)) return known.raw[static_cast<std::size_t>(stat)];
  const auto number =
      static_cast<std::int16_t>(std::clamp(compute(k, card, stat), kLowest, kHighest));
  CardNumbers& numbers = numbers_of(k, card);  // computing may have made room for more cards
  numbers.raw[static_cast<std::size_t>(stat)] = number;
  numbers.valid |= bit(stat);
  return number;
}

int stat(const Kernel& k, CardId card, Stat stat) {
  return k.exists(card) ? clamped(stat, raw_stat(k, card, stat)) : 0;
}

int player_stat(const Kernel& k, PlayerId player, Stat stat) {
  int sum = base_player_stat(k, stat);
  for (const Modifier& modifier : k.s.modifiers) {
    if (!modifier.card && modifier.player == player && changes_number(modifier) &&
        static_cast<Stat>(modifier.what) == stat && !is_suspended(k, modifier)) {  // that is about the hand and posse of another shootout
      sum = changed_by(modifier, sum);
    }
  }
  for (const StandingRow* row : rows_of(k, group_of(stat))) {
    if (left_out(k, *row) || !is_active(k, *row)) continue;
    const ModeGuard guard(k.cache, row->reflexive);
    const Context c = context_of(k, *row);
    const bool meant =
        row->effect->affects == kNoNode ? c.you == player : includes(c, row->effect->affects, player);
    if (meant) sum += amount_of(k, *row, {}, 1);
  }
  return clamped(stat, sum);
}

bool is_stud(const Kernel& k, CardId dude) { return stat(k, dude, Stat::bullet_type) == 1; }

int grit(const Kernel& k, CardId dude) {
  return stat(k, dude, Stat::value) + stat(k, dude, Stat::bullets) + stat(k, dude, Stat::influence);
}

bool has_keyword(const Kernel& k, CardId card, KeywordId keyword) {
  if (!k.exists(card)) return false;
  const CardNumbers& known = numbers_of(k, card);
  if (known.valid & kKeywordsValid) return known.keywords[keyword];
  const KeywordSet keywords = compute_keywords(k, card);
  CardNumbers& numbers = numbers_of(k, card);
  numbers.keywords = keywords;
  numbers.valid |= kKeywordsValid;
  return keywords[keyword];
}

int rating(const Kernel& k, CardId card, KeywordId keyword) {
  if (!has_keyword(k, card, keyword)) return 0;
  if (const auto skill = stat_of_skill(keyword)) return stat(k, card, *skill);
  return base_rating(k, card, keyword);
}

/// CL-WEAPON-003: of an unready Weapon nothing works but what says what it is.
bool is_blank(const Kernel& k, CardId card, BlankMask mask) {
  if (k.card(card).has(kUnready) && mask != kBlankKeywords) return true;
  if (is_blanked_by_attached(k, card, mask)) return true;
  if (!has_modifier(k, ModifierOp::blank)) return false;
  for (const Modifier& modifier : k.s.modifiers) {
    if (modifier.op == ModifierOp::blank && modifier.card == card && (modifier.what & mask) == mask)
      return true;
  }
  return false;
}

}  // namespace highnoon
