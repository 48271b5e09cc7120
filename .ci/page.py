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
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
CLONE = "../MultiDelegate"


class Block(typing.NamedTuple):
    """A block of a page: its language, the path of its file if it has one, its text, and the output below it."""

    language: str
    path: typing.Optional[str]
    text: str
    output: str = ""


def blocks(page):
    """The blocks of the page, in order. The output of a command is part of the command."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in BLOCK.finditer(text):
        before = text[: match.start()].rstrip().rpartition("\n\n")[2]
        named = re.match(r"`([^`]+\.\w+)`", before)
        block = Block(match[1], named and named[1], match[2])
        is_output = found and found[-1].language == "sh" and not found[-1].output
        if is_output and block[:2] == ("text", None):
            found[-1] = found[-1]._replace(output=block.text)
        else:
            found.append(block)
    return found


def clone(page, folder):
    """Makes the link to the checkout beside the folder of a package, which the page's manifest names."""
    line = f'.package(path: "{CLONE}")'
    if not any(block.path == "Package.swift" and line in block.text for block in blocks(page)):
        sys.exit(f"{page}: no 'Package.swift' with {line}")
    link = pathlib.Path(os.path.normpath(folder / CLONE))
    link.parent.mkdir(parents=True, exist_ok=True)
    if link.resolve() != ROOT:
        link.unlink(missing_ok=True)
        link.symlink_to(ROOT)


def change(folder, block):
    """Writes a file as the page shows it, or makes the edit of a `diff` block."""
    file, text = folder / block.path, block.text
    if block.language == "diff":
        lines = block.text.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] != "+")
        new = "".join(line[1:] for line in lines if line[0] != "-")
        text = file.read_text(encoding="utf-8")
        if text.count(old) != 1:
            sys.exit(f"'{block.path}' does not have these lines once:\n{old}")
        text = text.replace(old, new)
    # The file gets a second that it has not had: lib.sh says why, at 'swift'.
    before = file.stat().st_mtime if file.exists() else 0
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    second = int(max(before, time.time())) + 1
    os.utime(file, (second, second))


def run(page, folder, block):
    """Runs a command as a reader does, and compares its exit code and its output with the page."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.text],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=600,
        check=False,
    )
    printed = done.stdout.decode(errors="replace").replace(f"{folder}/", "")
    if (done.returncode != 0) != ("error: " in block.output):
        sys.exit(f"{page}: the command ends with {done.returncode}:\n{block.text}\n{printed}")
    if block.output and not contains(printed, block.output):
        sys.exit(f"{page}: does not print:\n{block.output}\nafter:\n{block.text}\nbut:\n{printed}")


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
    commands = 0
    for block in blocks(page):
        if block.path:
            change(folder, block)
        elif block.language == "sh":
            run(page, folder, block)
            commands += 1
        elif not is_in_a_file(folder, block.text):
            sys.exit(f"{page}: no file has these lines:\n{block.text}")
    print(f"{page.name}: {commands} commands print what the page shows")


verb, page, argument = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
folder = pathlib.Path(argument).resolve()
if verb in ["write", "follow"]:
    clone(page, folder)
if verb in ["write", "edit"]:
    for block in blocks(page):
        if block.path and (block.language == "diff") == (verb == "edit"):
            change(folder, block)
elif verb == "follow":
    follow(page, folder)
elif verb == "output":
    outputs = [block.output for block in blocks(page) if block[0] == "sh" and block.text == f"{argument}\n"]
    print(outputs[0] if any(outputs[:1]) else sys.exit(f"{page}: no output of '{argument}'"), end="")
else:
    sys.exit(__doc__)
