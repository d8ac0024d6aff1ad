# SPDX-License-Identifier: Apache-2.0
"""Cases of lookups.py as text for lookups_gl.c, drawn by two renderers of Mesa and recorded on virpipe."""
import os
import re
import subprocess
import sys
from collections import namedtuple
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "scripts" / "virgl"))
import commands  # noqa: E402
import record  # noqa: E402

RENDERERS = ("softpipe", "llvmpipe")
WIDE, HIGH, LANES = 8, 4, 32
WORDS = 4 * WIDE * HIGH
REPEAT, EDGE, MIRROR, BORDER = 0x2901, 0x812F, 0x8370, 0x812D
NEAREST, LINEAR = 0x2600, 0x2601
NEAREST_LEVEL, LINEAR_LEVEL, NEAREST_LEVELS, LINEAR_LEVELS = 0x2700, 0x2701, 0x2702, 0x2703  # LEVELS: between two
MINIFY, MAGNIFY, WRAPS, COMPARE, FUNCTION = 0x2801, 0x2800, (0x2802, 0x2803, 0x8072), 0x884C, 0x884D
BY_REFERENCE, LEQUAL = 0x884E, 0x203
KINDS = {"1d": "1D", "2d": "2D", "3d": "3D", "rect": "2DRect", "1darray": "1DArray", "2darray": "2DArray", "cube": "Cube",
         "cubearray": "CubeArray", "buffer": "Buffer", "2dms": "2DMS"}
SIZES = {"1d": (8, 1, 1), "2d": (8, 8, 1), "3d": (8, 8, 4), "rect": (8, 8, 1), "1darray": (8, 3, 1), "2darray": (8, 8, 3),
         "cube": (8, 8, 1), "cubearray": (4, 4, 12), "buffer": (64, 1, 1)}
SECONDS = 60
SMALL = {"3d": (8, 4, 2), "cube": (4, 4, 1)}  # of as few bytes
LOOKS = re.compile(r"DCL (SAMP|IMAGE)\[")
AS_WORDS = {"f": "floatBitsToUint({})", "i": "uvec4({})", "u": "{}"}


# A vector: what it holds, rules of the text, rules of the unit that both renderers show, a function that gives the cases.
Group = namedtuple("Group", "title rules built cases")


def pixel(lane):
    """A thread's place: quads of 2 x 2, four in a row."""
    quad = lane // 4
    return 2 * (quad % 4) + lane % 2, 2 * (quad // 4) + lane // 2 % 2


@dataclass
class Case:
    """A lookup: its texture, how pixels become inputs, and the expression."""
    name: str
    target: str
    form: str
    expression: str  # of GLSL, four components; or lines of ARB_fragment_program
    at: tuple = (-0.109375, 0.125, -0.234375, 0.25, 0.0, 1.0)
    wrap: int = EDGE
    levels: int = 1
    shadow: bool = False
    extensions: str = ""
    gives: str = ""          # f, i, u: its components; "": those of the format
    size: tuple = ()
    filters: tuple = ()      # minify, magnify
    image: str = ""          # instead of a sampler: the layout
    view: tuple = (0, -1)    # of an image: level, layer or -1
    kind: str = ""           # of the image, if it is one layer of the texture
    before: str = ""         # a statement before the output
    written: bool = False    # the texels after the draw count
    axes: int = 0            # it filters along so many, not exactly; 0: bit for bit
    arb: bool = False
    parameters: tuple = ()   # more of the texture, by number
    refused: str = ""        # why texlock leaves the lookup out
    alone: str = ""          # the only renderer that has it
    why: str = ""            # the other does not
    opened: str = ""         # an extension that virpipe's compiler knows, its server does not

    def extent(self):
        return self.size or SIZES[self.target]

    def letter(self):
        form = self.image or self.form
        return "u" if form.endswith("ui") else "i" if form.endswith("i") else ""

    def glsl(self):
        letter, kind = self.letter(), "image" if self.image else "sampler"
        layout = f"layout({self.image}) " if self.image else ""
        value = AS_WORDS[self.gives or letter or "f"].format(self.expression)
        return ["#version 330", *(f"#extension {e} : require" for e in self.extensions.split()),
                f"{layout}uniform {letter}{kind}{KINDS[self.kind or self.target]}{'Shadow' if self.shadow else ''} t;",
                "noperspective in vec4 i; out uvec4 o;", f"void main() {{ {self.before}{'; ' if self.before else ''}o = {value}; }}"]

    def shown(self):
        """For a comment."""
        return self.before or self.expression.split("\n")[-2 if self.arb else 0]

    def params(self):
        least, most = self.filters or (NEAREST_LEVEL if self.levels > 1 else NEAREST, NEAREST)
        found = [(MINIFY, least), (MAGNIFY, most), *((axis, self.wrap) for axis in WRAPS)]
        found += [(COMPARE, BY_REFERENCE), (FUNCTION, LEQUAL)] if self.shadow else []
        return [] if self.target in ("buffer", "2dms") else found + list(self.parameters)

    def text(self):
        """What lookups_gl.c reads."""
        level, layer = self.view
        words = " ".join(str(n) for n in (*self.extent(), self.levels))
        lines = [f"case {self.name}", f"texture {self.target} {self.form} {words}", *(f"param {a:#x} {b}" for a, b in self.params()),
                 "at " + " ".join(str(n) for n in self.at)]
        lines += [f"image {self.image} {level} {layer}"] if self.image else []
        lines += [f"arb {line}" for line in self.expression.split("\n")] if self.arb else [f"glsl {line}" for line in self.glsl()]
        return "\n".join([*lines, f"draw {level}" if self.written else "draw"]) + "\n"

    def inputs(self, x, y):
        bx, sx, by, sy, z, w = self.at
        return bx + sx * (x + 0.5), by + sy * (y + 0.5), z, w


@dataclass
class Drawn:
    """What a renderer gave: a word for each component of each pixel, the bytes of the texels after it."""
    words: list
    texels: bytes

    def word(self, lane, component):
        x, y = pixel(lane)
        return self.words[4 * (WIDE * y + x) + "xyzw".index(component)]


def renderers(case):
    return (case.alone,) if case.alone else RENDERERS


def results_of(path):
    """By name. A line that is cut off is none."""
    found = {}
    for name, *words in (line.split() for line in Path(path).read_text().splitlines()):
        if len(words) >= WORDS:
            found[name] = Drawn([int(word, 16) for word in words[:WORDS]], bytes.fromhex("".join(words[WORDS:])))
    return found


def render(cases, program, folder, log):
    """What each renderer gave, by name."""
    results = {}
    for renderer in RENDERERS:
        path, out = (os.path.join(folder, renderer + ending) for ending in (".cases", ".txt"))
        Path(path).write_text("".join(case.text() for case in cases if renderer in renderers(case)))
        surroundings = dict(os.environ, GALLIUM_DRIVER=renderer, LIBGL_ALWAYS_SOFTWARE="1")
        with open(path) as given, open(out, "w") as kept:
            subprocess.run([program], stdin=given, stdout=kept, stderr=log, env=surroundings)
        results[renderer] = results_of(out)
    return results


def recorded(cases, program, stem, opened, quiet):
    """The draws of virpipe's driver in order, and the names of those that came back."""
    Path(stem + ".cases").write_text("".join(case.text() for case in cases))
    command = f'MESA_EXTENSION_OVERRIDE="{opened}" "{program}" <"{stem}.cases" >"{stem}.txt"'
    if record.record(stem + ".vtest", ["sh", "-c", command], timeout=SECONDS, quiet=quiet)[0] is None:
        raise ValueError(f"virpipe did not end in {SECONDS} seconds")
    draws = commands.draws_of(Path(stem + ".vtest").read_bytes())
    return [d for d in draws if d.stage == "FRAG" and LOOKS.search(d.text)], list(results_of(stem + ".txt"))


def draw_all(cases, program, folder, quiet):
    """By renderer what it gave, by name; and by name the draws as virpipe's driver sent them."""
    results = render(cases, program, folder, subprocess.DEVNULL if quiet else None)
    draws, names = recorded([case for case in cases if not case.opened], program, os.path.join(folder, "virpipe"), "", quiet)
    if len(draws) != len(names):
        raise ValueError(f"{len(names)} lookups drawn on virpipe, {len(draws)} recorded")
    found = dict(zip(names, draws))
    for case in cases:
        if case.opened:  # the server does not know it: the text is sent, and then nothing comes back
            alone, _ = recorded([case], program, os.path.join(folder, "virpipe-" + case.name), "+" + case.opened, quiet)
            found.update({case.name: draw for draw in alone[:1]})
    return results, found
