#include "drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "layout.hpp"

namespace highnoon::cli {
namespace {

class Drawing {
 public:
  explicit Drawing(const View& view) : view_(view) {}

  std::string all() const {
    std::string text = heading();
    // The viewer sits at the bottom, the others above the town square in turn order from the viewer's left.
    const int players = static_cast<int>(view_.players.size());
    const int bottom = view_.viewer ? view_.viewer.index() : players - 1;
    for (int i = 1; i < players; ++i) {
      text += street(view_.players[static_cast<std::size_t>((bottom + i) % players)]);
    }
    text += square();
    text += street(view_.players[static_cast<std::size_t>(bottom)]);
    text += shootout();
    if (!view_.limbo.empty()) text += wrapped("Being played: " + list(view_.limbo), kColumns, 2) + "\n";
    if (view_.viewer) text += hand(view_.players[static_cast<std::size_t>(bottom)]);
    return text;
  }

 private:
  const PlayerView& player(PlayerId id) const { return view_.players[static_cast<std::size_t>(id.index())]; }

  std::string heading() const {
    std::string text = fmt::format("Day {}, {}", view_.day, view_.phase_name);
    if (view_.winner_of_lowball) text += ", Winner: " + player(view_.winner_of_lowball).name;
    if (view_.pot > 0) text += fmt::format(", pot: {}", view_.pot);
    if (view_.fear_level > 0) text += fmt::format(", Fear level: {}", view_.fear_level);
    text += ". Control against the others' influence:";
    std::string separator = " ";
    for (const PlayerView& one : view_.players) {
      int most = 0;
      for (const PlayerView& other : view_.players) {
        if (other.id != one.id) most = std::max(most, other.influence);
      }
      text += fmt::format("{}{} {}/{}", separator, one.name, one.control, most);
      separator = ", ";
    }
    return wrapped(text, kColumns, 2) + "\n";
  }

  static std::string dude(const CardView& card, PlayerId street_owner) {
    std::string text;
    const std::string name = card.booted ? "/" + card.title + "/" : card.title;
    text = fmt::format("{} {}{} {}i", name, card.bullets, card.is_stud ? 's' : 'd', card.influence);
    if (card.bounty > 0) text += fmt::format(" ${}", card.bounty);
    if (card.ghost_rock > 0) text += fmt::format(" ({} gr)", card.ghost_rock);
    if (card.side != 0) text += card.is_shooter ? " !" : " *";
    if (street_owner && card.controller != street_owner) text = "> " + text;
    return text;
  }

  static std::string attached(const CardView& card) {
    std::string text = card.booted ? "/" + card.title + "/" : card.title;
    if (card.bullets != 0) text += fmt::format(" {:+}", card.bullets);
    if (card.unready) text += " (unready)";
    return "  + " + text;
  }

  static void add_dude(std::vector<std::string>& block, const CardView& card, PlayerId street_owner) {
    block.push_back(dude(card, street_owner));
    for (const CardView& goods : card.attachments) block.push_back(attached(goods));
  }

  std::vector<std::string> place(const LocationView& location, PlayerId street_owner, int columns) const {
    std::vector<std::string> block;
    const CardView& deed = location.card;
    std::string title = deed.booted ? "/" + location.title + "/" : location.title;
    if (location.out_of_town) title += " (out of town)";
    block.push_back(fmt::format("[{}]", clipped(title, columns - 3)));
    std::string facts = fmt::format("  {} cp, {} production", deed.control, deed.production);
    if (deed.ghost_rock > 0) facts += fmt::format(", {} gr", deed.ghost_rock);
    if (deed.controller != street_owner && deed.controller) facts += ", " + player(deed.controller).name + "'s";
    block.push_back(facts);
    for (const CardView& goods : deed.attachments) block.push_back(attached(goods));
    for (const CardView& card : location.dudes) add_dude(block, card, street_owner);
    return block;
  }

  std::string street(const PlayerView& one) const {
    std::string text = fmt::format("-- {} -- {} ghost rock{}, influence {}, control {}; hand {}, deck {}, discard {}, Boot Hill {} ",
                                   one.name, one.ghost_rock, one.debt > 0 ? fmt::format(" (owes {})", one.debt) : "", one.influence,
                                   one.control, one.hand_count, one.deck_count, one.discard.size(), one.boot_hill.size());
    text = clipped(text, kColumns);
    text.append(static_cast<std::size_t>(kColumns - width(text)), '-');
    text += "\n";
    if (one.legend.id) text += fmt::format("Legend: {}{}\n", one.legend.title, one.legend.booted ? " (booted)" : "");
    const auto places = static_cast<int>(one.street.size() + one.out_of_town.size());
    const int columns = kColumns / std::clamp(places, 1, 4);
    std::vector<std::vector<std::string>> blocks;
    for (const LocationView& location : one.street) blocks.push_back(place(location, one.id, columns));
    for (const LocationView& location : one.out_of_town) blocks.push_back(place(location, one.id, columns));
    return text + side_by_side(blocks, columns);
  }

  std::string square() const {
    std::string text = "== town square ";
    text.append(static_cast<std::size_t>(kColumns - width(text)), '=');
    text += "\n";
    std::vector<std::vector<std::string>> blocks;
    for (const CardView& card : view_.town_square.dudes) {
      std::vector<std::string> block;
      add_dude(block, card, PlayerId{});
      block.front() += " (" + player(card.controller).name + ")";
      blocks.push_back(block);
    }
    const int columns = kColumns / std::clamp(static_cast<int>(blocks.size()), 1, 3);
    return text + side_by_side(blocks, columns);
  }

  void collect_posse(const LocationView& location, int side, std::vector<std::string>& names) const {
    for (const CardView& card : location.dudes) {
      if (card.side == side) names.push_back(dude(card, PlayerId{}));
    }
  }

  std::string posse(int side, PlayerId of) const {
    std::vector<std::string> names;
    for (const PlayerView& one : view_.players) {
      for (const LocationView& location : one.street) collect_posse(location, side, names);
      for (const LocationView& location : one.out_of_town) collect_posse(location, side, names);
    }
    collect_posse(view_.town_square, side, names);
    std::string text = fmt::format("  {}: {}", of ? player(of).name : "nobody",
                                   names.empty() ? "nobody" : fmt::format("{}", fmt::join(names, ", ")));
    text = wrapped(text, kColumns, 4) + "\n";
    if (of && !player(of).draw_hand.empty()) text += "    draw hand: " + poker(player(of).draw_hand) + "\n";
    return text;
  }

  std::string shootout() const {
    const ShootoutView& s = view_.shootout;
    if (!s.active) return "";
    std::string text = fmt::format("** {} at {}", s.is_job ? "job" : "shootout", place_title(s.location));
    if (s.round > 0) text += fmt::format(", round {}", s.round);
    return text + "\n" + posse(1, s.leader_player) + posse(2, s.opposing_player);
  }

  std::string place_title(LocationId id) const {
    if (id.is_town_square()) return "the town square";
    for (const PlayerView& one : view_.players) {
      for (const LocationView& location : one.street) {
        if (location.id == id) return location.title;
      }
      for (const LocationView& location : one.out_of_town) {
        if (location.id == id) return location.title;
      }
    }
    return "a place";
  }

  static std::string poker(const std::vector<CardView>& cards) {
    std::vector<std::string> texts;
    int hidden = 0;
    for (const CardView& card : cards) {
      if (card.def == kNoDef) {
        ++hidden;
      } else {
        texts.push_back(short_text(card.poker));
      }
    }
    if (hidden > 0) texts.push_back(hidden == 1 ? "1 card" : fmt::format("{} cards", hidden));
    return fmt::format("{}", fmt::join(texts, " "));
  }

  static std::string list(const std::vector<CardView>& cards) {
    std::vector<std::string> titles;
    for (const CardView& card : cards) titles.push_back(card.def == kNoDef ? "a card" : card.title);
    return fmt::format("{}", fmt::join(titles, ", "));
  }

  std::string hand(const PlayerView& one) const {
    std::string text = "Your hand: ";
    std::vector<std::string> cards;
    for (const CardView& card : one.hand) {
      if (card.def != kNoDef) cards.push_back(fmt::format("{} ({}, costs {})", card.title, short_text(card.poker), card.cost));
    }
    text += cards.empty() ? "empty" : fmt::format("{}", fmt::join(cards, ", "));
    text = wrapped(text, kColumns, 2) + "\n";
    if (!one.draw_hand.empty() && !view_.shootout.active) text += "Your draw hand: " + poker(one.draw_hand) + "\n";
    return text;
  }

  const View& view_;
};

}  // namespace

std::string short_text(PokerCard card) {
  static constexpr const char* kSigns[] = {"", "♣", "♦", "♥", "♠"};
  static constexpr const char* kValues[] = {"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};
  if (card.is_joker()) return "joker";
  return fmt::format("{}{}", kValues[card.value], kSigns[static_cast<int>(card.suit)]);
}

std::string draw_table(const View& view) { return Drawing(view).all(); }

std::string explain(const CardDef& card, const Definitions& definitions) {
  std::vector<std::string> facts;
  facts.push_back(to_string(card.type));
  if (card.faction != 0) facts.push_back(definitions.factions[card.faction]);
  if (card.poker.suit != Suit::none) facts.push_back(short_text(card.poker));
  const bool is_dude = card.type == CardType::dude;
  if (is_dude) {
    facts.push_back(fmt::format("{} bullets ({})", card.bullets, card.is_stud ? "stud" : "draw"));
    facts.push_back(fmt::format("influence {}", card.influence));
  } else {
    if (card.has_bullets) facts.push_back(fmt::format("{:+} bullets", card.bullets));
    if (card.influence != 0) facts.push_back(fmt::format("{:+} influence", card.influence));
  }
  if (card.type == CardType::outfit) {
    facts.push_back(fmt::format("starting ghost rock {}", card.wealth));
  } else if (card.type == CardType::legend) {
    facts.push_back(fmt::format("starting ghost rock {:+}", card.wealth));
  } else if (card.type != CardType::joker) {
    facts.push_back(fmt::format("costs {}", card.cost));
  }
  if (card.upkeep != 0) facts.push_back(fmt::format("upkeep {}", card.upkeep));
  if (card.production != 0) facts.push_back(fmt::format("production {}", card.production));
  if (card.control != 0) facts.push_back(fmt::format("control points {}", card.control));
  if (card.difficulty != 0) facts.push_back(fmt::format("difficulty {}", card.difficulty));
  if (card.experience != 0) facts.push_back(fmt::format("experienced {}", card.experience));

  std::string text = fmt::format("{} ({} {})\n  {}\n", card.title, card.pack, card.code,
                                 wrapped(fmt::format("{}", fmt::join(facts, ", ")), kColumns - 2, 2));
  std::vector<std::string> keywords;
  for (std::size_t i = 0; i < definitions.keywords.size(); ++i) {
    if (!card.keywords.test(i)) continue;
    std::string keyword = definitions.keywords[i];
    for (const KeywordRating& rating : card.ratings) {
      if (rating.keyword == i) keyword += fmt::format(" {}", rating.rating);
    }
    keywords.push_back(keyword);
  }
  if (!keywords.empty()) text += "  " + wrapped(fmt::format("{}", fmt::join(keywords, ", ")), kColumns - 2, 2) + "\n";
  for (const AbilityDef& ability : card.abilities) {
    if (!ability.text.empty()) text += "  " + wrapped(ability.text, kColumns - 2, 4) + "\n";
  }
  if (card.abilities.empty() && !card.scripted) text += "  Its text is not scripted yet: it is played without.\n";
  return text;
}

std::string explain(const ErratumDef& erratum, const std::string& as_of) {
  const auto line = [](const std::string& text, std::size_t indent) {
    return std::string(indent, ' ') + wrapped(text, kColumns - static_cast<int>(indent), static_cast<int>(indent) + 2) + "\n";
  };
  std::string text = line(fmt::format("Erratum {}, from {}{}: {}", erratum.id, erratum.date,
                                      erratum.in_force ? "" : fmt::format(" (not in force on {})", as_of), erratum.reason), 2);
  for (const ErratumChange& change : erratum.changes) {
    text += line(fmt::format("{}", change.what), 4);
    text += line("before: " + (change.before.empty() ? "none" : change.before), 6);
    text += line("after: " + (change.after.empty() ? "none" : change.after), 6);
  }
  if (erratum.changes.empty() && erratum.before_unknown) text += line("before: unknown", 4);
  return text;
}

}  // namespace highnoon::cli
