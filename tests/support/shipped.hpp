#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "highnoon/yaml/pack.hpp"

namespace highnoon::test {

inline std::filesystem::path source_directory() { return HIGHNOON_SOURCE_DIRECTORY; }

/// The facts of the packs that come with Highnoon.
inline const Definitions& shipped_cards() {
  static const Definitions definitions = [] {
    Definitions loaded;
    Diagnostics diagnostics;
    for (const char* pack : {"base_set", "faith_and_fear", "immovable_object", "showcase"}) {
      load_pack_facts(source_directory() / "cards" / pack, loaded, diagnostics);
    }
    EXPECT_EQ(diagnostics.text(), "");
    return loaded;
  }();
  return definitions;
}

}  // namespace highnoon::test
