# What the scripts share: a folder for copies, which is deleted at the end, a log of the last command, and the
# functions below. Source it after `set -euo pipefail`. A script that calls `built` has a function `build` of its own.
check=$(basename "$0")
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(cd "$(mktemp -d "${TMPDIR:-/tmp}/${prefix:-multidelegate }$check.XXXXXX")" && pwd -P)
trap 'rm -rf "$folder"' EXIT
log="$folder/log"
# Where SwiftPM builds, if not in the package.
scratch=
# As a user builds it: see Package.swift.
unset MULTIDELEGATE_WARNINGS_AS_ERRORS

fail() {
  echo "$check: $1" >&2
  if [ -s "$log" ]; then
    echo "--- the last command printed:" >&2
    tail -40 "$log" | cut -c1-400 >&2
  fi
  exit 1
}
# version: the one that the tool has.
version() { sed -n 's/.*current = "\(.*\)"$/\1/p' "$root/Sources/ForwarderGen/Version.swift"; }
# prebuilt: makes the prebuilt tool of a release, but not again if nothing has changed since.
prebuilt() {
  local from=("$root"/{Sources,Package.swift,.ci/release,.ci/bundle,Fixtures/Specs,Fixtures/Expected,Fixtures/Invalid})
  local made="$root/.build/prebuilt/forwarder-gen.artifactbundle/info.json"
  if [ ! -e "$made" ] || [ -n "$(find "${from[@]}" -newer "$made")" ]; then
    succeeds "$root/.ci/release"
  fi
}
# packages NAME==VERSION…: installs packages of PyPI into a folder of the script's own, if it does not have them, for
# 'python3' and for programs in 'bin' there, and sets `packages` to the folder. Needs python3 with pip.
packages() {
  local wanted
  wanted="$(python3 --version) $*"
  packages="$root/.build/python-$check"
  export PYTHONPATH="$packages"
  if [ "$(cat "$packages/wanted" 2>/dev/null)" = "$wanted" ]; then return; fi
  rm -rf "$packages"
  PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --disable-pip-version-check --no-warn-conflicts \
    --target "$packages" "$@"
  echo "$wanted" >"$packages/wanted"
}
# copy FIXTURE [FOLDER]: a fixture far from here, without what was built of it, and sets `package` to its folder.
copy() {
  package="${2:-$folder}/$(basename "$1")"
  mkdir -p "$(dirname "$package")"
  cp -R "$root/Fixtures/$1" "$package"
  rm -rf "$package/.build"
}
says() { [[ $(<"$log") == *"$1"* ]] || fail "does not say: $1"; }
# has FILE WORDS
has() { grep -qF -- "$2" "$1" || fail "'$1' does not have: $2"; }
never_says() { if grep -qF -- "$1" "$log"; then fail "says: $1"; fi; }
# succeeds COMMAND…
succeeds() { "$@" >"$log" 2>&1 || fail "fails: $*"; }
# tells WORDS COMMAND…: a command succeeds, and says this.
tells() {
  succeeds "${@:2}"
  says "$1"
}
built() { build "$@" >"$log" 2>&1 || fail "does not build: $*"; }
# generates COUNT WHEN ARGUMENT…: builds, and checks how often that ran the tool, which the script's `generated` counts.
generates() {
  built "${@:3}"
  [ "$(generated)" = "$1" ] || fail "the tool ran $(generated) times and not $1: $2"
}
# refuses WORDS COMMAND…: a command fails, and says why.
refuses() {
  if "${@:2}" >"$log" 2>&1; then fail "does not fail with '$1': ${*:2}"; fi
  says "$1"
}
fails() { refuses "" "$@"; }
# edit FILE ARGUMENT…: applies the arguments of sed to a file, which they have to change.
edit() {
  local file=$1
  shift
  sed -i.old "$@" "$file"
  if cmp -s "$file" "$file.old"; then fail "the edit of $file changes nothing"; fi
  rm "$file.old"
}

# share [MODULE…]: lets outside packages build this one in a folder that stays and that other scripts share, so that
# the tool is compiled once. What was built there of the packages themselves, and of MODULE…, is deleted.
share() {
  scratch="$root/.build/outside"
  local place module
  rm -rf "$scratch/plugins/outputs"
  for place in "$scratch"/*/debug; do
    if [ ! -d "$place" ]; then continue; fi
    find "$place" "$place"/Modules* -mindepth 1 -maxdepth 1 ! -name '[Ff]orwarder*' ! -name 'MultiDelegate*' \
      ! -name 'Modules*' ! -name ModuleCache -exec rm -rf {} +
    for module in "$@"; do rm -rf "$place/$module.build" "$place/Modules/$module".* "$place/$module"; done
  done
}

# The compiler's driver compares the times of files in whole seconds. What is of the second in which the last
# compilation began, counts as seen by it: an edited source as well as the module of another target. So after an
# edit `swift` waits for a second in which no compilation has begun, and the edited sources are of that one.
swift() {
  local code=0
  date_edits
  touch "$folder/began"
  command swift "$1" ${scratch:+--scratch-path "$scratch"} "${@:2}" || code=$?
  date +%s >"$folder/ended"
  return "$code"
}
# twice OPTION…: builds. The swiftbuild preview of Swift 6.3 has been seen to die of a signal (code 128 and above). That
# says nothing about the package, so it gets one more try; a build that fails (code 1) gets none.
twice() {
  local code=0
  swift build "$@" || code=$?
  if [ "$code" -lt 128 ]; then return "$code"; fi
  echo "$check: swift build died with code $code and is started again"
  swift build "$@"
}
date_edits() {
  [ -e "$folder/ended" ] || return 0
  local edited=(find "$folder" -name .build -prune -o -type f ! -path "$folder/began" ! -path "$folder/ended"
    ! -path "$log" -cnewer "$folder/began")
  if [ -z "$("${edited[@]}" -print)" ]; then return; fi
  until [ "$(date +%s)" -gt "$(cat "$folder/ended")" ]; do sleep 0.05; done
  "${edited[@]}" -name '*.swift' -exec touch {} +
}
