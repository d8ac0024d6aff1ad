#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of gathers from TWO_D_NO_MIPMAP, which run as TEX, in exact fractions from the rules' texts.

usage: filtered.py FOLDER             write FOLDER/filter_*.tlv
       filtered.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not

Codes are taken as they are stored: nothing here goes through the values that texels have before the filter. PD-10, 10a, 10b, 60,
61, 61a, 61b, 63, 82b and 108 are worked out here once more; wrapping and PD-80, 81 are those of rule.py, PD-81a, 82 and 12 those of
formats.py. What blocks decode to comes from outside, by way of block_vectors.py.
"""
from fractions import Fraction
import random
import struct

import block_vectors
import formats
import rule
import written

NAME = "tests/oracle/filtered.py"
WIDE, HIGH = 16, 4
PIXELS = {**{name: row[:2] for name, row in formats.FORMATS.items()}, **formats.PLAIN, "R8": (1, ((0, 8),)), "R16": (2, ((0, 16),)), "R32": (4, ((0, 32),)), "R16_G16": (4, ((0, 16), (16, 16))),
          "R16_G16_B16_A16": (8, ((0, 16), (16, 16), (32, 16), (48, 16))), "R32_G32_B32": (12, ((0, 32), (32, 32), (64, 32))), "R32_G32_B32_A32": (16, ((0, 32), (32, 32), (64, 32), (96, 32))),
          "A8B8G8R8": (4, ((0, 8), (8, 8), (16, 8), (24, 8))), "A2B10G10R10": (4, ((0, 10), (10, 10), (20, 10), (30, 2))),
          "B5G6R5": (2, ((0, 5), (5, 6), (11, 5))), "A1B5G5R5": (2, ((0, 5), (5, 5), (10, 5), (15, 1)))}
EDGE = {"CLAMP_OGL": "CLAMP_TO_EDGE", "MIRROR_ONCE_CLAMP_OGL": "MIRROR_ONCE_CLAMP_TO_EDGE"}
MODES = ("WRAP", "MIRROR", "CLAMP_TO_EDGE", "BORDER", "CLAMP_OGL", "MIRROR_ONCE_CLAMP_TO_EDGE", "MIRROR_ONCE_BORDER", "MIRROR_ONCE_CLAMP_OGL")
LEAST = Fraction(2) ** -126
CONSTANTS = {"ZERO": 0, "ONE_INT": 1, "ONE_FLOAT": 0x3F800000}


def along(mode, size, position, offset, point):
    """[(texel, None for border; weight in 256ths)]"""
    if point:  # PD-60
        return [(rule.wrapped(EDGE.get(mode, mode), rule.floor(position) + offset, size), 256)]
    q = round(position * 256) + 256 * offset
    if mode == "CLAMP_OGL":
        q = max(0, min(q, 256 * size))
    elif mode == "MIRROR_ONCE_CLAMP_OGL":
        q = max(-256 * size, min(q, 256 * size))
    first, part = divmod(q - 128, 256)
    return [(rule.wrapped(mode, first, size), 256 - part), (rule.wrapped(mode, first + 1, size), part)]


def flushed(x):
    return x if abs(x) >= LEAST else Fraction(0)


def rounded(x, negative):
    """Bits; `negative`: of a zero."""
    x = flushed(rule.rne32(x)) if x else x
    return rule.bits32(x) if x else 0x80000000 * negative


def blend(parts):
    """PD-108, of [(bits, weight)]: those that have a weight. Of two zeros the sum is negative if both are; one too small has its sign."""
    parts = [(v if v & 0x7FFFFFFF >= 0x00800000 else v & 0x80000000, w) for v, w in parts if w]
    if len(parts) == 1:
        return parts[0][0]
    exact = sum(formats.value(v) * w for v, w in parts) / sum(w for _, w in parts)
    return rounded(exact, exact < 0 or all(v == 0x80000000 for v, _ in parts))


def mean_of_floats(parts):
    """PD-108, of [(bits, weight)] in the order (i0, j0) (i1, j0) (i0, j1) (i1, j1): along s, then along t."""
    rows = [(pair, sum(w for _, w in pair)) for pair in (parts[:2], parts[2:])]
    return blend([(blend(pair), w) for pair, w in rows if w])


def wider(code, width):
    """PD-82b: what sRGB decodes, as a code of 16 bits: no other is nearer."""
    v = Fraction(code, (1 << width) - 1)
    if v <= Fraction(4045, 100000):
        return int(v * 100 / 1292 * 65535 + Fraction(1, 2))
    base = (v + Fraction(55, 1000)) / Fraction(1055, 1000)
    near = int(float(base) ** 2.4 * 65535) - 2
    while base ** 12 >= (Fraction(2 * near + 1, 2) / 65535) ** 5:
        near += 1
    return near


def sixteen(code, bits):
    """PD-61b: a magnitude of `bits` in 16 of UNORM, in 15 of SNORM (`bits` less one): as text, again and again."""
    text, wide = format(abs(code), f"0{bits[0]}b"), bits[1]
    return int((text * 16)[:wide], 2) * (-1 if code < 0 else 1)


def nearest(bits, width):
    """UNORM, a half up; NaN is 0."""
    if bits & 0x7FFFFFFF > 0x7F800000 or bits >> 31:
        return 0
    full = (1 << width) - 1
    return full if bits >= 0x3F800000 else int(formats.value(bits) * full + Fraction(1, 2))


def code_of_border(datatype, bits, width):
    """PD-61a"""
    if datatype == "SNORM":
        return nearest(bits & 0x7FFFFFFF, width - 1) * (-1 if bits >> 31 else 1)
    return nearest(bits, width)


class Texture:
    """Rows of elements, and what is said of them."""
    extent = WIDE, HIGH

    def operand(self, at, axis):
        return number(at[axis] / self.extent[axis])

    def __init__(self, name, types, sources=("R", "G", "B", "A"), srgb=False, seed="", round16=False):
        self.name, self.types, self.sources, self.srgb, self.round16 = name, types, sources, srgb, round16
        self.size, self.bits = PIXELS[name]
        rng = random.Random(f"filtered {name} {types} {seed}")
        wide, high = self.extent
        made = formats.elements(rng, self.size, self.bits, wide * high)
        rng.shuffle(made)
        if "FLOAT" in str(types):
            made = [self.finite(rng, element) for element in made]
        self.rows = [made[wide * y:wide * (y + 1)] for y in range(high)]

    def of(self, component):
        return formats.data_words(self.types)[2](component)

    def finite(self, rng, element):
        """Sums of numbers; what infinities do is asked of unit tests."""
        for c, (low, width) in enumerate(self.bits):
            exponent = {32: (23, 255), 16: (10, 31), 11: (6, 31), 10: (5, 31)}.get(width)
            if self.of(c) == "FLOAT" and exponent:
                at, top = exponent
                if element >> low + at & top == top:
                    element ^= rng.choice((1, 2, 4)) << low + at
        return element

    def place(self, n):
        first, rest, _ = formats.data_words(self.types)
        pitch = (WIDE * self.size + 31) // 32 * 32
        address = 0x30000000 + 0x1000 * n
        out = [f"texture {n} {{ type TWO_D_NO_MIPMAP layout pitch {pitch} format {self.name} {first} source {' '.join(self.sources)} "
               f"size {WIDE} {HIGH} address {address:#x}{rest}{' SRGB_CONVERSION 1' if self.srgb else ''} }}"]
        for y, row in enumerate(self.rows):
            for x in range(0, WIDE, 8):
                words = " ".join(e.to_bytes(self.size, "little").hex() for e in row[x:x + 8])
                out.append(f"bytes {address + y * pitch + x * self.size:#x} {words}")
        return out

    def code(self, component, x, y):
        low, width = self.bits[component]
        return self.rows[y][x] >> low & (1 << width) - 1

    def decoded(self, component):
        return self.srgb and component in formats.decoded_components(self.bits)

    def shown(self, component, x, y):
        return formats.shown(self.name, self.of(component), self.code(component, x, y), self.bits[component][1], self.rows[y][x],
                             self.decoded(component))

    def component(self, lane):
        """Of a lane, None: a constant, or what the format lacks."""
        c = "RGBA".find(self.sources[lane])
        return c if 0 <= c < len(self.bits) else None

    def whole(self):
        """PD-63: a lane shows integers."""
        return any(self.component(lane) is not None and self.of(self.component(lane)) in ("UINT", "SINT") for lane in range(4))

    def lane(self, lane, weights, border):
        """Bits of a lane: weights [((x, y) or None, weight in 2^-16)], the border colour's bits."""
        c = self.component(lane)
        if len(weights) == 1:
            at = weights[0][0]
            return border[lane] if at is None else CONSTANTS.get(self.sources[lane], 0) if c is None else self.shown(c, *at)
        width = self.bits[c][1] if c is not None else 0
        if c is None or self.of(c) not in ("UNORM", "SNORM") or width > 16:
            pick = lambda at: border[lane] if at is None else CONSTANTS.get(self.sources[lane], 0) if c is None else self.shown(c, *at)
            return mean_of_floats([(pick(at), w) for at, w in weights])
        datatype, total = self.of(c), 0
        bits = 16 if self.decoded(c) else width
        sign = datatype == "SNORM"
        top = (1 << bits - (datatype == "SNORM")) - 1
        for at, w in weights:
            if at is None:
                code = code_of_border(datatype, border[lane], bits)
            else:
                code = self.code(c, *at)
                code = wider(code, width) if self.decoded(c) else code
                code = max(code - (code >> bits - 1 << bits), -top) if datatype == "SNORM" else code
            total += (sixteen(code, (bits - sign, 16 - sign)) if self.round16 else code) * w
        if self.round16:
            top = (1 << 16 - sign) - 1
            total = 65536 * int(Fraction(abs(total), 65536) + Fraction(1, 2)) * (-1 if total < 0 else 1)
        return rule.bits32(rule.rne32(Fraction(total, 65536 * top)))


class Blocks(Texture):
    """In block-linear memory, coordinates in texels: several GOBs along both axes."""
    extent = 24, 20

    def __init__(self, name, types, block, **more):
        self.block = block
        super().__init__(name, types, **more)

    def operand(self, at, axis):
        return number(at[axis])

    def place(self, n):
        address = 0x30000000 + 0x10000 * n
        out = [f"texture {n} {{ type TWO_D_NO_MIPMAP layout blocklinear block {self.block[0]} {self.block[1]} format {self.name} {self.types} "
               f"source {' '.join(self.sources)} size {self.extent[0]} {self.extent[1]} address {address:#x} NORMALIZED_COORDS 0 }}"]
        formats.put_blocks(out, address, self.rows, self.size, *self.block)
        return out


class Compressed(Texture):
    """Blocks in a row, of texels that decoders from outside gave."""

    def __init__(self, kind, blocks, srgb=False):
        self.kind, self.blocks, self.srgb, self.round16 = kind, blocks, srgb, False
        self.name, self.types, _, self.size, self.count, _ = block_vectors.KINDS[kind]
        self.sources = ("R", "G", "B", "A")

    def place(self, n):
        address = 0x30000000 + 0x1000 * n
        return [f"texture {n} {{ type TWO_D_NO_MIPMAP layout pitch {4 * self.size} format {self.name} {self.types} size {WIDE} {HIGH} "
                f"address {address:#x}{' SRGB_CONVERSION 1' if self.srgb else ''} }}",
                f"bytes {address:#x} " + " ".join(block.data.hex() for block in self.blocks)]

    def whole(self):
        return False

    def shown(self, component, x, y):
        return self.blocks[x // 4].bits(x % 4, y, component, self.srgb)

    def coded(self, component, x, y):
        """A code, and how many bits of UNORM or SNORM it has; 0 of a float and of what is absent."""
        how, value = self.blocks[x // 4].texels[component][4 * y + x % 4] if component < self.count else ("absent", 0)
        if how == "code":
            return (wider(value, 8), 16) if self.srgb and component < 3 else (value, 8)
        if how == "ratio" and self.name.startswith("EAC"):  # 11 bits
            return int(value * (1023 if self.types == "SNORM" else 2047)), 11
        return (int(value * 65535 + Fraction(1, 2)), 16) if how == "ratio" else (0, 0)  # PD-84

    def lane(self, lane, weights, border):
        if len(weights) == 1:
            return self.shown(lane, *weights[0][0])
        coded = [self.coded(lane, *at) for at, _ in weights]
        bits = coded[0][1]
        if bits == 0:
            return mean_of_floats([(self.shown(lane, *at), w) for at, w in weights])
        top = (1 << bits - (self.types == "SNORM")) - 1
        return rule.bits32(rule.rne32(Fraction(sum(code * w for (code, _), (_, w) in zip(coded, weights)), 65536 * top)))


def weights(modes, position, offset, point, extent=(WIDE, HIGH)):
    columns = along(modes[0], extent[0], position[0], offset[0], point)
    rows = along(modes[1], extent[1], position[1], offset[1], point)
    return [(None if x is None or y is None else (x, y), a * b) for y, b in rows for x, a in columns]


class File:
    def __init__(self, what, rules, without=""):
        self.out = [f"# {line}" for line in what] + [f"# Written by {NAME}.", "texlock 1", f"rules {rules}"]
        self.out += [f"rules without {without}"] if without else []
        self.body, self.warps = [], 0

    def text(self):
        return "\n".join(self.out + self.body) + "\n"

    def warp(self, word, lanes, operands, expected):
        """expected: [lane of values, of which those that are not None are asked for]"""
        self.body += ["", f"warp {self.warps % 64} {{", f'    asm "{word}"  active {(1 << len(lanes)) - 1:#x}']
        for name, values in operands.items():
            self.body.append(f"    {name} = {{ {' '.join(values)} ... }}")
        for lane, values in enumerate(expected):
            self.body.append(f"    expect lane {lane} " + "  ".join(f"R{8 + k} = {v:#010x}" for k, v in enumerate(values)) + ";")
        self.body.append("}")
        self.warps += 1


def number(x):
    """A binary32 that is a fraction, exactly."""
    return f"bits({rule.bits32(x):#010x})"


def positions(rng, count, extent=(WIDE, HIGH)):
    """Everywhere around, many at the places where something changes."""
    made = []
    for _ in range(count):
        pair = []
        for size in extent:
            p = Fraction(rng.randrange(-2 * size * 512, 3 * size * 512), 512) if rng.random() < 0.4 else \
                Fraction(rng.choice((-size, 0, size, 2 * size, rng.randrange(size))) * 2 + rng.choice((-1, 0, 1)), 2) + \
                Fraction(rng.choice((-2, -1, 0, 1, 2, 3)), 512)
            pair.append(p)
        made.append(tuple(pair))
    return made


def sample(file, rng, texture, n, modes, point, border=(0, 0, 0, 0), offset=(0, 0), handle=None, word=""):
    lanes = positions(rng, 16, texture.extent)
    operands = {name: [texture.operand(at, axis) for at in lanes] for axis, name in enumerate("st")}
    registers = "R8, R0"
    if word == ".AOFFI":
        operands["off1"] = [f"aoffi({offset[0]}, {offset[1]})"] * len(lanes)
        registers = "R8, R0, R4"
    elif word == ".PTP":  # PD-10: read, not added
        operands["off1"] = ["ptp(1, -2, 3, 4)"] * len(lanes)
        operands["off2"] = ["ptp(-8, 7, -6, 5)"] * len(lanes)
        registers = "R8, R0, R4"
    moved = offset if word == ".AOFFI" else (0, 0)
    expected = [[texture.lane(lane, weights(modes, at, moved, point, texture.extent), border) for lane in range(4)] for at in lanes]
    file.warp(f"TLD4.{'RGBA'[file.warps % 4]}{word} {registers}, {n if handle is None else handle}, 2D, 0xf", lanes, operands, expected)


def several(what, rules, textures, filters, name, without=""):
    """Textures with CLAMP_TO_EDGE along s and WRAP along t."""
    file, rng = File(what, rules, without), random.Random(name)
    for code, word in enumerate(("POINT", "LINEAR")):
        file.out.append(f"sampler {code} {{ address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER {code + 1} SRGB_CONVERSION 1 }}   # {word}")
    for n, texture in enumerate(textures):
        file.out += texture.place(n)
        for code in filters:
            file.out.append(f"handle {2 * n + code} texture {n} sampler {code}")
            for _ in range(2):
                sample(file, rng, texture, n, ("CLAMP_TO_EDGE", "WRAP"), code == 0 or texture.whole(), handle=2 * n + code)
    return file.text()


def norms():
    made = [Texture("R8", "UNORM"), Texture("R8", "SNORM", ("R", "ZERO", "ONE_FLOAT", "R")), Texture("A8B8G8R8", "UNORM"),
            Texture("A8B8G8R8", "SNORM", ("B", "A", "G", "R")), Texture("R16", "UNORM"), Texture("R16_G16", "SNORM"),
            Texture("R16_G16_B16_A16", "UNORM"), Texture("A2B10G10R10", "UNORM"), Texture("A2B10G10R10", "SNORM"), Texture("B5G6R5", "UNORM"),
            Texture("A1B5G5R5", "UNORM"), Texture("G4R4", "UNORM"), Texture("B6G5R5", ("SNORM", "SNORM", "UNORM"))]
    return several(["Means of UNORM and SNORM of up to 16 bits: exact but for one rounding."], "R-TLD4-39 PD-10 PD-61", made, (1,), "norms",
                   "PD-10b PD-10c PD-60 PD-61a PD-61b PD-63 PD-82b PD-108")


def encoded():
    made = [Texture(name, "UNORM", srgb=True) for name in ("R8", "A8B8G8R8", "X8B8G8R8", "B5G6R5", "A1B5G5R5", "G4R4")]
    return several(["sRGB is decoded before the filter, to codes of 16 bits; alpha has its own bits."], "PD-61 PD-82b", made, (1,), "encoded")


def rounded16():
    """PD-61b: means of codes of every width up to 16, of sRGB; floats, integers and comparisons are what they were."""
    kinds = (("R8", "UNORM"), ("R8", "SNORM"), ("A8B8G8R8", "SNORM", ("B", "A", "G", "R")), ("R16", "UNORM"), ("R16_G16", "SNORM"),
             ("R16_G16_B16_A16", "UNORM"), ("A2B10G10R10", "UNORM"), ("A2B10G10R10", "SNORM"), ("B5G6R5", "UNORM"), ("A1B5G5R5", "UNORM"),
             ("G4R4", "UNORM"), ("R32", "FLOAT"), ("R32", "UNORM"), ("R16_G16", "SINT"))
    made = [Texture(*row, round16=True) for row in kinds] + [Texture("A8B8G8R8", "UNORM", srgb=True, round16=True)]
    text = several(["POLICY filter_round16: codes are widened to 16 bits, and means rounded to such codes."], "R-TLD4-39 PD-61b", made, (1,),
                   "rounded16", "PD-10b PD-10c PD-61a")
    return text.replace("sampler 0 {", "policy filter_round16\nsampler 0 {", 1)


def rounded16_half():
    """PD-61b: sums half a step above a code of 16 bits, and one less: of one texel of four, whose weight is odd."""
    file = File(["POLICY filter_round16: sums half a step above a code, which become the next one, and 2^-16 of a step below and above."],
                "R-TLD4-39 PD-61b", "PD-61a")
    file.out += ["policy filter_round16", "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }", "handle 0 texture 0 sampler 0"]
    texture, weight = Texture("R16", "UNORM", round16=True), 255 * 255
    codes = [end * pow(weight, -1, 1 << 16) % (1 << 16) for end in (0x7FFF, 0x8000, 0x8001, 0x7FFE)]
    texture.rows = [[codes[x // 2] if y == 1 and x % 2 and x < 8 else 0 for x in range(WIDE)] for y in range(HIGH)]
    file.out += texture.place(0)
    lanes = [(x + Fraction(127, 256), Fraction(383, 256)) for x in (1, 3, 5, 7)]
    modes = "CLAMP_TO_EDGE", "CLAMP_TO_EDGE"
    expected = [[texture.lane(0, weights(modes, at, (0, 0), False), (0, 0, 0, 0))] for at in lanes]
    file.warp("TLD4.R R8, R0, 0, 2D, 0x1", lanes, {name: [texture.operand(at, axis) for at in lanes] for axis, name in enumerate("st")}, expected)
    return file.text()


def rounded16_alpha():
    """PD-61b is asked of each lane: here the last is the only one whose mean it changes."""
    made = [Texture("R8", "UNORM", ("ZERO", "ONE_FLOAT", "ZERO", "R"), seed="alpha", round16=True)]
    text = several(["POLICY filter_round16: of four lanes the last alone is a mean."], "R-TLD4-39 PD-61b", made, (1,), "rounded16 alpha")
    return text.replace("sampler 0 {", "policy filter_round16\nsampler 0 {", 1)


def under_way():
    """The policy changes; which threads it holds for is what model and RTL must agree on."""
    made = [Texture("R8", "UNORM", seed="way"), Texture("A8B8G8R8", "SNORM", seed="way")]
    file, rng = File(["POLICY filter_round16 changes while texels pass: each thread has the policy of the cycle in which stage filter takes it,",
                      "not of those in which it is decoded or leaves."], "PD-61b"), random.Random("under way")
    file.out += ["traffic { seed 9 registers 95 changes 95 issue_gap 0 ar_stall 0 latency 2..5 result_stall 60 }", "policy filter_round16",
                 "sampler 0 { address WRAP WRAP WRAP MAG_FILTER 2 }"]
    for n, texture in enumerate(made):
        file.out += texture.place(n) + [f"handle {n} texture {n} sampler 0"]
    for n in range(32):
        s, t = rng.randrange(64), rng.randrange(64)
        file.body.append(f'warp {n % 64} {{ asm "TLD4.R R8, R0, {n % 2}, 2D, 0xf"  s = (2 * lane + {s}) / 77.0  t = (3 * lane + {t}) / 91.0 }}')
    return file.text()


def floats():
    made = [Texture("R32", "FLOAT", ("R", "ONE_FLOAT", "ZERO", "R")), Texture("R16_G16", "FLOAT"), Texture("R16_G16_B16_A16", "FLOAT"),
            Texture("R32_G32_B32_A32", "FLOAT"), Texture("BF10GF11RF11", "FLOAT"), Texture("E5B9G9R9_SHAREDEXP", "FLOAT"),
            Texture("X8Z24", "UNORM"), Texture("R32", "UNORM"), Texture("R32", "SNORM"), Texture("G24R8", "UNORM")]
    return several(["Means of floats, and of UNORM and SNORM of more than 16 bits: blend by blend."], "R-TLD4-39 PD-108", made,
                   (1,), "floats")


def compressed():
    """Four blocks of each compressed format, of sRGB where there is one."""
    table = block_vectors.table()
    made = [Compressed(kind, random.Random(f"filtered {kind} {srgb}").sample(table[kind], 4), srgb)
            for kind in block_vectors.KINDS for srgb in ((False, True) if kind in block_vectors.SRGB else (False,))]
    return several(["Means of compressed texels: as codes of their own 8 or 11 bits; ratios of BC4, BC5 and the alpha of BC3 as codes of 16",
                    "bits, sRGB too; BC6H as floats."], "R-TLD4-39 PD-61 PD-82b PD-84 PD-84b PD-108", made, (0, 1), "compressed", "PD-61b")


def points():
    made = [Texture("R8", "UINT"), Texture("A8B8G8R8", "SINT"), Texture("R32", "FLOAT"), Texture("A8B8G8R8", "UNORM", srgb=True),
            Texture("R16_G16", "SNORM"), Texture("S8Z24", ("UNORM", "UINT"), ("R", "R", "R", "ONE_FLOAT"))]
    return several(["One texel, as it is: the one that the position lies in, not the nearest 2^-8th of it."], "R-TLD4-39 PD-10 PD-60", made,
                   (0,), "points")


def integers():
    made = [Texture("R8", "UINT"), Texture("R16_G16", "SINT"), Texture("R32_G32_B32_A32", "UINT"),
            Texture("G24R8", ("UNORM", "UINT"), ("R", "R", "G", "ONE_FLOAT")), Texture("R8", ("UNORM", "UINT", "SINT", "UINT"), ("R", "G", "B", "A"))]
    return several(["Integers are not filtered, whatever the sampler says: if one lane shows some, all show one texel. What the format lacks",
                    "is none, of whatever data type."], "PD-60 PD-63",
                   made, (1,), "integers")


class Typed(Texture):
    """Of texels that stand in memory once, for headers that differ: finite whatever their types."""

    def __init__(self, name, types, sources):
        super().__init__(name, types, sources, seed="mixed")
        self.rows = Texture(name, "FLOAT", seed="mixed").rows


def mixed():
    """PD-63 by each component's own data type: every pair of types, of a component that lanes show and of those beside it."""
    file, rng = File(["Components of different data types: one of type T, the others of type U, every pair; shown alone, and left out. Then one",
                      "component, and the types of those that the format lacks. Integers decide where a lane shows them, nothing else does."],
                     "R-TLD4-39 PD-10 PD-60 PD-61 PD-63 PD-108"), random.Random("mixed")
    file.out.append("sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 }")
    kinds, lacking = ("UNORM", "SNORM", "UINT", "SINT", "FLOAT"), (*formats.TYPES, 0, 5, 6)   # codes that no name stands for
    made = []
    for c, t, u in ((c, t, u) for c in range(4) for t in kinds for u in kinds if t != u):
        types = tuple(t if k == c else u for k in range(4))
        others = ["RGBA"[(c + k) % 4] for k in (1, 2, 3)]
        made += [Typed("R16_G16_B16_A16", types, sources) for sources in (("RGBA"[c], "ZERO", "ONE_FLOAT", "RGBA"[c]), (*others, "ONE_INT"))]
    for n, (t, u) in enumerate((t, u) for t in kinds for u in lacking):
        types = (t, u, lacking[n % 7], lacking[(n + 3) % 5])
        made.append(Typed("R32", types, ("R", "G", "B", "A")))
    placed = {}
    for n, texture in enumerate(made):
        first = placed.setdefault(texture.name, n)
        lines = [line.replace(f"{0x30000000 + 0x1000 * n:#x}", f"{0x30000000 + 0x1000 * first:#x}") for line in texture.place(n)]
        file.out += [*lines[:1 if n != first else None], f"handle {n} texture {n} sampler 0"]
        lanes = [(Fraction(rng.randrange(512, 256 * 14), 256), Fraction(rng.randrange(1024), 256)) for _ in range(3)]
        operands = {name: [texture.operand(at, axis) for at in lanes] for axis, name in enumerate("st")}
        modes = "CLAMP_TO_EDGE", "WRAP"
        expected = [[texture.lane(lane, weights(modes, at, (0, 0), texture.whole()), (0, 0, 0, 0)) for lane in range(4)] for at in lanes]
        file.warp(f"TLD4.{'RGBA'[n % 4]} R8, R0, {n}, 2D, 0xf", lanes, operands, expected)
    return file.text()


def wrapping():
    """Every pair of modes, with a border, with offsets and without."""
    file, rng = File(["Every address mode along both axes, filtered and not; the border colour as a code, beside constants as it is; one offset",
                      "for all, PTP is not added."], "PD-10 PD-60 PD-61 PD-61a PD-108"), random.Random("wrapping")
    made = [Texture("A8B8G8R8", "UNORM", seed="wrap"), Texture("R16_G16", "FLOAT", seed="wrap"), Texture("R8", "SNORM", seed="wrap"),
            Texture("A8B8G8R8", "UNORM", ("ONE_FLOAT", "G", "ZERO", "ONE_INT"), seed="wrap"),
            Texture("R16_G16", ("FLOAT", "UNORM"), ("R", "G", "G", "G"), seed="wrap")]   # R_DATA_TYPE alone clamps (PD-14b)
    border = (0x3E99999A, 0xBEAAAAAB, 0x3FC00000, 0x7F000000)
    clamped = {"UNORM": (0x3E99999A, 0, 0x3F800000, 0x3F800000), "SNORM": (0x3E99999A, 0xBEAAAAAB, 0x3F800000, 0x3F800000), "FLOAT": border,
               ("FLOAT", "UNORM"): border}
    for n, texture in enumerate(made):
        file.out += texture.place(n)
    for a, u in enumerate(MODES):
        for point in (0, 1):
            file.out.append(f"sampler {2 * a + point} {{ address {u} {MODES[(a + 3) % 8]} WRAP MAG_FILTER {2 - point} border "
                            f"{' '.join(f'bits({b:#010x})' for b in border)} }}".replace("bits(", "").replace(") ", " ").replace(")", ""))
            for n, texture in enumerate(made):
                handle = 32 * n + 2 * a + point
                file.out.append(f"handle {handle} texture {n} sampler {2 * a + point}")
                for word in ("", ".AOFFI") if n else ("", ".AOFFI", ".PTP"):
                    sample(file, rng, texture, n, (u, MODES[(a + 3) % 8]), bool(point), clamped[texture.types],
                           (rng.randrange(-32, 32), rng.randrange(-32, 32)), handle, word)
    return file.text()


def border_codes():
    """PD-61a changes nothing where the colour is a code already: of UNORM, and of SNORM."""
    file, rng = File(["Borders whose colours are codes of the texture's own data type: nothing is nearest to them but themselves."], "PD-61",
                     "PD-61a"), random.Random("border codes")
    for n, (name, datatype, codes) in enumerate((("A8B8G8R8", "UNORM", (51, 1, 254, 0)), ("A8B8G8R8", "SNORM", (51, -1, 126, -127)),
                                                 ("R16_G16_B16_A16", "UNORM", (0x1234, 1, 0xFFFE, 0xFFFF)))):
        texture = Texture(name, datatype, seed="border codes")
        top = (1 << texture.bits[0][1] - (datatype == "SNORM")) - 1
        border = [struct.unpack("<I", struct.pack("<f", code / top))[0] for code in codes]
        file.out += texture.place(n)
        file.out.append(f"sampler {n} {{ address BORDER BORDER WRAP MAG_FILTER 2 border {' '.join(f'{b:#010x}' for b in border)} }}")
        file.out.append(f"handle {n} texture {n} sampler {n}")
        for _ in range(2):
            sample(file, rng, texture, n, ("BORDER", "BORDER"), False, border)
    return file.text()


def compared():
    """PD-10b: texels are compared, then filtered: by weights of those that pass."""
    file, rng = File(["Texels are compared before the filter: the mean is the weight of those that pass. Lanes that select something else",
                      "show constants as they are, and no other component."], "R-TLD4-15 PD-10b PD-12"), random.Random("compared")
    made = [(Texture("S8Z24", ("UNORM", "UINT"), ("R", "G", "R", "ONE_FLOAT")), 0), (Texture("Z24S8", ("UINT", "UNORM"), ("G", "R", "ZERO", "G")), 1),
            (Texture("R16", "UNORM", ("R", "R", "R", "ONE_FLOAT")), 0), (Texture("ZF32", "FLOAT", ("R", "ZERO", "R", "ONE_INT")), 0)]
    for n, (texture, component) in enumerate(made):
        file.out += texture.place(n)
        for func in range(8):
            for point in (0, 1):
                if n == 0:
                    file.out.append(f"sampler {2 * func + point} {{ address WRAP MIRROR WRAP MAG_FILTER {2 - point} DEPTH_COMPARE_FUNC {func} }}")
                handle = 16 * n + 2 * func + point
                file.out.append(f"handle {handle} texture {n} sampler {2 * func + point}")
                lanes = positions(rng, 24 - func)   # of each function another number: a pin that counts them sees which
                width = texture.bits[component][1]
                codes = [texture.shown(component, rng.randrange(WIDE), rng.randrange(HIGH)) for _ in lanes]
                operands = {"s": [number(p / WIDE) for p, _ in lanes], "t": [number(q / HIGH) for _, q in lanes],
                            "dref": [f"bits({c:#010x})" for c in codes]}
                expected = []
                for at, dref in zip(lanes, codes):
                    row = []
                    for lane in range(4):
                        source = texture.sources[lane]
                        if source == "RGBA"[component] or lane == 0:
                            total = 0
                            for (x, y), w in weights(("WRAP", "MIRROR"), at, (0, 0), bool(point)):
                                if texture.of(component) == "UNORM":
                                    left, right = formats.quantised(dref, width), texture.code(component, x, y)
                                else:
                                    left, right = formats.value(dref), formats.value(texture.shown(component, x, y))
                                    left, right = flushed(left), flushed(right)
                                passes = func & (1 if left < right else 2 if left == right else 4)
                                total += w if passes else 0
                            row.append(rule.bits32(Fraction(total, 65536)))
                        else:
                            row.append(CONSTANTS.get(source, 0) if source != "ONE_INT" or point else 0)
                    expected.append(row)
                file.warp(f"TLD4.{'RGBA'[func % 4]}.DC R8, R0, R4, {handle}, 2D, 0xf", lanes, operands, expected)
    return file.text()


def twelve():
    """PD-10c: every place of an element in a unit, in every place of the unit."""
    kinds = (("FLOAT", ("B", "R", "ONE_FLOAT", "G")), ("UINT", ("R", "G", "B", "A")), ("UNORM", ("G", "ZERO", "B", "R")))
    made = [Texture("R32_G32_B32", *kind) for kind in kinds]
    made += [Blocks("R32_G32_B32", kinds[n % 3][0], block, sources=kinds[n % 3][1])
             for n, block in enumerate(((1, 1), (2, 1), (1, 4), (2, 2), (4, 4), (8, 1), (4, 2), (2, 4)))]
    return several(["Elements of 12 bytes are read whole: in two parts if they run over the end of a unit of 16 bytes."],
                   "R-TLD4-39 PD-10 PD-10c PD-60 PD-63 PD-91a PD-92 PD-108", made, (0, 1), "twelve", "PD-91b")


def twelve_traffic():
    """Parts between which lines go, tags are cleared, and beats wait."""
    made = [Blocks("R32_G32_B32", kind, (2, 2), sources=("R", "G", "B", "ONE_FLOAT")) for kind in ("FLOAT", "UINT", "UNORM")]
    text = several(["Elements of 12 bytes in two parts under invalidations, slow memory and results that wait: three textures, each of them",
                    "larger than the texel cache."], "R-TLD4-39 PD-10c PD-91a", made, (0, 1), "twelve traffic", "PD-91b")
    text = text.replace("sampler 0 {", "traffic { seed 2 latency 4..12 reorder on r_gap 10 result_stall 95 registers 40 }\nsampler 0 {", 1)
    return text.replace("\n\nwarp ", "\n\ninvalidate texels\nwarp ")


def twelve_resets():
    """What is between two parts is forgotten at a reset."""
    made = [Blocks("R32_G32_B32", kind, (2, 2), sources=("R", "G", "B", "ONE_FLOAT")) for kind in ("FLOAT", "UINT", "UNORM")]
    text = several(["Elements of 12 bytes in two parts under resets: one that comes between the parts leaves no part behind. Invalidations make",
                    "parts again and again."], "R-TLD4-39 PD-10c PD-91a", made, (1,), "twelve resets", "PD-91b")
    text = text.replace("sampler 0 {", "traffic { seed 1 latency 4..12 resets 60 }\nsampler 0 {", 1)
    return text.replace("\n\nwarp ", "\n\ninvalidate texels\nwarp ")


def twelve_parts():
    """PD-10c: a part whose line cannot be read, or is not mapped; a compare, one offset; other lines between two parts."""
    file = File(["Elements of 12 bytes in two parts, one of which reads zero: after an error, or where nothing is mapped. Texel 0 is in one",
                 "part, texel 1 has 4 bytes in the first, texel 2 has 8, texel 3 none behind the first. Texel 2 again: both are cached now."],
                "R-TLD4-39 PD-3 PD-10a PD-10c PD-95", "PD-91a PD-91b")
    file.out += ["sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }",
                 "sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }"]
    kinds = ("", "error {:#x} 0x20", "error {:#x} 0x20", "sparse {:#x} 0x20", "sparse {:#x} 0x20")
    for n, kind in enumerate(kinds):
        address = 0x30000000 + 0x1000 * n
        lost = n and (n - 1) % 2
        file.out.append(f"texture {n} {{ type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address {address:#x} }}")
        file.out.append(f"bytes {address:#x} " + " ".join((x * 16 + c + 1).to_bytes(4, "little").hex() for x in range(4) for c in range(3)))
        file.out += ([kind.format(address + 32 * lost)] if kind else []) + [f"handle {n} texture {n} sampler {n % 2}"]
        for i, x in enumerate((0, 1, 2, 3, 2)):
            words = [0 if kind and (12 * x + 4 * c) // 32 == lost else x * 16 + c + 1 for c in range(3)]
            reads = {(12 * x + 4 * c) // 16 * 16 // 32 for c in range(3)}
            hit = bool(kind) and lost in reads
            status = '"memory-error"' if hit and "error" in kind else '"ok"'
            straddle = 8 * (12 * x % 16 > 4)
            file.body += ["", f"warp {(5 * n + i) % 64} {{", f'    asm "TLD4.R R8, R0, {n}, 2D, 0xf"  active 1  s = {number(Fraction(2 * x + 1, 8))}  t = 0.5',
                          f"    expect lane 0 address.straddle = {straddle}  lookup.second_hit = {straddle if x == 1 or i == 4 else 0}  cache.tag.status = {status}  filter.sparse = {int(hit and 'sparse' in kind)};",
                          "    expect lane 0 " + "  ".join(f"R{8 + c} = {v}" for c, v in enumerate(words)) + "  R11 = 0;", "}"]
    for n in range(8):
        held(file, n)
    both(file)
    return file.text()


def held(file, n):
    """Texel 2 of row y is one of four, at each place of the footprint in turn: its first line fails, its second is not cached yet."""
    kind, left, y = ("error", "sparse")[n // 4], n >> 1 & 1, n & 1
    address, texture = 0x30010000 + 0x1000 * n, 5 + n
    rows = [[[0 if y == row and 12 * x + 4 * c < 32 else 4 * (16 * x + 8 * row + c + 1) for c in range(3)] for x in range(4)] for row in range(2)]
    file.out.append(f"texture {texture} {{ type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address {address:#x} }}")
    file.out += [f"bytes {address + 64 * row:#x} " + " ".join(struct.pack("<f", 4 * (16 * x + 8 * row + c + 1)).hex() for x in range(4) for c in range(3))
                 for row in range(2)]
    file.out += [f"{kind} {address + 64 * y:#x} 0x20", f"handle {texture} texture {texture} sampler 1"]
    columns = (2, 3) if left else (1, 2)
    # PD-108, of four equal weights: exact.
    mean = [sum(rows[row][x][c] for row in range(2) for x in columns) / 4 for c in range(3)]
    straddle = sum(1 << k for k, x in enumerate((columns[0], columns[1], columns[1], columns[0])) if 12 * x % 16 > 4)
    status, sparse = ('"memory-error"', 0) if kind == "error" else ('"ok"', 1)
    file.body += ["", f"warp {25 + n} {{", f'    asm "TLD4.R R8, R0, {texture}, 2D, 0xf"  active 1  s = {number(Fraction(columns[1], 4))}  t = 0.5',
                  f"    expect lane 0 address.straddle = {straddle}  cache.tag.status = {status}  filter.sparse = {sparse};",
                  "    expect lane 0 " + "  ".join(f"R{8 + c} = {rule.bits32(Fraction(v)):#010x}" for c, v in enumerate(mean)) + ";", "}"]


def both(file):
    """Texels 2 and 3 of two rows: the second half of each row is not mapped, so a part of each sample; the first of one is an error."""
    address, value = 0x30018000, lambda x, row, c: 4 * (16 * x + 8 * row + c + 1)
    file.out.append(f"texture 13 {{ type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 FLOAT size 4 2 address {address:#x} }}")
    file.out += [f"bytes {address + 64 * row:#x} " + " ".join(struct.pack("<f", value(x, row, c)).hex() for x in range(4) for c in range(3)) for row in range(2)]
    file.out += [f"error {address:#x} 0x20", f"sparse {address + 32:#x} 0x20", f"sparse {address + 96:#x} 0x20", "handle 13 texture 13 sampler 1"]
    # PD-108, of four equal weights: what is left are two words of texel 2 of row 1.
    mean = [value(2, 1, c) / 4 if c < 2 else 0 for c in range(3)]
    file.body += ["", "warp 33 {", f'    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 1  s = {number(Fraction(3, 4))}  t = 0.5',
                  '    expect lane 0 address.straddle = 9  cache.tag.status = "memory-error"  cache.sparse = 15  filter.sparse = 1;',
                  "    expect lane 0 " + "  ".join(f"R{8 + c} = {rule.bits32(Fraction(v)):#010x}" for c, v in enumerate(mean)) + ";", "}"]


def twelve_waits():
    """PD-10c: a first part whose line is cached, and a second one that waits for its read to be taken."""
    file = File(["Elements of 12 bytes whose first part is there at once, and whose second is requested late, as descriptors are read meanwhile:",
                 "the queue between the parts is empty, and what it held before was such a part. Texel 0 has brought the line of the first."],
                "R-TLD4-39 PD-10c", "PD-91a PD-91b")
    file.out += ["traffic { seed 5 latency 2 ar_stall 80 }", "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }"]
    value = lambda x, n, c: 64 * n + 16 * x + c + 1
    for n in range(32):
        address = 0x30000000 + 0x1040 * n
        file.out += [f"texture {n} {{ type TWO_D_NO_MIPMAP layout pitch 64 format R32_G32_B32 UINT size 4 1 address {address:#x} }}", f"handle {n} texture {n} sampler 0",
                     f"bytes {address:#x} " + " ".join(value(x, n, c).to_bytes(4, "little").hex() for x in range(4) for c in range(3))]
    for lanes in ((0,), (0, 2)):
        for n in range(32):
            file.warp(f"TLD4.R R8, R0, {n}, 2D, 0xf", lanes, {"s": [number(Fraction(2 * x + 1, 8)) for x in lanes], "t": ["0.5"] * len(lanes)},
                      [[value(x, n, c) for c in range(3)] + [0] for x in lanes])
    return file.text()


class Far(Blocks):
    """At any address, as high as a block: of a lower one the block would shrink. The first two rows are read."""
    extent = 192, 2

    def __init__(self, address, *rest, **more):
        self.address = address
        super().__init__(*rest, **more)

    def place(self, n):
        out = super().place(n)
        from_address = 0x30000000 + 0x10000 * n
        out[0] = out[0].replace(f"address {from_address:#x}", f"address {self.address:#x}").replace("size 192 2", f"size 192 {8 * self.block[1]}")
        return out[:1] + [f"bytes {int(at, 16) - from_address + self.address:#x} {rest}" for _, at, rest in (line.split(" ", 2) for line in out[1:])]


def twelve_far():
    """PD-91a: from the last unit of a row of a block to the next block, by each sample."""
    file = File(["Elements of 12 bytes over the end of a block, in blocks of every width and height, at any address: each of the four samples",
                 "in turn is the one that does."], "R-TLD4-39 PD-10 PD-10c PD-91 PD-91a PD-108")
    file.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }")
    rng = random.Random("far")
    bases = [0x555555555400, 0xAAAAAAAAAA00] + [rng.randrange(1 << 39) << 9 & ~(63 << 9) for _ in range(6)]
    shapes = ((1, 1), (32, 32), (1, 32), (32, 1), (2, 16), (16, 2), (4, 8), (8, 4))
    for n, (base, block) in enumerate(zip(bases, shapes)):
        texture = Far(base, "R32_G32_B32", "FLOAT", block, seed=str(n))
        file.out += texture.place(n) + [f"handle {n} texture {n} sampler 0"]
        ends = [x for x in range(190) if 12 * x % 64 == 56 and (12 * x // 64 + 1) % block[0] == 0]
        lanes = [(Fraction(x + side) + Fraction(rng.randrange(-60, 60), 256), Fraction(rng.randrange(64, 192), 128)) for x in ends[-3:] for side in (0, 1)]
        operands = {name: [texture.operand(at, axis) for at in lanes] for axis, name in enumerate("st")}
        modes = "CLAMP_TO_EDGE", "CLAMP_TO_EDGE"
        expected = [[texture.lane(lane, weights(modes, at, (0, 0), False, texture.extent), (0, 0, 0, 0)) for lane in range(4)] for at in lanes]
        file.warp(f"TLD4.R R8, R0, {n}, 2D, 0xf", lanes, operands, expected)
    return file.text()


def weightless():
    """What has no weight."""
    file = File(["Texels without weight are not read: an error in their line is none."], "R-TLD4-39 PD-10a PD-108", "PD-10c")
    file.out += ["sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }",
                 "texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 4 address 0x30001000 }",
                 "handle 2 texture 2 sampler 0",
                 "bytes 0x30001000 " + " ".join(struct.pack("<f", n / 4).hex() for n in range(8)),
                 "bytes 0x30001020 " + " ".join(struct.pack("<f", n).hex() for n in range(8)), "error 0x30001040 0x40"]
    # Row 1 at its centre, and the lowest bit below it.
    for warp, (t, fetch, zero_weight, status, value) in enumerate(((Fraction(3, 8), 12, 3, "ok", Fraction(3, 2)), (Fraction(385, 1024), 15, 0, "memory-error",
                                                                                             Fraction(3, 2) * 255 / 256))):
        file.body += ["", f"warp {2 + warp} {{", f'    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 1  s = 0.25  t = {number(t)}',
                      f'    expect lane 0 wrap.zero_weight = {zero_weight}  address.fetch = {fetch}  cache.tag.status = "{status}"  R8 = {rule.bits32(value):#010x};', "}"]
    # What is no number: infinities, their difference, a NaN; and -0 alone, which no +0 without weight is added to.
    special = (0x7F800000, 0x3F800000, 0xFF800000, 0x7F800000, 0x7FC12345, 0x3F800000, 0x80000000, 0x80000000)
    file.out += ["texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address 0x30002000 }", "handle 3 texture 3 sampler 0",
                 "bytes 0x30002000 " + " ".join(struct.pack("<I", v).hex() for v in special)]
    for n, (position, value) in enumerate(((Fraction(3, 4), 0x7F800000), (2, 0xFF800000), (3, 0x7FC00000), (5, 0x7FC00000), (Fraction(13, 2), 0x80000000),
                                           (Fraction(7), 0x80000000), (Fraction(5, 2), 0xFF800000))):
        file.body += ["", f"warp {4 + n} {{", f'    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 1  s = {number(Fraction(position) / 8)}  t = 0.5',
                      f"    expect lane 0 R8 = {value:#010x};", "}"]
    return file.text()


def cancelled():
    """Sums that are zero, and which zero: texels and their opposites, halfway between."""
    file = File(["What cancels out is +0, whichever summand is negative; zeros that are all negative make -0."], "R-TLD4-39 PD-108")
    above = (1.5, -1.5, 1.5, -0.0, 0.0, -0.0, -0.0, -2.5)
    rows = [[struct.unpack("<I", struct.pack("<f", x))[0] for x in row] for row in (above, [-x for x in above])]
    file.out += ["sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }",
                 "texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 2 address 0x30001000 }", "handle 2 texture 2 sampler 0"]
    file.out += [f"bytes {0x30001000 + 32 * y:#x} " + " ".join(struct.pack("<I", v).hex() for v in row) for y, row in enumerate(rows)]
    modes = ("CLAMP_TO_EDGE", "CLAMP_TO_EDGE")
    for t in (Fraction(1, 2), Fraction(1), Fraction(3, 2)):
        lanes = [(Fraction(s, 2), t) for s in range(1, 16)]
        expected = [[mean_of_floats([(rows[y][x], w) for (x, y), w in weights(modes, at, (0, 0), False, (8, 2))])] for at in lanes]
        file.warp("TLD4.R R8, R0, 2, 2D, 0x1", lanes, {"s": [number(at[0] / 8) for at in lanes], "t": [number(at[1] / 2) for at in lanes]}, expected)
    return file.text()


def equal():
    """Four equal texels, at any position."""
    file = File(["Equal texels give that value, at every position. They are numbers for which a weighted sum, rounded term by term, would give another."],
                "R-TLD4-39 PD-108")
    rng = random.Random("equal")
    file.out.append("sampler 0 { address WRAP WRAP WRAP MAG_FILTER 2 }")
    values = [0x3FF361F9, 0x7F7FFFFF, 0xFF7FFFFF, 0x00800000, 0x80800000, 0x3F800001, 0xBFFFFFFF, 0x00FFFFFF]
    values += [rng.getrandbits(1) << 31 | rng.randrange(1, 255) << 23 | rng.getrandbits(23) for _ in range(24)]
    for n, value in enumerate(values):
        file.out += [f"texture {n} {{ type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 2 2 address {0x30000000 + 0x40 * n:#x} NORMALIZED_COORDS 0 }}",
                     f"handle {n} texture {n} sampler 0", f"bytes {0x30000000 + 0x40 * n:#x} {struct.pack('<II', value, value).hex()}",
                     f"bytes {0x30000020 + 0x40 * n:#x} {struct.pack('<II', value, value).hex()}"]
        lanes = [(Fraction(rng.randrange(1024), 256), Fraction(rng.randrange(1024), 256)) for _ in range(16)]
        file.warp(f"TLD4.R R8, R0, {n}, 2D, 0x1", lanes, {"s": [number(at[0]) for at in lanes], "t": [number(at[1]) for at in lanes]}, [[value]] * 16)
    return file.text()


def least():
    """Blends about the least normal number."""
    file = File(["Blends just below the least normal number: one that rounds up to it is it, another is a zero of its sign."], "R-TLD4-39 PD-108")
    file.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }")
    # The least multiples of a weight n / 256 that 2^31 has, less a little: so near that they round up; and one less.
    weight_of = [n for n in range(129, 256, 2) if 2 ** 31 % n < 32 and 2 ** 31 // n < 2 ** 24]
    for k, n in enumerate(weight_of):
        near = 2 ** 31 // n
        row = [near, 0, near + 0x80000000, 0, near - 1, 0x80000000, near - 1 + 0x80000000, 0]
        file.out += [f"texture {k} {{ type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 1 address {0x30000000 + 0x100 * k:#x} }}",
                     f"handle {k} texture {k} sampler 0", f"bytes {0x30000000 + 0x100 * k:#x} " + " ".join(struct.pack("<I", v).hex() for v in row)]
        lanes = [(x + Fraction(1, 2) + side * Fraction(256 - n, 256), Fraction(1, 2)) for x in (0, 2, 4, 6) for side in (1, -1) if x or side > 0]
        expected = [[mean_of_floats([(row[x], w) for (x, _), w in weights(("CLAMP_TO_EDGE",) * 2, at, (0, 0), False, (8, 1)) if w])] for at in lanes]
        file.warp(f"TLD4.R R8, R0, {k}, 2D, 0x1", lanes, {"s": [number(at[0] / 8) for at in lanes], "t": ["0.5"] * len(lanes)}, expected)
    return file.text()


def vanishing():
    """Blends below the least normal number: 2^-124 and what is a little more, of other signs, halfway between."""
    file = File(["Blends of normal numbers that are denormal are zeros of their sign, and the least normal number is itself."], "R-TLD4-39 PD-108")
    file.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }")
    base, more = 0x01800000, ((1, 0x155555, 0x3FFFFF, 0x400000), (0x400001, 0x3FFFFE, 0x200000, 0x8001))
    modes = ("CLAMP_TO_EDGE", "CLAMP_TO_EDGE")
    for k in range(2):
        # More above and less at its right and below it, and the reverse.
        rows = [[base + more[y][x // 2] * (x % 2 == y) + 0x80000000 * ((x + y + k) % 2) for x in range(8)] for y in range(2)]
        file.out += [f"texture {k} {{ type TWO_D_NO_MIPMAP layout pitch 32 format R32 FLOAT size 8 2 address {0x30000000 + 0x100 * k:#x} }}",
                     f"handle {k} texture {k} sampler 0",
                     f"bytes {0x30000000 + 0x100 * k:#x} " + " ".join(struct.pack("<I", v).hex() for row in rows for v in row)]
        for lanes in ([(Fraction(x), Fraction(2 * y + 1, 2)) for y in range(2) for x in range(1, 8)], [(Fraction(2 * x + 1, 2), Fraction(1)) for x in range(8)]):
            expected = [[mean_of_floats([(rows[y][x], w) for (x, y), w in weights(modes, at, (0, 0), False, (8, 2))])] for at in lanes]
            file.warp(f"TLD4.R R8, R0, {k}, 2D, 0x1", lanes, {"s": [number(at[0] / 8) for at in lanes], "t": [number(at[1] / 2) for at in lanes]}, expected)
    return file.text()


FILES = {"round16": rounded16, "round16_half": rounded16_half, "round16_alpha": rounded16_alpha, "round16_under_way": under_way,
         **{write.__name__: write for write in (norms, equal, cancelled, least, vanishing, encoded, floats, points, integers, mixed, wrapping, border_codes, compared,
                                                weightless, twelve, twelve_parts, twelve_resets, twelve_far, twelve_waits, twelve_traffic,
                                                compressed)}}


if __name__ == "__main__":
    written.main(__doc__, lambda: {f"filter_{name}.tlv": write() for name, write in FILES.items()}, NAME)
