#!/bin/bash
# Runs a fuzzer for some seconds on its kept inputs and prints executions and edges.
#
#   tests/fuzz/run.sh FUZZER SECONDS [SEED [FOLDER]]     FUZZER: script_fuzz, save_fuzz ... (target highnoon_fuzzers of preset dev)
#
# New inputs go to FOLDER (default build/dev/fuzz/corpus/FUZZER), not to tests/fuzz/corpus; tests/fuzz/keep.sh takes them over. What makes it
# fail is left in build/dev/fuzz/FUZZER-*, and `build/dev/tests/highnoon_FUZZER FILE` runs it again, with HIGHNOON_FUZZ_SHOW=1 telling what it is.
set -euo pipefail
cd "$(dirname "$0")/../.."
name=$1 seconds=$2 seed=${3:-1} folder=${4:-build/dev/fuzz/corpus/$1}
mkdir -p "$folder" build/dev/fuzz
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
build/dev/tests/"highnoon_$name" -seed="$seed" -max_total_time="$seconds" -max_len=2048 -timeout=120 -rss_limit_mb=3000 \
  -print_final_stats=1 -artifact_prefix="build/dev/fuzz/$name-" "$folder" "tests/fuzz/corpus/$name" >"$log" 2>&1 || status=$?
if ((status)); then
  grep -v '^#' "$log" | tail -n 60
fi
echo "$name: executions: $(awk '/^stat::number_of_executed_units/ { print $2 }' "$log") edges: $(grep -o 'cov: [0-9]*' "$log" | tail -n 1 | cut -c6-)" \
  "inputs: $(find "$folder" "tests/fuzz/corpus/$name" -type f | wc -l)"
exit "$status"
