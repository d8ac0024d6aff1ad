# SPDX-License-Identifier: Apache-2.0
"""Captured rows of TEX with a level of detail: in a register, with the sampler's bias and clamps, and of quads.

The level that the unit's rules give is computed by lod.py, to choose rows: of MIP_FILTER LINEAR those that read one level, and of
quads those whose level the device finds too. The results that are expected are the device's.
"""
from dataclasses import dataclass

import fetches
import lod
import picks
import places
import rule
import samples
import textures
from picks import NUMBERS, chunks, spread
from tlv import LANES, File, real, sampler_text, word

DIMS = {**samples.DIMS, "cube": "CUBE"}
UNTOLD = "lod.bias15.99.", "lod.bias-16.", "lod.bias20."   # all levels of these are the first or the last: the bias may have any code
BASE = 0xC2000000   # -32.0, which the compiler writes
MOST = 0xFFF
AROUND, OTHERS, SPECIAL = 3, 16, 60   # rows on each side of a step; some others; of a part of special values the first
QUADS = 16, 8   # the nearest to a step, and others


def code(bits, least, most):
    """The driver's, in 1/256: its fraction is cut off."""
    return lod.between(least, int(rule.value32(int(bits, 16)) * 256), most)


@dataclass
class Levels:
    """What a sampler and a view say of levels."""

    bias: int
    least: int
    most: int
    last: int   # of the view
    first: int   # in memory
    linear: bool

    @classmethod
    def of(cls, tex):
        first = tex.get("view_first", 0)
        return cls(code(tex["bias"], -0x1000, MOST), code(tex["min_lod"], 0, MOST), code(tex["max_lod"], 0, MOST),
                   tex.get("view_last", tex["levels"] - 1) - first, first, tex["mip"] == "linear")

    def at(self, base):
        """A level with biases and clamps."""
        return lod.clamped(lod.biased(base, self.bias), self.least, min(self.most, 256 * self.last))

    def whole(self, base):
        return not self.linear or self.at(base) % 256 == 0

    def memory(self, base):
        """The level in memory that is read, if it is one."""
        return self.first + (self.at(base) + 128 >> 8)

    def off(self, base):
        """How far it is from where another level is read."""
        return abs(self.at(base) % 256 - 128)

    def fields(self):
        words = [f"MIP_FILTER {3 if self.linear else 2}"]
        words += [f"MIP_LOD_BIAS {self.bias & 0x1FFF:#x}"] if self.bias else []
        words += [f"MIN_LOD_CLAMP {self.least:#x}"] if self.least else []
        return "  ".join([*words, f"MAX_LOD_CLAMP {self.most:#x}"])


def handle(file, tex):
    filters = "  MIN_FILTER 2" if tex["filter"] == "linear" else ""
    sampler = f"{sampler_text(tex, True)}{filters}  {Levels.of(tex).fields()}"
    return file.described("handle", (file.texture(tex), file.described("sampler", sampler)))


def register(part, row):
    """The word that is the level."""
    return row[0][part.inputs.index("lod")] if "lod" in part.inputs else BASE


def base(part, row):
    return lod.quantised(register(part, row))


def results(rows):
    return [dict(zip(NUMBERS, out)) for _, out in rows]


def sample(file, part, rows):
    dim = DIMS[part.op.split("_")[1]]
    for some in chunks(rows):
        given = picks.operands(part, some) if dim == "CUBE" else samples.operands(part, some)
        given["lod"] = [register(part, row) for row in some], real
        if "ou" in part.inputs:
            given["offset"] = [fetches.packed(row, part) for row in some], word
        asm = f"TEX.LL{'.AOFFI' if 'ou' in part.inputs else ''} R8, R0, R4, {handle(file, part.tex)}, {dim}, 0xf"
        file.warp(asm, given, results(some), part.name)


def steps(part, rows):
    """Rows on both sides of each place where the result changes, in the order of their levels, and some of all."""
    rows = sorted(rows, key=lambda row: rule.value32(register(part, row)))
    near = {k for i in range(1, len(rows)) if rows[i - 1][1] != rows[i][1] for k in range(i - AROUND, i + AROUND) if 0 <= k < len(rows)}
    return [rows[i] for i in sorted(near | set(spread(range(len(rows)), OTHERS)))]


def placed_alike(part, levels, row):
    """Rule and device read the same texel of the level."""
    wide, high, _ = textures.level_size(part.tex, levels.memory(base(part, row)))
    return places.same(dict(part.tex, w=wide, h=high), samples.coordinates(part, row), True)


def scattered(part, rows, levels):
    """Rows of any place and level: those nearest to another level, and some of all."""
    rows = [row for row in rows if placed_alike(part, levels, row)]
    if not levels.linear:
        rows = sorted(rows, key=lambda row: levels.off(base(part, row)))
        rows = rows[:LANES] + spread(rows[LANES:], LANES)
    return spread(rows, 2 * LANES)


def chosen(part):
    levels = Levels.of(part.tex)
    rows = [row for row in part.rows() if levels.whole(base(part, row))]
    if part.tex["content"] != "level":
        return scattered(part, rows, levels)
    if ".special." in part.name:
        return rows[:SPECIAL] + steps(part, rows[SPECIAL:])
    return steps(part, rows)


def asked(part):
    """Not the mean of four texels, unless all texels of a level are equal."""
    return part.name.startswith("lod.") and not part.name.startswith(UNTOLD) and (part.tex["filter"] == "point" or part.tex["content"] == "level")


def registers(parts, choose=chosen):
    file = File("TEX with a level in a register: steps between levels, cut fractions, biases and clamps of the sampler, views, odd levels;\n"
                "each type, texels and offsets of a level. MIP_FILTER POINT, and LINEAR where one level is read.", "PD-104 PD-105 PD-106 PD-120 PD-120a")
    for part in parts:
        if asked(part):
            sample(file, part, choose(part))
    return {"sample_lod": file}


@dataclass
class Quad:
    rows: list
    off: int   # how far its levels are from another, at least
    alike: bool   # the device reads the levels of the rules


def measured(part, levels, rows):
    """A quad; a texel holds its level."""
    values = [[rule.value32(bits) for bits in given[:2]] for given, _ in rows]
    level = lod.logarithm(lod.rho2(values, [part.tex["w"], part.tex["h"]], False))
    biases = [lod.register_bias(given[part.inputs.index("bias")]) if "bias" in part.inputs else 0 for given, _ in rows]
    bases = [lod.biased(level, bias) for bias in biases]
    alike = all(out[0] == textures.number(levels.memory(of)) for of, (_, out) in zip(bases, rows))
    return Quad(rows, min(levels.off(of) for of in bases), alike)


def quads(part):
    rows, levels = part.rows(), Levels.of(part.tex)
    return [measured(part, levels, rows[4 * n:4 * n + 4]) for n in range(len(rows) // 4)]


def nearest(alike):
    """Quads near another level, where it matters how the length is made, and some of all."""
    alike = sorted(alike, key=lambda quad: quad.off)
    return alike[:QUADS[0]] + spread(alike[QUADS[0]:], QUADS[1])


def patched(file, part, rows, mode):
    """Eight quads an instruction."""
    biased = mode == ".LB"
    for some in chunks(rows):
        given = picks.operands(part, some)
        if biased:
            given["lod"] = [row[0][part.inputs.index("bias")] for row in some], real
        file.warp(f"TEX{mode} R8, R0, {'R4, ' if biased else ''}{handle(file, part.tex)}, 2D, 0xf", given, results(some), part.name)


def derivatives(parts, choose=nearest):
    """The device takes another length of the derivatives than PD-102, by 6 % at most: quads whose level is another for that are
    left out, and the file is no evidence of PD-101 to PD-103."""
    named = {part.name: part for part in parts if part.name.startswith("patched.p_tex_")}
    made = {mode: quads(named[f"patched.p_tex_{op}_2d.point"]) for op, mode in (("auto", ""), ("lb", ".LB"))}
    alike = {mode: [quad for quad in all_ if quad.alike] for mode, all_ in made.items()}
    count = " and ".join(f"{len(alike[mode])} of {len(made[mode])} of TEX{mode}" for mode in made)
    file = File("TEX with the level of a quad, with a bias, and of level zero: quads beside a step between levels, and others.\n"
                f"The device takes another length of the derivatives. Of its quads {count}\nread the level of the rules: only such are here.",
                "PD-100 PD-104 PD-105 PD-106")
    for mode, part in ("", named["patched.p_tex_auto_2d.point"]), (".LB", named["patched.p_tex_lb_2d.point"]):
        patched(file, part, [row for quad in choose(alike[mode]) for row in quad.rows], mode)
    for kind in "point", "linear", "aniso8":
        part = named[f"patched.p_tex_lz_2d.{kind}"]
        patched(file, part, spread(part.rows(), LANES), ".LZ")
    return {"sample_quads": file}


SUITES = registers, derivatives
