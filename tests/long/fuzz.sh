# Sourced by tests/long.sh. The fuzzers of tests/fuzz, an hour in all. What was found so far is kept in build/long/fuzz/corpus.
title="Fuzzing scripts"
chunks=6
seconds_a_chunk=600

build() {
  need_packages clang-14 libclang-rt-14-dev
  cmake --preset fuzz
  cmake --build --preset fuzz --target highnoon_script_fuzz
}

chunk() { tests/fuzz/run.sh script_fuzz "$seconds_a_chunk" "$1" "$state/corpus"; }

report() {
  echo "Scripts played (executions): $(awk '/ executions: / { sum += $3 } END { print sum + 0 }' "$@"), edges reached:" \
    "$(awk '/ executions: / { if ($5 > most) most = $5 } END { print most + 0 }' "$@"), failures: 0."
  echo
  echo "Each execution writes up to five cards from the fuzzer's bytes, loads them, and plays 120 choices in three games at once: the game, a"
  echo "copy made every 30 choices, and one in which every function is run again at every prompt. AddressSanitizer,"
  echo "UndefinedBehaviorSanitizer and the invariants of the state are on. \`tests/fuzz/keep.sh script_fuzz build/long/fuzz/corpus\` takes"
  echo "what was found over into \`tests/fuzz/corpus\`."
}
