# Sourced by tests/long.sh. 20,000 random games of two to six players with random legal decks of all cards, invariants on: none is
# halted, is stopped by a limit, or has a script error. 2,000 of them once more with scripts built anew at every prompt. Both rulesets, bots
# that play by chance and bots that try abilities.
title="Random games of two to six players"
chunks=40
games_a_chunk=500
rebuilt_a_chunk=50

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES= -DHIGHNOON_INVARIANTS=ON
  cmake --build --preset release --target highnoon_cli
}

chunk() {
  local rulesets=(reloaded weird_west) bots=(random curious)
  HIGHNOON_DATA=$PWD tests/support/crowd.sh build/release/highnoon "${rulesets[$1 % 2]}" "${bots[$1 / 2 % 2]}" "$1" "$games_a_chunk" \
    "$rebuilt_a_chunk"
}

report() {
  echo "| ruleset | bots | games | played twice | days, mean | days, most | choices, mean | choices, most |"
  echo "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
  awk '/^crowd: / { of = "| " $2 " | " $3 " |"; games[of] += $4; twice[of] += $5; days[of] += $4 * $6; choices[of] += $4 * $8
         if ($7 > most_days[of]) most_days[of] = $7
         if ($9 > most[of]) most[of] = $9
         if ($10 > used) { used = $10; all = $11 }
         sum += $4; sum_twice += $5 }
       END { for (of in games) printf "%s %d | %d | %.1f | %d | %.0f | %d |\n", of, games[of], twice[of], days[of] / games[of],
               most_days[of], choices[of] / games[of], most[of] | "sort"
             close("sort")
             printf "\nGames: %d, of them %d played twice; halted, unfinished or with a script error: 0.", sum, sum_twice
             printf " Of %d abilities and traits a chunk used up to %d.\n", all, used }' "$@"
}
