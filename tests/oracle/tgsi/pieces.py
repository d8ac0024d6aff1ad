# SPDX-License-Identifier: Apache-2.0
"""The vector of a case: its text lowered by texlock, operands by thread.py, and what both renderers gave."""
import math
import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "sust"))
import vectors
from drawn import LANES, pixel, renderers
from surface import Level
from thread import Thread, bits_of, float_of, signed

APART = 0x100000
CODES = {"rgba8": (255,) * 4, "rg8": (255,) * 2, "r8": (255,), "rgba16": (65535,) * 4, "rg16": (65535,) * 2,
         "rgba8_snorm": (127,) * 4, "rgb10_a2": (1023, 1023, 1023, 3)}
BYTES = {"rgba8": 4, "rgba8i": 4, "rgba8ui": 4, "rgba8_snorm": 4, "rg8": 2, "r8": 1, "rgba16": 8, "rg16": 4, "rg16i": 4, "r16ui": 2,
         "rgba16f": 8, "rgba32ui": 16, "r32ui": 4, "r32ui_few": 4, "r32i": 4, "r32f": 4, "rg32f": 8, "rgba32f": 16, "rgb10_a2": 4,
         "r11f_g11f_b10f": 4}
SOME_LANES = tuple(4 * quad + k for quad in (0, 3, 5, 6) for k in range(4))  # each column and each row of pixels
TEXTURE = re.compile(r"texture 0 \{.*?\n\}\n", re.S)
SAMPLER = re.compile(r"sampler 0 \{[^}]*\}\n")
# What fill_samples of lookups_gl.c drew: four samples of a pixel lie side by side, as texels of a plain texture.
SAMPLES = """texture 100 { type TWO_D format R32_G32_B32_A32 UINT source R G B A  size 16 8  address 0x20000000
  texels expression (x) (y) (x % 2 + y % 2 * 2) (77) }
texture 0 { type TWO_D format R32_G32_B32_A32 UINT source R G B A  size 8 4  samples MODE_2X2  address 0x20000000 }
"""
SOURCE = "# as Mesa 22.3.6 compiles them: values on which softpipe and llvmpipe agree, or of the one named.\n"
COLUMN = "((lane % 16 - lane % 4) / 2 + lane % 2)"  # of the pixel
ROW = "((lane - lane % 16) / 8 + (lane % 4 - lane % 2) / 2)"
LINE = re.compile(r"# line \d+: ")


def exact(word, form, component):
    """Renderers multiply a UNORM code by a rounded reciprocal: the code that they mean, divided with one rounding."""
    codes = CODES.get(form)
    if not codes or "xyzw".index(component) >= len(codes):
        return word
    most = codes["xyzw".index(component)]
    found = bits_of(round(float_of(word) * most) / most)
    if abs(found - word) > 1:
        raise ValueError(f"{word:08x} is no code of {form}")
    return found


class File:
    """Textures and samplers that several cases have stand once."""

    def __init__(self, title, rules, built):
        self.head = f"texlock 1\n# Written by tests/oracle/tgsi/lookups.py: {title},\n{SOURCE}" + wrapped(rules)
        self.head += f"rules {built}\n" if built else ""
        self.parts, self.textures, self.samplers, self.handles = [], {}, {}, []

    def number(self, known, block, key, statement):
        """Of a block; it is written where it is first used."""
        if (block, key) not in known:
            known[block, key] = len(known)
            self.parts.append(statement(block, known[block, key]))
        return known[block, key]

    def texture(self, block, key):
        return self.number(self.textures, block, key, lambda text, n: text.replace("texture 0 {", f"texture {n} {{", 1).replace(
            f"0x{vectors.ADDRESS:x}", f"0x{vectors.ADDRESS + APART * n:x}"))

    def handle(self, texture, block):
        sampler = self.number(self.samplers, block, "", lambda text, n: text.replace("sampler 0 {", f"sampler {n} {{", 1))
        if (texture, sampler) not in self.handles:
            self.parts.append(f"handle {len(self.handles)} texture {texture} sampler {sampler}\n")
            self.handles.append((texture, sampler))
        return self.handles.index((texture, sampler))

    def text(self, lanes=range(LANES)):
        """With the expectations of these threads."""
        whole = self.head + "".join(self.parts)
        return re.sub(r"  expect lane (\d+) .*\n", lambda m: m.group(0) if int(m.group(1)) in lanes else "", whole)


def wrapped(ids):
    lines = [""]
    for word in ids.split():
        if len(lines[-1]) + len(word) > 100:
            lines.append("")
        lines[-1] += " " + word
    return "".join(f"#{line}\n" for line in lines)


def plane(values, pack):
    """Text of values that are linear in the pixel's place, as the vector computes them from `lane`; or None."""
    at = {pixel(lane): value for lane, value in enumerate(values)}
    first, right, down = at[0, 0], at[1, 0] - at[0, 0], at[0, 1] - at[0, 0]
    if not all(pack(first + right * x + down * y) == pack(value) for (x, y), value in at.items()):
        return None
    terms = [axis if slope == 1 else f"{slope!r} * {axis}" for slope, axis in ((right, COLUMN), (down, ROW)) if slope]
    return " + ".join(([] if first == 0 and terms else [repr(first)]) + terms)


def shown(words, numbers, bits):
    """A value of each thread: as a number with a point, or whole. With bits, those of the number."""
    if numbers:
        values = [float_of(word) for word in words]
        text = plane(values, bits_of) if all(map(math.isfinite, values)) else None
    else:
        values = [signed(word) for word in words]
        text = plane(values, lambda word: word & 0xffffffff)
    if text:
        return f"float({text})" if bits else text
    rows = ["    " + " ".join(map(repr, values[k:k + 8])) for k in range(0, LANES, 8)]
    return "{\n" + "\n".join(rows) + " }"


def operand(match, words):
    """The statement of an operand, in place of the one with drawn values."""
    if not all(isinstance(word, int) for word in words):
        raise ValueError(f"{match.group(1)} is not known")
    numbers = "." in match.group(2)
    if not numbers and any(word >> 23 & 255 not in (0, 255) for word in words):  # data: it may be a number's bits
        text = shown(words, True, True)
        if text.startswith("float"):
            return f'"{match.group(1)}" = {text}'
    return f'"{match.group(1)}" = {shown(words, numbers, False)}'


def agreed(case, drawn, lane, shown):
    """The word that both renderers mean, or None."""
    found = [drawn[renderer].word(lane, shown) for renderer in renderers(case)]
    if (case.gives or case.letter()) == "" and not case.shadow:
        found = [exact(word, case.form, component_of(case, shown)) for word in found]
    return found[0] if len(set(found)) == 1 else None


def component_of(case, shown):
    """Of the texel: that of the pixel, of a gather the one it gathers."""
    gather = re.match(r"textureGather\w*\(.*, ([0-3])\)$", case.expression)
    return shown if not case.expression.startswith("textureGather") else "xyzw"[int(gather.group(1)) if gather else 0]


def expectations(case, drawn, outputs):
    """Lines, and how many components agree."""
    rows = {lane: [(f'"{r}.{c}"', word) for r, c, shown in outputs if (word := agreed(case, drawn, lane, shown)) is not None]
            for lane in range(LANES)}
    if rows[0] and len({tuple(row) for row in rows.values()}) == 1:
        return ["  expect all " + " ".join(f"{n} = 0x{w:08x}" for n, w in rows[0]) + "\n"], LANES * len(rows[0])
    kept = [f"  expect lane {lane} " + " ".join(f"{n} = 0x{w:08x}" for n, w in rows[lane]) + "\n" for lane in range(LANES) if rows[lane]]
    return kept, sum(len(row) for row in rows.values())


def memory(case, drawn, address):
    """What the texels are after the draw, where both renderers agree: runs of bytes in GOBs; and how many texels agree."""
    texels = [drawn[renderer].texels for renderer in renderers(case)]
    width, height = (max(1, n >> case.view[0]) for n in case.extent()[:2])
    if case.target == "1darray":
        height = 1
    size = BYTES[case.form]
    one = Level(width * size, height, 1, (0, 0, 0))
    found = {}
    for k in range(len(texels[0]) // size):
        x, y, z = k % width, k // width % height, k // width // height
        both = [t[k * size:(k + 1) * size] for t in texels]
        if len(set(both)) == 1:
            at = address + x * size if case.target == "buffer" else address + z * one.size + one.offset(x * size, y, 0)
            found.update({at + n: byte for n, byte in enumerate(both[0])})
    lines, run = [], []
    for at in sorted(found):
        if run and (at != run[-1] + 1 or len(run) == 32):
            lines.append(run)
            run = []
        run.append(at)
    lines += [run] if run else []
    return [f"expect memory 0x{run[0]:x} = " + " ".join(f"{found[at]:02x}" for at in run) + "\n" for run in lines], len(found) // size


def lowered(case, draw, options):
    """The head of the vector that texlock makes of a draw, its warps, and the threads. ValueError: what is missing."""
    row = vectors.write(os.path.join(options.out, case.name), draw, options.texlock, 1)
    threads = [Thread(draw.text, case.inputs(*pixel(lane))) for lane in range(LANES)]
    lookups = len(threads[0].lookups)
    if case.refused:
        if row["lowered"] or case.refused not in row["says"]:
            raise ValueError(f"expected {case.refused}\n{row['says']}\n{draw.text}")
        return None, [], threads
    if lookups == 0 or row["lowered"] != lookups or (row["textures"] != 1 and case.target != "2dms"):
        raise ValueError(f"{row['says']}{row['textures_drawn']}\n{draw.text}")
    head, *warps = LINE.split(Path(row["vector"]).read_text())
    return head, [warp.split("\n", 1)[1] for warp in warps], threads


def with_operands(warp, words):
    """words: what each thread knows before the lookup. What the text never writes is 0."""
    def value(match):
        name = tuple(match.group(1).rsplit(".", 1))
        return operand(match, [known.get(name, 0) for known in words])
    return re.sub(r'"(\w+\[\d+\]\.[xyzw])" = \{([^}]*)\}', value, warp)


def add(file, case, draw, drawn, options):
    """Appends the case to a file; returns how many components and texels the renderers agree on. drawn: by renderer."""
    head, warps, threads = lowered(case, draw, options)
    if case.refused:
        return 0
    block = SAMPLES if case.target == "2dms" else re.sub(r" # .*", "", TEXTURE.search(head).group(0), count=1)
    texture = file.texture(block, case.name if case.written else "")
    handle = file.handle(texture, SAMPLER.search(head).group(0))
    alone = f"; {case.alone} alone: {case.why}" if case.alone else ""
    file.parts.append(f"\n# {case.name}: {case.shown()}{alone}\n")
    both = 0
    for k, warp in enumerate(warps):
        lines, count = ([], 0) if case.axes else expectations(case, drawn, threads[0].outputs(k))
        warp = with_operands(warp, [thread.before[k] for thread in threads])
        file.parts.append(warp[:warp.rindex("}")].replace('" bank 0', f'" bank {handle}', 1) + "".join(lines) + "}\n")
        both += count
    if case.written:
        lines, count = memory(case, drawn, vectors.ADDRESS + APART * texture)
        both += count
        file.parts += lines
    if both == 0 and not case.axes:
        raise ValueError(f"the renderers agree on nothing\n{draw.text}")
    return both
