# Sourced by tests/long.sh. How often 5,000 random games with random legal decks use each ability and trait; the last chunk asks the
# scenarios. An ability that neither uses is a failure, and so is a game that is halted, does not end, or has a script error.
title="Use of abilities in random games of Reloaded"
chunks=11
games_a_chunk=500

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=cards
  cmake --build --preset release --target highnoon_cli
}

chunk() {
  local highnoon=build/release/highnoon
  export HIGHNOON_DATA=$PWD
  if (($1 == chunks)); then
    HIGHNOON_CLAIMS_DIR='' $highnoon test --coverage --json --game reloaded cards scripts tests/scenarios tests/packs
  else
    $highnoon sim --game reloaded --random-decks --bot curious -n $games_a_chunk --seed "$1" --usage - --json --quiet
  fi
}

report() { tests/support/usage_report.py "$@"; }
