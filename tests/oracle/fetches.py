#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compare `ld` of shader assembly with texelFetch of Mesa's softpipe and llvmpipe, and write vectors of what agrees.

usage: fetches.py --fetch PROGRAM --texlock PROGRAM --out FOLDER [--seed N] [--vectors FOLDER]

PROGRAM is fetch_gl. OpenGL defines a fetch within the texture alone, so all are within it, after offsets too: each kind
of texture, every format that both have, levels, layers, offsets -8..7, swizzles. A result is kept where both renderers
and texlock agree bit for bit. exit: 0 all differences are of a known kind, 1 others
"""
import argparse
import collections
import os
import random
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.dont_write_bytecode = True
from case import read_formats

DRIVERS = ("softpipe", "llvmpipe")
LANES = 8
# OpenGL's kind: the type of the header, axes that a level halves, whether the last coordinate is a layer.
KINDS = {"1d": ("ONE_D", 1, False), "2d": ("TWO_D", 2, False), "3d": ("THREE_D", 3, False),
         "1darray": ("ONE_D_ARRAY", 1, True), "2darray": ("TWO_D_ARRAY", 2, True), "buffer": ("ONE_D_BUFFER", 1, False)}
SIZE, LAYERS, LEVELS, BUFFER = (9, 7, 3), 3, 3, 24
LETTERS = "xyzw"


@dataclass
class Batch:
    """An instruction: fetches of (x, y, z, level), the layer behind the axes."""
    kind: str
    format: object
    swizzle: str
    offset: tuple  # or ()
    fetches: list
    images: list   # by level: rows of all slices or layers
    results: dict = field(default_factory=dict)

    @property
    def axes(self):
        return KINDS[self.kind][1]

    @property
    def layers(self):
        return LAYERS if KINDS[self.kind][2] else 1


def size_of(kind, level):
    axes = KINDS[kind][1]
    size = (BUFFER,) if kind == "buffer" else SIZE[:axes]
    return tuple(max(n >> level, 1) for n in size)


def draw(rng, kind, form):
    axes, levels = KINDS[kind][1], 1 if kind == "buffer" else LEVELS
    layers = LAYERS if KINDS[kind][2] else 1
    images = []
    for level in range(levels):
        count = layers
        for n in size_of(kind, level):
            count *= n
        images.append(rng.randbytes(count * form.bytes))
    offset = tuple(rng.randrange(-8, 8) for _ in range(3)) if kind != "buffer" and rng.random() < 0.6 else ()
    fetches = []
    for _ in range(LANES):
        level = rng.randrange(levels)
        at = [rng.randrange(n) - (offset[k] if offset else 0) for k, n in enumerate(size_of(kind, level))]
        at += [rng.randrange(LAYERS)] if KINDS[kind][2] else []
        fetches.append((*at, *[rng.randrange(9) for _ in range(3 - len(at))], level))
    swizzle = rng.choice(("xyzw", "".join(rng.choice(LETTERS) for _ in range(4))))
    return Batch(kind, form, swizzle, offset, fetches, images)


def batches_of(seed):
    """Of 2d every format; of other kinds those in turn. A buffer takes the formats that OpenGL allows there."""
    formats = [f for (_, datatype), f in sorted(read_formats().items()) if datatype != "SRGB" and f.unpack == "FIELDS"]
    plain = [f for f in formats if len({width for _, width in f.bits}) == 1 and f.datatype != "SNORM"
             and f.bits[0][1] >= 8 and f.bytes != 12 and f.name != "A2B10G10R10"]
    for number, kind in enumerate(KINDS):
        rng = random.Random(f"{seed} {kind}")
        chosen = plain if kind == "buffer" else formats if kind == "2d" else formats[number % 3::3]
        for form in chosen:
            yield draw(rng, kind, form)


def commands(batches):
    for b in batches:
        levels = len(b.images)
        size = (*size_of(b.kind, 0), 1, 1)[:3] if not KINDS[b.kind][2] else (*size_of(b.kind, 0), 1)[:2] + (LAYERS,)
        yield f"texture {b.kind} {b.format.gl} {size[0]} {size[1]} {size[2]} {levels} {b''.join(b.images).hex()}"
        yield f"call {b.swizzle}" + "".join(f" {o}" for o in b.offset)
        yield from (f"fetch {x} {y} {z} {level}" for x, y, z, level in b.fetches)


def render(program, driver, batches):
    run = subprocess.run([program], input="\n".join(commands(batches)) + "\n", capture_output=True, text=True,
                         env={**os.environ, "GALLIUM_DRIVER": driver})
    if run.returncode:
        raise SystemExit(f"{driver}: {run.stderr.strip()}")
    about = [line[2:] for line in run.stdout.splitlines() if line.startswith("# ")]
    low, high = map(int, about[2].split()[1:])
    if not about[0].startswith(f"renderer {driver}") or low > -8 or high < 7:
        raise SystemExit(f"asked for {driver} and offsets -8..7, got {about}")
    rows = [tuple(int(w, 16) for w in line.split()) for line in run.stdout.splitlines() if line[0] != "#"]
    for b in batches:
        b.results[driver], rows = rows[:len(b.fetches)], rows[len(b.fetches):]
    return about


def stored(b):
    """Elements as a vector has them: by layer, then level. OpenGL has all layers of a level together."""
    if not KINDS[b.kind][2]:
        return b"".join(b.images)
    parts = [[image[len(image) // LAYERS * n:len(image) // LAYERS * (n + 1)] for image in b.images] for n in range(LAYERS)]
    return b"".join(part for of_layer in parts for part in of_layer)


def texture_lines(b, number):
    present, one = len(b.format.bits), "ONE_INT" if b.format.one == 1 else "ONE_FLOAT"
    source = [c if i < present else one if c == "A" else "ZERO" for i, c in enumerate("RGBA")]
    shape = f" layers {LAYERS}" if KINDS[b.kind][2] else ""
    shape += "" if b.kind == "buffer" else f" levels {LEVELS} block 1 1 1" if b.kind == "3d" else f" levels {LEVELS} block 1 1"
    yield f"texture {number} {{ type {KINDS[b.kind][0]} {b.format.header()} source {' '.join(source)}"
    yield (f"  size {' '.join(map(str, size_of(b.kind, 0)))}{shape} address {0x10000000 + 0x100000 * number:#x}"
           f" texels rows {stored(b).hex()} }}")
    yield f"handle {number} texture {number} sampler 0"


def warp_lines(b, number, expected):
    suffix = f"_aoffimmi({','.join(map(str, b.offset))})" if b.offset else ""
    ports = [[f[b.axes] for f in b.fetches]] if b.layers > 1 else []
    ports += [[f[k] & 0xFFFFFFFF for f in b.fetches] for k in range(b.axes)]
    yield f'warp {number % 64} {{ sm4 "ld{suffix} r0.xyzw, r1.xyzw, t{number}.{b.swizzle}"  active {(1 << len(b.fetches)) - 1:#x}'
    for k, values in enumerate(ports):
        yield f"  Ra+{k} = {{ {' '.join(f'{v:#x}' for v in values)} ... }}"
    if b.kind != "buffer":
        yield f"  Rb+0 = {{ {' '.join(str(f[3]) for f in b.fetches)} ... }}"
    for lane, values in enumerate(expected):
        if values:
            found = dict(sorted(zip(registers(b), values)))
            yield f"  expect lane {lane} " + " ".join(f"R{r} = {v:#x}" for r, v in found.items())
    yield "}"


def registers(b):
    """Of each component of r0: the word writes the components of the texture that are needed, in their order."""
    needed = sorted({LETTERS.index(c) for c in b.swizzle})
    return [8 + needed.index(LETTERS.index(c)) for c in b.swizzle]


def explain(texlock, path, batches):
    """Fill results["texlock"] from the golden model."""
    run = subprocess.run([texlock, "explain", str(path)], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"texlock explain {path}: {run.stderr.strip()}")
    parts = re.split(r"^instruction \d+: .*\n", run.stdout, flags=re.M)[1:]
    for b, part in zip(batches, parts, strict=True):
        lines = re.findall(r"^  lane +\d+ ok +(R8=.*)$", part, flags=re.M)
        found = [dict(cell.split("=") for cell in line.split()) for line in lines]
        b.results["texlock"] = [tuple(int(f[f"R{r}"], 16) for r in registers(b)) for f in found]
        if len(found) != len(b.fetches):
            raise SystemExit(f"{path}: {len(found)} of {len(b.fetches)} fetches are within the texture")


def file_text(head, batches, expected):
    lines = [*head, "sampler 0 { }"]
    for number, (b, values) in enumerate(zip(batches, expected)):
        lines += [*texture_lines(b, number), *warp_lines(b, number, values)]
    return "\n".join(lines) + "\n"


def agreed(b):
    return [ours if soft == llvm == ours else None
            for soft, llvm, ours in zip(*(b.results[name] for name in (*DRIVERS, "texlock")))]


def nan(bits):
    return bits & 0x7FFFFFFF > 0x7F800000


def known(b, values, ours):
    """Mesa multiplies by a rounded reciprocal (PD-80), softpipe leaves the lowest SNORM below -1, both change a NaN (PD-81)."""
    norm, lowest = b.format.datatype.endswith("NORM"), 0xBF800000 if b.format.datatype == "SNORM" else None
    return all(v == o or (norm and abs(v - o) == 1) or o == lowest or (nan(v) and nan(o)) for v, o in zip(values, ours))


def tally(batches):
    count = collections.Counter()
    for b in batches:
        for soft, llvm, ours in zip(*(b.results[name] for name in (*DRIVERS, "texlock"))):
            same = soft == llvm == ours
            count["fetches"] += 1
            count["agree"] += same
            count["differ as known"] += not same and known(b, soft, ours) and known(b, llvm, ours)
    print(", ".join(f"{name} {number}" for name, number in count.items()))
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fetch", required=True, type=os.path.abspath, help="the program fetch_gl")
    parser.add_argument("--texlock", required=True, type=os.path.abspath, help="the program texlock")
    parser.add_argument("--out", required=True, type=Path, help="folder for files in between")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vectors", type=Path, help="write the committed vectors into this folder")
    options = parser.parse_args()
    batches = list(batches_of(options.seed))
    about = [render(options.fetch, driver, batches) for driver in DRIVERS]
    options.out.mkdir(parents=True, exist_ok=True)
    good = True
    for kind in KINDS:
        of_kind = [b for b in batches if b.kind == kind]
        ask = options.out / f"ask_{kind}.tlv"
        ask.write_text(file_text(["texlock 1"], of_kind, [[]] * len(of_kind)))
        explain(options.texlock, ask, of_kind)
        print(f"{kind}: ", end="")
        count = tally(of_kind)
        good &= count["fetches"] == count["agree"] + count["differ as known"]
        rules = "R-LD-1 R-LD-26 R-LD-27" + (" R-LD-5" if kind == "buffer" else " R-LD-11 R-LD-19 R-LD-20 R-LD-22")
        head = [f"# texelFetch of {kind}: expected is what two renderers of Mesa {about[0][1].split('Mesa ')[-1]} agree on bit for bit:",
                f"# {about[0][0].split(' ', 1)[1]} and {about[1][0].split(' ', 1)[1]}. Captured by tests/oracle/fetches.py, seed {options.seed}.",
                f"# Of {count['fetches']} fetches {count['fetches'] - count['agree']} are left out, on which one of them or the unit differs.",
                "texlock 1", f"rules {rules}"]
        if options.vectors:
            (options.vectors / f"fetch_{kind}.tlv").write_text(file_text(head, of_kind, [agreed(b) for b in of_kind]))
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
