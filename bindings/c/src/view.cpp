// What a viewer sees and hears, as structs.

#include "view.hpp"

namespace highnoon::c {
namespace {

/// Builds the structs of one view.
class Viewer {
 public:
  Viewer(Arena& arena, const Definitions& definitions) : arena_(arena), d_(definitions) {}

  const hn_card* card(const CardView& view) {
    hn_card card{};
    const bool is_known = view.def != kNoDef;
    card.id = view.id.raw;
    card.code = text(is_known ? d_.cards[view.def].code : "");
    card.script = text(is_known ? d_.cards[view.def].script : "");
    card.title = text(view.title);
    card.type = is_known ? to_string(view.type) : "";
    card.suit = is_known && view.poker.suit != Suit::none ? to_string(view.poker.suit) : "";
    card.owner = seat(view.owner);
    card.controller = seat(view.controller);
    card.value = view.value;
    card.bullets = view.bullets;
    card.influence = view.influence;
    card.control = view.control;
    card.production = view.production;
    card.upkeep = view.upkeep;
    card.cost = view.cost;
    card.bounty = view.bounty;
    card.ghost_rock = view.ghost_rock;
    card.posse = view.side;
    card.is_booted = view.booted;
    card.is_stud = view.is_stud;
    card.is_shooter = view.is_shooter;
    card.attachments = cards(view.attachments, card.attachment_count);
    card.kept = cards(view.kept, card.kept_count);
    return arena_.copy(card);
  }

  const hn_card* const* cards(const std::vector<CardView>& views, std::size_t& count) {
    count = views.size();
    return arena_.each(views, [&](const CardView& view) { return card(view); });
  }

  const hn_place* place(const LocationView& view) {
    hn_place place{};
    place.id = view.id.raw;
    place.title = text(view.title);
    place.card = view.card.def == kNoDef ? nullptr : card(view.card);
    place.is_out_of_town = view.out_of_town;
    place.dudes = cards(view.dudes, place.dude_count);
    return arena_.copy(place);
  }

  const hn_place* const* places(const std::vector<LocationView>& views, std::size_t& count) {
    count = views.size();
    return arena_.each(views, [&](const LocationView& view) { return place(view); });
  }

  const hn_player* player(const PlayerView& view) {
    hn_player player{};
    player.id = seat(view.id);
    player.name = text(view.name);
    player.ghost_rock = view.ghost_rock;
    player.debt = view.debt;
    player.influence = view.influence;
    player.control = view.control;
    player.victory_points = view.victory_points;
    player.deck_count = view.deck_count;
    player.hand = cards(view.hand, player.hand_count);
    player.draw_hand = cards(view.draw_hand, player.draw_hand_count);
    player.discard_pile = cards(view.discard, player.discard_count);
    player.boot_hill = cards(view.boot_hill, player.boot_hill_count);
    player.street = places(view.street, player.street_count);
    player.out_of_town = places(view.out_of_town, player.out_of_town_count);
    player.legend = view.legend.def == kNoDef ? nullptr : card(view.legend);
    return arena_.copy(player);
  }

  const hn_shootout* shootout(const ShootoutView& view) {
    if (!view.active) return nullptr;
    return arena_.copy(hn_shootout{.is_job = view.is_job,
                                   .round = view.round,
                                   .place = view.location.raw,
                                   .leader = view.leader.raw,
                                   .mark = view.mark.raw,
                                   .leader_player = seat(view.leader_player),
                                   .opposing_player = seat(view.opposing_player),
                                   .suspended = view.suspended});
  }

 private:
  const char* text(std::string_view text) { return arena_.text(text); }

  Arena& arena_;
  const Definitions& d_;
};

const hn_event* event(Arena& arena, const SessionEvent& from) {
  const EventView& e = from.event;
  hn_event event{};
  event.number = from.number;
  event.choices = from.choices;
  event.day = from.day;
  event.type = to_string(e.type);
  event.player = seat(e.player);
  event.other_player = seat(e.other_player);
  event.card_count = e.cards.size();
  event.cards = arena.each(e.cards, [](CardId card) -> hn_card_id { return card.raw; });
  event.other = e.other.raw;
  event.from = e.from.raw;
  event.to = e.to.raw;
  event.amount = e.amount;
  event.stat = arena.text(e.stat);
  event.cause_player = seat(e.cause_player);
  event.cause_card = e.cause_card.raw;
  event.is_effect = e.is_effect;
  event.is_cost = e.is_cost;
  event.is_casualty = e.is_casualty;
  event.is_booted = e.is_booted;
  event.text = arena.text(from.text);
  return arena.copy(event);
}

}  // namespace

std::unique_ptr<Given<hn_view>> make_view(const View& view, const Definitions& definitions) {
  auto given = std::make_unique<Given<hn_view>>();
  Viewer build(given->arena, definitions);
  given->viewer = seat(view.viewer);
  given->day = view.day;
  given->phase = static_cast<hn_phase>(view.phase);
  given->winner = seat(view.winner_of_lowball);
  given->pot = view.pot;
  given->fear_level = view.fear_level;
  given->player_count = view.players.size();
  given->players = given->arena.each(view.players, [&](const PlayerView& player) { return build.player(player); });
  given->town_square = build.place(view.town_square);
  given->shootout = build.shootout(view.shootout);
  given->limbo = build.cards(view.limbo, given->limbo_count);
  return given;
}

std::unique_ptr<Given<hn_decision>> make_decision(const DecisionView& decision) {
  auto given = std::make_unique<Given<hn_decision>>();
  Arena& arena = given->arena;
  given->number = decision.number;
  given->player = seat(decision.player);
  given->kind = to_string(decision.kind);
  given->prompt = arena.text(decision.prompt);
  given->option_count = decision.options.size();
  given->options = arena.each(decision.options, [&](const OptionView& option) -> const hn_option* {
    return arena.copy(hn_option{.index = option.index,
                                .kind = to_string(option.option.kind),
                                .machine_form = arena.text(option.machine_form),
                                .text = arena.text(option.text)});
  });
  return given;
}

std::unique_ptr<Given<hn_events>> make_events(const std::vector<SessionEvent>& events) {
  auto given = std::make_unique<Given<hn_events>>();
  given->count = events.size();
  given->items = given->arena.each(events, [&](const SessionEvent& one) { return event(given->arena, one); });
  return given;
}

}  // namespace highnoon::c
