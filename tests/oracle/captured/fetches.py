# SPDX-License-Identifier: Apache-2.0
"""Captured rows of texel fetches: in and out of bounds, offsets, levels, formats, blocks, headers that do not fit."""
import picks
import textures
from picks import NUMBERS, chunks, spread
from tlv import File, word

DIMS = {"1d": ("1D", "x"), "2d": ("2D", "x y"), "3d": ("3D", "x y z"), "a1d": ("ARRAY_1D", "a x"), "a2d": ("ARRAY_2D", "a x y")}
ROWS = {"texs": 24, "texso": 96, "texls": 64, "texlso": 64}  # of a part
LAYERS = 0xFFFF  # the kernel takes the least of it and the index


def packed(row, part):
    """The offset word: 4 bits an axis, as the device takes any offset."""
    u, v = (row[0][part.inputs.index(name)] & 15 for name in ("ou", "ov"))
    return u | v << 4


def operands(part, rows):
    given = {}
    for name in part.inputs:
        column = [row[0][part.inputs.index(name)] for row in rows]
        if name == "a":
            given["array"] = [min(value, LAYERS) for value in column], word
        elif name not in ("ou", "ov"):
            given[name] = column, word
    if "ou" in part.inputs:
        given["offset"] = [packed(row, part) for row in rows], word
    return given


def instruction(part, handle):
    form, dim = part.op.split("_")
    level, offset = "l" in form[3:], "o" in form[3:]
    registers = "R0, R4" if level or offset else "R0"
    return f"TLD.{'LL' if level else 'LZ'}{'.AOFFI' if offset else ''} R8, {registers}, {handle}, {DIMS[dim][0]}, 0xf"


def fetch(file, part, rows, channels, kind=None):
    handle = file.handle(part.tex, kind)
    for some in chunks(rows):
        expected = [dict(zip(NUMBERS[:channels], out)) for _, out in some]
        file.warp(instruction(part, handle), operands(part, some), expected, part.name)


def clamped(part, row):
    """The device's words with a level have .CL: a coordinate beyond the level is drawn to its edge, and this unit has no .CL."""
    given, level = dict(zip(part.inputs, row[0])), part.tex.get("view_first", 0) + row[0][part.inputs.index("lod")]
    if level > part.tex.get("view_last", part.tex["levels"] - 1):
        return False
    wide, high, deep = textures.level_size(part.tex, level)
    sizes = {"x": (wide, "ou"), "y": (high, "ov"), "z": (deep, ""), "a": (deep, "")}
    moved = {name: given[name] + ((given.get(offset, 0) & 15) + 8) % 16 - 8 for name, (_, offset) in sizes.items() if name in given}
    return any(not 0 <= at < sizes[name][0] for name, at in moved.items())


def own_channels(part):
    """A component that the texel lacks is not compared: its source is the driver's."""
    return textures.kind_of(part.tex["fmt"])[2]


def places(parts, count=spread):
    file = File("TLD of each type: in bounds, beyond them, offsets that a field of 4 bits cannot hold, levels that are not there, views.",
                "R-LD-7 R-LD-8 R-LD-12 PD-115")
    for part in parts:
        form = part.op.split("_")[0]
        if part.name.startswith("fetch.") and form in ROWS:
            rows = [row for row in part.rows() if "lod" not in part.inputs or not clamped(part, row)]
            fetch(file, part, count(rows, ROWS[form]), own_channels(part))
    return {"fetches": file}


def formats(parts, count=spread):
    """Views of another format and sRGB are left out (PD-82)."""
    file = File("TLD of codes of 8 and 16 bits, of formats of one to four components, of odd floats, which it copies.", "PD-115")
    for part in parts:
        fits = part.name.startswith("formats.") and part.op == "texs_2d"
        if fits and not part.tex["srgb"] and "view" not in part.tex:
            fetch(file, part, count(part.rows(), 64 if "special" in part.name else 16), 4 if part.tex["fmt"] == "unorm1010102" else own_channels(part))
    return {"fetch_formats": file}


def mismatched(parts, count=spread):
    """On 1D arrays and memory at a pitch the device takes an array index above 0 for out of bounds, on 2D arrays it ignores it."""
    file = File("TLD of headers of each type: those of another class are zeros.", "PD-115")
    for part in parts:
        if part.name.startswith("mismatch.") and part.op.startswith("texs_"):
            checked = part.op == "texs_a2d" and part.tex["kind"] in ("1d", "pitch")
            rows = [row for row in part.rows() if not checked or row[0][part.inputs.index("a")] == 0]
            fetch(file, part, count(rows, 6), own_channels(part))
    return {"fetch_classes": file}


def block_rows(part, count):
    """Lanes of blocks: place of a texel in a row of blocks, and its components."""
    texels, comps = part.head["texels"], part.head["comps"]
    blocks = count(part.rows(), 4)
    lanes = [((4 * n + i % 4, i // 4), out[comps * i:comps * (i + 1)]) for n, (_, out) in enumerate(blocks) for i in range(texels)]
    return [given for given, _ in blocks], lanes


def blocks(parts, count=spread):
    """BC3 alpha, BC4, BC5 and sRGB are left out, as of gathers (PD-84, PD-82); so is the sign of a zero of signed BC6H."""
    file = File("TLD of texels of BC1, BC2, BC6H and BC7.", "PD-83 PD-115", policy="bc1_nv")
    for part in parts:
        if part.name not in ("blocks.bc1.random", "blocks.bc1.pairs", "blocks.bc2.random", "blocks.bc7.random", "blocks.bc6hu.random", "blocks.bc6hs.random"):
            continue
        words, lanes = block_rows(part, count)
        handle = picks.block_texture(file, part.tex["view"], words, "TWO_D")
        for some in chunks(lanes):
            given = {name: ([place[axis] for place, _ in some], str) for axis, name in enumerate("xy")}
            expected = [{number: value for number, value in zip(NUMBERS, out) if "bc6hs" not in part.name or value & 0x7FFFFFFF} for _, out in some]
            file.warp(f"TLD.LZ R8, R0, {handle}, 2D, 0xf", given, expected, part.name)
    return {"fetch_blocks": file}


SUITES = places, formats, mismatched, blocks
