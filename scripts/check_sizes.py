#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check that vectors stay within the sizes of vectors/README.md: the column 'at most' of its table of places.

usage: check_sizes.py [ROOT]
exit: 0 all do, 1 one does not (folder, size, limit), or the table is not as expected
"""
import re
import sys
from pathlib import Path

ROW = re.compile(r"^\| `(\w+)/` \|.*\| (\d+(?:\.\d)?) MB \|$", re.M)
MB = 1000000


def size_of(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def wrong(vectors):
    """Messages."""
    limits = {name: float(limit) for name, limit in ROW.findall((vectors / "README.md").read_text())}
    if not limits:
        return ["vectors/README.md: no row '| `FOLDER/` | ... | N MB |'"]
    found = [f"vectors/README.md: no row of {path.name}/" for path in sorted(vectors.iterdir()) if path.is_dir() and path.name not in limits]
    for name, limit in limits.items():
        size = size_of(vectors / name)
        if size > limit * MB:
            found.append(f"vectors/{name}: {size / MB:.1f} MB, expected at most {limit:g} (vectors/README.md): fewer rows in a vector, "
                         "or a formula, rather than another limit")
    return found


def main():
    messages = wrong(Path(sys.argv[1] if len(sys.argv) > 1 else ".") / "vectors")
    print("".join(f"{message}\n" for message in messages), end="")
    sys.exit(bool(messages))


if __name__ == "__main__":
    main()
