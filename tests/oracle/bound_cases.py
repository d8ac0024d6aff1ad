# SPDX-License-Identifier: Apache-2.0
"""Samples that are held to the bounds of bounds.py: drawn, and in both languages, OpenGL's and that of vectors.

Coordinates are fractions of few bits, so that binary32 has them and the differences of a quad exactly. The four coordinates of a quad
are a parallelogram: of which three the derivatives are taken does not matter. Directions of cubes have a major coordinate of 1 or -1.
"""
from collections import namedtuple
from fractions import Fraction
import random

from bounds import FUNCTIONS, LINEAR, NEAREST, NONE, Image, State, Thread
from case import COMPARES, WRAPS, read_depths, read_formats
from vector import number, words
import cubes
import rule

# OpenGL's kind of a texture: type of the header, word of an instruction, sizes, axes that derivatives may be given along (TXD).
Kind = namedtuple("Kind", "name header word sizes given")
KINDS = [Kind("1d", "ONE_D", "1D", ((64,), (37,)), 1), Kind("1darray", "ONE_D_ARRAY", "ARRAY_1D", ((32,), (21,)), 1),
         Kind("2d", "TWO_D", "2D", ((16, 16), (20, 9)), 2), Kind("2darray", "TWO_D_ARRAY", "ARRAY_2D", ((16, 8), (7, 19)), 2),
         Kind("3d", "THREE_D", "3D", ((8, 8, 8), (9, 5, 6)), 0), Kind("cube", "CUBEMAP", "CUBE", ((8, 8), (5, 5)), 0),
         Kind("cubearray", "CUBEMAP_ARRAY", "ARRAY_CUBE", ((8, 8), (6, 6)), 0)]
COLOURS = (("A8B8G8R8", "UNORM"), ("R16", "UNORM"), ("R16_G16_B16_A16", "FLOAT"))
DEPTHS = ("Z16", "ZF32")
ORDERS = ("LESS", "LEQUAL", "GREATER", "GEQUAL")
LAYERS, THREADS, STEP, EACH = 3, 8, 2 ** 14, 3
GREATEST = Fraction(0xFFF, 256)
SHOWN = {NEAREST: 1, LINEAR: 2}
MIPS = {NONE: 1, NEAREST: 2, LINEAR: 3}
SUFFIX = {"auto": "", "bias": ".LB", "lod": ".LL"}
FILTERS = [(mag, minify, mip) for mip in (LINEAR, NEAREST, NONE) for minify in (LINEAR, LINEAR, NEAREST) for mag in (LINEAR, LINEAR, NEAREST)]


class Texture:
    """Texels, and their values. images: by level, then layer, the elements of all rows."""

    def __init__(self, kind, form, sizes):
        self.kind, self.form, self.sizes = kind, form, sizes
        self.cube, self.levels = kind.name.startswith("cube"), max(sizes).bit_length()
        self.cubes = (2 if kind.name == "cubearray" else LAYERS if kind.name.endswith("array") else 1)
        self.layers = self.cubes * (6 if self.cube else 1)
        r = random.Random(f"{kind.name} {form.name} {sizes}")
        self.images = [[[self.element(r) for _ in range(self.count(level))] for _ in range(self.layers)] for level in range(self.levels)]
        self.image = Image(sizes, self.cubes, self.cube, self.texel, Fraction(1, 65535) if form.name == "Z16" else 0)

    def level_sizes(self, level):
        return [max(1, n >> level) for n in self.sizes]

    def count(self, level):
        total = 1
        for n in self.level_sizes(level):
            total *= n
        return total

    def element(self, r):
        """Depths are eighths, of 16 bits near them, so that references meet them; floats are 0.25 to 8."""
        if self.form.depth is not None:
            eighth = r.randrange(9)
            return rule.bits32(Fraction(eighth, 8)) if self.form.name == "ZF32" else 65535 * eighth // 8
        if self.form.datatype == "FLOAT":
            return sum((r.randrange(2) << 15 | r.randrange(13, 18) << 10 | r.randrange(1024)) << low for low, _ in self.form.bits)
        return r.randrange(1 << 8 * self.form.bytes)

    def component(self, element, low, width):
        code = element >> low & (1 << width) - 1
        if self.form.datatype == "UNORM":
            return Fraction(code, 2 ** width - 1)
        return rule.value32(code if width == 32 else rule.short_float(code, width))

    def texel(self, level, layer, place):
        index, stride = 0, 1
        for i, n in zip(place, self.level_sizes(level)):
            index, stride = index + i * stride, stride * n
        element = self.images[level][layer][index]
        found = [self.component(element, *bits) for bits in self.form.bits]
        return (*found, *(Fraction(0), Fraction(0), Fraction(0), Fraction(1))[len(found):])

    def bytes_of(self, elements):
        return b"".join(e.to_bytes(self.form.bytes, "little") for e in elements).hex()

    def gl(self):
        deep = self.sizes[2] if len(self.sizes) > 2 else self.layers
        texels = "".join(self.bytes_of(layer) for level in self.images for layer in level)
        return f"texture {self.kind.name} {self.form.gl} {self.sizes[0]} {(*self.sizes, 1)[1]} {deep} {self.levels} {texels}"

    def text(self, n, view):
        stored = 1 if self.form.depth is not None else len(self.form.bits)
        source = [c if i < stored else ("ZERO", "ONE_FLOAT")[c == "A"] for i, c in enumerate("RGBA")]
        texels = "".join(self.bytes_of(level[layer]) for layer in range(self.layers) for level in self.images)
        layers = f"layers {self.cubes}" if self.kind.name.endswith("array") else ""
        return [f"texture {n} {{ type {self.kind.header} {self.form.header()} source {' '.join(source)} size {' '.join(map(str, self.sizes))} {layers}",
                f"  levels {self.levels} view {view[0]} {view[1]} address {0x10000000 + 0x100000 * n:#x} texels rows {texels} }}"]


class Case:
    """An instruction: two quads. name: its class."""

    def __init__(self, texture, state, threads):
        self.texture, self.state, self.threads = texture, state, threads
        self.shadow, self.moved = state.compare is not None, any(state.offsets)
        form = texture.form.name if self.shadow else texture.form.gl
        self.name = f"{texture.kind.name} {state.call} {form}"
        self.results = {}

    def quad(self, lane):
        return self.threads[lane & ~3:(lane & ~3) + 4]

    def components(self, bits):
        """Fractions of what a thread got: of a compare one; None of what is no number."""
        return [None if b & 0x7F800000 == 0x7F800000 else rule.value32(b) for b in bits[:1 if self.shadow else 4]]

    def gl(self):
        s, border = self.state, [rule.bits32(x) for x in self.state.border]
        yield f"filter {s.mag} {s.minify} {s.mip} {s.compare or '-'} {int(s.seamless)}"
        yield f"wrap {' '.join(WRAPS[mode] for mode in s.modes)} {' '.join(f'{b:x}' for b in border)}"
        yield f"levels {s.view[0]} {s.view[1]} {rule.bits32(s.least):x} {rule.bits32(s.most):x}"
        yield f"call {s.call}" + (f" {' '.join(map(str, s.offsets))}" if self.moved else "")
        for t in self.threads:
            slopes = [x for v in t.slopes for x in (*v, Fraction(0))[:2]] or [0] * 4
            yield (f"thread {' '.join(f'{rule.bits32(x):x}' for x in (*t.at, 0, 0)[:3])} {t.layer} "
                   + " ".join(f"{rule.bits32(x):x}" for x in (t.level, t.reference, *slopes)))

    def sampler(self, n):
        s = self.state
        parts = [f"address {' '.join(s.modes)} border {' '.join(hex(rule.bits32(x)) for x in s.border)}",
                 f"MAG_FILTER {SHOWN[s.mag]} MIN_FILTER {SHOWN[s.minify]} MIP_FILTER {MIPS[s.mip]}",
                 f"MIN_LOD_CLAMP {int(s.least * 256):#x} MAX_LOD_CLAMP {int(s.most * 256):#x}"]
        parts += [f"DEPTH_COMPARE_FUNC {COMPARES.index(s.compare)}"] if s.compare else []
        parts += ["CUBEMAP_INTERFACE_FILTERING 2"] if s.seamless else []
        return f"sampler {n} {{ {' '.join(parts)} }}"

    def asm(self, n):
        word, mask, moved = self.texture.kind.word, "0x1" if self.shadow else "0xf", ".AOFFI" * self.moved
        if self.state.call == "grad":
            return f"TXD{moved} R8, R0, R4, {n}, {word}, {mask}"
        second = " R4," if self.shadow or self.moved or self.state.call != "auto" else ""
        return f"TEX{SUFFIX[self.state.call]}{moved}{'.DC' * self.shadow} R8, R0,{second} {n}, {word}, {mask}"

    def operands(self):
        """(name, its values as they are written)."""
        array, given = self.texture.kind.name.endswith("array"), self.state.call == "grad"
        offset = sum((o & 15) << 4 * axis for axis, o in enumerate(self.state.offsets[:len(self.texture.sizes)])) if self.moved else 0
        if array or given and self.moved:
            yield "array", [hex(t.layer | offset << 16 if given else t.layer) for t in self.threads]
        rows = {name: [t.at[i] for t in self.threads] for i, name in enumerate("str"[:len(self.threads[0].at)])}
        if given:
            of_thread = [[x for axis in zip(*t.slopes) for x in axis] for t in self.threads]
            rows.update(zip(("dsdx", "dsdy", "dtdx", "dtdy"), zip(*of_thread)))
        elif self.state.call != "auto":
            rows["lod"] = [t.level for t in self.threads]
        if self.shadow:
            rows["dref"] = [t.reference for t in self.threads]
        yield from ((name, [number(rule.bits32(x)) for x in values]) for name, values in rows.items())
        if self.moved and not given:
            yield "offset", [hex(offset)] * THREADS

    def text(self, n, expected=()):
        """Of the instruction; its handle is n. expected: of each thread the bits of its registers, or None."""
        yield f'warp {n % 64} {{ asm "{self.asm(n)}"  active {(1 << THREADS) - 1:#x}'
        yield from (f"  {name} = {words(values)}" for name, values in self.operands())
        for lane, bits in enumerate(expected):
            if bits:
                yield f"  expect lane {lane} " + " ".join(f"R{8 + k} = {value:#x}" for k, value in enumerate(bits))
        yield "}"


def dyadic(x):
    return Fraction(round(x * STEP), STEP)


class Drawing:
    def __init__(self, seed):
        self.r, self.textures, self.forms, self.depths = random.Random(f"bounds {seed}"), {}, read_formats(), read_depths()
        self.modes, self.count = list(WRAPS), 0

    def texture(self, kind, form, which):
        key = kind.name, form.name, which
        if key not in self.textures:
            self.textures[key] = Texture(kind, form, kind.sizes[which])
        return self.textures[key]

    def view(self, levels):
        if self.r.random() < 0.12:
            return (self.r.randrange(levels),) * 2
        return (1, levels - 2) if levels > 3 and self.r.random() < 0.3 else (0, levels - 1)

    def clamps(self, levels):
        if self.r.random() < 0.75:
            return Fraction(0), GREATEST
        least = Fraction(self.r.randrange(128 * levels), 256)
        return least, least + Fraction(self.r.randrange(1, 128 * levels), 256) if self.r.random() < 0.7 else GREATEST

    def border(self, form):
        """Codes of 8 and of 16 bits."""
        return tuple(rule.rne32(Fraction(self.r.randrange(256), 255)) if i < (1 if form.depth is not None else len(form.bits)) else Fraction(i == 3)
                     for i in range(4))

    def along(self, size):
        """A coordinate: anywhere, on a texel's centre or side, or one step beside it."""
        if self.r.random() < 0.6:
            return Fraction(self.r.randrange(-5 * STEP // 4, 9 * STEP // 4), STEP)
        return dyadic(Fraction(self.r.randrange(-2 * size, 4 * size), 2 * size)) + Fraction(self.r.randrange(-1, 2), STEP)

    def vector(self, sizes, levels, axis):
        """A derivative of about so many texels: along one axis, or, of None, along all."""
        length = Fraction(2) ** self.r.randrange(-1, levels) * Fraction(self.r.randrange(64, 128), 64)
        parts = [self.r.uniform(-1, 1) if axis is None else float(i == axis) * self.r.choice((-1, 1)) for i in range(len(sizes))]
        scale = float(length) / (sum(p * p for p in parts) ** 0.5 or 1)
        return [dyadic(Fraction(p * scale) / n) for p, n in zip(parts, sizes)]

    def vectors(self, sizes, levels):
        skew, still = self.r.random() < 0.4, self.r.random() < 0.08
        if still:
            return [[Fraction(0)] * len(sizes)] * 2
        first = self.r.randrange(len(sizes))
        return [self.vector(sizes, levels, None if skew and len(sizes) > 1 else axis) for axis in (first, (first + 1) % len(sizes))]

    def direction(self, face, s, t):
        return tuple(Fraction(c) for c in cubes.along(face, 1, s, t))

    def on_cube(self, texture, together):
        """Directions of four threads; of a quad whose derivatives count, on one face."""
        face, corners = self.r.randrange(6), [[Fraction(0)] * 2] * 4
        if not together:
            return [self.direction(self.r.randrange(6), *(Fraction(self.r.randrange(4 - STEP, STEP - 3), STEP) for _ in range(2))) for _ in range(4)]
        dx, dy = ([2 * d for d in v] for v in self.vectors(texture.sizes, texture.levels))
        while max(abs(a) + abs(b) for a, b in zip(dx, dy)) >= 2 - Fraction(1, 512):
            dx, dy = ([dyadic(d / 2) for d in v] for v in (dx, dy))
        first = []
        for a, b in zip(dx, dy):
            low, high = min(0, a, b, a + b), max(0, a, b, a + b)
            first.append(Fraction(self.r.randrange(int((-1 - low) * STEP) + 4, int((1 - high) * STEP) - 3), STEP))
        corners = [first, [f + a for f, a in zip(first, dx)], [f + b for f, b in zip(first, dy)], [f + a + b for f, a, b in zip(first, dx, dy)]]
        return [self.direction(face, *c) for c in corners]

    def places(self, texture, call):
        together = call in ("auto", "bias")
        if texture.cube:
            return self.on_cube(texture, together)
        if not together:
            return [tuple(self.along(n) for n in texture.sizes) for _ in range(4)]
        first = [dyadic(self.along(n)) for n in texture.sizes]
        dx, dy = self.vectors(texture.sizes, texture.levels)
        return [tuple(f + a * (i & 1) + b * (i >> 1) for f, a, b in zip(first, dx, dy)) for i in range(4)]

    def level(self, call, levels):
        if call == "bias":
            return Fraction(self.r.randrange(-512, 512), 256)
        near = Fraction(self.r.randrange(-2, 2 * levels), 2)   # the middle between two levels, or a level
        return near + Fraction(self.r.randrange(-3, 4), 1024) if self.r.random() < 0.4 else Fraction(self.r.randrange(-1024, 1024 * levels), 1024)

    def quad(self, texture, call, compare):
        found = []
        for at in self.places(texture, call):
            found.append(Thread(at, self.r.randrange(texture.cubes) if texture.kind.name.endswith("array") else 0,
                                self.level(call, texture.levels) if call in ("bias", "lod") else Fraction(0),
                                Fraction(self.r.randrange(-1, 18), 16) if compare else Fraction(0),
                                self.vectors(texture.sizes, texture.levels) if call == "grad" else ()))
        return found

    def offsets(self, texture, compare):
        """OpenGL has none of cubes, nor of comparisons of layers."""
        if texture.cube or compare and texture.cubes > 1 or self.r.random() < 0.75:
            return 0, 0, 0
        return tuple(self.r.randrange(-8, 8) if axis < len(texture.sizes) else 0 for axis in range(3))

    def case(self, kind, form, call, compare=None):
        texture = self.texture(kind, form, self.count % 2)
        mag, minify, mip = self.r.choice(FILTERS)
        seamless = texture.cube and self.r.random() < 0.8
        modes = ["CLAMP_TO_EDGE"] * 3 if texture.cube else [self.r.choice(self.modes) for _ in range(3)]
        state = State(texture.image, modes, self.border(form), mag, minify, mip, self.view(texture.levels), *self.clamps(texture.levels), compare,
                      seamless, call, self.offsets(texture, compare))
        self.count += 1
        return Case(texture, state, [t for _ in range(THREADS // 4) for t in self.quad(texture, call, compare)])


def calls(kind, compare):
    """textureLod takes no comparison of two axes and a layer, or of cubes; TXD none at all."""
    if compare:
        return ("auto",) if kind.name in ("2darray", "cube", "cubearray") else ("auto", "lod")
    return ("auto", "bias", "lod", "grad") if kind.given else ("auto", "bias", "lod")


def drawn(seed):
    """All cases."""
    d, found = Drawing(seed), []
    for kind in KINDS:
        for call in calls(kind, None):
            found += [d.case(kind, d.forms[form], call) for form in COLOURS for _ in range(EACH)]
        for call in calls(kind, True) if kind.name != "3d" else ():
            found += [d.case(kind, d.depths[form], call, d.r.choice(ORDERS if n else list(FUNCTIONS))) for form in DEPTHS for n in range(EACH + 1)]
    return found


def commands(cases):
    texture = None
    for case in cases:
        if case.texture is not texture:
            texture = case.texture
            yield texture.gl()
        yield from case.gl()


def file_text(cases, head=(), expected=()):
    """expected: of each case, if any."""
    lines, handles = [*head], {}
    for n, case in enumerate(cases):
        key = id(case.texture), case.state.view
        if key not in handles:
            handles[key] = len(handles)
            lines += case.texture.text(handles[key], case.state.view)
        lines += [case.sampler(n), f"handle {n} texture {handles[key]} sampler {n}"]
    for n, case in enumerate(cases):
        lines += case.text(n, expected[n] if expected else ())
    return "\n".join(lines) + "\n"
