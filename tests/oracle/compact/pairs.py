#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compact forms and the full words that they equal (PD-119), in pairs: one state, the same operands.

    pairs.py write SEED FILE              vector file: instructions 2n (compact) and 2n + 1 (full)
    pairs.py rtl FILE TRANSACTIONS        both of each pair give the same results in RTL (texlock run --transactions)
    pairs.py model FILE JSON              likewise in the model (texlock explain --json)
"""
import json
import random
import re
import sys

LANES = 32
# What is asked for -> what Rd2 has to be, as the listings of compilers have it.
SINGLE = ["R", "G", "B", "A", "RG", "RA", "GA", "BA"]
DOUBLE = ["RGB", "RGA", "RBA", "GBA", "RGBA"]
# Suffixes, dimension, operands in Ra, operands in Rb.
FETCHES = [
    ("LZ", "1D", ["x"], []), ("LL", "1D", ["x"], ["lod"]), ("LZ", "2D", ["x"], ["y"]),
    ("LZ.AOFFI", "2D", ["x", "y"], ["offset"]), ("LL", "2D", ["x", "y"], ["lod"]), ("LZ.MS", "2D", ["x", "y"], ["sample"]),
    ("LZ", "3D", ["x", "y"], ["z"]), ("LZ", "ARRAY_2D", ["array"], ["x", "y"]),
    ("LL.AOFFI", "2D", ["x", "y"], ["lod", "offset"]),
]
GATHERS = [("", ["s"], ["t"]), ("AOFFI", ["s", "t"], ["off1"]), ("DC", ["s", "t"], ["dref"]),
           ("AOFFI.DC", ["s", "t"], ["off1", "dref"])]
# TEXS.LZ beside TLD4 of a texture of type TWO_D_NO_MIPMAP, which runs as TEX (R-TLD4-39).
SAMPLES = [("LZ", "2D", ["s"], ["t"]), ("LZ.DC", "2D", ["s", "t"], ["dref"]), ("LZ", "ARRAY_2D", ["array", "s"], ["t"]),
           ("LZ.DC", "ARRAY_2D", ["array", "s"], ["t", "dref"])]
PLAIN, DEPTHS = [6, 9], [8, 8, 8, 9]
TEXTURES = """
texture 0 { format R32_G32_B32_A32 UINT   source R G B A   type ONE_D   size 37   levels 3   address 0x20000000   texels noise 1 }
texture 1 { format A8B8G8R8 UNORM   source R G B ONE_FLOAT   size 29 17   levels 3   address 0x21000000   texels noise 2 }
texture 2 { format R16_G16_B16_A16 FLOAT   source A B G R   type THREE_D   size 9 8 7   address 0x22000000   texels noise 3 }
texture 3 { format R8 SINT   source R R ZERO ONE_INT   type TWO_D_ARRAY   size 21 11   layers 5   address 0x23000000   texels noise 4 }
texture 4 { format R32 UINT   source R R R R   size 12 10   samples MODE_2X2   address 0x24000000   texels noise 5 }
texture 5 { format ZF32 FLOAT   source R R R ONE_FLOAT   size 16 16   address 0x25000000   texels expression (float(x / 16.0)) }
texture 6 { format R32_G32 UINT   source R G ZERO ONE_INT   type TWO_D_NO_MIPMAP   size 23 9   address 0x26000000   texels noise 6 }
texture 7 { format R8 UNORM   type CUBEMAP   size 8 8   address 0x27000000   texels noise 7 }
texture 8 { format ZF32 FLOAT   source R R R ONE_FLOAT   type TWO_D_NO_MIPMAP   size 16 16   address 0x28000000   texels expression (float(y / 16.0)) }
texture 9 { format A8B8G8R8 UNORM   source B G R A   type TWO_D_NO_MIPMAP   size 13 7   address 0x29000000   texels noise 9 }
sampler 0 { address WRAP MIRROR WRAP }
sampler 1 { address CLAMP_TO_EDGE BORDER WRAP
  border 1.0 2.0 3.0 4.0 }
"""
HEIGHT = {"1D": [0, 1], "2D": [1, 3, 4, 5, 6, 7], "3D": [2, 1], "ARRAY_2D": [3, 1, 6]}
WIDE = 1 << 32


def value(r, name):
    """The value of an operand for a thread, as text."""
    if name in ("s", "t", "dref"):
        return repr(round(r.uniform(-0.5, 1.5), 4))
    near = {"x": 40, "y": 20, "z": 8, "lod": 4, "sample": 6, "array": 7}
    number = r.randrange(near.get(name, WIDE)) if r.random() < 0.9 else r.randrange(WIDE)
    return hex(number)


def registers(r, count, last=250):
    """The first of so many: even where there are two."""
    return r.randrange(last // 2) * 2 if count > 1 else r.randrange(last)


def register(name):
    return "RZ" if name is None else f"R{name}"


def operand_lines(r, names):
    lines = []
    for name in names:
        values = [value(r, name) for _ in range(LANES)]
        lines.append("  %s = { %s }" % (name, " ".join(f"({v})" if v.startswith("-") else v for v in values)))
    return "\n".join(lines)


def pair(r, number):
    sample, gather = r.random() < 0.25, r.random() < 0.4
    gather = gather and not sample
    suffix, ra, rb = "", [], []
    if sample:
        more, dim, ra, rb = r.choice(SAMPLES)
        suffix, kind = "." + more, "TEX"
        handle = r.choice(DEPTHS if "DC" in more else PLAIN)
        comps = r.choice(SINGLE + DOUBLE)
    elif gather:
        more, ra, rb = r.choice(GATHERS)
        suffix = "." + r.choice("RGBA") + ("." + more if more else "")
        kind, dim, handle = "TLD4", "2D", r.choice([1, 5, 6, 3] if "DC" not in more else [5, 5, 1])
        comps = None
    else:
        more, dim, ra, rb = r.choice(FETCHES)
        suffix, kind = "." + more, "TLD"
        handle = 4 if ".MS" in suffix and r.random() < 0.8 else r.choice(HEIGHT[dim])
        comps = r.choice(SINGLE + DOUBLE)
    second = gather or comps in DOUBLE
    lanes = [0, 1, 2, 3] if gather else ["RGBA".index(c) for c in comps]
    drop_first, drop_second = r.random() < 0.1, gather and r.random() < 0.1
    rd1, rd2 = registers(r, 2), 2 * r.randrange(125) if second else None
    rd1 = None if drop_first else rd1
    rd2 = None if drop_second else rd2
    first, others = (lanes[:2], lanes[2:]) if second else (lanes, [])
    written = ([] if rd1 is None else first) + ([] if rd2 is None else others)
    mask = sum(1 << k for k in written)
    modifiers = (".NODEP" if r.random() < 0.2 else "") + r.choice(["", "", ".T", ".P"])
    ra1, rb1 = registers(r, len(ra)), registers(r, len(rb)) if rb else None
    compact = f"{kind}S{suffix}{modifiers} {register(rd2)}, {register(rd1)}, {register(ra1)}"
    compact += f", {register(rb1)}" if rb or r.random() < 0.5 else ""
    compact += f", {handle}" + ("" if gather else f", {dim}, {comps}")
    coordinates = [n for n in ra + rb if n in ("array", "s", "t", "x", "y", "z")]
    others_of = [n for n in rb if n not in coordinates]
    named = "TLD4.R" + suffix.replace(".LZ", "") if sample else kind + suffix
    full = f"{named}{modifiers} R{4 * r.randrange(60)}, R{4 * r.randrange(60)}"
    full += f", R{4 * r.randrange(60)}" if others_of else ""
    full += f", {handle}, {dim}, {mask:#x}"
    guard = r.choice(["", "", "@P0 ", "@!P3 "])
    masks = f"  active {r.randrange(WIDE):#x} pred {r.randrange(WIDE):#x} killed {r.randrange(WIDE):#x}"
    body = operand_lines(r, coordinates + others_of)
    note = f"# pair {rd1} {len(first) if rd1 is not None else 0} {rd2} {len(others) if rd2 is not None else 0}"
    return "\n".join(f'warp {(2 * number + k) % 64} {{ {note}\n  asm "{guard}{text}"\n{masks}\n{body}\n}}'
                     for k, text in enumerate((compact, full)))


def write(seed, path, pairs=60):
    r = random.Random(seed)
    handles = "\n".join(f"handle {i} texture {i} sampler {i % 2}" for i in range(10))
    text = ["texlock 1", TEXTURES, handles, *(pair(r, number) for number in range(pairs))]
    open(path, "w").write("\n".join(text) + "\n")


def notes(path):
    """(rd1, registers from it on, rd2, registers from it on) of each pair."""
    found = re.findall(r"# pair (\w+) (\d+) (\w+) (\d+)", open(path).read())
    return [tuple(None if w == "None" else int(w) for w in n) for n in found[::2]]


def beats_of(path):
    """Results of each instruction in RTL: {lane: (status, predicate, {register: value})}"""
    layout, at = {}, 0
    for line in open("rtl/defs/bundles.tsv"):
        cells = line.split("\t")
        if cells[0] == "result":
            width, count = int(cells[2]), int(cells[3])
            layout[cells[1]] = (at, width)
            at += width * count
    results, now = [], {}
    for line in open(path):
        cells = line.rstrip("\n").split("\t")
        if cells[2] != "result":
            continue
        word = int(cells[3], 16)

        def get(field, element=0):
            low, width = layout[field]
            return word >> (low + width * element) & ((1 << width) - 1)
        for j in range(4):
            if not get("lanes") >> j & 1:
                continue
            shown = {get("rd") + k: get("value", 4 * j + k) for k in range(get("count"))}
            shown.update({get("rd2") + k: get("value", 4 * j + get("count") + k) for k in range(get("count2"))})
            now[4 * get("quad") + j] = (get("status", j), get("pred") >> j & 1, shown)
        if get("last"):
            results.append(now)
            now = {}
    return results


def explained(path):
    """Likewise in the model."""
    results = []
    for instruction in json.load(open(path))["instructions"]:
        results.append({r["lane"]: (r["status"], 0, {int(n[1:]): int(v, 16) for n, v in r["registers"].items()})
                        for r in instruction["results"]})
    return results


def compare(path, results):
    pairs = notes(path)
    if len(results) != 2 * len(pairs):
        sys.exit(f"{len(results)} instructions have results; expected {2 * len(pairs)}")
    threads = values = ok = 0
    for n, (rd1, count1, rd2, count2) in enumerate(pairs):
        compact, full = results[2 * n], results[2 * n + 1]
        if compact.keys() != full.keys():
            sys.exit(f"pair {n}: threads {sorted(compact)} of the compact word, {sorted(full)} of the full one")
        names = [rd1 + k for k in range(count1)] + [rd2 + k for k in range(count2)]
        for lane in compact:
            expected = dict(zip(names, [full[lane][2][k] for k in sorted(full[lane][2])]))
            if len(names) != len(full[lane][2]) or compact[lane] != (*full[lane][:2], expected):
                sys.exit(f"pair {n}, lane {lane}: compact {compact[lane]}, full {full[lane]}")
            threads, values = threads + 1, values + len(names)
            ok += full[lane][0] in (0, "ok")
    print(f"{len(pairs)} pairs, {threads} threads, {ok} with a texel, {values} registers")


if __name__ == "__main__":
    command = sys.argv[1]
    if command == "write":
        write(int(sys.argv[2]), sys.argv[3])
    else:
        compare(sys.argv[2], beats_of(sys.argv[3]) if command == "rtl" else explained(sys.argv[3]))
