#include "highnoon/yaml/pack.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "document/file.hpp"
#include "document/yaml.hpp"
#include "pack/card_facts.hpp"
#include "pack/manifest.hpp"

namespace highnoon {
namespace {

/// "in this file", or the file of the pack that has a card.
std::string where_is(const CardDef& card, const PackManifest& manifest,
                     const std::vector<PackManifest>& packs) {
  if (card.pack == manifest.id) return "in this file";
  for (const PackManifest& pack : packs) {
    if (pack.id == card.pack) return "in " + (pack.folder / "pack.yaml").string();
  }
  return fmt::format("in the pack \"{}\"", card.pack);
}

/// Whether a card says which older card it is another design of; it has that one's title.
bool is_version(const YAML::Node& node, const CardDef& card, const Definitions& definitions, document::Reader& reader) {
  if (!node["version_of"]) return false;
  const std::string code = reader.text(node["version_of"], "version_of").value_or("");
  const DefId other = definitions.find_code(code);
  if (other == kNoDef) {
    reader.error(node["version_of"], fmt::format("version_of: no card has the code \"{}\"", code));
  } else if (definitions.cards[other].title != card.title) {
    reader.error(node["version_of"], fmt::format("version_of: {} is {}, another title", code, definitions.cards[other].title));
  }
  return true;
}

/// The first card with each code, id and title.
class FirstCards {
 public:
  explicit FirstCards(const std::vector<CardDef>& cards) : cards_(cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) add(i);
  }
  void add(std::size_t index) {
    const CardDef& card = cards_[index];
    codes_.try_emplace(card.code, index);
    ids_.try_emplace(card.script, index);
    titles_.try_emplace(card.title, index);
  }
  const CardDef* with_code(const CardDef& card) const { return find(codes_, card.code); }
  const CardDef* with_id(const CardDef& card) const { return find(ids_, card.script); }
  const CardDef* with_title(const CardDef& card) const { return find(titles_, card.title); }

 private:
  using Index = std::unordered_map<std::string, std::size_t>;
  const CardDef* find(const Index& index, const std::string& name) const {
    const auto found = index.find(name);
    return found == index.end() ? nullptr : &cards_[found->second];
  }

  const std::vector<CardDef>& cards_;
  Index codes_, ids_, titles_;
};

/// Appends the cards of `list` to `definitions`; codes and ids must be new.
void read_cards(const YAML::Node& list, const PackManifest& manifest, document::Reader& reader,
                Definitions& definitions, const std::vector<PackManifest>& packs, const CardGame& game) {
  if (!list.IsSequence()) {
    reader.error(list, "\"cards\" must be a list");
    return;
  }
  // Scripts may speak of keywords that no card of the packs at hand has.
  for (const std::string& keyword : manifest.keywords) definitions.keyword(keyword);
  pack::CardFacts facts(reader, definitions, manifest.id, manifest.keywords, game);
  FirstCards first(definitions.cards);
  for (const YAML::Node& node : list) {
    std::optional<CardDef> card = facts.read(node);
    if (!card) continue;
    reader.about(card->script);
    if (const CardDef* const twin = first.with_code(*card)) {
      reader.error(node["code"],
                   fmt::format("the code \"{}\" is used twice, the first time by {} {}",
                               card->code, twin->title, where_is(*twin, manifest, packs)));
      continue;
    }
    if (const CardDef* const twin = first.with_id(*card); twin != nullptr && !node["reprint_of"]) {
      reader.error(node["id"],
                   fmt::format("the id is used twice, the first time by {} {} (a reprint says "
                               "reprint_of: \"{}\")",
                               twin->code, where_is(*twin, manifest, packs), twin->code));
      continue;
    }
    // Another version of a card has its title by right; a card of another thought would be hidden.
    const CardDef* const twin = first.with_title(*card);
    const bool is_meant = node["reprint_of"] || is_version(node, *card, definitions, reader);
    if (twin != nullptr && twin->pack != manifest.id && !is_meant) {
      reader.warning(node["title"],
                     fmt::format("{} {} has this title too: they count as one card for uniqueness, "
                                 "and decks that give the title alone get that one",
                                 twin->code, where_is(*twin, manifest, packs)));
    }
    if (definitions.cards.size() >= kNoDef) {
      reader.error(node, fmt::format("more than {} cards in all packs", kNoDef));
      return;
    }
    definitions.cards.push_back(*std::move(card));
    first.add(definitions.cards.size() - 1);
  }
  reader.about("");
}

/// FNV-1a, continued: the same on every machine, and other for another order of packs.
std::uint64_t hash_onto(std::uint64_t hash, const std::string& bytes) {
  if (hash == 0) hash = 0xCBF29CE484222325;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
  return hash;
}

}  // namespace

std::string change_fact(Definitions& definitions, CardDef& card, const std::string& key,
                        const std::vector<std::string>& texts, bool is_list) {
  Diagnostics diagnostics;
  document::Reader reader("", diagnostics);
  YAML::Node value;
  if (is_list) {
    value = YAML::Node(YAML::NodeType::Sequence);
    for (const std::string& text : texts) value.push_back(text);
  } else {
    value = texts.empty() ? "" : texts.front();
  }
  const std::vector<std::string> none;
  const CardGame any;
  pack::CardFacts(reader, definitions, card.pack, none, any).change(card, key, value);
  std::string faults;
  for (const Diagnostic& fault : diagnostics.all()) {
    faults += (faults.empty() ? "" : "; ") + fault.message;
  }
  return faults;
}

bool load_pack_facts(const std::filesystem::path& folder, Definitions& definitions,
                     Diagnostics& diagnostics, const std::vector<PackManifest>& packs, const CardGame& game) {
  const int errors_before = diagnostics.error_count();
  const std::filesystem::path path = folder / "pack.yaml";
  const auto text = document::read_file(path, diagnostics);
  if (!text) return false;
  const auto document = document::parse_yaml(*text, path, diagnostics);
  if (!document) return false;
  document::Reader reader(path.string(), diagnostics);
  const auto manifest = pack::read_manifest(*document, reader, folder);
  if (!manifest) return false;

  Definitions next = definitions;
  for (const std::string& faction : manifest->factions) {
    for (const PackManifest& other : packs) {
      const auto& known = other.factions;
      if (std::find(known.begin(), known.end(), faction) == known.end()) continue;
      reader.error((*document)["factions"],
                   fmt::format("the faction \"{}\" is there already, in {}; a pack that adds to it "
                               "needs the pack \"{}\" and does not name it again",
                               faction, (other.folder / "pack.yaml").string(), other.id));
    }
    if (next.faction(faction) == 0xFF) reader.error(*document, "too many factions in all packs");
  }
  if (const YAML::Node cards = (*document)["cards"]) {
    read_cards(cards, *manifest, reader, next, packs, game);
  }
  if (diagnostics.error_count() > errors_before) return false;
  next.hash = hash_onto(next.hash, *text);
  definitions = std::move(next);
  return true;
}

}  // namespace highnoon
