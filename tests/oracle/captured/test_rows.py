#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What the reader of captured rows refuses, each fault that a file can have, planted in a small one; and what contradicts a fact."""
import lzma
from pathlib import Path
import subprocess
import struct
import sys
import tempfile
import types

import facts
import rows
import tapped
import textures

HERE = Path(__file__).parent
TEX = '"kind":"2d","w":2,"h":1,"d":0,"levels":1,"fmt":"u8","content":"list","seed":0,"list":["1","2"]'
FNV = f"{textures.fnv(bytes((1, 2))):08x}"
HEAD = f'P a.b {{"op":"texs_2d","in":["x","y"],"nin":2,"nout":1,"tex":{{{TEX},"fnv":"{FNV}"}}}}\n'
BODY = "00000000 00000000 3b808081\n00000001 00000000 3c008081\n"
GOOD = f"# a file\nS c.d refused\n{HEAD}{BODY}E a.b rows=2 of 9\nX e.f fault\n"
FAULTS = {  # what is there, what it becomes, what is said
    "a digit": ("3b808081", "3b80808g", ":3: a.b: column 26"),
    "a word less": ("00000000 3b808081", "3b808081", ":3: a.b: 45 bytes"),
    "a row less": ("00000001 00000000 3c008081\n", "", ":5: expected the end of a.b with 1 rows"),
    "another end": ("E a.b", "E a.c", ":6: expected the end of a.b"),
    "no end": ("E a.b rows=2 of 9\n", "", ":6: expected the end of a.b"),
    "no head": (HEAD, "", ":3: expected P"),
    "a head that is cut": ("}}\n", "}\n", ":3: "),
    "a head without its kernel": ('"op":"texs_2d",', "", ":3: 'op'"),
    "another texel": ('"1"', '"3"', ":3: a.b: its texture makes"),
    "a content that is none": ('"list",', '"lists",', ":3: a.b: texture content lists"),
    "a second part": ("X e.f fault\n", HEAD + BODY + "E a.b rows=2 of 9\n", ":7: a.b: a second part"),
    "rows that the page does not count": ("of 9", "of 8", "2 rows of 8; the page says (1, 2, 9)"),
}


def checked(text, mangle=lambda data: data):
    """Standard error and status of the checker, over a folder with this file and six without parts."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in rows.FILES:
            data = lzma.compress((text if file == "lod" else "# none\n").encode(), preset=0)
            (folder / f"{file}.tsv.xz").write_bytes(mangle(data) if file == "lod" else data)
        table = (f"| `{file}.tsv.xz` | {'1 | 2 | 9' if file == 'lod' else '0 | 0 | 0'} | x |" for file in rows.FILES)
        (folder / "README.md").write_text("\n".join(table))
        done = subprocess.run([sys.executable, HERE / "check.py", folder], capture_output=True, text=True, check=False)
        return done.returncode, done.stderr


def word(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def contradicting(name, longer, answer, away):
    """Whether facts 16 and 17 refuse an answer, of derivatives of so many texels and of 2, of taps 1, along x and y, that is so far away."""
    level = name.endswith("lod")
    given = [word(x) for x in (33 / 64, 32.5 / 64, longer / 64, 0, 0, (2 if level else 1) / 64)]
    part = types.SimpleNamespace(name=name, tex={"aniso": 16, "w": 64, "h": 64, "levels": 7 if level else 1, "mip": "linear", "content": "impulse", "seed": 32 << 16 | 32}, rows=lambda: [(given, [word(answer + away)])],
                                 op="texg_2d", inputs=["s", "t", "dsdx", "dtdx", "dsdy", "dtdy"])
    compared, contradict = (facts.wrong_levels if level else tapped.wrong)(part)
    assert compared == 1
    return bool(contradict)


def part_of(codes, out, **more):
    """Of two texels side by side, read between them."""
    tex = {"kind": "2d", "w": 2, "h": 1, "d": 0, "levels": 1, "fmt": "u8", "content": "list", "seed": 0, "list": codes, "norm": 1,
           "addr": ["clamp"] * 3, "filter": "linear", "srgb": 0, "surface": 0, "tex_flags": 0, **more}
    return types.SimpleNamespace(name="filter.test", op="tld4_r_2d", tex=tex, inputs=["s", "t"], rows=lambda: [([word(0.5), word(0.5)], out)])


def filtered(answer, codes=("0", "ff"), **more):
    """Whether the facts of filters refuse an answer, halfway between two codes."""
    return bool(facts.compared(part_of(codes, [word(answer)], **more), 1)[1])


def gathered(*answer):
    """Whether the facts of gathers refuse one of SNORM of 8 bits."""
    return bool(facts.gathers(part_of(["41", "ff"], [word(v / 32767) for v in answer], fmt="s8"), 1)[1])


def fact(found, tex, given, answer, **more):
    """Whether the facts of borders, blocks or directions give this of a part with one row."""
    part = types.SimpleNamespace(name="a", op="tex_2d", tex={"levels": 1, "srgb": 0, "surface": 0, "tex_flags": 0, "norm": 1, "h": 1, "d": 0, "seed": 0, **tex}, inputs=["s", "t"], head={}, **more)
    for name, value in tex.items():
        if name in ("name", "op", "head"):
            setattr(part, name, value)
    return found(part)(given) == answer


BORDER = {"kind": "2d", "w": 2, "fmt": "u8", "content": "list", "list": ["1", "2"], "addr": ["border"] * 3, "filter": "point", "border": ["3f000000"] * 4}
CUBE = {"name": "patched.p_tex_cube", "op": "p_tex_cube", "kind": "cube", "w": 1, "d": 6, "fmt": "u32", "content": "list", "list": list("123456"), "seamless": 1}
BLOCK = {"name": "blocks.bc4s.random", "view": 0x1D, "content": "rows", "head": {"texels": 2, "comps": 1}}


def main():
    wrong = []
    outside = [word(-0.5), word(0.5)]
    if not fact(facts.borders, BORDER, outside, [word(127 / 255)]) or fact(facts.borders, BORDER, outside, [word(128 / 255)]):
        wrong.append("a fact of borders")   # 0.5 is the lower of two codes
    if not fact(facts.directions, CUBE, [0x7FC00000, 0x80000001, 0], [4]) or fact(facts.directions, CUBE, [0x7FC00000, 0x80000001, 0], [1]):
        wrong.append("a fact of directions")   # a denormal is longer than zero and NaN
    block = [129 | 128 << 8 | 7 << 16 | 6 << 19, 0]   # -127 and -128: equal ends
    if not fact(facts.blocks, BLOCK, block, [word(1), word(-1)]) or fact(facts.blocks, BLOCK, block, [word(-1), word(-1)]):
        wrong.append("a fact of blocks")
    if filtered(32768 / 65535) or not filtered(32767 / 65535):
        wrong.append("a fact of filters")
    if filtered(0.5, ("1", "ff"), srgb=1) or not filtered((5 / 2 ** 14 + 1) / 2, ("1", "ff"), srgb=1):
        wrong.append("a fact of sRGB")
    first, second = 258 * 65 + 1, -258   # the first one: 4 + 4 >> 3 more
    if gathered(first, second, second, first) or not gathered(first, second, second, first - 1):
        wrong.append("a fact of gathers")
    for name, longer, answer, away in (("aniso16.lod", 6, 1, 1 / 256), ("aniso16.impulse.ratio3", 3, 171 / 512, 1 / 512),
                                       ("aniso16.impulse.ratio2", 2, 1 / 2, 1 / 512)):
        if contradicting(name, longer, answer, 0) or not contradicting(name, longer, answer, away):
            wrong.append(f"a fact of {name}")
    status, said = checked(GOOD)
    if status or said:
        wrong.append(f"a good file: {status} {said}")
    for name, (there, becomes, expected) in FAULTS.items():
        assert there in GOOD, name
        status, said = checked(GOOD.replace(there, becomes, 1))
        if status != 1 or expected not in said or "lod.tsv.xz" not in said:
            wrong.append(f"{name}: {status} {said}")
    status, said = checked(GOOD, lambda data: data[:-20])
    if status != 1 or "lod.tsv.xz" not in said:
        wrong.append(f"a file that is cut: {status} {said}")
    if subprocess.run([sys.executable, HERE / "check.py"], capture_output=True, check=False).returncode != 2:
        wrong.append("no folder: the status is not 2")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
