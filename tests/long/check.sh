# Sourced by tests/long.sh. Mistakes in every script: at least 95% must be found at load or by check, on the right line.
title="Mistakes that check finds"
chunks=1
seed=1

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=cards
  cmake --build --preset release --target highnoon_cli
}

chunk() {
  HIGHNOON_DATA=$PWD build/release/highnoon check --mutate --list --seed "$seed" cards scripts | sed "s|^$PWD/||"
  return "${PIPESTATUS[0]}"
}

report() {
  echo "\`highnoon check --mutate --list --seed $seed cards scripts\`: scripts with one mistake each (docs/testing.md, \"Mistakes\"), of all cards,"
  echo "the ruleset, the house rules and the errata; how many are found at load or by \`highnoon check\`, on the right line."
  echo
  echo "| kind | mistakes | of them refused by Lua itself | missed | on another line | on the right line | |"
  echo "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
  awk '/^(misspelt|deleted|duplicated|swapped|wrong kind|total) / {
         n = NF; kind = $1 ($1 == "wrong" ? " kind" : "")
         print "| " kind " | " $(n-5) " | " $(n-4) " | " $(n-3) " | " $(n-2) " | " $(n-1) " | " $n "% |" }' "$@"
  echo
  grep -hE '^[0-9]+ scripts; ' "$@"
  echo
  echo "Left out, because it is no mistake:"
  echo
  sed -n 's/^left out: /- /p' "$@"
  echo
  echo "What is not found on the right line:"
  echo
  echo '```'
  grep -hE ': (missed|elsewhere): ' "$@" | cut -c1-160 || echo "nothing"
  echo '```'
}
