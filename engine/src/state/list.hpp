#pragma once

/// Lists that live on the stack: what the rules collect and forget within a step.

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <type_traits>
#include <vector>

#include "highnoon/ids.hpp"

namespace highnoon {

/// A capacity is used up: Overflow(HaltReason::list_full).
[[noreturn]] void list_is_full();

/// A place of a row of N: `i`, or the first. What a save of a stranger says may be wrong in a way that no check sees; it reads another
/// item then, never what is not the row's.
template <std::size_t N>
constexpr std::size_t within(std::size_t i) {
  return i < N ? i : 0;
}

/// Likewise an item of what the scripts define, or one that is as good as none.
template <typename T>
const T& at_or_none(const std::vector<T>& items, std::size_t i) {
  static const T none{};
  return i < items.size() ? items[i] : none;
}

/// N items of the state. Used as std::array is, but that no index leads out of it.
template <typename T, std::size_t N>
struct Row {
  using value_type = T;
  T items[N];

  constexpr T& operator[](std::size_t i) { return items[within<N>(i)]; }
  constexpr const T& operator[](std::size_t i) const { return items[within<N>(i)]; }
  static constexpr std::size_t size() { return N; }
  T* data() { return items; }
  const T* data() const { return items; }
  T* begin() { return items; }
  T* end() { return items + N; }
  const T* begin() const { return items; }
  const T* end() const { return items + N; }
  void fill(const T& value) { std::fill(begin(), end(), value); }
  friend bool operator==(const Row&, const Row&) = default;
};

/// At most N of a plain type, in order; used as a std::vector is, without the heap. Only what is in it is copied.
template <typename T, int N>
class List {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  List() {}
  List(std::initializer_list<T> items) : List(items.begin(), items.end()) {}
  template <std::input_iterator It>
  List(It first, It last) {
    insert(end(), first, last);
  }
  List(const List& other) : List(other.begin(), other.end()) {}
  List& operator=(const List& other) {
    count_ = other.count_;
    std::copy(other.begin(), other.end(), begin());
    return *this;
  }
  ~List() = default;

  T* begin() { return items_; }
  T* end() { return items_ + count_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + count_; }
  auto rbegin() const { return std::reverse_iterator(end()); }
  auto rend() const { return std::reverse_iterator(begin()); }
  T* data() { return items_; }
  const T* data() const { return items_; }

  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T& front() { return items_[0]; }
  const T& front() const { return items_[0]; }
  T& back() { return (*this)[count_ - 1]; }
  const T& back() const { return (*this)[count_ - 1]; }

  /// @throw Overflow  it is full
  void push_back(T item) {
    if (count_ == N) list_is_full();
    std::construct_at(items_ + count_++, item);
  }
  template <typename... Arguments>
  void emplace_back(Arguments... arguments) {
    push_back(T(arguments...));
  }
  bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }
  void pop_back() { --count_; }
  void clear() { count_ = 0; }
  void resize(std::size_t count) {
    while (count_ > count) pop_back();
    while (count_ < count) push_back(T{});
  }
  T* erase(const T* at) { return erase(at, at + 1); }
  T* erase(const T* first, const T* last) {
    T* const from = items_ + (first - items_);
    count_ = static_cast<std::size_t>(std::copy(last, static_cast<const T*>(end()), from) - items_);
    return from;
  }
  template <std::input_iterator It>
  void insert(const T* at, It first, It last) {
    const auto place = at - items_;
    const auto before = static_cast<std::ptrdiff_t>(count_);
    for (; first != last; ++first) push_back(*first);
    std::rotate(items_ + place, items_ + before, end());
  }

  template <typename Range>
  friend bool operator==(const List& a, const Range& b) {
    return std::equal(a.begin(), a.end(), std::begin(b), std::end(b));
  }

 private:
  std::size_t count_ = 0;
  union {
    T items_[static_cast<std::size_t>(N)];  // not set before it is used
  };
};

template <typename T, int N>
std::size_t erase(List<T, N>& list, const T& item) {
  const T* const rest = std::remove(list.begin(), list.end(), item);
  const auto gone = static_cast<std::size_t>(list.end() - rest);
  list.resize(list.size() - gone);
  return gone;
}
template <typename T, int N, typename Test>
std::size_t erase_if(List<T, N>& list, Test test) {
  const T* const rest = std::remove_if(list.begin(), list.end(), test);
  const auto gone = static_cast<std::size_t>(list.end() - rest);
  list.resize(list.size() - gone);
  return gone;
}

using CardList = List<CardId, kMaxCards>;
using PlaceList = List<LocationId, kMaxCards + 1>;
using PlayerList = List<PlayerId, kMaxPlayers>;

}  // namespace highnoon
