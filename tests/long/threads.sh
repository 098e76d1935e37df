# Sourced by tests/long.sh. Games on eight threads from one library through the C API, with ThreadSanitizer. (tests/run.sh plays them with
# AddressSanitizer and UndefinedBehaviorSanitizer.)
title="Games on many threads, with ThreadSanitizer"
chunks=1

build() {
  cmake --preset tsan
  cmake --build --preset tsan --target highnoon_threads_tests
}

chunk() { build/tsan/tests/highnoon_threads_tests; }

report() {
  echo '```'
  grep -E '^\[ +(OK|FAILED|PASSED) |WARNING|decisions|games' "$@" || true
  echo '```'
}
