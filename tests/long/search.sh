# Sourced by tests/long.sh. 200 games of the search bot at 1,000 playouts a decision against the rules of thumb; seats and decks swapped, fixed
# seeds. The lower end of the 95 % interval of its share of wins is to be above 55 %.
title="The search bot against the rules of thumb"
chunks=50
games_a_chunk=4
playouts=1000

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=games
  cmake --build --preset release --target highnoon_games_tests
}

chunk() {
  HIGHNOON_SEARCH_GAMES=$games_a_chunk HIGHNOON_SEARCH_PLAYOUTS=$playouts HIGHNOON_FIRST_GAME=$((10000 + ($1 - 1) * games_a_chunk)) \
    HIGHNOON_CLAIMS_DIR=$PWD/build/claims build/release/tests/highnoon_games_tests --gtest_brief=1 --gtest_filter='SearchBot.Beats*'
}

report() {
  awk -v playouts="$playouts" '
    /^games: / { games += $2 } /^won: / { won += $2 } /^drawn: / { drawn += $2 } /^decisions: / { decisions += $2 } /^spent: / { spent += $2 }
    END {
      z = 1.96; p = won / games
      low = (p + z * z / (2 * games) - z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))) / (1 + z * z / games)
      high = (p + z * z / (2 * games) + z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))) / (1 + z * z / games)
      print "| games | won | lost | drawn | share won | 95 % interval | decisions of the search bot a game | seconds a decision |"
      print "| ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: |"
      printf "| %d | %d | %d | %d | %.1f %% | %.1f to %.1f %% | %.0f | %.2f |\n\n", games, won, games - won - drawn, drawn, 100 * p,
             100 * low, 100 * high, decisions / games, spent / decisions
      printf "%d playouts a decision, one thread; the decks `the_fourth_ring` and `morgan_cattle_co`, each of the four ways to sit once a seed.\n",
             playouts
      printf "The lower end of the interval (Wilson) %s above 55 %%.\n", low > 0.55 ? "is" : "is NOT"
    }' "$@"
}
