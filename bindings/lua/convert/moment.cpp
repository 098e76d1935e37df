// Effects and conditions that cannot be at the time of an ability.

#include "convert/moment.hpp"

#include <algorithm>

#include "convert/compiler.hpp"

namespace highnoon::lua {
namespace {

constexpr const char* kNoShootout = "there is no shootout then";
constexpr const char* kNoDrawHands = "there are no draw hands then";
constexpr const char* kNoCheatin = "it is used against no cheatin' hand";
constexpr const char* kNoEvent = "there is no event that it reacts to";
constexpr const char* kNotInstead = "only what stands in `instead` takes the place of an event";
constexpr const char* kNoPull = "this ability makes no pull or skill check";
constexpr const char* kNoPayment = "this ability has no pay(...) among its costs";

struct OfOp {
  Op op;
  Needed needed;
};

const OfOp kOfOps[] = {
    {Op::in_shootout, {&Moment::shootout, "in_shootout", kNoShootout}},
    {Op::in_posse_of, {&Moment::shootout, "in_posse", kNoShootout}},
    {Op::in_leader_posse, {&Moment::shootout, "in_posse", kNoShootout}},
    {Op::is_shooter, {&Moment::shootout, "shooter", kNoShootout}},
    {Op::shooter, {&Moment::shootout, "shooter_of", kNoShootout}},
    {Op::posse_of, {&Moment::shootout, "posse_of", kNoShootout}},
    {Op::round_casualties_of, {&Moment::shootout, "round_casualties_of", kNoShootout}},
    {Op::round_winner, {&Moment::shootout, "round_winner", kNoShootout}},
    {Op::round_loser, {&Moment::shootout, "round_loser", kNoShootout}},
    {Op::shootout_location, {&Moment::shootout, "shootout_location", kNoShootout}},
    {Op::casualties, {&Moment::shootout, "casualties_of", kNoShootout}},
    {Op::beaten_by, {&Moment::shootout, "beaten_by", kNoShootout}},
    {Op::job_success, {&Moment::shootout, "job_success", kNoShootout}},
    {Op::draw_hand_rank, {&Moment::draw_hands, "hand_rank_of", kNoDrawHands}},
    {Op::base_rank, {&Moment::draw_hands, "base_rank_of", kNoDrawHands}},
    {Op::job_card, {&Moment::shootout, "job_card", kNoShootout}},
    {Op::cards_in_draw_hand, {&Moment::draw_hands, "draw_hand_of", kNoDrawHands}},
    {Op::is_cheatin, {&Moment::draw_hands, "is_cheatin", kNoDrawHands}},
    {Op::holding_draw_hand, {&Moment::draw_hands, "holding_draw_hand", kNoDrawHands}},
    {Op::cheatin_player, {&Moment::cheatin, "cheatin_player", kNoCheatin}},
    {Op::event_subject, {&Moment::event, "event_subject", kNoEvent}},
    {Op::event_subjects, {&Moment::event, "event_subjects", kNoEvent}},
    {Op::event_other, {&Moment::event, "other_card", kNoEvent}},
    {Op::event_cause, {&Moment::event, "event_cause", kNoEvent}},
    {Op::event_player, {&Moment::event, "event_player", kNoEvent}},
    {Op::event_cause_player, {&Moment::event, "event_cause_player", kNoEvent}},
    {Op::event_from, {&Moment::event, "event_from", kNoEvent}},
    {Op::could_be_chosen, {&Moment::event, "could_be_chosen", kNoEvent}},
    {Op::event_to, {&Moment::event, "event_to", kNoEvent}},
    {Op::event_amount, {&Moment::event, "event_amount", kNoEvent}},
    {Op::event_by, {&Moment::event, "by", kNoEvent}},
    {Op::event_is, {&Moment::event, "by_effect", kNoEvent}},
    {Op::event_kind, {&Moment::event, "play", kNoEvent}},
    {Op::booted_for_check, {&Moment::event, "booted_for_check", kNoEvent}},
    {Op::pull_value, {&Moment::pull, "pull_value", kNoPull}},
    {Op::pull_suit, {&Moment::pull, "pull_suit", kNoPull}},
    {Op::pulled_card, {&Moment::pull, "pulled_card", kNoPull}},
    {Op::skill_total, {&Moment::pull, "skill_total", kNoPull}},
    {Op::skill_margin, {&Moment::pull, "skill_margin", kNoPull}},
    {Op::in_combo, {&Moment::pull, "in_combo", kNoPull}},
    {Op::skill_succeeded, {&Moment::pull, "succeeded", kNoPull}},
    {Op::paid, {&Moment::payment, "paid", kNoPayment}},
};

struct OfVerb {
  Verb verb;
  Needed needed;
};

const OfVerb kOfVerbs[] = {
    {Verb::join_posse, {&Moment::shootout, "join_posse", kNoShootout}},
    {Verb::change_sides, {&Moment::shootout, "change_sides", kNoShootout}},
    {Verb::leave_posse, {&Moment::shootout, "leave_posse", kNoShootout}},
    {Verb::force_casualty, {&Moment::shootout, "force_casualty", kNoShootout}},
    {Verb::protect_casualty, {&Moment::shootout, "protect_casualty", kNoShootout}},
    {Verb::end_shootout, {&Moment::shootout, "end_shootout", kNoShootout}},
    {Verb::forbid_fleeing, {&Moment::shootout, "forbid_fleeing", kNoShootout}},
    {Verb::take_casualties, {&Moment::shootout, "take_casualties", kNoShootout}},
    {Verb::replace_in_draw_hand, {&Moment::draw_hands, "replace_in_draw_hand", kNoDrawHands}},
    {Verb::draw_to_draw_hand, {&Moment::draw_hands, "draw_to_draw_hand", kNoDrawHands}},
    {Verb::set_suit_and_value, {&Moment::draw_hands, "set_suit_and_value", kNoDrawHands}},
    {Verb::exchange_draw_hands, {&Moment::draw_hands, "exchange_draw_hands", kNoDrawHands}},
    {Verb::forbid_cheatin, {&Moment::draw_hands, "forbid_cheatin", kNoDrawHands}},
    {Verb::set_legal, {&Moment::draw_hands, "set_legal", kNoDrawHands}},
    {Verb::set_base_rank, {&Moment::draw_hands, "set_base_rank", kNoDrawHands}},
    {Verb::switch_bonuses, {&Moment::shootout, "switch_bonuses", kNoShootout}},
    {Verb::mark_stands_alone, {&Moment::event, "mark_stands_alone", kNoEvent}},
    {Verb::take_place_of, {&Moment::event, "take_place_of", kNoEvent}},
    {Verb::mark_forms_first, {&Moment::event, "mark_forms_first", kNoEvent}},
    {Verb::choose_instead, {&Moment::event, "choose_instead", kNoEvent}},
    {Verb::enter_at, {&Moment::event, "enter_at", kNoEvent}},
    {Verb::pull_again, {&Moment::event, "pull_again", kNoEvent}},
    {Verb::harder, {&Moment::event, "harder", kNoEvent}},
    {Verb::cancel, {&Moment::event, "cancel", kNoEvent}},
    {Verb::prevent, {&Moment::instead, "prevent", kNotInstead}},
};

}  // namespace

Needed needed_by(Op op) {
  for (const OfOp& row : kOfOps) {
    if (row.op == op) return row.needed;
  }
  return {};
}

Needed needed_by(Verb verb) {
  for (const OfVerb& row : kOfVerbs) {
    if (row.verb == verb) return row.needed;
  }
  return {};
}

Needed needed_by(Duration duration) {
  switch (duration) {
    case Duration::round: return {&Moment::shootout, "this_round", kNoShootout};
    case Duration::shootout: return {&Moment::shootout, "this_shootout", kNoShootout};
    case Duration::next_round: return {&Moment::shootout, "through_next_round", kNoShootout};
    default: return {};
  }
}

Moment moment_of(TriggerPoint trigger) {
  Moment moment{.instead = false, .pull = false, .payment = false};
  switch (trigger) {
    case TriggerPoint::lowball_ante_paid: case TriggerPoint::lowball_hand_drawn: case TriggerPoint::lowball_hand_revealed:
    case TriggerPoint::lowball_won: case TriggerPoint::lowball_hand_discarded: case TriggerPoint::lowball_joker_aced:
      moment.shootout = false;
      break;
    case TriggerPoint::game_setup_done: case TriggerPoint::day_begins: case TriggerPoint::phase_gambling_begins:
    case TriggerPoint::phase_upkeep_begins: case TriggerPoint::production_collected: case TriggerPoint::upkeep_paid:
    case TriggerPoint::upkeep_unpaid_removal: case TriggerPoint::phase_upkeep_ends: case TriggerPoint::phase_noon_begins:
    case TriggerPoint::phase_noon_ends: case TriggerPoint::phase_sundown_begins: case TriggerPoint::victory_checked:
    case TriggerPoint::sundown_hand_refilled: case TriggerPoint::turn_ends: case TriggerPoint::game_won:
      moment.shootout = moment.draw_hands = false;
      break;
    case TriggerPoint::shootout_over: moment.shootout = moment.draw_hands = false; break;
    default: break;
  }
  return moment;
}

int Compiler::line_of_word(int line, const std::string& word) const {
  constexpr int kFarthest = 30;
  const int last = std::min(static_cast<int>(lines_.size()), line + kFarthest);
  for (int i = std::max(line, 1); i <= last; ++i) {
    if (has_word(lines_[static_cast<std::size_t>(i - 1)], word)) return i;
  }
  return line;
}

void Compiler::check_moment(const Needed& needed) {
  if (needed.what == nullptr || moment_.*needed.what) return;
  fail(line_of_word(line_, needed.word), std::string("\"") + needed.word + "\" cannot be here: " + needed.lacking, "wrong-time");
}

void Compiler::check_moment_of_function(int first_line, int last_line) {
  const int begin = std::max(first_line, 1), end = std::min(last_line, static_cast<int>(lines_.size()));
  for (int line = begin; line <= end; ++line) {
    const std::string& text = lines_[static_cast<std::size_t>(line - 1)];
    for (const char* pull : {":pull", ":skill_check", ":invent"}) moment_.pull = moment_.pull || text.find(pull) != std::string::npos;
  }
  for (int line = begin; line <= end; ++line) {
    const std::string& text = lines_[static_cast<std::size_t>(line - 1)];
    const auto check = [&](const Needed& needed, const char* sign) {
      const std::size_t at = text.find(std::string(sign) + needed.word);
      if (needed.what == nullptr || moment_.*needed.what || at == std::string::npos || !has_word(text, needed.word)) return;
      fail(line, std::string("\"") + needed.word + "\" cannot be here: " + needed.lacking, "wrong-time");
    };
    for (const OfVerb& row : kOfVerbs) check(row.needed, ":");
    for (const OfOp& row : kOfOps) check(row.needed, ".");
  }
}

}  // namespace highnoon::lua
