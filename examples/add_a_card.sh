#!/bin/sh
# A card, added without a compiler: begun from a skeleton, written, checked, tested, played.
# Its output is docs/results/card_added.txt.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/examples/transcript.sh"

echo "A pack to begin with, and a dude in it."
show 'highnoon new pack "Salt Flats"'
show 'highnoon new card salt_flats "Ada Stone" --type dude'
run cat salt_flats/ada_stone.lua
show "cat salt_flats/pack.yaml | tail -n 10"
run highnoon test salt_flats

printf '\nShe is to do something else; written with a slip.\n'
cat > salt_flats/ada_stone.lua <<'LUA'
card "ada_stone" {
  trait {
    text   = "When the Upkeep phase begins, gain 2 ghost rock.",
    when   = phase_upkep_begins {},
    effect = { gain { ghost_rock = 2 } },
  },
}
LUA
run cat salt_flats/ada_stone.lua
run highnoon check salt_flats

printf '\nPut right; the scenario of the skeleton does not fit her any more.\n'
sed -i 's/upkep/upkeep/' salt_flats/ada_stone.lua
run highnoon check salt_flats
show "highnoon test salt_flats | grep -e FAILED -e passed"
cat > salt_flats/scenarios/ada_stone.lua <<'LUA'
scenario "Ada Stone pays 2 ghost rock as Upkeep begins" {
  function(t)
    t:dude { card = "ada_stone", at = "square" }
    t:phase "sundown"
    t:until_phase "noon"
    t:expect(t:day(), 2, "the day")
    t:expect(t:happened "ghost_rock.gained", 1, "payments")
  end,
}
LUA
run cat salt_flats/scenarios/ada_stone.lua
run highnoon test salt_flats --coverage

printf '\nInto a deck in place of another dude, and to the table.\n'
show 'sed "s/Travis Moone/Ada Stone/" decks/the_fourth_ring.yaml > ada.yaml'
run highnoon check ada.yaml --packs salt_flats
show "highnoon play ada.yaml decks/morgan_cattle_co.yaml --bots --narrate --seed 7 --packs salt_flats | grep -m 1 '(Ada Stone)'"
show "highnoon sim ada.yaml decks/morgan_cattle_co.yaml -n 5 --quiet --packs salt_flats | grep -e halted -e unfinished -e errors"
