#include "highnoon/yaml/document_keys.hpp"

#include "deck/builder.hpp"
#include "pack/manifest.hpp"

namespace highnoon {

std::map<std::string, std::vector<std::string>> document_keys() {
  return {{"pack", pack::manifest_keys()},
          {"deck", deck::yaml_deck_keys()},
          {"format", deck::format_keys()},
          {"format.deck", deck::format_deck_keys()}};
}

}  // namespace highnoon
