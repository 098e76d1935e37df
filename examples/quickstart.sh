#!/bin/bash
# Plays a whole narrated game between two bots with two published base-set decks. Sets everything up
# itself on a fresh Debian 12 (as root; without root if the packages are there).
# Other seeds and decks: examples/quickstart.sh --seed 8, or see `build/release/highnoon play --help`.
set -euo pipefail
cd "$(dirname "$0")/.."

source tests/support/packages.sh
need_packages g++ cmake ninja-build pkg-config libfmt-dev liblua5.4-dev libyaml-cpp-dev \
  nlohmann-json3-dev libpugixml-dev libcli11-dev

options=(--seed 7)
(($# == 0)) || options=("$@")

cmake --preset release -DHIGHNOON_TESTS=OFF --no-warn-unused-cli >/dev/null
cmake --build --preset release --parallel "${HIGHNOON_JOBS:-$(nproc)}" --target highnoon_cli
exec build/release/highnoon play examples/decks/the_fourth_ring.yaml \
  examples/decks/morgan_cattle_co.yaml --bots --narrate "${options[@]}"
