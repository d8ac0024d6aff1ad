#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check that each room of harness/ and cmodel/ includes only rooms before it.

usage: check_rooms.py [ROOT]

The order is that of ROOMS. Headers are named by room ("check/golden.h"). Outside cmodel/ only the headers at its top
may be included, except by the tests of its rooms. Headers of VPI and of Verilator stay in harness/sim. Each room has a
README.md that says what it may know and where to begin, and a row in the table above the rooms, in their order.
exit: 0 all hold, 1 an include points upward or out of its room (file and line), 2 usage
"""
import re
import sys
from pathlib import Path

ROOMS = {
    "cmodel": "arith function rules cycle".split(),
    "harness": "base isa lowering texfile case sm4 tgsi vector random import lower drive protocol compare scoreboard unknown cover trace check report run watch sim shrink debug "
               "step diff bench cli".split(),
}
PAGES = {"cmodel": {"stages"}}  # folders of pages, without sources
SUFFIXES = {".c", ".h", ".cpp", ".l", ".y"}
INCLUDE = re.compile(r'\s*#\s*include\s+(["<])([^">]+)[">]')
SIMULATOR = re.compile(r"vpi_user\.h|sv_vpi_user\.h|verilated.*\.h|svdpi\.h")
# Written by the build, in no room.
GENERATED = re.compile(r"tex_\w+\.(h|svh)|\w+_parse\.tab\.h|Vtexlock\.h|sources\.h")
# What every room's page says.
PAGE = ("**May know:**", "**Begin with**")
# Tests of the model's own rooms, and of RTL against one, may include them; a stage that a test adds.
INSIDE = ("tests/unit/function/", "tests/unit/cycle/", "tests/modules/", "tests/extend/toys/path/cmodel/")


def room_of(name):
    """Part and place of the room that a header's name says, or None."""
    folder = name.split("/")[0] if "/" in name else None
    return next(((part, rooms.index(folder)) for part, rooms in ROOMS.items() if folder in rooms), None)


def fault(path, quote, name):
    """The fault of an include of `name` in `path` (from the root), or None."""
    part, room = path.parts[0], path.parts[1]
    if SIMULATOR.fullmatch(name):
        return None if (part, room) == ("harness", "sim") else f"{name} belongs to harness/sim"
    if quote == "<" or GENERATED.fullmatch(name):
        return None
    target = room_of(name)
    if target is None:
        return f'"{name}" names no room; expected "ROOM/FILE.h"'
    if target[0] == "cmodel" and part != "cmodel":
        return f'"{name}" is private to cmodel/; expected a header at its top'
    if target[0] == "harness" and part == "cmodel":
        return "the model knows no harness"
    if target[1] > ROOMS[part].index(room):
        return f"{room} comes before {name.split('/')[0]}"
    return None


def page_fault(room):
    page = room / "README.md"
    text = page.read_text() if page.exists() else ""
    missing = [head for head in PAGE if head not in text]
    return f"expected a page with {' and '.join(missing)}" if missing else None


def table_of(page):
    """Rooms in the table of a page, as they come."""
    return re.findall(r"^\| \[(\w+)\]\(\1/README\.md\) \|", page.read_text() if page.exists() else "", re.M)


def rooms_of(root, errors):
    for part, rooms in ROOMS.items():
        there = {p.name for p in (root / part).iterdir() if p.is_dir()}
        errors += [f"{part}/{room}: not in the order of rooms" for room in sorted(there - set(rooms) - PAGES.get(part, set()))]
        errors += [f"{part}/{room}: no such room" for room in rooms if room not in there]
        errors += [f"{part}/{room}/README.md: {wrong}" for room in rooms if (wrong := page_fault(root / part / room))]
        if table_of(root / part / "README.md") != rooms:
            errors.append(f"{part}/README.md: expected a table of these rooms: {' '.join(rooms)}")
        for path in sorted(p for p in (root / part).rglob("*") if p.suffix in SUFFIXES):
            path = path.relative_to(root)
            if len(path.parts) == 3 and path.parts[1] not in PAGES.get(part, ()):
                yield path
            elif not (part == "cmodel" and path.suffix == ".h"):
                errors.append(f"{path}: in no room")


def check(root):
    errors = []
    for path in rooms_of(root, errors):
        for number, line in enumerate((root / path).read_text().splitlines(), 1):
            found = INCLUDE.match(line)
            wrong = found and path.parts[1] in ROOMS[path.parts[0]] and fault(path, *found.groups())
            if wrong:
                errors.append(f"{path}:{number}: {wrong}")
    for path in sorted(p for p in (root / "tests").rglob("*") if p.suffix in SUFFIXES):
        name = str(path.relative_to(root))
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found = INCLUDE.match(line)
            target = found and found[1] == '"' and room_of(found[2])
            if target and target[0] == "cmodel" and not name.startswith(INSIDE):
                errors.append(f'{name}:{number}: "{found[2]}" is private to cmodel/; expected a header at its top')
    return errors


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    errors = check(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    print(*errors, sep="\n", end="\n" if errors else "")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
