#include "highnoon/result.hpp"

namespace highnoon {

const char* to_string(ErrorCode code) {
  switch (code) {
    case ErrorCode::no_such_option: return "no_such_option";
    case ErrorCode::game_over: return "game_over";
    case ErrorCode::stale: return "stale";
    case ErrorCode::not_your_decision: return "not_your_decision";
    case ErrorCode::bad_config: return "bad_config";
    case ErrorCode::bad_deck: return "bad_deck";
    case ErrorCode::bad_data: return "bad_data";
    case ErrorCode::bad_script: return "bad_script";
    case ErrorCode::not_found: return "not_found";
    case ErrorCode::wrong_library: return "wrong_library";
    case ErrorCode::host_limit: return "host_limit";
    case ErrorCode::past_reveal: return "past_reveal";
  }
  return "unknown";
}

}  // namespace highnoon
