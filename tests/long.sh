#!/bin/bash
# Runs a job that is too long for tests/run.sh, in chunks; may be stopped and called again at any time.
#
#   tests/long.sh NAME            goes on with tests/long/NAME.sh, or starts it at the current commit
#   tests/long.sh --fresh NAME    forgets what was done and starts at the current commit
#   tests/long.sh                 lists the jobs and how far each is
#
# A job runs on a clone of one commit, in build/long/NAME/source, so that work on this tree goes on
# meanwhile. When the last chunk is done, the result is written to docs/results/NAME.md with the hash
# of that commit; it is then yours to commit. A chunk that fails leaves its output in
# build/long/NAME/chunks/N.failed and ends the run with status 1; the next call tries it again.
set -euo pipefail
cd "$(dirname "$0")/.."
tree=$PWD

fresh=0
if [[ ${1:-} == --fresh ]]; then
  fresh=1
  shift
fi

if (($# != 1)); then
  sed -n '2,14s/^# \{0,1\}//p' "$0"
  for job in tests/long/*.sh; do
    name=$(basename "$job" .sh)
    finished=$(find "build/long/$name/chunks" -name '*.done' 2>/dev/null | wc -l)
    echo "  $name: $(sed -n 's/^title="\(.*\)"$/\1/p' "$job"); $finished of $(sed -n 's/^chunks=//p' "$job") chunks done"
  done
  exit 2
fi

name=$1
[[ -f tests/long/$name.sh ]] || { echo "no job tests/long/$name.sh" >&2; exit 2; }
state=$tree/build/long/$name
mkdir -p "$state"
exec 9>"$state.lock"
flock --nonblock 9 || { echo "$name is running already" >&2; exit 1; }

((fresh == 0)) || rm -rf "$state"
mkdir -p "$state/chunks"
if [[ ! -f $state/commit ]]; then
  [[ -z $(git status --porcelain) ]] ||
    echo "note: what is not committed is not in this run" >&2
  git rev-parse HEAD >"$state/commit.part"
  mv "$state/commit.part" "$state/commit"
fi
commit=$(<"$state/commit")
if [[ ! -d $state/source ]]; then
  rm -rf "$state/source.part"
  git clone -q --no-hardlinks "$tree" "$state/source.part"
  git -C "$state/source.part" checkout -q "$commit"
  mv "$state/source.part" "$state/source"
fi

cd "$state/source"
source tests/support/packages.sh
# The job says: title, chunks, build, chunk NUMBER (prints what report needs), report FILE...
source "tests/long/$name.sh"
echo "$name at $commit: building"
build >"$state/build.log" 2>&1 || { tail -n 30 "$state/build.log"; exit 1; }

for ((number = 1; number <= chunks; ++number)); do
  out=$state/chunks/$number
  [[ ! -f $out.done ]] || continue
  started=$SECONDS
  if chunk "$number" >"$out.part" 2>&1; then
    echo "seconds: $((SECONDS - started))" >>"$out.part"
    mv "$out.part" "$out.done"
    rm -f "$out.failed"
    echo "$name: chunk $number of $chunks done in $((SECONDS - started)) s"
  else
    mv "$out.part" "$out.failed"
    tail -n 30 "$out.failed"
    echo "$name: chunk $number of $chunks failed: $out.failed" >&2
    exit 1
  fi
done

files=()
for ((number = 1; number <= chunks; ++number)); do files+=("$state/chunks/$number.done"); done
mkdir -p "$tree/docs/results"
{
  echo "# $title"
  echo
  echo "\`tests/long.sh $name\` on commit $commit, finished $(date -u +%Y-%m-%d):" \
    "$chunks chunks, $(awk '/^seconds: / { sum += $2 } END { print sum + 0 }' "${files[@]}") seconds" \
    "on $(nproc) cores."
  echo
  report "${files[@]}"
} >"$state/result.md"
mv "$state/result.md" "$tree/docs/results/$name.md"
cat "$tree/docs/results/$name.md"
