# SPDX-License-Identifier: Apache-2.0
"""What was in the textures of captured rows: each texel follows from its place (vectors/captured/silicon/README.md)."""
import re
import struct

M = 0xFFFFFFFF


def mixed(v):
    v ^= v >> 16
    v = v * 0x7FEB352D & M
    v ^= v >> 15
    v = v * 0x846CA68B & M
    return v ^ v >> 16


def number(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def kind_of(name):
    """Of a format: kind of number, bits of a component, components."""
    if name == "unorm1010102":  # its elements, whole
        return "unorm", 32, 1
    found = re.match(r"([a-z]+?)(8|16|32)(?:x(\d))?$", name)
    return found[1], int(found[2]), int(found[3] or 1)


def level_size(tex, level):
    """Width, height and slices, layers or faces."""
    depth = max(1, tex["d"]) if tex["kind"] != "3d" else max(1, tex["d"] >> level)
    return max(1, tex["w"] >> level), max(1, tex["h"] >> level) if tex["h"] else 1, depth


def from_hash(content, kind, width, h):
    if content == "raw" or kind != "f":
        return h >> 32 - width
    if content == "hash":  # 0.5 to 1
        return 0x3F000000 | h >> 9 if width == 32 else 0x3800 | h >> 22
    if width == 32:  # hashw: magnitudes far apart
        return h & 0x80000000 | (107 + (h >> 23 & 255) % 41) << 23 | h & 0x7FFFFF
    return h >> 16 & 0x8000 | (h >> 10 & 31) % 31 << 10 | h & 0x3FF


def codes(tex, level):
    """The codes of a level in the order z, y, x, component."""
    kind, width, channels = kind_of(tex["fmt"])
    wide, high, deep = level_size(tex, level)
    content, seed, mask = tex["content"], tex["seed"], (1 << width) - 1
    if content == "list":
        listed = [int(code, 16) & mask for code in tex["list"]]
        wanted = wide * high * deep * channels
        return (listed + [0] * wanted)[:wanted]
    if content == "pos" and channels == 1 and width == 32:  # x has 12 bits to itself
        starts = ((z + 8 * level & 31) << 24 | y << 12 for z in range(deep) for y in range(high))
        return [code for start in starts for code in range(start, start + wide)]
    places = ((x, y, z, c) for z in range(deep) for y in range(high) for x in range(wide) for c in range(channels))
    if content == "pos":
        return [(x | y << 12 | (z + 8 * level & 31) << 24 | c << 29) & mask for x, y, z, c in places]
    if content == "level":
        return [number(level)] * (wide * high * deep * channels)
    if content in ("rampx", "rampy"):
        return [number((x if content == "rampx" else y) + 1) for x, y, z, c in places]
    if content == "impulse":
        return [0x3F800000 * ((x, y) == (seed & 0xFFFF, seed >> 16)) for x, y, z, c in places]
    if content == "code":
        return [x + tex["w"] * y & mask for x, y, z, c in places]
    if content not in ("raw", "hash", "hashw"):
        raise ValueError(f"texture content {content}")
    out, inner = [], [mixed(level + 64 * c) for c in range(channels)]
    for z in range(deep):
        slices = [mixed(z + h & M) for h in inner]
        for y in range(high):
            rows = [mixed(y + h & M) for h in slices]
            for x in range(wide):
                out += [from_hash(content, kind, width, mixed(seed + mixed(x + h & M) & M)) & mask for h in rows]
    return out


def texels(tex, level):
    """Their bytes, rows without gaps."""
    width = kind_of(tex["fmt"])[1] // 8
    letter = {1: "B", 2: "H", 4: "I"}[width]
    level_codes = codes(tex, level)
    return struct.pack(f"<{len(level_codes)}{letter}", *level_codes)


def fnv(data):
    """FNV-1a of 32 bits."""
    h = 2166136261
    for byte in data:
        h = (h ^ byte) * 16777619 & M
    return h


def size(tex):
    """Bytes of a texture."""
    _, width, channels = kind_of(tex["fmt"])
    sizes = (level_size(tex, level) for level in range(tex["levels"]))
    return sum(wide * high * deep for wide, high, deep in sizes) * channels * width // 8


def content(tex):
    return b"".join(texels(tex, level) for level in range(tex["levels"]))
