/* Loads the installed library and its data, of which the program knows nothing but, if it is told, the folder. */

#include <highnoon.h>
#include <inttypes.h>
#include <stdio.h>

int main(int argc, char** argv) {
  hn_library_options options = HN_LIBRARY_OPTIONS_INIT;
  hn_library* library;
  uint64_t hash;
  if (argc > 1) options.data = argv[1];
  if (hn_library_load(&options, &library, NULL) != HN_OK) {
    fprintf(stderr, "%s\n", hn_last_error());
    return 1;
  }
  if (hn_library_hash(library, &hash) != HN_OK) return 1;
  printf("%s %" PRIx64 "\n", hn_version(), hash);
  hn_library_free(library);
  return 0;
}
