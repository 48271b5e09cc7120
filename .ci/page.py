"""Does what a page of the documentation tells a reader to do.

    page.py write PAGE FOLDER    writes the files that the page shows whole
    page.py edit PAGE FOLDER     makes the edits that the page shows
    page.py output PAGE COMMAND  prints what the page shows as the output of a command
    page.py follow PAGE FOLDER   writes the files, makes the edits, runs the commands, all in the order of
                                 the page, and compares the output

A page has four kinds of blocks:

    a file       The paragraph before it begins with the file's path in backticks.
    an edit      A block of `diff` after such a paragraph. Its lines have to be in the file.
    a command    A block of `sh`. A block of `text` after it is a part of the output, line by line. The
                 command fails if that block has an error, and succeeds otherwise.
    an excerpt   Any other block. Its lines are in one of the package's files, or in a generated one. Space
                 at the beginning of a line, documentation and places of the source do not count.

A package on a page names MultiDelegate by a path beside its folder, where a link leads to the checkout that
has this script.
"""

import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
CLONE = "../MultiDelegate"
LIMIT = 600


def blocks(page):
    """Each block of the page, in order: its language, the path of its file if it has one, and its text."""
    text = page.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        before = text[: block.start()].rstrip().rpartition("\n\n")[2]
        named = re.match(r"`([^`]+\.\w+)`", before)
        yield block[1], named and named[1], block[2]


def whole(page):
    """The files that the page shows whole."""
    files = [(path, text) for language, path, text in blocks(page) if path and language != "diff"]
    line = f'.package(path: "{CLONE}")'
    if not any(path == "Package.swift" and line in text for path, text in files):
        sys.exit(f"{page}: no 'Package.swift' with {line}")
    return files


def clone(folder):
    """Makes the link to the checkout beside the folder of a package."""
    link = pathlib.Path(os.path.normpath(folder.resolve() / CLONE))
    link.parent.mkdir(parents=True, exist_ok=True)
    if link.resolve() != ROOT:
        link.unlink(missing_ok=True)
        link.symlink_to(ROOT)


def put(file, text):
    """Writes a file, and gives it a second that it has not had: lib.sh says why, at 'swift'."""
    before = file.stat().st_mtime if file.exists() else 0
    file.write_text(text, encoding="utf-8")
    second = int(max(before, time.time())) + 1
    os.utime(file, (second, second))


def write(folder, path, text):
    """Writes a file as the page shows it."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    put(file, text)


def edit(folder, path, difference):
    """Makes the edit of a `diff` block in a file."""
    lines = difference.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] != "+")
    new = "".join(line[1:] for line in lines if line[0] != "-")
    file = folder / path
    text = file.read_text(encoding="utf-8")
    if text.count(old) != 1:
        sys.exit(f"'{path}' does not have these lines once:\n{old}")
    put(file, text.replace(old, new))


def run(folder, command):
    """Runs a command as a reader does, and gives its exit code and all that it prints."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=LIMIT,
        check=False,
    )
    return done.returncode, done.stdout.decode(errors="replace").replace(f"{folder}/", "")


def contains(text, part):
    """Whether the lines of `part` are in `text`, one after the other."""
    return f"\n{part.rstrip()}\n" in f"\n{text.rstrip()}\n"


def bare(text):
    """The lines of a file without indentation, documentation and places of the source."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if not line.startswith(("///", "#sourceLocation")))


def is_in_a_file(folder, excerpt):
    """Whether a file of the package, or a generated one, has the lines of the excerpt."""
    sources = [*(folder / "Sources").rglob("*"), folder / "Package.swift"]
    built = pathlib.Path(os.environ.get("MULTIDELEGATE_SCRATCH", folder / ".build"))
    generated = (built / "plugins/outputs").rglob("*.delegates.swift")
    texts = (file.read_text(encoding="utf-8") for file in [*sources, *generated] if file.is_file())
    return any(contains(bare(text), bare(excerpt)) for text in texts)


def follow(page, folder):
    """Does everything that the page says, and fails at the first difference."""
    whole(page)
    clone(folder)
    steps = list(blocks(page))
    commands = 0
    for number, (language, path, text) in enumerate(steps):
        following = steps[number + 1] if number + 1 < len(steps) else ("", None, "")
        if path and language == "diff":
            edit(folder, path, text)
        elif path:
            write(folder, path, text)
        elif language == "sh":
            commands += 1
            expected = following[2] if following[:2] == ("text", None) else ""
            code, output = run(folder, text)
            if (code != 0) != ("error: " in expected):
                sys.exit(f"{page}: the command ends with {code}:\n{text}\n{output}")
            if not contains(output, expected) and expected:
                sys.exit(f"{page}: does not print:\n{expected}\nafter:\n{text}\nbut:\n{output}")
        elif language == "text" and steps[number - 1][0] == "sh":
            continue
        elif not is_in_a_file(folder, text):
            sys.exit(f"{page}: no file has these lines:\n{text}")
    print(f"{page.name}: {commands} commands print what the page shows")


def output(page, command):
    """Prints what the page shows below a command."""
    steps = list(blocks(page))
    for block, below in zip(steps, steps[1:]):
        if block == ("sh", None, f"{command}\n") and below[:2] == ("text", None):
            print(below[2], end="")
            return
    sys.exit(f"{page}: no output of '{command}'")


verb, page, argument = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
if verb == "write":
    clone(pathlib.Path(argument))
    for path, text in whole(page):
        write(pathlib.Path(argument), path, text)
elif verb == "edit":
    for language, path, text in blocks(page):
        if language == "diff":
            edit(pathlib.Path(argument), path, text)
elif verb == "output":
    output(page, argument)
elif verb == "follow":
    follow(page, pathlib.Path(argument).resolve())
else:
    sys.exit(__doc__)
