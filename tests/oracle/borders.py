#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of POLICY border_texel: a border is its colour as a store writes it into the component that a lane shows, and as it is read.

usage: borders.py FOLDER             write FOLDER/border_texel.tlv, border_weight8.tlv, border_srgb.tlv
       borders.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
       borders.py --flaws            count the threads that each wrong reading of PD-134 would change. exit: 1 if too few

Codes are those of convert.py, which are a store's; their values those of formats.py and pairs.py. Filters are those of blends.py
and weights.py.
"""

from fractions import Fraction
import random
import sys

from blends import Blend, Form, Image, floating, leaves
from drawing import Drawing
from float8 import LEAST, patched
from mipped import Sampler
from quads import word
import convert
import filtered
import float8
import formats
import gather8
import lod
import pairs
import rule
import sampled
import srgb8
import weights
import written

NAME = "tests/oracle/borders.py"
CODES = {"UNORM": convert.unorm, "SNORM": convert.snorm, "UINT": convert.uint, "SINT": convert.sint}
SMALL = {width: convert.Small(width) for width in (16, 11, 10)}
PACKED = ("G8B8G8R8", "B8G8R8G8")
ELEMENTS = {
    **{name: (4, ((0, 8), (8, 8), (16, 8))) for name in PACKED},
    "DXT1": (8, ((0, 8), (16, 8), (32, 8), (48, 8))),
    "EAC": (8, ((0, 11),)),
}
PLAIN = ("E5B9G9R9_SHAREDEXP", "DXT1", "EAC")  # neither FIELDS nor PAIR


# Steps.

NEAREST = False  # of narrow floats


def code(datatype, width, bits):
    if datatype == "FLOAT":
        return bits if width == 32 else SMALL[width].code(bits, NEAREST)
    return CODES[datatype](bits, width)


def colours(form):
    """Of each lane, before they are clamped."""
    return [form.colours[0]] * 4 if form.depth else form.colours


def selects(source):
    """Of the header: a component, as its number; None: a constant."""
    return "RGBA".find(source) if source in "RGBA" else None


def lane(form, c, bits):
    """A lane that shows component c."""
    _, width = form.bits[c]
    return formats.shown("", form.of(c), code(form.of(c), width, bits), width, 0, False)


def missing(bits):
    """A lane that shows none."""
    return 0


def applies(form):
    return form.name not in PLAIN


def own(form):
    """PD-14c: of lanes x, y, z."""
    return [form.decoded_border(number) for number in form.codes] if form.srgb and not form.depth else []


def border(form):
    if not applies(form):
        return before(form)
    out = []
    for n, (source, bits) in enumerate(zip(form.sources, colours(form))):
        c = selects(source)
        has = c is not None and c < len(form.bits)
        out.append(missing(bits) if not has else own(form)[n] if n < len(own(form)) else lane(form, c, bits))
    return out


def before(form):
    """PD-14, PD-14c."""
    return own(form) + [rule.clamp_border(form.of(0), bits) for bits in colours(form)][len(own(form)) :]


# What is drawn.


class Bordered(Form):
    """colours: words of the four lanes."""

    depth, float8 = False, False

    def __init__(self, name, types, colours_, sources="RGBA", srgb=False, codes=(80, 254, 10), depth=False, made=None):
        if name in ELEMENTS:
            filtered.PIXELS.setdefault(name, ELEMENTS[name])
        super().__init__(name, types, sources, srgb, made)
        self.colours, self.codes, self.depth = colours_, codes, depth

    def decoded_border(self, number):
        return float8.shown(number) if self.float8 else formats.srgb(number, 8)

    def border(self):
        return border(self)


FINITE = {32: (0x3F000000, 23), 16: (0x3800, 10), 11: (15 << 6, 6), 10: (15 << 5, 5)}  # 0.5 to 1, or 1 to 2


class Framed(Image):
    def __init__(self, number, form, size, **fields):
        super().__init__(number, "TWO_D", form, size, 1, **({"DEPTH_TEXTURE": 1} if form.depth else {}), **fields)
        r = random.Random(f"borders {number} {form.name}")
        self.elements = {
            (0, 0, y, x): sum(self.drawn(r, c) << low for c, (low, _) in enumerate(form.bits))
            for y in range(size[1])
            for x in range(size[0])
        }

    def drawn(self, r, c):
        width = self.form.bits[c][1]
        base, bits = FINITE[width] if self.form.of(c) == "FLOAT" and width in FINITE else (0, width)
        return base | r.getrandbits(bits)

    def border(self):
        more = "".join(f" SRGB_BORDER_COLOR_{c} {number}" for c, number in zip("RGB", self.form.codes)) if self.form.srgb else ""
        return " ".join(f"{bits:#x}" for bits in self.form.colours) + more


class Decoded(Framed, float8.Decoding):
    def border(self):
        return Framed.border(self)


class Paired(Framed):
    """Two texels an element; here they are alike."""

    def stored(self):
        wide, high = self.size
        rows = []
        for y in range(high):
            for x in range(0, wide, 2):
                r, g, b = (self.code(c, (0, 0, y, x)) for c in range(3))
                rows.append(bytes({"R": r, "G": g, "B": b}[key[0]] for key in pairs.BYTES[self.form.name]).hex())
        return self.form.words, "rows " + " ".join(rows)

    def code(self, c, at):
        _, _, y, x = at
        return (97 * (x // 2) + 61 * y + 85 * c + 5) % 256


class Solid(Framed):
    """Of what the policy is not for: texels are zeros, and are not asked for."""

    def stored(self):
        return self.form.words, "solid 0 0 0 0" if self.form.name not in ("DXT1", "EAC") else "rows " + "00" * 8


class Drawn:
    """Coordinates in the border, and some beside it. tail: rules out what must not be seen."""

    def __init__(self, d, make, gather):
        self.d, self.r, self.make, self.gathers = d, d.r, make, gather

    def at(self, texture, lanes, outside=False):
        """(s, t) of each thread, each axis before, at or behind the edge: in 256ths of a texel."""
        r, out = self.r, []
        for size in texture.sizes():
            far = (-900, 256 * size + 900)
            some = (
                far
                if outside
                else (
                    *far,
                    -128,
                    0,
                    40,
                    128,
                    100,
                    256 * size,
                    256 * size - 77,
                    256 * size - 128,
                    256 * size + 128,
                    r.randrange(-128, 256 * size + 128),
                )
            )
            out.append([word(Fraction(r.choice(some), 256 * size)) for _ in range(lanes)])
        return out

    def sampler(self, texture, filter_, **fields):
        if texture.form.srgb:
            fields["SRGB_CONVERSION"] = 1
        return Sampler(
            self.r.choice((["BORDER"] * 3, ["BORDER", "MIRROR_ONCE_BORDER", "WRAP"], ["BORDER", "BORDER", "WRAP"])),
            filter_,
            filter_,
            lod.NONE,
            **fields,
        )

    def gather(self, texture, letter="R", lanes=2, dref=None, outside=False, **fields):
        draw = self.gathers(
            texture, self.sampler(texture, 1, **fields), "", self.at(texture, lanes, outside), None, [0] * lanes, None, dref=dref
        )
        draw.letter = letter
        self.d.add(draw)

    def tex(self, texture, filter_=1, lanes=2, dref=None, outside=False, mask=15, **fields):
        self.d.add(
            self.make(
                texture,
                self.sampler(texture, filter_, **fields),
                ".LZ",
                self.at(texture, lanes, outside),
                None,
                [0] * lanes,
                None,
                dref=dref,
                mask=mask,
            )
        )


class Plain(Blend):
    """TEX without filter_weight8, and its comparisons: a lane of another source shows its border."""

    def point(self, lane_):
        """PD-10b: with .DC a lane that selects another component shows none."""
        return self.sampler.mag == 1 if self.dref else super().point(lane_)

    def compared(self, tree, lane_, register):
        if self.texture.form.sources[register] == self.texture.form.sources[0]:
            return floating(tree, lambda at: 0x3F800000 * compares(self, at, lane_))
        shown = lambda at: (
            self.texture.form.border()[register] if at is None else filtered.CONSTANTS.get(self.texture.form.sources[register], 0)
        )
        return shown(leaves(tree)[0]) if self.point(lane_) else floating(tree, shown)


class Alone(weights.Gather):
    """Without filter_weight8: a texel, or its comparison."""

    def sample(self, at, lane_, register):
        return 0x3F800000 * self.compares(at, lane_) if self.dref else self.plain(at, register)

    compares = None


def compares(self, at, lane_):
    """PD-12, PD-13: the border as its lane x, of UNORM as a code of that."""
    form, test = self.texture.form, sampled.FUNCTIONS[self.sampler.fields.get("DEPTH_COMPARE_FUNC", 0)]
    c = form.component(0)
    if form.of(c) == "UNORM":
        width = form.bits[c][1]
        stored = convert.unorm(form.border()[0], width) if at is None else self.texture.code(c, at)
        return test(convert.unorm(self.dref[lane_], width), stored)
    both = rule.depth(self.dref[lane_]), rule.depth(form.border()[0] if at is None else self.texture.shown(c, at))
    return test(0, 1) and test(1, 0) if None in both else test(*both)  # NOTEQUAL, ALWAYS


class Gather(weights.Gather):
    compares = None


for each in (Alone, Gather):
    each.compares = compares


# Colours: ends, ties of codes, what has no number.


def tie(r, width):
    """About where a code begins (PD-42a)."""
    full = (1 << width) - 1
    n = r.randrange(full)
    return list(convert.around_codes(full, [n]))[-r.choice((1, 2))]


def colour(r, datatype, width):
    sign = r.getrandbits(1) << 31
    if datatype in ("UINT", "SINT"):
        near = 1 << width - (datatype == "SINT") if width < 32 else 1 << 31
        return (
            r.choice(
                (near - 1, near, near + 1, -near, -near - 1, -near + 1, r.getrandbits(32), r.getrandbits(width), 0xFFFFFFFF, 0x80000000, 3)
            )
            & 0xFFFFFFFF
        )
    special = r.choice(
        (
            0x7FC00000,
            0xFF812345,
            0x7F800001,
            0x7F800000,
            0xFF800000,
            1 | sign,
            0x807FFFFF,
            0x80000000,
            0,
            0x3F800000,
            0xBF800000,
            0x3F800001,
            0xBF800001,
            0x40490FDB,
        )
    )
    if datatype == "FLOAT":
        narrow = (
            r.choice(
                (
                    0x477FE000,
                    0x477FF000,
                    0x477FFFFF,
                    0x47800000,
                    0x33800000,
                    0x33000001,
                    0x387FFFFF,
                    0x38800000,
                    0x38801FFF,
                    0x3F801FFF,
                    0x3EAAAAAB,
                    0x49742400,
                )
            )
            | sign
        )
        return r.choice((special, narrow, narrow, sign | r.randrange(100, 144) << 23 | r.getrandbits(23)))
    if datatype == "SNORM" and r.random() < 0.2:
        return r.choice((0x80000000, 0x80000001, 0xAF000000))  # a code of 0
    if r.random() < 0.3:
        return special
    return (
        tie(r, width - (datatype == "SNORM")) if width > 1 and width < 32 else 0x3F000000 + r.getrandbits(23) - (r.getrandbits(2) << 23)
    ) | (sign if datatype == "SNORM" or r.random() < 0.1 else 0)


SELECTED = "RGBA", "RGBA", "GR1A", "BG0R", "ARIG", "AAAA", "1B0G", "RRR1", "BARG"
# Format, lists of data types: FIELDS of each width, and PAIR.
KINDS = [(name, types) for name, (_, _, several) in formats.FORMATS.items() if name not in PLAIN for types in several]
KINDS += [(name, types) for name in ("R8", "A8B8G8R8", "G8R8", "A2B10G10R10") for types in ("UNORM", "SNORM", "UINT", "SINT")]
KINDS += [(name, types) for name in ("R16", "R16_G16", "R32") for types in ("UNORM", "SNORM", "UINT", "SINT", "FLOAT")]
KINDS += [
    ("R16_G16_B16_A16", "FLOAT"),
    ("R32_G32_B32_A32", "FLOAT"),
    *((name, "UNORM") for name in ("B5G6R5", "A1B5G5R5", "A4B4G4R4", *PACKED)),
]
KINDS += [
    ("R16_G16_B16_A16", ("FLOAT", "UNORM", "SNORM", "UINT")),
    ("A8B8G8R8", ("UNORM", "SINT", "SNORM", "UINT")),
    ("R16_G16", ("SINT", "FLOAT")),
    ("R32_G32_B32_A32", ("SNORM", "UNORM", "FLOAT", "SINT")),
    ("A2B10G10R10", ("SNORM", "UNORM", "UINT", "SINT")),
]
KINDS += [
    ("R16_G16", ("UNORM", "SNORM")),
    ("R16_G16", ("UNORM", "FLOAT")),
    ("A8B8G8R8", ("UNORM", "SNORM", "UINT", "SINT")),
    ("R32_G32_B32_A32", ("SNORM", "FLOAT", "UINT", "SINT")),
]


def drawn_colours(r, form_bits, of, sources):
    out = []
    for source in sources:
        c = selects(source)
        c = c if c is not None and c < len(form_bits) else r.randrange(len(form_bits))
        out.append(colour(r, of(c), form_bits[c][1]))
    return out


def made(r, name, types, sources="RGBA", **more):
    _, bits = filtered.PIXELS.get(name) or ELEMENTS[name]
    _, _, of = formats.data_words(types)
    return Bordered(name, types, drawn_colours(r, bits, of, spelt(sources)), sources, **more)


def spelt(sources):
    return [{"0": "ZERO", "1": "ONE_FLOAT", "I": "ONE_INT"}.get(s, s) for s in sources]


def textures(r, first, per=2):
    """Of each format and its data types."""
    out = []
    for n, (name, types) in enumerate(KINDS):
        for k in range(per):
            form = made(r, name, types, SELECTED[(n * per + k) % len(SELECTED)] if k else "RGBA")
            out.append((Paired if name in PACKED else Framed)(first + len(out), form, (2, 2)))
    return out


def depth_forms(r):
    """DEPTH_TEXTURE: all lanes have the colour of R. Depths are compared with the border: codes and floats."""
    deep = lambda name, types, colour_, sources="RRR1", made_=None: Bordered(
        name, types, [colour_, 0x3E800000, 0x3F400000, 0x3F800000], sources, depth=True, made=made_
    )
    half = convert.nearest32(Fraction(0x7FFFFF << convert.UNIT, 2**24 - 1))
    return [
        deep("Z16", "UNORM", 0x3F000000),
        deep("X8Z24", "UNORM", half),
        deep("ZF32", "FLOAT", 0xBF123456, "RRR1", "depth"),
        deep("S8Z24", ("UNORM", "UINT"), 0x3F2AAAAB, "RGRG"),
        deep("ZF32_X24S8", ("FLOAT", "UINT"), 1, "RG01"),
        deep("Z24S8", ("UINT", "UNORM"), 0x3EAAAAAB, "GRG1"),
        deep("R8", "UNORM", 0x3F008081),
        deep("R16", "SNORM", 0xBF800001, "R01R"),
        deep("X8Z24", "UNORM", 0x7FC00000),
        deep("R32", "UNORM", 0x2F812345, "RRRI"),
    ]


def references(r, form):
    """The border's colour, what it becomes, and about both."""
    c = form.component(0)
    shown, raw = form.border()[0], form.colours[0]
    return [
        r.choice((shown, raw, shown + 1, shown - 1, raw + 1, raw - 1, 0x3F000000, 0, 0x3F800000, 0x7FC00000)) & 0xFFFFFFFF for _ in range(4)
    ]


def compared(m, several):
    for n, texture in enumerate(several):
        for func in ((1, 2), (3, 5), (4, 6), (2, 7))[n % 4]:
            m.gather(texture, "RGBA"[func % 4], lanes=4, dref=references(m.r, texture.form), outside=func % 2 == 0, DEPTH_COMPARE_FUNC=func)
            m.tex(texture, 1 + func % 2, 4, dref=references(m.r, texture.form), DEPTH_COMPARE_FUNC=func, mask=15)


def filters(form):
    """A filter shows something."""
    return not form.whole()


def drawing(eight):
    r = random.Random(f"borders {eight}")
    several = textures(r, 0, 1 if eight else 2)
    forms = depth_forms(r)
    depths = [Framed(len(several) + n, form, (3, 2)) for n, form in enumerate(forms)]
    others = (
        []
        if eight
        else [
            Solid(len(several) + len(depths) + n, Bordered(name, types, [0x7FC00000, 0xBE99999A, 0x3FC00000, 0x3DCCCCCD], sources), (4, 4))
            for n, (name, types, sources) in enumerate(
                (
                    ("E5B9G9R9_SHAREDEXP", "FLOAT", "RGBA"),
                    ("DXT1", "UNORM", "RG01"),
                    ("EAC", "SNORM", "RGI1"),
                    ("E5B9G9R9_SHAREDEXP", "FLOAT", "B0A1"),
                )
            )
        ]
    )
    about = "POLICY border_texel: the border of each format and data type, swizzles, comparisons" + (
        ", filtered with filter_weight8." if eight else "."
    )
    d = Drawing(
        "border weight8" if eight else "border texel",
        about,
        "PD-134" + " PD-125b" * eight,
        "PD-128a PD-135 PD-135a PD-132" + " PD-125" * (not eight),
        several + depths + others,
        NAME,
    )
    d.head += ["policy border_texel"] + ["policy filter_weight8"] * eight
    m = Drawn(d, weights.Weighed if eight else Plain, Gather if eight else Alone)
    for n, texture in enumerate(several):
        m.gather(texture, "RGBA"[n % 4], outside=n % 3 > 0)
        if not eight or filters(texture.form):
            m.tex(texture, 1 if n % 2 or not filters(texture.form) else 2, 2 + 2 * eight, outside=n % 5 == 0 and not eight)
    for texture in depths:
        m.tex(texture, 1, 2)
        if filters(texture.form) and texture.form.name != "R32":
            m.tex(texture, 2, 4)
    if not eight:
        compared(
            m,
            [
                texture
                for texture in depths
                if texture.form.of(texture.form.component(0)) in ("UNORM", "FLOAT") and texture.form.name != "Z24S8"
            ],
        )
    for n, texture in enumerate(others):
        for letter in "RGBA"[n % 2 :: 2]:
            m.gather(texture, letter, 2, outside=True)
        m.tex(texture, 1, 2, outside=True)
    return d


def srgb(decodes):
    """With srgb_float8 too, or without."""
    r = random.Random(f"borders srgb {decodes}")
    several = []
    for n, (name, sources) in enumerate(
        (
            ("A8B8G8R8", "RGBA"),
            ("A8B8G8R8", "AB0R"),
            ("R8", "RGBA"),
            ("G8R8", "GR1G"),
            ("X8B8G8R8", "BGRA"),
            ("B5G6R5", "RGBR"),
            ("A1B5G5R5", "ABGR"),
            ("A4B4G4R4", "1IRA"),
            ("A8B8G8R8", "RRRR"),
        )
    ):
        form = made(
            r,
            name,
            "UNORM",
            sources,
            srgb=True,
            codes=tuple(r.choice((1, 31, 65, 98, 188, 254, r.randrange(256))) for _ in range(3)),
            depth=n == 8,
        )
        form.float8 = decodes
        several.append((Decoded if decodes else Framed)(n, form, (2, 2)))
    rules = "PD-134 PD-132" if decodes else "PD-134 PD-82"
    d = Drawing(
        f"border srgb {decodes}",
        "POLICY border_texel and sRGB: colours of its own, but in lanes that show no component"
        + ("; POLICY srgb_float8 decodes them." if decodes else "."),
        rules,
        "PD-135" if decodes else "PD-132 PD-135",
        several,
        NAME,
    )
    d.head += ["policy border_texel"] + ["policy srgb_float8", "policy filter_weight8"] * decodes
    m = Drawn(d, weights.Weighed if decodes else Plain, Gather if decodes else Alone)
    for texture in several:
        for letter in "RGBA":
            m.gather(texture, letter, 2)
        m.tex(texture, 1, 2, outside=True)
        m.tex(texture, 2, 4)
    return d


# Wrong readings.

HERE, LANE, COLOURS = sys.modules[__name__], lane, colours


def clamped_first(form):
    return [rule.clamp_border(form.of(0), bits) for bits in COLOURS(form)]


def raw_of(*types):
    return lambda form, c, bits: bits if form.of(c) in types else LANE(form, c, bits)


def first_type(form, c, bits):
    """By R_DATA_TYPE."""
    _, width = form.bits[c]
    datatype = form.of(0) if form.of(0) != "FLOAT" or width in (32, 16, 11, 10) else form.of(c)
    return formats.shown("", datatype, code(datatype, width, bits), width, 0, False)


def nearest_code(form, c, bits):
    """The nearest code, halves up."""
    _, width = form.bits[c]
    if form.of(c) not in ("UNORM", "SNORM"):
        return LANE(form, c, bits)
    number = filtered.code_of_border(form.of(c), bits, width)
    return formats.shown("", form.of(c), number & (1 << width) - 1, width, 0, False)


def negative_zero(form, c, bits):
    made_ = LANE(form, c, bits)
    return SIGN if form.of(c) == "SNORM" and made_ == 0 and bits & SIGN and bits & ~SIGN <= 0x7F800000 else made_


def decoded_too(form, c, bits):
    """A lane that decodes, where sRGB has no colour of its own."""
    _, width = form.bits[c]
    return formats.shown("", form.of(c), code(form.of(c), width, bits), width, 0, form.decoded(c))


SIGN = 1 << 31
FLAWS = {
    "as it is": ("applies", lambda form: False),
    "clamped before": ("colours", clamped_first),
    "floats to the nearest": ("NEAREST", True),
    "floats as they are": ("lane", raw_of("FLOAT")),
    "integers as they are": ("lane", raw_of("UINT", "SINT")),
    "SINT as it is": ("lane", raw_of("SINT")),
    "UNORM as it is": ("lane", raw_of("UNORM")),
    "SNORM as it is": ("lane", raw_of("SNORM")),
    "by the first data type": ("lane", first_type),
    "the nearest code": ("lane", nearest_code),
    "-0 of SNORM stays": ("lane", negative_zero),
    "lanes that show none stay": ("missing", lambda bits: bits),
    "lanes that show none are 1.0": ("missing", lambda bits: 0x3F800000),
    "DEPTH_TEXTURE is not seen": ("colours", lambda form: form.colours),
}
OF_SRGB = {
    "no colour of its own": ("own", lambda form: []),
    "lanes that show none stay": ("missing", lambda bits: bits),
    "the fourth decodes": ("lane", decoded_too),
}


def told_by(d, flaws):
    expected = lambda: [draw.results(lane_) for draw in d.draws for lane_ in range(draw.lanes)]
    right, out = expected(), {}
    for name, step in flaws.items():
        with patched(HERE, *step):
            out[name] = sum(a != b for a, b in zip(right, expected()))
    return out


def files():
    return {
        "border_texel.tlv": drawing(False).text(),
        "border_weight8.tlv": drawing(True).text(),
        "border_srgb.tlv": srgb(False).text(),
        "border_float8.tlv": srgb(True).text(),
    }


if __name__ == "__main__":
    if sys.argv[1:] == ["--flaws"]:
        table = told_by(drawing(False), FLAWS) | {f"sRGB: {name}": count for name, count in told_by(srgb(False), OF_SRGB).items()}
        print("\n".join(f"{name}: {count}" for name, count in table.items()))
        sys.exit(any(count < LEAST for count in table.values()))
    else:
        written.main(__doc__, files, NAME)
