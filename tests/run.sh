#!/bin/bash
# Runs all tests. Sets everything up itself on a fresh Debian 12 (as root; without root if the
# packages are there). Ends with ctest's closing lines; the exit status is ctest's.
#
# Two build trees: the suites of rules and bindings, and the fuzzers, run under clang's sanitizers with
# invariants on (build/dev); whole games, Python, what only runs the program, and the consumer test,
# which need the optimiser, run in build/release, which the system's compiler builds.
# What takes longer than this script may is tests/long.sh NAME.
set -euo pipefail
cd "$(dirname "$0")/.."

source tests/support/packages.sh
need_packages g++ cmake ninja-build pkg-config git ca-certificates python3 libfmt-dev \
  liblua5.4-dev libyaml-cpp-dev nlohmann-json3-dev libpugixml-dev libcli11-dev \
  libgtest-dev libgmock-dev libbenchmark-dev clang-14 libclang-rt-14-dev python3-jsonschema python3-yaml valgrind \
  pybind11-dev python3-dev python3-numpy python3-distributed mypy

jobs=${HIGHNOON_JOBS:-$(nproc)}
started=$SECONDS
say() { echo "== $((SECONDS - started)) s: $*"; }

# NumPy and Dask are Debian's, and so is the Python that finds them; another one may come first in PATH.
python=/usr/bin/python3
[[ -x $python ]] || python=$(command -v python3)

say "building build/dev"
cmake --preset dev -DPython3_EXECUTABLE="$python" >/dev/null
cmake --build --preset dev --parallel "$jobs"

say "compiling each public header alone"
cmake --build --preset dev --parallel "$jobs" --target all_verify_interface_header_sets

say "building build/release"
cmake --preset release -DPython3_EXECUTABLE="$python" -DHIGHNOON_TEST_SUITES="program;games;bench;python;consumer" >/dev/null
cmake --build --preset release --parallel "$jobs"

say "fuzzing scripts, saves, replays and choices for a minute each, two at a time"
for pair in "script_fuzz save_fuzz" "replay_fuzz choice_fuzz"; do
  running=()
  for fuzzer in $pair; do
    tests/fuzz/run.sh "$fuzzer" 60 &
    running+=($!)
  done
  for one in "${running[@]}"; do wait "$one"; done
done

say "running the tests"
# One ctest over the trees, so that one closing line speaks for all.
printf 'subdirs("dev")\nsubdirs("release")\n' >build/CTestTestfile.cmake
# Which rules the tests prove is counted anew by every run; `highnoon rules --coverage` reads it.
export HIGHNOON_CLAIMS_DIR=$PWD/build/claims
rm -rf "$HIGHNOON_CLAIMS_DIR"
status=0
ctest --test-dir build --parallel "$jobs" --output-on-failure "$@" || status=$?
exit "$status"
