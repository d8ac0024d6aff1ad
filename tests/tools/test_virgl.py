#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Recordings of Mesa's virgl: test_virgl.py build/texlock. Streams are put together here, word by word. What a texel of a
format is worth follows from the format's name in Gallium, not from scripts/virgl/formats.py.
"""
import contextlib
import io
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import unittest
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts" / "virgl"))
import commands  # noqa: E402
import formats  # noqa: E402
import protocol  # noqa: E402
import record  # noqa: E402
import vectors  # noqa: E402

TEXLOCK = ROOT / "build" / "texlock"
TEXT = """FRAG
DCL IN[0], GENERIC[0], PERSPECTIVE
DCL OUT[0], COLOR
DCL SAMP[0]
DCL SVIEW[0], {target}, {type}
DCL TEMP[0]
  0: TEX TEMP[0], IN[0], SAMP[0], {target}
  1: MOV OUT[0], TEMP[0]
  2: END
"""
# Names of Gallium, channels from the lowest bit; L: red, green and blue, I: all four, X: nothing.
NAMES = {1: "B8G8R8A8_UNORM", 2: "B8G8R8X8_UNORM", 3: "A8R8G8B8_UNORM", 4: "X8R8G8B8_UNORM", 5: "B5G5R5A1_UNORM",
         6: "B4G4R4A4_UNORM", 7: "B5G6R5_UNORM", 8: "R10G10B10A2_UNORM", 9: "L8_UNORM", 10: "A8_UNORM", 11: "I8_UNORM",
         12: "L8A8_UNORM", 13: "L16_UNORM", 28: "R32_FLOAT", 29: "R32G32_FLOAT", 30: "R32G32B32_FLOAT",
         31: "R32G32B32A32_FLOAT", 48: "R16_UNORM", 49: "R16G16_UNORM", 51: "R16G16B16A16_UNORM", 56: "R16_SNORM",
         57: "R16G16_SNORM", 59: "R16G16B16A16_SNORM", 64: "R8_UNORM", 65: "R8G8_UNORM", 67: "R8G8B8A8_UNORM",
         68: "X8B8G8R8_UNORM", 74: "R8_SNORM", 75: "R8G8_SNORM", 77: "R8G8B8A8_SNORM", 121: "A8B8G8R8_UNORM",
         122: "B5G5R5X1_UNORM", 131: "B10G10R10A2_UNORM", 134: "R8G8B8X8_UNORM", 135: "B4G4R4X4_UNORM",
         140: "L16A16_UNORM", 141: "A16_UNORM", 142: "I16_UNORM", 147: "A8_SNORM", 148: "L8_SNORM", 149: "L8A8_SNORM",
         150: "I8_SNORM", 151: "A16_SNORM", 152: "L16_SNORM", 153: "L16A16_SNORM", 154: "I16_SNORM", 159: "A32_FLOAT",
         160: "L32_FLOAT", 161: "L32A32_FLOAT", 162: "I32_FLOAT", 177: "R8_UINT", 178: "R8G8_UINT", 180: "R8G8B8A8_UINT",
         181: "R8_SINT", 182: "R8G8_SINT", 184: "R8G8B8A8_SINT", 185: "R16_UINT", 186: "R16G16_UINT",
         188: "R16G16B16A16_UINT", 189: "R16_SINT", 190: "R16G16_SINT", 192: "R16G16B16A16_SINT", 193: "R32_UINT",
         194: "R32G32_UINT", 195: "R32G32B32_UINT", 196: "R32G32B32A32_UINT", 197: "R32_SINT", 198: "R32G32_SINT",
         199: "R32G32B32_SINT", 200: "R32G32B32A32_SINT", 201: "A8_UINT", 202: "I8_UINT", 203: "L8_UINT", 204: "L8A8_UINT",
         205: "A8_SINT", 206: "I8_SINT", 207: "L8_SINT", 208: "L8A8_SINT", 209: "A16_UINT", 210: "I16_UINT",
         211: "L16_UINT", 212: "L16A16_UINT", 213: "A16_SINT", 214: "I16_SINT", 215: "L16_SINT", 216: "L16A16_SINT",
         217: "A32_UINT", 218: "I32_UINT", 219: "L32_UINT", 220: "L32A32_UINT", 221: "A32_SINT", 222: "I32_SINT",
         223: "L32_SINT", 224: "L32A32_SINT", 225: "B10G10R10A2_UINT", 229: "R8G8B8X8_SNORM", 231: "R8G8B8X8_UINT",
         232: "R8G8B8X8_SINT", 234: "R16G16B16X16_UNORM", 235: "R16G16B16X16_SNORM", 237: "R16G16B16X16_UINT",
         238: "R16G16B16X16_SINT", 239: "R32G32B32X32_FLOAT", 240: "R32G32B32X32_UINT", 241: "R32G32B32X32_SINT",
         253: "R10G10B10A2_UINT"}


def message(command, *words, data=b""):
    return protocol.Message(command, struct.pack(f"<{len(words)}I", *words) + data).packed()


def virgl(command, kind, *words):
    return (len(words) << 16 | kind << 8 | command, *words)


def shader(handle, text, offset=0, outputs=0):
    data = text.encode() + bytes(4 - len(text) % 4)
    return virgl(commands.CREATE_OBJECT, commands.OBJECT_SHADER, handle, 1, offset, 100, outputs,
                 *struct.unpack(f"<{len(data) // 4}I", data))


def resource(code, size=(2, 1, 1), target=commands.TWO_D, layers=1, last=0, samples=0, handle=1):
    return message(protocol.RESOURCE_CREATE, handle, target, code, 8, *size, layers, last, samples)


def put(data, size=(2, 1, 1), at=(0, 0, 0), level=0, stride=0, layer_stride=0, handle=1):
    return message(protocol.TRANSFER_PUT, handle, level, stride, layer_stride, *at, *size, len(data),
                   data=data + bytes(-len(data) % 4))


SAMPLER_STATE = 2 | 2 << 3 | 2 << 6 | 2 << 11


def draw(code, text, swizzle=(0, 1, 2, 3), layers=0, levels=0, state=SAMPLER_STATE, numbers=(0, 0, 0)):
    """A view of resource 1 and a sampler in unit 0, and a draw."""
    return message(protocol.SUBMIT_CMD, *virgl(commands.SET_SUB_CTX, 0, 1), *shader(2, text),
                   *virgl(commands.CREATE_OBJECT, commands.OBJECT_VIEW, 3, 1, code, layers, levels,
                          sum(s << 3 * k for k, s in enumerate(swizzle))),
                   *virgl(commands.CREATE_OBJECT, commands.OBJECT_SAMPLER, 4, state, *numbers, 1, 2, 3, 4),
                   *virgl(commands.BIND_SHADER, 0, 2, 1), *virgl(commands.SET_SAMPLER_VIEWS, 0, 1, 0, 3),
                   *virgl(commands.BIND_SAMPLER_STATES, 0, 1, 0, 4), *virgl(commands.DRAW_VBO, 0, *[0] * 12))


def channels(name):
    return [(letter, int(bits)) for letter, bits in re.findall(r"([A-Z])(\d+)", name.split("_")[0])]


def value_of(code, bits, kind):
    signed = code - (1 << bits) if code >> bits - 1 else code
    if kind == "UINT":
        return f"0x{code:x}"
    if kind == "SINT":
        return f"0x{signed & 0xffffffff:x}"
    if kind == "FLOAT":
        return f"0x{code:x}"
    number = Fraction(code, (1 << bits) - 1) if kind == "UNORM" else max(Fraction(signed, (1 << bits - 1) - 1), Fraction(-1))
    return "0x%08x" % struct.unpack("<I", struct.pack("<f", float(number)))


def worth(name, texel):
    """The components x, y, z, w of a texel, as words."""
    kind = name.split("_")[1]
    one = "1" if kind in ("UINT", "SINT") else "0x3f800000"
    found, at = dict(R="0", G="0", B="0", A=one), 0
    for letter, bits in channels(name):
        code = int.from_bytes(texel, "little") >> at & (1 << bits) - 1
        at += bits
        for component in {"L": "RGB", "I": "RGBA", "X": ""}.get(letter, letter):
            found[component] = value_of(code, bits, kind)
    return [found[letter] for letter in "RGBA"]


class Recordings(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "r.vtest")

    def tearDown(self):
        self.folder.cleanup()

    def vectors(self, data):
        with open(self.path, "wb") as out:
            out.write(data)
        return vectors.vectors_of(self.path, TEXLOCK, self.folder.name)

    def vector(self, data):
        rows = self.vectors(data)
        self.assertEqual(len(rows), 1)
        self.assertEqual(rows[0]["lowered"], 1, rows[0]["says"])
        return rows[0], Path(rows[0]["vector"]).read_text()

    def passes(self, text, components, **operands):
        """The vector, with one value for each operand, gives these components."""
        for name, value in operands.items():
            text = re.sub(rf'"IN\[0\]\.{name}" = \{{.*?\}}', f'"IN[0].{name}" = {value}', text, flags=re.S)
        expected = " ".join(f'"TEMP[0].{c}" = {value}' for c, value in zip("xyzw", components))
        at = text.rindex("}")
        path = Path(self.folder.name) / "one.tlv"
        path.write_text(f"{text[:at]}  expect all {expected}\n}}\n")
        done = subprocess.run([TEXLOCK, "run", path, "--no-wave", "--out", self.folder.name], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, path.read_text() + done.stdout + done.stderr)

    def text(self, target="2D", kind="FLOAT"):
        return TEXT.format(target=target, type=kind)

    def test_each_format_is_what_its_name_says(self):
        """The second texel of two, whose bytes differ."""
        for code, name in NAMES.items():
            with self.subTest(name=name):
                size = sum(bits for _, bits in channels(name)) // 8
                self.assertEqual(formats.element(code).bytes, size)
                first, second = bytes(range(16, 16 + size)), bytes(0x3c + 5 * k for k in range(size))
                kind = name.split("_")[1]
                data = resource(code) + put(first + second) + draw(code, self.text(kind=kind))
                row, text = self.vector(data)
                self.assertEqual((row["textures"], row["textures_drawn"]), (1, []))
                self.passes(text, worth(name, second), x="0.75", y="0.5")

    def test_layouts_are_those_of_the_table(self):
        rows = [line.split("\t") for line in (ROOT / "rtl/defs/formats.tsv").read_text().splitlines() if line[:2] == "0x"]
        table = {row[1]: (row[2], row[3]) for row in rows}
        for code, form in formats.FORMATS.items():
            self.assertEqual(table[form.name], (str(form.bytes), f"{form.wide}x{form.high}"), code)

    def test_the_view_swizzles(self):
        data = resource(67) + put(bytes(range(8))) + draw(67, self.text(), swizzle=(3, 4, 5, 0))
        values = [value_of(7, 8, "UNORM"), "0", "0x3f800000", value_of(4, 8, "UNORM")]
        self.passes(self.vector(data)[1], values, x="0.75", y="0.5")

    def test_boxes_strides_and_levels(self):
        """A 4 x 4 texture of two levels, sent as a frame and what is inside, with rows apart."""
        sent = resource(177, (4, 4, 1), last=1)
        rows = [bytes([16 * y + x for x in range(4)]) + b"\xee" * 4 for y in range(4)]
        sent += put(b"".join(rows), (4, 4, 1), stride=8) + put(b"\x77\x78\x79\x7a", (2, 2, 1), (1, 1, 0), stride=2)
        sent += put(b"\xa0\xa1\xa2\xa3", (2, 2, 1), level=1)
        row, text = self.vector(sent + draw(177, self.text(kind="UINT"), levels=1 << 8))
        self.assertEqual(row["textures"], 1)
        self.passes(text, ["0x7a"], x="0.625", y="0.625")
        self.passes(text, ["0x31"], x="0.375", y="0.875")
        self.passes(text.replace("view 0 1", "view 1 1"), ["0xa1"], x="0.75", y="0.25")

    def test_levels_that_the_view_has_not(self):
        """Of three levels the second is read; nothing is known of the last, nor of the first."""
        sent = resource(177, (4, 4, 1), last=2) + put(b"\xa0\xa1\xa2\xa3", (2, 2, 1), level=1)
        row, text = self.vector(sent + draw(177, self.text(kind="UINT"), levels=1 | 1 << 8))
        self.assertEqual(row["textures"], 1)
        self.assertIn("levels 2  view 1 1 ", text)
        self.passes(text, ["0xa1"], x="0.75", y="0.25")

    def copy(self, *words):
        return message(protocol.SUBMIT_CMD, *virgl(commands.COPY_REGION, 0, *words))

    def test_a_copy_of_texels(self):
        """Of a 4 x 4 texture the four in the middle go to another of 2 x 2."""
        sent = resource(177, (4, 4, 1), handle=5) + put(bytes(range(16)), (4, 4, 1), handle=5) + resource(177, (2, 2, 1))
        copied = self.copy(1, 0, 0, 0, 0, 5, 0, 1, 1, 0, 2, 2, 1)
        row, text = self.vector(sent + copied + draw(177, self.text(kind="UINT")))
        self.assertEqual(row["textures"], 1)
        self.passes(text, ["9"], x="0.25", y="0.75")
        unknown = sent + resource(177, (4, 4, 1), handle=6) + copied
        for words in ((1, 0, 0, 0, 0, 6, 0, 0, 0, 0, 1, 1, 1), (1, 0, 0, 0, 0, 7, 0, 0, 0, 0, 1, 1, 1),
                      (1, 0, 0, 0, 0, 5, 0, 3, 0, 0, 2, 1, 1), (1, 0, 1, 0, 0, 5, 0, 0, 0, 0, 2, 1, 1)):
            self.other(unknown + self.copy(*words) + draw(177, self.text(kind="UINT")),
                       "it was drawn to, or the client sent a part of it")

    def image(self, sent, layers, level, target="2D"):
        """The vector of a LOAD of image 1, which is resource 1 of R32_UINT."""
        text = (f"FRAG\nDCL IN[0], GENERIC[0], PERSPECTIVE\nDCL OUT[0], COLOR\nDCL IMAGE[1], {target}, PIPE_FORMAT_R32_UINT\n"
                f"DCL TEMP[0]\n  0: LOAD TEMP[0], IMAGE[1], IN[0], {target}, PIPE_FORMAT_R32_UINT\n  1: MOV OUT[0], TEMP[0]\n  2: END\n")
        drawn = message(protocol.SUBMIT_CMD, *virgl(commands.SET_SUB_CTX, 0, 1), *shader(2, text), *virgl(commands.BIND_SHADER, 0, 2, 1),
                        *virgl(commands.SET_SHADER_IMAGES, 0, 1, 1, 193, 0, layers, level, 1), *virgl(commands.DRAW_VBO, 0, *[0] * 12))
        row, vector = self.vector(sent + drawn)
        self.assertEqual((row["textures"], row["textures_drawn"]), (1, []))
        return vector

    def test_a_level_of_an_image(self):
        """It is level 0 of the vector."""
        sent = resource(193, (4, 4, 1), last=1) + put(struct.pack("<4I", 6, 7, 8, 9), (2, 2, 1), level=1)
        self.passes(self.image(sent, 0, 0x5501), ["9"], x="1", y="1")

    def test_a_layer_of_an_array(self):
        """It is an image, or a view, of no layers."""
        for target in (commands.TWO_D_ARRAY, commands.CUBE, commands.CUBE_ARRAY):
            sent = resource(193, (1, 1, 1), target, layers=6) + put(struct.pack("<6I", *range(10, 16)), (1, 1, 6))
            self.passes(self.image(sent, 2 | 2 << 16, 0), ["12"], x="0", y="0")
            text = self.vector(sent + draw(193, self.text(kind="UINT"), layers=3 | 3 << 16))[1]
            self.passes(text, ["13"], x="0.5", y="0.5")
        sent = resource(193, (1, 1, 1), commands.TWO_D_ARRAY, layers=2) + put(bytes(8), (1, 1, 2))
        self.other(sent + draw(193, self.text(kind="UINT"), layers=1 << 16), "it has another target than the text says")

    def test_texels_of_a_buffer(self):
        """The second and the third of four, as a view counts them and as an image does, in bytes."""
        text = self.text("BUFFER", "UINT").replace("TEX ", "TXF ")
        sent = resource(64, (16, 1, 1), commands.BUFFER) + put(struct.pack("<4I", 6, 7, 8, 9), (16, 1, 1))
        vector = self.vector(sent + draw(193, text, layers=1, levels=2))[1]
        self.assertIn("ONE_D_BUFFER  format R32 UINT  source R ZERO ZERO ONE_INT\n  size 2  ", vector)
        self.passes(vector, ["8"], x="1")
        self.passes(self.image(sent, 4, 8, "BUFFER"), ["8"], x="1")
        self.passes(self.image(sent, 0, 16, "BUFFER"), ["9"], x="3")
        wide = resource(64, (2048, 1, 1), commands.BUFFER) + put(struct.pack("<512I", *range(512)), (2048, 1, 1))
        self.assertIn("size 512  ", self.image(wide, 0, 2048, "BUFFER"))
        self.other(resource(64, (16, 1, 1), commands.BUFFER) + draw(193, text, levels=2), "it was drawn to, or the client sent a part of it")
        self.other(sent + draw(193, text, layers=4, levels=6), "it has 0 bytes, expected 1 to 4194304")
        self.other(sent + draw(1000, text, levels=2), "no format of the unit is format 1000 of virgl")

    def test_layers_of_a_view(self):
        sent = resource(193, (1, 1, 1), commands.TWO_D_ARRAY, layers=4)
        sent += put(struct.pack("<4I", 10, 11, 12, 13), (1, 1, 4))
        text = self.vector(sent + draw(193, self.text("2D_ARRAY", "UINT"), layers=1 | 2 << 16))[1]
        self.assertIn("layers 2 ", text)
        self.passes(text, ["12"], x="0.5", y="0.5", z="1.0")

    def test_samplers(self):
        state = 4 | 3 << 3 | 1 << 6 | 1 << 9 | 1 << 11 | 1 << 13 | 1 << 15 | 6 << 16 | 1 << 19
        floats = struct.unpack("<3I", struct.pack("<3f", -1.5, 0.25, 2000))
        text = self.vector(resource(67) + put(bytes(8)) + draw(67, self.text(), state=state, numbers=floats))[1]
        for part in ("address MIRROR BORDER CLAMP_OGL", "MAG_FILTER 2", "MIN_FILTER 2", "MIP_FILTER 3", "DEPTH_COMPARE 1",
                     "DEPTH_COMPARE_FUNC 6", "CUBEMAP_INTERFACE_FILTERING 1", "MIP_LOD_BIAS 0x1e80", "MIN_LOD_CLAMP 0x40",
                     "MAX_LOD_CLAMP 0xfff", "border 0x00000001 0x00000002 0x00000003 0x00000004"):
            self.assertIn(part, text)
        for taps, code in ((0, 0), (1, 0), (2, 1), (5, 2), (16, 7), (63, 7)):
            self.assertIn(f"MIN_FILTER {3 if code else 1}  MIP_FILTER 1  MAX_ANISOTROPY {code}",
                          vectors.sampler(0, commands.Sampler(2 << 11 | taps << 20, 0, 0, 0, (0, 0, 0, 0))))

    def other(self, data, why):
        """The texture cannot be taken; the vector says why and runs with another."""
        row, text = self.vector(data)
        self.assertEqual((row["textures"], row["textures_drawn"]), (0, [why]))
        self.assertIn(f": {why}\n", text)
        self.assertIn("texels noise", text)

    def test_textures_that_are_not_known(self):
        part = "it was drawn to, or the client sent a part of it"
        text = self.text()
        self.other(resource(67) + draw(67, text), part)
        self.other(resource(67) + put(bytes(4), (1, 1, 1), (2, 0, 0)) + draw(67, text), part)
        self.other(resource(67) + put(bytes(7)) + draw(67, text), part)
        self.other(resource(67) + put(bytes(8)) + put(bytes(8), level=1) + draw(67, text), part)
        self.other(resource(67, samples=4) + put(bytes(8)) + draw(67, text), part)
        blit = message(protocol.SUBMIT_CMD, *virgl(commands.BLIT, 0, *[0, 0, 0, 1], *[0] * 17))
        self.other(resource(67) + put(bytes(8)) + blit + draw(67, text), part)
        self.other(resource(999) + draw(999, text), "no format of the unit is format 999 of virgl")
        self.other(resource(67) + put(bytes(8)) + draw(64, text), "the view has texels of another size")
        self.other(resource(67, target=commands.THREE_D) + put(bytes(8)) + draw(67, text), "it has another target than the text says")

    def test_a_draw_into_a_texture(self):
        """What a draw writes is not known, from then on."""
        target = message(protocol.SUBMIT_CMD, *virgl(commands.SET_SUB_CTX, 0, 1),
                         *virgl(commands.CREATE_OBJECT, commands.OBJECT_SURFACE, 9, 1, 67, 0, 0),
                         *virgl(commands.SET_FRAMEBUFFER, 0, 1, 0, 9))
        data = resource(67) + put(bytes(8)) + target + draw(67, self.text())
        self.assertEqual([row["textures"] for row in self.vectors(data)], [1])
        other = draw(67, self.text().replace("IN[0], SAMP", "IN[0].yxxx, SAMP"))
        self.assertEqual([row["textures"] for row in self.vectors(data + other)], [1, 0])

    def test_a_text_in_parts(self):
        whole = self.text()
        first, rest = whole[:20], whole[20:]
        sent = message(protocol.SUBMIT_CMD, *shader(2, first, len(whole)),
                       *shader(2, rest, 20 | commands.SHADER_CONTINUES))
        stream = commands.Stream()
        stream.read(sent)
        self.assertEqual(stream.shader_text[2][1].rstrip(b"\0").decode(), whole)

    def test_a_text_with_outputs(self):
        sent = message(protocol.SUBMIT_CMD, *virgl(commands.CREATE_OBJECT, commands.OBJECT_SHADER, 2, 0, 0, 9, 2, *[7] * 8,
                                                   *struct.unpack("<2I", b"VERT\nEND")))
        stream = commands.Stream()
        stream.read(sent)
        self.assertEqual(stream.shader_text[2][1], b"VERT\nEND")

    def test_recordings_that_are_cut_off(self):
        data = resource(67) + put(bytes(8)) + draw(67, self.text())
        ends = {0}
        for size in range(len(data)):
            with self.subTest(size=size):
                try:
                    commands.draws_of(data[:size])
                    ends.add(size)
                except protocol.Malformed as fault:
                    self.assertRegex(str(fault), r"expected .*, found \d+")
        self.assertEqual(len(ends), 3)

    def malformed(self, data, pattern):
        with open(self.path, "wb") as out:
            out.write(data)
        said, words = io.StringIO(), [self.path, "--texlock", str(TEXLOCK), "--out", self.folder.name]
        with contextlib.redirect_stderr(said), self.assertRaises(SystemExit) as ended:
            sys.argv = ["vectors.py", *words]
            vectors.main()
        self.assertEqual(ended.exception.code, 4)
        self.assertRegex(said.getvalue(), rf"^vectors.py: {re.escape(self.path)}: {pattern}\n$")

    def test_recordings_that_are_none(self):
        self.malformed(b"RIFF....WAVEfmt ", r"command 774778414: expected at most 268435456 bytes, found \d+")
        self.malformed(message(protocol.RESOURCE_CREATE, 1, 2), "command 2: expected 40 bytes, found 8")
        self.malformed(message(protocol.SUBMIT_CMD, 5 << 16 | commands.BIND_SHADER, 1),
                       "virgl command 31: expected 5 words, found 1")
        self.malformed(message(protocol.SUBMIT_CMD, 1 << 16 | commands.BIND_SHADER, 1),
                       r"virgl command 31: its 1 words are not those of it \(.*\)")

    def test_a_text_that_is_refused(self):
        """It is told, and no run of it ends well."""
        data = resource(67) + put(bytes(8)) + draw(67, self.text().replace("DCL SVIEW[0], 2D", "DCL SVIEW[0], 5D"))
        rows = self.vectors(data)
        self.assertEqual([(row["refused"], row["vector"]) for row in rows], [(True, None)])
        done = subprocess.run([sys.executable, ROOT / "scripts/virgl/vectors.py", self.path, "--texlock", TEXLOCK, "--out",
                               self.folder.name], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("5D", done.stderr)

    def test_nothing_to_look_up(self):
        data = resource(67) + draw(67, "FRAG\nDCL OUT[0], COLOR\n  0: END\n")
        self.assertEqual(self.vectors(data), [])


SERVER = """#!{python}
import socket, sys
path = [word for word in sys.argv if word.startswith("--socket-path=")][0].split("=")[1]
listener = socket.socket(socket.AF_UNIX)
listener.bind(path)
listener.listen()
while True:
    connection, _ = listener.accept()
    while data := connection.recv(65536):
        connection.sendall(data)
    connection.close()
"""
BROKEN = """#!{python}
import socket, struct, sys
path = [word for word in sys.argv if word.startswith("--socket-path=")][0].split("=")[1]
listener = socket.socket(socket.AF_UNIX)
listener.bind(path)
listener.listen()
while True:
    connection, _ = listener.accept()
    connection.recv(4)  # the rest stays unread: the connection is reset
    connection.close()
"""
CLIENT = """
import os, socket, sys
def talk(data):
    client = socket.socket(socket.AF_UNIX)
    client.connect(os.environ["VTEST_SOCKET_NAME"])
    client.sendall(data)
    client.shutdown(socket.SHUT_WR)
    return b"".join(iter(lambda: client.recv(65536), b""))
data = bytes.fromhex(sys.argv[1])
sys.stdout.buffer.write(talk(data))
talk(data[:18])
sys.exit(7)
"""


class Recorders(unittest.TestCase):
    """record.py between a program and a server that sends back what it gets."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        (self.root / "virgl_test_server").write_text(SERVER.format(python=sys.executable))
        (self.root / "virgl_test_server").chmod(0o755)
        self.path, self.socket = os.environ["PATH"], record.CLIENT_SOCKET
        os.environ["PATH"] = f"{self.root}:{self.path}"
        record.CLIENT_SOCKET = str(self.root / "client")

    def tearDown(self):
        os.environ["PATH"], record.CLIENT_SOCKET = self.path, self.socket
        self.folder.cleanup()

    def test_what_is_sent_is_kept(self):
        name = protocol.Message(protocol.CREATE_RENDERER, b"app\0").packed()
        submit = message(protocol.SUBMIT_CMD, 1, 2, 3)
        sent, passed = (name + message(protocol.PROTOCOL_VERSION, version) + submit for version in (3, protocol.KEPT_VERSION))
        out = str(self.root / "r.vtest")
        with contextlib.redirect_stderr(io.StringIO()):
            code, connections = record.record(out, [sys.executable, "-c", CLIENT, sent.hex()], quiet=True)
        self.assertEqual((code, connections), (7, 2))
        self.assertEqual(Path(out).read_bytes(), passed)
        self.assertEqual((self.root / "r-1.vtest").read_bytes(), name)
        self.assertFalse(os.path.exists(record.CLIENT_SOCKET))

    def test_a_server_that_breaks_off(self):
        """The program sees the end, as without a recorder."""
        (self.root / "virgl_test_server").write_text(BROKEN.format(python=sys.executable))
        sent = message(protocol.SUBMIT_CMD, *range(100))
        out = str(self.root / "r.vtest")
        code, _ = record.record(out, [sys.executable, "-c", CLIENT, sent.hex()], timeout=20, quiet=True)
        self.assertNotEqual(code, None)

    def test_a_program_that_hangs(self):
        out = str(self.root / "r.vtest")
        code, connections = record.record(out, [sys.executable, "-c", "import time; time.sleep(60)"], timeout=1, quiet=True)
        self.assertEqual((code, connections), (None, 0))

    def test_a_socket_that_is_left(self):
        self.assertFalse(record.in_use())
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(record.CLIENT_SOCKET)
            listener.listen()
            self.assertTrue(record.in_use())
        self.assertFalse(record.in_use())
        self.assertFalse(os.path.exists(record.CLIENT_SOCKET))

    def test_usage(self):
        script = ROOT / "scripts/virgl/record.py"
        done = subprocess.run([sys.executable, script, "out"], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (2, "usage: record.py OUT.vtest -- COMMAND [ARGUMENT...]\n"))
        done = subprocess.run([sys.executable, script, "out", "--", "true"], capture_output=True, text=True, env={"PATH": "/nothing"})
        self.assertEqual((done.returncode, done.stderr), (2, "record.py: no virgl_test_server: install virgl-server\n"))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        TEXLOCK = Path(sys.argv.pop(1)).resolve()
    unittest.main()
