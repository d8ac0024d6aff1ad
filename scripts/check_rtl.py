#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Find constructs that linters accept and a supported simulator gets wrong, instances in another style,
ports of the unit that are no row of rtl/defs/ports.tsv, and comments over ports ("From wrap", "To block") that name
another stage than rtl/defs/boundaries.tsv.

usage: check_rtl.py FILE.sv...

Prints nothing when there is none, else a line each; exit status 1.
"""
import re
import sys
from pathlib import Path

CALL = "a function is called in always_ff: Verilator 5.030 to 5.042 reorders it wrongly (verilator#6780); assign first"
MEMBER = "a member of a bundle inside a bundle: Icarus 12 and 13 take it for as wide as the inner bundle " \
         "(iverilog#704); copy the inner bundle first"
INSTANCE = "an instance is called u_NAME"
NAMED = "ports are connected by name"
PORTS = "a port of the unit is a row of rtl/defs/ports.tsv: the list is the include of tex_ports.svh alone"
# Strings are blank: of the include the word is left.
UNIT = re.compile(r"\bmodule\s+texture_unit\b(?:\s*#\(.*?\n\))?\s*\((.*?)\)\s*;", re.S)
INSTANCES = re.compile(r"^\s*tex_\w+\s+(?:#\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*)?(\w+)\s*\(\s*(.)", re.M)
# A comment over a group of ports, and the ports of bundles in the group.
GROUP = re.compile(r"^ *// (From|To and from|To) (\w+).*\n((?: *(?:input|output)\b.*\n)+)", re.M)
BUNDLE = re.compile(r"^ *(input|output) +tex_(\w+)_t\b", re.M)
BOUNDARIES = Path(__file__).resolve().parent.parent / "rtl/defs/boundaries.tsv"
# Its name is part of what users see: fields.p_BOUNDARY.FIELD.
PUBLIC = {"fields"}


def blank(match):
    """As many lines, without their text."""
    return re.sub(r"[^\n]", " ", match[0])


def clocked(code):
    """Each always_ff: its place and its statements, up to the end of its block."""
    for start in re.finditer(r"\balways_ff\s*@\s*\([^)]*\)", code):
        depth, end = 0, len(code)
        for word in re.finditer(r"\b(begin|end|case|endcase)\b|;", code[start.end():]):
            depth += {"begin": 1, "case": 1, "end": -1, "endcase": -1}.get(word[0], 0)
            if depth == 0 and not re.match(r"\s*else\b", code[start.end() + word.end():]):
                end = start.end() + word.end()
                break
        yield start.end(), code[start.end():end]


def boundaries():
    """Bundle, stage, consumer of each."""
    rows = [line.split("\t") for line in BOUNDARIES.read_text().splitlines() if line and not line.startswith("#")]
    return [row[1:4] for row in rows]


def wrong_groups(text, rows):
    """Line and stages of each group of ports whose comment names a stage, but none that its bundles come from or go to."""
    stages = {name for _, stage, consumer in rows for name in (stage, consumer)}
    for group in GROUP.finditer(text):
        ports = BUNDLE.findall(group[3])
        there = {stage if way == "input" else consumer for way, name in ports for bundle, stage, consumer in rows if bundle == name}
        if there and group[2] in stages and group[2] not in there:
            yield text.count("\n", 0, group.start()) + 1, f"'{group[1]} {group[2]}': by rtl/defs/boundaries.tsv it is {', '.join(sorted(there))}"


def findings(path):
    yield from wrong_groups(Path(path).read_text(), boundaries())
    code = re.sub(r"//[^\n]*|/\*.*?\*/|\"[^\"\n]*\"", blank, Path(path).read_text(), flags=re.S)
    bodies = re.sub(r"\bfunction\b.*?\bendfunction\b", blank, code, flags=re.S)
    names = re.findall(r"\bfunction\s+automatic\b[^(;]*?\b(\w+)\s*\(", code)
    call = re.compile(r"\b(?:tex_(?:pkg|math)::\w+|" + "|".join(names or ["(?!)"]) + r")\s*\(")
    for at, block in clocked(bodies):
        for match in call.finditer(block):
            yield code.count("\n", 0, at + match.start()) + 1, CALL
    for match in INSTANCES.finditer(bodies):
        line = code.count("\n", 0, match.start(1)) + 1
        if not match[1].startswith("u_") and match[1] not in PUBLIC:
            yield line, INSTANCE
        if match[2] != ".":
            yield line, NAMED
    for match in UNIT.finditer(code):
        if match[1].split() != ["`include"]:
            yield code.count("\n", 0, match.start(1)) + 1, PORTS
    for match in re.finditer(r"\b[a-z]\w*(?:\[[^\]]*\])?\.[a-z]\w*(?:\[[^\]]*\])?\.[a-z]\w*", code):
        yield code.count("\n", 0, match.start()) + 1, MEMBER


def main():
    if len(sys.argv) < 2:
        print("usage: check_rtl.py FILE.sv...", file=sys.stderr)
        sys.exit(2)
    found = [f"{path}:{line}: {what}" for path in sys.argv[1:] for line, what in sorted(set(findings(path)))]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
