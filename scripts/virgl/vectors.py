#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Make vectors of recordings: vectors.py RECORDING.vtest... --texlock PROGRAM --out FOLDER [--seed S] [--most N]
  [--json FILE]

Each shader in a draw that looks something up gives NAME-K.tgsi, its text, and NAME-K.tlv, in which each instruction of
the text that texlock lowers is issued once. Textures, samplers and texels are those of the draw; coordinates are drawn.
A texture that the client did not send whole, or whose format the unit lacks, has other texels, and its line says why.

Exit status: 0: vectors were written; 1: texlock refuses a text; 2: bad usage; 3: none of the shaders has an instruction that the unit executes;
4: a recording is malformed.
"""
import argparse
import collections
import json
import os
import re
import struct
import subprocess
import sys

sys.dont_write_bytecode = True
import commands
import protocol

ADDRESS, APART = 0x20000000, 0x10000000
MOST_TEXELS = 1 << 22  # bytes
INLINE_BYTES = 512
WRAP = ("WRAP", "CLAMP_OGL", "CLAMP_TO_EDGE", "BORDER", "MIRROR", "MIRROR_ONCE_CLAMP_OGL", "MIRROR_ONCE_CLAMP_TO_EDGE",
        "MIRROR_ONCE_BORDER")
MIP_FILTER = (2, 3, 1, 1)  # nearest, linear, none
TAPS = (1, 2, 4, 6, 8, 10, 12, 16)
TYPES = {"ONE_D": (1, commands.ONE_D), "TWO_D": (2, commands.TWO_D), "THREE_D": (3, commands.THREE_D),
         "CUBEMAP": (2, commands.CUBE), "ONE_D_ARRAY": (1, commands.ONE_D_ARRAY), "TWO_D_ARRAY": (2, commands.TWO_D_ARRAY),
         "CUBEMAP_ARRAY": (2, commands.CUBE_ARRAY), "TWO_D_NO_MIPMAP": (2, commands.RECT)}
FLAT = {commands.TWO_D, commands.RECT}
LAYER_OF = {commands.TWO_D_ARRAY: commands.TWO_D, commands.CUBE: commands.TWO_D, commands.CUBE_ARRAY: commands.TWO_D,
            commands.ONE_D_ARRAY: commands.ONE_D}
BLOCK = re.compile(r"texture (\d+) \{ # (SAMP|SVIEW|IMAGE)\[(\d+)\] .*?\n\}\n", re.S)
SAMPLER = re.compile(r"sampler (\d+) \{[^}]*\}\n")
COUNTS = re.compile(r"(\d+) lowered, (\d+) not built, (\d+) left out")


def fixed(number, low, high):
    """In 1/256, of a field of that range, as its bits."""
    code = high if number * 256 >= high else low if number * 256 <= low else round(number * 256)
    return code & (1 << (high - low).bit_length()) - 1


def sampler(unit, found):
    state = found.state
    modes = " ".join(WRAP[state >> shift & 7] for shift in (0, 3, 6))
    taps = max(k for k, count in enumerate(TAPS) if count <= max(state >> 20 & 63, 1))
    least = 3 if taps else 1 + (state >> 9 & 1)
    border = " ".join(f"0x{word:08x}" for word in found.border)
    return (f"sampler {unit} {{ address {modes}  MAG_FILTER {1 + (state >> 13 & 1)}  MIN_FILTER {least}"
            f"  MIP_FILTER {MIP_FILTER[state >> 11 & 3]}  MAX_ANISOTROPY {taps}"
            f"\n  DEPTH_COMPARE {state >> 15 & 1}  DEPTH_COMPARE_FUNC {state >> 16 & 7}"
            f"  CUBEMAP_INTERFACE_FILTERING {state >> 19 & 1}  SRGB_CONVERSION 1"
            f"\n  MIP_LOD_BIAS 0x{fixed(found.bias, -4096, 4095):x}  MIN_LOD_CLAMP 0x{fixed(found.least, 0, 4095):x}"
            f"  MAX_LOD_CLAMP 0x{fixed(found.most, 0, 4095):x}  border {border} }}\n")


class Unlike(Exception):
    """Why a texture of the draw cannot stand in the vector."""


class Shader:
    """The vector of one shader in one draw."""

    def __init__(self, stem, draw):
        self.stem, self.draw, self.files, self.taken, self.left = stem, draw, {}, 0, []

    def layers(self, view):
        """First and count of layers."""
        if view.resource.target == commands.THREE_D:
            return 0, 1
        first, last = view.layer & 0xffff, view.layer >> 16
        return first, max(last - first + 1, 1)

    def levels(self, view):
        """The first and last level that it reads; those in memory, of which the first is level 0 of the vector."""
        if isinstance(view, commands.Image):
            return (view.level, view.level), range(view.level, view.level + 1)
        last = min(view.level >> 8 & 255, view.resource.levels - 1)
        return (view.level & 255, last), range(last + 1)

    def texels(self, view, levels, first, count):
        resource = view.resource
        whole = resource.texels(levels)
        if resource.target == commands.THREE_D or count == max(resource.layers, 1):
            return whole
        layer = len(whole) // resource.layers
        return whole[first * layer:(first + count) * layer]

    def buffer(self, number, view):
        """The texels of a buffer in view."""
        form, resource = commands.formats.element(view.format), view.resource
        if resource.target != commands.BUFFER:
            raise Unlike("it has another target than the text says")
        if not form or form.wide > 1:
            raise Unlike(f"no format of the unit is format {view.format} of virgl")
        if not resource.whole(range(1)):
            raise Unlike("it was drawn to, or the client sent a part of it")
        image = isinstance(view, commands.Image)
        first, count = (view.layer, view.level) if image else (view.layer * form.bytes, (view.level + 1 - view.layer) * form.bytes)
        texels = resource.texels(range(1))[first:first + count]
        if not 0 < len(texels) <= MOST_TEXELS:
            raise Unlike(f"it has {len(texels)} bytes, expected 1 to {MOST_TEXELS}")
        return (f"  type ONE_D_BUFFER  format {form.name} {form.type}  source {form.source(self.swizzle(view))}\n  size {len(texels) // form.bytes}"
                f"  address 0x{ADDRESS + APART * number:x}\n  texels rows {self.rows(number, texels)}\n}}\n")

    def swizzle(self, view):
        return view.swizzle if isinstance(view, commands.View) else range(4)

    def fits(self, found, target, layers):
        """A layer of an array is an image or a view of its own."""
        return found == target or {found, target} <= FLAT or (layers == 1 and LAYER_OF.get(found) == target)

    def texture(self, number, old, view):
        kind = re.search(r"type (\w+)", old).group(1)
        if kind == "ONE_D_BUFFER":
            return self.buffer(number, view)
        form, resource = commands.formats.element(view.format), view.resource
        if kind not in TYPES:
            raise Unlike(f"a texture of type {kind} is not copied")
        axes, target = TYPES[kind]
        if not self.fits(resource.target, target, self.layers(view)[1]):
            raise Unlike("it has another target than the text says")
        if not form or not commands.formats.element(resource.format):
            raise Unlike(f"no format of the unit is format {view.format} of virgl")
        if form.bytes != commands.formats.element(resource.format).bytes:
            raise Unlike("the view has texels of another size")
        (least, last), levels = self.levels(view)
        if resource.samples > 1 or not resource.whole(range(least, last + 1)):
            raise Unlike("it was drawn to, or the client sent a part of it")
        first, count = self.layers(view)
        texels = self.texels(view, levels, first, count)
        if len(texels) > MOST_TEXELS:
            raise Unlike(f"it has {len(texels)} bytes, more than {MOST_TEXELS}")
        size = " ".join(str(n) for n in resource.size(levels[0])[:axes])
        lines = [f"  type {kind}  format {form.name} {form.type}  source {form.source(self.swizzle(view))}", f"  size {size}"]
        if kind.endswith("_ARRAY"):
            lines[-1] += f"  layers {count // (6 if kind == 'CUBEMAP_ARRAY' else 1)}"
        if len(levels) > 1:
            lines[-1] += f"  levels {len(levels)}  view {least} {last}"
        lines[-1] += f"  block 1 1  address 0x{ADDRESS + APART * number:x}"
        if "NORMALIZED_COORDS 0" in old:
            lines[-1] += "  NORMALIZED_COORDS 0"
        if form.srgb:
            lines[-1] += "  SRGB_CONVERSION 1"
        return "\n".join(lines + ["  texels rows " + self.rows(number, texels)]) + "\n}\n"

    def rows(self, number, texels):
        if len(texels) <= INLINE_BYTES:
            return texels.hex()
        name = f"{os.path.basename(self.stem)}-t{number}.bin"
        self.files[name] = texels
        return f'"{name}"'

    def replaced(self, match):
        number, file, unit = int(match.group(1)), match.group(2), int(match.group(3))
        units = self.draw.images if file == "IMAGE" else self.draw.views
        head = match.group(0).split("\n")[0]
        try:
            if unit not in units:
                raise Unlike("the draw has none there")
            body = self.texture(number, match.group(0), units[unit])
        except Unlike as why:
            self.left.append(str(why))
            return match.group(0).replace(head, f"{head}: {why}")
        self.taken += 1
        return head + ", of the draw\n" + body

    def vector(self, lowered):
        text = BLOCK.sub(self.replaced, lowered)
        samplers = self.draw.samplers
        return SAMPLER.sub(lambda m: sampler(int(m.group(1)), samplers[int(m.group(1))])
                           if int(m.group(1)) in samplers else m.group(0), text)


def lower(texlock, path, seed):
    """The vector of a text with drawn state, or None; what was lowered and what was not, None if the text is refused."""
    run = subprocess.run([texlock, "lower", "--tgsi", path, "--random", "1", "--seed", str(seed)],
                         capture_output=True, text=True)
    counts = COUNTS.search(run.stderr)
    if run.returncode not in (0, 3) or not counts:
        return None, None, run.stderr
    return run.stdout if run.returncode == 0 else None, tuple(int(n) for n in counts.groups()), run.stderr


def write(stem, draw, texlock, seed):
    """Files of one shader; returns a row of the report."""
    with open(stem + ".tgsi", "w") as out:
        out.write(draw.text.rstrip() + "\n")
    lowered, counts, said = lower(texlock, stem + ".tgsi", seed)
    refused, counts = counts is None, counts or (0, 0, 0)
    row = {"shader": stem + ".tgsi", "stage": draw.stage, "refused": refused, "lowered": counts[0], "not_built": counts[1], "left_out": counts[2],
           "says": said, "vector": None, "textures": 0, "textures_drawn": []}
    if lowered:
        shader = Shader(stem, draw)
        text = shader.vector(lowered)
        row.update(vector=stem + ".tlv", textures=shader.taken, textures_drawn=shader.left)
        for name, data in shader.files.items():
            with open(os.path.join(os.path.dirname(stem), name), "wb") as out:
                out.write(data)
        with open(stem + ".tlv", "w") as out:
            out.write(text)
    return row


def vectors_of(path, texlock, folder, seed=1, most=0):
    """Rows of the report of a recording; of draws with the same text at most `most`, unless 0."""
    with open(path, "rb") as file:
        draws = commands.draws_of(file.read())
    name = os.path.splitext(os.path.basename(path))[0]
    texts, looks = collections.Counter(), []
    for draw in draws:
        texts[draw.text] += 1
        if re.search(r"\b(SAMP|SVIEW|IMAGE)\[", draw.text) and (most == 0 or texts[draw.text] <= most):
            looks.append(draw)
    return [write(os.path.join(folder, f"{name}-{k}"), draw, texlock, seed) for k, draw in enumerate(looks)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("recordings", nargs="+")
    parser.add_argument("--texlock", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=0, help="draws of one text; 0: all")
    parser.add_argument("--json", help="a report of every shader")
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    rows = []
    for path in options.recordings:
        try:
            rows += vectors_of(path, options.texlock, options.out, options.seed, options.most)
        except (protocol.Malformed, OSError) as fault:
            sys.stderr.write(f"vectors.py: {path}: {fault}\n")
            sys.exit(4)
    if options.json:
        with open(options.json, "w") as out:
            json.dump(rows, out, indent=1)
    for row in rows:
        print(f"{row['vector'] or row['shader']}: {row['lowered']} lowered, {row['not_built']} not built, "
              f"{row['left_out']} left out, {'text refused, ' if row['refused'] else ''}{row['textures']} textures of the draw, {len(row['textures_drawn'])} others")
    for row in rows:
        if row["refused"]:
            sys.stderr.write(row["says"])
    sys.exit(1 if any(row["refused"] for row in rows) else 0 if any(row["vector"] for row in rows) else 3)


if __name__ == "__main__":
    main()
