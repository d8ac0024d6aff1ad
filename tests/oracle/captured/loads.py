# SPDX-License-Identifier: Apache-2.0
"""Captured rows of surface loads: .D.BA of each size, and the instruction patched to .P and to .D without .BA."""
import textures
from picks import NUMBERS, chunks, spread
from stores import DIMS, MODES, SIZES, Stores
from tlv import LANES, word

FORMS = {"p_suld_p_2d": "SULD.P.2D.IGN", "p_suld_d_2d": "SULD.D.2D.IGN"}
ROWS = 32, 16  # of a part of .D.BA, of a patched one


def places(part, rows, names):
    return {name: ([row[0][at] for row in rows], word) for at, name in enumerate(names)}


def expected(rows, registers):
    return [dict(zip(NUMBERS[:registers], out)) for _, out in rows]


def load(file, part):
    _, _, dim, width, mode = part.op.split("_")
    name, axes = DIMS[dim]
    bits = int(width[1:])
    handle, _ = file.surface(part.tex, "rows " + textures.content(part.tex).hex())
    for rows in chunks(spread(part.rows(), ROWS[0])):
        file.warp(f"SULD.D.BA.{name}.{SIZES[bits]}.{MODES[mode]} R8, [R4], {handle:#x}", places(part, rows, axes.split()),
                  expected(rows, max(1, bits // 32)), part.name)


def patched(file, part):
    """x in samples. Of .P the header has four sources; a component that the texel lacks is not compared: they are the driver's."""
    handle, _ = file.surface(part.tex, "rows " + textures.content(part.tex).hex())
    channels = textures.kind_of(part.tex["fmt"])[2]
    registers = channels if "_p_" in part.op[1:] else 1
    for rows in chunks(spread(part.rows(), ROWS[1])):
        file.warp(f"{FORMS[part.op]} R8, [R4], {handle:#x}", places(part, rows, ("x", "y")), expected(rows, registers), part.name)


def loads(parts):
    file = Stores("SULD.D.BA of each size, in surfaces of each type: in bounds, beyond them, zeros or drawn to the edge; SULD.P and\n"
                  "SULD.D without .BA.", "PD-30 PD-31 PD-117 PD-117b")
    for part in parts:
        if part.name.startswith("surface.suld."):
            load(file, part)
        elif part.op in FORMS:
            patched(file, part)
    return {"loads": file}


SUITES = loads,
assert LANES == 32
