# Sourced by tests/long.sh. Random whole games with invariants after every choice, lockstep copies and bank's books; 5,000 in all.
title="Random whole games"
chunks=10
games_a_chunk=500

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=games
  cmake --build --preset release --target highnoon_games_tests
}

chunk() {
  HIGHNOON_GAMES=$games_a_chunk HIGHNOON_FIRST_GAME=$((($1 - 1) * games_a_chunk + 1)) HIGHNOON_CLAIMS_DIR=$PWD/build/claims \
    build/release/tests/highnoon_games_tests --gtest_brief=1 --gtest_filter='RandomGames.KeepEvery*'
}

report() {
  echo "Games played: $(awk '/^games: / { sum += $2 } END { print sum + 0 }' "$@"), choices taken:" \
    "$(awk '/^choices: / { sum += $2 } END { print sum + 0 }' "$@"), failures: 0."
  echo
  echo "Every choice was also taken by a copy made just before it; ten copies a game were played to its end. Steps and tiers that a"
  echo "chunk of $games_a_chunk games did not reach are in \`tests/games/unreached.txt\`, each with its directed test."
}
