"""Prepares what DocC converts: docs.py GRAPH PAGES CATALOGUE FILE…

GRAPH, the symbol graph of the runtime, is shortened for readers:

- An extension for noncopyable types repeats the constraints of its type, and the compiler writes them down.
  So the page of each member would say that it is "available when" they hold.
- The compiler writes a type that is nested in another one in full: `DelegateRegistry<Reference>.Delegate`.
  The members of that other type have `Delegate`, as in the source. So a list shows where they differ.

CATALOGUE is made of pages that GitHub shows as they are. A page is a Markdown file below PAGES, and its name is
its own. It begins with a title and a short summary, which DocC shows wherever the page is listed. Links between
pages become DocC's, those to the runtime's source links to its symbols, and what else is in the repository is
named and not linked. Every relative link has to lead somewhere, even those in FILE….

The first page of the site is for those who come from elsewhere and have not seen the repository. So it
begins as the README in FILE… does, which ends there at its status. The rest is that of README.md in
PAGES: what it lists under its headings becomes DocC's topics, and it has to list every page. It links to
the repository if the variable REPOSITORY has the address.
"""

import json
import os
import pathlib
import re
import sys

FENCE = re.compile(r"^( *```.*?^ *```)$", re.M | re.S)
MARKUP = re.compile(
    r"(?P<image>!?)\[(?P<text>(?:`[^`]*`|[^\[\]`])*)\]\((?P<target>[^)\s]+)\)"
    r"|(?P<ticks>(?<!`)`+(?!`))(?P<code>.+?)(?<!`)(?P=ticks)(?!`)"
    r"|(?P<quote>['\"])",
    re.S,
)
HEADING = re.compile(r"^#+ (.+)$", re.M)
ITEM = re.compile(r"^- \[.*?\]\((?:.*/)?(\w+)\.md\).*$", re.M)
RUNTIME = pathlib.Path("Sources/MultiDelegateRuntime").resolve()

graph, folder, catalogue, *others = map(pathlib.Path, sys.argv[1:])
pages = sorted(folder.rglob("*.md"))
mistakes = []


def shorten_graph():
    symbols = json.loads(graph.read_text(encoding="utf-8"))
    own = {
        tuple(symbol["pathComponents"]): symbol.get("swiftGenerics", {}).get("constraints", [])
        for symbol in symbols["symbols"]
    }
    for symbol in symbols["symbols"]:
        extension = symbol.get("swiftExtension", {})
        *outer, _ = symbol["pathComponents"]
        known = own.get(tuple(outer), [])
        if "constraints" in extension:
            extension["constraints"] = [c for c in extension["constraints"] if c not in known]
        if outer:
            names = symbol["names"]
            names["subHeading"] = shortened(names["subHeading"], outer[-1])
            symbol["declarationFragments"] = shortened(symbol["declarationFragments"], outer[-1])
    graph.write_text(json.dumps(symbols), encoding="utf-8")


def shortened(fragments, outer):
    """The fragments of a declaration with `Nested` in place of `Outer<Parameter>.Nested`."""
    short = []
    for fragment in fragments:
        short.append(fragment)
        spellings = [part["spelling"] for part in short[-4:]]
        if len(spellings) == 4 and spellings[::3] == [outer, ">."] and spellings[1] == "<":
            del short[-4:]
    return short


def outside_code(text, change):
    """`text` with `change` made to what stands outside of its blocks of code."""
    parts = FENCE.split(text)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))


def anchors(page):
    """The anchors of a page's headings: GitHub's, and for each of them DocC's."""
    titles = HEADING.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
    return {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-"): title.replace("`", "").replace(" ", "-")
        for title in titles
    }


def destination(page, target):
    """What a link on `page` becomes, or None when it leads out of the documentation."""
    path, _, fragment = target.partition("#")
    file = (page.parent / path).resolve() if path else page.resolve()
    if not file.exists():
        mistakes.append(f"{page}: there is no '{target}'")
        return None
    if fragment and file.suffix == ".md" and fragment not in anchors(file):
        mistakes.append(f"{page}: '{path or page.name}' has no heading '#{fragment}'")
        return None
    if file in (other.resolve() for other in pages):
        anchor = f"#{anchors(file)[fragment]}" if fragment else ""
        return f"doc:{catalogue.stem if file.stem == 'README' else file.stem}{anchor}"
    if file.name == f"{RUNTIME.name}.md":
        return f"doc:/{RUNTIME.name}"
    if RUNTIME in file.parents and file.suffix == ".swift":
        return f"doc:/{RUNTIME.name}/{file.stem.partition('+')[0]}"
    return None


def plain(code):
    """Code with ticks in it as text: what stands between two of them, DocC takes for a symbol."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", code.replace("\\|", "|"))


def rewritten(page, text):
    """`text`, which stands on `page` outside of code, as DocC wants it."""

    def replacement(match):
        if match["quote"]:
            # DocC would set it as a printer does, also in messages.
            return f"\\{match['quote']}"
        if match["code"]:
            return match[0] if match["ticks"] == "`" else plain(match["code"].strip())
        if re.match(r"\w+:", match["target"]):
            return match[0]
        link = destination(page, match["target"])
        if match["image"]:
            return f"![{match['text']}]({pathlib.Path(match['target']).name})"
        return f"[{match['text']}]({link})" if link else match["text"]

    return MARKUP.sub(replacement, text)


def opening():
    """The beginning of the first page: that of the repository's README, and a link to the repository."""
    readme = next(other for other in others if other.name == "README.md")
    text, status, _ = readme.read_text(encoding="utf-8").partition("\n**Status.**")
    if not status or "\n## " in FENCE.sub("", text):
        mistakes.append(f"{readme}: begins with what the package is for, up to the paragraph '**Status.**'")
    text = outside_code(text.strip(), lambda part: rewritten(readme, part))
    title, _, rest = text.partition("\n")
    address = os.environ.get("REPOSITORY")
    repository = f"\n\nThe [repository]({address}) has the whole package, and a demo." if address else ""
    return f"{title}\n\n@Metadata {{\n  @TechnologyRoot\n}}\n{rest}{repository}\n\n"


def landing(text):
    """The rest of the first page, whose headings group the pages that it lists."""
    listed = sorted(ITEM.findall(text))
    wanted = sorted(page.stem for page in pages if page.stem != "README")
    if listed != wanted:
        difference = ", ".join(sorted(set(wanted) ^ set(listed))) or "one is listed twice"
        mistakes.append(f"{folder}/README.md: does not list each page once: {difference}")
    topics = ITEM.sub(r"- <doc:\1>", re.sub("^## ", "### ", text, flags=re.M))
    # DocC lists the pages of one archive beside a page. This item leads to the other one. The module itself
    # must not be listed: its own pages would then have no list beside them.
    topics += f"\n### The runtime\n\n- <doc:/{RUNTIME.name}/DelegateRegistry>\n"
    return topics.split("\n\n", 2)[2].replace("### ", "## Topics\n\n### ", 1)


shorten_graph()
catalogue.mkdir()
for page in pages:
    text = page.read_text(encoding="utf-8")
    title, summary, _ = (text + "\n\n\n").split("\n\n", 2)
    if not re.fullmatch(r"# .+", title) or not re.fullmatch(r"(?!#|\||```).{20,200}\.", summary, re.S):
        mistakes.append(f"{page}: begins with a title and a summary of a sentence or two")
    is_first = page.stem == "README"
    if is_first:
        text = landing(text)
    name = catalogue.stem if is_first else page.stem
    # DocC has no code in headings, and would show the ticks.
    text = outside_code(text, lambda part: HEADING.sub(lambda line: line[0].replace("`", ""), part))
    text = outside_code(text, lambda part: rewritten(page, part))
    (catalogue / f"{name}.md").write_text((opening() if is_first else "") + text, encoding="utf-8")
for picture in folder.rglob("*.svg"):
    (catalogue / picture.name).write_bytes(picture.read_bytes())
for other in others:
    outside_code(other.read_text(encoding="utf-8"), lambda part: rewritten(other, part))
if mistakes:
    sys.exit("\n".join(mistakes))
