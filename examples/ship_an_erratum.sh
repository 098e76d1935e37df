#!/bin/sh
# An erratum, shipped without a compiler: written, checked, shown, played; yesterday's replay keeps the old text.
# Its output is docs/results/erratum.txt.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/examples/transcript.sh"

mkdir -p our_errata/errata
echo "The card as it is, and a game with it."
run highnoon card circle m ranch
say "highnoon play decks/the_fourth_ring.yaml decks/morgan_cattle_co.yaml --bots --seed 7 --save yesterday.replay"
highnoon play decks/the_fourth_ring.yaml decks/morgan_cattle_co.yaml --bots --seed 7 --packs our_errata --save yesterday.replay |
  tail -n 1

printf '\nThe erratum, with a slip in it.\n'
cat > our_errata/errata/base_set.lua <<'LUA'
erratum "OUR-1" {
  card     = "01069",
  date     = "2030-05-01",
  reason   = "The ranch draws too well.",
  facts    = { prodction = 1 },
  replaces = {
    ability = {
      [1] = noon {
        text       = "Controller Noon, Boot: If you have 2 or fewer cards in hand, draw a card.",
        cost       = { boot },
        controller = true,
        condition  = compare(hand_count(you), at_most(2)),
        effect     = { draw(1) },
      },
    },
  },
}
LUA
run cat our_errata/errata/base_set.lua
run highnoon check decks/the_fourth_ring.yaml --packs our_errata

printf '\nPut right.\n'
sed -i 's/prodction/production/' our_errata/errata/base_set.lua
say "highnoon check decks/the_fourth_ring.yaml --packs our_errata"
highnoon check decks/the_fourth_ring.yaml --packs our_errata
run highnoon card circle m ranch --packs our_errata
run highnoon card circle m ranch --packs our_errata --as-of 2030-04-30

printf '\nThe game of yesterday is replayed with the text of yesterday; a new one has the new text.\n'
say "highnoon replay yesterday.replay --quiet --packs our_errata"
highnoon replay yesterday.replay --quiet --packs our_errata | sed 's/: [0-9]* choices verified.*/: verified./'
say "highnoon play decks/the_fourth_ring.yaml decks/morgan_cattle_co.yaml --bots --seed 7 --save today.replay --packs our_errata"
highnoon play decks/the_fourth_ring.yaml decks/morgan_cattle_co.yaml --bots --seed 7 --packs our_errata --save today.replay | tail -n 1
say "grep -o '\"as_of\":\"[^\"]*\"' yesterday.replay today.replay"
grep -o '"as_of":"[^"]*"' yesterday.replay today.replay
