// Rules of thumb, one function a kind of decision: each gives every option points, and the highest is taken. Passing is 0 points, so
// only what seems useful is done. A little chance is added, which also keeps free repeatable abilities from going on forever.

#include "bot/heuristic_bot.hpp"

#include <algorithm>

#include "bot/poker_sense.hpp"
#include "bot/table.hpp"

namespace highnoon {
namespace {

using Intent = HeuristicBot::Intent;

Intent intent_of(Verb verb, int amount_hint) {
  switch (verb) {
    case Verb::boot:
    case Verb::send_home:
    case Verb::ace:
    case Verb::discard:
    case Verb::make_draw:
    case Verb::lose_keyword:
    case Verb::blank:
    case Verb::restrict:
    case Verb::leave_posse:
    case Verb::call_out:
    case Verb::take_control:
    case Verb::force_casualty:
    case Verb::mill: return Intent::harms;
    case Verb::unboot:
    case Verb::make_stud:
    case Verb::to_hand:
    case Verb::join_posse:
    case Verb::protect_casualty:
    case Verb::refresh:
    case Verb::attach:
    case Verb::put_into_play: return Intent::helps;
    case Verb::modify:
    case Verb::counter: return amount_hint < 0 ? Intent::harms : Intent::helps;
    default: return Intent::unknown;
  }
}

/// What the first telling effect of an ability does.
Intent intent_of(const Definitions& d, const AbilityDef& ability) {
  if (ability.effects == kNoEffects) return Intent::unknown;
  for (const Effect& effect : d.effect_lists[ability.effects]) {
    int amount = 1;
    if (effect.verb == Verb::modify || effect.verb == Verb::counter) {
      const NodeId node = effect.arguments[2];
      if (node < d.nodes.size()) {
        if (d.nodes[node].op == Op::number) amount = d.nodes[node].value;
        if (d.nodes[node].op == Op::negate) amount = -1;
      }
    }
    const Intent intent = intent_of(effect.verb, amount);
    if (intent != Intent::unknown) return intent;
  }
  return Intent::unknown;
}

/// Days after which something else is tried, whatever it is: two bots that do the same every day would never end.
constexpr int kPatience = 50;

}  // namespace

int HeuristicBot::choose(const Game& game) {
  const Decision& decision = *game.decision();
  if (decision.options.size() == 1) return 0;
  if (game.day() > kPatience && dice_.below(5) == 0) return dice_.below(static_cast<int>(decision.options.size()));
  weigh(game, points_);
  int best = 0;
  int most = INT32_MIN;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    if (points_[i] > most) {
      most = points_[i];
      best = static_cast<int>(i);
    }
  }
  note(game, decision.options[static_cast<std::size_t>(best)]);
  return best;
}

void HeuristicBot::weigh(const Game& game, std::vector<int>& points) {
  const Decision& decision = *game.decision();
  const Table table(game, decision.player);
  game_ = &game;
  table_ = &table;
  good_cards_.reset();
  points.clear();
  for (const Option& option : decision.options) {
    const int score = points_of(option);
    points.push_back(score + dice_.below(4));
  }
  table_ = nullptr;
}

void HeuristicBot::note(const Game& game, const Option& taken) {
  switch (taken.kind) {
    case OptionKind::use_ability:
    case OptionKind::play_action:
    case OptionKind::react:
    case OptionKind::trait: break;
    default: return;
  }
  const Table table(game, game.decision()->player);
  const Seen card = table.card(taken.a);
  if (!card || taken.b < 0) return;
  intent_ = intent_of(table.definitions(), card.ability(taken.b));
}

int HeuristicBot::restlessness() const { return std::clamp(3 * (table_->day() - 10), 0, 60); }

int HeuristicBot::points_of(const Option& option) {
  const DecisionKind kind = game_->decision()->kind;
  const Seen card = table_->card(option.a);
  // What is the same whatever is asked.
  if (option.kind == OptionKind::pass || option.kind == OptionKind::done) return 0;
  if (option.kind == OptionKind::take_back) return -1000;
  if (option.kind == OptionKind::stand_pass_day) return -5;
  if (option.kind == OptionKind::yes) return 20;
  if (option.kind == OptionKind::no) return 0;

  switch (kind) {
    case DecisionKind::noon_play: return noon_play(option);
    case DecisionKind::shootout_play: return fight_play(option, 25);
    case DecisionKind::resolution_play: return fight_play(option, 20);
    case DecisionKind::cheatin_play: return fight_play(option, 60);
    case DecisionKind::react: return fight_play(option, 25);
    case DecisionKind::grifter: return ability(option, 20);
    case DecisionKind::answer_callout: {
      const LocationId here = card ? table_->place_of(card.id()) : table_->fight();
      const LocationId place = here ? here : LocationId::town_square();
      const bool strong = table_->strength_at(place, true) * 10 >= table_->strength_at(place, false) * 9;
      return (option.kind == OptionKind::accept) == strong ? 20 : 0;
    }
    case DecisionKind::join_posse:
    case DecisionKind::oppose_job: return join(option);
    case DecisionKind::choose_leader:
    case DecisionKind::pick_shooter: return card ? 20 + table_->fighting(card) + (card.is_stud() ? 10 : 0) : 0;
    case DecisionKind::draw_discards: return pick_from_draw_hand(option, false);
    case DecisionKind::final_hand: return pick_from_draw_hand(option, true);
    case DecisionKind::joker: return joker(option);
    case DecisionKind::assign_casualty: return casualty(option);
    case DecisionKind::flee: {
      const bool loses = table_->posse_strength(true) * 10 < table_->posse_strength(false) * 6;
      return loses ? 20 : -20;
    }
    case DecisionKind::pay_upkeep: return upkeep(option);
    case DecisionKind::sundown_discard: return card ? 20 + restlessness() / 2 - keep_in_hand(card) : 0;
    case DecisionKind::discard_to_hand_size:
    case DecisionKind::discard_surplus: return card ? 1000 - keep_in_hand(card) : 0;
    case DecisionKind::starting_gang: return card ? starter(card) : 0;
    case DecisionKind::choose_cards: return card ? chosen_card(card) : 10;
    case DecisionKind::choose_player: return (option.a == table_->me().value) == (intent_ != Intent::harms) ? 20 : 10;
    case DecisionKind::share_bounty: return option.a == table_->me().value ? 20 : 10;
    case DecisionKind::pay_amount: return 20 - 10 * option.a;
    case DecisionKind::choose_number: return 10 + option.a;
    case DecisionKind::trade: return -20;
    case DecisionKind::attach_to: return card ? 20 + table_->fighting(card) : 10;
    case DecisionKind::performer:
    case DecisionKind::mad_scientist: return card ? 100 - table_->worth(card) : 10;
    default: return 10 + dice_.below(10);
  }
}

// --- High Noon

int HeuristicBot::noon_play(const Option& option) {
  const Seen card = table_->card(option.a);
  const Seen other = table_->card(option.b);
  switch (option.kind) {
    case OptionKind::shop:
    case OptionKind::shop_deed:
    case OptionKind::shop_plant: return card ? buy(card, {}) : 0;
    case OptionKind::shop_attach: return card && other ? buy(card, other.id()) : 0;
    case OptionKind::invent: return card && other ? buy(card, other.id()) - 30 : 0;
    case OptionKind::replace_dude: return 30;
    case OptionKind::move:
    case OptionKind::move_booting:
      return move(CardId{static_cast<std::uint16_t>(option.a)}, LocationId(static_cast<std::uint16_t>(option.b)),
                  option.kind == OptionKind::move_booting);
    case OptionKind::call_out: return card && other ? call_out(card, other) : 0;
    case OptionKind::use_ability:
    case OptionKind::play_action: return ability(option, 15);
    default: return -20;
  }
}

int HeuristicBot::buy(const Seen& card, CardId host) {
  const int purse = table_->ghost_rock();
  switch (card.type()) {
    case CardType::deed: return 300 + 60 * card.control() + 50 * card.production() - 8 * card.cost();
    case CardType::dude: {
      const int income = table_->income() - card.upkeep();
      const int days = income < 0 ? (purse - card.cost()) / -income : 9;
      if (days < 2) return -20;
      return 180 + 50 * card.influence() + 20 * card.bullets() - 6 * card.cost() - 15 * card.upkeep();
    }
    case CardType::improvement: return 120 + 60 * card.control() + 50 * card.production() - 8 * card.cost();
    case CardType::goods:
    case CardType::spell: {
      const Seen bearer = table_->card(host);
      const int fighter = bearer && bearer.type() == CardType::dude ? table_->fighting(bearer) / 2 : 0;
      const int left = purse - card.cost();
      return 60 + fighter + 20 * card.bullets() + 20 * card.influence() - 12 * card.cost() - (left < 2 ? 40 : 0);
    }
    default: return 20;
  }
}

int HeuristicBot::move(CardId dude, LocationId to, bool boots) {
  const Seen card = table_->card(dude);
    if (!card || !table_->is_place(to)) return -50;
  const int gain = 10 * table_->gain_of_control(dude, to);
  if (gain <= 0) return restlessness() > 0 ? dice_.below(restlessness()) - (boots ? 45 : 20) : -50;
  const int ours = table_->strength_at(to, true, dude) + table_->fighting(card);
  const int theirs = table_->strength_at(to, false);
  const int danger = theirs > ours ? std::min(theirs - ours, 60) : 0;
  return gain - danger - (boots ? 25 : 0);
}

int HeuristicBot::call_out(const Seen& caller, const Seen& target) {
  const LocationId place = table_->place_of(target.id());
  const int ours = table_->strength_at(place, true);
  const int theirs = table_->strength_at(place, false);
  const int wanted = std::max(14 - restlessness() / 6, 5);
  if (ours * 10 < theirs * wanted || caller.bullets() == 0) return -50;
  if (wanted < 10) return 10;
  return std::min(ours - theirs, 80) + 6 * table_->worth(target) + 10 * target.bounty() - 30;
}

int HeuristicBot::ability(const Option& option, int base) {
  const Seen card = table_->card(option.a);
  if (!card) return base;
  if (option.b < 0) return base;
  const AbilityDef& ability = card.ability(option.b);
  int points = base;
  // A booted dude neither moves nor helps friends any more; a deed loses nothing.
  if (ability.boot && card.type() != CardType::deed && card.type() != CardType::outfit) points -= 12;
  if (ability.is_job) points -= 10;
  if (ability.pay_least != kNoNode) points -= 10;
  // Free to be repeated: now and then is enough.
  if (ability.repeat) points -= 10 + dice_.below(30);
  return points;
}

int HeuristicBot::fight_play(const Option& option, int readiness) {
  const Seen card = table_->card(option.a);
  if (option.kind == OptionKind::shop_attach && card) return buy(card, CardId{static_cast<std::uint16_t>(option.b)});
  return ability(option, readiness);
}

// --- fights

int HeuristicBot::join(const Option& option) {
  const Seen card = table_->card(option.a);
  if (!card) return 0;
  const int ours = table_->posse_strength(true);
  const int theirs = std::max(table_->posse_strength(false), 5);
  const LocationId place = table_->fight();
  const int most = place ? std::max(table_->strength_at(place, true), ours) : ours;
  const bool hopeless = most * 10 < theirs * 7;
  if (hopeless) return -20;
  if (card.bullets() == 0 && !card.is_stud()) return -10;
  if (option.kind == OptionKind::join) return 20 + table_->fighting(card);
  const bool needed = ours * 10 < theirs * 15;
  return needed ? 10 + table_->fighting(card) : -10;
}

int HeuristicBot::casualty(const Option& option) {
  const Seen card = table_->card(option.a);
  if (!card) return -100;
  const int worth = 10 * table_->worth(card);
  switch (option.kind) {
    case OptionKind::casualty_home: return 100 - worth / 4;
    case OptionKind::casualty_ace: return 100 - worth * 13 / 20;
    default: return 100 - worth;
  }
}

int HeuristicBot::pick_from_draw_hand(const Option& option, bool keeps) {
  if (!good_cards_) {
    const std::vector<Seen> hand = table_->draw_hand();
    std::vector<PokerCard> cards;
    for (const Seen& card : hand) cards.push_back(card.poker());
    const std::uint32_t good = keeps ? final_five(cards) : worth_keeping(cards);
    good_cards_.emplace(GoodCards{});
    // Without picks the best hand stays.
    good_cards_->stay_anyway = keeps && good == best_five(cards);
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (good >> i & 1) good_cards_->cards.push_back(hand[i].id());
    }
  }
  if (good_cards_->stay_anyway) return -10;
  const Seen card = table_->card(option.a);
  if (!card) return -10;
  return (std::ranges::find(good_cards_->cards, card.id()) != good_cards_->cards.end()) == keeps ? 20 : -20;
}

int HeuristicBot::joker(const Option& option) {
  if (option.kind != OptionKind::suit_and_value) return 10;
  std::vector<PokerCard> cards;
  bool replaced = false;
  for (const Seen& card : table_->draw_hand()) {
    PokerCard poker = card.poker();
    if (poker.is_joker() && !replaced) {
      poker = {static_cast<Suit>(option.a), static_cast<std::uint8_t>(option.b)};
      replaced = true;
    }
    cards.push_back(poker);
  }
  const auto key = static_cast<int>(best_hand(cards).key >> 8);
  return table_->phase() == Phase::gambling ? -key : key;
}

// --- cards and money

int HeuristicBot::upkeep(const Option& option) {
  const Seen card = table_->card(option.a);
  return card ? 50 + 10 * table_->worth(card) / std::max(card.upkeep(), 1) : 10;
}

int HeuristicBot::keep_in_hand(const Seen& card) const {
  const bool affordable = card.cost() <= table_->ghost_rock() + std::max(table_->income(), 0);
  switch (card.type()) {
    case CardType::deed: return 60 + 10 * card.control();
    case CardType::dude: return (affordable ? 40 : 10) + 10 * card.influence();
    case CardType::action: return 30;
    case CardType::joker: return 0;
    default: return affordable ? 25 : 10;
  }
}

int HeuristicBot::starter(const Seen& card) const {
  const int left = table_->ghost_rock() - card.cost();
  if (left < 4 || card.upkeep() > 2) return -20;
  return 30 + 20 * card.influence() + 8 * card.bullets() - 2 * card.cost() - 8 * card.upkeep();
}

int HeuristicBot::chosen_card(const Seen& card) {
  // Cards out of play are chosen to be got.
  if (table_->place_of(card.id()) == LocationId{}) return 30 + keep_in_hand(card);
  const bool mine = table_->is_mine(card);
  const int worth = card.type() == CardType::dude ? table_->worth(card) : 3 + 3 * card.control() + 2 * card.production();
  switch (intent_) {
    case Intent::harms: return mine ? 1 - worth : 50 + worth - (card.booted() ? 10 : 0);
    case Intent::helps: return mine ? 50 + worth : 1;
    default: return (mine ? 20 : 30) + worth;
  }
}

std::unique_ptr<Bot> heuristic_bot(std::uint64_t seed) { return std::make_unique<HeuristicBot>(seed); }

}  // namespace highnoon
