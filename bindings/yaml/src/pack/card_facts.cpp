#include "pack/card_facts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <regex>

#include "highnoon/yaml/document_keys.hpp"
#include "pack/manifest.hpp"

namespace highnoon::pack {
namespace {

/// But for the last, of which no card is printed.
const std::vector<std::string> kTypes(kCardTypeNames.begin(), kCardTypeNames.end() - 1);
const std::vector<std::string> kSuits = {"clubs", "diamonds", "hearts", "spades"};
const std::vector<std::string> kJokers = {"plain", "devils", "heretic"};

constexpr int kOutfit = bit(CardType::outfit);
constexpr int kLegend = bit(CardType::legend);
constexpr int kDude = bit(CardType::dude);
constexpr int kDeed = bit(CardType::deed);
constexpr int kGoods = bit(CardType::goods);
constexpr int kSpell = bit(CardType::spell);
constexpr int kAction = bit(CardType::action);
constexpr int kJoker = bit(CardType::joker);
constexpr int kEvent = bit(CardType::event);
constexpr int kImprovement = bit(CardType::improvement);
constexpr int kAll = bit(CardType::rules) - 1;
/// Those with a printed value.
constexpr int kValued = kDude | kDeed | kGoods | kSpell | kAction | kEvent | kImprovement;

/// A key of a card, the types that may have it and those that must.
struct Key {
  const char* name;
  int may;
  int must;
};
constexpr Key kKeys[] = {
    {"id", kAll, kAll},
    {"code", kAll, kAll},
    {"reprint_of", kAll, 0},
    {"version_of", kAll, 0},
    {"title", kAll, kAll},
    {"persona", kAll, 0},
    {"type", kAll, kAll},
    {"faction", kOutfit | kDude | kDeed | kGoods, kOutfit},
    {"joker", kJoker, 0},
    {"value", kValued, kValued},
    {"suit", kValued, kValued},
    {"bullets", kDude | kGoods, kDude},
    {"influence", kDude | kGoods | kLegend, kDude},
    {"cost", kValued, kValued},
    {"upkeep", kDude | kDeed | kGoods | kAction | kImprovement, kDude},
    {"production", kOutfit | kLegend | kDude | kDeed | kGoods | kImprovement, kOutfit | kDeed},
    {"control", kOutfit | kLegend | kDude | kDeed | kGoods | kImprovement, kDeed},
    {"wealth", kOutfit | kLegend, kOutfit | kLegend},
    {"keywords", kAll, 0},
    {"text", kAll, 0},
    {"abilities", kAll, 0},
    {"traits", kAll, 0},
    {"octgn", kAll, 0},
};
/// What a reprint may say besides which printing it repeats.
constexpr std::string_view kReprintKeys[] = {"reprint_of", "code", "title", "faction", "value", "octgn"};
/// The keys whose number the card's own text may work out: "*", or "3*" where a number is printed with it.
constexpr std::string_view kStarKeys[] = {"bullets", "influence", "cost", "upkeep", "production", "control"};

/// A key with a plain number.
struct NumberKey {
  const char* name;
  std::int8_t CardDef::*field;
  int low;
  int high;
};
constexpr NumberKey kNumbers[] = {
    {"influence", &CardDef::influence, -9, 20}, {"cost", &CardDef::cost, 0, 99},
    {"upkeep", &CardDef::upkeep, 0, 99},        {"production", &CardDef::production, -9, 99},
    {"control", &CardDef::control, -9, 20},     {"wealth", &CardDef::wealth, -20, 99},
    {"abilities", &CardDef::printed_abilities, 0, 8}, {"traits", &CardDef::printed_traits, 0, 8},
};

const char* name(CardType type) { return kTypes[static_cast<std::size_t>(type)].c_str(); }
/// "a dude", "an action", "goods".
std::string a(CardType type) {
  if (type == CardType::goods) return "goods";
  const std::string word = name(type);
  return (std::string_view("aeio").find(word[0]) != std::string_view::npos ? "an " : "a ") + word;
}

const std::vector<std::string>& key_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const Key& key : kKeys) all.emplace_back(key.name);
    return all;
  }();
  return names;
}

const Key* find_key(const std::string& name) {
  const auto found = std::find_if(std::begin(kKeys), std::end(kKeys),
                                  [&](const Key& key) { return name == key.name; });
  return found == std::end(kKeys) ? nullptr : found;
}

/// "Huckster 1" as ("Huckster", 1); none: no number at the end.
std::pair<std::string, std::optional<int>> split_rating(const std::string& printed) {
  const std::size_t space = printed.rfind(' ');
  if (space == std::string::npos || space == 0) return {printed, std::nullopt};
  const char* begin = printed.data() + space + 1;
  const char* end = printed.data() + printed.size();
  int rating = 0;
  const auto [rest, failure] = std::from_chars(begin, end, rating);
  if (failure != std::errc{} || rest != end || begin == end || rating < 0 || rating > 99) {
    return {printed, std::nullopt};
  }
  return {printed.substr(0, space), rating};
}

constexpr std::array kRated = {Keyword::huckster,      Keyword::blessed, Keyword::shaman,
                               Keyword::mad_scientist, Keyword::kung_fu, Keyword::experienced};

bool has(const CardDef& card, Keyword keyword) {
  return card.keywords.test(static_cast<std::size_t>(keyword));
}

std::vector<CardType> types_in(int bits) {
  std::vector<CardType> types;
  for (std::size_t i = 0; i < kTypes.size(); ++i) {
    if ((bits & bit(static_cast<CardType>(i))) != 0) types.push_back(static_cast<CardType>(i));
  }
  return types;
}

}  // namespace

const std::vector<std::string>& type_names() { return kTypes; }

std::string persona_of(const std::string& title) {
  static const std::regex experience(R"(\s*\(Exp\.?\s*\d+\)$)", std::regex::icase);
  return std::regex_replace(title, experience, "");
}

CardFacts::CardFacts(document::Reader& reader, Definitions& definitions, const std::string& pack,
                     const std::vector<std::string>& known_keywords, const CardGame& game)
    : reader_(reader), definitions_(definitions), pack_(pack), known_keywords_(known_keywords), game_(game) {}

std::optional<CardDef> CardFacts::read(const YAML::Node& node) {
  const int errors_before = reader_.error_count();
  reader_.about("");
  CardDef card;
  if (!node.IsMap()) {
    reader_.error(node, "a card must be a mapping (key: value)");
    return std::nullopt;
  }
  if (const YAML::Node id = node["id"]; id && id.IsScalar()) reader_.about(id.Scalar());
  if (node["reprint_of"]) start_reprint(card, node);
  // The type says what the other keys mean, wherever it stands.
  const bool is_reprint = !card.script.empty();
  if (const YAML::Node type = node["type"]) {
    const auto number = reader_.word(type, "type", kTypes);
    if (!number) return std::nullopt;
    card.type = static_cast<CardType>(*number);
    if ((game_.types & bit(card.type)) == 0) {
      reader_.error(type, fmt::format("the game \"{}\" has no cards of the type \"{}\"", game_.id, kTypes[static_cast<std::size_t>(*number)]));
      return std::nullopt;
    }
  } else if (!is_reprint) {
    reader_.error(node, "\"type\" is missing");
    return std::nullopt;
  }
  reader_.each_entry(node, "a card", [&](const YAML::Node& key, const YAML::Node& value) {
    read_entry(card, key, value);
  });
  for (const Key& key : kKeys) {
    if (!is_reprint && (key.must & bit(card.type)) != 0 && !node[key.name]) {
      reader_.error(node, fmt::format("\"{}\" is missing ({} needs it)", key.name, a(card.type)));
    }
  }
  if (is_reprint && !node["code"]) reader_.error(node, "\"code\" is missing");
  card.pack = pack_;
  if (card.persona.empty()) card.persona = persona_of(card.title);
  count(card, node);
  // What a joker does stands in the rules, by its kind, if nothing else is printed on it.
  if (card.type == CardType::joker && card.printed_abilities + card.printed_traits <= 0) card.scripted = true;
  check_type(card, node);
  check_keywords(card, node);
  if (reader_.error_count() > errors_before) return std::nullopt;
  return card;
}

void CardFacts::change(CardDef& card, const std::string& key, const YAML::Node& value) {
  YAML::Node entry(YAML::NodeType::Map);
  entry[key] = value;
  read_entry(card, YAML::Node(key), value);
  check_type(card, entry);
  check_keywords(card, entry);
}

void CardFacts::start_reprint(CardDef& card, const YAML::Node& node) {
  const auto code = reader_.text(node["reprint_of"], "reprint_of");
  if (!code) return;
  const DefId original = definitions_.find_code(*code);
  if (original == kNoDef) {
    reader_.error(node["reprint_of"],
                  fmt::format("reprint_of: no card has the code \"{}\"", *code));
    return;
  }
  card = definitions_.cards[original];
  card.code.clear();
  card.octgn.clear();
  if (!node["id"]) reader_.about(card.script);
  // A printing with facts of its own, or another wording, is a card of its own with the same title.
  for (const Key& key : kKeys) {
    const bool differs = std::find(std::begin(kReprintKeys), std::end(kReprintKeys), key.name) != std::end(kReprintKeys);
    if (!differs && node[key.name]) {
      reader_.error(node[key.name],
                    fmt::format("a reprint has the {} of the printing it repeats", key.name));
    }
  }
}

/// A card that says one of the two counts, or that it has no text, has none of what it does not say.
void CardFacts::count(CardDef& card, const YAML::Node& node) {
  if (node["text"]) {
    for (const char* key : {"abilities", "traits"}) {
      if (node[key]) reader_.error(node[key], fmt::format("a card without text has no {}", key));
    }
  }
  if (!node["text"] && !node["abilities"] && !node["traits"]) return;
  for (std::int8_t* number : {&card.printed_abilities, &card.printed_traits}) {
    if (*number < 0) *number = 0;
  }
}

void CardFacts::read_entry(CardDef& card, const YAML::Node& key_node, const YAML::Node& value) {
  const std::string& key = key_node.Scalar();
  const Key* known = find_key(key);
  if (known == nullptr) {
    reader_.error(key_node,
                  fmt::format("unknown key \"{}\"{}", key, did_you_mean(key, key_names())));
    return;
  }
  if ((known->may & bit(card.type)) == 0) {
    reader_.error(key_node, fmt::format("{} has no \"{}\"", a(card.type), key));
    return;
  }
  if (key == "id") {
    card.script = reader_.text(value, key).value_or("");
    if (!card.script.empty() && !is_snake_case(card.script)) {
      reader_.error(value, fmt::format("id \"{}\" is not snake_case", card.script));
    }
  } else if (key == "code") {
    card.code = reader_.text(value, key).value_or("");
  } else if (key == "title") {
    card.title = reader_.text(value, key).value_or("");
  } else if (key == "octgn") {
    card.octgn = reader_.text(value, key).value_or("");
  } else if (key == "persona") {
    card.persona = reader_.text(value, key).value_or("");
  } else if (key == "faction") {
    const std::vector<std::string>& factions = definitions_.factions;
    if (const auto number = reader_.word(value, key, factions)) {
      card.faction = static_cast<std::uint8_t>(*number);
    }
  } else if (key == "joker") {
    card.joker_kind = static_cast<std::int8_t>(reader_.word(value, key, kJokers).value_or(0));
  } else if (key == "value") {
    card.poker.value = static_cast<std::uint8_t>(reader_.integer(value, key, 1, 13).value_or(1));
  } else if (key == "suit") {
    if (const auto number = reader_.word(value, key, kSuits)) {
      card.poker.suit = static_cast<Suit>(*number + 1);  // none comes first
    }
  } else if (key == "bullets") {
    read_bullets(card, value);
  } else if (key == "keywords") {
    card.keywords.reset();
    card.ratings.clear();
    card.experience = card.difficulty = 0;
    for (const std::string& printed : reader_.texts(value, key)) read_keyword(card, printed, value);
  } else if (key == "text") {
    if (reader_.word(value, key, {"none"})) card.scripted = true;
  } else {
    read_number(card, key, value);
  }
}

void CardFacts::read_number(CardDef& card, const std::string& key, const YAML::Node& value) {
  for (const NumberKey& number : kNumbers) {
    if (key != number.name) continue;
    if (const auto printed = printed_with_star(key, value)) {
      card.*number.field = static_cast<std::int8_t>(*printed);
    } else if (const auto read = reader_.integer(value, key, number.low, number.high)) {
      card.*number.field = static_cast<std::int8_t>(*read);
    }
  }
}

/// "*" is 0, "3*" is 3: what the number is before the card's script has a say.
std::optional<int> CardFacts::printed_with_star(std::string_view key, const YAML::Node& value) {
  const bool may = std::find(std::begin(kStarKeys), std::end(kStarKeys), key) != std::end(kStarKeys);
  const std::string text = may && value.IsScalar() ? value.Scalar() : "";
  if (text.empty() || text.size() > 2 || text.back() != '*') return std::nullopt;
  if (text.size() == 1) return 0;
  return text[0] >= '0' && text[0] <= '9' ? std::optional<int>(text[0] - '0') : std::nullopt;
}

/// Dudes: "2 stud", "0 draw" or "* stud". Goods: the bonus, a number.
void CardFacts::read_bullets(CardDef& card, const YAML::Node& value) {
  constexpr int kMost = 20;
  card.has_bullets = true;
  if (card.type == CardType::goods) {
    const auto star = printed_with_star("bullets", value);
    card.bullets = static_cast<std::int8_t>(star ? *star : reader_.integer(value, "bullets", -kMost, kMost).value_or(0));
    return;
  }
  const std::string text = value.IsScalar() ? value.Scalar() : "";
  static const std::regex form(R"((\*|\d{1,2}) (stud|draw))");
  std::smatch match;
  const bool fits = std::regex_match(text, match, form);
  const int number = fits && match[1] != "*" ? std::stoi(match[1]) : 0;
  if (!fits || number > kMost) {
    reader_.error(value, fmt::format("bullets must be a number and a type, as in \"2 stud\" or "
                                     "\"0 draw\", not \"{}\"",
                                     text));
    return;
  }
  card.bullets = static_cast<std::int8_t>(number);
  card.is_stud = match[2] == "stud";
}

void CardFacts::read_keyword(CardDef& card, const std::string& printed, const YAML::Node& node) {
  const auto [word, rating] = split_rating(printed);
  // The number behind Gadget is what the skill check must reach; some printings write it apart.
  if (word == "Gadget" && rating) card.difficulty = static_cast<std::int8_t>(*rating);
  if (word == "Difficulty" && rating) {
    card.difficulty = static_cast<std::int8_t>(*rating);
    return;
  }
  const auto known = [&keyword = word](const std::vector<std::string>& list) {
    return std::find(list.begin(), list.end(), keyword) != list.end();
  };
  if (!known(definitions_.keywords) && !known(known_keywords_)) {
    std::vector<std::string> all = definitions_.keywords;
    all.insert(all.end(), known_keywords_.begin(), known_keywords_.end());
    reader_.warning(node, fmt::format("unknown keyword \"{}\"{}", word, did_you_mean(word, all)));
  }
  const KeywordId id = definitions_.keyword(word);
  if (id >= kMaxKeywords) {
    reader_.error(node, fmt::format("no room for the keyword \"{}\": {} are in use", word,
                                    definitions_.keywords.size()));
    return;
  }
  if (card.keywords.test(id)) {
    reader_.error(node, fmt::format("the keyword \"{}\" stands here twice", word));
    return;
  }
  card.keywords.set(id);
  if (word == "Gadget") return;
  if (rating) card.ratings.push_back({id, static_cast<std::int16_t>(*rating)});
  if (id == static_cast<KeywordId>(Keyword::experienced)) {
    card.experience = static_cast<std::int8_t>(rating.value_or(0));
  }
}

void CardFacts::check_type(const CardDef& card, const YAML::Node& node) {
  const Suit usual = suit_of(card.type);
  if (card.poker.suit != Suit::none && card.poker.suit != usual) {
    reader_.warning(node["suit"], fmt::format("the suit of {} is {}, not {}", a(card.type),
                                              to_string(usual), to_string(card.poker.suit)));
  }
}

void CardFacts::check_keywords(const CardDef& card, const YAML::Node& node) {
  const YAML::Node where = node["keywords"] ? node["keywords"] : node;
  if (card.type == CardType::dude) {
    for (const Keyword keyword : kRated) {
      const auto rated =
          std::any_of(card.ratings.begin(), card.ratings.end(), [&](const KeywordRating& rating) {
            return rating.keyword == static_cast<KeywordId>(keyword);
          });
      const bool needs = std::find(game_.unrated.begin(), game_.unrated.end(), to_string(keyword)) == game_.unrated.end();
      if (has(card, keyword) && !rated && needs) {
        reader_.error(where, fmt::format("the keyword \"{0}\" needs a number, as in \"{0} 1\"",
                                         to_string(keyword)));
      }
    }
  }
  if (card.type == CardType::spell && !has(card, Keyword::hex) && !has(card, Keyword::miracle) &&
      !has(card, Keyword::spirit)) {
    reader_.error(where, "a spell needs the keyword of its kind: Hex, Miracle or Spirit");
  }
  for (const CardGame::OneOf& rule : game_.one_of) {
    if (rule.type != card.type) continue;
    const auto count = std::count_if(rule.keywords.begin(), rule.keywords.end(), [&](const std::string& keyword) {
      const KeywordId id = definitions_.keyword(keyword);
      return id < kMaxKeywords && card.keywords.test(id);
    });
    if (count != 1) reader_.error(where, fmt::format("{} is {}, {}", a(card.type), fmt::join(rule.keywords, " or "), count == 0 ? "and this is neither" : "not both"));
  }
  // "Gadget 0" says that there is none.
  const bool says_so = where.IsSequence() && std::any_of(where.begin(), where.end(), [](const YAML::Node& word) { return word.IsScalar() && word.Scalar() == "Gadget 0"; });
  if (has(card, Keyword::gadget) && card.difficulty == 0 && !says_so) {
    reader_.warning(where,
                    "a Gadget without difficulty (as in \"Gadget 7\") can always be invented");
  }
  if (has(card, Keyword::experienced) && card.persona == card.title) {
    reader_.warning(where, "an Experienced dude whose persona is its title replaces nobody");
  }
  if (card.type == CardType::deed && card.faction != 0 && !has(card, Keyword::core)) {
    reader_.error(node["faction"], "only a Core deed has a faction: the one it can start with");
  }
}

}  // namespace highnoon::pack

namespace highnoon {

std::vector<CardKey> card_keys() {
  std::vector<CardKey> keys;
  for (const pack::Key& key : pack::kKeys) {
    CardKey one{.name = key.name, .may = pack::types_in(key.may), .must = pack::types_in(key.must)};
    for (const pack::NumberKey& number : pack::kNumbers) {
      if (key.name != std::string(number.name)) continue;
      one.low = number.low;
      one.high = number.high;
    }
    keys.push_back(std::move(one));
  }
  return keys;
}

}  // namespace highnoon
