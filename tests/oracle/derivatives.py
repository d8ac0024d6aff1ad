# SPDX-License-Identifier: Apache-2.0
"""Vectors of TXD, whose threads bring their derivatives, and of TMML, which answers the level: given.tlv and asked.tlv of levels.py."""
from fractions import Fraction

from blends import Blend, Form, Image
from cube_quads import around, spread
from drawing import Drawing
from mipped import PARAMS, QUALITY, WHOLE, Draw, Sampler, Texture, listed
from quads import axes, planar, root, sides, word
from trilinear import HALF, R16, R16S, R32, RGBA8, RGBA8S, SRGB
import lod
import rule

NAME = "tests/oracle/levels.py"
SOME = [Image(0, "TWO_D", RGBA8, (64, 64), 7), Image(1, "TWO_D", R32, (100, 37), 7, (1, 6), 1, LOD_ISO_QUALITY=1), Image(2, "TWO_D_ARRAY", R16, (48, 80), 6, (0, 4), 3),
        Image(3, "ONE_D", R32, (75,), 7), Image(4, "ONE_D_ARRAY", RGBA8S, (128,), 8, (2, 7), 2, LOD_ISO_QUALITY=1), Image(5, "TWO_D", HALF, (64, 32), 7),
        Image(6, "TWO_D", SRGB, (33, 17), 6, None, 1, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x1F80), Image(7, "TWO_D", R16S, (64, 64), 7, None, 1, NORMALIZED_COORDS=0),
        Image(8, "TWO_D_NO_MIPMAP", R32, (24, 10)), Image(9, "TWO_D_ARRAY", Form("R32", "UINT"), (33, 17), 6, (2, 5), 2, MIN_LOD_CLAMP=0x98)]
SPECIAL = [0x7FC00000, 0xFFC12345, 0x7F800000, 0xFF800000, 1, 0x807FFFFF, 0x80000000, 0x00800000, 0x7F7FFFFF]


class Given(Blend):
    """derivatives: of each thread its words, d/dx and d/dy of s, then of t."""
    derivatives = ()
    shows = False   # lambda is expected too

    def vectors(self, lane):
        rows = self.derivatives[lane]
        clean = [rule.value32(bits) for bits in rows]
        zero = [Fraction(0)] * self.texture.axes
        return [zero, clean[0::2], clean[1::2], zero]

    def given(self, lane, to=lod.narrow):
        return lod.rho2(self.vectors(lane), self.texture.sizes() if self.texture.normalized else None, False, to)

    def base(self, lane):
        return lod.logarithm(self.given(lane))

    def shared(self):
        """The register of array and offsets, of each thread."""
        return [(self.layers[lane] if self.layers else 0x5A5A) | (self.offsets[lane] & 0xFFFF if self.offsets else 0x1234) << 16 for lane in range(self.lanes)]

    def asm(self, number, r):
        text = f"{self.guard}TXD{'.B' * self.bindless}{'.AOFFI' * bool(self.offsets)}{self.word}"
        registers = f"R8, R{4 * r.randrange(30)}, R{4 * r.randrange(30, 60)}"
        return f"{text} {registers}, {0 if self.bindless else number}, {PARAMS[self.texture.kind]}, {self.mask:#x}"

    def text(self, number, r):
        head, body = super().text(number, r)
        body = [line for line in body if not line.startswith(("  array", "  offset"))]
        more = [f"  {name} = {listed(words)}" for name, words in zip(("dsdx", "dsdy", "dtdx", "dtdy"), zip(*self.derivatives))]
        more += [f"  array = {{ {' '.join(map(hex, self.shared()))} ... }}"] if self.layers or self.offsets else []
        if self.shows:
            body = [f"{line} lod.lambda = {self.base(int(line.split()[2]))}" if line.startswith("  expect") else line for line in body]
        return head, body[:1] + more + body[1:]


def place(r, texture, lanes):
    return list(zip(*([word(Fraction(r.randrange(-256, 1024), 512) * (1 if texture.normalized else n)) for n in texture.sizes()] for _ in range(lanes))))


def pair(r, texture):
    """Derivatives of about the size of texels of some level."""
    scale = Fraction(r.randrange(64, 129), 128) * Fraction(2) ** r.randrange(-2, max(texture.sizes()).bit_length())
    sizes = texture.sizes() if texture.normalized else [1] * texture.axes
    return [word(Fraction(r.randrange(-4096, 4097), 4096) * scale * r.choice((1, 1, Fraction(1, 4))) / n) for n in sizes for _ in range(2)]


def add(d, texture, derivatives, sampler, **more):
    r, lanes = d.r, len(derivatives)
    if texture.form.srgb:
        sampler.fields["SRGB_CONVERSION"] = 1
    draw = Given(texture, sampler, "", place(r, texture, lanes), None, [r.randrange(texture.layers + 2) for _ in range(lanes)], **more)
    draw.derivatives = derivatives
    d.add(draw)
    return draw


def filters(r):
    return r.choice(((2, 2), (1, 2), (2, 1)))


def drawn(d):
    """Each texture, each state of the word; the bias of the sampler brings a level between two others."""
    r = d.r
    for n in range(50):
        texture = SOME[n % len(SOME)]
        derivatives = [pair(r, texture) for _ in range(32 if n % 12 == 7 else 8)]
        draw = add(d, texture, derivatives, Sampler(["WRAP", "MIRROR", "WRAP"] if n % 3 else ["BORDER", "CLAMP_OGL", "WRAP"], *filters(r), mip=(3, 3, 2, 1)[n % 4]),
                   offsets=[r.getrandbits(32) for _ in derivatives] if n % 3 == 0 else None, bindless=n % 4 == 1, word=".NODEP" if n % 10 == 9 else "",
                   mask=15 if len(derivatives) < 9 and n % 5 == 0 else 1)
        wanted = 256 * r.randrange(max(1, texture.levels - 1)) + r.choice((0, 1, 127, 128, 255))
        draw.sampler.bias = max(-4096, min(wanted - draw.base(0), 4095))


def thresholds(d):
    """Lengths beside those at which lambda changes, of either derivative; and the longer of two."""
    ulp, texture = Fraction(2) ** -23, SOME[0]
    for n, j in enumerate((0, 1, 31, 32, 63, 64, 95, 100, 126, 127)):
        e, rows = d.r.randrange(-6, 11), []
        for step in (-1, 0, 1):
            s, t = (word(a / size) for a, size in zip(sides((lod.threshold(j) + step * ulp) * Fraction(2) ** e), texture.sizes()))
            rows += [[s, 0, t, 0], [0, s | 1 << 31, 0, t]]
        draw = add(d, texture, rows, Sampler(["WRAP"] * 3, 2, 2, lod.LINEAR))
        assert [draw.base(lane) for lane in range(6)] == [128 * e + j + (lane > 1) for lane in range(6)]
        draw.sampler.bias = max(-4096, min(256 + 128 - draw.base(0), 4095))


def every(d):
    """The least length of one derivative, of any size, whose square reaches each threshold, and the one before."""
    texture, rows = SOME[3], []
    for j in range(128):
        size = texture.sizes()[0]
        below = root((lod.threshold(j) - Fraction(2) ** -23) * Fraction(2) ** d.r.choice((-8, -2, 0, 1, 4, 9, 14)))
        near = [word(Fraction(rule.value32(rule.bits32(below) + step)) / size) for step in (-1, 0, 1, 2)]
        of = [lod.logarithm(lod.rho2([[Fraction(0)], [rule.value32(bits)], [Fraction(0)], [Fraction(0)]], texture.sizes(), False)) for bits in near]
        k = next(i for i in range(3) if of[i] != of[i + 1])
        rows += [[near[k], 0], [0, near[k + 1] | 1 << 31]]
    for n in range(0, 256, 32):
        add(d, texture, rows[n:n + 32], Sampler(["WRAP"] * 3, 1, 1, lod.POINT)).shows = True


def exactly(d):
    """Squared lengths that are each threshold, and a unit of the last place less: one square alone misses most of them, a sum of two meets all."""
    texture, rows, base = SOME[0], [], SOME[0].sizes()[0]
    for j in range(128):
        for less in (1, 0):
            wanted = (lod.threshold(j) - less * Fraction(2) ** -23) * Fraction(2) ** d.r.choice((-8, -3, 0, 1, 6, 11))
            s, t = (word(a / base) for a in sides(wanted))
            vector = [rule.value32(bits) for bits in (s, t)]
            assert lod.rho2([[Fraction(0)] * 2, vector, [Fraction(0)] * 2, [Fraction(0)] * 2], texture.sizes(), False) == wanted
            rows.append([0, s, 0, t | 1 << 31] if (j + less) % 2 else [s, 0, t, 0])
    for n in range(0, 256, 32):
        add(d, texture, rows[n:n + 32], Sampler(["WRAP"] * 3, 1, 1, lod.POINT)).shows = True


def specials(d):
    """What is no number is 0, an infinity the largest number, a denormal 0; of one axis too."""
    r = d.r
    for texture in (SOME[0], SOME[3], SOME[7], SOME[1]):
        rows = [[r.choice(SPECIAL) if r.random() < 0.6 else word(Fraction(r.randrange(1, 64), 64)) for _ in range(2 * texture.axes)] for _ in range(16)]
        if texture.high:
            rows = [[0] * 4, [word(Fraction(1, texture.sizes()[0])), 0, 0, 0], [0, 0, 0, word(Fraction(2) ** 30)], [0, SPECIAL[2], 0, 0]]
        add(d, texture, rows + [[bits] * (2 * texture.axes) for bits in SPECIAL[:8 if len(rows) == 16 else 0]], Sampler(["WRAP"] * 3, 1, 2, lod.LINEAR if texture.number else lod.POINT))


STATES = [({"active": 0xEF}, ""), ({"active": 0xFF, "stage": "compute"}, ""), ({"active": 0xFF, "pred": 0x6B}, "@P0 "), ({"active": 0x81}, "")]


def states(d):
    """No quad counts: threads alone, of other shaders, of a guard."""
    for n, (state, guard) in enumerate(STATES):
        add(d, SOME[n], [pair(d.r, SOME[n]) for _ in range(8)], Sampler(["WRAP"] * 3, 2, 2, lod.LINEAR, 0x180), state=state, guard=guard)


def given():
    d = Drawing("given", "TXD: levels of given derivatives: thresholds, the longer of two, special numbers; array and offsets in one register.",
                "PD-102 PD-103 PD-104 PD-106 PD-107 PD-108 PD-114 PD-120a", "PD-116", SOME, NAME)
    for group in (drawn, thresholds, every, specials, states, exactly):
        group(d)
    return d.text()


class Asked(Draw):
    def integers(self):
        return self.texture.form == WHOLE

    def results(self, lane):
        texture = self.texture
        unclamped, clamped = lod.biased(self.base(lane), self.bias(lane)), self.clamped(lane)
        mip = lod.POINT if self.sampler.mip == lod.LINEAR and self.integers() else self.sampler.mip
        read = 0 if mip == lod.NONE else clamped if mip == lod.LINEAR else 256 * min(clamped + 128 >> 8, texture.levels - 1)
        return [value for k, value in enumerate((unclamped % (1 << 32), read, 0, 0)) if self.mask >> k & 1]

    def asm(self, number, r):
        registers = f"R8, R{4 * r.randrange(30)}{f', R{r.randrange(250)}' if self.bindless else ''}"
        return f"{self.guard}TMML{'.B' * self.bindless}.LOD{self.word} {registers}, {0 if self.bindless else number}, {PARAMS[self.texture.kind]}, {self.mask:#x}"


FORMS = (WHOLE, "R32 FLOAT")
KINDS = [("TWO_D", (64, 64), 7, None, 1), ("TWO_D", (100, 37), 7, (1, 6), 1), ("TWO_D_ARRAY", (48, 80), 6, (0, 4), 3), ("ONE_D", (32768,), 16, None, 1), ("ONE_D_ARRAY", (128,), 8, (2, 7), 2),
         ("THREE_D", (20, 9, 13), 5, None, 1), ("CUBEMAP", (32, 32), 6, None, 1), ("CUBEMAP_ARRAY", (44, 44), 6, (1, 3), 3), ("TWO_D_NO_MIPMAP", (64, 64), 1, None, 1)]
TEXTURES = [Texture(2 * n + k, kind, FORMS[(n + k) % 2], *more, **({QUALITY: 1} if k else {})) for n, (kind, *more) in enumerate(KINDS) for k in range(2)]
HELD = [Texture(18, "TWO_D", "R32 FLOAT", (64, 64), 7, None, 1, MIN_LOD_CLAMP=0x230, USE_HEADER_OPT_CONTROL=1, MIP_LOD_BIAS=0x1F80)]
ALL = TEXTURES + HELD
ASKED = [({"active": 0xFF}, "", ""), ({"active": 0xEF}, "", ""), ({"active": 0xFF, "stage": "compute"}, "", ""), ({"active": 0xFF, "stage": "compute"}, ".NDV", ""),
         ({"active": 0xFF, "pred": 0x6B}, "", "@P0 "), ({"active": 0xFF, "killed": 0x21}, ".NODEP", "")]


def asked():
    d = Drawing("asked", "TMML: the level after bias and the level that is read; each type, mip filters, clamps, divergence, masks.",
                "PD-100 PD-101 PD-102 PD-103 PD-104 PD-105 PD-111 PD-116", "PD-110 PD-114", ALL, NAME)
    r = d.r
    for n in range(114):
        texture = ALL[n % len(ALL)]
        quads = [around(r, spread(r)) if texture.cube else planar(r, texture) for _ in range(2)]
        least = r.choice((0, 0, r.randrange(0x300)))
        sampler = Sampler(["WRAP"] * 3, *r.choice(((1, 1), (2, 2), (1, 2))), (3, 2, 1)[n % 3], r.choice((0, r.randrange(-600, 1200), r.randrange(-4096, 4096))), least,
                          r.choice((0xFFF, 0xFFF, least + r.randrange(0x400), r.randrange(0x400))), r.randrange(4) if texture.cube else 0)
        state, word_, guard = r.choice(ASKED)
        if n % 6 < 2 and state == ASKED[0][0]:   # at an edge, or between two levels
            texture_bias = lod.logarithm(Draw(texture, None, "", axes(quads)).squared(0))
            sampler.bias = max(-4096, min(r.choice((0, 0, 128, 200, 255)) - texture_bias, 4095))
            sampler.least, sampler.most = 0, 0xFFF
        d.add(Asked(texture, sampler, "", axes(quads), None, [r.getrandbits(16) for _ in range(8)], None, word_, guard, state, bindless=r.random() < 0.4, mask=r.choice((3, 3, 15, 1, 2, 6, 12))))
    return d.text()
