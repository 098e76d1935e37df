/* The header alone, and what a program in C may say with it. */

#include <highnoon.h>

const char* version_in_c(void);

const char* version_in_c(void) {
  const hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  const hn_game_config config = HN_GAME_CONFIG_INIT;
  const hn_game_info info = HN_GAME_INFO_INIT;
  return options.size == sizeof options && config.size == sizeof config && info.size == sizeof info ? hn_version() : "";
}
