#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of seamless cubes, from the geometry of the cube alone.

usage: cubes.py FOLDER             write FOLDER/seams*.tlv
       cubes.py --check FOLDER     compare them with what would be written
       cubes.py --seed N FOLDER    others, drawn: sizes, faces, places, texels

Two texels are neighbours if a side of one is a side of the other: the middles of their sides are one point of the cube's
surface. Of faces there is nothing here but where they are and which ways their columns and rows run.
"""
import random
import struct
import sys

import written

NAME = "tests/oracle/cubes.py"
# Outward, the way of the columns, the way of the rows.
FACES = (("+X", (1, 0, 0), (0, 0, -1), (0, -1, 0)), ("-X", (-1, 0, 0), (0, 0, 1), (0, -1, 0)),
         ("+Y", (0, 1, 0), (1, 0, 0), (0, 0, 1)), ("-Y", (0, -1, 0), (1, 0, 0), (0, 0, -1)),
         ("+Z", (0, 0, 1), (1, 0, 0), (0, -1, 0)), ("-Z", (0, 0, -1), (-1, 0, 0), (0, -1, 0)))
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
FOOTPRINT = ((0, 1), (1, 1), (1, 0), (0, 0))
THIRD = struct.unpack("<f", struct.pack("<I", 0x3EAAAAAB))[0]
NAN = 0x7FC00000


def along(face, *steps):
    """A point: so far outward, along the columns and along the rows."""
    return tuple(sum(n * v[axis] for n, v in zip(steps, FACES[face][1:])) for axis in range(3))


class Cube:
    def __init__(self, size):
        self.size, self.at = size, {}
        for face in range(6):
            for column in range(size):
                for row in range(size):
                    for side in SIDES:
                        self.at.setdefault(self.middle(face, column, row, side), []).append((face, column, row))

    def middle(self, face, column, row, side):
        n = self.size
        return along(face, n, 2 * column - n + 1 + side[0], 2 * row - n + 1 + side[1])

    def beside(self, texel, side):
        return next(other for other in self.at[self.middle(*texel, side)] if other != texel)

    def texels(self, face, column, row):
        """The one texel, or beyond a corner the three: in the corner, beyond the edge along s, beyond that along t."""
        last, nearest = self.size - 1, [min(max(i, 0), self.size - 1) for i in (column, row)]
        inner = (face, *nearest)
        s, t = (-1 if i < 0 else 1 if i > last else 0 for i in (column, row))
        if not s and not t:
            return [inner]
        if s and t:
            return [inner, self.beside(inner, (s, 0)), self.beside(inner, (0, t))]
        return [self.beside(inner, (s, t))]

    def sample(self, face, first, k, far=0):
        """PD-16b: an index beyond -1..N counts as one of these."""
        return self.texels(face, *(min(max(i + c, -1), self.size) for i, c in zip(first, FOOTPRINT[k])))


def position(first, size):
    """Texels from the left of the face: on it as long as the first index is -1..N - 1."""
    return 0.25 if first == -1 else size - 0.25 if first == size - 1 else first + 0.75


def direction(face, first, size, scale=1):
    on = [2 * position(i, size) / size - 1 for i in first]
    return tuple(float(c) for c in along(face, scale, *(scale * c for c in on)))


def rounded(x):
    try:
        return struct.unpack("<f", struct.pack("<f", x))[0]
    except OverflowError:
        return float("inf") if x > 0 else float("-inf")


def number(bits):
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def pattern(x):
    return NAN if x != x else struct.unpack("<I", struct.pack("<f", x))[0]


def mean(values):
    """PD-17b: sums of two binary32 and products of them are rounded once: binary64 has more than twice their bits."""
    if len(values) == 1:
        return values[0]
    a, b, c = map(number, values)
    return pattern(rounded(rounded(rounded(a + b) + c) * THIRD))


class File:
    def __init__(self, name, about, rules, without=""):
        self.name, self.lines, self.warps = name, [f"# {line}" for line in about], 0
        self.lines += [f"# Written by {NAME}.", "texlock 1", f"rules {rules}"] + ([f"rules without {without}"] if without else [])

    def warp(self, asm, directions, expected, comment="", more=""):
        """Operands of each thread, and its four registers."""
        self.lines += ["", f"warp {self.warps % 64} {{" + (f"   # {comment}" if comment else ""),
                       f'  asm "{asm}"  active {(1 << len(directions)) - 1:#x}{more}']
        for i, axis in enumerate("str"):
            self.lines.append(f"  {axis} = {{ {' '.join(repr(d[i]) for d in directions)} ... }}")
        for lane, four in enumerate(expected):
            self.lines.append(f"  expect lane {lane} " + "  ".join(f"R{8 + k} = {v:#x}" for k, v in enumerate(four)))
        self.lines.append("}")
        self.warps += 1

    def text(self):
        return "\n".join(self.lines) + "\n"


def around(size):
    """First indices of the footprints that leave a face: the corners, then the edges."""
    ends = (-1, size - 1)
    return [(i, j) for i in ends for j in ends] + [p for end in ends for k in range(size - 1) for p in ((end, k), (k, end))]


def index(texel, layer=0):
    face, column, row = texel
    return (6 * layer + face) * 65536 + row * 256 + column


INDEX = "expression (layer * 65536 + y * 256 + x)"


def seams():
    f = File("seams", ("Seamless cubes of integers: all footprints that leave a face, across the 24 edges from both sides, and beyond",
                       "the corners, where an integer is that of the corner. The texels hold 65536 * layer + 256 * row + column.",
                       "Address modes are ignored; faces of two, three, five, eight texels, of a level, of cubes of an array."),
             "PD-16 PD-17 PD-17a PD-17b", "PD-16b PD-17c PD-17d R-TLD4-11 R-TLD4-14")
    f.lines += ["sampler 0 { address BORDER MIRROR  border 0x12345 0 0 0  CUBEMAP_INTERFACE_FILTERING 2 }",
                "sampler 1 { address WRAP MIRROR_ONCE_BORDER  CUBEMAP_INTERFACE_FILTERING 3 }",
                f"texture 0 {{ type CUBEMAP format R32 UINT size 8 8 address 0x20000000 texels {INDEX} }}",
                f"texture 1 {{ type CUBEMAP format R32 SINT size 5 5 block 1 2 address 0x20010000 texels {INDEX} }}",
                f"texture 2 {{ type CUBEMAP_ARRAY format R32 UINT size 12 12 layers 3 levels 3 view 2 2 address 0x20020000 texels {INDEX} }}",
                f"texture 3 {{ type CUBEMAP_ARRAY format R32 UINT size 2 2 layers 2 address 0x20080000 texels {INDEX} }}"]
    f.lines += [f"handle {n} texture {n} sampler {n % 2}" for n in range(4)]
    for n, (size, layer) in enumerate(((8, None), (5, None), (3, 2), (2, 1))):
        cube = Cube(size)
        for face in range(6):
            firsts = around(size)
            expected = [[index(cube.sample(face, first, k)[0], layer or 0) for k in range(4)] for first in firsts]
            param = "CUBE" if layer is None else "ARRAY_CUBE"
            f.warp(f"TLD4.R R8, R0, {n}, {param}, 0xf", [direction(face, first, size) for first in firsts], expected, FACES[face][0],
                   "" if layer is None else f"  array = {layer}")
    return f


# Cubes of faces of one texel: what meets at the corners.
SIX = (
    (0x3F800000, 0x40000000, 0x40400000, 0x40800000, 0x40A00000, 0x40C00000),   # 1..6
    (0x3DCCCCCD, 0x3E4CCCCD, 0x3E99999A, 0x3ECCCCCD, 0x3F000000, 0x3F19999A),   # 0.1..0.6
    (0x00000001, 0x00000002, 0x80000003, 0x007FFFFF, 0x00800000, 0x80800001),   # denormals and the least normal ones
    (0x7F7FFFFF, 0xFF7FFFFF, 0x7F7FFFFF, 0x7F000000, 0xFF000000, 0x3F800000),   # sums beyond the largest
    (0x00000000, 0x80000000, 0x80000000, 0x80000000, 0x00000000, 0x80000000),   # zeros of both signs
    (0x7F800000, 0x3F800000, 0xFF800000, 0x7FC12345, 0x00000000, 0x7F800000),   # infinities, and what is no number
    (0x4B800000, 0x3F800000, 0x3F800001, 0xCB800000, 0xBF800000, 0x33800000),   # ties, and what is cancelled
    (0x3F800000, 0xBF7FFFFF, 0x33800000, 0x34000000, 0xB3FFFFFF, 0x3F800001),
    (0x01000000, 0x80FFFFFF, 0x01400000, 0x81200001, 0x00C00000, 0x01800003),   # thirds on both sides of the least normal
    (0x3F800000, 0xBF800000, 0x00000000, 0x80000000, 0x3F800000, 0xBF800000),   # sums of zero
)


def near(r):
    """A number not far from 1, of few bits: sums cancel, and end halfway between two others."""
    sign = r.getrandbits(1)
    exponent = 127 - r.choice((0, 0, 1, 1, 2, 3, 22, 23, 24, 25, 26))
    fraction = r.choice((0, 0, 1, 2, 3, 5, 0x400000, 0x400001, 0x555555, 0x7FFFFE, 0x7FFFFF))
    return sign << 31 | exponent << 23 | fraction


def drawn_near():
    r = random.Random(17)
    return tuple(tuple(0 if face > 3 and k % 3 == 0 else near(r) for face in range(6)) for k in range(24))


CORNERS = tuple((i, j) for i in (-1, 0) for j in (-1, 0))


def of_faces(f, cube, n, value, asm, comment, more=""):
    """Of each face the four footprints, in one warp."""
    places = [(face, first) for face in range(6) for first in CORNERS]
    f.warp(f"{asm}", [direction(face, first, 1) for face, first in places],
           [[value(cube.sample(face, first, k)) for k in range(4)] for face, first in places], comment, more)


def corners():
    f = File("seams_corners", ("Corners of seamless cubes: faces of one texel, so that every footprint has a corner, and each is seen from",
                               "its three faces. Floats: denormals, zeros of both signs, sums beyond the largest number, infinities, what is",
                               "no number, and 24 cubes of numbers drawn around 1, which cancel and tie; UNORM and sRGB; integers and",
                               "constants; components of different types; layers of an array."),
             "PD-17 PD-17b PD-17d", "PD-16b PD-17c")
    f.lines += ["sampler 0 { address WRAP WRAP  SRGB_CONVERSION 1  CUBEMAP_INTERFACE_FILTERING 2 }"]
    cube, n = Cube(1), 0
    for six in SIX + drawn_near():
        rows = " ".join(struct.pack("<I", v).hex() for v in six)
        f.lines += [f"texture {n} {{ type CUBEMAP format R32 FLOAT source R ONE_INT ONE_FLOAT ZERO size 1 1 address {0x20000000 + 0x10000 * n:#x} texels rows {rows} }}",
                    f"handle {n} texture {n} sampler 0"]
        of_faces(f, cube, n, lambda at: mean([six[face] for face, _, _ in at]), f"TLD4.R R8, R0, {n}, CUBE, 0xf", "")
        n += 1
    of_faces(f, cube, 0, lambda at: 1, "TLD4.G R8, R0, 0, CUBE, 0xf", "an integer one")
    of_faces(f, cube, 0, lambda at: 0x3F800000, "TLD4.B R8, R0, 0, CUBE, 0xf", "1.0")
    of_faces(f, cube, 0, lambda at: 0, "TLD4.A R8, R0, 0, CUBE, 0xf", "zero")
    codes = (0, 51, 128, 254, 255, 7, 8, 9, 255, 254, 77, 100)
    f.lines += [f"texture {n} {{ type CUBEMAP_ARRAY format R8 UNORM size 1 1 layers 2 address 0x21000000 texels rows {bytes(codes).hex()} }}",
                f"handle {n} texture {n} sampler 0"]
    for layer in range(2):
        of_faces(f, cube, n, lambda at: mean([pattern(rounded(codes[6 * layer + face] / 255)) for face, _, _ in at]),
                 f"TLD4.R R8, R0, {n}, ARRAY_CUBE, 0xf", "UNORM", f"  array = {layer}")
    n += 1
    for kind in ("UINT", "SINT"):
        f.lines += [f"texture {n} {{ type CUBEMAP format R32 {kind} size 1 1 address {0x21400000 + 0x10000 * n:#x} texels rows {' '.join(struct.pack('<I', v).hex() for v in SIX[0])} }}",
                    f"handle {n} texture {n} sampler 0"]
        of_faces(f, cube, n, lambda at: SIX[0][at[0][0]], f"TLD4.R R8, R0, {n}, CUBE, 0xf", kind)
        n += 1
    # Each component by its own type, where the lane finds it.
    for source, types, more in (("RGBA", "UFSF", "G_DATA_TYPE 7 B_DATA_TYPE 3 A_DATA_TYPE 7"), ("ABGR", "FUFS", "R_DATA_TYPE 7 B_DATA_TYPE 7 A_DATA_TYPE 3")):
        rows = " ".join(struct.pack("<4I", *(six[face] for six in (SIX[0], SIX[1], SIX[0], SIX[6]))).hex() for face in range(6))
        f.lines += [f"texture {n} {{ type CUBEMAP format R32_G32_B32_A32 UINT source {' '.join(source)} size 1 1 address {0x21400000 + 0x10000 * n:#x} {more} texels rows {rows} }}",
                    f"handle {n} texture {n} sampler 0"]
        for letter, at_source in zip("RGBA", source):
            component = "RGBA".index(at_source)
            six = (SIX[0], SIX[1], SIX[0], SIX[6])[component]
            of_faces(f, cube, n, (lambda at: mean([six[face] for face, _, _ in at])) if types[component] == "F" else (lambda at: six[at[0][0]]),
                     f"TLD4.{letter} R8, R0, {n}, CUBE, 0xf", f"{source}: {types}")
        n += 1
    return f


FUNCTIONS = {1: lambda r, d: r < d, 3: lambda r, d: r <= d, 5: lambda r, d: r != d, 6: lambda r, d: r >= d}


def compared():
    f = File("seams_compare", ("Depth compare on seamless cubes: the three texels at a corner are compared, then the results are averaged: 0,",
                               "0x3eaaaaab, 0x3f2aaaab or 1.0. Of depth and stencil too, whose letter may be that of the integers."), "PD-12 PD-13 PD-17 PD-17c", "PD-16b")
    depths = (0.125, 0.25, 0.375, 0.5, 0.625, 0.75)
    rows = " ".join(struct.pack("<f", d).hex() for d in depths)
    halves = " ".join(struct.pack("<H", round(d * 65535)).hex() for d in depths)
    both = " ".join((struct.pack("<f", d) + bytes([n + 1, 0, 0, 0])).hex() for n, d in enumerate(depths))
    f.lines += [f"sampler {n} {{ address BORDER WRAP  DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC {func}  CUBEMAP_INTERFACE_FILTERING 3 }}" for n, func in enumerate(FUNCTIONS)]
    f.lines += [f"texture 0 {{ type CUBEMAP format ZF32 FLOAT source R R R ONE_FLOAT size 1 1 address 0x20000000 texels rows {rows} }}",
                f"texture 1 {{ type CUBEMAP format Z16 UNORM source R R R ONE_FLOAT size 1 1 address 0x20010000 texels rows {halves} }}",
                f"texture 2 {{ type CUBEMAP format ZF32_X24S8 FLOAT UINT UINT UINT source R G G ONE_FLOAT size 1 1 address 0x20020000 texels rows {both} }}"]
    cube = Cube(1)
    for texture, step in ((0, 0.375), (1, 0.4375), (2, 0.375)):
        for n, (func, passes) in enumerate(FUNCTIONS.items()):
            handle = 4 * texture + n
            f.lines.append(f"handle {handle} texture {texture} sampler {n}")
            of_faces(f, cube, handle, lambda at: mean([0x3F800000 * passes(step, depths[face]) for face, _, _ in at]),
                     f"TLD4.{'RGBA'[n]}.DC R8, R0, R4, {handle}, CUBE, 0xf", f"function {func}", f"  dref = {step}")
    return f


def far():
    f = File("seams_far", ("Seamless cubes, out of contract: directions longer than a unit, whose positions are off the face, count as just",
                           "beyond it (PD-16b); offsets are not added; faces that are not square are refused."),
             "PD-8 PD-16b PD-17 R-TLD4-11 R-TLD4-14", "PD-17c PD-17d")
    f.lines += ["sampler 0 { address MIRROR WRAP  CUBEMAP_INTERFACE_FILTERING 2 }",
                "sampler 1 { address MIRROR WRAP  CUBEMAP_INTERFACE_FILTERING 1 }",
                f"texture 0 {{ type CUBEMAP format R32 UINT size 4 4 address 0x20000000 texels {INDEX} }}",
                "texture 1 { type CUBEMAP format R32 UINT size 8 4 address 0x20010000 texels solid 0x777 0 0 0 }",
                "handle 0 texture 0 sampler 0", "handle 1 texture 1 sampler 0", "handle 2 texture 1 sampler 1"]
    cube, size = Cube(4), 4
    steps = (-6.0, -3.0, -1.75, -1.25, -0.9375, 0.0, 0.9375, 1.25, 1.75, 3.0, 6.0)   # 1.75: two texels beyond
    for face in range(6):
        places = [(sc, tc) for sc in steps for tc in steps if (sc, tc) != (0.0, 0.0)]
        for part in range(0, len(places), 32):
            chosen = places[part:part + 32]
            firsts = [[int((0.5 * c + 0.5) * size - 0.5 + 1000) - 1000 for c in place] for place in chosen]
            f.warp("TLD4.R R8, R0, 0, CUBE, 0xf", [tuple(float(v) for v in along(face, 8.0, *place)) for place in chosen],
                   [[index(cube.sample(face, first, k)[0]) for k in range(4)] for first in firsts], FACES[face][0])
    for form, more in (("AOFFI", "  off1 = aoffi(1, -2)"), ("PTP", "  off1 = ptp(0, 0, 5, 1)  off2 = ptp(-9, 2, 1, -5)")):
        firsts = around(size)
        f.warp(f"TLD4.R.{form} R8, R0, R4, 0, CUBE, 0xf", [direction(1, first, size) for first in firsts],
               [[index(cube.sample(1, first, k)[0]) for k in range(4)] for first in firsts], "not added", more)
    for handle, status, value in ((1, "unsupported-header", 0), (2, "ok", 0x777)):
        f.lines += ["", f"warp {f.warps % 64} {{", f'  asm "TLD4.R R8, R0, {handle}, CUBE, 0xf"  s = 1  t = 0  r = 1',
                    f'  expect all header.tag.status = "{status}"  R8 = {value:#x}', "}"]
        f.warps += 1
    return f


def drawn(seed):
    r = random.Random(seed)
    f = File("seams_drawn", (f"Seamless cubes, drawn: seed {seed}.",), "PD-17")
    f.lines.append("sampler 0 { address BORDER BORDER  CUBEMAP_INTERFACE_FILTERING 2 }")
    for n in range(24):
        size, whole = r.choice((1, 1, 2, 3, 4, 5, 7, 8, 13, 16)), r.random() < 0.5
        values = [r.choice((r.getrandbits(32), r.getrandbits(32) & 0x807FFFFF, 0x3F000000 + r.getrandbits(24))) for _ in range(6 * size * size)]
        cube = Cube(size)
        f.lines += [f"texture {n} {{ type CUBEMAP format R32 {'UINT' if whole else 'FLOAT'} size {size} {size} address {0x20000000 + 0x10000 * n:#x} "
                    f"texels rows {' '.join(struct.pack('<I', v).hex() for v in values)} }}", f"handle {n} texture {n} sampler 0"]

        def value(at):
            those = [values[(face * size + row) * size + column] for face, column, row in at]
            return those[0] if whole else mean(those)

        for _ in range(2):
            face, firsts = r.randrange(6), around(size)
            r.shuffle(firsts)
            firsts = firsts[:32]
            f.warp(f"TLD4.R R8, R0, {n}, CUBE, 0xf", [direction(face, first, size) for first in firsts],
                   [[value(cube.sample(face, first, k)) for k in range(4)] for first in firsts])
    return f


def main():
    option, *rest = sys.argv[1:] or [""]
    check, seed = option == "--check", rest[0] if option == "--seed" and rest else None
    folders = rest[1:] if seed else rest if check else sys.argv[1:]
    if len(folders) != 1 or folders[0].startswith("-"):
        sys.exit(__doc__)
    made = [drawn(seed)] if seed else [seams(), corners(), compared(), far()]
    written.settle(folders[0], {f"{f.name}.tlv": f.text() for f in made}, check, NAME)


if __name__ == "__main__":
    main()
