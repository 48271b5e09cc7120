# What the checks of outside packages share: a folder for their copies, a log of the last command, and the functions
# below. Source it after `set -euo pipefail`. A script that calls `built` has a function `build` of its own, which
# writes the log.
check=$(basename "$0")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(cd "$(mktemp -d "${TMPDIR:-/tmp}/${prefix:-multidelegate }$check.XXXXXX")" && pwd -P)
trap 'rm -rf "$folder"' EXIT
log="$folder/log"
# As a user builds it: see Package.swift.
unset MULTIDELEGATE_WARNINGS_AS_ERRORS

fail() {
  echo "$check: $1" >&2
  echo "--- the last command printed:" >&2
  tail -40 "$log" | cut -c1-400 >&2
  exit 1
}
says() { grep -qF -- "$1" "$log" || fail "does not say: $1"; }
built() { build "$@" || fail "does not build: $*"; }
# edit FILE ARGUMENT…: applies the arguments of sed to a file, which they have to change.
edit() {
  local file=$1
  shift
  sed -i.old "$@" "$file"
  if cmp -s "$file" "$file.old"; then fail "the edit of $file changes nothing"; fi
  rm "$file.old"
}

# The compiler's driver compares the times of files in whole seconds. It takes a file for compiled if the last
# compilation saw the file in the same second. So whatever a script does to Swift files in its folder, `swift`
# first gives those that have changed since its last call a second that no file has had, in the future if need be.
swift() {
  date_edits
  command swift "$@"
}
date_edits() {
  local second last dated="$folder/dated"
  second=$(date +%s)
  if [ -e "$dated" ]; then
    last=$(cat "$dated")
    second=$(((last > second ? last : second) + 1))
    find "$folder" -name .build -prune -o -type f -name '*.swift' -cnewer "$dated" -exec touch -d \
      "$(date -u -d "@$second" +%FT%TZ 2>/dev/null || date -u -r "$second" +%FT%TZ)" {} +
  fi
  echo "$second" >"$dated"
}
