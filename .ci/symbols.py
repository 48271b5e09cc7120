"""Takes out of a symbol graph what goes without saying: symbols.py GRAPH

Members of an extension would each be "available when" the parameters of their type conform to what the
type asks of them anyway: an extension for noncopyable types repeats that, and the compiler writes it down.
"""

import json
import pathlib
import sys

path = pathlib.Path(sys.argv[1])
graph = json.loads(path.read_text(encoding="utf-8"))
own = {
    tuple(symbol["pathComponents"]): symbol.get("swiftGenerics", {}).get("constraints", [])
    for symbol in graph["symbols"]
}
for symbol in graph["symbols"]:
    extension = symbol.get("swiftExtension", {})
    known = own.get(tuple(symbol["pathComponents"][:-1]), [])
    if "constraints" in extension:
        extension["constraints"] = [c for c in extension["constraints"] if c not in known]
path.write_text(json.dumps(graph), encoding="utf-8")
