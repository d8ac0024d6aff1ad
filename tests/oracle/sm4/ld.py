#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A vector of `ld` in shader assembly, with results that the words of its page give.

usage: ld.py

Every texel holds its place, so that a result says which texel was read. The values are computed here from whole
numbers: coordinates are unsigned and wrap at 2^32 (R-LD-7, R-LD-25), outside is 0 in components of the format and the
default in others (R-LD-8, R-LD-9), nothing bound is 0 in all (R-LD-18). Nothing of model or RTL is asked. Prints the
vector; tests/e2e/lower.sh runs it once the unit has the word. exit: 0, 2 usage
"""
import sys
from dataclasses import dataclass

LANES = 32
WRAP = 1 << 32
FAR = (0x7FFFFFFF, 0x80000000, 0xFFFFFFF8, 0xFFFFFFFE, 0xFFFFFFFF)


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
        layer = address[axes] if self.layers else 0                         # R-LD-16, R-LD-17
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


def instruction(number, resource, mask="xyzw", source="xyzw", address="xyzw", offsets=None):
    """A warp, and an expectation for each thread. r1 holds what is the address after its swizzle."""
    read = addresses(resource)
    axes = len(resource.size)
    suffix = "_aoffimmi(" + ",".join(map(str, offsets)) + ")" if offsets else ""
    text = f"ld{suffix} r0.{mask}, r1.{address}, t{resource.index}.{source}"
    # PD-1: the registers of the word, absent ones left out; the layer is its first, and has 16 bits.
    ports = [[min(a[axes], 65535) for a in read]] if resource.layers else []
    ports += [[a[k] for a in read] for k in range(axes)]
    out = [f"warp {number} {{", f'  sm4 "{text}"']
    out += [f"  Ra+{k} = {lanes(values)}" for k, values in enumerate(ports)]
    if resource.kind != "ONE_D_BUFFER":
        out.append(f"  Rb+0 = {lanes([a[3] for a in read])}")
    needed = sorted({"xyzw".index(source["xyzw".index(c)]) for c in mask})  # R-LD-28
    for lane, a in enumerate(read):
        texel = resource.texel(a, offsets or (0, 0, 0))
        out.append(f"  expect lane {lane} " + " ".join(f"R{8 + n} = {texel[c]:#x}" for n, c in enumerate(needed)))
    return "\n".join(out + ["}"])


def bits():
    """R-LD-29: floats come as they are; a format that lacks components gives their defaults outside (R-LD-9, R-LD-27)."""
    values = (0x7FC12345, 0xFFA00001, 0x00000001, 0x807FFFFF, 0x80000000, 0x7F800000, 0x3F800000, 0x7F800001)
    data = "".join(v.to_bytes(4, "little").hex() for v in values)
    out = ["texture 6 { type ONE_D layout pitch 32 format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 8 address 0x30000000 }",
           f"bytes 0x30000000 {data}", "handle 6 texture 6 sampler 0",
           "texture 7 { raw 0 0 0 0 0 0 0 0 }", "handle 7 texture 7 sampler 0",
           'warp 20 {', '  sm4 "ld r0.xyzw, r1.xyzw, t6.xyzw"', "  Ra+0 = lane"]
    for lane in range(12):
        value = values[lane] if lane < len(values) else 0
        out.append(f"  expect lane {lane} R8 = {value:#x} R9 = 0 R10 = 0 R11 = 0x3f800000")
    out += ["}", "warp 21 { # nothing is bound there: R-LD-18", '  sm4 "ld r0.xyzw, r1.xyzw, t7.xyzw"', "  Ra+0 = lane",
            "  expect all R8 = 0 R9 = 0 R10 = 0 R11 = 0", "}"]
    return "\n".join(out)


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    print("# Written by tests/oracle/sm4/ld.py: ld in shader assembly, with the values of its page.")
    print("texlock 1")
    print("sampler 0 { address WRAP MIRROR BORDER } # R-LD-10: none of them is used")
    print("".join(r.statement() for r in RESOURCES), end="")
    warps = [instruction(r.index, r) for r in RESOURCES]
    warps += [instruction(8 + r.index, r, mask="xz", source="yxwz", offsets=(1, -2, 3)) for r in RESOURCES[:5]]
    warps += [instruction(14, RESOURCES[0], address="yxzw", mask="y", offsets=(-8, 7, 0)),
              instruction(15, RESOURCES[4], address="wzyx", source="wwyx", mask="xyw"),
              instruction(16, RESOURCES[3], offsets=(7, 7, 7)), bits()]
    print("\n".join(warps))


if __name__ == "__main__":
    main()
