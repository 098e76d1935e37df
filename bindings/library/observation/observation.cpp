// One pass over a view: each card gets a row, then options name their cards by row.

#include "highnoon/observation.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "highnoon/card_view.hpp"
#include "log/option_arguments.hpp"
#include "observation/columns.hpp"

namespace highnoon {
namespace {

constexpr int kNone = -1;
constexpr int kSquare = -2;

/// What each argument of an option kind is written to.
struct ArgumentColumns {
  std::array<int, 3> column{kNone, kNone, kNone};
};

int column_of(std::string_view kind, bool is_first_card) {
  if (kind == "card") return is_first_card ? kOption_card : kOption_other;
  if (kind == "place") return kOption_place;
  if (kind == "player") return kOption_player;
  if (kind == "suit") return kOption_suit;
  if (kind == "end") return kOption_end;
  if (kind == "ability") return kOption_ability;
  return kOption_number;
}

const std::array<ArgumentColumns, static_cast<std::size_t>(OptionKind::count_)>& argument_columns() {
  static const auto all = [] {
    std::array<ArgumentColumns, static_cast<std::size_t>(OptionKind::count_)> columns;
    for (std::size_t kind = 0; kind < columns.size(); ++kind) {
      bool is_first = true;
      std::size_t i = 0;
      for (const OptionArgument& argument : option_arguments(static_cast<OptionKind>(kind))) {
        columns[kind].column[i++] = column_of(argument.kind, is_first);
        if (argument.kind == "card") is_first = false;
      }
    }
    return columns;
  }();
  return all;
}

std::array<std::int32_t, 3> arguments_of(const Option& option) { return {option.a, option.b, option.c}; }

/// Calls `visit` with each card that an option names, places that are cards too.
template <typename Visit>
void each_card(const Option& option, Visit visit) {
  const ArgumentColumns& columns = argument_columns()[static_cast<std::size_t>(option.kind)];
  const std::array<std::int32_t, 3> values = arguments_of(option);
  for (std::size_t i = 0; i < 3; ++i) {
    const int column = columns.column[i];
    if (column != kOption_card && column != kOption_other && column != kOption_place) continue;
    const CardId card = LocationId(static_cast<std::uint16_t>(values[i])).card();
    if (card) visit(card);
  }
}

std::int16_t clamped(int value) {
  return static_cast<std::int16_t>(
      std::clamp<int>(value, std::numeric_limits<std::int16_t>::min(), std::numeric_limits<std::int16_t>::max()));
}

/// Writes one observation.
class Writer {
 public:
  Writer(const View& view, const Definitions& definitions, const ObservationArrays& arrays)
      : view_(view), definitions_(definitions), out_(arrays), seats_(static_cast<int>(view.players.size())) {
    rows_.fill(kNone);
  }

  void write(const Decision* decision, std::span<const CardView> offered) {
    std::ranges::fill(out_.cards, std::int16_t{0});
    std::ranges::fill(out_.options, 0);
    std::ranges::fill(out_.mask, false);
    for (int seat = 0; seat < seats_; ++seat) cards_of(player(seat));
    dudes(view_.town_square);
    list(view_.limbo, Where::limbo);
    list(offered, Where::offered);
    // The leader and the mark of an event that is over may be gone.
    if (view_.shootout.active) {
      if (const int row = row_of(view_.shootout.leader); row >= 0) card_row(row)[kCard_leader] = 1;
      if (const int row = row_of(view_.shootout.mark); row >= 0) card_row(row)[kCard_mark] = 1;
    }
    for (int seat = 0; seat < seats_; ++seat) numbers_of(seat, decision);
    table(decision);
    if (mine(decision)) options(*decision);
  }

 private:
  bool mine(const Decision* decision) const { return decision != nullptr && decision->player == view_.viewer; }

  const PlayerView& player(int seat) const { return view_.players[static_cast<std::size_t>((seat + view_.viewer.index()) % seats_)]; }
  int seat_of(PlayerId player) const { return player ? (player.index() - view_.viewer.index() + seats_) % seats_ : kNone; }

  int row_of(CardId card) const { return card ? rows_[static_cast<std::size_t>(card.index())] : kNone; }
  int row_of(LocationId place) const { return place.is_town_square() ? kSquare : row_of(place.card()); }
  std::int16_t* card_row(int row) { return out_.cards.data() + static_cast<std::size_t>(row) * kCardColumns; }

  /// Hidden cards have no row: they are counted with their player.
  int card(const CardView& card, Where where, int place, int bearer, int order) {
    if (!card.id || card.def >= definitions_.cards.size()) return kNone;
    if (next_row_ * static_cast<std::size_t>(kCardColumns) >= out_.cards.size()) {
      ++left_out_;
      return kNone;
    }
    const int row = static_cast<int>(next_row_++);
    rows_[static_cast<std::size_t>(card.id.index())] = static_cast<std::int16_t>(row);
    const CardDef& def = definitions_.cards[card.def];
    std::int16_t* out = card_row(row);
    out[kCard_present] = 1;
    out[kCard_def] = clamped(card.def);
    out[kCard_type] = static_cast<std::int16_t>(card.type);
    out[kCard_where] = static_cast<std::int16_t>(where);
    out[kCard_owner] = clamped(seat_of(card.owner));
    out[kCard_controller] = clamped(seat_of(card.controller));
    out[kCard_place] = clamped(place == kOwn ? row : place);
    out[kCard_bearer] = clamped(bearer);
    out[kCard_order] = clamped(order);
    out[kCard_booted] = card.booted;
    out[kCard_stud] = card.is_stud;
    out[kCard_suit] = static_cast<std::int16_t>(card.poker.suit);
    out[kCard_rank] = clamped(card.poker.value);
    out[kCard_bullets] = clamped(card.bullets);
    out[kCard_influence] = clamped(card.influence);
    out[kCard_control] = clamped(card.control);
    out[kCard_production] = clamped(card.production);
    out[kCard_upkeep] = clamped(card.upkeep);
    out[kCard_cost] = clamped(card.cost);
    out[kCard_bounty] = clamped(card.bounty);
    out[kCard_ghost_rock] = clamped(card.ghost_rock);
    out[kCard_side] = clamped(card.side);
    out[kCard_shooter] = card.is_shooter;
    out[kCard_unready] = card.unready;
    printed(def, out);
    out[kCard_abilities] = clamped(static_cast<int>(def.abilities.size() + card.gained.size()));
    int attached = 0;
    for (const CardView& each : card.attachments) this->card(each, Where::attached, out[kCard_place], row, attached++);
    return row;
  }

  static void printed(const CardDef& def, std::int16_t* out) {
    out[kCard_faction] = def.faction;
    out[kCard_difficulty] = def.difficulty;
    out[kCard_experience] = def.experience;
    out[kCard_wealth] = def.wealth;
    out[kCard_abilities] = clamped(static_cast<int>(def.abilities.size()));
    for (std::size_t keyword = 0; keyword < kObservedKeywords; ++keyword) out[kFirstKeyword + keyword] = def.keywords[keyword];
    for (const KeywordRating& rated : def.ratings) {
      if (rated.keyword < kObservedKeywords) out[kFirstKeyword + rated.keyword] = rated.rating;
    }
  }

  template <typename Cards>
  void list(const Cards& cards, Where where) {
    int order = 0;
    for (const CardView& each : cards) card(each, where, kNone, kNone, order++);
  }

  void dudes(const LocationView& place) {
    const int row = row_of(place.id);
    int order = 0;
    for (const CardView& dude : place.dudes) card(dude, Where::at_place, row, kNone, order++);
  }

  void cards_of(const PlayerView& player) {
    const auto home = std::ranges::find_if(player.street, [](const LocationView& place) { return place.card.type == CardType::outfit; });
    int order = -static_cast<int>(home - player.street.begin());
    for (const LocationView& place : player.street) {
      card(place.card, Where::street, kOwn, kNone, order++);
      dudes(place);
    }
    order = 0;
    for (const LocationView& place : player.out_of_town) {
      card(place.card, Where::out_of_town, kOwn, kNone, order++);
      dudes(place);
    }
    list(player.hand, Where::hand);
    list(player.draw_hand, Where::draw_hand);
    list(player.discard, Where::discard);
    list(player.boot_hill, Where::boot_hill);
    card(player.legend, Where::legend, kNone, kNone, 0);
  }

  void numbers_of(int seat, const Decision* decision) {
    const PlayerView& of = player(seat);
    std::int16_t* out = out_.players.data() + static_cast<std::size_t>(seat) * kPlayerColumns;
    const ShootoutView& shootout = view_.shootout;
    out[kPlayer_seat] = clamped(of.id.index());
    out[kPlayer_ghost_rock] = clamped(of.ghost_rock);
    out[kPlayer_debt] = clamped(of.debt);
    out[kPlayer_influence] = clamped(of.influence);
    out[kPlayer_control] = clamped(of.control);
    out[kPlayer_victory_points] = clamped(of.victory_points);
    out[kPlayer_hand] = clamped(of.hand_count);
    out[kPlayer_deck] = clamped(of.deck_count);
    out[kPlayer_draw_hand] = clamped(static_cast<int>(of.draw_hand.size()));
    out[kPlayer_discard] = clamped(static_cast<int>(of.discard.size()));
    out[kPlayer_boot_hill] = clamped(static_cast<int>(of.boot_hill.size()));
    out[kPlayer_is_winner] = of.id == view_.winner_of_lowball;
    out[kPlayer_decides] = decision != nullptr && decision->player == of.id;
    out[kPlayer_leads] = shootout.active && shootout.leader_player == of.id;
    out[kPlayer_opposes] = shootout.active && shootout.opposing_player == of.id;
  }

  void table(const Decision* decision) {
    std::int16_t* out = out_.table.data();
    const ShootoutView& shootout = view_.shootout;
    const int options = mine(decision) ? static_cast<int>(decision->options.size()) : 0;
    out[kTable_players] = clamped(seats_);
    out[kTable_day] = clamped(view_.day);
    out[kTable_phase] = static_cast<std::int16_t>(view_.phase);
    out[kTable_pot] = clamped(view_.pot);
    out[kTable_fear_level] = clamped(view_.fear_level);
    out[kTable_shootout] = shootout.active;
    out[kTable_job] = shootout.is_job;
    out[kTable_round] = clamped(shootout.round);
    out[kTable_shootout_place] = clamped(shootout.active ? row_of(shootout.location) : kNone);
    out[kTable_decision] = mine(decision) ? static_cast<std::int16_t>(decision->kind) : std::int16_t{0};
    out[kTable_options] = clamped(options);
    out[kTable_options_left_out] = clamped(std::max(0, options - kObservedOptions));
    out[kTable_cards_left_out] = clamped(left_out_);
  }

  void options(const Decision& decision) {
    const std::size_t count = std::min<std::size_t>(decision.options.size(), kObservedOptions);
    for (std::size_t i = 0; i < count; ++i) {
      out_.mask[i] = true;
      option(decision.options[i], out_.options.data() + i * kOptionColumns);
    }
  }

  void option(const Option& option, std::int32_t* out) const {
    out[kOption_present] = 1;
    out[kOption_kind] = static_cast<std::int32_t>(option.kind);
    for (const int column : {kOption_card, kOption_other, kOption_place, kOption_player, kOption_end, kOption_ability}) out[column] = kNone;
    const ArgumentColumns& columns = argument_columns()[static_cast<std::size_t>(option.kind)];
    const std::array<std::int32_t, 3> values = arguments_of(option);
    for (std::size_t i = 0; i < 3 && columns.column[i] != kNone; ++i) {
      const int column = columns.column[i];
      const std::int32_t value = values[i];
      if (column == kOption_card || column == kOption_other || column == kOption_place) {
        out[column] = row_of(LocationId(static_cast<std::uint16_t>(value)));
      } else if (column == kOption_player) {
        out[column] = seat_of(PlayerId{static_cast<std::uint8_t>(value)});
      } else {
        out[column] = value;
      }
    }
  }

  static constexpr int kOwn = -3;  ///< a location: the place is the card itself

  const View& view_;
  const Definitions& definitions_;
  const ObservationArrays& out_;
  const int seats_;
  std::array<std::int16_t, 512> rows_;  ///< by a card's slot
  std::size_t next_row_ = 0;
  int left_out_ = 0;
};

/// Which cards a view shows, by slot.
class Shown {
 public:
  explicit Shown(const View& view) {
    for (const PlayerView& player : view.players) {
      for (const auto* places : {&player.street, &player.out_of_town}) {
        for (const LocationView& place : *places) add(place);
      }
      for (const auto* cards : {&player.hand, &player.draw_hand, &player.discard, &player.boot_hill}) add(*cards);
      add(player.legend);
    }
    add(view.town_square);
    add(view.limbo);
  }
  bool has(CardId card) const { return shown_[static_cast<std::size_t>(card.index())]; }
  void add(const CardView& card) {
    if (!card.id) return;
    shown_[static_cast<std::size_t>(card.id.index())] = true;
    add(card.attachments);
  }

 private:
  void add(const std::vector<CardView>& cards) {
    for (const CardView& card : cards) add(card);
  }
  void add(const LocationView& place) {
    add(place.card);
    add(place.dudes);
  }

  std::array<bool, 512> shown_{};
};

}  // namespace

void observe(const View& view, const Decision* decision, std::span<const CardView> offered, const Definitions& definitions,
             const ObservationArrays& arrays) {
  Writer(view, definitions, arrays).write(decision, offered);
}

void observe(const Game& game, PlayerId seat, const ObservationArrays& arrays) {
  const View view = game.view(seat);
  const Decision* decision = game.decision();
  std::vector<CardView> offered;
  if (decision != nullptr && decision->player == seat) {
    Shown shown(view);
    for (const Option& option : decision->options) {
      each_card(option, [&](CardId card) {
        if (shown.has(card)) return;
        offered.push_back(card_view(game, seat, card));
        shown.add(offered.back());
      });
    }
  }
  observe(view, decision, offered, game.content().definitions, arrays);
}

}  // namespace highnoon
