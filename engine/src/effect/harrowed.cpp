// The pull for an aced Harrowed dude: whether he goes to Boot Hill, home or to the discard pile. Rules: CL-HARROWED-002 to -009.

#include "effect/actions.hpp"
#include "effect/leaving.hpp"
#include "effect/modifier.hpp"
#include "effect/subjects.hpp"
#include "shootout/posse.hpp"
#include "timing/changes.hpp"
#include "timing/event.hpp"

namespace highnoon {
namespace {

enum Fate : std::uint8_t { kBuried, kGoesHome, kDiscarded };

Flow pull_step(Kernel& k, Frame& f);
Flow verdict(Kernel& k, Frame& f);
Flow finish(Kernel& k, Frame& f);

constexpr Step kSteps[] = {{"pull", pull_step}, {"verdict", verdict}, {"finish", finish}};

struct HarrowedData {
  CardId dude;
  std::uint8_t pulls = 0;  ///< 0: nobody can pull
  std::uint8_t spare = 0;
};
FIELDS(kHarrowedDataFields, HarrowedData, FIELD(dude), FIELD(pulls, flag()), FIELD(spare, nothing()));

bool waits(const Kernel& k, CardId dude) { return k.in_play(dude) && k.card(dude).has(kAced); }

bool can_pull(const Kernel& k, PlayerId player) {
  return player && !(k.player(player).deck.empty() && k.player(player).discard.empty());
}

/// No play and no action: nothing but what speaks of pulls hears of it. CL-HARROWED-004.
Flow pull_step(Kernel& k, Frame& f) {
  if (f.as<HarrowedData>().pulls) {
    pull(k, f.player, -1, {f.player});
  } else {
    k.s.result = 0;
  }
  return Flow::next;
}

/// An ace buries him, whatever his value; what is lower sends him home, as does a pull that nobody can make. CL-HARROWED-005 to -007, -009.
Fate fate_of(const Kernel& k, CardId dude, int pulled) {
  if (pulled == 1) return kBuried;
  return pulled < stat(k, dude, Stat::value) ? kGoesHome : kDiscarded;
}

Flow verdict(Kernel& k, Frame& f) {
  const CardId dude = f.as<HarrowedData>().dude;
  if (!waits(k, dude)) return Flow::done;
  Event event = make_event(TriggerPoint::harrowed_pulled, dude, {f.player});
  event.player = f.player;
  event.amount = fate_of(k, dude, k.s.result & 15);
  raise(k, event);
  return Flow::next;
}

/// What happens instead of what the pull says happens instead of Boot Hill.
Flow finish(Kernel& k, Frame& f) {
  const CardId dude = f.as<HarrowedData>().dude;
  if (k.s.result == 0 && waits(k, dude)) k.card(dude).set(kAced, false);
  return Flow::done;
}

bool is_pulled_for(const Kernel& k, const Event& event, CardId dude) {
  if (!k.parameter(Parameter::harrowed_pulls) || !waits(k, dude) || k.type_of(dude) != CardType::dude) return false;
  if (!has_keyword(k, dude, Keyword::harrowed) && !permitted(k, Permit::pull_when_aced, dude)) return false;
  return !forbidden(k, Act::harrowed_pull, dude, cause_of(event));
}

}  // namespace

const Procedure k_harrowed{"harrowed", kSteps, kHarrowedDataFields};

bool pull_for_harrowed(Kernel& k, const Event& event, int subject) {
  const CardId dude = event.subjects[static_cast<std::size_t>(subject)];
  if (!(event.changed >> subject & 1) || !is_pulled_for(k, event, dude)) return false;
  const PlayerId puller = doer_of(k, event, dude);
  HarrowedData data;
  data.dude = dude;
  data.pulls = can_pull(k, puller);
  k.push(Proc::harrowed, puller, data);
  return true;
}

/// He has been aced all the same. CL-HARROWED-008.
void change_harrowed_pulled(Kernel& k, Event& event) {
  change_each_in_play(k, event, [&](CardId dude) {
    if (event.amount == kBuried) return true;
    k.card(dude).set(kAced, false);
    if (event.amount == kGoesHome) {
      send_home(k, one(dude), true, rule_of(event));
    } else {
      discard(k, one(dude), rule_of(event));
    }
    return true;
  });
}

}  // namespace highnoon
