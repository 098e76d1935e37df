# Shared by the scripts that show the program at work; their output is a transcript in docs/results. Sourced, not run: `root` is set, the
# folder is a new one with the published decks in it. HIGHNOON names the program (default: build/release/highnoon, build/highnoon).
program=${HIGHNOON:-}
for candidate in "$root/build/release/highnoon" "$root/build/highnoon"; do
  [ -n "$program" ] || [ ! -x "$candidate" ] || program=$candidate
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ln -s "$root/examples/decks" decks
highnoon() { "$program" "$@" 2>&1; }
# Shows a command; what it does follows.
say() { printf '\n$ %s\n' "$*"; }
run() { say "$*"; "$@" || printf '(status %s)\n' $?; }
# Runs a command line with pipes as it is shown.
show() { say "$1"; eval "$1" || printf '(status %s)\n' $?; }
