# SPDX-License-Identifier: Apache-2.0
"""What a gather case is, and how it is expressed for OpenGL and for texlock.

A batch is one instruction: a texture, a sampler and up to 32 gathers. Everything that a driver does between the two
languages is here: names, component layout, the constants of components that a format lacks, and the border colour,
which OpenGL puts in before the swizzle and the texture unit after it.
"""
from dataclasses import dataclass, field
from pathlib import Path

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
    "A1B5G5R5": "RGB5_A1", "A4B4G4R4": "RGBA4",
}
GL_TYPES = {"UNORM": "", "SNORM": "_SNORM", "UINT": "UI", "SINT": "I", "FLOAT": "F"}
INTEGERS = ("UINT", "SINT")
ONE = 0x3F800000
LETTERS = "rgba"


@dataclass(frozen=True)
class Format:
    """A format with one data type. bits: (lowest bit, width) of each component that is stored."""

    name: str
    datatype: str
    gl: str
    bytes: int
    bits: tuple

    @property
    def one(self):
        return 1 if self.datatype in INTEGERS else ONE


def read_formats():
    """Every pair of format and data type that both sides have, from the table of formats."""
    found = {}
    for line in (ROOT / "rtl/defs/formats.tsv").read_text().splitlines():
        cells = line.split("\t")
        if line.startswith("#") or len(cells) != 10 or cells[1] not in GL_FORMATS:
            continue
        ranges = [tuple(int(n) for n in cell.split(":")) for cell in cells[3:7] if cell != "-"]
        bits = tuple((low, high - low + 1) for high, low in ranges)
        for datatype in cells[7].split(","):
            absent = bits[0][1] == 32 and datatype.endswith("NORM")
            absent |= cells[1] == "A2B10G10R10" and datatype in ("SNORM", "SINT")
            if not absent:
                gl = GL_FORMATS[cells[1]] + GL_TYPES[datatype]
                found[cells[1], datatype] = Format(cells[1], datatype, gl, int(cells[2]), bits)
    return found


@dataclass(frozen=True)
class Texture:
    format: Format
    width: int
    height: int
    layout: str            # as a vector says it: "pitch 64" or "blocklinear block 1 2"
    rect: bool = False     # coordinates in texels
    texels: bytes = None   # rows of elements; None: each element holds its own place

    def element(self, x, y):
        """Raw bits of a texel."""
        if self.texels is None:
            return y << min(4 * self.format.bytes, 16) | x
        at = (y * self.width + x) * self.format.bytes
        return int.from_bytes(self.texels[at:at + self.format.bytes], "little")

    def all_bytes(self):
        if self.texels is not None:
            return self.texels
        places = (self.element(x, y) for y in range(self.height) for x in range(self.width))
        return b"".join(place.to_bytes(self.format.bytes, "little") for place in places)


@dataclass(frozen=True)
class Sampler:
    wrap_s: str
    wrap_t: str
    border: tuple = (0, 0, 0, 0)  # OpenGL's, 32-bit words, before the swizzle


@dataclass
class Batch:
    """mode: plain, offset or offsets. gathers: (s, t, u, v), coordinates as binary32 bits. ptp: four (ds, dt)."""

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
        stored = len(self.texture.format.bits)
        one = "ONE_INT" if self.texture.format.one == 1 else "ONE_FLOAT"
        fixed = {"0": "ZERO", "1": one}
        fixed.update({c: c.upper() if i < stored else one if c == "a" else "ZERO" for i, c in enumerate(LETTERS)})
        return tuple(fixed[c] for c in self.swizzle)

    def border(self):
        """Border colour of the texture unit, after the swizzle (PD-14)."""
        stored, one = len(self.texture.format.bits), self.texture.format.one
        fixed = {"0": 0, "1": one}
        fixed.update({c: self.sampler.border[i] if i < stored else one * (c == "a") for i, c in enumerate(LETTERS)})
        return tuple(fixed[c] for c in self.swizzle)


def gl_commands(batches):
    """Lines for gather_gl."""
    texture = None
    for b in batches:
        if b.texture is not texture:
            texture = b.texture
            kind = "rect" if texture.rect else "2d"
            yield f"texture {kind} {texture.format.gl} {texture.width} {texture.height} {texture.all_bytes().hex()}"
        colour = " ".join(f"{word:x}" for word in b.sampler.border)
        yield f"sampler {WRAPS[b.sampler.wrap_s]} {WRAPS[b.sampler.wrap_t]} {b.swizzle} {colour}"
        offsets = "".join(f" {ds} {dt}" for ds, dt in b.ptp)
        yield f"{b.mode} {LETTERS[b.comp]}{offsets}"
        for s, t, u, v in b.gathers:
            yield f"gather {s:08x} {t:08x} {u} {v}"
