#include "log/hearing.hpp"

#include "highnoon/event.hpp"
#include "state/zone.hpp"

namespace highnoon {
namespace {

bool is_about_a_stat(TriggerPoint type) {
  return type == TriggerPoint::stat_changed || type == TriggerPoint::stat_reduced || type == TriggerPoint::counter_changed;
}

}  // namespace

CardList subjects_of(const Event& event) {
  CardList cards;
  for (int i = 0; i < event.count; ++i) {
    const bool counts = event.changed != 0 ? (event.changed >> i & 1) != 0 : !event.is_gone(i);
    if (counts) cards.push_back(event.subjects[static_cast<std::size_t>(i)]);
  }
  return cards;
}

bool may_hear(const Kernel& k, const Event& event, PlayerId viewer) {
  if (event.type != TriggerPoint::script_error) return true;
  return event.count == 0 || !k.exists(event.subjects[0]) || knows(k, viewer, event.subjects[0]);
}

bool may_see_subjects(const Event& event, PlayerId viewer) { return !event.has(kEventHidden) || viewer == event.player; }

std::optional<EventView> event_view(const Kernel& k, const Event& event, PlayerId viewer) {
  if (event.type == TriggerPoint::none || !may_hear(k, event, viewer)) return std::nullopt;
  const auto known = [&](CardId card) { return k.exists(card) && knows(k, viewer, card) ? card : CardId{}; };
  EventView view;
  view.type = event.type;
  view.player = event.player;
  view.other_player = event.other_player;
  for (const CardId card : subjects_of(event)) view.cards.push_back(may_see_subjects(event, viewer) ? known(card) : CardId{});
  view.other = known(event.other);
  view.from = event.from;
  view.to = event.to;
  view.amount = event.amount;
  if (is_about_a_stat(event.type) && event.detail < kStats) view.stat = info(static_cast<Stat>(event.detail)).name;
  view.cause_player = event.cause_player;
  view.cause_card = known(event.cause_card);
  view.is_effect = event.has(kEventEffect);
  view.is_cost = event.has(kEventCost);
  view.is_casualty = event.has(kEventCasualty);
  view.is_booted = event.has(kEventBooted);
  return view;
}

}  // namespace highnoon
