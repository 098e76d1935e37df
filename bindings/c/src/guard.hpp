#pragma once

/// The edge that nothing but a status crosses.

#include <cstddef>
#include <cstring>
#include <new>
#include <string>
#include <string_view>

#include "highnoon.h"
#include "highnoon/result.hpp"

namespace highnoon::c {

/// Keeps the message for hn_last_error(). @return the status
hn_status fail(hn_status status, std::string_view message) noexcept;
hn_status fail(const Error& error) noexcept;
/// "NAME is NULL".
hn_status null_argument(const char* name) noexcept;

/// Runs a call's body, which returns a status; no exception leaves it.
template <typename Body>
hn_status guarded(Body&& body) noexcept {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return fail(HN_NO_MEMORY, "out of memory");
  } catch (const std::exception& error) {
    return fail(HN_INTERNAL, error.what());
  } catch (...) {
    return fail(HN_INTERNAL, "an exception of an unknown kind");
  }
}

/// Reads a struct that the caller has filled; what an older version of it did not have keeps its default.
/// @param smallest  its size in the first version
template <typename T>
hn_status read_struct(const T& from, std::size_t smallest, const char* name, T& to) {
  if (from.size < smallest || from.size > sizeof(T)) {
    return fail(HN_BAD_ARGUMENT, std::string(name) + ".size is none of this library's versions: begin with its _INIT macro");
  }
  std::memcpy(static_cast<void*>(&to), &from, from.size);
  to.size = sizeof(T);
  return HN_OK;
}

/// Gives a text out. The caller frees it.
hn_status give_text(hn_text& out, std::string_view text);

}  // namespace highnoon::c

/// Ends a call whose argument is null.
#define HN_NEED(argument) \
  if ((argument) == nullptr) return highnoon::c::null_argument(#argument)
