#include "highnoon/usage.hpp"

#include <algorithm>
#include <map>

#include "flow/step_watcher.hpp"
#include "game.hpp"
#include "usage/in_use.hpp"

namespace highnoon {

struct UsageCounter::Impl : StepWatcher {
  ContentPtr content;
  std::vector<std::size_t> first;  ///< by DefId: where the design's abilities begin in `rows`
  std::vector<AbilityUsage> rows;
  std::vector<char> seen;  ///< by row: in the watched game
  const Game* game = nullptr;
  Observer* also = nullptr;

  explicit Impl(ContentPtr of) : content(std::move(of)) {
    std::map<std::string, std::size_t> designs;
    for (const CardDef& card : content->definitions.cards) {
      const auto [found, is_new] = designs.emplace(card.script, rows.size());
      first.push_back(found->second);
      for (std::size_t i = 0; is_new && i < card.abilities.size(); ++i) {
        rows.push_back({.card = &card, .number = static_cast<int>(i)});
      }
    }
  }

  std::size_t row(AbilityOf ability) const {
    return first[ability.card] + static_cast<std::size_t>(ability.number);
  }

  void count(AbilityOf ability) {
    const std::size_t at = row(ability);
    ++rows[at].uses;
    rows[at].games += seen[at] ? 0 : 1;
    seen[at] = 1;
  }

  void on_event(const Kernel& k, const Event& event) override {
    if (also) also->on_event(k, event);
  }
  void on_step(const Kernel& k, int procedure, int step) override {
    if (const auto ability = resolving(k, procedure, step)) count(*ability);
  }
};

UsageCounter::UsageCounter(ContentPtr content)
    : impl_(std::make_unique<Impl>(std::move(content))) {}
UsageCounter::~UsageCounter() = default;
UsageCounter::UsageCounter(UsageCounter&&) noexcept = default;

void UsageCounter::watch(Game& game, Observer* also) {
  Impl& impl = *impl_;
  impl.game = &game;
  impl.also = also;
  impl.seen.assign(impl.rows.size(), 0);
  game.set_observer(&impl);
  std::vector<char> counted(impl.rows.size() + 1, 0);
  for (const SeatConfig& seat : game.config().seats) {
    std::fill(counted.begin(), counted.end(), 0);
    std::vector<DefId> cards = seat.deck.cards;
    cards.push_back(seat.deck.outfit);
    if (seat.deck.legend != kNoDef) cards.push_back(seat.deck.legend);
    for (const DefId card : cards) {
      const std::size_t first = impl.first[card];
      if (counted[first]) continue;
      const std::size_t count = impl.content->definitions.cards[card].abilities.size();
      if (count > 0) counted[first] = 1;
      for (std::size_t i = 0; i < count; ++i) ++impl.rows[first + i].decks;
    }
  }
}

void UsageCounter::look() {
  Impl& impl = *impl_;
  each_in_force(
      impl.game->impl().reader(), [&](AbilityOf ability) { return !impl.seen[impl.row(ability)]; },
      [&](AbilityOf ability) {
        if (!impl.seen[impl.row(ability)]) impl.count(ability);
      });
}

void UsageCounter::add(const UsageCounter& other) {
  for (std::size_t i = 0; i < impl_->rows.size(); ++i) {
    AbilityUsage& row = impl_->rows[i];
    const AbilityUsage& more = other.impl_->rows[i];
    row.decks += more.decks;
    row.uses += more.uses;
    row.games += more.games;
  }
}

std::vector<AbilityUsage> UsageCounter::list() const {
  std::vector<AbilityUsage> rows = impl_->rows;
  std::stable_sort(rows.begin(), rows.end(),
                   [](const AbilityUsage& a, const AbilityUsage& b) { return a.uses < b.uses; });
  return rows;
}

}  // namespace highnoon
