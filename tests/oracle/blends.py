# SPDX-License-Identifier: Apache-2.0
"""Blends of two levels and means of two slices of TEX: what lies in a texture, and what a thread gets, in exact fractions.

The footprint of a thread is a tree: levels, of each level slices, of each slice rows, of each row texels. A node has one child
of weight 256, or two whose weights in 256ths have that sum; those of no weight are not in the tree. Beyond a corner of a cube
the three texels around it stand in the place of one (Corner).
"""
from fractions import Fraction

from mipped import Draw, Sampler, Texture
import cubes
import filtered
import formats
import lod
import rule
import sampled

NAN, INFINITE, SIGN, LEAST = 0x7FC00000, 0x7F800000, 0x80000000, 0x00800000
COLOUR = (0x3EC00000, 0xBE99999A, 0x3FC00000, 0x3DCCCCCD)   # of every border: 0.375, -0.3, 1.5, 0.1
CODED = (80, 254, 10)   # the same for sRGB
PARTS = [rule.bits32(Fraction(n, 16)) for n in range(8, 16)]   # depths


def spread(bits, most=0):
    """Texels of a component: any code of so many bits, or up to `most`."""
    factors = {1: (3, 5, 7, 11, 4), 5: (7, 11, 13, 17, 5), 8: (29, 53, 71, 97, 91), 10: (269, 411, 77, 613, 331), 11: (517, 811, 173, 1213, 631)}
    x, y, z, level, c = factors.get(bits, (10007, 31013, 20101, 44257, 9173))
    return f"(({x} * x + {y} * y + {z} * (z + layer) + {level} * level + {c} * component) / {3 if bits == 1 else 1} % {most or 1 << bits})"


def wide(low, most):
    """Of 32 bits: from `low` on."""
    return f"({low} + (5419351 * x + 12345679 * y + 26544351 * (z + layer) + 98765431 * level + 7654321 * component) % {most})"


def signed(code, step, sign):
    return f"({code} + {sign} * ((x + y + z + layer + level + component) / {step} % 2))"


TEXELS = {("FLOAT", 32): signed(wide(0x3E000000, 0x2800000), 2, SIGN), ("FLOAT", 16): signed(f"(0x2400 + {spread(16, 0x2800)})", 3, 0x8000),
          ("FLOAT", 11): spread(11, 31 << 6), ("FLOAT", 10): spread(10, 31 << 5), ("UNORM", 32): wide(0, 4294967291),
          ("UNORM", 24): f"({wide(0, 4294967291)} % 16777216)", "depth": "(0x3F000000 + (5 * x + 3 * y + z + layer + 7 * level) % 8 * 0x100000)",
          "depth24": "(0x800000 + (5 * x + 3 * y + z + layer + 7 * level) % 8)"}


class Form:
    """A format: `made` says how its texels are drawn, if not as its type says."""

    def __init__(self, name, types, sources="RGBA", srgb=False, made=None):
        self.name, self.types, self.srgb = name, types, srgb
        self.sources = [{"0": "ZERO", "1": "ONE_FLOAT", "I": "ONE_INT"}.get(s, s) for s in sources]
        self.size, self.bits = filtered.PIXELS[name]
        first, self.rest, self.of = formats.data_words(types)
        self.words = f"{name} {first}" + (f"   source {' '.join(self.sources)}" if sources != "RGBA" else "")
        texts = [TEXELS[made] if made else TEXELS.get((self.of(c), width)) or spread(width) for c, (_, width) in enumerate(self.bits)]
        self.expressions = texts[:1] if len(set(texts)) == 1 else texts + texts[:1] * (4 - len(texts))
        self.compiled = [compile(text.replace("/", "//"), "texels", "eval") for text in texts]

    def decoded(self, c):
        return self.srgb and c in formats.decoded_components(self.bits)

    def component(self, lane):
        c = "RGBA".find(self.sources[lane])
        return c if 0 <= c < len(self.bits) else None

    def whole(self):
        """PD-63"""
        return any(self.of(c) in ("UINT", "SINT") for c in map(self.component, range(4)) if c is not None)

    def border(self):
        """PD-14, 14c: of each lane."""
        if self.srgb:
            return [formats.srgb(code, 8) for code in CODED] + [COLOUR[3]]
        low = {"UNORM": 0, "SNORM": -1}.get(self.of(0))
        return list(COLOUR) if low is None else [rule.bits32(max(Fraction(low), min(formats.value(bits), Fraction(1)))) for bits in COLOUR]


class Image(Texture):
    """elements: {(level in memory, slice or layer, y, x): number}, else as the form says."""

    def __init__(self, number, kind, form, size, levels=1, view=None, layers=1, elements=None, **fields):
        super().__init__(number, kind, form, size, levels, view, layers, **({"SRGB_CONVERSION": 1} if form.srgb else {}), **fields)
        self.elements = elements

    def stored(self):
        if self.elements is None:
            return self.form.words + self.form.rest, "expression " + " ".join(self.form.expressions)
        layered = lambda at: (at[1], at[0]) + at[2:] if self.array or self.cube else at
        shown = [self.elements[at].to_bytes(self.form.size, "little").hex() for at in sorted(self.elements, key=layered)]
        return self.form.words + self.form.rest, "rows " + " ".join(shown)

    def border(self):
        more = "".join(f" SRGB_BORDER_COLOR_{c} {code}" for c, code in zip("RGB", CODED)) if self.form.srgb else ""
        return " ".join(f"{bits:#x}" for bits in COLOUR) + more

    def code(self, c, at):
        """at: level in memory, slice or layer, y, x"""
        low, width = self.form.bits[c]
        if self.elements is not None:
            return self.elements[at] >> low & (1 << width) - 1
        level, deep, y, x = at
        return eval(self.form.compiled[c], {"x": x, "y": y, "z": deep, "layer": 0, "level": level, "component": c})

    def shown(self, c, at):
        form = self.form
        return formats.shown(form.name, form.of(c), self.code(c, at), form.bits[c][1], 0, form.decoded(c))

    def widened(self, code, width):
        """PD-82b: what sRGB decodes, as a code of 16 bits."""
        return filtered.wider(code, width)

    def is_float8(self, c):
        """sRGB of POLICY srgb_float8."""
        return False


def places(size, levels, deep=1, layers=0):
    """Of all elements of a texture of 1, 2 or 3 axes."""
    wide_, high, slices = (*size, 1, 1)[:3]
    for level in range(levels):
        for z in range(layers or max(1, slices >> level)):
            for y in range(max(1, high >> level)):
                for x in range(max(1, wide_ >> level)):
                    yield level, z, y, x


def canonical(bits):
    """A float as the filter takes it."""
    size = bits & 0x7FFFFFFF
    return NAN if size > INFINITE else bits if size >= LEAST else bits & SIGN


def blend(w, a, b):
    """L of PD-108, of two that are canonical."""
    infinite = [bits for bits in (a, b) if bits & 0x7FFFFFFF == INFINITE]
    if NAN in (a, b) or len(set(infinite)) == 2:
        return NAN
    if infinite:
        return infinite[0]
    exact = ((256 - w) * formats.value(a) + w * formats.value(b)) / 256
    return filtered.rounded(exact, exact < 0 or a == b == SIGN)


class Pair(list):
    """Two trees that count alike, in the place of one: half of each."""


class Corner(tuple):
    """Three places: in the corner of the face, beyond the edge along s, beyond that along t."""


def floating(tree, leaf):
    if isinstance(tree, Corner):
        return canonical(cubes.mean([leaf(at) for at in tree]))   # PD-17b
    if not isinstance(tree, list):
        return canonical(leaf(tree))
    values = [floating(node, leaf) for _, node in tree]
    return blend(tree[1][0], *values) if len(tree) == 2 else values[0]


def total(tree, leaf):
    if isinstance(tree, Corner):
        return Fraction(sum(leaf(at) for at in tree), 3)   # PD-110
    if isinstance(tree, Pair):
        return Fraction(sum(total(node, leaf) for _, node in tree), 2)   # PD-112
    return sum(w * total(node, leaf) for w, node in tree) if isinstance(tree, list) else leaf(tree)


def leaves(tree):
    return [leaf for _, node in tree for leaf in leaves(node)] if isinstance(tree, list) else [tree]


def weighed(tree, weight=1):
    """[(place, weight in 2^-32)]"""
    return [each for w, node in tree for each in weighed(node, weight * w)] if isinstance(tree, list) else [(tree, weight)]


class Blend(Draw):
    round16 = False

    def point(self, lane):
        filter_ = self.sampler.mag if self.clamped(lane) <= 0 else self.sampler.minify
        return filter_ == 1 or self.texture.form.whole()

    def position(self, axis, mode, size, c, point):
        """In texels; of a point, or of what is filtered."""
        return rule.position("rule", mode, size if self.texture.normalized else 0, c, 0)

    def tree(self, lane):
        """Leaves: a place (level in memory, slice or layer, y, x), or None for the border."""
        texture = self.texture
        mip = lod.POINT if self.sampler.mip == lod.LINEAR and texture.form.whole() else self.sampler.mip
        return [(w, self.of_level(lane, level)) for level, w in lod.chosen(self.clamped(lane), mip, texture.levels, texture.least)]

    def of_level(self, lane, level):
        texture, sizes = self.texture, self.texture.sizes(level)
        given, layer, modes, offsets = self.where(lane)
        point = self.point(lane)
        at = [self.position(*each, point) for each in zip(range(3), modes, sizes, given)]
        along = [[(k, w) for k, w in filtered.along(*each, point) if w] for each in zip(modes, sizes, at, offsets)]
        columns, rows, slices = (*along, [(0, 256)], [(0, 256)])[:3]
        leaf = lambda x, y, z: None if None in (x, y, z) else (texture.first + level, z + layer, y, x)
        return [(wz, [(wy, [(wx, leaf(x, y, z)) for x, wx in columns]) for y, wy in rows]) for z, wz in slices]

    def value(self, lane, register=0):
        tree = self.tree(lane)
        return self.compared(tree, lane, register) if self.dref else self.filtered(tree, register, self.point(lane) and len(tree) == 1)

    def filtered(self, tree, register, alone):
        """alone: one texel, which comes as it is"""
        form, c, edge = self.texture.form, self.texture.form.component(register), self.texture.form.border()[register]
        shown = lambda at: edge if at is None else filtered.CONSTANTS.get(form.sources[register], 0) if c is None else self.texture.shown(c, at)
        if alone:
            return shown(leaves(tree)[0])
        width, datatype = (form.bits[c][1], form.of(c)) if c is not None else (0, "")
        if datatype not in ("UNORM", "SNORM") or width > 16:
            return floating(tree, shown)
        bits, sign = 16 if form.decoded(c) else width, datatype == "SNORM"
        top = (1 << bits - sign) - 1

        def coded(at):
            code = filtered.code_of_border(datatype, edge, bits) if at is None else self.texture.code(c, at)
            if at is not None and form.decoded(c):
                code = self.texture.widened(code, width)
            if at is not None and sign:
                code = max(code - (code >> bits - 1 << bits), -top)
            return filtered.sixteen(code, (bits - sign, 16 - sign)) if self.round16 else code

        sum_ = total(tree, coded)
        if self.round16:
            top = (1 << 16 - sign) - 1
            sum_ = ((abs(sum_) + 2 ** 31) // 2 ** 32 << 32) * (-1 if sum_ < 0 else 1)
        return rule.bits32(rule.rne32(Fraction(sum_) / (top << 32)))

    def compared(self, tree, lane, register):
        """PD-10b, 12, 113"""
        form, source = self.texture.form, self.texture.form.sources[register]
        if source != form.sources[0]:
            return floating(tree, lambda at: filtered.CONSTANTS.get(source, 0))
        c, test = form.component(0), sampled.FUNCTIONS[self.sampler.fields.get("DEPTH_COMPARE_FUNC", 0)]

        def passes(at):
            edge = at is None
            if form.of(c) == "UNORM":
                width = form.bits[c][1]
                left, right = formats.quantised(self.dref[lane], width), formats.quantised(COLOUR[0], width) if edge else self.texture.code(c, at)
            else:
                words = canonical(self.dref[lane]), canonical(COLOUR[0] if edge else self.texture.shown(c, at))
                if NAN in words:
                    return 0x3F800000 * test(0, 1) * test(1, 0)   # NOTEQUAL, ALWAYS
                left, right = ((1 - bits // SIGN * 2) * 2 ** 200 if bits & ~SIGN == INFINITE else formats.value(bits) for bits in words)
            return 0x3F800000 * test(left, right)

        shares = floating(tree, passes)
        assert isinstance(tree, Pair) or any(isinstance(at, Corner) for at in leaves(tree)) or \
            formats.value(shares) == Fraction(sum(w for at, w in weighed(tree) if passes(at)), 2 ** 32)   # exact
        return shares

    def results(self, lane):
        return [self.value(lane, register) for register in range(4) if self.mask >> register & 1]


class Rounded(Blend):
    round16 = True


class Drawn:
    """Operands at random. of: samplers and levels whose blends show something."""

    def __init__(self, d, make=Blend):
        self.d, self.r, self.make = d, d.r, make

    def modes(self):
        r = self.r
        return [r.choice(sampled.MODES[:3] if r.random() < 0.5 else sampled.MODES) for _ in range(3)]

    def part(self):
        """Of 256: ends, the middle, any."""
        r = self.r
        return r.choice((0, 1, 127, 128, 255, 255, 1, r.randrange(256), r.randrange(256)))

    def lc(self, texture):
        return 256 * self.r.randrange(max(1, texture.levels - 1)) + self.part()

    def layers(self, texture, lanes):
        return [self.r.randrange(texture.layers + 1) for _ in range(lanes)]

    def offsets(self, lanes):
        return [self.r.randrange(1 << 32) if self.r.random() < 0.7 else self.r.choice((0x888, 0x777, 0x87, 0x178)) for _ in range(lanes)]

    def coordinates(self, texture, lanes, spread_=1):
        """Inside and about the image; often a quarter of a texel, or half of one, of a level."""
        r, words = self.r, []
        for _ in range(lanes):
            sizes = texture.sizes(r.randrange(texture.levels))
            near = lambda size: Fraction(r.randrange(-4, 4 * size + 5), 4) if r.random() < 0.3 else Fraction(r.randrange(-128, 256 * size + 129), 256)
            at = [(near(size) + (r.choice((-2, -1, 1, 3)) * size if spread_ and r.random() < 0.15 else 0)) / (size if texture.normalized else 1) for size in sizes]
            words.append([rule.bits32(rule.rne32(x)) for x in at])
        return list(zip(*words))

    def level(self, target, bias):
        """A word whose level, with the bias, is the one that is wanted: cut off there."""
        x = target - bias
        return rule.bits32(rule.rne32(Fraction(4 * x + (self.r.randrange(4) if x > 0 else -self.r.randrange(4) if x < 0 else 0), 1024)))

    def add(self, texture, wanted=None, lanes=8, filters=None, mask=None, suffix=".LL", offsets=False, dref=None, at=None, layers=None, bindless=None, **more):
        """wanted: lc of each thread; of a sampler without a bias of its own."""
        r = self.r
        wanted = wanted or [self.lc(texture) for _ in range(lanes)]
        lanes = len(wanted)
        mag, minify = filters or r.choice(((2, 2), (2, 2), (1, 2), (2, 3), (2, 1)))
        bias = more.pop("bias", None)
        bias = (r.choice((0, 0, r.randrange(-700, 700))) if suffix == ".LL" else wanted[0]) if bias is None else bias
        fields = dict(more)
        if texture.form.srgb:
            fields.setdefault("SRGB_CONVERSION", 1)
        sampler = Sampler(fields.pop("modes", None) or self.modes(), mag, minify, fields.pop("mip", lod.LINEAR), bias, **fields)
        header = texture.fields.get("MIP_LOD_BIAS", 0) if texture.fields.get("USE_HEADER_OPT_CONTROL") else bias
        header -= 0x2000 * (header >> 12 & 1) if header > 0 else 0
        level = [self.level(x, header) for x in wanted] if suffix == ".LL" else None
        self.d.add(self.make(texture, sampler, suffix, at or self.coordinates(texture, lanes), level, layers or self.layers(texture, lanes),
                             self.offsets(lanes) if offsets else None, bindless=r.random() < 0.15 if bindless is None else bindless, dref=dref,
                             mask=mask or (1 if lanes > 8 or len(texture.form.bits) == 1 or dref else r.choice((1, 3, 8, 15)))))


def solved(r, weights, top, goal):
    """Codes up to `top` whose sum by the weights is one of the goals next to where a draw of them is."""
    order = sorted(range(len(weights)), key=lambda i: -weights[i])
    while True:
        codes = [r.randrange(top + 1) for _ in weights]
        rest = goal(sum(c * w for c, w in zip(codes, weights))) - sum(c * w for c, w in zip(codes, weights))
        for i in order:
            step = max(-codes[i], min(rest // weights[i], top - codes[i]))
            codes[i] += step
            rest -= step * weights[i]
        if rest == 0:
            return codes


def halfway(top, shift, aside):
    """A goal of `solved`: a sum halfway between two binary32 of 1/2..1, and so many steps aside; top: what is 1.

    shift: the sum is in 2^(shift - 32) of a code. Where none lies halfway: the one below.
    """
    return lambda near: (max(2 ** 24 + 1, min((near << shift) // (128 * top) | 1, 2 ** 25 - 1)) * 128 * top >> shift) + aside


def between_codes(shift, aside):
    """Halfway between two codes of 16 bits."""
    return lambda near: ((near << shift >> 32) * 2 + 1 << 31 - shift) + aside


def sought(r, texture, draw, top, goals, shift, negative=()):
    """Fills the elements of a draw's threads, each with codes for a goal; of threads in `negative` all codes are less than 0."""
    low, width = texture.form.bits[0]
    for lane, goal in enumerate(goals):
        found = weighed(draw.tree(lane))
        codes = solved(r, [w >> shift for _, w in found], top, goal)
        for (at, _), code in zip(found, codes):
            texture.elements[at] = -code % (1 << width) if lane in negative else code


def row_of_cells(r, size, words):
    """Coordinates of a thread for each cell of 4 texels along s, between the centres of the second and the third: places from the middle in 256ths, of each axis."""
    cells = size[0] // 4
    return [[rule.bits32(Fraction((1024 * cell if axis == 0 else 0) + 512 + part, 256 * n)) for cell, part in zip(range(cells), parts)]
            for axis, (n, parts) in enumerate(zip(size, words))]
