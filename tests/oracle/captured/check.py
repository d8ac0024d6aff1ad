#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Captured rows are whole: shape and number of rows, contents of textures, and what the README counts.

usage: check.py [--all] FOLDER     --all: textures of more than 256 KiB too, which takes a minute
exit: 0 all hold, 1 something does not (file, line), 2 usage
"""
import json
import re
import struct
import sys
from pathlib import Path

import rows
import textures

MOST = 10_000_000  # bytes in the repository
LARGE = 1 << 18
COUNTED = re.compile(r"^\| `(\w+)\.tsv\.xz` \| (\d+) \| (\d+) \| (\d+) \|", re.M)


def of_blocks(part):
    """The blocks of a texture stand in its rows: nothing is to be made of the head, if all are there."""
    if part.count < part.total:
        return None
    return b"".join(struct.pack(f"<{part.nin}I", *given) for given, _ in part.rows())


def texture(part, seen, largest):
    tex = part.tex
    if tex.get("sparse") or textures.size(tex) > largest:
        return ""
    if tex["content"] == "rows":
        data = of_blocks(part)
        found = tex["fnv"] if data is None else f"{textures.fnv(data):08x}"
    else:
        key = json.dumps([tex.get(k) for k in ("kind", "w", "h", "d", "levels", "fmt", "content", "seed", "list")])
        if key not in seen:
            data = textures.content(tex)
            seen[key] = seen.get(data) or f"{textures.fnv(data):08x}"
            seen[data] = seen[key]
        found = seen[key]
    return "" if found == tex["fnv"] else f"its texture makes {found}, the head says {tex['fnv']}"


def main():
    whole = sys.argv[1:2] == ["--all"]
    if len(sys.argv) != 2 + whole:
        print(__doc__, file=sys.stderr)
        return 2
    folder, largest = Path(sys.argv[1 + whole]), 1 << 40 if whole else LARGE
    counted = {found[1]: tuple(map(int, found.groups()[1:])) for found in COUNTED.finditer((folder / "README.md").read_text())}
    names, seen, failed, size = set(), {}, [], 0
    for file in rows.FILES:
        path, here, kept, total = folder / f"{file}.tsv.xz", 0, 0, 0
        try:
            size += path.stat().st_size
            for part in rows.parts(path):
                try:
                    wrong = part.shape() or texture(part, seen, largest)
                except (ValueError, KeyError, TypeError) as error:
                    wrong = str(error)
                if part.name in names:
                    wrong = "a second part of that name"
                if wrong:
                    failed.append(f"{path}:{part.line}: {part.name}: {wrong}")
                names.add(part.name)
                here, kept, total = here + 1, kept + part.count, total + part.total
        except (rows.Wrong, OSError, ValueError) as error:
            failed.append(str(error))
        if counted.get(file) != (here, kept, total):
            failed.append(f"{folder}/README.md: {file}.tsv.xz has {here} parts, {kept} rows of {total}; the page says {counted.get(file)}")
    if size > MOST:
        failed.append(f"{folder}: {size} bytes, at most {MOST}")
    if failed:
        print("\n".join(failed), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
