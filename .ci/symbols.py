"""Shortens a symbol graph for readers: symbols.py GRAPH

- An extension for noncopyable types repeats the constraints of its type, and the compiler writes them down.
  So the page of each member would say that it is "available when" they hold.
- The compiler writes a type that is nested in another one in full: `DelegateRegistry<Reference>.Delegate`.
  The members of that other type have `Delegate`, as in the source. So a list shows where they differ.
"""

import json
import pathlib
import sys


def shortened(fragments, outer):
    """The fragments of a declaration with `Nested` in place of `Outer<Parameter>.Nested`."""
    short = []
    for fragment in fragments:
        short.append(fragment)
        spellings = [part["spelling"] for part in short[-4:]]
        if len(spellings) == 4 and spellings[::3] == [outer, ">."] and spellings[1] == "<":
            del short[-4:]
    return short


path = pathlib.Path(sys.argv[1])
graph = json.loads(path.read_text(encoding="utf-8"))
own = {
    tuple(symbol["pathComponents"]): symbol.get("swiftGenerics", {}).get("constraints", [])
    for symbol in graph["symbols"]
}
for symbol in graph["symbols"]:
    extension = symbol.get("swiftExtension", {})
    *outer, _ = symbol["pathComponents"]
    known = own.get(tuple(outer), [])
    if "constraints" in extension:
        extension["constraints"] = [c for c in extension["constraints"] if c not in known]
    if outer:
        names = symbol["names"]
        names["subHeading"] = shortened(names["subHeading"], outer[-1])
        symbol["declarationFragments"] = shortened(symbol["declarationFragments"], outer[-1])
path.write_text(json.dumps(graph), encoding="utf-8")
