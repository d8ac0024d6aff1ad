#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of the sampling opcodes of shader assembly, with results that the words of their pages give.

usage: sample.py FOLDER            writes FOLDER/sample_*.tlv
       sample.py --check FOLDER    compares instead. exit: 0 alike, 1 not

Each texel says where it is (tgsi/texels.py), so that a point sample says which texel an address named, and a linear
one, which is the same ramp between texels, where the address was. Pixels of a quad are a power of two of texels apart:
their level is its exponent. All in fractions. A vector gives the registers of the word, which hold what a shader makes
of its operands: the layer is an integer, the longest component of a direction is 1. Where the text has literals the
lowering must do that itself. Nothing of model, RTL or lowering is asked.
"""
import random
import sys
from fractions import Fraction
from itertools import product
from pathlib import Path

sys.dont_write_bytecode = True
sys.path[1:1] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[1] / "tgsi")]
import written
from texels import FACES, TARGETS, depth, layer_of, number, place, size_at, statement

NAME = "tests/oracle/sm4/sample.py"
LANES = 32
KINDS = ["1D", "2D", "3D", "CUBE", "1D_ARRAY", "2D_ARRAY", "CUBE_ARRAY"]
FLAT = ["1D", "2D", "1D_ARRAY", "2D_ARRAY"]      # sample_d; more axes take several words
STRAIGHT = FLAT[:2] + ["3D"] + FLAT[2:]           # those that have offsets
COMPARED = [f"SHADOW{k}" for k in KINDS if k != "3D"]
POINT, LINEAR = "", "  MAG_FILTER 2  MIN_FILTER 2"
MIP_POINT, MIP_LINEAR = "  MIP_FILTER 2", "  MIP_FILTER 3"
HALF = Fraction(1, 2)


class File:
    """A vector: t# and s# of the same number as they are used, warps in order."""
    def __init__(self, title, rules, filters=POINT + MIP_POINT, most=0xFFF, of_shadows=""):
        self.head = f"# Written by {NAME}: {title}\ntexlock 1\nrules {rules}\n"
        self.sampler = (f"address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP {most:#x}{filters}"
                        "  DEPTH_COMPARE_FUNC 3")
        self.of_shadows = of_shadows
        self.numbers, self.warps, self.rng = {}, [], random.Random(title)

    def number(self, target):
        return self.numbers.setdefault(target.name, len(self.numbers))

    def warp(self, text, operands, expects):
        """operands: name to a value for each lane, or one; expects: for each lane, or for all, name to value."""
        out = [f"warp {len(self.warps) % 64} {{", f'  sm4 "{text}"']
        out += [f"  {name} = {{ {' '.join(values)} }}" for name, values in operands.items()]
        for lane, row in enumerate(expects):
            who = f"lane {lane}" if len(expects) > 1 else "all"
            out.append(f"  expect {who} " + " ".join(f"{n} = {v if isinstance(v, str) else number(v)}" for n, v in row.items()))
        self.warps.append("\n".join(out + ["}\n"]))

    def text(self):
        state = [statement(TARGETS[n], i) for n, i in self.numbers.items()]
        state += [f"sampler {i} {{ {self.sampler}{self.of_shadows if TARGETS[n].shadow else ''} }}\n" for n, i in self.numbers.items()]
        return self.head + "".join(state + self.warps)


# ---- Places ----------------------------------------------------------------------------------------------------------
def divided(target, where):
    """What the shader gives of a direction."""
    longest = max(map(abs, where)) if target.cube else 1
    return [c / longest for c in where]


def quad(target, rng, level):
    """Four pixels, a texel of `level` apart: texel, coordinates and index of each."""
    size = size_at(target, level)
    corner = [rng.randrange(n - 1) if axis < 2 else rng.randrange(n) for axis, n in enumerate(size)]
    index = rng.randrange(target.layers) if target.layers else 0
    face = rng.randrange(6) if target.cube else 0
    pixels = []
    for j in range(4):
        at = [c + ((j & 1, j >> 1) + (0,))[axis] for axis, c in enumerate(corner)]
        where = [(a + HALF) / n for a, n in zip(at, size)]
        if target.cube:
            where = FACES[face](*[2 * w - 1 for w in where])
        x, y, z = (at + [0, 0])[:3]
        pixels.append(((x, y, z if len(size) == 3 else layer_of(target, index, face), level), where, index))
    return pixels


def quads(target, rng, level_of):
    rows = []
    for _ in range(LANES // 4):
        level = level_of()
        rows += [(*pixel, level) for pixel in quad(target, rng, level)]
    return rows


def singles(target, rng, levels):
    """A place for each thread: no thread looks at another."""
    rows = []
    for _ in range(LANES):
        level = rng.randrange(levels)
        texel, where, written_index = place(target, rng, level)
        index = round(written_index) if written_index is not None else 0  # to the nearest, ties to even
        rows.append((texel, divided(target, where), index, level))
    return rows


def address(target, rows):
    """The registers of a word: the index first."""
    found = {"array": [str(r[2]) for r in rows]} if target.layers else {}
    return found | {name: [number(r[1][k]) for r in rows] for k, name in enumerate("str"[:target.axes])}


# ---- Results ---------------------------------------------------------------------------------------------------------
def passes(reference, of):
    """reference <= depth."""
    return Fraction(int(reference <= of))


def shown(texel, swizzle="xyzw", mask="xyzw"):
    """Registers of the result: each component that the destination needs once, in their order."""
    of = ["xyzw".index(c) for c in (swizzle * 4)[:4]]
    needed = sorted({of["xyzw".index(c)] for c in mask})
    return {f"R{8 + n}": Fraction(texel[c]) for n, c in enumerate(needed)}


def reference_of(rng, target, texel):
    return depth(target, texel) + Fraction(rng.choice((-1, 0, 1)), 64)


SHAPES = (("xyzw", "xyzw"), ("wzyx", "xz"), ("y", "w"), ("yxwz", "xyz"), ("zzxx", "xyzw"))


def tail(mask, address_swizzle, number_of, swizzle):
    return f"r0.{mask}, r1.{address_swizzle}, t{number_of}.{swizzle}, s{number_of}"


def warp_of(f, opcode, target, rows, shape, operands, last, texels=None):
    """A warp of plain results."""
    swizzle, mask = shape
    n = f.number(target)
    expects = [shown(t, swizzle, mask) for t in (texels or [r[0] for r in rows])]
    f.warp(f"{opcode} {tail(mask, 'xyzw', n, swizzle)}{last}", address(target, rows) | operands, expects)


def compared(f, opcode, target, rows, texels=None):
    n = f.number(target)
    texels = texels or [r[0] for r in rows]
    references = [reference_of(f.rng, target, t) for t in texels]
    f.warp(f"{opcode} r0.{f.rng.choice(('x', 'xyzw', 'yw'))}, r1.xyzw, t{n}.{f.rng.choice(('r', 'xxxx'))}, s{n}, r2.z",
           address(target, rows) | {"dref": [number(r) for r in references]},
           [{"R8": passes(r, depth(target, t))} for r, t in zip(references, texels)])


def derivatives(target, levels):
    """2^level texels along each axis."""
    found = {}
    for axis, name in enumerate("st"[:target.axes]):
        for along in "xy":
            step = [Fraction(1 << level, target.size[axis]) if (axis == 1) == (along == "y") else Fraction(0) for level in levels]
            found[f"d{name}d{along}"] = [number(s) for s in step]
    return found


def in_order(target, rows, packed=0):
    """Registers of a sample_d: the layer is last, offsets above it."""
    found = {name: [number(r[1][k]) for r in rows] for k, name in enumerate("st"[:target.axes])}
    if target.layers:
        found["array"] = [f"{r[2] | packed:#x}" for r in rows]
    return found


# ---- Files -----------------------------------------------------------------------------------------------------------
def points():
    f = File("a point sample of each kind of texture, by every opcode", "PD-104 PD-106 PD-114 PD-120")
    for n, name in enumerate(KINDS):
        target = TARGETS[name]
        level = lambda: f.rng.randrange(target.levels)
        for k in range(2):
            warp_of(f, "sample", target, quads(target, f.rng, level), SHAPES[(n + k) % 5], {}, "")
        rows = quads(target, f.rng, level)
        # The level of the pixels is that of the row less the bias; a quarter more or less is the same whole level.
        bias = [f.rng.randrange(target.levels) for _ in rows]
        texels = [at_level(target, r, min(r[3] + b, target.levels - 1)) for r, b in zip(rows, bias)]
        warp_of(f, "sample_b", target, rows, SHAPES[n % 5], {"lod": [number(b + Fraction(k % 3 - 1, 4)) for k, b in enumerate(bias)]},
                ", r2.x", texels)
        rows = singles(target, f.rng, target.levels)
        warp_of(f, "sample_l", target, rows, SHAPES[(n + 3) % 5], {"lod": [number(r[3] + Fraction(k % 3 - 1, 4)) for k, r in enumerate(rows)]},
                ", r2.w")
    for n, name in enumerate(FLAT):
        target = TARGETS[name]
        rows = singles(target, f.rng, target.levels)
        swizzle, mask = SHAPES[n]
        t = f.number(target)
        f.warp(f"sample_d {tail(mask, 'xyzw', t, swizzle)}, r2.xyxx, r3.xyxx", in_order(target, rows) | derivatives(target, [r[3] for r in rows]),
               [shown(r[0], swizzle, mask) for r in rows])
    return f.text()


def at_level(target, row, level):
    """The texel of another level that has the place of a row in it: coarser ones only."""
    x, y, z, was = row[0]
    down = level - was
    return (x >> down, y >> down, z >> down if len(target.size) == 3 else z, level)


def comparisons():
    f = File("comparisons on each kind of texture", "PD-106 PD-120")
    for name in COMPARED:
        target = TARGETS[name]
        compared(f, "sample_c", target, quads(target, f.rng, lambda: f.rng.randrange(target.levels)))
        compared(f, "sample_c_lz", target, singles(target, f.rng, 1))
    return f.text()


def moved(target, texel, offsets):
    """The texel that offsets name, clamped to the edge; an axis that is not there takes none."""
    x, y, z, level = texel
    at = [x, y, z]
    for axis, n in enumerate(size_at(target, level)):
        at[axis] = min(max(at[axis] + offsets[axis], 0), n - 1)
    return (*at, level)


def offsets():
    f = File("offsets of the text", "PD-114 PD-120 PD-120a")
    for name in STRAIGHT:
        target = TARGETS[name]
        for opcode in ("sample", "sample_b", "sample_l", "sample_d"):
            by = f.rng.choice(((1, -2, 3), (-8, 7, -1), (7, -8, 1), (-1, 3, -8), (2, 1, 7)))
            rows = (singles if opcode in ("sample_l", "sample_d") else lambda t, r, l: quads(t, r, lambda: 0))(target, f.rng, target.levels)
            texels = [moved(target, r[0], by) for r in rows]
            text = f"{opcode}_aoffimmi({','.join(map(str, by))})"
            if opcode != "sample_d":
                more = {"sample_b": {"lod": ["0.0"] * LANES}, "sample_l": {"lod": [number(r[3]) for r in rows]}}.get(opcode, {})
                warp_of(f, text, target, rows, SHAPES[0], more, ", r2.x" if more else "", texels)
            elif name in FLAT:
                packed = sum((o & 15) << 16 + 4 * k for k, o in enumerate(by[:target.axes]))
                t = f.number(target)
                f.warp(f"{text} {tail('xyzw', 'xyzw', t, 'xyzw')}, r2.xyxx, r3.xyxx",
                       in_order(target, rows, packed) | derivatives(target, [r[3] for r in rows]), [shown(t) for t in texels])
        if name != "3D":
            shadow = TARGETS[f"SHADOW{name}"]
            for opcode, rows in (("sample_c", quads(shadow, f.rng, lambda: 0)), ("sample_c_lz", singles(shadow, f.rng, 1))):
                by = f.rng.choice(((1, -2, 3), (-3, 2, 0)))
                compared(f, f"{opcode}_aoffimmi({','.join(map(str, by))})", shadow, rows, [moved(shadow, r[0], by) for r in rows])
    return f.text()


def literal(values):
    return "l(" + ", ".join(repr(float(v)) for v in values) + ")"


def operand(target, where, index):
    """An address in the text, before anything is done to it: the index is a number, a direction has any length."""
    xyzw = list(where) + ([index] if index is not None else [])
    return literal(xyzw + [Fraction(99)] * (4 - len(xyzw)))


def literals():
    """Layers between integers, at ties, below zero and beyond the last; long directions: the lowering sees the values."""
    f = File("operands in the text: the layer to the nearest integer, directions of any length", "PD-9 PD-16 PD-120 PD-120a")
    for name in KINDS:
        target, shadow = TARGETS[name], TARGETS.get(f"SHADOW{name}")
        for k in range(6):
            level = f.rng.randrange(target.levels)
            texel, where, index = place(target, f.rng, level)
            if target.layers and k > 3:
                face = texel[2] % 6 if target.cube else 0
                index, layer = ((Fraction(-7, 2), 0), (Fraction(70000), target.layers - 1))[k - 4]
                texel = (texel[0], texel[1], layer_of(target, layer, face), level)
            t = f.number(target)
            f.warp(f"sample_l r0.xyzw, {operand(target, where, index)}, t{t}.xyzw, s{t}, {literal([level])}", {}, [shown(texel)])
            if shadow and k % 2:
                texel, where, index = place(shadow, f.rng, 0)
                reference, s = reference_of(f.rng, shadow, texel), f.number(shadow)
                f.warp(f"sample_c_lz r0.x, {operand(shadow, where, index)}, t{s}.xxxx, s{s}, {literal([reference])}", {},
                       [{"R8": passes(reference, depth(shadow, texel))}])
            if name in FLAT:
                by = f.rng.choice(((1, -2, 0), (-1, 1, 0)))
                steps = [[Fraction(1 << texel[3], n) if (axis == 1) == along else Fraction(0) for axis, n in enumerate(target.size)]
                         for along in (False, True)]
                texel, where, index = place(target, f.rng, texel[3])
                given = ", ".join(literal((s + [Fraction(0)] * 3)[:4]) for s in steps)
                f.warp(f"sample_d_aoffimmi({','.join(map(str, by))}) r0.xyzw, {operand(target, where, index)}, t{t}.xyzw, s{t}, {given}",
                       {}, [shown(moved(target, texel, by))])
        rows = quads(target, f.rng, lambda: 0)
        t = f.number(target)
        f.warp(f"sample_b r0.xyzw, r1.xyzw, t{t}.xyzw, s{t}, {literal([1])}", address(target, rows), [shown(at_level(target, r, 1)) for r in rows])
    return f.text()


def between(target, rng, level):
    """A place between texels of a level and, if it has one, the next: R and G, of a volume B, are a ramp there."""
    size = size_at(target, target.levels - 1)
    at = [(rng.randrange(4 * (n - 1) + 1) + 2) / Fraction(4 * n) for n in size]  # inside of the outermost centres of the last level
    index = rng.randrange(target.layers) if target.layers else 0
    face = rng.randrange(6) if target.cube else 0
    whole, part = level.numerator // level.denominator, level % 1

    def value(of):
        columns = [a * n - HALF for a, n in zip(at, size_at(target, of))]
        x, y, z = (columns + [0, 0])[:3]
        return (x, y, z if len(size) == 3 else layer_of(target, index, face), of)

    finer, coarser = value(whole), value(min(whole + 1, target.levels - 1))
    mixed = tuple((1 - part) * a + part * b for a, b in zip(finer, coarser))
    where = FACES[face](*[2 * a - 1 for a in at]) if target.cube else at
    return mixed, where, index


def share(target, where, index, face, reference, level):
    """The weight of texels that pass among those of a linear filter of a level."""
    at = [a * n - HALF for a, n in zip(where, size_at(target, level))]
    total = Fraction(0)
    for corner in product((0, 1), repeat=len(at)):
        weight, texel = Fraction(1), [0, 0, layer_of(target, index, face), level]
        for axis, (a, c) in enumerate(zip(at, corner)):
            low = a.numerator // a.denominator
            weight *= a - low if c else 1 - (a - low)
            texel[axis] = low + c
        total += weight * passes(reference, depth(target, tuple(texel))) if weight else 0
    return total


def filtered():
    f = File("linear samples between texels and levels", "PD-107 PD-108 PD-113 PD-120", LINEAR + MIP_LINEAR,
             of_shadows="  MIN_LOD_CLAMP 0x80")  # level 0.5 at least: half of level 0, half of level 1
    quarter = lambda: Fraction(f.rng.randrange(9), 4)
    for n, name in enumerate(KINDS):
        target = TARGETS[name]
        levels = [quarter() for _ in range(LANES)]
        rows = [between(target, f.rng, level) for level in levels]
        warp_of(f, "sample_l", target, rows, SHAPES[n % 5], {"lod": [number(v) for v in levels]}, ", r2.x")
        if name in FLAT:
            levels = [f.rng.randrange(3) for _ in range(LANES)]
            rows = [between(target, f.rng, Fraction(level)) for level in levels]
            t = f.number(target)
            f.warp(f"sample_d {tail('xyzw', 'xyzw', t, 'xyzw')}, r2.xyxx, r3.xyxx", in_order(target, rows) | derivatives(target, levels),
                   [shown(r[0]) for r in rows])
    for name in COMPARED:
        target = TARGETS[name]
        rows, references, shares = [], [], []
        for _ in range(LANES):
            size = size_at(target, 1)
            at = [(f.rng.randrange(4 * (n - 1) + 1) + 2) / Fraction(4 * n) for n in size]
            index = f.rng.randrange(target.layers) if target.layers else 0
            face = f.rng.randrange(6) if target.cube else 0
            references.append(Fraction(f.rng.randrange(64), 64))
            shares.append(sum(share(target, at, index, face, references[-1], level) for level in (0, 1)) / 2)
            rows.append((None, FACES[face](*[2 * a - 1 for a in at]) if target.cube else at, index))
        t = f.number(target)
        f.warp(f"sample_c_lz r0.xz, r1.xyzw, t{t}.r, s{t}, r2.x", address(target, rows) | {"dref": [number(r) for r in references]},
               [{"R8": s} for s in shares])
    return f.text()


def levels():
    """x is kept within the limits of the sampler, 1.5, and of the view; y is not. Each has 8 bits of fraction."""
    f = File("levels of quads", "PD-102 PD-103 PD-105 PD-116", POINT + MIP_LINEAR, 0x180)
    for name in KINDS:
        target = TARGETS[name]
        t, rows, powers = f.number(target), [], []
        for n in range(LANES // 4):
            power = min(n % 6 - 2, 2 if target.cube else 3)  # 2^power texels between pixels; all four on a face
            face, index = f.rng.randrange(6), f.rng.randrange(target.layers or 1)
            base = [Fraction(f.rng.randrange(1, 8), 64) for _ in target.size]  # not on the edge of a face
            for j in range(4):
                at = [b + ((j & 1, j >> 1) + (0,))[axis] * Fraction(2) ** power / size for axis, (b, size) in enumerate(zip(base, target.size))]
                where = FACES[face](*[2 * a - 1 for a in at]) if target.cube else at
                rows.append((None, where, index))
                powers.append(power)
        kept = [min(max(Fraction(p), Fraction(0)), Fraction(3, 2)) for p in powers]
        both = [{"lod(R8)": Fraction(p), "lod(R9)": k} for p, k in zip(powers, kept)]
        f.warp(f"lod {tail('xyzw', 'xyzw', t, 'xyzw')}", address(target, rows), both)
        f.warp(f"lod {tail('yw', 'xyzw', t, 'yxzw')}", address(target, rows), [{"lod(R8)": k, "R9": "unwritten"} for k in kept])
        f.warp(f"lod {tail('xz', 'xyzw', t, 'y')}", address(target, rows), [{"lod(R8)": Fraction(p)} for p in powers])
    return f.text()


def files():
    return {"sample_points.tlv": points(), "sample_compared.tlv": comparisons(), "sample_offsets.tlv": offsets(),
            "sample_literals.tlv": literals(), "sample_filtered.tlv": filtered(), "sample_levels.tlv": levels()}


if __name__ == "__main__":
    written.main(__doc__, files, NAME)
