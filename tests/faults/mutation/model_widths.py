# SPDX-License-Identifier: Apache-2.0
"""What a function may take for granted of the payloads that it is given: each field within its width in bundles.tsv, and
none of them over another.

Said to the compiler by restrict, and as unreachable code at the beginning of each function, for the proof that a mutant changes nothing:
in the sources it stands in a comment, which only the proof opens.
"""
import re
from pathlib import Path

OPEN, CLOSE = "/*@", "@*/"
POINTER = re.compile(r"^const struct tex_(\w+) \*$")
RESTRICT = f"{OPEN} restrict {CLOSE}"
LARGEST = 16  # elements of an array of which something is said


def bundles(path=Path("rtl/defs/bundles.tsv")):
    """By bundle: (field, width, count, the bundle that it is or "")."""
    found = {}
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            bundle, field, width, count, flags, *_ = line.split("\t")
            nested = flags[1:].split(":")[0] if flags.startswith("@") else ""
            if nested or (flags[0] in "ux" and "c" not in flags.split(":")[0]):  # no signed ones, none of the RTL alone
                found.setdefault(bundle, []).append((field, int(width), int(count), nested))
    return found


def limits(table, bundle, path):
    """(expression, largest value) of every unsigned field that does not fill its word."""
    for field, width, count, nested in table.get(bundle, ()):
        if nested:
            yield from limits(table, nested, f"{path}{field}.")
        elif width < 64 and width != 32 and count == 1:
            yield f"{path}{field}", (1 << width) - 1
        elif width < 64 and width != 32 and count <= LARGEST:
            yield from ((f"{path}{field}[{k}]", (1 << width) - 1) for k in range(count))


def assumed(function, table):
    """The text for the beginning of a function's body: of the payloads that it reads."""
    out = []
    for parameter in function.get("inner", []):
        if parameter.get("kind") != "ParmVarDecl" or not parameter.get("name"):
            continue
        pointer = POINTER.match(parameter["type"]["qualType"])
        said = [f"if ({path} > {largest}UL) __builtin_unreachable();" for path, largest in
                (limits(table, pointer[1], f"{parameter['name']}->") if pointer else ())]
        if said:
            out.append(f"if ({parameter['name']}) {{ {' '.join(said)} }}")
    return f"{OPEN} {' '.join(out)} {CLOSE}" if out else ""


def pointers(function):
    """Where the names of parameters stand that point to something."""
    return [p["loc"]["offset"] for p in function.get("inner", [])
            if p.get("kind") == "ParmVarDecl" and p.get("name") and p["type"]["qualType"].endswith("*")]


def opened(text):
    return text.replace(OPEN, "").replace(CLOSE, "")
