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

# The compiler's driver compares the times of files in whole seconds. What is of the second in which the last
# compilation began, counts as seen by it: an edited source as well as the module of another target. So after an
# edit `swift` waits for a second in which no compilation has begun, and the edited sources are of that one.
swift() {
  local code=0
  date_edits
  touch "$folder/began"
  command swift "$@" || code=$?
  date +%s >"$folder/ended"
  return "$code"
}
date_edits() {
  local edited file
  [ -e "$folder/ended" ] || return 0
  edited=$(find "$folder" -name .build -prune -o -type f ! -path "$folder/began" ! -path "$folder/ended" \
    ! -path "$log" -cnewer "$folder/began" -print)
  [ -n "$edited" ] || return 0
  until [ "$(date +%s)" -gt "$(cat "$folder/ended")" ]; do sleep 0.05; done
  while IFS= read -r file; do
    case "$file" in *.swift) touch "$file" ;; esac
  done <<<"$edited"
}
