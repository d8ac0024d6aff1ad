# SPDX-License-Identifier: Apache-2.0
"""The level that the captured device derives from the coordinates of a quad, and from given derivatives (facts 15 and 16 of the rows'
README): that of float10.py, with the driver's trilinear optimisation where the texture has anisotropy.

A group is what has a level of its own: a row of TXD, or four rows, which are a quad.
"""
import float10
import lod
import rule
import textures

READ_AS = {0: 1, 3: 2}   # limits of the driver, where the header has others
OPTIMISED = {2: (3, 126, 1), 3: (3, 126, 1), 4: (7, 378, 2), 6: (7, 378, 2), 8: (2, 128, 0), 12: (2, 128, 0), 16: (2, 128, 0)}
TXD, QUADS = ("texg_1d", "texg_2d", "texg_a2d"), ("p_tex_auto_2d", "p_tex_lb_2d", "p_tmml_2d")


def is_derived(part):
    """Texels hold their level."""
    return part.op in TXD + QUADS and part.tex["content"] == "level"


def limit(part):
    return READ_AS.get(part.tex["aniso"], part.tex["aniso"])


def optimised(level, asked):
    """By the limit that was asked for, 0: no anisotropy."""
    if not asked:
        return level
    factor, less, shift = OPTIMISED[asked]
    return (level & ~255) + lod.between(0, factor * (level & 255) - less >> shift, 256)


def rows_of(part):
    """Of a group."""
    return 1 if part.op in TXD else 4


def groups(part, each=1):
    """Each group, or some."""
    rows, size = part.rows(), rows_of(part)
    return [Group(part, [rows[size * k + i] for i in range(size)]) for k in range(0, len(rows) // size, each)]


class Group:
    def __init__(self, part, rows):
        self.part, self.rows, axes = part, rows, 1 if part.op == "texg_1d" else 2
        if part.op in TXD:
            values = [rule.value32(bits) for bits in rows[0][0][-2 * axes:]]
            self.vectors = values[:axes], values[axes:]
        else:
            self.vectors = float10.derivatives([given[:2] for given, _ in rows])
        self.sizes = [part.tex["w"], part.tex["h"]][:axes]
        self.biases = [lod.register_bias(given[part.inputs.index("bias")]) if "bias" in part.inputs else 0 for given, _ in rows]

    def found(self):
        return float10.found(*self.vectors, self.sizes, limit(self.part))

    def results(self, base, asked=0):
        """Of each row, its words. asked: the limit whose optimisation is applied."""
        return [self.answer(optimised(lod.biased(base, bias), asked)) for bias in self.biases]

    def answer(self, level):
        last, linear = 256 * (self.part.tex["levels"] - 1), self.part.tex["mip"] == "linear"
        kept = lod.between(0, level, last)
        whole = kept + 128 >> 8
        if self.part.op == "p_tmml_2d":
            return [level % 65536, kept if linear else 256 * whole]
        return [textures.number(kept / 256 if linear else whole)]

    def gives(self, base, asked=0):
        """The device answers so."""
        return all(made == out for made, (_, out) in zip(self.results(base, asked), self.rows))

    def agrees(self):
        return self.gives(self.found().base, self.part.tex["aniso"])
