# SPDX-License-Identifier: Apache-2.0
"""TEX of textures of several levels: what is written of a texture, a sampler, an instruction, and what each thread gets.

Texels hold their place and their level, as an integer, a float or a code. How they are found and averaged on a level is that of
samples.py; which level it is, of lod.py.
"""
from fractions import Fraction
import struct

import filtered
import lod
import rule
import samples

WHOLE, FLOAT, CODE = "R32 UINT", "R32 FLOAT", "R8 UNORM"
TEXELS = {WHOLE: "(x + 256 * y + 65536 * (z + layer) + 16777216 * level)",
          FLOAT: "(float((37 * x + 101 * y + 59 * layer + 13 * level) % 64 / 8.0 - 3.0))",
          CODE: "((29 * x + 53 * y + 71 * layer + 97 * level) % 256)"}
PARAMS = {"ONE_D": "1D", "ONE_D_ARRAY": "ARRAY_1D", "TWO_D": "2D", "TWO_D_ARRAY": "ARRAY_2D", "TWO_D_NO_MIPMAP": "2D",
          "THREE_D": "3D", "CUBEMAP": "CUBE", "CUBEMAP_ARRAY": "ARRAY_CUBE"}
BEYOND = {"BORDER", "CLAMP_OGL", "MIRROR_ONCE_BORDER", "MIRROR_ONCE_CLAMP_OGL"}   # modes that may show the border
BORDERS = {WHOLE: 0xB0B0B0B0, FLOAT: 0x3EC00000, CODE: 0x3EC00000}
QUALITY = "LOD_ISO_QUALITY"   # the header's field: 1 looks at all four differences


class Texture:
    """fields: of the header, by name. levels: in memory; view: of these the first and the last that are seen."""

    def __init__(self, number, kind, form, size, levels=1, view=None, layers=1, **fields):
        self.number, self.kind, self.form, self.size, self.in_memory, self.layers, self.fields = number, kind, form, size, levels, layers, fields
        self.first, self.last = view or (0, levels - 1)
        self.array, self.cube = "ARRAY" in kind, "CUBE" in kind
        self.axes = 2 if self.cube else len(size)
        self.levels = 1 if kind == "TWO_D_NO_MIPMAP" else self.last - self.first + 1
        self.least = fields.get("MIN_LOD_CLAMP", 0)
        self.high = bool(fields.get(QUALITY))
        self.normalized = fields.get("NORMALIZED_COORDS", 1)

    def stored(self):
        """Format and texels, as they are written."""
        return self.form, "expression " + TEXELS[self.form]

    def border(self):
        return f"{BORDERS[self.form]:#x} 0 0 0"

    def text(self):
        form, texels = self.stored()
        parts = [f"texture {self.number} {{ format {form}   type {self.kind}   size {' '.join(map(str, self.size))}"]
        parts += [f"layers {self.layers}"] if self.layers > 1 else []
        parts += [f"levels {self.in_memory}"] if self.in_memory > 1 else []
        parts += [f"view {self.first} {self.last}"] if (self.first, self.last) != (0, self.in_memory - 1) else []
        parts += [f"{name} {value:#x}" for name, value in self.fields.items()]
        return "   ".join([*parts, f"address {0x20000000 + self.number * 0x400000:#x}   texels {texels} }}"])

    def sizes(self, level=0):
        """Of a level of the view."""
        return [max(1, n >> self.first + level) for n in self.size]

    def shown(self, at, layer, level, code=False):
        """Bits of a texel as a register gets it, or its code."""
        x, y, z = (*at, 0, 0)[:3]
        memory = self.first + level
        if self.form == WHOLE:
            return x + 256 * y + 65536 * (z + layer) + 16777216 * memory
        if self.form == FLOAT:
            return rule.bits32(Fraction((37 * x + 101 * y + 59 * layer + 13 * memory) % 64, 8) - 3)
        number = (29 * x + 53 * y + 71 * layer + 97 * memory) % 256
        return number if code else rule.bits32(rule.rne32(Fraction(number, 255)))


class Sampler:
    def __init__(self, modes, mag=1, minify=1, mip=lod.POINT, bias=0, least=0, most=0xFFF, seams=0, **fields):
        self.modes, self.mag, self.minify, self.mip = modes, mag, minify, mip
        self.bias, self.least, self.most, self.seams, self.fields = bias, least, most, seams, fields

    def text(self, number, border):
        shown = {"MAG_FILTER": self.mag, "MIN_FILTER": self.minify, "MIP_FILTER": self.mip, "MAX_LOD_CLAMP": self.most}
        parts = [f"address {' '.join(self.modes)}", *(f"{name} {value:#x}" for name, value in shown.items())]
        parts += [f"MIN_LOD_CLAMP {self.least:#x}"] if self.least else []
        parts += [f"border {border}"] if set(self.modes) & BEYOND else []
        parts += [f"MIP_LOD_BIAS {self.bias & 0x1FFF:#x}"] if self.bias else []
        parts += [f"CUBEMAP_INTERFACE_FILTERING {self.seams}"] if self.seams else []
        parts += [f"{name} {value:#x}" for name, value in self.fields.items()]
        return f"sampler {number} {{ {' '.join(parts)} }}"


def number(bits):
    """A binary32 as it is short to write, exactly."""
    x, = struct.unpack("<f", struct.pack("<I", bits))
    shown = [text for digits in range(1, 10) if "e" not in (text := f"{x:.{digits}g}")]
    back = [text for text in shown if x == x and abs(x) < 1e30 and struct.pack("<f", float(text)) == struct.pack("<I", bits) and bits != 0x80000000]
    return min([*back, f"bits({bits:#x})"], key=len)


def listed(words):
    return f"{{ {' '.join(map(number, words))} ... }}"


def footprint(modes, sizes, at, offsets, point):
    """[(place, None for border; weight in 2^-16)], four of two axes, with those of no weight."""
    along = [filtered.along(*each, point) for each in zip(modes, sizes, at, offsets)]
    if len(along) == 3:
        place = [axis[0][0] for axis in along]
        return [(None if None in place else tuple(place), 65536)]
    columns, rows = (*along, [(0, 256), (0, 0)])[:2]
    return [(None if x is None or y is None else (x, y), a * b) for y, b in rows for x, a in columns]


class Draw:
    """One instruction. coordinates: words of each axis, of each thread; level: words of .LB, .LL; active: its quads may have holes."""

    def __init__(self, texture, sampler, suffix, coordinates, level=None, layers=None, offsets=None, word="", guard="", state=None, bindless=False,
                 dref=None, mask=1):
        self.texture, self.sampler, self.suffix, self.coordinates = texture, sampler, suffix, coordinates
        self.level, self.offsets, self.word, self.guard, self.bindless = level, offsets, word, guard, bindless
        self.dref, self.mask = dref, mask   # words of references; the registers that are written
        self.lanes = len(coordinates[0])
        self.layers = layers if texture.array else None
        self.state = {"active": (1 << self.lanes) - 1, **(state or {})}
        self.ndv, self.nodep = ".NDV" in word, ".NODEP" in word

    def runs(self, lane):
        guarded = not self.guard or bool(self.state["pred"] >> lane & 1) != ("!" in self.guard)
        return self.state["active"] >> lane & 1 and guarded and not (self.nodep and self.state.get("killed", 0) >> lane & 1)

    def divergent(self, quad):
        return not self.ndv and (self.state["active"] >> 4 * quad & 15 != 15 or self.state.get("stage", "pixel") != "pixel")

    def squared(self, quad, to=lod.narrow):
        texture, lanes = self.texture, range(4 * quad, 4 * quad + 4)
        words = [[axis[lane] for axis in self.coordinates] for lane in lanes]
        values = [[rule.value32(bits) for bits in each] for each in words]
        if texture.cube:
            return lod.cube_rho2(values, words[0], texture.sizes()[0], texture.high, to)
        return lod.rho2(values, texture.sizes() if texture.normalized else None, texture.high, to)

    def base(self, lane):
        if self.suffix in (".LL", ".LLA"):
            return lod.quantised(self.level[lane])
        if self.suffix == ".LZ":
            return 0
        return lod.LOWEST if self.divergent(lane // 4) else lod.logarithm(self.squared(lane // 4))

    def bias(self, lane):
        fields = self.texture.fields
        word = fields.get("MIP_LOD_BIAS", 0) if fields.get("USE_HEADER_OPT_CONTROL") else self.sampler.bias & 0x1FFF
        of_register = lod.register_bias(self.level[lane]) if self.suffix in (".LB", ".LBA") else 0
        return of_register + word - 0x2000 * (word >> 12)

    def clamped(self, lane):
        most = min(self.sampler.most, 256 * (self.texture.levels - 1))
        return lod.clamped(lod.biased(self.base(lane), self.bias(lane)), max(self.sampler.least, self.texture.least), most)

    def on_face(self, c):
        return rule.rne32(Fraction(c, 2) + Fraction(1, 2))

    def where(self, lane):
        """Coordinates in the image, its layer, the modes, offsets."""
        words = [axis[lane] for axis in self.coordinates]
        layer = min(self.layers[lane], self.texture.layers - 1) if self.layers else 0
        if not self.texture.cube:
            moved = self.offsets[lane] if self.offsets else 0
            return [rule.value32(bits) for bits in words], layer, self.sampler.modes, [samples.signed(moved >> 4 * axis & 15) for axis in range(3)]
        face = lod.face_of(words)
        s, t, _ = lod.on_face(face, [rule.value32(bits) for bits in words])
        at = [self.on_face(c) for c in (s, t)]
        return at, 6 * layer + face, ["CLAMP_TO_EDGE"] * 2 if self.sampler.seams else self.sampler.modes, [0, 0]

    def texel(self, lane, level, point):
        """What the filter gives on a level of the view."""
        texture, sizes = self.texture, self.texture.sizes(level)
        given, layer, modes, offsets = self.where(lane)
        at = [rule.position("rule", mode, size if texture.normalized else 0, c, 0) for mode, size, c in zip(modes, sizes, given)]
        found = footprint(modes, sizes, at, offsets, point)
        border = BORDERS[texture.form]
        if texture.form == CODE and not point:
            edge = filtered.nearest(border, 8)
            total = sum((edge if place is None else texture.shown(place, layer, level, True)) * weight for place, weight in found)
            return rule.bits32(rule.rne32(Fraction(total, 65536 * 255)))
        shown = [(border if place is None else texture.shown(place, layer, level), weight) for place, weight in found]
        return shown[0][0] if point else filtered.mean_of_floats(shown)

    def value(self, lane):
        lc = self.clamped(lane)
        point = (self.sampler.mag if lc <= 0 else self.sampler.minify) == 1
        (value, _), = [(self.texel(lane, level, point), weight) for level, weight in
                       lod.chosen(lc, self.sampler.mip, self.texture.levels, self.texture.least)]
        return value

    def results(self, lane):
        """Of each register."""
        return [self.value(lane)]

    def asm(self, number, r):
        text = f"{self.guard}TEX{'.B' * self.bindless}{self.suffix}{'.AOFFI' * bool(self.offsets)}{'.DC' * bool(self.dref)}{self.word}"
        registers = ["R8", f"R{4 * r.randrange(30)}"]
        registers += [f"R{4 * r.randrange(30, 60)}"] if self.bindless or self.offsets or self.level or self.dref else []
        return f"{text} {', '.join(registers)}, {0 if self.bindless else number}, {PARAMS[self.texture.kind]}, {self.mask:#x}"

    def text(self, number, r):
        """Of its own sampler and handle, and of the instruction."""
        head = [self.sampler.text(number, self.texture.border()), f"handle {number} texture {self.texture.number} sampler {number}"]
        state = "   ".join(f"{name} {value if isinstance(value, str) else hex(value)}" for name, value in self.state.items())
        out = [f'warp {number % 64} {{ asm "{self.asm(number, r)}"   {state}']
        out += [f"  array = {{ {' '.join(map(str, self.layers))} ... }}"] if self.layers else []
        out += [f"  {name} = {listed(words)}" for name, words in zip("str", self.coordinates)]
        out += [f"  handle = handle(texture {self.texture.number}, sampler {number})"] if self.bindless else []
        out += [f"  lod = {listed(self.level)}"] if self.level else []
        out += [f"  offset = {{ {' '.join(map(hex, self.offsets))} ... }}"] if self.offsets else []
        out += [f"  dref = {listed(self.dref)}"] if self.dref else []
        for lane in range(self.lanes):
            shown = [f"{value:#x}" for value in self.results(lane)] if self.runs(lane) else ["unwritten"]
            out.append(f"  expect lane {lane} " + " ".join(f"R{8 + n} = {text}" for n, text in enumerate(shown)))
        return head, [*out, "}"]
