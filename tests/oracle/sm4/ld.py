#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of `ld` in shader assembly, with results that the words of its page give.

usage: ld.py FOLDER            writes FOLDER/ld_*.tlv
       ld.py --check FOLDER    compares instead. exit: 0 alike, 1 not

Every texel holds its place, so that a result says which texel was read. The values are computed here from whole
numbers and fractions: coordinates are unsigned and wrap at 2^32 (R-LD-7, R-LD-25), outside is 0 in components of the
format and the default in others (R-LD-8, R-LD-9), nothing bound is 0 in all (R-LD-18). Components of the address that
a kind ignores are in the registers behind those of the word. Nothing of model or RTL is asked.
"""
import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(1, str(Path(__file__).resolve().parents[1]))
import written
from rule import bits32, rne32

NAME = "tests/oracle/sm4/ld.py"
LANES = 32
WRAP = 1 << 32
FAR = (0x7FFFFFFF, 0x80000000, 0xFFFFFFF8, 0xFFFFFFFE, 0xFFFFFFFF)
ONE, ONE_FLOAT = 1, 0x3F800000


@dataclass
class Resource:
    """A texture of the vector. Its texels hold 65536 * y + x, then 65536 * slice or layer + level."""
    index: int
    kind: str    # of its header
    size: tuple  # of level 0
    layers: int = 0
    levels: int = 1

    def statement(self):
        layers = f" layers {self.layers}" if self.layers else ""
        levels = "" if self.kind == "ONE_D_BUFFER" else f" levels {self.levels} block 1 2"
        return (f"texture {self.index} {{ type {self.kind} format R32_G32 UINT source R G ZERO ONE_INT\n"
                f"  size {' '.join(map(str, self.size))}{layers}{levels} address {0x20000000 + 0x1000000 * self.index:#x} texels index }}\n"
                f"handle {self.index} texture {self.index} sampler 0\n")

    def texel(self, address, offsets):
        """The four components at an address (x, y, z, w) of the page."""
        axes = len(self.size)
        level = 0 if self.kind == "ONE_D_BUFFER" else address[3]           # R-LD-11, R-LD-13
        layer = address[axes] if self.layers else 0                         # R-LD-16, R-LD-17, R-LD-23
        at = [(address[k] + offsets[k]) % WRAP for k in range(axes)]        # R-LD-14, R-LD-15, R-LD-22, R-LD-24
        inside = level < self.levels and (not self.layers or layer < self.layers)
        inside = inside and all(at[k] < max(self.size[k] >> level, 1) for k in range(axes))
        if not inside:
            return (0, 0, 0, 1)
        x, y, z = at + [0] * (3 - axes)
        return (65536 * y + x, 65536 * (z if axes == 3 else layer) + level, 0, 1)


RESOURCES = [
    Resource(0, "TWO_D", (20, 12), levels=3),
    Resource(1, "ONE_D", (20,), levels=3),
    Resource(2, "ONE_D_ARRAY", (20,), layers=3, levels=2),
    Resource(3, "TWO_D_ARRAY", (20, 12), layers=3, levels=2),
    Resource(4, "THREE_D", (20, 12, 6), levels=3),
    Resource(5, "ONE_D_BUFFER", (20,)),
]


def addresses(resource):
    """An address for each thread: inside, at each edge, far outside; layers and levels in and out of range."""
    axes, found = len(resource.size), []
    for lane in range(LANES):
        level = (0, 0, 1, resource.levels - 1, resource.levels)[lane % 5]
        size = [max(n >> level, 1) for n in resource.size] + [resource.layers or 9] * (3 - axes)
        at = [(lane * (3, 5, 7)[k] + k) % (size[k] + (lane % 3 == 0)) for k in range(3)]
        if lane % 8 == 7:
            at[lane // 8 % axes] = FAR[lane // 8 % len(FAR)]
        if lane >= 28:
            at, level = [0xFFFFFFFF if k == lane - 28 else 0 for k in range(3)], 0xFFFFFFFF if lane == 31 else 0
        if lane == 27 and resource.layers:
            at[axes] = 0x10001  # its low 16 bits are a layer
        found.append((*at, level))
    return found


def lanes(values):
    return "{ " + " ".join(f"{v:#x}" for v in values) + " }"


def result(lane, needed, texel):
    return f"  expect lane {lane} " + " ".join(f"R{8 + n} = {texel[c]:#x}" for n, c in enumerate(needed))


def instruction(number, resource, mask="xyzw", source="xyzw", address="xyzw", offsets=None):
    """A warp, and an expectation for each thread. r1 holds what is the address after its swizzle."""
    read = addresses(resource)
    axes = len(resource.size)
    suffix = "_aoffimmi(" + ",".join(map(str, offsets)) + ")" if offsets else ""
    text = f"ld{suffix} r0.{mask}, r1.{address}, t{resource.index}.{source}"
    # PD-1: the registers of the word, absent ones left out; the layer is its first, and has 16 bits.
    ports = [[min(a[axes], 65535) for a in read]] if resource.layers else []
    ports += [[a[k] for a in read] for k in range(axes)]
    ports += [[a[k] for a in read] for k in range(axes + bool(resource.layers), 3)]  # ignored
    out = [f"warp {number} {{", f'  sm4 "{text}"']
    out += [f"  Ra+{k} = {lanes(values)}" for k, values in enumerate(ports)]
    out.append(f"  Rb+0 = {lanes([a[3] for a in read])}")
    letters = ["xyzwrgba".index(c) % 4 for c in source * 4][:4]  # one letter is that of all
    needed = sorted({letters["xyzw".index(c)] for c in mask})  # R-LD-28
    out += [result(lane, needed, resource.texel(a, offsets or (0, 0, 0))) for lane, a in enumerate(read)]
    out += [f"  expect all R{8 + n} = unwritten" for n in range(len(needed), 4)]
    return "\n".join(out + ["}"])


def kinds():
    return [instruction(r.index, r) for r in RESOURCES]


def offsets():
    warps = [instruction(r.index, r, offsets=(1, -2, 3)) for r in RESOURCES[:5]]
    warps += [instruction(8 + r.index, r, offsets=(-8, 7, -1)) for r in RESOURCES[:5]]
    return warps + [instruction(16, RESOURCES[3], offsets=(7, -8, 7)), instruction(17, RESOURCES[4], offsets=(0, 0, -8))]


def swizzles():
    return [instruction(r.index, r, mask="xz", source="yxwz") for r in RESOURCES] + [
        instruction(14, RESOURCES[0], address="yxzw", mask="y"),
        instruction(15, RESOURCES[4], address="wzyx", source="wwyx", mask="xyw"),
        instruction(16, RESOURCES[3], address="zzxy", source="g", mask="xyzw", offsets=(1, 1, 1)),
        instruction(17, RESOURCES[1], address="r", source="bgra", mask="z"),
        instruction(18, RESOURCES[2], source="xxxy", mask="w"),
        instruction(19, RESOURCES[5], address="x", source="wzyx", mask="yz")]


# ---- Data types (R-LD-26, R-LD-27, R-LD-29) --------------------------------------------------------------------------
# name: bytes of an element, (lowest bit, width) of each component, data types
FORMATS = {
    "A8B8G8R8": (4, ((0, 8), (8, 8), (16, 8), (24, 8)), ("UNORM", "SNORM", "UINT", "SINT")),
    "R16_G16": (4, ((0, 16), (16, 16)), ("UNORM", "SNORM", "UINT", "SINT", "FLOAT")),
    "R8": (1, ((0, 8),), ("UNORM", "SNORM", "UINT", "SINT")),
    "R32": (4, ((0, 32),), ("UINT", "SINT", "FLOAT")),
    "R32_G32": (8, ((0, 32), (32, 32)), ("FLOAT", "SINT")),
    "A2B10G10R10": (4, ((0, 10), (10, 10), (20, 10), (30, 2)), ("UNORM", "UINT")),
}
TEXELS = 8
# Of each width, corner codes. Of 32: a quiet NaN, a signalling one, denormals, -0, infinity, 1, and a NaN of both.
CORNERS = {
    32: (0x7FC12345, 0xFFA00001, 0x00000001, 0x807FFFFF, 0x80000000, 0x7F800000, 0x3F800000, 0x7F800001),
    16: (0x0000, 0x0001, 0x03FF, 0x7BFF, 0x8000, 0x8001, 0x7C00, 0xFBFF),
    10: (0, 1, 511, 512, 513, 1023, 341, 682), 8: (0, 1, 127, 128, 129, 254, 255, 85), 2: (0, 1, 2, 3, 0, 1, 2, 3),
}


def shown(code, width, datatype):
    """Bits of the register: D3D's conversion of a component, exactly, to the nearest binary32."""
    signed = code - (1 << width) * (code >> (width - 1))
    if datatype == "UINT" or width == 32:  # R-LD-29: 32 bits are kept, denormals and NaN too
        return code
    if datatype == "SINT":
        return signed % WRAP
    if datatype == "UNORM":
        return bits32(rne32(Fraction(code, (1 << width) - 1)))
    if datatype == "SNORM":
        return bits32(rne32(max(Fraction(signed, (1 << (width - 1)) - 1), Fraction(-1))))
    exponent, fraction, sign = code >> 10 & 31, code & 1023, code >> 15 << 31  # a half; no NaN among the corners
    if exponent == 31:
        return sign | 0x7F800000
    size = Fraction(fraction + 1024 * (exponent > 0), 1024) * Fraction(2) ** (max(exponent, 1) - 15)
    return sign | bits32(size)


def format_statement(index, name, datatype, elements, size):
    components, whole = len(FORMATS[name][1]), datatype in ("UINT", "SINT")
    absent = ("ZERO", "ZERO", "ZERO", "ONE_INT" if whole else "ONE_FLOAT")
    source = " ".join((*"RGBA"[:components], *absent[components:]))
    address = 0x30000000 + 0x1000 * index
    data = "".join(e.to_bytes(size, "little").hex() for e in elements)
    return (f"texture {index} {{ type ONE_D layout pitch 64 format {name} {datatype} source {source} size {TEXELS} address {address:#x} }}\n"
            f"bytes {address:#x} {data}\nhandle {index} texture {index} sampler 0\n")


def formats():
    """A texture and a warp for each format and data type; lanes 8 and beyond are outside (R-LD-9)."""
    textures, warps = [], []
    for name, (size, components, datatypes) in FORMATS.items():
        codes = [[CORNERS[width][(t + 3 * c) % TEXELS] for c, (_, width) in enumerate(components)] for t in range(TEXELS)]
        elements = [sum(code << lo for code, (lo, _) in zip(row, components)) for row in codes]
        for datatype in datatypes:
            index, one = len(textures), ONE if datatype in ("UINT", "SINT") else ONE_FLOAT
            textures.append(format_statement(index, name, datatype, elements, size))
            out = [f"warp {index} {{ # {name} {datatype}", f'  sm4 "ld r0.xyzw, r1.xyzw, t{index}.xyzw"', "  Ra+0 = lane"]
            for lane in range(12):
                found = [shown(code, width, datatype) if lane < TEXELS else 0 for code, (_, width) in
                         zip(codes[lane % TEXELS], components)]
                out.append(result(lane, range(4), found + [0, 0, 0, one][len(found):]))
            warps.append("\n".join(out + ["}"]))
    return textures, warps


def unbound():
    """R-LD-18: alpha is 0 too, which is the default nowhere. A header of zeros, and a number beyond the pool."""
    textures = ["pool headers 0x100000000 max 1\n", "texture 0 { raw 0 0 0 0 0 0 0 0 }\n", "handle 0 texture 0 sampler 0\n",
                RESOURCES[1].statement(), RESOURCES[0].statement().replace("texture 0", "texture 2").replace("handle 0", "handle 2")]
    warps = [f'warp {k} {{\n  sm4 "ld r0.xyzw, r1.xyzw, t{t}.xyzw"\n  Ra+0 = lane\n  expect all R8 = 0 R9 = 0 R10 = 0 R11 = 0\n}}'
             for k, t in ((0, 0), (1, 2))]
    warps.append('warp 2 {\n  sm4 "ld_aoffimmi(1,0,0) r0.w, r1.xyzw, t2.xyzw"\n  Ra+0 = lane\n  expect all R8 = 0\n}')
    return textures, warps


def samples():
    """Four samples of a pixel are the texels (2x, 2y) .. (2x + 1, 2y + 1) of a plain texture in the same memory."""
    textures = ["texture 0 { type TWO_D_ARRAY format R32 UINT source R ZERO ZERO ONE_INT size 40 24 layers 2 block 1 2\n"
                "  address 0x20000000 texels index }\n",
                "texture 1 { type TWO_D format R32 UINT source R ZERO ZERO ONE_INT size 20 12 samples MODE_2X2 block 1 2\n"
                "  address 0x20000000 }\nhandle 1 texture 1 sampler 0\n"]
    warps = []
    for number, (name, sample, offset) in enumerate((("ld2dms", 0, (0, 0)), ("ld2dms", 3, (0, 0)), ("ld2dms", 1, (2, -1)),
                                                     ("ld2dms", 4, (0, 0)), ("ld", 0, (0, 0)))):
        suffix = f"_aoffimmi({offset[0]},{offset[1]},0)" if any(offset) else ""
        more = f", l({sample})" if name == "ld2dms" else ""
        # The word has no offsets: the shader adds them, as the map of its registers says.
        at = [((7 * lane + 3) % 23, (5 * lane) % 14) for lane in range(LANES)]
        moved = [((x + offset[0]) % WRAP, (y + offset[1]) % WRAP) for x, y in at]
        out = [f"warp {number} {{", f'  sm4 "{name}{suffix} r0.xw, r1.xyzw, t1.xyzw{more}"',
               f"  Ra+0 = {lanes([x for x, _ in moved])}", f"  Ra+1 = {lanes([y for _, y in moved])}"]
        for lane, (x, y) in enumerate(moved):
            inside = x < 20 and y < 12 and sample < 4
            out.append(result(lane, (0, 1), [65536 * (2 * y + sample // 2) + 2 * x + sample % 2 if inside else 0, 1]))
        warps.append("\n".join(out + ["}"]))
    return textures, warps


# ---- Files -----------------------------------------------------------------------------------------------------------
def text(first, rules, without, textures, warps):
    head = [f"# Written by {NAME}: {first}", "texlock 1", f"rules {rules}", f"rules without {without}",
            "sampler 0 { address WRAP MIRROR BORDER } # R-LD-10: none of them is used"]
    return "\n".join(head) + "\n" + "".join(textures) + "\n".join(warps) + "\n"


def files():
    plain = [r.statement() for r in RESOURCES]
    return {
        "ld_kinds.tlv": text("each kind of resource, each axis, layer and level in and out of range.",
                             "R-LD-1 R-LD-5 R-LD-7 R-LD-8 R-LD-9 R-LD-10 R-LD-11 R-LD-12 R-LD-13 R-LD-14 R-LD-15 R-LD-16 R-LD-17 R-LD-27",
                             "R-LD-18 R-LD-19 R-LD-24 R-LD-26 R-LD-28 R-LD-29", plain, kinds()),
        "ld_offsets.tlv": text("offsets of the text, below zero and beyond 2^32 too.",
                               "R-LD-19 R-LD-20 R-LD-22 R-LD-23 R-LD-24 R-LD-25 PD-51", "R-LD-5 R-LD-13 R-LD-28", plain, offsets()),
        "ld_swizzles.tlv": text("swizzles of address and resource, masks of the destination.",
                                "R-LD-9 R-LD-28", "R-LD-18 R-LD-25 R-LD-29", plain, swizzles()),
        "ld_formats.tlv": text("data types, what a format lacks, 32 bits as they are.",
                               "R-LD-9 R-LD-26 R-LD-27 R-LD-29", "R-LD-5 R-LD-14 R-LD-15 R-LD-16", *formats()),
        "ld_unbound.tlv": text("nothing is bound.", "R-LD-18", "R-LD-1 R-LD-8 R-LD-9 R-LD-27", *unbound()),
        "ld_samples.tlv": text("multisample resources.", "R-LD-1 R-LD-9 R-LD-28 PD-50", "R-LD-12 R-LD-19", *samples()),
    }


if __name__ == "__main__":
    written.main(__doc__, files, NAME)
