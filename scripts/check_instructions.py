#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check that the tables of instructions in the pages are those of rtl/defs.

usage: check_instructions.py [--write]

rtl/defs/README.md lists the encodings, vectors/README.md the operands. --write puts the tables in place.
exit: 0 they agree, 1 not
"""
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from gen.instructions import Tables

ROOT = Path(__file__).resolve().parent.parent
TYPES = {"f32": "number", "u16": "integer, low 16 bits", "u32": "integer", "s32": "integer", "handle": "bits",
         "offsets": "bits", "bits": "bits"}


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def encodings(tables):
    rows = [(f"`{f.name}`", f"`{f.value:04x}`", f"`{f.mask:04x}`", f.status, f"`{f.record}`" if f.at else "", f.meaning)
            for f in tables.forms]
    return table(["word", "bits 63:48", "mask", "status", "record", "meaning"], rows)


def operands(tables):
    """A condition is told as it stands in the table, each term by itself."""
    rows = [(f"`{o.mnemonic}`", f"`{o.name}`", o.port, TYPES[o.type],
             "always" if o.present == "-" else " or ".join(f"`{t}`" for t in o.present.split("|")), o.meaning)
            for o in tables.operands]
    return table(["instruction", "operand", "port", "a value is", "present", "meaning"], rows)


def main():
    tables = Tables(ROOT / "rtl/defs")
    errors = []
    for page, name, text in (("rtl/defs/README.md", "encodings", encodings(tables)),
                             ("vectors/README.md", "operands", operands(tables))):
        path = ROOT / page
        place = re.compile(rf"(<!-- {name}: .* -->\n)(?:\|.*\n)*(<!-- end of {name} -->\n)")
        old = path.read_text()
        new, found = place.subn(lambda m: m[1] + text + m[2], old)
        if "--write" in sys.argv[1:]:
            path.write_text(new)
        elif found != 1 or new != old:
            errors.append(f"{page}: its table of {name} is not that of rtl/defs; scripts/check_instructions.py --write puts "
                          "it in place")
    print(*errors, f"instructions: {len(tables.forms)} encodings, {len(errors)} errors", sep="\n")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
