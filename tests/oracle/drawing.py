# SPDX-License-Identifier: Apache-2.0
"""What the vectors of levels have in common: a file of instructions, and operands drawn for them."""
from fractions import Fraction
import random

from mipped import WHOLE, Sampler
import lod
import rule
import sampled

FILTERS = ((1, 2), (2, 1), (1, 2), (2, 1), (2, 2), (1, 1))   # of magnification and minification
ISSUE = (lod.POINT, lod.POINT, lod.NONE)


def biases():
    return (-4096, -2049, -257, -1, 1, 255, 2048, 4095)


def coordinates(r, texture, lanes):
    """In, around and beside the texels of any level."""
    if texture.cube:
        return list(zip(*(direction(r) for _ in range(lanes))))
    sizes = [texture.sizes(r.randrange(texture.levels)) for _ in range(lanes)]
    return [[sampled.coordinate(r, size[axis]) for size in sizes] for axis in range(texture.axes)]


def direction(r):
    """Words: the longest coordinate is 1, none is in the middle between two."""
    words = [rule.bits32(Fraction(r.randrange(-4095, 4096) | 1, 4096)) for _ in range(3)]
    words[r.randrange(3)] = r.choice((0x3F800000, 0xBF800000))
    return words


class Drawing:
    def __init__(self, seed, about, rules, without, textures, name):
        self.r, self.textures, self.draws = random.Random(f"tex {seed}"), textures, []
        self.head = [f"# {about}", f"# Written by {name}.", "texlock 1", f"rules {rules}"] + ([f"rules without {without}"] if without else []) + [""]

    def add(self, draw):
        self.draws.append(draw)

    def sampler(self, texture, **more):
        r = self.r
        mag, minify = r.choice(FILTERS) if texture.form != WHOLE else (1, 1)
        least = r.choice((0, 0, 0, r.randrange(0x300)))
        drawn = {"mag": mag, "minify": minify, "mip": r.choice(ISSUE), "bias": r.choice((0, 0, r.randrange(-600, 1200), r.randrange(-4096, 4096))),
                 "least": least, "most": r.choice((0xFFF, 0xFFF, least + r.randrange(0x400)))}
        modes = [r.choice(sampled.MODES[:3] if r.random() < 0.6 else sampled.MODES) for _ in range(3)]
        return Sampler(**{"modes": modes, **drawn, **more})

    def near(self, texture, sampler):
        """A level at which, with this bias, the result may just have changed; or any."""
        r = self.r
        fields = texture.fields
        bias = sampler.bias
        if fields.get("USE_HEADER_OPT_CONTROL"):
            bias = fields["MIP_LOD_BIAS"] - 0x2000 * (fields["MIP_LOD_BIAS"] >> 12)
        edge = r.choice((0, *(256 * n + 128 for n in range(texture.levels)))) - bias
        x = Fraction(2 * edge + r.choice((-3, -2, -1, 0, 1, 2, 3)), 512) if r.random() < 0.8 else Fraction(r.randrange(-1024, 4096 * 2), 512)
        return rule.bits32(rule.rne32(x))

    def text(self):
        texts = [draw.text(n, self.r) for n, draw in enumerate(self.draws)]
        out = self.head + [texture.text() for texture in self.textures]
        for head, _ in texts:
            out += head
        for _, body in texts:
            out += ["", *body]
        return "\n".join(out) + "\n"
