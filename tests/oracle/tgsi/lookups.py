#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Hold lowered TGSI to Mesa: lookups of GLSL in draws of 8 x 4 pixels, recorded on virpipe, rendered by softpipe and by
llvmpipe. What Mesa's compiler made of each lookup is lowered; a pixel is a thread of the vector, its input is known.
Where both renderers agree bit for bit, that is what the thread must give; of a UNORM format the code that they mean.

usage: lookups.py --program LOOKUPS_GL --texlock PROGRAM --out FOLDER [--vectors FOLDER]

LOOKUPS_GL is lookups_gl.c, built. Needs virgl-server, libegl1, libgl1-mesa-dri. --vectors writes the committed files.
Exit status: 0: texlock agrees wherever the renderers do; 1: it does not, or a lookup was not lowered; 2: a package is missing.
"""
import argparse
import os
import re
import shutil
import struct
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent.parent / "scripts" / "virgl"))
import commands  # noqa: E402
import record  # noqa: E402
import vectors  # noqa: E402

RENDERERS = ("softpipe", "llvmpipe")
WIDE, HIGH = 8, 4
REPEAT, EDGE, MIRROR, BORDER = 0x2901, 0x812F, 0x8370, 0x812D
NEAREST, LINEAR, NEAREST_LEVEL = 0x2600, 0x2601, 0x2700
LEQUAL = 0x203
SAMPLERS = {"1d": "sampler1D", "2d": "sampler2D", "3d": "sampler3D", "rect": "sampler2DRect", "1darray": "sampler1DArray",
            "2darray": "sampler2DArray", "cube": "samplerCube"}
SIZES = {"1d": (8, 1, 1), "2d": (8, 8, 1), "3d": (8, 8, 4), "rect": (8, 8, 1), "1darray": (8, 3, 1), "2darray": (8, 8, 3),
         "cube": (8, 8, 1)}
APART = 0x100000


def sampler_of(target, form, shadow):
    kind = "u" if form.endswith("ui") else "i" if form.endswith("i") else ""
    return kind + SAMPLERS[target] + ("Shadow" if shadow else "")


class Case:
    """A lookup: its texture, how pixels become inputs, and the expression."""

    def __init__(self, name, target, form, expression, at=(-0.109375, 0.125, -0.234375, 0.25, 0.0, 1.0), wrap=EDGE, levels=1,
                 shadow=False, extensions=""):
        self.name, self.target, self.form, self.expression, self.at = name, target, form, expression, at
        self.wrap, self.levels, self.shadow, self.extensions = wrap, levels, shadow, extensions

    def text(self):
        kind = sampler_of(self.target, self.form, self.shadow)
        value = self.expression if kind[0] == "u" else f"floatBitsToUint({self.expression})" if kind[0] == "s" else \
            f"uvec4({self.expression})"
        lines = ["#version 330", *(f"#extension {e} : require" for e in self.extensions.split()), f"uniform {kind} t;",
                 "noperspective in vec4 i; out uvec4 o;", f"void main() {{ o = {value}; }}"]
        least = NEAREST_LEVEL if self.levels > 1 else NEAREST
        params = [(0x2801, least), (0x2800, NEAREST), (0x2802, self.wrap), (0x2803, self.wrap), (0x8072, self.wrap)]
        if self.shadow:
            params += [(0x884C, 0x884E), (0x884D, LEQUAL)]
        if self.target == "rect":
            params[0] = (0x2801, NEAREST)
        size = SIZES[self.target]
        return "\n".join([f"case {self.name}", f"texture {self.target} {self.form} {size[0]} {size[1]} {size[2]} {self.levels}",
                          *(f"param {a:#x} {b}" for a, b in params), "at " + " ".join(str(n) for n in self.at),
                          *("glsl " + line for line in lines), "draw"]) + "\n"

    def inputs(self, x, y):
        bx, sx, by, sy, z, w = self.at
        return bx + sx * (x + 0.5), by + sy * (y + 0.5), z, w


def cases():
    """Each has one lookup, which reads the inputs or what the evaluator below makes of them."""
    far = (-1.484375, 0.375, -2.234375, 0.625, 0.0, 1.0)
    texel = (0.25, 1.0, 0.25, 1.0, 0.0, 1.0)
    found = []
    for form in ("rgba32f", "rgba8", "rgba32ui", "rgba8i", "rg16"):
        found.append(Case(f"texture_2d_{form}", "2d", form, "texture(t, i.xy)"))
    for wrap, name in ((REPEAT, "repeat"), (MIRROR, "mirror"), (BORDER, "border")):
        found.append(Case(f"texture_2d_{name}", "2d", "rgba32f", "texture(t, i.xy)", far, wrap))
    layered = (-0.109375, 0.125, -0.75, 1.0, 0.0, 1.0)
    slices = (-0.109375, 0.125, -0.234375, 0.25, 0.625, 1.0)
    found += [
        Case("texture_1d", "1d", "rgba32f", "texture(t, i.x)"), Case("texture_3d", "3d", "rgba32f", "texture(t, i.xyz)", slices),
        Case("texture_rect", "rect", "rgba32f", "texture(t, i.xy)", (-1.25, 1.0, -1.25, 1.0, 0.0, 1.0)),
        Case("texture_1darray", "1darray", "rgba32f", "texture(t, i.xy)", layered),
        Case("texture_2darray", "2darray", "rgba32f", "texture(t, i.xyz)", (*far[:4], 1.25, 1.0), REPEAT),
        Case("texture_cube", "cube", "rgba32f", "texture(t, i.xyz)", (-2.25, 0.5, -1.15625, 0.5, 0.75, 1.0)),
        Case("texture_cube_below", "cube", "rgba32f", "texture(t, i.zyx)", (-0.53125, 0.125, -1.15625, 0.5, -0.75, 1.0)),
        Case("bias", "2d", "rgba32f", "texture(t, i.xy, i.z)", (*far[:1], 0.125, far[2], 0.125, 1.25, 1.0), REPEAT, 4),
        Case("proj3", "2d", "rgba32f", "textureProj(t, i.xyz)", (-0.96875, 0.25, -1.46875, 0.25, 2.0, 1.0)),
        Case("proj4", "2d", "rgba32f", "textureProj(t, i)", (-0.2421875, 0.0625, -0.3671875, 0.0625, 9.0, 0.5)),
        Case("proj_3d", "3d", "rgba32f", "textureProj(t, i)", (-0.96875, 0.25, -1.46875, 0.25, 1.25, 2.0)),
        Case("lod_0", "2d", "rgba32f", "textureLod(t, i.xy, i.z)", (*far[:4], 0.25, 1.0), REPEAT, 4),
        Case("lod_1", "2d", "rgba32f", "textureLod(t, i.xy, i.z)", (*far[:4], 1.25, 1.0), REPEAT, 4),
        Case("lod_3", "2d", "rgba32ui", "textureLod(t, i.xy, i.z)", (*far[:4], 7.0, 1.0), REPEAT, 4),
        Case("lod_3d", "3d", "rgba32f", "textureLod(t, i.xyz, i.w)", (*far[:4], 0.75, 1.0), REPEAT, 3),
        Case("lod_cube", "cube", "rgba32f", "textureLod(t, i.xyz, i.w)", (-2.25, 0.5, -1.15625, 0.5, 0.75, 1.0), EDGE, 4),
        Case("grad", "2d", "rgba32f", "textureGrad(t, i.xy, i.zw, i.wz)", (*far[:4], 0.25, 0.0), REPEAT, 4),
        Case("grad_far", "2d", "rgba32f", "textureGrad(t, i.xy, i.zw, i.wz)", (*far[:4], 0.0, 0.5), REPEAT, 4),
        Case("grad_1d", "1d", "rgba32f", "textureGrad(t, i.x, i.z, i.w)", (*far[:4], 0.25, 0.125), REPEAT, 4),
        Case("offset", "2d", "rgba32f", "textureOffset(t, i.xy, ivec2(-3, 5))", far, REPEAT),
        Case("offset_3d", "3d", "rgba32f", "textureOffset(t, i.xyz, ivec3(7, -8, 1))", (*far[:4], 0.375, 1.0), REPEAT),
        Case("lod_offset", "2d", "rgba32f", "textureLodOffset(t, i.xy, i.z, ivec2(1, -2))", (*far[:4], 1.0, 1.0), REPEAT, 4),
        Case("proj_offset", "2d", "rgba32f", "textureProjOffset(t, i.xyz, ivec2(2, 1))", (*far[:4], 2.0, 1.0), MIRROR),
        Case("fetch", "2d", "rgba32f", "texelFetch(t, ivec2(i.xy), int(i.z))", texel, EDGE, 4),
        Case("fetch_1", "2d", "rgba32ui", "texelFetch(t, ivec2(i.xy), int(i.z))", (0.25, 0.5, 0.25, 0.5, 1.5, 1.0), EDGE, 4),
        Case("fetch_1d", "1d", "rgba8i", "texelFetch(t, int(i.x), int(i.z))", texel, EDGE, 4),
        Case("fetch_3d", "3d", "rgba32f", "texelFetch(t, ivec3(i.xyz), int(i.w))", (0.25, 0.5, 0.25, 0.5, 1.0, 1.5), EDGE, 3),
        Case("fetch_2darray", "2darray", "rgba8", "texelFetch(t, ivec3(i.xyz), int(i.w))", (*texel[:4], 2.0, 0.0)),
        Case("fetch_offset", "2d", "rgba32f", "texelFetchOffset(t, ivec2(i.xy), int(i.z), ivec2(-2, 3))",
             (2.25, 0.5, 0.25, 1.0, 0.0, 1.0)),
        Case("fetch_rect", "rect", "rg16", "texelFetch(t, ivec2(i.xy))", texel),
        Case("compare", "2d", "depth32f", "vec4(texture(t, i.xyz))", (*far[:4], 0.5, 1.0), REPEAT, shadow=True),
        Case("compare_proj", "2d", "depth32f", "vec4(textureProj(t, i))", (*far[:4], 0.75, 2.0), MIRROR, shadow=True),
        Case("compare_lod", "2d", "depth32f", "vec4(textureLod(t, i.xyz, i.w))", (*far[:4], 0.5, 1.0), REPEAT, 4, True),
        Case("compare_1d", "1d", "depth32f", "vec4(texture(t, i.xyz))", (*far[:4], 0.25, 1.0), REPEAT, shadow=True),
        Case("compare_2darray", "2darray", "depth32f", "vec4(texture(t, i))", (*far[:4], 2.0, 0.5), REPEAT, shadow=True),
        Case("compare_rect", "rect", "depth32f", "vec4(texture(t, i.xyz))", (-1.25, 1.0, -1.25, 1.0, 0.5, 1.0), shadow=True),
        Case("size", "2d", "rgba8i", "ivec4(textureSize(t, int(i.z)), 7, 9)", (*far[:4], 1.5, 1.0), EDGE, 4),
        Case("size_3d", "3d", "rgba8i", "ivec4(textureSize(t, int(i.z)), 9)", (*far[:4], 1.5, 1.0), EDGE, 3),
        Case("size_2darray", "2darray", "rgba8i", "ivec4(textureSize(t, int(i.z)), 9)", (*far[:4], 2.5, 1.0), EDGE, 4),
    ]
    gather = "GL_ARB_texture_gather"
    found.append(Case("gather", "2d", "rgba32f", "textureGather(t, i.xy)", far, REPEAT, extensions=gather))
    found += [
        Case("gather_offset", "2d", "rgba32ui", "textureGatherOffset(t, i.xy, ivec2(-8, 7))", far, REPEAT, extensions=gather),
        Case("gather_2darray", "2darray", "rgba32f", "textureGather(t, i.xyz)", (*far[:4], 1.25, 1.0), MIRROR, extensions=gather),
        Case("gather_cube", "cube", "rgba32f", "textureGather(t, i.xyz)", (-0.453125, 0.125, -0.15625, 0.0625, 0.75, 1.0),
             extensions=gather),
    ]
    return found


def bits_of(number):
    return struct.unpack("<I", struct.pack("<f", number))[0]


def float_of(bits):
    return struct.unpack("<f", struct.pack("<I", bits & 0xffffffff))[0]


OPERAND = re.compile(r"(-?)(\|?)(\w+\[\d+\])\.?([xyzw]*)\|?")
STEP = re.compile(r"^\s*\d+: (\w+) (\w+\[\d+\])\.?([xyzw]*), (.*)$")
IMMEDIATE = re.compile(r"^IMM\[(\d+)\] \w+ \{(.*)\}", re.M)


class Evaluator:
    """Registers of a thread before its lookup: inputs, immediates, moves, conversions, sums and products."""

    def __init__(self, text, inputs):
        self.values = {("IN[0]", c): bits_of(n) for c, n in zip("xyzw", inputs)}
        for number, words in IMMEDIATE.findall(text):
            self.values.update({(f"IMM[{number}]", c): int(word) for c, word in zip("xyzw", words.split(","))})

    def read(self, operand):
        sign, absolute, register, letters = OPERAND.fullmatch(operand.strip()).groups()
        letters = (letters or "xyzw").ljust(4, (letters or "w")[-1])
        value = [self.values.get((register, letter)) for letter in letters]
        if absolute:
            value = [v if v is None else v & 0x7fffffff for v in value]
        return [v if v is None or not sign else v ^ 0x80000000 for v in value]

    def step(self, line):
        """False: the lookup, or what this does not know."""
        found = STEP.match(line)
        kinds = {"MOV": lambda a: a, "F2I": lambda a: int(float_of(a)) & 0xffffffff, "F2U": lambda a: int(float_of(a)),
                 "TRUNC": lambda a: bits_of(float(int(float_of(a)))), "ADD": lambda a, b: bits_of(float_of(a) + float_of(b)),
                 "MUL": lambda a, b: bits_of(float_of(a) * float_of(b)), "UADD": lambda a, b: (a + b) & 0xffffffff,
                 "RCP": lambda a: bits_of(1 / float_of(a))}
        if not found or found.group(1) not in kinds:
            return False
        opcode, register, mask, rest = found.groups()
        operands = [self.read(text) for text in rest.split(",")]
        results = {}
        for k, c in enumerate("xyzw"):
            if c in (mask or "xyzw"):
                words = [operand[k] for operand in operands]
                results[register, c] = None if None in words else kinds[opcode](*words)
        self.values.update(results)
        return True


LOOKUP = re.compile(r"^\s*(\d+): (TEX\w*|TXP|TXB2?|TXL2?|TXD|TXF\w*|TG4|TXQ|LODQ) (\w+\[\d+\])\.?([xyzw]*),", re.M)


def outputs(text, match):
    """Components of the lookup's result that reach the output as they are: (register, its component, pixel's component)."""
    register, mask = match.group(3), match.group(4) or "xyzw"
    if register == "OUT[0]":
        return [(register, c, c) for c in mask]
    found = []
    for line in text[match.end():].splitlines():
        move = re.match(rf"\s*\d+: MOV OUT\[0\]\.?([xyzw]*), {re.escape(register)}\.?([xyzw]*)$", line)
        if move:
            to, letters = move.group(1) or "xyzw", (move.group(2) or "xyzw")
            letters = letters.ljust(4, letters[-1])
            found += [(register, letters["xyzw".index(c)], c) for c in to if letters["xyzw".index(c)] in mask]
    return found


def pixel(lane):
    quad = lane // 4
    return 2 * (quad % 4) + lane % 2, 2 * (quad // 4) + lane // 2 % 2


def exact(word, form):
    """Renderers multiply a UNORM code by a rounded reciprocal: the code that they mean, divided with one rounding."""
    codes = {"rgba8": 255, "rg16": 65535}.get(form)
    if not codes:
        return word
    found = bits_of(round(float_of(word) * codes) / codes)
    if abs(found - word) > 1:
        raise ValueError(f"{word:08x} is no code of {form}")
    return found


def piece(case, draw, results, number, options):
    """The vector of a case, and how many components the renderers agree on. Raises ValueError with what is missing."""
    match = LOOKUP.search(draw.text)
    stem = os.path.join(options.out, case.name)
    row = vectors.write(stem, draw, options.texlock, 1)
    if not match or row["lowered"] != 1 or row["textures"] != 1:
        raise ValueError(f"{row['says']}{row['textures_drawn']}\n{draw.text}")
    text = Path(row["vector"]).read_text()
    values = []
    for lane in range(32):
        thread = Evaluator(draw.text, case.inputs(*pixel(lane)))
        for line in draw.text[:match.start()].splitlines():
            if re.match(r"\s*\d+: ", line) and not thread.step(line):
                raise ValueError(f"{line}: not known\n{draw.text}")
        values.append(thread.values)

    def operand(found):
        register, component = found.group(1).rsplit(".", 1)
        words = [v.get((register, component)) for v in values]
        if None in words:
            raise ValueError(f"{found.group(1)} is not known\n{draw.text}")
        shown = [f"{float_of(w)!r}" if "." in found.group(2) else f"{w - (w >> 31 << 32)}" for w in words]
        if len(set(shown)) == 1:
            return f'"{found.group(1)}" = {shown[0]}'
        rows = ["    " + " ".join(shown[k:k + 8]) for k in range(0, 32, 8)]
        return f'"{found.group(1)}" = {{\n' + "\n".join(rows) + " }"

    text = re.sub(r'"(\w+\[\d+\]\.[xyzw])" = \{([^}]*)\}', operand, text)
    agreed, lines = 0, []
    for lane in range(32):
        x, y = pixel(lane)
        at = 4 * (WIDE * y + x)
        for register, component, shown in outputs(draw.text, match):
            words = {results[renderer][case.name][at + "xyzw".index(shown)] for renderer in RENDERERS}
            if len(words) == 1:
                agreed += 1
                lines.append((lane, f'"{register}.{component}" = 0x{exact(int(words.pop(), 16), case.form):08x}'))
    if agreed == 0:
        raise ValueError(f"the renderers agree on nothing\n{draw.text}")
    expected = [f"  expect lane {lane} " + " ".join(e for at, e in lines if at == lane) + "\n"
                for lane in sorted({at for at, _ in lines})]
    end = text.rindex("}")
    text = text[:end] + "".join(expected) + "}\n"
    for old, new in (("texture 0 {", f"texture {number} {{"), ("sampler 0 {", f"sampler {number} {{"), ('" bank 0', f'" bank {number}'),
                     ("handle 0 texture 0 sampler 0", f"handle {number} texture {number} sampler {number}"),
                     (f"0x{vectors.ADDRESS:x}", f"0x{vectors.ADDRESS + APART * number:x}")):
        text = text.replace(old, new)
    body = re.sub(r"# SAMP.*\n", f"# {case.expression}\n", text.split("texlock 1\n", 1)[1], count=1)
    return re.sub(r"\n# line \d+: (.*)\n", r"\n# \1\n", body), agreed


def run_renderers(options):
    """What each renderer gave by name; the draws as the driver of virpipe sent them, by name."""
    path = os.path.join(options.out, "cases.txt")
    Path(path).write_text("".join(case.text() for case in cases()))
    log = subprocess.DEVNULL if options.quiet else None
    results = {}
    for renderer in RENDERERS:
        out = os.path.join(options.out, renderer + ".txt")
        surroundings = dict(os.environ, GALLIUM_DRIVER=renderer, LIBGL_ALWAYS_SOFTWARE="1")
        with open(path) as given, open(out, "w") as kept:
            subprocess.run([options.program], stdin=given, stdout=kept, stderr=log, env=surroundings)
        results[renderer] = {name: words for name, *words in (line.split() for line in Path(out).read_text().splitlines())}
    recording, drawn = os.path.join(options.out, "virpipe.vtest"), os.path.join(options.out, "virpipe.txt")
    record.record(recording, ["sh", "-c", f'"{options.program}" <"{path}" >"{drawn}"'], quiet=options.quiet)
    draws = [d for d in commands.draws_of(Path(recording).read_bytes()) if d.stage == "FRAG" and d.views]
    names = [line.split()[0] for line in Path(drawn).read_text().splitlines()]
    if len(draws) != len(names):
        raise ValueError(f"{len(names)} lookups drawn, {len(draws)} recorded")
    return results, dict(zip(names, draws))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--texlock", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--vectors")
    parser.add_argument("--quiet", action="store_true")
    options = parser.parse_args()
    if not shutil.which("virgl_test_server"):
        print("lookups.py: not run: virgl-server is not installed")
        return 2
    os.makedirs(options.out, exist_ok=True)
    vectors.INLINE_BYTES = vectors.MOST_TEXELS
    results, draws = run_renderers(options)
    parts, bad, total, both = [], 0, 0, 0
    for case in cases():
        if case.name not in draws or not all(case.name in results[renderer] for renderer in RENDERERS):
            print(f"{case.name}: a renderer did not draw it")
            bad += 1
            continue
        try:
            text, agreed = piece(case, draws[case.name], results, len(parts), options)
        except ValueError as fault:
            print(f"{case.name}: {fault}")
            bad += 1
            continue
        parts.append(text)
        both += agreed
        total += 1
        print(f"{case.name}: {agreed} components agreed")
    print(f"{total} lookups, {both} components on which the renderers agree, {bad} lookups without a vector")
    header = ("texlock 1\n# Written by tests/oracle/tgsi/lookups.py: lookups of GLSL as Mesa 22.3.6 compiles them, values on which\n"
              "# softpipe and llvmpipe agree.\n# R-TGSI-1 R-TGSI-10 R-TGSI-11 R-TGSI-12 R-TGSI-13 R-TGSI-16 R-TGSI-17 R-TGSI-20 R-TGSI-26 R-TGSI-28\n"
              "# R-TGSI-35 R-TGSI-37 R-TGSI-39 R-TGSI-45 R-TGSI-46 R-TGSI-55 R-TGSI-56 R-TGSI-59\n")
    path = os.path.join(options.vectors or options.out, "lookups.tlv")
    Path(path).write_text(header + "".join(parts))
    return 1 if bad else subprocess.run([options.texlock, "run", path, "--no-wave", "--out", options.out]).returncode


if __name__ == "__main__":
    sys.exit(main())
