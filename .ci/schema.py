"""Holds a JSON Schema against the specs below a folder: schema.py SCHEMA FIXTURES

The schema has to be one of draft 2020-12, every spec outside Invalid has to satisfy it, and in those
inside it has to find exactly what the package's own tests have recorded.
"""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator


def meant(error):
    """The alternatives of a `oneOf` whose type is the value's, each with what is wrong inside."""
    wrong = {}
    for cause in error.context:
        wrong.setdefault(cause.schema_path[0], []).append(cause)
    for index, causes in wrong.items():
        kind = error.validator_value[index].get("type")
        if kind and not any(c.validator == "type" and not c.relative_path for c in causes):
            yield causes


def lines(errors):
    """What the tests record of a spec: the path of each value and the keyword that it breaks."""
    for error in errors:
        causes = list(meant(error)) if error.validator == "oneOf" else []
        if len(causes) == 1:
            yield from lines(causes[0])
        else:
            yield "/" + "/".join(map(str, error.absolute_path)) + " " + error.validator


schema_path, fixtures = map(pathlib.Path, sys.argv[1:])
schema = json.loads(schema_path.read_text(encoding="utf-8"))
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
recorded = set((fixtures / "Schema/violations.txt").read_text(encoding="utf-8").splitlines())
found, specs, refused = set(), 0, set()
for path in sorted(fixtures.rglob("*.delegates.json")):
    name = path.relative_to(fixtures).as_posix()
    # These are no JSON, as far as the tool is concerned. What a build left behind are copies.
    if name.startswith("Invalid/JSON-") or ".build" in path.relative_to(fixtures).parts:
        continue
    specs += 1
    for line in lines(validator.iter_errors(json.loads(path.read_text(encoding="utf-8")))):
        found.add(f"{name}: {line}")
        refused.add(name)
failures = [f"{line}: only jsonschema finds this" for line in sorted(found - recorded)]
failures += [f"{line}: only the tests find this" for line in sorted(recorded - found)]
failures += [f"{name}: a valid spec does not satisfy the schema" for name in refused if not name.startswith("Invalid/")]
if len(refused) in [0, specs]:
    failures.append("nothing satisfies the schema, or everything does: this checks nothing")
if failures:
    sys.exit("\n".join(failures))
print(f"schema: {specs - len(refused)} specs satisfy it, {len(refused)} do not, and both validators agree")
