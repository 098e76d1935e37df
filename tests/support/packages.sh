# Sourced by run.sh and quickstart.sh: sees that the Debian packages they need are installed.

# need_packages PACKAGE...: installs those that are missing. With none missing it needs neither root
# nor a network; on a system without dpkg it trusts the caller.
need_packages() {
  command -v dpkg-query >/dev/null || { echo "no dpkg here: taking for granted: $*"; return 0; }
  local package missing=()
  for package in "$@"; do
    # Not `| grep -q`: under pipefail its early exit would turn a hit into a failure.
    [[ $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) == *" ok installed" ]] ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  local as_root=()
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
      as_root=(sudo -n)
    else
      echo "these packages are missing, and only root can install them: ${missing[*]}" >&2
      return 1
    fi
  fi
  echo "installing ${missing[*]}"
  # A mirror may be busy or its index old: a second try with a fresh index is worth the minute. What
  # apt says is only of interest when it fails.
  local try log
  log=$(mktemp)
  for try in 1 2 3; do
    if {
      "${as_root[@]}" apt-get update -q -o Acquire::Retries=3 &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y \
          --no-install-recommends -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 "${missing[@]}"
    } >"$log" 2>&1; then
      rm -f "$log"
      return 0
    fi
    tail -n 20 "$log" >&2
    echo "apt-get failed, try $try of 3" >&2
    sleep $((try * 10))
  done
  rm -f "$log"
  return 1
}
