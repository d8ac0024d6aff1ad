#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check that the tables of the pages are those of rtl/defs and of the RTL.

usage: check_tables.py [--write]

A table is between <!-- NAME: ... --> and <!-- end of NAME -->; TABLES lists them. --write puts them in place. Some have
hand-written cells: --write keeps these, and a new row is an error until it is filled.
exit: 0 they agree, 1 not
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from gen import page_rtl, page_status, tables
from gen.instructions import Tables

ROOT = Path(__file__).resolve().parent.parent
TYPES = {"f32": "number", "u16": "integer, low 16 bits", "u32": "integer", "s32": "integer", "handle": "bits",
         "offsets": "bits", "bits": "bits"}


def encodings(source, _):
    rows = [(f"`{f.name}`", f"`{f.value:04x}`", f"`{f.mask:04x}`", f.status, f"`{f.record}`" if f.at else "", f.meaning)
            for f in source.instructions.forms]
    return ["word", "bits 63:48", "mask", "status", "record", "meaning"], rows


def operands(source, _):
    """A condition as in the table, each term by itself."""
    rows = [(f"`{o.mnemonic}`", f"`{o.name}`", o.port, TYPES[o.type],
             "always" if o.present == "-" else " or ".join(f"`{t}`" for t in o.present.split("|")), o.meaning)
            for o in source.instructions.operands]
    return ["instruction", "operand", "port", "a value is", "present", "meaning"], rows


TABLES = (
    ("rtl/defs/README.md", "encodings", encodings),
    ("vectors/README.md", "operands", operands),
    ("rtl/README.md", "stages", page_rtl.stages),
    ("rtl/README.md", "ports", page_rtl.ports),
    ("rtl/README.md", "parameters", page_rtl.parameters),
    ("cmodel/status.md", "instructions", page_status.instructions),
    ("cmodel/status.md", "types", page_status.types),
    ("cmodel/status.md", "formats", page_status.formats),
)


class Source:
    """Sources of the tables."""

    def __init__(self, root):
        self.rtl = root / "rtl"
        self.instructions = Tables(root / "rtl/defs")
        self.model = tables.load(root / "rtl/defs", root / "vectors/rules.tsv")


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def text(head, rows):
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, ["---"] * len(head), *rows])


def main():
    source = Source(ROOT)
    errors = [*page_rtl.wrong_stages(source), *page_rtl.wrong_picture(source, (ROOT / "rtl/README.md").read_text())]
    for page, name, make in TABLES:
        path = ROOT / page
        place = re.compile(rf"(<!-- {name}: .* -->\n)((?:\|.*\n)*)(<!-- end of {name} -->\n)")
        old = path.read_text()
        found = place.search(old)
        if not found:
            errors.append(f"{page}: expected a place for its table of {name}: <!-- {name}: ... -->, <!-- end of {name} -->")
            continue
        head, rows = make(source, {row[0]: row for row in map(cells, found[2].splitlines())})
        new = old[:found.end(1)] + text(head, rows) + old[found.end(2):]
        errors += [f"{page}: its table of {name} says nothing of {row[0]} in column '{head[row.index('')]}'"
                   for row in rows if "" in row and name in page_rtl.BY_HAND]
        if "--write" in sys.argv[1:]:
            path.write_text(new)
        elif new != old:
            errors.append(f"{page}: its table of {name} is not that of rtl/defs; scripts/check_tables.py --write puts "
                          "it in place")
    print(*errors, f"tables: {len(TABLES)} tables, {len(errors)} errors", sep="\n")
    sys.exit(1 if errors and "--write" not in sys.argv[1:] else 0)


if __name__ == "__main__":
    main()
