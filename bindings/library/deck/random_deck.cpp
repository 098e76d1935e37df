#include "highnoon/random_deck.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <optional>

#include "bot/dice.hpp"
#include "deck/mentions.hpp"
#include "library/find_ruleset.hpp"

namespace highnoon {
namespace {

constexpr int kTries = 50;

/// Parts of a hundred cards of a deck that are of a type.
struct Share {
  CardType type;
  int percent;
};
constexpr Share kShares[] = {{CardType::dude, 32},
                             {CardType::deed, 20},
                             {CardType::goods, 16},
                             {CardType::spell, 10},
                             {CardType::action, 22}};

/// What a dude must have so that a card is of use.
struct Need {
  Keyword of;
  Keyword skill;
};
constexpr Need kNeeds[] = {{Keyword::hex, Keyword::huckster},
                           {Keyword::miracle, Keyword::blessed},
                           {Keyword::spirit, Keyword::shaman},
                           {Keyword::gadget, Keyword::mad_scientist},
                           {Keyword::technique, Keyword::kung_fu}};
constexpr int kSkills = std::size(kNeeds);
constexpr int kSkillsOfDeck = 2;
constexpr int kProps = 5;

bool has(const CardDef& card, Keyword keyword) {
  return card.keywords.test(static_cast<std::size_t>(keyword));
}

/// Bits by row of kNeeds: the skills that the card asks for, or that the dude has.
unsigned needs(const CardDef& card) {
  unsigned bits = 0;
  for (int i = 0; i < kSkills; ++i) {
    if (has(card, kNeeds[i].of)) bits |= 1u << i;
  }
  return bits;
}
unsigned skills(const CardDef& card) {
  unsigned bits = 0;
  for (int i = 0; i < kSkills; ++i) {
    if (has(card, kNeeds[i].skill)) bits |= 1u << i;
  }
  return bits;
}

}  // namespace

struct RandomDecks::Impl {
  const Library library;
  const RulesetDef ruleset;
  const std::optional<Format> format;
  Dice dice;
  std::vector<DefId> outfits, legends, jokers, others;
  std::vector<int> seen;  ///< by DefId: copies in the decks so far

  Impl(const Library& of, RulesetDef rules, std::optional<Format> in, std::uint64_t seed)
      : library(of), ruleset(std::move(rules)), format(std::move(in)), dice(seed) {
    const auto& cards = library.definitions().cards;
    seen.resize(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const CardDef& card = cards[i];
      if (has(card, Keyword::token) || card.type == CardType::rules || !is_allowed(static_cast<DefId>(i))) continue;
      auto& pool = card.type == CardType::outfit   ? outfits
                   : card.type == CardType::legend ? legends
                   : card.type == CardType::joker  ? jokers
                                                   : others;
      pool.push_back(static_cast<DefId>(i));
    }
  }

  const CardDef& card(DefId id) const { return library.definitions().cards[id]; }
  int limit(Parameter parameter) const {
    if (format) {
      for (const auto& [changed, value] : format->parameters) {
        if (changed == parameter) return value;
      }
    }
    return ruleset.parameters[static_cast<std::size_t>(parameter)];
  }

  int most_copies(const CardDef& one) const {
    int most = limit(Parameter::deck_same_title);
    if (!format) return most;
    for (const auto& [code, copies] : format->limits) {
      const DefId limited = library.definitions().find_code(code);
      if (limited == kNoDef) continue;
      const CardDef& c = card(limited);
      if (c.script == one.script || c.title == one.title) most = std::min(most, copies);
    }
    return most;
  }

  std::vector<DeckFault> faults(const LoadedDeck& deck) const {
    const Definitions& d = library.definitions();
    return format ? check_deck(deck, d, ruleset, *format) : check_deck(deck, d, ruleset);
  }

  /// Whether a deck of the format may have the card.
  bool is_allowed(DefId id) const {
    LoadedDeck deck;
    deck.cards.push_back({.card = id, .count = 1});
    const auto all = faults(deck);
    return std::none_of(all.begin(), all.end(), [](const DeckFault& fault) {
      return fault.kind == DeckFault::Kind::not_in_format ||
             fault.kind == DeckFault::Kind::banned || fault.kind == DeckFault::Kind::format_limit;
    });
  }

  /// One of those seen least; chance among the quarter of them that was seen least, or the very
  /// least if `strictly`.
  DefId seldom(std::vector<DefId> from, bool strictly = false) {
    if (from.empty()) return kNoDef;
    for (std::size_t i = from.size() - 1; i > 0; --i) {
      std::swap(from[i], from[static_cast<std::size_t>(dice.below(static_cast<int>(i) + 1))]);
    }
    std::stable_sort(from.begin(), from.end(), [&](DefId a, DefId b) { return seen[a] < seen[b]; });
    const int some = strictly ? 1 : std::max(1, static_cast<int>(from.size()) / 4);
    return from[static_cast<std::size_t>(dice.below(some))];
  }

  LoadedDeck try_deck();
};

namespace {

/// A deck while it is put together.
class Draft {
 public:
  /// @param same_title  the most copies of a card
  Draft(std::function<int(const CardDef&)> same_title, int same_face, int size)
      : same_title_(std::move(same_title)), same_face_(same_face), size_(size) {}

  int room_for(const CardDef& card) const {
    const auto of = [](const auto& counts, const auto& key) {
      const auto found = counts.find(key);
      return found == counts.end() ? 0 : found->second;
    };
    return std::min({same_title_(card) - of(titles_, card.persona),
                     same_face_ - of(faces_, card.poker), size_ - total_});
  }
  void add(DefId id, const CardDef& card, int count) {
    count = std::min(count, room_for(card));
    if (count <= 0) return;
    titles_[card.persona] += count;
    faces_[card.poker] += count;
    types_[card.type] += count;
    total_ += count;
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const DeckEntry& e) { return e.card == id; });
    if (found != cards.end()) {
      found->count += count;
    } else {
      cards.push_back({.card = id, .count = count});
    }
  }
  int of(CardType type) const {
    const auto found = types_.find(type);
    return found == types_.end() ? 0 : found->second;
  }
  bool is_full() const { return total_ == size_; }
  int size() const { return size_; }

  std::vector<DeckEntry> cards;

 private:
  std::function<int(const CardDef&)> same_title_;
  int same_face_, size_;
  int total_ = 0;
  std::map<std::string, int> titles_;
  std::map<PokerCard, int> faces_;
  std::map<CardType, int> types_;
};

}  // namespace

LoadedDeck RandomDecks::Impl::try_deck() {
  Draft draft([&](const CardDef& c) { return most_copies(c); },
              limit(Parameter::deck_same_suit_and_value), limit(Parameter::deck_cards));
  const auto those = [&](auto wanted) {
    std::vector<DefId> found;
    for (const DefId id : others) {
      if (draft.room_for(card(id)) > 0 && wanted(card(id))) found.push_back(id);
    }
    return found;
  };

  // The card seen least comes first, and with it its outfit and skills.
  const DefId lead = seldom(others, true);
  const std::uint8_t lead_faction = lead == kNoDef ? 0 : card(lead).faction;
  std::vector<DefId> fitting;
  for (const DefId id : outfits) {
    if (lead_faction == 0 || card(id).faction == lead_faction) fitting.push_back(id);
  }
  const DefId outfit = seldom(fitting.empty() ? outfits : fitting, true);
  const std::uint8_t faction = card(outfit).faction;
  const auto is_own = [&](const CardDef& c) { return c.faction == 0 || c.faction == faction; };
  if (lead != kNoDef) draft.add(lead, card(lead), 2 + dice.below(3));
  // What the first card reads, such as Horses, Ranches or Hexes, comes with it, and whoever can use that.
  const KeywordSet mentioned = lead == kNoDef ? KeywordSet() : mentioned_keywords(library.definitions(), card(lead));
  unsigned themes = lead == kNoDef ? 0 : needs(card(lead)) | skills(card(lead));
  for (int i = 0; i < kSkills; ++i) {
    if (mentioned.test(static_cast<std::size_t>(kNeeds[i].of))) themes |= 1u << i;
  }
  unsigned open = 0;  // skills that dudes of this outfit, or drifters, have
  for (const DefId id : those(is_own)) open |= skills(card(id));
  if (open == 0) open = (1u << kSkills) - 1;
  for (int tries = 0; tries < 20 && std::popcount(themes) < kSkillsOfDeck; ++tries) {
    themes |= open & 1u << dice.below(kSkills);
  }

  // Dudes with the skills, of the outfit's own if there are any.
  for (int i = 0; i < kSkills; ++i) {
    if (!(themes >> i & 1)) continue;
    const auto skilled = [&](const CardDef& c) { return (skills(c) >> i & 1) != 0; };
    for (int picks = 0; picks < 2; ++picks) {
      auto from = those([&](const CardDef& c) { return skilled(c) && is_own(c); });
      if (from.empty()) from = those(skilled);
      const DefId id = seldom(from);
      if (id != kNoDef) draft.add(id, card(id), 1 + dice.below(3));
    }
  }
  for (int picks = 0; picks < kProps && mentioned.any(); ++picks) {
    const DefId id = seldom(those([&](const CardDef& c) {
      return (c.keywords & mentioned).any() && is_own(c) && (needs(c) & ~open) == 0;
    }));
    if (id == kNoDef) break;
    draft.add(id, card(id), 2);
  }
  for (const Share& share : kShares) {
    const int wanted = draft.size() * share.percent / 100 + dice.below(5) - 2;
    while (draft.of(share.type) < wanted) {
      // Three dudes of four are the outfit's own or drifters.
      const bool own = share.type == CardType::dude && dice.below(4) > 0;
      const DefId id = seldom(those([&](const CardDef& c) {
        return c.type == share.type && (needs(c) & ~themes) == 0 && (!own || is_own(c));
      }));
      if (id == kNoDef) break;
      draft.add(id, card(id), std::min(1 + dice.below(4), wanted - draft.of(share.type)));
    }
  }
  while (!draft.is_full()) {
    auto from = those([&](const CardDef& c) { return (needs(c) & ~themes) == 0; });
    if (from.empty()) from = those([](const CardDef&) { return true; });
    const DefId id = seldom(from);
    if (id == kNoDef) break;
    draft.add(id, card(id), 1 + dice.below(2));
  }

  LoadedDeck deck;
  deck.name = "Random deck of " + card(outfit).title;
  deck.outfits.push_back({.card = outfit, .count = 1});
  if (!legends.empty() && dice.below(4) == 0) {
    deck.legends.push_back({.card = seldom(legends), .count = 1});
  }
  deck.cards = std::move(draft.cards);

  // The starting gang: the skills and the first card before others; each that leaves the deck
  // legal, and a little ghost rock.
  std::vector<DeckEntry*> gang;
  for (DeckEntry& entry : deck.cards) {
    const CardType type = card(entry.card).type;
    if (type == CardType::dude || type == CardType::deed) gang.push_back(&entry);
  }
  for (std::size_t i = gang.size(); i > 1; --i) {
    std::swap(gang[i - 1], gang[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
  }
  std::stable_partition(gang.begin(), gang.end(), [&](const DeckEntry* entry) {
    return entry->card == lead || (skills(card(entry->card)) & themes) != 0;
  });
  std::stable_partition(gang.begin(), gang.end(),
                        [&](const DeckEntry* entry) { return entry->card == lead; });
  const auto before = faults(deck).size();
  int left = card(outfit).wealth - dice.below(4);
  unsigned started = 0;
  for (DeckEntry* entry : gang) {
    const CardDef& starter = card(entry->card);
    const unsigned known = skills(starter) & themes;
    if (starter.cost > left || (known && !(known & ~started) && entry->card != lead)) continue;
    ++entry->starting;
    if (faults(deck).size() > before) {
      --entry->starting;
    } else {
      left -= starter.cost;
      started |= known;
    }
  }

  int wild = std::min(limit(Parameter::deck_jokers), dice.below(3));
  while (wild-- > 0 && !jokers.empty()) deck.cards.push_back({.card = seldom(jokers), .count = 1});
  return deck;
}

RandomDecks::RandomDecks(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
RandomDecks::~RandomDecks() = default;
RandomDecks::RandomDecks(RandomDecks&&) noexcept = default;

Result<RandomDecks> RandomDecks::make(const Library& library, const RandomDeckOptions& options) {
  std::string ruleset = options.ruleset;
  std::optional<Format> format;
  if (!options.format.empty()) {
    Result<Format> found = library.find_format(options.format);
    if (!found) return found.error();
    ruleset = found->ruleset;
    format = std::move(found).value();
  }
  const Result<int> index = find_ruleset(library.definitions(), ruleset);
  if (!index) return index.error();
  RulesetDef rules = library.definitions().rulesets[static_cast<std::size_t>(*index)];
  auto impl = std::make_unique<Impl>(library, std::move(rules), std::move(format), options.seed);
  if (impl->outfits.empty()) return Error{ErrorCode::bad_deck, "these packs have no outfit"};
  return RandomDecks(std::move(impl));
}

Result<LoadedDeck> RandomDecks::next() {
  Impl& impl = *impl_;
  std::string fault;
  for (int tries = 0; tries < kTries; ++tries) {
    LoadedDeck deck = impl.try_deck();
    const std::vector<DeckFault> faults = impl.faults(deck);
    if (!faults.empty()) {
      fault = to_string(faults.front(), deck);
      continue;
    }
    for (const auto* entries : {&deck.outfits, &deck.legends, &deck.cards}) {
      for (const DeckEntry& entry : *entries) impl.seen[entry.card] += entry.count;
    }
    return deck;
  }
  return Error{ErrorCode::bad_deck, "no legal deck can be made of these packs: " + fault};
}

}  // namespace highnoon
