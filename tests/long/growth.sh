# Sourced by tests/long.sh. How cost grows; best on a machine that does nothing else.
title="How cost grows"
chunks=1

build() {
  cmake --preset release -DHIGHNOON_TEST_SUITES=bench
  cmake --build --preset release --target highnoon_growth
}

chunk() { build/release/tests/highnoon_growth; }

report() { grep -v '^seconds: ' "$@"; }
