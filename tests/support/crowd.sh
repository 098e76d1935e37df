#!/bin/bash
# crowd.sh HIGHNOON RULESET BOT SEED GAMES REBUILT: random games of two to six players with random legal decks. Fails if one is halted,
# does not end, or has a script error. The first REBUILT of them are played again with every script built anew at every prompt, and must
# end the same. Prints a line for tests/long/crowd.sh.
set -euo pipefail
highnoon=$1 ruleset=$2 bot=$3 seed=$4 games=$5 rebuilt=$6

play() {
  "$highnoon" sim --random-decks --players 2..6 --ruleset "$ruleset" --bot "$bot" --seed "$seed" \
    --threads "${HIGHNOON_JOBS:-1}" --json --quiet "$@"
}
hash_of() { sed -n 's/^ *"games_hash": "\(.*\)",$/\1/p' <<<"$1"; }
number() { sed -n "s/^ *\"$2\": \\([0-9.]*\\),\$/\\1/p" <<<"$1"; }

counted=$(play -n "$games" --usage -)
if ((rebuilt > 0)); then
  once=$(play -n "$rebuilt")
  again=$(play -n "$rebuilt" --rebuild)
  if [[ -z $(hash_of "$once") || $(hash_of "$once") != "$(hash_of "$again")" ]]; then
    echo "$ruleset, $bot bots, seed $seed: the first $rebuilt games end otherwise when scripts are built anew at every prompt" >&2
    exit 1
  fi
fi
# A game that went wrong has ended sim with status 1 already.
used=$(grep -c '^ *"uses": [1-9]' <<<"$counted") abilities=$(grep -c '^ *"uses": ' <<<"$counted")
echo "crowd: $ruleset $bot $(number "$counted" games | head -n 1) $rebuilt $(number "$counted" days) $(number "$counted" most_days)" \
  "$(number "$counted" choices) $(number "$counted" most_choices) $used $abilities $(hash_of "$counted")"
