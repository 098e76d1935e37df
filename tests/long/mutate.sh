# Sourced by tests/long.sh. Every small fault in every card script: at least 95% of those that load must fail a scenario of the card, of all packs
# together; 90% of a pack, since what only cards of our own can show is tested in tests/packs, which does not count here.
title="Mutations of the cards"
chunks=35
packs=(base_set new_town_new_rules double_dealin election_day_slaughter faith_and_fear immovable_object frontier_justice no_turning_back
       nightmare_at_noon the_light_shineth dirty_deeds foul_play bad_medicine ghost_town the_curtain_rises a_grand_entrance
       blood_moon_rising there_comes_a_reckoning too_tough_to_die out_for_blood hells_comin_with_me welcome_to_deadwood weird_west_edition
       debt_of_blood showcase classic/episodes classic/pine_box classic/promos classic/revelations classic/mouth_of_hell classic/reaping_of_souls
       classic/boot_hill classic/ashes_to_ashes classic/do_unto_others classic/eye_for_an_eye)

build() {
  local pack
  for pack in cards/*/pack.yaml cards/*/*/pack.yaml; do
    pack=${pack#cards/} pack=${pack%/pack.yaml}
    ls "cards/$pack"/*.lua >/dev/null 2>&1 || continue  # no script yet
    [[ " ${packs[*]} " == *" $pack "* ]] || { echo "tests/long/mutate.sh does not name $pack" >&2; return 1; }
  done
  cmake --preset release -DHIGHNOON_TEST_SUITES=cards
  cmake --build --preset release --target highnoon_cli
}

chunk() {
  local pack=${packs[$1 - 1]}
  echo "pack: $pack"
  HIGHNOON_DATA=$PWD build/release/highnoon test --mutate "cards/$pack" --at-least 90 --quiet | sed "s|^$PWD/||"
  return "${PIPESTATUS[0]}"
}

report() {
  echo "A mutant is a script with one small fault (docs/testing.md, \"Mutations\"); it is caught if a scenario of the card fails."
  echo
  echo "| pack | scenarios | mutants | caught | do not load | survive | caught of those that load |"
  echo "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
  awk '/^pack: / { pack = $2 }
       /^total / { print "| " pack " | " $2 " | " $3 " | " $4 " | " $5 " | " $6 " | " $7 "% |"; s += $2; m += $3; c += $4; n += $5; l += $6 }
       END { printf "| all | %d | %d | %d | %d | %d | %.1f%% |\n", s, m, c, n, l, c + l ? 100 * c / (c + l) : 100 }' "$@"
  echo
  awk '/^total / { c += $4; l += $6 } END { exit 100 * c < 95 * (c + l) }' "$@" || { echo "fewer than 95% of all are caught" >&2; return 1; }
  echo "What survives:"
  echo
  echo '```'
  grep -hE ': survives: ' "$@" || echo "nothing"
  echo '```'
}
