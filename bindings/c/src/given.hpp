#pragma once

/// What is given out as structs: all of it in one piece of memory that lives and dies with its head.

#include <cstring>
#include <memory_resource>
#include <string_view>
#include <type_traits>
#include <utility>

namespace highnoon::c {

/// Memory for structs and strings that are freed all at once.
class Arena {
 public:
  const char* text(std::string_view text) {
    char* const copy = static_cast<char*>(memory_.allocate(text.size() + 1, 1));
    if (!text.empty()) std::memcpy(copy, text.data(), text.size());
    copy[text.size()] = '\0';
    return copy;
  }
  template <typename T>
  T* array(std::size_t count) {
    static_assert(std::is_trivial_v<T> || std::is_pointer_v<T>);
    if (count == 0) return nullptr;
    void* const place = memory_.allocate(count * sizeof(T), alignof(T));
    std::memset(place, 0, count * sizeof(T));
    return static_cast<T*>(place);
  }
  template <typename T>
  T* copy(const T& value) {
    T* const place = array<T>(1);
    *place = value;
    return place;
  }
  /// Pointers to what `make` makes of each element.
  template <typename List, typename Make>
  auto each(const List& list, Make&& make) {
    using Made = decltype(make(*list.begin()));
    Made* const made = array<Made>(list.size());
    std::size_t i = 0;
    for (const auto& element : list) made[i++] = make(element);
    return made;
  }

 private:
  std::pmr::monotonic_buffer_resource memory_{1024};
};

/// A struct that the caller owns, and its memory.
template <typename T>
struct Given : T {
  Arena arena;
};

/// Frees a struct given out; null is nothing.
template <typename T>
void take_back(T* given) {
  delete static_cast<Given<T>*>(given);
}

}  // namespace highnoon::c
