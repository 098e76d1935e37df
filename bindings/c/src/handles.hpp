#pragma once

/// What the handles of C stand for.

#include <filesystem>
#include <memory>
#include <vector>

#include "highnoon.h"
#include "highnoon/bot.hpp"
#include "highnoon/library.hpp"
#include "highnoon/session.hpp"

struct hn_library {
  highnoon::Library library;
  std::vector<std::filesystem::path> paths;
  highnoon::LibraryOptions options;  ///< to load it again
};

struct hn_deck {
  highnoon::DeckList list;
  std::uint64_t library = 0;  ///< its hash: a deck speaks of cards by their number in it
};

struct hn_game {
  highnoon::Session session;
};

struct hn_bot {
  std::unique_ptr<highnoon::Bot> bot;
};
