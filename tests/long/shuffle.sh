# Sourced by tests/long.sh. Each program of tests in one process, its tests in twenty random orders:
# a test that leans on another, or leaves something behind, falls over here.
title="Tests in random order"
chunks=20

build() {
  cmake --preset dev
  cmake --build --preset dev
}

chunk() {
  local program
  for program in build/dev/tests/highnoon_*_tests; do
    # In a chunk's output only the closing lines say anything; a failure prints itself before them.
    HIGHNOON_CLAIMS_DIR=$PWD/build/claims "$program" --gtest_shuffle --gtest_random_seed="$1" \
      --gtest_brief=1 || return 1
  done
}

report() {
  echo "Tests run: $(awk '/^\[==========\]/ { sum += $2 } END { print sum + 0 }' "$@"), passed:" \
    "$(awk '/^\[  PASSED  \]/ { sum += $4 } END { print sum + 0 }' "$@")."
}
