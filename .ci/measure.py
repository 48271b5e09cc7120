"""What `.ci/cold`, `.ci/many` and `.ci/weight` share. They run with `-B`: `.ci` has only scripts."""

import os
import pathlib
import resource
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Outside",
  platforms: [.macOS(.v15)],
  dependencies: [{dependency}],
  targets: [
{targets}  ]
)
"""

# As a user builds: see Package.swift.
for name in ["WARNINGS_AS_ERRORS", "OPTIMIZED_TOOL", "TOOL_FROM_SOURCE"]:
    os.environ.pop(f"MULTIDELEGATE_{name}", None)


def run(*command, **options):
    """Runs a command, and gives its processor time in seconds, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", **options
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"fails: {' '.join(map(str, command))}\n{done.stdout[-4000:]}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def release(folder):
    """Makes a release, for which SwiftPM finds the prebuilt tool in a cache; gives the repository and the cache."""
    run(ROOT / ".ci/released", folder / "MultiDelegate", folder / "cache")
    return folder / "MultiDelegate", folder / "cache"


def write_manifest(folder, dependency, *targets):
    text = MANIFEST.format(dependency=dependency, targets="".join(targets))
    (folder / "Package.swift").write_text(text)
