# SPDX-License-Identifier: Apache-2.0
"""Captured rows of surface reductions, where the element has the size of the operation (PD-118a)."""
import textures
from picks import chunks, spread
from stores import DIMS, MODES, Stores, kept
from tlv import LANES, word

SIGNED = 1 << 31
COLLIDE = "surface.collide.sured."


def element(tex):
    """Bits of an element."""
    _, width, channels = textures.kind_of(tex["fmt"])
    return width * channels


def operation(part):
    """Name and type. Of MIN.SD32 and MIN.SD64, which are illegal here, the header says whether numbers have a sign."""
    form, _, name, *kind, _ = part.op.split("_")[1:]
    if form == "b":
        return name.upper(), kind[0].replace("b", "u").upper()
    bits, sign = "64" if name.endswith("64") else "32", textures.kind_of(part.tex["fmt"])[0]
    return name.removesuffix("64").upper(), (sign if name[:3] in ("min", "max") else "u").upper() + bits


def fits(part):
    return "sured" in part.name and int(operation(part)[1][1:]) == element(part.tex)


def place(part, row):
    """The element that a row changes, of a row that is dropped where it would be; whether it is within the surface."""
    number = [(value ^ SIGNED) - SIGNED for value in row[0][:3]]
    if part.op.split("_")[1] == "b":
        number[0] //= element(part.tex) // 8
    edge = [max(0, min(size - 1, at)) for at, size in zip(number, textures.level_size(part.tex, 0))]
    return tuple(edge if part.op.endswith("clamp") else number), edge == number


def telling(part):
    """All rows outside. Inside, six operands meet six elements: every seventh row has another of both. These two series tell signed
    from unsigned numbers best."""
    inside, outside = ([row for row in part.rows() if place(part, row)[1] == within] for within in (True, False))
    if len(inside) == 36:
        return inside[2::7] + inside[5::7] + outside
    return spread(part.rows(), 10) if part.name.startswith(COLLIDE) else part.rows()


def apart(part, rows):
    """Lists of rows without an element in common: each row starts from the initial content."""
    groups = []
    for row in rows:
        at, _ = place(part, row)
        group = next((group for group in groups if at not in group), None)
        if group is None:
            groups.append(group := {})
        group[at] = row
    return [list(group.values()) for group in groups]


def reduce(file, part, handle, rows):
    form, dim, *_, mode = part.op.split("_")[1:]
    (name, axes), (atom, kind) = DIMS[dim], operation(part)
    given = {axis: ([row[0][at] for row in rows], word) for at, axis in enumerate(axes.split())}
    for number in range(int(kind[1:]) // 32):
        given[f"data{number}"] = [row[0][part.inputs.index(f"d{number}")] for row in rows], word
    dotted = ".".join(["SURED.D"] + ["BA"] * (form == "b") + ([] if kind == "U32" else [kind]) + [name, atom, MODES[mode]])
    file.warp(f"{dotted} [R4], R8, {handle:#x}", given, [{}] * len(rows), part.name)


def threads(part, row):
    """The rows of 32 threads that add to one element, each its number more."""
    at = part.inputs.index("d0")
    return [([*row[0][:at], row[0][at] + lane & textures.M, *row[0][at + 1:]], row[1]) for lane in range(LANES)]


def part_of(file, part, rows):
    image = textures.content(part.tex)
    for group in apart(part, rows):
        handle, address = file.surface(part.tex, "rows " + image.hex())
        for some in [threads(part, row) for row in group] if part.name.startswith(COLLIDE) else chunks(group):
            reduce(file, part, handle, some)
        file.expect(part.tex, address, kept(image, group))


def reductions(parts, chosen=telling):
    file = Stores("SURED of each operation and type, in bounds, beyond them, dropped or drawn to the edge; 32 threads that add to one element.",
                  "PD-31 PD-118 PD-118f", without="PD-118a")
    for part in parts:
        if fits(part):
            part_of(file, part, chosen(part))
    return {"reduced": file}


SUITES = reductions,
