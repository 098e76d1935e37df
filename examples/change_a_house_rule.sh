#!/bin/sh
# A house rule, changed without a compiler: copied, changed, checked, tested, and its games counted before and after.
# Its output is docs/results/house_rule.txt.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/examples/transcript.sh"
ln -s "$root/scripts/house_rules" house_rules

echo "The rule as it is: games end after the eighth day."
run cat house_rules/eight_days.lua

printf '\nOur own copy, for shorter evenings; with a slip.\n'
mkdir -p ours/house_rules ours/scenarios
show "sed -e 's/eight_days/three_days/' -e 's/eighth/third/' -e 's/day_limit = 8/day_limti = 3/' house_rules/eight_days.lua > ours/house_rules/three_days.lua"
run highnoon check ours

printf '\nPut right, with a scenario.\n'
sed -i 's/day_limti/day_limit/' ours/house_rules/three_days.lua
run cat ours/house_rules/three_days.lua
run highnoon check ours
cat > ours/scenarios/three_days.lua <<'LUA'
scenario "Three days: on the third day the game goes on" {
  house_rules = { "three_days" },
  function(t)
    t:until_day(3)
    t:expect(t:phase(), "noon", "the day comes to")
  end,
}

scenario "Three days: there is no fourth" {
  house_rules = { "three_days" },
  function(t)
    t:until_day(3)
    t:expect_true(not pcall(t.until_day, t, 4), "the game is over")
    t:expect(t:day(), 3, "it ended on day")
  end,
}
LUA
run cat ours/scenarios/three_days.lua
run highnoon test ours/scenarios --packs ours

printf '\nTen games between equals by either rule: how long they last.\n'
for rule in eight_days three_days; do
  show "highnoon sim decks/law_dogs.yaml decks/law_dogs.yaml -n 10 --quiet --packs ours --house-rule $rule | grep -e days: -e errors | sed 's/mean.*to/up to/'"
done
