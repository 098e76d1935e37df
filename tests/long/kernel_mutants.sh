# Sourced by tests/long.sh. Small faults in the kernel: at least 95% of those that compile must fail a test of the rules.
# Also writes tests/mutants/caught.jsonl: what was caught, and by which test. CI tries ten of them again.
title="Mutants of the kernel"
chunks=12
seed=1
sample=300

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=engine
  cmake --build --preset release --target highnoon_engine_tests highnoon_cli
}

chunk() { tests/mutants/mutants.py run build/release --seed "$seed" --sample "$sample" --part "$1/$chunks"; }

report() {
  grep -h '^{' "$@" >"$tree/tests/mutants/caught.jsonl"
  echo "Each step of each procedure is skipped and swapped with the next one, each ruleset parameter changed; of the faults in the code"
  echo "(comparisons, conditions, numbers, calls and guards left out) $sample are drawn with seed $seed. Caught: a test of tests/engine"
  echo "fails, random games not counted, or else a scenario."
  echo
  tests/mutants/mutants.py report "$@"
}
