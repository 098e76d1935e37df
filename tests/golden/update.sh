#!/bin/bash
# Writes the golden games anew: whole games as readable logs. Look at the difference before you commit it: every line that
# changed is a change of the rules, the cards, the bots or the log's words.
#   tests/golden/update.sh [PROGRAM]     default: build/release/highnoon
set -euo pipefail
cd "$(dirname "$0")/../.."
program=${1:-build/release/highnoon}
decks=examples/decks

game() {  # NAME SEED BOT DECK DECK [RULESET]
  "$program" play "$decks/$4.yaml" "$decks/$5.yaml" --bots --bot "$3" --narrate --seed "$2" --ruleset "${6:-reloaded}" >"tests/golden/$1.log"
  echo "tests/golden/$1.log: $(tail -n 1 "tests/golden/$1.log")"
}

source tests/golden/games.sh
