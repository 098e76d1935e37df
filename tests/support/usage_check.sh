#!/bin/bash
# usage_check.sh HIGHNOON PYTHON FOLDER: fails if there is an ability that neither some random games nor a scenario uses, of each game.
# Also that the report notices one: an ability whose scenarios are taken away.
set -euo pipefail
highnoon=$1 python=$2 folder=$3
mkdir -p "$folder"

# check GAME SCENARIOS: besides those of cards
check() {
  "$highnoon" sim --game "$1" --random-decks --bot curious -n 40 --usage - --json --quiet >"$folder/sim.json"
  HIGHNOON_CLAIMS_DIR='' "$highnoon" test --coverage --json --game "$1" cards scripts "$2" tests/packs >"$folder/coverage.json"
  "$python" tests/support/usage_report.py "$folder/sim.json" "$folder/coverage.json" >"$folder/usage_$1.md"
}

check classic tests/scenarios/classic
check reloaded tests/scenarios

"$python" - "$folder" <<'END'
import json
import sys

folder = sys.argv[1]
with open(f"{folder}/coverage.json", encoding="utf-8") as file:
    coverage = json.load(file)
row = next(row for row in coverage["coverage"]["list"] if (row["card"], row["ability"]) == ("sloane", 1))
row["used_in"] = []
with open(f"{folder}/less.json", "w", encoding="utf-8") as file:
    json.dump(coverage, file)
END
if "$python" tests/support/usage_report.py "$folder/sim.json" "$folder/less.json" >"$folder/less.md" 2>"$folder/less.txt"; then
  echo "an ability that nothing uses was not noticed" >&2
  exit 1
fi
grep -q '^sloane: ability 1: used ' "$folder/less.txt"
