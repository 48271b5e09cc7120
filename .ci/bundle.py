#!/usr/bin/env python3
"""Makes one archive of the artifact bundles of all platforms: bundle.py VERSION ARCHIVE BUNDLE…

Prints the checksum that SwiftPM asks for. The same bundles make the same bytes.
"""

import hashlib
import json
import pathlib
import sys
import zipfile

# For each of these, Package.swift uses a prebuilt tool.
PLATFORMS = [
    "aarch64-unknown-linux-gnu",
    "arm64-apple-macosx",
    "x86_64-apple-macosx",
    "x86_64-unknown-linux-gnu",
]

version, archive = sys.argv[1], pathlib.Path(sys.argv[2])
variants, files = [], {}
for bundle in map(pathlib.Path, sys.argv[3:]):
    info = json.loads((bundle / "info.json").read_text(encoding="utf-8"))
    tool = info["artifacts"]["forwarder-gen"]
    if tool["version"] != version:
        sys.exit(f"bundle: '{bundle}' has version {tool['version']}, not {version}")
    for variant in tool["variants"]:
        variants.append(variant)
        files[variant["path"]] = (bundle / variant["path"]).read_bytes()
triples = sorted(triple for variant in variants for triple in variant["supportedTriples"])
if triples != PLATFORMS:
    sys.exit(f"bundle: there are tools for {', '.join(triples)}, and not one for each of {', '.join(PLATFORMS)}")

for artifact in info["artifacts"].values():
    artifact["variants"] = sorted(variants, key=lambda variant: variant["path"])
files["info.json"] = (json.dumps(info, indent=2) + "\n").encode()
with zipfile.ZipFile(archive, "w") as archived:
    for path, content in sorted(files.items()):
        entry = zipfile.ZipInfo(f"{archive.stem}/{path}", date_time=(1980, 1, 1, 0, 0, 0))
        entry.create_system = 3  # Unix: the permissions count, which an artifact of a workflow has lost.
        entry.external_attr = (0o100644 if path == "info.json" else 0o100755) << 16
        archived.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)
print(hashlib.sha256(archive.read_bytes()).hexdigest())
