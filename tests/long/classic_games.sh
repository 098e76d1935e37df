# Sourced by tests/long.sh. As games.sh, of the classic game: two to four players, the published decks all of whose cards have scripts.
title="Random whole classic games"
chunks=10
games_a_chunk=500

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=games
  cmake --build --preset release --target highnoon_games_tests
}

chunk() {
  HIGHNOON_GAMES=$games_a_chunk HIGHNOON_FIRST_GAME=$((($1 - 1) * games_a_chunk + 1)) HIGHNOON_CLAIMS_DIR=$PWD/build/claims \
    build/release/tests/highnoon_games_tests --gtest_brief=1 --gtest_filter='RandomGames.OfTheClassicGame*'
}

report() {
  echo "Games played: $(awk '/^games: / { sum += $2 } END { print sum + 0 }' "$@"), choices taken:" \
    "$(awk '/^choices: / { sum += $2 } END { print sum + 0 }' "$@"), failures: 0."
  echo
  echo "None halted, none without end (20,000 choices), no script error. Invariants and the bank's books were looked at after every choice;"
  echo "every choice was also taken by a copy made just before it; ten copies a game were played to its end."
}
