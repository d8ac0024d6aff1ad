#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of TEX.LZ from the rules in exact fractions: words with and without a register for the handle, offsets, comparison,
slices of a volume, faces of a cube.

usage: samples.py FOLDER             write FOLDER/*.tlv
       samples.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
"""
from fractions import Fraction
from pathlib import Path
import random
import sys

sys.path.append(str(Path(__file__).resolve().parent / "compact"))

import filtered
import rule
import sampled
import written

NAME = "tests/oracle/samples.py"
LANES, WIDE, HIGH, LAYERS = 8, sampled.WIDE, sampled.HIGH, sampled.LAYERS
PARAMS = ("1D", "ARRAY_1D", "2D", "ARRAY_2D")
TYPES = ("ONE_D", "ONE_D_ARRAY", "TWO_D", "TWO_D_ARRAY")
EIGHTHS = "(float((5 * x + 3 * y + layer) % 8 / 8.0))"


def head(about, rules):
    return [f"# {about}", f"# Written by {NAME}.", "texlock 1", f"rules {rules}", ""]


def depth(x, y, layer):
    return Fraction((5 * x + 3 * y + layer) % 8, 8)


def signed(field):
    return field - 16 * (field >= 8)


def parts(modes, at, offsets, point):
    """[((x, y), None for border; weight in 2^-16)]; a line of texels has one row, and no offset along t."""
    columns = filtered.along(modes[0], WIDE, at[0], offsets[0], point)
    rows = filtered.along(modes[1], HIGH, at[1], offsets[1], point) if len(modes) > 1 else [(0, 256)]
    return [(None if x is None or y is None else (x, y), a * b) for y, b in rows for x, a in columns if a * b]


class Draw:
    """One instruction: its word, the registers of its threads, and what each gets."""

    def __init__(self, r, n, kind, compares):
        self.r, self.n, self.kind, self.compares = r, n, kind, compares
        self.axes, self.array = 1 + kind // 2, kind % 2
        self.modes = [r.choice(sampled.MODES) for _ in range(self.axes)]
        self.point, self.bindless, self.moves = r.random() < 0.4, r.random() < 0.4, r.random() < 0.7
        self.function = n // 4 % 8  # each with each dimension
        self.given = [[sampled.coordinate(r, size) for _ in range(LANES)] for size in (WIDE, HIGH)[:self.axes]]
        self.layers = [r.randrange(LAYERS + 1) if self.array else 0 for _ in range(LANES)]
        self.offsets = [r.randrange(1 << 32) if r.random() < 0.7 else r.choice((0x8, 0x7, 0x87, 0x78, 0)) for _ in range(LANES)]
        self.reference = [Fraction(r.randrange(-1, 10), 8) for _ in range(LANES)]

    def sampler(self):
        border = " ".join(f"{value:#x}" for value in sampled.BORDERS)
        modes = " ".join((*self.modes, self.modes[0])[:2])
        return f"sampler {self.n} {{ address {modes}   MAG_FILTER {2 - self.point}   DEPTH_COMPARE_FUNC {self.function}   border {border} }}"

    def word(self):
        suffix = "".join(text for text, there in ((".B", self.bindless), (".LZ", True), (".AOFFI", self.moves), (".DC", self.compares)) if there)
        index = "0" if self.bindless else str(self.n)
        count = 1 if self.compares else 4
        ra = 4 * self.r.randrange(60)
        rb = 4 * self.r.randrange(60) if self.bindless or self.moves or self.compares else None
        registers = ", ".join(["R8", f"R{ra}", *([f"R{rb}"] if rb is not None else [])])
        return f"TEX{suffix} {registers}, {index}, {PARAMS[self.kind]}, {(1 << count) - 1:#x}"

    def operands(self, texture):
        text = [f"  array = {{ {' '.join(map(str, self.layers))} ... }}"] if self.array else []
        text += [f"  {name} = {sampled.listed(values)}" for name, values in zip("st", self.given)]
        text += [f"  handle = handle(texture {texture}, sampler {self.n})"] if self.bindless else []
        text += [f"  offset = {sampled.listed(self.offsets)}"] if self.moves else []
        text += [f"  dref = {sampled.listed(rule.bits32(x) for x in self.reference)}"] if self.compares else []
        return text

    def found(self, lane):
        at = [rule.position("rule", mode, size, rule.value32(bits[lane]), 0) for mode, size, bits in zip(self.modes, (WIDE, HIGH), self.given)]
        fields = [signed(self.offsets[lane] >> 4 * axis & 15) if self.moves else 0 for axis in range(2)]
        return parts(self.modes, at, fields, self.point), min(self.layers[lane], LAYERS - 1)

    def mean(self, lane):
        texels, layer = self.found(lane)
        if self.point and texels[0][0] is None:  # PD-14: the colour as it is clamped, not its nearest code
            return [rule.bits32(min(rule.value32(bits), 1)) for bits in sampled.BORDERS]
        return [sampled.mean_of_codes(texels, layer, component) for component in range(4)]

    def passed(self, lane):
        texels, layer = self.found(lane)
        border = min(max(rule.value32(sampled.BORDERS[0]), 0), 1)
        test = sampled.FUNCTIONS[self.function]
        share = sum(w for at, w in texels if test(self.reference[lane], border if at is None else depth(*at, layer)))
        return [rule.bits32(Fraction(share, 65536))]


def instructions(seed, compares, texels):
    r = random.Random(seed)
    text = []
    for kind, name in enumerate(TYPES):
        size = f"{WIDE}" if kind < 2 else f"{WIDE} {HIGH}"
        layers = f"   layers {LAYERS}" if kind % 2 else ""
        text.append(f"texture {kind} {{ {texels}   type {name}   size {size}{layers}   address {0x20000000 + kind * 0x1000000:#x} }}")
    draws = [Draw(r, n, n % 4, compares) for n in range(64)]
    for draw in draws:
        text += [draw.sampler(), f"handle {draw.n} texture {draw.kind} sampler {draw.n}"]
    for draw in draws:
        text += ["", f'warp {draw.n} {{ asm "{draw.word()}"  active 0xff', *draw.operands(draw.kind)]
        for lane in range(LANES):
            values = draw.passed(lane) if compares else draw.mean(lane)
            text.append(f"  expect lane {lane} " + " ".join(f"R{8 + i} = {value:#x}" for i, value in enumerate(values)))
        text.append("}")
    return text


DEEP = 7


def volume():
    """Each pair of modes along t and r, every mode along s; one texel, three offsets."""
    r = random.Random("samples volume")
    value = "(x + 16 * y + 256 * z)"
    text = head("TEX.LZ and TEXS.LZ of a volume: one texel, each mode along r with each along t.", "PD-14 PD-60 PD-109 PD-119 PD-120 PD-120a")
    text += [f"texture 0 {{ format R32 UINT   type THREE_D   size {WIDE} {HIGH} {DEEP}   address 0x20000000   texels expression {value} }}",
             f"texture 1 {{ format R32 UINT   type THREE_D   size {2 * WIDE} {2 * HIGH} {2 * DEEP + 1}   levels 2   view 1 1   address 0x21000000   texels expression {value} }}"]
    draws = []
    for n, (v, p) in enumerate((v, p) for v in sampled.MODES for p in sampled.MODES):
        modes = (sampled.MODES[(n + n // 8) % 8], v, p)
        text += [f"sampler {n} {{ address {' '.join(modes)}   border {sampled.BORDER:#x} 0x0 0x0 0x0 }}", f"handle {n} texture {n & 1} sampler {n}"]
        draws.append((n, modes))
    for n, modes in draws:
        sizes = (WIDE, HIGH, DEEP)
        given = [[sampled.coordinate(r, size) for _ in range(LANES)] for size in sizes]
        compact = n % 3 == 2
        offsets = [0] * LANES if compact else [r.randrange(1 << 32) if r.random() < 0.8 else r.choice((0x888, 0x777)) for _ in range(LANES)]
        word = (f"TEXS.LZ RZ, R8, R{2 * r.randrange(120)}, R{r.randrange(250)}, {n}, 3D, R" if compact
                else f"TEX.LZ.AOFFI R8, R{4 * r.randrange(60)}, R{r.randrange(250)}, {n}, 3D, 0x1")
        text += ["", f'warp {n} {{ asm "{word}"  active 0xff', *(f"  {name} = {sampled.listed(values)}" for name, values in zip("str", given))]
        text += [] if compact else [f"  offset = {sampled.listed(offsets)}"]
        for lane in range(LANES):
            at = [filtered.along(mode, size, rule.position("rule", mode, size, rule.value32(bits[lane]), 0), signed(offsets[lane] >> 4 * axis & 15), True)[0][0]
                  for axis, (mode, size, bits) in enumerate(zip(modes, sizes, given))]
            texel = sampled.BORDER if None in at else at[0] + 16 * at[1] + 256 * at[2]
            text.append(f"  expect lane {lane} R8 = {texel:#x}")
        text.append("}")
    return "\n".join(text) + "\n"


EDGE = 5
MINORS = ((2, -1, 1, -1), (2, 1, 1, -1), (0, 1, 2, 1), (0, 1, 2, -1), (0, 1, 1, -1), (0, -1, 1, -1))  # axis and sign of s, of t


def projected(direction):
    """PD-16: the face, and s and t on it."""
    major = max((2, 1, 0), key=lambda axis: abs(direction[axis]))  # of equal ones the first
    face = 2 * major + (direction[major] < 0)
    first, turn, second, other = MINORS[face]
    return face, [rule.rne32(Fraction(c, 2) + Fraction(1, 2)) for c in (turn * direction[first], other * direction[second])]


def towards(r):
    """A direction whose longest coordinate is 1: anywhere on its face, on edges, at corners."""
    steps = r.choice((2, 10, 4096))
    given = [Fraction(r.randrange(-steps, steps + 1), steps) for _ in range(3)]
    given = [rule.rne32(c) for c in given]
    given[r.randrange(3)] = r.choice((Fraction(1), Fraction(-1)))
    return given


def cubes():
    """Each way of the seams, each pair of modes; both words of a handle, offsets that are ignored."""
    r = random.Random("samples cubes")
    text = head("TEX.LZ of cubes: one texel of a face, on and beside edges and corners; each way of the seams.", "PD-12 PD-16 PD-60 PD-110 PD-120")
    value = "(x + 16 * y + 256 * layer)"
    text += [f"texture 0 {{ format R32 UINT   type CUBEMAP   size {EDGE} {EDGE}   address 0x20000000   texels expression {value} }}",
             f"texture 1 {{ format R32 UINT   type CUBEMAP_ARRAY   size {EDGE} {EDGE}   layers 3   address 0x21000000   texels expression {value} }}"]
    draws = []
    for n in range(32):
        modes, seams = [r.choice(sampled.MODES) for _ in range(2)], n % 4
        text += [f"sampler {n} {{ address {' '.join(modes)}   CUBEMAP_INTERFACE_FILTERING {seams}   border {sampled.BORDER:#x} 0x0 0x0 0x0 }}", f"handle {n} texture {n >> 2 & 1} sampler {n}"]
        draws.append((n, modes if seams == 0 else ["CLAMP_TO_EDGE"] * 2))
    for n, modes in draws:
        array, moves = n >> 2 & 1, n % 3 == 0
        given = [towards(r) for _ in range(LANES)]
        layers = [r.randrange(5) if array else 0 for _ in range(LANES)]
        word = f"TEX.LZ{'.AOFFI' if moves else ''} R8, R{4 * r.randrange(60)}, {f'R{r.randrange(250)}, ' if moves else ''}{n}, {'ARRAY_' * array}CUBE, 0x1"
        text += ["", f'warp {n} {{ asm "{word}"  active 0xff']
        text += [f"  array = {{ {' '.join(map(str, layers))} ... }}"] if array else []
        text += [f"  {name} = {sampled.listed(rule.bits32(direction[axis]) for direction in given)}" for axis, name in enumerate("str")]
        text += ["  offset = 0x7777"] if moves else []
        for lane, direction in enumerate(given):
            face, on = projected(direction)
            at = [filtered.along(mode, EDGE, rule.position("rule", mode, EDGE, c, 0), 0, True)[0][0] for mode, c in zip(modes, on)]
            texel = sampled.BORDER if None in at else at[0] + 16 * at[1] + 256 * (6 * min(layers[lane], 2) + face)
            text.append(f"  expect lane {lane} coord.face = {face} R8 = {texel:#x}")
        text.append("}")
    return "\n".join(text + compared_cubes(r)) + "\n"


def compared_cubes(r):
    """Each function with CUBE and ARRAY_CUBE, of one cube and of several."""
    shown = f"format ZF32 FLOAT   source R R R ONE_FLOAT   size {EDGE} {EDGE}   texels expression {EIGHTHS}"
    text = ["", f"texture 2 {{ {shown}   type CUBEMAP   address 0x22000000 }}", f"texture 3 {{ {shown}   type CUBEMAP_ARRAY   layers 3   address 0x23000000 }}"]
    for n in range(32):
        text += [f"sampler {32 + n} {{ address CLAMP_TO_EDGE CLAMP_TO_EDGE   DEPTH_COMPARE_FUNC {n // 4} }}", f"handle {32 + n} texture {2 + n % 2} sampler {32 + n}"]
    for n in range(32):
        array, several = n >> 1 & 1, n % 2
        given = [towards(r) for _ in range(LANES)]
        layers = [r.randrange(5) if array else 0 for _ in range(LANES)]
        references = [Fraction(r.randrange(-1, 10), 8) for _ in range(LANES)]
        text += ["", f'warp {n} {{ asm "TEX.LZ.DC R8, R{4 * r.randrange(60)}, R{r.randrange(250)}, {32 + n}, {"ARRAY_" * array}CUBE, 0x1"  active 0xff']
        text += [f"  array = {{ {' '.join(map(str, layers))} ... }}"] if array else []
        text += [f"  {name} = {sampled.listed(rule.bits32(direction[axis]) for direction in given)}" for axis, name in enumerate("str")]
        text.append(f"  dref = {sampled.listed(map(rule.bits32, references))}")
        for lane, direction in enumerate(given):
            face, on = projected(direction)
            x, y = (filtered.along("CLAMP_TO_EDGE", EDGE, rule.position("rule", "CLAMP_TO_EDGE", EDGE, c, 0), 0, True)[0][0] for c in on)
            passes = sampled.FUNCTIONS[n // 4](references[lane], depth(x, y, 6 * min(layers[lane], 2 * several) + face))
            text.append(f"  expect lane {lane} R8 = {sampled.ONE if passes else 0:#x}")
        text.append("}")
    return text


def files():
    codes = " ".join(f"((29 * x + 53 * y + 71 * layer + {91 * c}) % 256)" for c in range(4))
    without = ["rules without PD-109 PD-110"]
    means = head("TEX.LZ: codes of one texel and of means; offsets, arrays, both forms of the handle.", "PD-9 PD-14 PD-60 PD-61 PD-120 PD-120a") + without
    means += instructions("samples", False, f"format A8B8G8R8 UNORM   texels expression {codes}")
    compares = head("TEX.LZ.DC: comparisons of one texel and of four, with offsets.", "PD-10b PD-12 PD-120 PD-120a") + without
    compares += instructions("samples compare", True, f"format ZF32 FLOAT   source R R R ONE_FLOAT   texels expression {EIGHTHS}")
    return {"means.tlv": "\n".join(means) + "\n", "compare.tlv": "\n".join(compares) + "\n", "volume.tlv": volume(), "cubes.tlv": cubes()}


if __name__ == "__main__":
    written.main(__doc__, files, NAME)
