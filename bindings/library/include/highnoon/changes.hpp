#pragma once

/// What is different between two libraries, for people and for choosing what to test again.

#include <string>
#include <vector>

#include "highnoon/library.hpp"

namespace highnoon {

/// A card of one library that the other has otherwise or not at all.
struct CardChange {
  std::string script;  ///< id
  std::string title;
  bool is_new = false;
  bool is_gone = false;
  bool facts = false;    ///< of any printing
  bool text = false;     ///< the file that its script is in
  bool errata = false;   ///< that are in force
};

struct LibraryChanges {
  std::vector<CardChange> cards;         ///< in the order of the library after, then those that are gone
  std::vector<std::string> words;        ///< names of files of scripts/highnoon
  std::vector<std::string> rulesets;     ///< names of files
  std::vector<std::string> house_rules;  ///< names of house rules
  bool content = false;                  ///< anything at all that games know of

  /// Whether every card may play otherwise.
  bool reach_everything() const { return !words.empty() || !rulesets.empty(); }
};

/// Compares texts, so that a changed comment is a change.
LibraryChanges changes_between(const Library& before, const Library& after);

/// "Undertaker (script), Circle M Ranch (facts, errata); house rule hand_of_six"; "" without any change.
std::string to_string(const LibraryChanges& changes);

}  // namespace highnoon
