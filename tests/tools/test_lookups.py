#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lookups held to Mesa, without Mesa: test_lookups.py. Texts and what renderers give are put together here."""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
TGSI = ROOT / "tests/oracle/tgsi"
sys.path[1:1] = [str(TGSI), str(ROOT / "scripts/virgl")]
import near  # noqa: E402
import pieces  # noqa: E402
from drawn import LANES, RENDERERS, WORDS, Case, Drawn, pixel, results_of  # noqa: E402
from thread import Result, Thread, bits_of  # noqa: E402

TEXT = """FRAG
DCL IN[0], GENERIC[0], LINEAR
IMM[0] UINT32 {1056964608, 3, 0, 0}
  0: MUL TEMP[0].xy, IN[0].yxxx, IMM[0].xxxx
  1: F2I TEMP[1].x, -TEMP[0].xxxx
  2: SHL TEMP[1].y, TEMP[1].xxxx, IMM[0].yyyy
  3: TG4 TEMP[2].xy, TEMP[0].xyyy, IMM[0].zzzz, SAMP[0], 2D
  4: MOV TEMP[3].zw, TEMP[2].yyxy
  5: ADD TEMP[4].x, TEMP[2].xxxx, TEMP[0].xxxx
  6: TG4 TEMP[2].x, TEMP[0].xyyy, IMM[0].yyyy, SAMP[0], 2D
  7: MOV OUT[0].yz, TEMP[3].xwzx
  8: MOV OUT[0].x, TEMP[2].xxxx
  9: MOV OUT[0].w, -TEMP[3].wwww
 10: END
"""


class Threads(unittest.TestCase):
    def test_operands(self):
        values = Thread(TEXT, (-6.0, 5.0, 0.0, 1.0)).before[0]
        self.assertEqual(values["TEMP[0]", "x"], bits_of(2.5))
        self.assertEqual(values["TEMP[0]", "y"], bits_of(-3.0))
        self.assertEqual(values["TEMP[1]", "x"], -2 & 0xffffffff)
        self.assertEqual(values["TEMP[1]", "y"], -16 & 0xffffffff)
        self.assertNotIn(("TEMP[0]", "z"), values)

    def test_where_results_go(self):
        """Through moves alone, from what a register held then, and not with a sign."""
        thread = Thread(TEXT, (0.0, 0.0, 0.0, 1.0))
        self.assertEqual([each.letters for each in thread.lookups], ["xy", "x"])
        self.assertEqual(sorted(thread.outputs(0)), [("TEMP[2]", "x", "z"), ("TEMP[2]", "y", "y")])
        self.assertEqual(thread.outputs(1), [("TEMP[2]", "x", "x")])
        self.assertIsNone(thread.before[1]["TEMP[4]", "x"])
        self.assertEqual(thread.before[1]["TEMP[3]", "w"], Result(0, "TEMP[2]", "y"))

    def test_what_is_not_straight(self):
        with self.assertRaisesRegex(ValueError, "IF TEMP.*a jump"):
            Thread("  0: IF TEMP[0].xxxx :0\n  1: ENDIF\n", (0.0,) * 4)


class Values(unittest.TestCase):
    def meaning(self, text):
        """The values that the vector's expression has."""
        return [eval(text.replace("/", "//"), {"lane": lane, "float": float}) for lane in range(LANES)]

    def test_a_plane(self):
        for a, right, down in ((-1.25, 0.5, 0.25), (0, 1, 0), (7, 0, 0), (3, 1, -8)):
            values = [a + right * x + down * y for x, y in map(pixel, range(LANES))]
            numbers = isinstance(a, float)
            text = pieces.shown([bits_of(v) if numbers else v & 0xffffffff for v in values], numbers, False)
            self.assertNotIn("{", text)
            self.assertEqual(self.meaning(text), values)
        values[5] += 1
        text = pieces.shown([v & 0xffffffff for v in values], False, False)
        self.assertEqual([int(word) for word in text.strip("{ }").split()], values)

    def test_codes(self):
        third = bits_of(85 / 255)
        self.assertEqual(pieces.exact(third - 1, "rgba8", "x"), third)
        self.assertEqual(pieces.exact(third - 1, "rgba32f", "x"), third - 1)
        with self.assertRaisesRegex(ValueError, "no code of rgba8"):
            pieces.exact(bits_of(0.5), "rgba8", "x")
        self.assertEqual(pieces.exact(bits_of(1 / 3), "rgb10_a2", "w"), bits_of(1 / 3))


def given(change=None, texels=b""):
    """Both renderers give the pixel's number in x; one may differ in a pixel."""
    found = {}
    for renderer in RENDERERS:
        words = [k if c == 0 else 9 for k in range(WORDS // 4) for c in range(4)]
        if change is not None and renderer == RENDERERS[1]:
            words[4 * change] += 1
        found[renderer] = Drawn(words, texels)
    return found


class Expectations(unittest.TestCase):
    case = Case("one", "2d", "rgba8i", "texture(t, i.xy)")

    def test_where_both_agree(self):
        lines, count = pieces.expectations(self.case, given(9), [("TEMP[0]", "y", "x"), ("TEMP[0]", "z", "w")])
        x, y = pixel(5)
        self.assertEqual((count, len(lines)), (63, 32))
        self.assertEqual(lines[5], f'  expect lane 5 "TEMP[0].y" = 0x{8 * y + x:08x} "TEMP[0].z" = 0x00000009\n')
        lines, count = pieces.expectations(self.case, given(10), [("TEMP[0]", "y", "x")])
        self.assertEqual((count, len(lines)), (31, 31))
        self.assertEqual(pixel(6), (2, 1))
        self.assertFalse([line for line in lines if " lane 6 " in line])

    def test_threads_of_a_file(self):
        file = pieces.File("one", "R-1 R-2", "R-3")
        file.parts += pieces.expectations(self.case, given(), [("TEMP[0]", "y", "x")])[0]
        self.assertEqual(file.text((7, 12)).splitlines()[3:], ["# R-1 R-2", "rules R-3", '  expect lane 7 "TEMP[0].y" = 0x0000000b',
                                                               '  expect lane 12 "TEMP[0].y" = 0x00000006'])
        self.assertEqual(file.text().count("expect"), 32)

    def test_the_same_in_each_thread(self):
        self.assertEqual(pieces.expectations(self.case, given(), [("TEMP[0]", "x", "y")]), (['  expect all "TEMP[0].x" = 0x00000009\n'], 32))

    def test_one_renderer_alone(self):
        alone = Case("one", "2d", "rgba8i", "texture(t, i.xy)", alone=RENDERERS[1])
        self.assertEqual(pieces.expectations(alone, given(3), [("TEMP[0]", "x", "x")])[1], 32)

    def test_memory(self):
        """Of 32 x 8 texels of one byte: rows 0 and 1 share 32 bytes of a GOB, 16 each."""
        case = Case("one", "2d", "r8", "", size=(32, 8, 1))
        texels = bytes(x + 32 * (y % 2) for y in range(8) for x in range(32))
        lines, count = pieces.memory(case, given(texels=texels), 0x1000)
        self.assertEqual(count, 256)
        row = [" ".join(f"{x + 32 * y:02x}" for x in range(16)) for y in range(2)]
        self.assertEqual(lines[0], f"expect memory 0x1000 = {row[0]} {row[1]}\n")
        apart = given(texels=texels)
        apart[RENDERERS[0]].texels = b"\xff" + texels[1:]
        lines, count = pieces.memory(case, apart, 0x1000)
        self.assertEqual((count, lines[0][:26]), (255, "expect memory 0x1001 = 01 "))


class Bounds(unittest.TestCase):
    def test_the_greatest_difference(self):
        words = [bits_of(0.5)] * WORDS
        drawn = {renderer: Drawn(list(words), b"") for renderer in RENDERERS}
        values = {lane: {"R8": 0.5, "R9": 0.25} for lane in range(LANES)}
        self.assertEqual(near.farthest(values, drawn, [("R8", "x")]), 0)
        x, y = pixel(17)
        drawn[RENDERERS[1]].words[4 * (8 * y + x)] = bits_of(0.53125)
        self.assertEqual(near.farthest(values, drawn, [("R8", "x")]), 0.03125)
        self.assertEqual(near.farthest(values, drawn, [("R9", "y")]), 0.25)

    def test_a_renderer_that_is_too_far(self):
        case, draw = Case("one", "2d", "rgba32f", "", axes=2), SimpleNamespace(text="  0: TEX OUT[0].x, IN[0], SAMP[0], 2D\n")
        drawn = {renderer: Drawn([bits_of(0.5)] * WORDS, b"") for renderer in RENDERERS}
        with tempfile.TemporaryDirectory() as folder, patch.object(near, "model_of") as model:
            path = Path(folder) / "one.tlv"
            path.write_text("  # OUT[0].x = R8: component x\n")
            for away, good in ((2 / 512, True), (3 / 512, False), (float("nan"), False)):
                model.return_value = {lane: {"R8": 0.5 + (away if lane == 31 else 0)} for lane in range(LANES)}
                if good:
                    self.assertEqual(near.hold(case, draw, drawn, path, "texlock"), away)
                else:
                    self.assertRaisesRegex(ValueError, "expected at most 0.003906", near.hold, case, draw, drawn, path, "texlock")
            draw.text = "  0: TEX TEMP[0].x, IN[0], SAMP[0], 2D\n"
            self.assertRaisesRegex(ValueError, "no component", near.hold, case, draw, drawn, path, "texlock")

    def test_what_is_allowed(self):
        """Half of 1/256 for each axis; of bytes the renderer cuts off and rounds."""
        self.assertEqual(near.allowed(Case("one", "2d", "rgba32f", "", axes=3)), 3 / 512)
        self.assertEqual(near.allowed(Case("one", "2d", "rgba8", "", axes=1)), 1 / 512 + 1 / 256 + 1 / 255)


class Programs(unittest.TestCase):
    def test_a_line_that_is_cut_off(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "out"
            path.write_text("whole " + "0000000a " * WORDS + "0102\ncut " + "0000000a " * 7 + "\n")
            found = results_of(path)
        self.assertEqual((list(found), found["whole"].texels, found["whole"].words[5]), (["whole"], b"\1\2", 10))

    def ends(self, *arguments):
        done = subprocess.run([sys.executable, TGSI / "lookups.py", *arguments], capture_output=True, text=True)
        return done.returncode, done.stderr

    def test_usage(self):
        here = os.path.realpath(sys.executable)
        with tempfile.TemporaryDirectory() as folder:
            options = ["--texlock", here, "--out", folder]
            self.assertEqual(self.ends("--program", f"{folder}/none", *options), (2, f"lookups.py: {folder}/none: no program\n"))
            code, said = self.ends("--program", here, *options, "--vectors", f"{folder}/none")
            self.assertEqual((code, said), (2, f"lookups.py: {folder}/none: no folder; expected one that is there\n"))


if __name__ == "__main__":
    unittest.main()
