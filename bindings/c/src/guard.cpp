#include "guard.hpp"

#include <algorithm>
#include <cstring>


namespace highnoon::c {
namespace {

thread_local std::string last_error;
/// What is said when there is no memory left to say anything else.
thread_local const char* last_resort = nullptr;

hn_status status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::no_such_option: return HN_NO_SUCH_OPTION;
    case ErrorCode::game_over: return HN_GAME_OVER;
    case ErrorCode::stale: return HN_STALE;
    case ErrorCode::not_your_decision: return HN_NOT_YOUR_DECISION;
    case ErrorCode::bad_config: return HN_BAD_CONFIG;
    case ErrorCode::bad_deck: return HN_BAD_DECK;
    case ErrorCode::bad_data: return HN_BAD_DATA;
    case ErrorCode::bad_script: return HN_BAD_SCRIPT;
    case ErrorCode::not_found: return HN_NOT_FOUND;
    case ErrorCode::wrong_library: return HN_WRONG_LIBRARY;
    case ErrorCode::host_limit: return HN_HOST_LIMIT;
    case ErrorCode::past_reveal: return HN_PAST_REVEAL;
  }
  return HN_INTERNAL;
}

}  // namespace

hn_status fail(hn_status status, std::string_view message) noexcept {
  try {
    last_error = message;
    last_resort = nullptr;
  } catch (...) {
    last_resort = "out of memory";
  }
  return status;
}

hn_status fail(const Error& error) noexcept { return fail(status_of(error.code), error.message); }

hn_status null_argument(const char* name) noexcept {
  try {
    return fail(HN_BAD_ARGUMENT, std::string(name) + " is NULL");
  } catch (...) {
    return fail(HN_BAD_ARGUMENT, "an argument is NULL");
  }
}

hn_status give_text(hn_text& out, std::string_view text) {
  char* const data = new char[text.size() + 1];
  std::copy(text.begin(), text.end(), data);
  data[text.size()] = '\0';
  out = {data, text.size()};
  return HN_OK;
}

}  // namespace highnoon::c

extern "C" {

const char* hn_version(void) { return HIGHNOON_VERSION; }

uint32_t hn_abi_version(void) { return HN_ABI_VERSION; }

const char* hn_status_name(hn_status status) {
  switch (status) {
    case HN_OK: return "ok";
    case HN_BAD_ARGUMENT: return "bad_argument";
    case HN_NO_MEMORY: return "no_memory";
    case HN_INTERNAL: return "internal";
    default: break;
  }
  for (int code = 0; code <= static_cast<int>(highnoon::ErrorCode::past_reveal); ++code) {
    if (highnoon::c::status_of(static_cast<highnoon::ErrorCode>(code)) == status) {
      return highnoon::to_string(static_cast<highnoon::ErrorCode>(code));
    }
  }
  return "unknown";
}

const char* hn_last_error(void) {
  return highnoon::c::last_resort != nullptr ? highnoon::c::last_resort : highnoon::c::last_error.c_str();
}

void hn_text_free(hn_text* text) {
  if (text == nullptr) return;
  delete[] text->data;
  *text = {nullptr, 0};
}

}  // extern "C"
