#!/bin/bash
# Runs a command of this project in a fresh Debian 12 of its own, to prove that no install step is
# missing: a bare debootstrap chroot, a fresh clone of this repository in it, nothing else.
#
#   tests/chroot.sh FOLDER [COMMAND...]     default command: tests/run.sh
#
# FOLDER holds the chroot; it needs root, debootstrap and 3 GB. What an interrupted call had finished
# is kept: the bare system (FOLDER/base.tar) is made once, and the fresh system is unpacked from it by
# every call, unless HIGHNOON_CHROOT_KEEP=1 says to go on in the one that is there. The mirror is the
# one this machine's apt uses. The transcript of the last call is FOLDER/transcript.txt.
set -euo pipefail
source_tree=$(cd "$(dirname "$0")/.." && pwd)
(($# >= 1)) || { sed -n '2,12s/^# \{0,1\}//p' "$0" >&2; exit 2; }
((EUID == 0)) || { echo "a chroot needs root" >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "debootstrap is not installed" >&2; exit 1; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
(($#)) || set -- tests/run.sh
root=$folder/root
work=/root/highnoon

# The deb lines of the machine's own Debian 12 mirrors; the first is the main archive.
mirrors() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' \
    'Created-By: Packages' 'Origin: Debian' 'Component: main' |
    awk '$2 ~ /^bookworm/ { print length($2), $0 }' | sort -nu | cut -d' ' -f2-
}

if [[ ! -f $folder/base.tar ]]; then
  mirror=$(mirrors | awk 'NR == 1 { print $1 }')
  [[ -n $mirror ]] || { echo "apt knows no Debian 12 mirror; run apt-get update" >&2; exit 1; }
  echo "== bare Debian 12"
  rm -rf "$folder/base"
  debootstrap --variant=minbase bookworm "$folder/base" "$mirror" >"$folder/debootstrap.log"
  mirrors | sed 's/^/deb /' >"$folder/base/etc/apt/sources.list"
  rm -rf "$folder/base"/var/cache/apt/archives/*.deb
  tar -C "$folder/base" -cf "$folder/base.tar.part" .
  mv "$folder/base.tar.part" "$folder/base.tar"
  rm -rf "$folder/base"
fi

if [[ ${HIGHNOON_CHROOT_KEEP:-0} != 1 || ! -f $folder/root.done ]]; then
  echo "== unpacking it"
  rm -rf --one-file-system "$root" "$folder/root.done"
  mkdir -p "$root"
  tar -C "$root" -xf "$folder/base.tar"
  touch "$folder/root.done"
fi

# The network is the machine's; so is apt's way to it (proxy, retries).
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
apt-config dump | grep -E '^Acquire::(http|https)::Proxy ' \
  >"$root/etc/apt/apt.conf.d/90machine" || rm -f "$root/etc/apt/apt.conf.d/90machine"

commit=$(git -C "$source_tree" rev-parse HEAD)
if [[ -d $root$work/.git ]]; then
  git -C "$root$work" fetch -q "$source_tree" "$commit"
  git -C "$root$work" checkout -q --force "$commit"
else
  git clone -q --no-hardlinks "$source_tree" "$root$work"
  git -C "$root$work" checkout -q "$commit"
  git -C "$root$work" remote remove origin
fi

{
  echo "== commit $commit in Debian $(cat "$root/etc/debian_version"), $(nproc) cores," \
    "$(date -u '+%Y-%m-%d %H:%M UTC')"
  echo "# cd $work && $*"
  started=$SECONDS
  status=0
  # A mount namespace of its own: /proc is unmounted with the last process, however this ends.
  env -i HOME=/root TERM=dumb LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    unshare --mount bash -c 'mount -t proc proc "$1/proc" && exec chroot "$1" /bin/bash -c '"'"'
      cd "$0" && exec "$@"'"'"' "${@:2}"' bash "$root" "$work" "$@" 2>&1 || status=$?
  echo "== exit status $status after $((SECONDS - started)) s"
} | tee "$folder/transcript.txt"
# The braces ran in a subshell: their status is in the last line they wrote.
exit "$(sed -n '$s/.*status \([0-9]*\) after.*/\1/p' "$folder/transcript.txt")"
