# SPDX-License-Identifier: Apache-2.0
"""Textures whose texels say where they are, and TGSI targets in words of their page: what texel a coordinate names."""
from dataclasses import dataclass
from fractions import Fraction
import struct


def bits(value):
    return struct.unpack("<I", struct.pack("<f", float(value)))[0]


def number(value):
    """A float for a vector: as it is, or its bits where writing it would round twice."""
    exact = struct.unpack("<f", struct.pack("<f", float(value)))[0] == value
    return repr(float(value)) if exact else f"bits({bits(value):#010x})"


@dataclass(frozen=True)
class Target:
    """axes: coordinates; slot of the array index; slot of TEX's reference (R-TGSI-12, R-TGSI-13)."""
    name: str
    type: str
    size: tuple
    layers: int = 0       # cubes of a cube array
    cube: bool = False
    shadow: bool = False
    levels: int = 3
    normalized: bool = True

    @property
    def axes(self):
        return 3 if self.cube else len(self.size)

    @property
    def reference(self):
        return 3 if self.cube or (self.layers and len(self.size) == 2) else 2


BASE = [Target("1D", "ONE_D", (16,)), Target("2D", "TWO_D", (16, 8)), Target("3D", "THREE_D", (16, 8, 4)),
        Target("CUBE", "CUBEMAP", (8, 8), cube=True), Target("RECT", "TWO_D_NO_MIPMAP", (16, 8), levels=1, normalized=False),
        Target("1D_ARRAY", "ONE_D_ARRAY", (16,), 5), Target("2D_ARRAY", "TWO_D_ARRAY", (16, 8), 5),
        Target("CUBE_ARRAY", "CUBEMAP_ARRAY", (8, 8), 5, cube=True)]
TARGETS = {t.name: t for t in BASE}
for t in BASE:
    if t.name != "3D":
        name = f"SHADOW{t.name}"
        TARGETS[name] = Target(name, t.type, t.size, t.layers, t.cube, True, t.levels, t.normalized)


def layer_of(target, index, face):
    return 6 * index + face if target.cube else index


def depth(target, texel):
    """Of a shadow texture, in 64ths: distinct among neighbours."""
    x, y, z, level = texel
    return Fraction((7 * x + 11 * y + 13 * z + 17 * level) % 64, 64)


def statement(target, index):
    """R, G, B and A hold column, row, slice or layer, and level."""
    cells = ("(float((7 * x + 11 * y + 13 * (z + layer) + 17 * level) % 64 / 64.0))" if target.shadow else
             "(float(1.0 * x)) (float(1.0 * y)) (float(1.0 * (z + layer))) (float(1.0 * level))")
    form = "ZF32 FLOAT source R R R ONE_FLOAT" if target.shadow else "R32_G32_B32_A32 FLOAT source R G B A"
    layers = f" layers {target.layers}" if target.layers else ""
    levels = f" levels {target.levels}" if target.type != "TWO_D_NO_MIPMAP" else ""
    flat = "" if target.normalized else " NORMALIZED_COORDS 0"
    return (f"texture {index} {{ # {target.name}\n  type {target.type} format {form}\n"
            f"  size {' '.join(map(str, target.size))}{layers}{levels} block 1 2{flat} address {0x20000000 + 0x1000000 * index:#x}\n"
            f"  texels expression {cells} }}\nhandle {index} texture {index} sampler {index}\n")


def size_at(target, level):
    return [max(n >> level, 1) for n in target.size]


# Face: the direction of (sc, tc) on it, by OpenGL's table of cube maps.
FACES = [lambda s, t: (1, -t, -s), lambda s, t: (-1, -t, s), lambda s, t: (s, 1, t),
         lambda s, t: (s, -1, -t), lambda s, t: (s, -t, 1), lambda s, t: (-s, -t, -1)]


def place(target, rng, level, corner=False):
    """A texel of a level, its coordinates (of its middle, or of its right lower corner), and its index as a number."""
    size = size_at(target, level)
    inner = 1 if corner else 0
    at = [rng.randrange(n - inner) for n in size]
    half = Fraction(1) if corner else Fraction(1, 2)
    index = rng.randrange(target.layers) if target.layers else 0
    face = rng.randrange(6) if target.cube else 0
    where = [(a + half) / (n if target.normalized else 1) for a, n in zip(at, size)]
    if target.cube:
        longest = rng.choice((1, 2, 3, 4))
        where = [c * longest for c in FACES[face](*[2 * w - 1 for w in where])]
    written = Fraction(index) + rng.choice((0, Fraction(1, 4), Fraction(-3, 8)))  # rounds to index
    if target.layers and index % 2 == 0:
        written = index + rng.choice((Fraction(1, 2), Fraction(-1, 2)))  # a tie goes to the even one
    x, y, z = (at + [0, 0])[:3]
    texel = (x, y, z if len(size) == 3 else layer_of(target, index, face), level)
    return texel, where, (written if target.layers else None)
