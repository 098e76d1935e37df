#!/bin/bash
# Takes new inputs over into the kept ones: as few as reach the same edges.
#
#   tests/fuzz/keep.sh FUZZER FOLDER...
set -euo pipefail
cd "$(dirname "$0")/../.."
name=$1
shift
kept=tests/fuzz/corpus/$name
mkdir -p "$kept"
merged=$(mktemp -d)
build/dev/tests/"highnoon_$name" -merge=1 "$merged" "$kept" "$@"
rm -rf "$kept"
mkdir -p "$kept"
cp "$merged"/* "$kept"
rm -rf "$merged"
du -sh "$kept"
