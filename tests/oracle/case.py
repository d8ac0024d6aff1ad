# SPDX-License-Identifier: Apache-2.0
"""What a gather case is, and how it is expressed for OpenGL and for texlock.

A batch is one instruction: a texture, a sampler and up to 32 gathers. Everything that a driver does between the two
languages is here: names, component layout, the constants of components that a format lacks, and the border colour,
which OpenGL puts in before the swizzle and the texture unit after it.
"""
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
# Address modes, texlock's name to OpenGL's.
WRAPS = {
    "WRAP": "REPEAT",
    "MIRROR": "MIRRORED_REPEAT",
    "CLAMP_TO_EDGE": "CLAMP_TO_EDGE",
    "BORDER": "CLAMP_TO_BORDER",
    "CLAMP_OGL": "CLAMP",
    "MIRROR_ONCE_CLAMP_TO_EDGE": "MIRROR_CLAMP_TO_EDGE",
    "MIRROR_ONCE_BORDER": "MIRROR_CLAMP_TO_BORDER_EXT",
    "MIRROR_ONCE_CLAMP_OGL": "MIRROR_CLAMP_EXT",
}
# Formats, texlock's name to OpenGL's; data types to its suffix.
GL_FORMATS = {
    "R8": "R8", "G8R8": "RG8", "A8B8G8R8": "RGBA8", "R16": "R16", "R16_G16": "RG16", "R16_G16_B16_A16": "RGBA16",
    "R32": "R32", "R32_G32": "RG32", "R32_G32_B32_A32": "RGBA32", "A2B10G10R10": "RGB10_A2", "B5G6R5": "RGB565",
    "A1B5G5R5": "RGB5_A1", "A4B4G4R4": "RGBA4", "R32_G32_B32": "RGB32", "BF10GF11RF11": "R11F_G11F_B10",
    "E5B9G9R9_SHAREDEXP": "RGB9_E5",
}
# Depth formats: OpenGL's name, the element as it is uploaded, which OpenGL has at the top of 32 bits.
DEPTHS = {
    "Z16": ("DEPTH_COMPONENT16", lambda z: z),
    "X8Z24": ("DEPTH_COMPONENT24", lambda z: (z & 0xFFFFFF) << 8 | z >> 16 & 0xFF),
    "S8Z24": ("DEPTH24_STENCIL8", lambda z: (z & 0xFFFFFF) << 8 | z >> 24),
    "Z24S8": ("DEPTH24_STENCIL8", lambda z: z),
    "ZF32": ("DEPTH_COMPONENT32F", lambda z: z),
    "ZF32_X24S8": ("DEPTH32F_STENCIL8", lambda z: z),
}
COMPARES = ("NEVER", "LESS", "EQUAL", "LEQUAL", "GREATER", "NOTEQUAL", "GEQUAL", "ALWAYS")  # by DEPTH_COMPARE_FUNC
TYPE_CODES = {"SNORM": 1, "UNORM": 2, "SINT": 3, "UINT": 4, "FLOAT": 7}
GL_TYPES = {"UNORM": "", "SNORM": "_SNORM", "UINT": "UI", "SINT": "I", "FLOAT": "F"}
INTEGERS = ("UINT", "SINT")
ONE = 0x3F800000
LETTERS = "rgba"


@dataclass(frozen=True)
class Format:
    """A format with one data type, or one for each component. bits: (lowest bit, width) of each that is stored."""

    name: str
    datatype: str          # of all, or of the depth
    gl: str
    bytes: int
    bits: tuple
    types: tuple           # of each component
    unpack: str = "FIELDS"
    depth: int = None      # which component is the depth
    srgb: bool = False

    @property
    def one(self):
        return 1 if self.datatype in INTEGERS else ONE

    def uploaded(self, code):
        return DEPTHS[self.name][1](code) if self.name in DEPTHS else code

    def header(self):
        """As a vector says it."""
        unlike = len(set(self.types)) > 1
        return (f"format {self.name} {self.types[0]}" + (f"  G_DATA_TYPE {TYPE_CODES[self.types[1]]}" if unlike else "")
                + ("  SRGB_CONVERSION 1" if self.srgb else ""))


def rows_of_formats():
    for line in (ROOT / "rtl/defs/formats.tsv").read_text().splitlines():
        if line.startswith("#"):
            continue
        _, name, size, block, *cells, types, unpack, uses, _ = line.split("\t")
        ranges = [tuple(int(n) for n in cell.split(":")) for cell in cells if cell != "-"]
        yield name, size, tuple((low, high - low + 1) for high, low in ranges), types, unpack, uses


def read_formats():
    """Every pair of format and data type that both sides have, from the table of formats; sRGB as a type of its own."""
    found = {}
    for name, size, bits, types, unpack, _ in rows_of_formats():
        for datatype in types.split(",") if name in GL_FORMATS else ():
            absent = bits[0][1] == 32 and datatype.endswith("NORM")
            absent |= name == "A2B10G10R10" and datatype in ("SNORM", "SINT")
            if not absent:
                gl = GL_FORMATS[name] + (GL_TYPES[datatype] if name != "E5B9G9R9_SHAREDEXP" else "")
                found[name, datatype] = Format(name, datatype, gl, int(size), bits, (datatype,) * len(bits), unpack)
    colour = found["A8B8G8R8", "UNORM"]
    found["A8B8G8R8", "SRGB"] = replace(colour, gl="SRGB8_ALPHA8", srgb=True)
    return found


def read_depths():
    """The depth formats, by name."""
    found = {}
    for name, size, bits, types, unpack, uses in rows_of_formats():
        if name in DEPTHS:
            each = tuple(types.split(";"))
            depth = "RG".index(uses.split("depth=")[1][0])
            found[name] = Format(name, each[depth], DEPTHS[name][0], int(size), bits, each, unpack, depth)
    return found


TYPES = {"2d": "TWO_D", "rect": "TWO_D", "array": "TWO_D_ARRAY", "cube": "CUBEMAP", "cubearray": "CUBEMAP_ARRAY"}
PARAMS = {"2d": "2D", "rect": "2D", "array": "ARRAY_2D", "cube": "CUBE", "cubearray": "ARRAY_CUBE"}


@dataclass(frozen=True)
class Texture:
    format: Format
    width: int
    height: int
    layout: str            # as a vector says it: "pitch 64" or "blocklinear block 1 2"
    kind: str = "2d"       # of TYPES; rect: coordinates in texels
    texels: bytes = None   # rows of elements, layer by layer; None: each element holds its own place
    layers: int = 1        # faces count

    @property
    def rect(self):
        return self.kind == "rect"

    @property
    def cube(self):
        return self.kind.startswith("cube")

    def element(self, x, y, layer=0):
        """Raw bits of a texel."""
        if self.texels is None:
            return (layer << 48 if self.format.bytes == 8 else 0) | y << min(4 * self.format.bytes, 16) | x
        at = ((layer * self.height + y) * self.width + x) * self.format.bytes
        return int.from_bytes(self.texels[at:at + self.format.bytes], "little")

    def elements(self):
        return [self.element(x, y, z) for z in range(self.layers) for y in range(self.height) for x in range(self.width)]

    def uploaded(self):
        """What OpenGL takes."""
        return b"".join(self.format.uploaded(e).to_bytes(self.format.bytes, "little") for e in self.elements())


@dataclass(frozen=True)
class Sampler:
    wrap_s: str
    wrap_t: str
    border: tuple = (0, 0, 0, 0)  # OpenGL's, 32-bit words, before the swizzle
    compare: str = "-"            # one of COMPARES
    seamless: bool = False


class Gather(NamedTuple):
    """Coordinates and reference as binary32 bits. u, v: the offset. layer: of an array; it counts cubes of cubes."""

    s: int
    t: int
    u: int = 0
    v: int = 0
    r: int = 0
    layer: int = 0
    dref: int = 0


@dataclass
class Batch:
    """mode: plain, offset or offsets. ptp: four (ds, dt)."""

    suite: str
    texture: Texture
    sampler: Sampler
    mode: str
    comp: int
    gathers: list
    swizzle: str = "rgba"
    ptp: tuple = ()
    results: dict = field(default_factory=dict)  # "softpipe", "llvmpipe", "texlock" to a tuple of four for each gather

    def sources(self):
        """X_SOURCE .. W_SOURCE: what a driver programs for this swizzle of this format."""
        if self.texture.format.depth is not None:
            return ("RG"[self.texture.format.depth], "ZERO", "ZERO", "ONE_FLOAT")
        stored = len(self.texture.format.bits)
        one = "ONE_INT" if self.texture.format.one == 1 else "ONE_FLOAT"
        fixed = {"0": "ZERO", "1": one}
        fixed.update({c: c.upper() if i < stored else one if c == "a" else "ZERO" for i, c in enumerate(LETTERS)})
        return tuple(fixed[c] for c in self.swizzle)

    def border(self):
        """Border colour of the texture unit, after the swizzle (PD-14)."""
        stored, one = len(self.texture.format.bits), self.texture.format.one
        if self.texture.format.depth is not None:
            return self.sampler.border[0], 0, 0, ONE
        fixed = {"0": 0, "1": one}
        fixed.update({c: self.sampler.border[i] if i < stored else one * (c == "a") for i, c in enumerate(LETTERS)})
        return tuple(fixed[c] for c in self.swizzle)


def gl_commands(batches):
    """Lines for gather_gl."""
    texture = None
    for b in batches:
        if b.texture is not texture:
            texture = b.texture
            yield (f"texture {texture.kind} {texture.format.gl} {texture.width} {texture.height} {texture.layers}"
                   f" {texture.uploaded().hex()}")
        colour = " ".join(f"{word:x}" for word in b.sampler.border)
        yield (f"sampler {WRAPS[b.sampler.wrap_s]} {WRAPS[b.sampler.wrap_t]} {b.swizzle} {b.sampler.compare}"
               f" {int(b.sampler.seamless)} {colour}")
        offsets = "".join(f" {ds} {dt}" for ds, dt in b.ptp)
        yield f"{b.mode} {LETTERS[b.comp]}{offsets}"
        for g in b.gathers:
            yield f"gather {g.s:08x} {g.t:08x} {g.u} {g.v} {g.r:08x} {g.layer} {g.dref:08x}"
