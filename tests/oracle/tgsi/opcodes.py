#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of TGSI's opcodes on every target, with results that the words of the page give.

usage: opcodes.py FOLDER            writes FOLDER/*.tlv
       opcodes.py --check FOLDER    compares instead. exit: 0 alike, 1 not

Each texel says where it is (texels.py), so that a result says which texel a coordinate named: component by component
of the source, for every opcode that may have the target. Nothing of model, RTL or lowering is asked.
"""
import random
import sys
from fractions import Fraction
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(1, str(Path(__file__).resolve().parents[1]))
import written
from texels import TARGETS, bits, depth, number, place, size_at, statement

NAME = "tests/oracle/tgsi/opcodes.py"
LANES = 32
ONE = bits(1.0)


class File:
    """A vector: textures as they are used, warps in order."""
    def __init__(self, title, rules):
        self.head = [f"texlock 1\n# Written by {NAME}: {title}\n# {rules}\n"]
        self.textures, self.warps, self.rng = {}, [], random.Random(title)

    def texture(self, target):
        if target.name not in self.textures:
            self.textures[target.name] = len(self.textures)
        return self.textures[target.name]

    def warp(self, text, sources, expects, bank, comment=""):
        """sources: name to a value a lane; expects: for a lane, name to its bits."""
        word = "" if bank is None else f" bank {bank}"
        out = [f"warp {len(self.warps) % 64} {{{' # ' + comment if comment else ''}", f'  tgsi "{text}"{word}']
        for name, values in sources.items():
            out.append(f'  "{name}" = {{ {" ".join(values)} }}')
        for lane, row in enumerate(expects):
            if row:
                out.append(f"  expect lane {lane} " + " ".join(f'"{n}" = {v:#x}' for n, v in row.items()))
        self.warps.append("\n".join(out) + "\n}\n")

    def text(self, extra=""):
        samplers = [f"sampler {i} {{ address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0xfff  MIP_FILTER 2"
                    f"  DEPTH_COMPARE_FUNC 3{'  normalized off' if not TARGETS[n].normalized else ''} }}\n" for n, i in self.textures.items()]
        return "".join(self.head + [statement(TARGETS[n], i) for n, i in self.textures.items()] + samplers + [extra] + self.warps)


def results(target, texel, reference, replicate):
    """The four components of a lookup: R-TGSI-10, PD-73."""
    if not target.shadow:
        return [bits(c) for c in texel]
    passed = ONE if reference <= depth(target, texel) else 0
    return [passed, passed, passed, passed if replicate else ONE]


def reference_for(rng, target, texel):
    return depth(target, texel) + Fraction(rng.choice((-1, 0, 1)), 64)


def operand(target, where, index, reference, last):
    """x, y, z, w of the address: coordinates, then the index, then the reference; w is what the opcode takes there."""
    xyzw = list(where) + ([index] if index is not None else [])
    xyzw += [Fraction(99)] * (4 - len(xyzw))
    if reference is not None:
        xyzw[target.reference if last is None else 2] = reference
    if last is not None:
        xyzw[3] = last
    return xyzw


def spread(rows):
    return [[number(row[k]) for row in rows] for k in range(len(rows[0]))]


PLAIN = ["1D", "2D", "3D", "RECT"]
SHADOWS = ["SHADOW1D", "SHADOW2D", "SHADOWRECT"]
TEXES = {
    "TEX": [n for n in TARGETS if n != "SHADOWCUBE_ARRAY"],                                     # R-TGSI-14
    "TEX2": ["SHADOWCUBE_ARRAY"],                                                                # R-TGSI-15
    "TXP": PLAIN + ["CUBE"] + SHADOWS,                                                           # R-TGSI-17
    "TEX_LZ": PLAIN + ["CUBE", "1D_ARRAY", "2D_ARRAY"] + SHADOWS + ["SHADOW1D_ARRAY"],           # R-TGSI-25
    "TXL": PLAIN + ["CUBE", "1D_ARRAY", "2D_ARRAY"] + SHADOWS + ["SHADOW1D_ARRAY"],              # R-TGSI-27, R-TGSI-28
    "TXL2": ["CUBE_ARRAY", "SHADOWCUBE_ARRAY"],                                                  # R-TGSI-29
    "TXB": PLAIN + ["CUBE", "1D_ARRAY", "2D_ARRAY"] + SHADOWS + ["SHADOW1D_ARRAY"],              # R-TGSI-21, R-TGSI-22
    "TXB2": ["CUBE_ARRAY", "SHADOWCUBE", "SHADOWCUBE_ARRAY"],                                    # R-TGSI-23
}


def lookup(opcode, target, rng):
    """Address, second source and result of a lane. Threads of a quad read one texel: their level is the first."""
    level = rng.randrange(target.levels) if opcode in ("TXL", "TXL2") else 0
    texel, where, index = place(target, rng, level)
    reference = reference_for(rng, target, texel) if target.shadow else None
    extra = [Fraction(0), Fraction(0)]
    last = None
    if opcode in ("TXL", "TXB"):          # R-TGSI-20, R-TGSI-26
        last = Fraction(level)
    elif opcode in ("TXL2", "TXB2"):      # R-TGSI-23, R-TGSI-29
        extra[0] = Fraction(level)
    shown = reference
    if opcode == "TEX2":
        extra[0], reference = reference, None
    elif opcode in ("TXL2", "TXB2") and target.layers and target.shadow:  # R-TGSI-24, R-TGSI-30
        extra[1], reference = reference, None
    last_for_place = last if last is not None else (Fraction(0) if opcode == "TEX_LZ" and reference is not None else None)
    xyzw = operand(target, where, index, reference, last_for_place)
    if opcode == "TXP":
        w = Fraction(rng.choice((1, 2, 4, -8)))
        if target.cube:
            w = abs(w)
        xyzw = [c * w for c in operand(target, where, index, reference, Fraction(1))[:3]] + [w]
    return texel, xyzw, extra, results(target, texel, shown, False)


def textures():
    for opcode, names in TEXES.items():
        f = File(f"{opcode} on its targets",
                 "R-TGSI-1 R-TGSI-6 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-14 R-TGSI-15 R-TGSI-17 R-TGSI-20 R-TGSI-21\n"
                 "# R-TGSI-22 R-TGSI-23 R-TGSI-24 R-TGSI-25 R-TGSI-26 R-TGSI-27 R-TGSI-28 R-TGSI-29 R-TGSI-30 PD-70 PD-73")
        for name in names:
            target = TARGETS[name]
            bank = f.texture(target)
            rows = []
            for _ in range(LANES // 4):
                rows += [lookup(opcode, target, f.rng)] * 4
            if opcode in ("TXL", "TXL2", "TEX_LZ"):
                rows = [lookup(opcode, target, f.rng) for _ in range(LANES)]
            x, y, z, w = spread([r[1] for r in rows])
            sources = dict(zip((f"IN[1].{c}" for c in "xyzw"), (x, y, z, w)))
            two = opcode.endswith("2")
            if two:
                sources |= dict(zip(("IN[2].x", "IN[2].y"), spread([r[2] for r in rows])))
            text = f"{opcode} TEMP[0], IN[1], {'IN[2], ' if two else ''}SAMP[0], {name}"
            used = used_of(opcode, target)
            sources = {n: v for n, v in sources.items() if n in used}
            f.warp(text, sources, [dict(zip((f"TEMP[0].{c}" for c in "xyzw"), r[3])) for r in rows], bank)
        yield f"{opcode.lower()}.tlv", f.text()


def used_of(opcode, target):
    """Components that the page gives a meaning."""
    used = {f"IN[1].{c}" for c in "xyz"[:target.axes]}
    if target.layers:
        used.add("IN[1]." + "xyzw"[target.axes])
    two_first = opcode in ("TXL2", "TXB2")
    if target.shadow and not (target.cube and target.layers):
        slot = 2 if opcode in ("TXL", "TXB", "TEX_LZ", "TXP") else target.reference
        used.add("IN[1]." + "xyzw"[slot])
    if opcode in ("TXL", "TXB", "TXP"):
        used.add("IN[1].w")
    if opcode == "TEX2" or two_first:
        used.add("IN[2].x")
    if two_first and target.shadow and target.layers:
        used.add("IN[2].y")
    return used


def fetches():
    f = File("texel fetches", "R-TGSI-35 R-TGSI-36 R-TGSI-37 R-TGSI-39 R-TGSI-40 R-TGSI-71 R-TGSI-72 R-TGSI-73 R-TGSI-74 R-TGSI-75\n"
             "# R-TGSI-76 R-TGSI-77 R-TGSI-78 R-TGSI-140 R-TGSI-141 R-TGSI-142 PD-71")
    for name in ("1D", "2D", "3D", "RECT", "1D_ARRAY", "2D_ARRAY"):
        target = TARGETS[name]
        bank = f.texture(target)
        for opcode, offset in (("TXF", None), ("TXF", (2, -3, 1)), ("TXF", (9, -20, 1)), ("SAMPLE_I", None), ("TXF_LZ", None), ("SAMPLE_I", (-8, 7, -1))):
            rows, expects = [], []
            for lane in range(LANES):
                level = f.rng.randrange(target.levels) if opcode != "TXF_LZ" else 0
                size = size_at(target, level)
                at = [f.rng.choice((f.rng.randrange(n), f.rng.randrange(n), n, -1, 0x7FFFFFFF, -(1 << 31))) for n in size]
                index = f.rng.choice((0, 1, 4, 4, 5, 70000, -1)) if target.layers else None
                level_written = level if f.rng.random() < 0.9 else f.rng.choice((target.levels, -1))
                shift = offset or (0, 0, 0)
                moved = [(a + o) for a, o in zip(at, shift)]
                inside = all(0 <= (m + (1 << 31)) % (1 << 32) - (1 << 31) < n for m, n in zip(moved, size))
                inside = inside and (index is None or 0 <= index < target.layers)
                inside = inside and (opcode == "TXF_LZ" or 0 <= level_written < target.levels)
                xyz = [(m + (1 << 31)) % (1 << 32) - (1 << 31) for m in moved] + [0, 0]
                texel = (xyz[0], xyz[1], xyz[2] if len(size) == 3 else index or 0, level)
                expects.append(dict(zip((f"TEMP[0].{c}" for c in "xyzw"), [bits(c) for c in texel] if inside else [0] * 4)))
                row = at + ([index] if index is not None else [])
                rows.append(row + [12345] * (3 - len(row)) + [level_written])
            sources = {f"IN[0].{c}": [str(r[k] % (1 << 32)) for r in rows] for k, c in enumerate("xyzw")}
            used = {"IN[0]." + "xyzw"[k] for k in range(len(target.size) + bool(target.layers))} | ({"IN[0].w"} if opcode != "TXF_LZ" else set())
            sources = {n: v for n, v in sources.items() if n in used}
            if opcode == "SAMPLE_I":
                text = f"DCL SVIEW[3], {name}, FLOAT; SAMPLE_I TEMP[0], IN[0], SVIEW[3]"
            else:
                text = f"{opcode} TEMP[0], IN[0], SAMP[0], {name}"
            if offset:
                packed = ", ".join(str(o) for o in offset)
                text = f"IMM[0] INT32 {{{packed}, 0}}; {text}, IMM[0].xyz"
            f.warp(text, sources, expects, bank)
    yield "fetches.tlv", f.text()


def gathers():
    f = File("gathers", "R-TGSI-5 R-TGSI-55 R-TGSI-56 R-TGSI-57 R-TGSI-58 R-TGSI-59 R-TGSI-60 R-TGSI-61 R-TGSI-62 R-TGSI-63 R-TGSI-86 R-TGSI-87")
    for name in ("2D", "2D_ARRAY", "CUBE", "CUBE_ARRAY", "SHADOW2D", "SHADOW2D_ARRAY", "SHADOWCUBE", "SHADOWCUBE_ARRAY"):
        target = TARGETS[name]
        bank = f.texture(target)
        for component in (0, 1, 3) if not target.shadow else (0,):
            for view in (False, True) if not target.shadow else (False,):
                rows, expects = [], []
                for _ in range(LANES):
                    texel, where, index = place(target, f.rng, 0, corner=True)
                    x, y, z, level = texel
                    four = [(x, y + 1, z, 0), (x + 1, y + 1, z, 0), (x + 1, y, z, 0), (x, y, z, 0)]  # R-TGSI-59
                    reference = reference_for(f.rng, target, texel) if target.shadow else None
                    found = [results(target, t, reference, False)[component] for t in four]
                    inline = reference if not (target.cube and target.layers) else None
                    rows.append(operand(target, where, index, inline, None) + [reference if reference is not None else Fraction(0)])
                    expects.append(dict(zip((f"TEMP[0].{c}" for c in "xyzw"), found)))
                columns = spread(rows)
                used = used_of("TEX", target)
                sources = {f"IN[1].{c}": v for c, v in zip("xyzw", columns) if f"IN[1].{c}" in used}
                if view:
                    text = f"DCL SVIEW[0], {name.replace('SHADOW', '')}, FLOAT; GATHER4 TEMP[0], IN[1], SVIEW[0].{'xyzw'[component]}, SAMP[0]"
                elif name == "SHADOWCUBE_ARRAY":
                    text = f"TG4 TEMP[0], IN[1], IN[2].xxxx, SAMP[0], {name}"
                    sources["IN[2].x"] = columns[4]
                else:
                    text = f"IMM[2] UINT32 {{{component}, 7, 7, 7}}; TG4 TEMP[0], IN[1], IMM[2].xxxx, SAMP[0], {name}"
                f.warp(text, sources, expects, bank)
    for name in ("2D", "2D_ARRAY", "CUBE", "CUBE_ARRAY"):
        swizzled(f, TARGETS[name])
    yield "gathers.tlv", f.text()


def swizzled(f, target):
    """R-TGSI-62: the component is the first letter of the sampler's swizzle, as two writers of Mesa have it."""
    for spelling in ("SAMP[0]", "SAMP[0].xxxx", "SAMP[0].yyzw", "SAMP[0].zzzz", "NULL[0].xxxx, SAMP[0].wwww"):
        letter = spelling[spelling.index("SAMP[0]") + len("SAMP[0]."):][:1] or "x"
        rows, expects = [], []
        for _ in range(LANES):
            (x, y, z, _level), where, index = place(target, f.rng, 0, corner=True)
            four = [(x, y + 1, z, 0), (x + 1, y + 1, z, 0), (x + 1, y, z, 0), (x, y, z, 0)]
            rows.append(operand(target, where, index, None, None))
            expects.append({f"TEMP[0].{c}": bits(t["xyzw".index(letter)]) for c, t in zip("xyzw", four)})
        used = used_of("TEX", target)
        sources = {f"IN[1].{c}": v for c, v in zip("xyzw", spread(rows)) if f"IN[1].{c}" in used}
        f.warp(f"TG4 TEMP[0], IN[1], {spelling}, {target.name}", sources, expects, f.texture(target))


def samples():
    f = File("the family of SAMPLE", "R-TGSI-3 R-TGSI-5 R-TGSI-70 R-TGSI-80 R-TGSI-81 R-TGSI-82 R-TGSI-83 R-TGSI-84 R-TGSI-85 R-TGSI-16 R-TGSI-2 PD-73")
    for name in ("1D", "2D", "3D", "CUBE", "1D_ARRAY", "2D_ARRAY", "CUBE_ARRAY"):
        target, shadow = TARGETS[name], TARGETS.get(f"SHADOW{name}")
        for opcode in ("SAMPLE", "SAMPLE_B", "SAMPLE_L", "SAMPLE_C", "SAMPLE_C_LZ", "SAMPLE_D", "TXD"):
            given = opcode in ("SAMPLE_D", "TXD")
            of = shadow if "_C" in opcode else target
            if of is None or (given and target.axes > 2):
                continue
            bank = f.texture(of)
            rows, expects = [], []
            for quad in range(LANES // 4):
                for j in range(4):
                    if j == 0 or opcode in ("SAMPLE_L", "SAMPLE_C_LZ") or given:
                        level = f.rng.randrange(of.levels) if opcode == "SAMPLE_L" or given else 0
                        texel, where, index = place(of, f.rng, level)
                        reference = reference_for(f.rng, of, texel) if of.shadow else None
                    found = results(of, texel, reference, True)
                    swizzle = found if of.shadow else [found[2], found[1], found[0], found[3]]
                    extra = reference if of.shadow else Fraction(level)
                    ddx = [Fraction(1 << level, n) if k == 0 else Fraction(0) for k, n in enumerate(of.size)] + [Fraction(0)] * 2
                    rows.append(operand(of, where, index, None, None) + [extra] + ddx[:2])
                    expects.append(dict(zip((f"TEMP[0].{c}" for c in "xyzw"), swizzle)))
            columns = spread(rows)
            used = {f"IN[1].{c}" for c in "xyzw"[:of.axes + bool(of.layers)]}
            sources = {f"IN[1].{c}": v for c, v in zip("xyzw", columns) if f"IN[1].{c}" in used}
            swizzled = "" if of.shadow else ".zyxw"
            if given:
                sources |= {f"IN[2].{c}": v for c, v in zip("xy"[:of.axes], columns[5:])}
                sources |= {f"IN[3].{c}": [number(0)] * LANES for c in "xy"[:of.axes]}
            elif opcode != "SAMPLE":
                sources["IN[2].x"] = columns[4]
            if opcode == "TXD":
                text = f"TXD TEMP[0].zyxw, IN[1], IN[2], IN[3], SAMP[0], {name}".replace(".zyxw", "")
                expects = [{k: e[{"x": "TEMP[0].z", "z": "TEMP[0].x"}.get(k[-1], k)] for k in e} for e in expects]
            else:
                tail = {"SAMPLE": "", "SAMPLE_D": ", IN[2], IN[3]"}.get(opcode, ", IN[2].xxxx")
                text = f"DCL SVIEW[1], {name}, FLOAT; {opcode} TEMP[0], IN[1], SVIEW[1]{swizzled}, SAMP[0]{tail}"
            f.warp(text, sources, expects, bank)
    # Saturated, and signs of a source.
    target = TARGETS["2D"]
    bank = f.texture(target)
    rows = [place(target, f.rng, 0) for _ in range(8) for _ in range(1)]
    rows = [r for r in rows for _ in range(4)]
    sources = {f"IN[1].{c}": [number(-r[1][k]) for r in rows] for k, c in enumerate("xy")}
    expects = [{"TEMP[0].x": bits(min(r[0][0], 1)), "TEMP[0].y": bits(min(r[0][1], 1))} for r in rows]
    f.warp("TEX_SAT TEMP[0].xy, -IN[1], SAMP[0], 2D", sources, expects, bank, "R-TGSI-2")
    f.warp("TEX_SAT TEMP[0].xy, |IN[1]|, SAMP[0], 2D", sources, expects, bank, "R-TGSI-2")
    yield "samples.tlv", f.text()


def queries():
    f = File("queries", "R-TGSI-45 R-TGSI-46 R-TGSI-47 R-TGSI-48 R-TGSI-49 R-TGSI-50 R-TGSI-65 R-TGSI-90 R-TGSI-91 R-TGSI-92 R-TGSI-93 R-TGSI-94\n"
             "# R-TGSI-95 R-TGSI-96 R-TGSI-97 R-TGSI-98 R-TGSI-99 R-TGSI-101 R-TGSI-102 R-TGSI-103 R-TGSI-110 R-TGSI-120 R-TGSI-121 PD-72 PD-76 PD-77")
    for name in ("1D", "2D", "3D", "CUBE", "RECT", "1D_ARRAY", "2D_ARRAY", "CUBE_ARRAY"):
        target = TARGETS[name]
        bank = f.texture(target)
        levels = [lane % (target.levels + 2) for lane in range(LANES)]
        expects = []
        for level in levels:
            sizes = size_at(target, level) if level < target.levels else [0, 0, 0][:len(target.size)]
            sizes = sizes + ([target.layers if level < target.levels else 0] if target.layers else [])
            expects.append(dict(zip((f"TEMP[0].{c}" for c in "xyzw"), (sizes + [0, 0])[:3] + [target.levels])))
        f.warp(f"TXQ TEMP[0], IN[0].xxxx, SAMP[0], {name}", {"IN[0].x": [str(n) for n in levels]}, expects, bank)
        f.warp(f"DCL SVIEW[0], {name}, FLOAT; SVIEWINFO TEMP[0], IN[0].xxxx, SVIEW[0].wzyx", {"IN[0].x": [str(n) for n in levels]},
               expects, bank)
        masked = [{k: v for k, v in e.items() if k[-1] in "xw"} for e in expects]
        f.warp(f"DCL SVIEW[0], {name}, FLOAT; SVIEWINFO TEMP[0].xw, IN[0].xxxx, SVIEW[0]", {"IN[0].x": [str(n) for n in levels]},
               masked, bank)
        one = [{"TEMP[0].x": 1}] * LANES
        f.warp(f"TXQS TEMP[0].x, SAMP[0], {name}", {}, one, bank)
        f.warp(f"DCL SVIEW[0], {name}, FLOAT; SAMPLE_INFO TEMP[0], SVIEW[0]", {},
               [{"TEMP[0].x": 1, "TEMP[0].y": 0, "TEMP[0].z": 0, "TEMP[0].w": 0}] * LANES, bank)
        half = {"TEMP[0].x": bits(0.5), "TEMP[0].y": bits(0.5)}
        f.warp(f"DCL SVIEW[0], {name}, FLOAT; SAMPLE_POS TEMP[0].xy, SVIEW[0], IN[0].xxxx", {"IN[0].x": ["0"] * LANES}, [half] * LANES, bank)
        if name != "RECT":
            sized = (list(target.size) + ([target.layers] if target.layers else []) + [0, 0])[:3]
            f.warp(f"DCL IMAGE[0], {name}, PIPE_FORMAT_R32G32B32A32_FLOAT; RESQ TEMP[0].xyz, IMAGE[0]", {},
                   [dict(zip((f"TEMP[0].{c}" for c in "xyz"), sized))] * LANES, bank)
    for name in ("1D", "2D", "1D_ARRAY", "2D_ARRAY"):
        target = TARGETS[name]
        bank = f.texture(target)
        rows, expects = [], []
        for quad in range(LANES // 4):
            power = quad % 6 - 2  # texels from one pixel to the next are 2^power
            base = Fraction(f.rng.randrange(8), 64)
            for j in range(4):
                step = Fraction(2) ** power / target.size[0]
                rows.append([base + (j & 1) * step, Fraction(1, 4), Fraction(1), Fraction(0)])
                expects.append({"TEMP[0].x": bits(min(max(power, 0), target.levels - 1)), "TEMP[0].y": bits(power)})
        columns = spread(rows)
        used = "xyz"[:target.axes + bool(target.layers)]
        sources = {f"IN[1].{c}": v for c, v in zip("xyz", columns) if c in used}
        f.warp(f"LODQ TEMP[0].xy, IN[1], SAMP[0], {name}", sources, expects, bank)
        f.warp(f"DCL SVIEW[0], {name}, FLOAT; LOD TEMP[0], IN[1], SVIEW[0], SAMP[0]", sources,
               [e | {"TEMP[0].z": 0, "TEMP[0].w": 0} for e in expects], bank)
    yield "queries.tlv", f.text()


def biased():
    """One pixel is one texel of the first level, so that the bias is the level."""
    f = File("biases", "R-TGSI-20 R-TGSI-80 R-TGSI-8")
    for name in ("1D", "2D", "1D_ARRAY", "2D_ARRAY"):
        target = TARGETS[name]
        bank = f.texture(target)
        rows, expects = [], []
        for quad in range(LANES // 4):
            bias, x0 = f.rng.randrange(3), f.rng.randrange(8) * 2
            y0, layer = f.rng.randrange(4) * 2 if len(target.size) == 2 else 0, f.rng.randrange(5) if target.layers else 0
            for j in range(4):
                at = [x0 + (j & 1), y0 + (j >> 1)][:len(target.size)]
                rows.append(operand(target, [Fraction(2 * a + 1, 2 * n) for a, n in zip(at, target.size)],
                                    layer if target.layers else None, None, Fraction(bias)))
                texel = (at + [0])[:2]
                expects.append(dict(zip((f"TEMP[0].{c}" for c in "xyzw"), map(bits, [texel[0] >> bias, texel[1] >> bias, layer, bias]))))
        sources = {f"IN[1].{c}": v for c, v in zip("xyzw", spread(rows))}
        used = "xyzw"[:target.axes + bool(target.layers)] + "w"
        sources = {n: v for n, v in sources.items() if n[-1] in used}
        f.warp(f"TXB TEMP[0], IN[1], SAMP[0], {name}", sources, expects, bank)
        f.warp(f"DCL SVIEW[0], {name}, FLOAT; SAMPLE_B TEMP[0], IN[1], SVIEW[0], SAMP[0], IN[1].wwww", sources, expects, bank)
    yield "biases.tlv", f.text()


SURFACES = [("1D", "ONE_D", (16,), 0), ("2D", "TWO_D", (16, 8), 0), ("3D", "THREE_D", (16, 8, 4), 0),
            ("1D_ARRAY", "ONE_D_ARRAY", (16,), 5), ("2D_ARRAY", "TWO_D_ARRAY", (16, 8), 5), ("BUFFER", "ONE_D_BUFFER", (64,), 0),
            ("CUBE", "CUBEMAP", (8, 8), 0), ("CUBE_ARRAY", "CUBEMAP_ARRAY", (8, 8), 3)]


def wrapped(value):
    return value % (1 << 32)


def old_and_new(name, old, data, compared):
    """R-TGSI-132, R-TGSI-133, PD-78, PD-79."""
    signed = lambda v: v - (1 << 32) if v >> 31 else v
    return {"ATOMUADD": old + data, "ATOMXCHG": data, "ATOMCAS": data if old == compared else old, "ATOMAND": old & data,
            "ATOMOR": old | data, "ATOMXOR": old ^ data, "ATOMUMIN": min(old, data), "ATOMUMAX": max(old, data),
            "ATOMIMIN": min(signed(old), signed(data)), "ATOMIMAX": max(signed(old), signed(data)),
            "ATOMINC_WRAP": 0 if old >= data else old + 1, "ATOMDEC_WRAP": data if old == 0 or old > data else old - 1}[name] % (1 << 32)


def surface(index, kind, size, layers, form, cells):
    layered = f" layers {layers}" if layers else ""
    block = "" if kind == "ONE_D_BUFFER" else " levels 1 block 1 2"
    return (f"texture {index} {{ type {kind} format {form} size {' '.join(map(str, size))}{layered}{block} address "
            f"{0x20000000 + 0x1000000 * index:#x}\n  texels expression {cells} }}\nhandle {index} texture {index} sampler 0\n")


def images():
    f = File("images and buffers", "R-TGSI-110 R-TGSI-111 R-TGSI-112 R-TGSI-113 R-TGSI-114 R-TGSI-115 R-TGSI-116 R-TGSI-117 R-TGSI-118 R-TGSI-119\n"
             "# R-TGSI-143 R-TGSI-144 R-TGSI-145 R-TGSI-146 R-TGSI-150 PD-74 PD-75 PD-40")
    state = ["sampler 0 { }\n"]
    for index, (name, kind, size, layers) in enumerate(SURFACES):
        state.append(surface(index, kind, size, layers, "R32_G32_B32_A32 UINT source R G B A",
                             "(x) (y) (z + layer) (77)"))
        layers = 6 * (layers or 1) if "CUBE" in name else layers  # a face is a layer, as an image has it
        loads, stored = [], []
        for lane in range(LANES):
            at = [lane % size[0]] + ([(lane // size[0]) % size[1]] if len(size) > 1 else [])
            at += [f.rng.randrange(size[2])] if len(size) > 2 else []
            layer = lane // 16 if layers and len(size) == 1 else f.rng.randrange(layers) if layers else None
            outside = name != "1D" and lane % 7 == 6 or (name == "1D" and lane >= 16)
            row = at + ([layer] if layer is not None else [])
            if outside:
                axis = f.rng.randrange(len(row))
                row[axis] = f.rng.choice(((size + (layers,))[axis] if axis < len(size) else layers, wrapped(-1), 70000))
            cell = (at + [0, 0])[:3]
            loads.append((row, [0] * 4 if outside else [cell[0], cell[1], layer if layer is not None else cell[2], 77], outside))
            stored.append([f.rng.getrandbits(32) for _ in range(4)])
        sources = {f"IN[0].{c}": [str(r[0][k]) for r in loads] for k, c in enumerate("xyz") if k < len(loads[0][0])}
        for file, declared in (("IMAGE", f"DCL IMAGE[2], {name}, PIPE_FORMAT_R32G32B32A32_UINT, WR; "), ("RES", f"DCL RES[2], {name}, WR; ")):
            text = f"{declared}LOAD TEMP[0], {file}[2].wzyx, IN[0]" + (f", {name}, PIPE_FORMAT_R32G32B32A32_UINT" if file == "IMAGE" else "")
            f.warp(text, sources, [dict(zip((f"TEMP[0].{c}" for c in "wzyx"), r[1])) for r in loads], index)
        data = {f"IN[1].{c}": [f"{s[k]:#x}" for s in stored] for k, c in enumerate("xyzw")}
        f.warps.append("wait\n")
        f.warp(f"{declared}STORE RES[2], IN[0], IN[1]", sources | data, [{}] * LANES, index)
        f.warps.append("wait\n")
        last = {tuple(r[0]): s for r, s in zip(loads, stored)}
        f.warp(f"{declared}LOAD TEMP[0].xz, RES[2], IN[0]", sources,
               [{"TEMP[0].x": 0 if r[2] else last[tuple(r[0])][0], "TEMP[0].z": 0 if r[2] else last[tuple(r[0])][2]} for r in loads], index)
    index = len(SURFACES)
    state.append(surface(index, "ONE_D_BUFFER", (64,), 0, "R32 UINT source R R R R", "(1000 + x)"))
    for words, mask in ((1, "x"), (2, "xy"), (4, "xyzw")):  # R-TGSI-145: X is in bytes
        at = [4 * words * lane for lane in range(LANES)]
        inside = [a + 4 * words <= 256 for a in at]
        expects = [dict(zip((f"TEMP[3].{c}" for c in mask), [1000 + a // 4 + k if good else 0 for k in range(words)])) for a, good in zip(at, inside)]
        for text in (f"LOAD TEMP[3].{mask}, BUFFER[0], IN[0].xxxx", f"DCL RES[1], BUFFER, RAW; LOAD TEMP[3].{mask}, RES[1], IN[0]"):
            f.warp(text, {"IN[0].x": [str(a) for a in at]}, expects, index)
    for words, mask in ((1, "x"), (2, "xy"), (4, "xyzw")):
        at = [4 * words * (LANES - 1 - lane) for lane in range(LANES)]
        data = [[f.rng.getrandbits(32) for _ in range(words)] for _ in at]
        f.warps.append("wait\n")
        f.warp(f"DCL RES[1], BUFFER, WR, RAW; STORE RES[1].{mask}, IN[0], IN[1]",
               {"IN[0].x": [str(a) for a in at]} | {f"IN[1].{c}": [f"{d[k]:#x}" for d in data] for k, c in enumerate(mask)}, [{}] * LANES, index)
        f.warps.append("wait\n")
        f.warp(f"LOAD TEMP[3].{mask}, BUFFER[0], IN[0].xxxx", {"IN[0].x": [str(a) for a in at]},
               [{f"TEMP[3].{c}": d[k] if a + 4 * words <= 256 else 0 for k, c in enumerate(mask)} for a, d in zip(at, data)], index)
    yield "images.tlv", "".join(f.head + state + f.warps)


def atomics():
    f = File("atomics", "R-TGSI-110 R-TGSI-130 R-TGSI-131 R-TGSI-132 R-TGSI-133 R-TGSI-134 R-TGSI-135")
    state = ["sampler 0 { }\n"]
    names = ("ATOMUADD", "ATOMXCHG", "ATOMCAS", "ATOMAND", "ATOMOR", "ATOMXOR", "ATOMUMIN", "ATOMUMAX", "ATOMIMIN", "ATOMIMAX",
             "ATOMINC_WRAP", "ATOMDEC_WRAP")
    for index, name in enumerate(names):
        signed = name[4] == "I" and name != "ATOMINC_WRAP"
        form = "SINT" if signed else "UINT"
        state.append(surface(index, "TWO_D", (8, 4), 0, f"R32 {form} source R R R R", "(8 * y + x - 12)"))
        old = [wrapped(lane - 12) for lane in range(LANES)]
        data = [wrapped(f.rng.choice((lane - 12, lane - 13, lane - 11, 0, 5, -1, f.rng.getrandbits(32)))) for lane in range(LANES)]
        compared = [wrapped(lane - 12 - (lane % 3 == 0)) for lane in range(LANES)]
        sources = {"IN[0].x": [str(lane % 8) for lane in range(LANES)], "IN[0].y": [str(lane // 8) for lane in range(LANES)],
                   "IN[2].x": [f"{d:#x}" for d in data]}
        middle = ", IN[1]" if name == "ATOMCAS" else ""
        if middle:
            sources["IN[1].x"] = [f"{c:#x}" for c in compared]
        image = f"DCL IMAGE[0], 2D, PIPE_FORMAT_R32_{form}, WR; "
        f.warp(f"{image}{name} TEMP[0].x, IMAGE[0], IN[0]{middle}, IN[2], 2D, PIPE_FORMAT_R32_{form}", sources,
               [{"TEMP[0].x": o} for o in old], index)
        f.warps.append("wait\n")
        f.warp(f"{image}LOAD TEMP[0].x, IMAGE[0], IN[0], 2D", {k: sources[k] for k in ("IN[0].x", "IN[0].y")},
               [{"TEMP[0].x": old_and_new(name, o, d, c)} for o, d, c in zip(old, data, compared)], index)
    index = len(names)
    state.append(surface(index, "TWO_D", (8, 4), 0, "R32 FLOAT source R R R R", "(float(1.0 * x + 8.0 * y))"))
    place_of = {"IN[0].x": [str(lane % 8) for lane in range(LANES)], "IN[0].y": [str(lane // 8) for lane in range(LANES)]}
    image = "DCL IMAGE[0], 2D, PIPE_FORMAT_R32_FLOAT, WR; "
    f.warp(f"{image}ATOMFADD TEMP[0].x, IMAGE[0], IN[0], IN[2].yyyy, 2D", place_of | {"IN[2].y": [f"{bits(Fraction(1, 2)):#x}"] * LANES},
           [{"TEMP[0].x": bits(lane)} for lane in range(LANES)], index)
    f.warps.append("wait\n")
    f.warp(f"{image}LOAD TEMP[0].x, IMAGE[0], IN[0], 2D", place_of, [{"TEMP[0].x": bits(lane + Fraction(1, 2))} for lane in range(LANES)], index)
    for cubes in (0, 2):  # the third coordinate is 6 * cube + face
        index += 1
        name = "CUBE_ARRAY" if cubes else "CUBE"
        state.append(surface(index, "CUBEMAP_ARRAY" if cubes else "CUBEMAP", (4, 4), cubes, "R32 UINT source R R R R", "(100 * layer + 4 * y + x)"))
        faces = [(5 * lane) % (6 * (cubes or 1) + 1) for lane in range(LANES)]
        place_of = {"IN[0].x": [str(lane % 4) for lane in range(LANES)], "IN[0].y": [str(lane // 4 % 4) for lane in range(LANES)],
                    "IN[0].z": [str(face) for face in faces]}
        here = [100 * face + lane % 16 if face < 6 * (cubes or 1) else 0 for lane, face in enumerate(faces)]
        image = f"DCL IMAGE[0], {name}, PIPE_FORMAT_R32_UINT, WR; "
        f.warp(f"{image}ATOMXOR TEMP[0].x, IMAGE[0], IN[0], IN[2], {name}", place_of | {"IN[2].x": ["0xff0000"] * LANES},
               [{"TEMP[0].x": old} for old in here], index)
        f.warps.append("wait\n")
        f.warp(f"{image}LOAD TEMP[0].x, IMAGE[0], IN[0], {name}", place_of,
               [{"TEMP[0].x": old ^ 0xff0000 if face < 6 * (cubes or 1) else 0} for old, face in zip(here, faces)], index)
    yield "atomics.tlv", "".join(f.head + state + f.warps)


def multisampled():
    """Four samples of a pixel are the texels (2x, 2y) .. (2x + 1, 2y + 1) of a plain texture in the same memory."""
    f = File("multisample textures", "R-TGSI-38 R-TGSI-49 R-TGSI-79 R-TGSI-97 R-TGSI-101")
    state = ["texture 0 { type TWO_D format R32_G32 UINT source R G R G size 40 24 block 1 2 address 0x20000000 texels expression (x) (y) (0) (0) }\n"
             "sampler 0 { }\nhandle 1 texture 0 sampler 0\n"
             "texture 1 { type TWO_D format R32_G32 UINT source R G R G size 20 12 samples MODE_2X2 block 1 2 address 0x20000000 }\n"
             "handle 0 texture 1 sampler 0\n"]
    rows = [(f.rng.choice((f.rng.randrange(20), 20, wrapped(-1))) if lane % 8 == 7 else f.rng.randrange(20), f.rng.randrange(12), lane % 5) for lane in range(LANES)]
    found = [(2 * x + s % 2, 2 * y + s // 2) if x < 20 and s < 4 else (0, 0) for x, y, s in rows]
    expects = [{"TEMP[0].x": a, "TEMP[0].y": b} for a, b in found]
    sources = {f"IN[0].{c}": [str(r[k]) for r in rows] for k, c in ((0, "x"), (1, "y"), (2, "w"))}
    f.warp("TXF TEMP[0].xy, IN[0], SAMP[0], 2D_MSAA", sources, expects, 0, "R-TGSI-38")
    f.warp("DCL SVIEW[0], 2D_MSAA, UINT; SAMPLE_I_MS TEMP[0].xy, IN[0], SVIEW[0], IN[0].wwww", sources, expects, 0, "R-TGSI-79")
    f.warp("TXQS TEMP[0].x, SAMP[0], 2D_MSAA", {}, [{"TEMP[0].x": 4}] * LANES, 0, "R-TGSI-49")
    f.warp("DCL SVIEW[0], 2D_MSAA, UINT; SAMPLE_INFO TEMP[0], SVIEW[0]", {},
           [{"TEMP[0].x": 4, "TEMP[0].y": 0, "TEMP[0].z": 0, "TEMP[0].w": 0}] * LANES, 0, "R-TGSI-101")
    # Direct3D's standard pattern of four samples, in sixteenths from the centre.
    pattern = ((-2, -6), (6, -2), (-6, 2), (2, 6))
    places = [[bits(Fraction(1, 2) + Fraction(c, 16)) for c in pattern[lane % 4]] for lane in range(LANES)]
    f.warp("DCL SVIEW[0], 2D_MSAA, UINT; SAMPLE_POS TEMP[0].xy, SVIEW[0].yxzw, IN[0].xxxx", {"IN[0].x": [str(lane % 4) for lane in range(LANES)]},
           [{"TEMP[0].x": b, "TEMP[0].y": a} for a, b in places], 0, "R-TGSI-97, R-TGSI-98")
    yield "multisampled.tlv", "".join(f.head + state + f.warps)


def chosen():
    """A register that all threads share chooses sampler, view or image: texel x of texture n is 1000 * n + x."""
    f = File("samplers, views and images that a register chooses", "R-TGSI-10 R-TGSI-35 R-TGSI-70 R-TGSI-71 R-TGSI-111 R-TGSI-117 R-TGSI-132")
    count, xs = 5, [lane % 16 for lane in range(LANES)]
    state = [f"texture {n} {{ type ONE_D format R32 UINT source R R R R size 16 levels 1 block 1 1 address {0x20000000 + 0x1000000 * n:#x}\n"
             f"  texels expression ({1000 * n} + x) }}\n" for n in range(count)]
    state += [f"sampler {n} {{ address {mode} {mode} }}\n" for n, mode in enumerate(("WRAP", "CLAMP_TO_EDGE", "MIRROR", "WRAP", "CLAMP_TO_EDGE"))]
    state += [f"handle {20 - n} texture {n} sampler {n}\nhandle {40 + n} texture {n} sampler {(n + 1) % count}\n" for n in range(count)]
    row = (2, 0, 3)  # textures of three words that follow each other
    state += [f"handle {60 + k} texture {n} sampler {n}\n" for k, n in enumerate(row)]

    def warp(text, by, value, expects, bank=None, extra=()):
        sources = {by: [str(value)] * LANES, "IN[0].x": [str(x) for x in xs]} | dict(extra)
        f.warp(text, sources, [{"TEMP[0].x": e} for e in expects], bank)

    texels = lambda n: [1000 * n + x for x in xs]
    level = {"IN[0].w": ["0"] * LANES}
    for value in (0, 3):
        warp("TXF TEMP[0].x, IN[0], SAMP[ADDR[0].x+1], 1D", "ADDR[0].x", value, texels(value + 1), extra=level.items())
        warp("TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[2].w], 1D", "ADDR[2].w", value, texels(value))
        warp("DCL SVIEW[1..4], 1D, UINT; SAMPLE_I TEMP[0].x, IN[0], SVIEW[TEMP[3].y-2]", "TEMP[3].y", value + 3, texels(value + 1), extra=level.items())
        warp("DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; LOAD TEMP[0].x, IMAGE[CONST[1].z](1), IN[0], 1D", "CONST[1].z", value, texels(value))
    for value, n in enumerate(row):  # a word of the bank for each value, from the named one on
        warp("DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x+4], 1D", "ADDR[0].x", value, texels(n), 60)
        warp("DCL SAMP[4..6]; TXF_LZ TEMP[0].x, IN[0], SAMP[ADDR[0].x-1], 1D", "ADDR[0].x", value + 5, texels(n), 60)
    for value in range(count):  # texture n beside sampler n + 1, whose mode answers one period and a half further
        mode = ("WRAP", "CLAMP_TO_EDGE", "MIRROR", "WRAP", "CLAMP_TO_EDGE")[(value + 1) % count]
        if value + 1 == count:
            continue
        answer = {"WRAP": lambda x: (x + 8) % 16, "CLAMP_TO_EDGE": lambda x: 15,
                  "MIRROR": lambda x: 15 - (x + 24) % 32 % 16 if (x + 24) % 32 >= 16 else (x + 24) % 32}[mode]
        f.warp("DCL SVIEW[0..4], 1D, UINT; SAMPLE_L TEMP[0].x, IN[1], SVIEW[ADDR[1].x], SAMP[ADDR[1].x+1], IN[1].wwww",
               {"ADDR[1].x": [str(value)] * LANES, "IN[1].x": [number(Fraction(2 * x + 49, 32)) for x in xs], "IN[1].w": [number(0)] * LANES},
               [{"TEMP[0].x": 1000 * value + answer(x)} for x in xs], None)
    for value in (1, 4):
        image = "DCL IMAGE[0..4], 1D, PIPE_FORMAT_R32_UINT, WR; "
        sources = {"ADDR[0].x": [str(value)] * LANES, "IN[0].x": [str(x) for x in xs[:16]] + ["16"] * 16}
        f.warp(f"{image}ATOMXCHG TEMP[0].x, IMAGE[ADDR[0].x], IN[0], IN[2], 1D", sources | {"IN[2].x": [str(70 + value)] * LANES},
               [{"TEMP[0].x": t} for t in texels(value)[:16]] + [{"TEMP[0].x": 0}] * 16, None)
        f.warps.append("wait\n")
        f.warp(f"{image}STORE IMAGE[ADDR[0].x-1], IN[0], IN[2], 1D", sources | {"ADDR[0].x": [str(value)] * LANES, "IN[2].x": [str(80 + value)] * LANES}
               | {f"IN[2].{c}": ["0"] * LANES for c in "yzw"}, [{}] * LANES, None)
        f.warps.append("wait\n")
        for n, stored in ((value, 70 + value), (value - 1, 80 + value)):
            f.warp(f"{image}LOAD TEMP[0].x, IMAGE[ADDR[0].x], IN[0], 1D", sources | {"ADDR[0].x": [str(n)] * LANES},
                   [{"TEMP[0].x": stored}] * 16 + [{"TEMP[0].x": 0}] * 16, None)
    yield "chosen.tlv", "".join(f.head + state + f.warps)


def files():
    made = {}
    for part in (textures, biased, fetches, gathers, samples, queries, images, atomics, multisampled, chosen):
        made |= dict(part())
    return made


if __name__ == "__main__":
    written.main(__doc__, files, NAME)
