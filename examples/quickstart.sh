#!/bin/bash
# Plays a whole narrated game between two bots with two published base-set decks, and builds the Python
# module. Sets everything up itself on a fresh Debian 12 (as root; without root if the packages are there).
# Other seeds and decks: examples/quickstart.sh --seed 8, or see `build/release/highnoon play --help`.
set -euo pipefail
cd "$(dirname "$0")/.."

source tests/support/packages.sh
need_packages g++ cmake ninja-build pkg-config libfmt-dev liblua5.4-dev libyaml-cpp-dev \
  nlohmann-json3-dev libpugixml-dev libcli11-dev pybind11-dev python3-dev python3-numpy python3-distributed

options=(--seed 7)
(($# == 0)) || options=("$@")

# NumPy is Debian's, and so is the Python that finds it; another one may come first in PATH.
python=/usr/bin/python3
[[ -x $python ]] || python=$(command -v python3)
cmake --preset release -DHIGHNOON_TESTS=OFF -DPython3_EXECUTABLE="$python" --no-warn-unused-cli >/dev/null
targets=(highnoon_cli)
# The module is built where it can be; then `PYTHONPATH=build/release/python /usr/bin/python3` imports it.
! grep -q 'highnoon_python' build/release/build.ninja || targets+=(highnoon_python)
cmake --build --preset release --parallel "${HIGHNOON_JOBS:-$(nproc)}" --target "${targets[@]}"
exec build/release/highnoon play examples/decks/the_fourth_ring.yaml \
  examples/decks/morgan_cattle_co.yaml --bots --narrate "${options[@]}"
