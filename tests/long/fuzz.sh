# Sourced by tests/long.sh. The fuzzers of tests/fuzz, an hour each, two at a time. What was found so far is kept in build/long/fuzz/corpus.
title="Fuzzing"
fuzzers=(script_fuzz save_fuzz replay_fuzz choice_fuzz)
chunks=12  # six of each pair, which run side by side
seconds_a_chunk=600

build() {
  need_packages clang-14 libclang-rt-14-dev
  cmake --preset dev -DHIGHNOON_TEST_SUITES=""
  cmake --build --preset dev --target highnoon_fuzzers
}

chunk() {
  local first=$((($1 % 2) * 2)) failed=0 fuzzer pid
  local pids=()
  for fuzzer in "${fuzzers[@]:first:2}"; do
    tests/fuzz/run.sh "$fuzzer" "$seconds_a_chunk" "$1" "$state/corpus/$fuzzer" &
    pids+=($!)
  done
  for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
  return "$failed"
}

report() {
  echo "| fuzzer | executions | edges | failures |"
  echo "| --- | --- | --- | --- |"
  local fuzzer
  for fuzzer in "${fuzzers[@]}"; do
    awk -v name="$fuzzer" '$1 == name ":" { sum += $3; if ($5 > most) most = $5 } END { print "| " name " | " sum + 0 " | " most + 0 " | 0 |" }' "$@"
  done
  echo
  echo "Each execution of \`script_fuzz\` writes up to five cards from the fuzzer's bytes, loads them, and plays 120 choices in three games at"
  echo "once: the game, a copy made every 30 choices, and one in which every function is run again at every prompt. \`save_fuzz\` changes"
  echo "saved games, inside too, with the checksum mended, loads them and plays on; \`replay_fuzz\` changes replays and plays them;"
  echo "\`choice_fuzz\` sends choices of strangers. AddressSanitizer, UndefinedBehaviorSanitizer and the invariants of the state are on."
  echo "\`tests/fuzz/keep.sh FUZZER build/long/fuzz/corpus/FUZZER\` takes what was found over into \`tests/fuzz/corpus\`."
}
