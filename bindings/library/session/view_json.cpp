// Views, decisions and events as JSON. docs/view.md has all fields.

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "highnoon/session.hpp"

namespace highnoon {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kPhases[] = {"setup", "gambling", "upkeep", "noon", "sundown"};
constexpr const char* kSides[] = {"", "leader", "opposing"};

Json json(PlayerId player) { return player ? Json(fmt::format("P{}", player.index() + 1)) : Json(); }
Json json(CardId card) { return card ? Json(fmt::format("#{}.{}", card.index(), card.generation())) : Json(); }
Json json(LocationId place) { return place.is_town_square() ? Json("square") : json(place.card()); }

class Writer {
 public:
  explicit Writer(const Definitions& definitions) : d_(definitions) {}

  Json card(const CardView& card) const {
    Json json_card = {{"owner", json(card.owner)}, {"controller", json(card.controller)}};
    if (card.def == kNoDef) return json_card;
    const CardDef& def = d_.cards[card.def];
    json_card.update({{"id", json(card.id)},
                      {"code", def.code},
                      {"script", def.script},
                      {"title", card.title},
                      {"type", to_string(card.type)},
                      {"suit", card.poker.suit == Suit::none ? Json() : Json(to_string(card.poker.suit))},
                      {"value", card.value},
                      {"booted", card.booted},
                      {"bullets", card.bullets},
                      {"stud", card.is_stud},
                      {"influence", card.influence},
                      {"control", card.control},
                      {"production", card.production},
                      {"upkeep", card.upkeep},
                      {"cost", card.cost},
                      {"bounty", card.bounty},
                      {"ghost_rock", card.ghost_rock},
                      {"posse", kSides[static_cast<std::size_t>(card.side)]},
                      {"shooter", card.is_shooter},
                      {"attachments", cards(card.attachments)}});
    if (!card.kept.empty()) json_card["kept"] = cards(card.kept);
    if (card.unready) json_card["unready"] = true;
    if (!card.gained.empty()) json_card["gained"] = card.gained;
    return json_card;
  }

  Json cards(const std::vector<CardView>& views) const {
    Json list = Json::array();
    for (const CardView& view : views) list.push_back(card(view));
    return list;
  }

  Json place(const LocationView& place) const {
    return {{"id", json(place.id)},
            {"title", place.title},
            {"card", place.card.def == kNoDef ? Json() : card(place.card)},
            {"out_of_town", place.out_of_town},
            {"dudes", cards(place.dudes)}};
  }

  Json places(const std::vector<LocationView>& views) const {
    Json list = Json::array();
    for (const LocationView& view : views) list.push_back(place(view));
    return list;
  }

  Json player(const PlayerView& player) const {
    return {{"id", json(player.id)},
            {"name", player.name},
            {"ghost_rock", player.ghost_rock},
            {"debt", player.debt},
            {"influence", player.influence},
            {"control", player.control},
            {"victory_points", player.victory_points},
            {"hand_count", player.hand_count},
            {"deck_count", player.deck_count},
            {"hand", cards(player.hand)},
            {"draw_hand", cards(player.draw_hand)},
            {"discard_pile", cards(player.discard)},
            {"boot_hill", cards(player.boot_hill)},
            {"street", places(player.street)},
            {"out_of_town", places(player.out_of_town)},
            {"legend", player.legend.def == kNoDef ? Json() : card(player.legend)}};
  }

 private:
  const Definitions& d_;
};

Json json(const ShootoutView& shootout) {
  if (!shootout.active) return {};
  Json told = {{"job", shootout.is_job},
               {"round", shootout.round},
               {"place", json(shootout.location)},
               {"leader", json(shootout.leader)},
               {"mark", json(shootout.mark)},
               {"leader_player", json(shootout.leader_player)},
               {"opposing_player", json(shootout.opposing_player)}};
  if (shootout.suspended > 0) told["suspended"] = shootout.suspended;
  return told;
}

/// Titles and names come from files; what is no UTF-8 there is replaced.
std::string text(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

const char* to_string(Phase phase) { return kPhases[static_cast<std::size_t>(phase)]; }


std::string to_json(const View& view, const Definitions& definitions) {
  const Writer write(definitions);
  Json players = Json::array();
  for (const PlayerView& player : view.players) players.push_back(write.player(player));
  return text({{"viewer", json(view.viewer)},
               {"day", view.day},
               {"phase", to_string(view.phase)},
               {"winner", json(view.winner_of_lowball)},
               {"pot", view.pot},
               {"fear_level", view.fear_level},
               {"players", std::move(players)},
               {"town_square", write.place(view.town_square)},
               {"shootout", json(view.shootout)},
               {"limbo", write.cards(view.limbo)}});
}

std::string to_json(const CardDef& card, const Definitions& definitions) {
  Json keywords = Json::object();
  for (std::size_t i = 0; i < definitions.keywords.size(); ++i) {
    if (card.keywords[i]) keywords[definitions.keywords[i]] = 1;
  }
  for (const KeywordRating& rated : card.ratings) keywords[definitions.keywords[rated.keyword]] = rated.rating;
  Json abilities = Json::array();
  for (const AbilityDef& ability : card.abilities) {
    if (!ability.is_lent) abilities.push_back(ability.text);
  }
  return text({{"def", &card - definitions.cards.data()},
               {"code", card.code},
               {"title", card.title},
               {"script", card.script},
               {"pack", card.pack},
               {"type", to_string(card.type)},
               {"suit", to_string(card.poker.suit)},
               {"value", card.poker.value},
               {"faction", definitions.factions[card.faction]},
               {"stud", card.is_stud},
               {"bullets", card.bullets},
               {"influence", card.influence},
               {"cost", card.cost},
               {"upkeep", card.upkeep},
               {"production", card.production},
               {"control", card.control},
               {"wealth", card.wealth},
               {"difficulty", card.difficulty},
               {"experience", card.experience},
               {"keywords", std::move(keywords)},
               {"abilities", std::move(abilities)}});
}

std::string to_json(const DecisionView& decision) {
  Json options = Json::array();
  for (const OptionView& option : decision.options) {
    options.push_back({{"index", option.index},
                       {"kind", to_string(option.option.kind)},
                       {"machine_form", option.machine_form},
                       {"text", option.text}});
  }
  return text({{"number", decision.number},
               {"player", json(decision.player)},
               {"kind", to_string(decision.kind)},
               {"prompt", decision.prompt},
               {"options", std::move(options)}});
}

std::string to_json(const SessionEvent& event) {
  Json cards = Json::array();
  for (const CardId card : event.event.cards) cards.push_back(json(card));
  return text({{"number", event.number},
               {"choices", event.choices},
               {"day", event.day},
               {"type", to_string(event.event.type)},
               {"player", json(event.event.player)},
               {"other_player", json(event.event.other_player)},
               {"cards", std::move(cards)},
               {"other", json(event.event.other)},
               {"from", json(event.event.from)},
               {"to", json(event.event.to)},
               {"amount", event.event.amount},
               {"stat", event.event.stat},
               {"cause_player", json(event.event.cause_player)},
               {"cause_card", json(event.event.cause_card)},
               {"effect", event.event.is_effect},
               {"cost", event.event.is_cost},
               {"casualty", event.event.is_casualty},
               {"booted", event.event.is_booted},
               {"text", event.text}});
}

}  // namespace highnoon
