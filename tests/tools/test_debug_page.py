#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of the page of `texlock debug`: threads by cycle, places in memory, pictures, the report taken apart, the page, the views.

usage: test_debug_page.py [TEXLOCK]
"""
import base64
import json
import re
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path += [str(ROOT / "scripts/debug"), str(ROOT / "tests/tools")]
import beats  # noqa: E402
import colours  # noqa: E402
import html_page  # noqa: E402
import page  # noqa: E402
import page_picture  # noqa: E402
import page_pipeline  # noqa: E402
import page_rules  # noqa: E402
import picture  # noqa: E402
import report_text  # noqa: E402
import tiles  # noqa: E402
import values  # noqa: E402
import view  # noqa: E402

TEXLOCK = ROOT / "build/texlock"
TLD4 = next(n for n, text in beats.OPCODES.items() if text == "TLD4")
SUST = next(n for n, text in beats.OPCODES.items() if text == "SUST")


def example(heading):
    """A report that a page shows."""
    text = (ROOT / "harness/report/README.md").read_text().split(f"## {heading}\n")[1].split("\n## ")[0]
    return "\n".join(line[4:] for line in text.splitlines() if line.startswith("    ")).replace(",...", "") + "\n"


def table(sides, cycles):
    """Frames as `texlock signals` prints them. sides: {side: {(boundary, cycle): (ready, fields)}}."""
    fields = {b: ["valid", "ready", "tag_warp", "tag_lane", "tag_token", "tag_more", "op_opcode"] for b in beats.THREAD}
    fields.update({b: ["valid", "ready"] for b in beats.STAGE if b not in beats.THREAD})
    fields.update(regs=["valid", "ready", *beats.REGISTERS], result=["valid", "ready", "warp", "quad"],
                  axi_ar=["valid", "ready", "id"], axi_r=["valid", "ready", "id"])
    names = [(side, b, f) for side in ("rtl", "model") for b in beats.STAGE for f in fields[b]]
    lines = ["time\t" + "\t".join(f"texlock.{s}.{b}.{f}" for s, b, f in names), "-" + "\t8" * len(names)]
    for cycle in range(cycles):
        row = []
        for side, boundary, field in names:
            shown = sides.get(side, {}).get((boundary, cycle))
            if field == "valid":
                row.append(str(int(shown is not None)))
            elif field == "ready":
                row.append(str(int(shown is None or shown[0])))
            else:
                value = (shown[1] if shown else {}).get(field, 0 if shown else None)
                row.append("xxxxxxxx" if value is None else f"{value:08b}")
        lines.append(f"{cycle}\t" + "\t".join(row))
    return values.Table("\n".join(lines) + "\n", "texlock")


def tag(warp, lane, more=0, opcode=TLD4):
    return {"tag_warp": warp, "tag_lane": lane, "tag_token": 0, "tag_more": more, "op_opcode": opcode}


def side(shown, cycles=40, name="rtl"):
    return beats.Side(name, table({name: shown}, cycles), lambda cycle: cycle, 0, cycles - 1)


class Threads(unittest.TestCase):
    def test_a_thread_is_in_a_stage_until_its_beat_is_taken(self):
        one = tag(1, 4)
        found = side({("decode", 2): (1, one), ("bind", 3): (0, one), ("bind", 4): (0, one), ("bind", 5): (1, one),
                      ("header", 9): (1, one)}).threads
        self.assertEqual(len(found), 1)
        self.assertEqual([tuple(stay) for stay in found[0].stays()],
                         [("decode", 2, 2, 2, 2), ("bind", 3, 5, 3, 5), ("header", 6, 9, 9, 9), ("lod", 10, 39, None, None)])
        self.assertEqual([found[0].at(c) for c in (1, 4, 5, 7)], [None, ("bind", True), ("bind", False), ("header", False)])

    def test_two_instructions_of_a_warp_are_two_threads(self):
        one = tag(0, 0)
        found = side({("decode", 1): (1, one), ("bind", 2): (1, one), ("decode", 3): (1, one), ("header", 4): (1, one),
                      ("bind", 5): (1, one)}).threads
        self.assertEqual([[b.boundary for b in t.beats] for t in found], [["decode", "bind", "header"], ["decode", "bind"]])
        self.assertNotEqual(found[0].key, found[1].key)

    def test_the_passes_of_a_thread_have_rows_of_their_own(self):
        shown = {("header", 1): (1, tag(0, 3)), ("lod", 2): (1, tag(0, 3, 1)), ("lod", 3): (1, tag(0, 3)), ("texel", 8): (1, tag(0, 3))}
        for boundary, cycle in (("coord", 3), ("wrap", 4), ("address", 5), ("lookup", 5), ("cache", 6), ("block", 7)):
            shown[boundary, cycle] = (1, tag(0, 3))
            shown[boundary, cycle + 1] = (1, tag(0, 3))
        shown["texel", 9] = shown["texel", 8]
        shown["filter", 12] = (1, tag(0, 3))
        found = side(shown).threads
        self.assertEqual([t.number for t in found], [1, 2])
        self.assertEqual(found[0].beats[-1].boundary, "filter")
        self.assertEqual(found[1].stays()[-1].last, 9)

    def test_a_result_ends_the_threads_of_its_quad(self):
        shown = {("filter", 3): (1, tag(2, 5)), ("filter", 4): (1, tag(2, 9)), ("result", 6): (1, {"warp": 2, "quad": 1})}
        found = side(shown).threads
        self.assertEqual([t.stays()[-1].last for t in found], [6, 39])

    def test_a_store_is_in_its_stage_until_the_instruction_is_answered(self):
        shown = {("convert", 3): (1, tag(2, 5, opcode=SUST)), ("result", 9): (1, {"warp": 2, "quad": 0})}
        self.assertEqual(side(shown).threads[0].stays()[-1][:3], ("result", 4, 9))
        del shown["result", 9]
        self.assertEqual(side(shown).threads[0].stays()[-1].name, "store")

    def test_a_reset_loses_all_threads(self):
        registers = {("regs", c): (1, dict.fromkeys(beats.REGISTERS, 0 if c == 8 else 7)) for c in range(40)}
        one = tag(0, 0)
        found = side({**registers, ("decode", 3): (1, one), ("decode", 12): (1, one), ("bind", 13): (1, one)}).threads
        self.assertEqual([[b.boundary for b in t.beats] for t in found], [["decode"], ["decode", "bind"]])
        self.assertEqual(found[0].stays()[-1].last, 7)

    def test_why_a_beat_waits(self):
        shown = {("wrap", c): (0, tag(0, 1)) for c in range(5, 9)}
        shown.update({("address", c): (0, tag(0, 0)) for c in range(4, 9)})
        shown.update({("axi_ar", c): (1, {"id": beats.PARAMETERS["AXI_ID_L1"]}) for c in (2, 3, 4)})
        shown["axi_r", 6] = (1, {"id": beats.PARAMETERS["AXI_ID_L1"]})
        found = side(shown)
        self.assertEqual(found.why("wrap", 5), (["address", "cache"], 3))
        self.assertEqual(found.why("wrap", 8), (["address", "cache"], 2))
        self.assertEqual(found.why("address", 3), (["cache"], 2))

    def test_differing_cycles_are_marked(self):
        one = tag(0, 0)
        rtl = {("decode", 1): (1, one), ("bind", 2): (1, one), ("header", 5): (1, one)}
        model = {("decode", 1): (1, one), ("bind", 2): (1, one), ("header", 3): (1, one)}
        frames = table({"rtl": rtl, "model": model}, 12)
        sides = [beats.Side(name, frames, lambda cycle: cycle, 0, 11) for name in ("rtl", "model")]
        diagram = page_pipeline.Diagram(*sides, 5, (0, 0), "header")
        self.assertEqual([c for c in range(12) if diagram.differs(diagram.failing, c)], [4, 5])
        self.assertEqual(diagram.svg().count('class="differs"'), 2)
        self.assertEqual(diagram.svg().count("stay wrong"), 1)
        self.assertIn(">RTL</text>", diagram.svg())

    def test_of_one_side_nothing_differs(self):
        frames = table({"rtl": {("decode", 1): (1, tag(0, 0))}}, 12)
        sides = [beats.Side(name, frames, lambda cycle: cycle, 0, 11) for name in ("rtl", "model")]
        svg = page_pipeline.Diagram(*sides, 5, None, "header").svg()
        self.assertNotIn('class="differs"', svg)
        self.assertNotIn(">model</text>", svg)


class Memory(unittest.TestCase):
    def explained(self, vector):
        done = subprocess.run([TEXLOCK, "explain", "--json", "--picture", ROOT / vector], capture_output=True, check=True)
        return [t for i in json.loads(done.stdout)["instructions"] for t in i["threads"] if t.get("picture")]

    def test_places_have_the_addresses_of_the_model(self):
        compared = 0
        for vector in ("vectors/hand/tld4/first.tlv", "vectors/generated/tex/volume.tlv", "vectors/generated/tld4/seams.tlv",
                       "vectors/generated/sust/clamp_1d.tlv", "vectors/generated/sust/twelve_blocks.tlv", "vectors/generated/suld/format.tlv"):
            for thread in self.explained(vector)[:40]:
                drawn = picture.Picture(thread, thread, {})
                for image in thread["picture"]["images"]:
                    z, layer = drawn.layer(image)
                    for i, place in enumerate(image["near"]["places"]):
                        wide = len(image["near"]["columns"])
                        column, row = image["near"]["columns"][i % wide], image["near"]["rows"][i // wide]
                        byte = drawn.byte(column, row)
                        address = int(place["address"], 16)
                        self.assertEqual(drawn.tiles.address(*byte, z, layer), address, (vector, column, row))
                        self.assertEqual(drawn.tiles.place(address, layer), (*byte, z), (vector, column, row))
                        compared += 1
        self.assertGreater(compared, 2000)

    def test_a_place_in_words(self):
        linear = tiles.Tiles(True, 0, 0, 4, 1, 1, 0, 2, 0)
        self.assertEqual(linear.text(200, 21), "block (1, 1), GOB (1, 0) of 2 x 2, byte 152 of 512: sector 4, row 1 of its 2, byte 8 of 16")
        self.assertEqual(linear.address(200, 21), (1 * 4 + 1) * 2048 + 512 + 152)
        self.assertEqual([linear.between((c, 0), (c + 4, 0)) for c in (8, 12, 60, 124)], [None, "sector", "gob", "block"])
        self.assertEqual([linear.between((0, r), (0, r + 1)) for r in (0, 1, 7, 15)], [None, "sector", "gob", "block"])
        pitch = tiles.Tiles(False, 0x1000, 64, 0, 0, 0, 0, 0, 0)
        self.assertEqual((pitch.text(5, 3), pitch.address(5, 3), pitch.place(0x10c5)), ("row 3 of 64 bytes, byte 5", 0x10c5, (5, 3, 0)))

    def test_samples_and_what_the_rtl_takes_instead(self):
        thread = self.explained("vectors/hand/tld4/first.tlv")[3]
        same = {"wrap.border": 0, "wrap.corner": 0, "wrap.zero_weight": 0}
        wrap = next(s for s in thread["stages"] if s["boundary"] == "wrap")["fields"]
        for k in range(4):
            same.update({f"wrap.x_{k}": wrap["x"][k], f"wrap.y_{k}": wrap["y"][k], f"wrap.face_{k}": 0})
        self.assertEqual(picture.Picture(thread, thread, same).instead, {})
        other = picture.Picture(thread, thread, {**same, "wrap.y_2": wrap["y"][2] + 9, "wrap.border": 8}).instead
        self.assertEqual({k: (r.column, r.row, r.note) for k, r in other.items()},
                         {2: (wrap["x"][2], wrap["y"][2] + 9, ""), 3: (None, None, "border, not read")})
        address = int(thread["samples"][1]["address"], 16)
        moved = picture.Picture(thread, thread, {"address.fetch": 15, **{f"address.address_{k}": int(s["address"], 16)
                                                                               for k, s in enumerate(thread["samples"])},
                                                      "address.address_1": address + 64}).instead
        self.assertEqual({k: (r.column, r.row) for k, r in moved.items()}, {1: (wrap["x"][1], wrap["y"][1] + 2)})

    def test_samples_aim_where_they_are_read_within_the_level(self):
        compared = 0
        for vector in ("vectors/hand/tld4/first.tlv", "vectors/captured/mesa/offsets.tlv", "vectors/generated/tld4/filter_norms.tlv",
                       "vectors/generated/tex/volume.tlv"):
            threads = self.explained(vector)
            for thread in [t for t in threads if t.get("pass", 1) == 1][:60]:
                drawn = picture.Picture(thread, thread, {})
                for sample in drawn.samples:
                    aim = drawn.aim(sample.number)
                    if sample.kind == "read" and drawn.in_level(*aim):
                        self.assertEqual(aim, (sample.column, sample.row), (vector, thread["lane"], sample.number))
                        compared += 1
        self.assertGreater(compared, 200)

    def test_a_linear_sample_has_weights(self):
        thread = next(t for t in self.explained("vectors/generated/tld4/filter_norms.tlv") if t["samples"])
        drawn = picture.Picture(thread, thread, {})
        self.assertEqual(sum(drawn.weights()), 65536)
        svg = page_picture.drawing([thread], 1, {})
        self.assertIn("/65536", svg)

    def test_a_query_and_a_level_have_no_texels(self):
        for vector, wanted in (("vectors/hand/txq/first.tlv", "the model answers"), ("vectors/generated/tex/asked.tlv", "after clamps")):
            done = subprocess.run([TEXLOCK, "explain", "--json", "--picture", "--instruction=0", ROOT / vector], capture_output=True, check=True)
            threads = json.loads(done.stdout)["instructions"][0]["threads"][:1]
            self.assertNotIn("picture", threads[0])
            self.assertIn(wanted, page_picture.drawing(threads, 1, {}))

    def test_border_is_drawn_outside(self):
        thread = next(t for t in self.explained("vectors/generated/tld4/ends_modes.tlv")
                      if any(s["border"] for s in t["samples"]) and not all(s["border"] for s in t["samples"]))
        text = page_picture.drawing([thread], 1, {})
        self.assertIn("border</text>", text)
        self.assertIn('class="outside"', text)


class Colours(unittest.TestCase):
    def test_a_picture_is_a_png(self):
        data = base64.b64decode(colours.png([[(1, 2, 3), (4, 5, 6)]]).split(",")[1])
        self.assertEqual(struct.unpack(">II", data[16:24]), (2, 1))
        at = data.index(b"IDAT")
        size = struct.unpack(">I", data[at - 4:at])[0]
        self.assertEqual(zlib.decompress(data[at + 4:at + 4 + size]), bytes([0, 1, 2, 3, 4, 5, 6]))

    def test_colours_of_components(self):
        half, one = "3f000000", "3f800000"
        self.assertEqual(colours.Palette(["UNORM", None, None, None], []).colour(half + "0" * 24), (128, 128, 128))
        self.assertEqual(colours.Palette(["UNORM"] * 3 + [None], []).colour(one + half + "0" * 16), (255, 128, 0))
        ranked = colours.Palette(["UINT", None, None, None], [f"{n:08x}" + "0" * 24 for n in (5, 9, 1000000)])
        self.assertEqual([ranked.colour(f"{n:08x}" + "0" * 24)[0] for n in (5, 9, 1000000)], [0, 128, 255])
        self.assertEqual(colours.texel_text("ffffffff" + half + "0" * 16, ["SINT", "FLOAT", None, None]), "R -1 G 0.5")


class Reports(unittest.TestCase):
    def test_a_mismatch(self):
        found = report_text.Report("noise\n" + example("How to read a mismatch"))
        self.assertEqual(found.title, "MISMATCH in stage wrap: payload of boundary wrap differs between RTL and model")
        self.assertEqual(found.instruction(), (1, 5, "TLD4.R.T R8, R0, 0x1, 2D, 0xf"))
        self.assertEqual((found.tag(), found.source()), ((7, 6), ("vectors/hand/tld4/reset_at_work.tlv", 13)))
        self.assertEqual([(f.name, f.wrong, f.rtl, f.model) for f in found.fields()],
                         [("y[0]", True, "0x0007 (7)", "0x0006 (6)"), ("y[1]", True, "0x0007 (7)", "0x0006 (6)")])
        self.assertEqual(found.rules(), ["R-TLD4-41", "R-TLD4-43", "PD-6", "PD-18g"])
        self.assertEqual(found.lane_drawn(), 6)

    def test_a_hang(self):
        found = report_text.Report(example("How to read a hang"))
        self.assertEqual((found.chain()[0][-2:], found.chain()[1]), (["bind", "memory"], False))
        self.assertEqual(found.waits()[2], ("bind", "memory", 65, 36, "reads without an answer at axi_r: 1"))
        self.assertEqual(report_text.Report("HANG: x\n    in a circle: a for b, for a\n").chain(), (["a", "b", "a"], True))

    def test_fields_wider_than_their_columns(self):
        heads = "  field              RTL                                model                              rules"
        wide = "  data             * 0x3020201_01000000_00000000_00000000_00000000_00000003 0x3020201_01000000_00000000_00000000_00000000_00000000 "
        found = report_text.Report(f"MISMATCH in stage x: y\n{heads}\n{wide}\n  tag.status         0x0 (ok)                           0xa (mismatch)"
                                   "                     R-TLD4-31,PD-4\n  last transfers\n")
        self.assertEqual([(f.name, f.wrong, f.model[-4:], f.rules) for f in found.fields()],
                         [("data", True, "0000", []), ("tag.status", False, "tch)", ["R-TLD4-31", "PD-4"])])

    def test_memory_at_the_end(self):
        same = " ".join(["00"] * 30)
        found = report_text.Report("MISMATCH in stage store: memory\n  memory after the last instruction, line 0x000020100000\n"
                                   f"      byte    0\n      RTL     11 12 {same}\n      model   11 09 {same}\n      differ     ^^\n  last\n")
        address, rtl, model = found.memory()
        self.assertEqual((address, [i for i in range(32) if rtl[i] != model[i]]), (0x20100000, [1]))

    def test_without_a_report_there_is_nothing(self):
        found = report_text.Report("check  stage\nPASS 1 checks\n")
        self.assertEqual((found.title, found.fields(), found.rules(), found.waits(), found.memory(), found.instruction()),
                         ("", [], [], [], None, None))


class Pages(unittest.TestCase):
    """Pages without a waveform."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = Path(folder.name)

    def write(self, text, failure, vector="vectors/hand/tld4/reset_at_work.tlv", options=()):
        verdict = {"failure": {"signature": "a/b/c", "text": "text", "cycle": 7, "run_cycle": 9, "reproduce": "run it", **failure}}
        facts = page.Failure(TEXLOCK, ROOT / vector, list(options), self.out, verdict, text)
        for name in ("a b.fst", "a b.gtkw", "a b.sucl"):
            (self.out / name).touch()
        index = page.write(facts, None, "it is a <test>", {"wave": self.out / "a b.fst", "gtkw": self.out / "a b.gtkw", "sucl": self.out / "a b.sucl"})
        self.assertEqual(html_page.Page(index).faults, [])
        return index.read_text()

    def test_a_mismatch(self):
        text = self.write(example("How to read a mismatch"), {"stage": "wrap", "boundary": "wrap"}, options=["--seed=3"])
        for wanted in ('<html lang="en">', "<h1>MISMATCH in stage wrap", '<main id="main">', 'id="fields"', 'id="rules"', 'href="#R-TLD4-41"', "rtl/wrap_axis.sv:",
                       "cmodel/function/wrap.c:", 'class="texels"', 'class="level"', "it is a &lt;test&gt;", "(lane + 1) / 7",
                       "scripts/bisect --seed=3", "debug --seed=3", "a%20b.fst", "prefers-color-scheme", "@media print"):
            self.assertTrue(wanted in text, wanted)
        self.assertFalse(re.search("://|@import|url[(](?!#)", re.sub(r'"data:[^"]*"', "", text)))

    def test_a_hang(self):
        text = self.write(example("How to read a hang"), {"stage": "bind", "boundary": "decode"}, "vectors/hand/tld4/first.tlv")
        self.assertIn("In the end all wait for <strong>memory</strong>", text)
        self.assertIn("bind waits for <strong>memory</strong>", text)

    def test_a_protocol_check(self):
        text = self.write("INTERNAL ERROR: x\n  PC-AXI-RLAST: RLAST marks the last beat (AMBA)\n",
                          {"protocol": {"id": "PC-AXI-RLAST", "at_fault": "testbench", "boundary": "axi_r", "text": "RLAST 0"}})
        self.assertIn("RLAST marks the last beat", text)
        self.assertIn("testbench", text)

    def test_an_expectation(self):
        text = self.write("MISMATCH in stage result: v.tlv:16:36: expected R9\n  2 of 240 expectations of the case fail\n    v.tlv:16:36: one\n    and 1 more\n",
                          {"expectations_failed": 2, "expectations_judged": 240, "text": "expected R9; the model shows it too: the expectation is wrong"})
        self.assertIn("2 of 240 expectations of the case fail. RTL and model agree", text)
        self.assertIn("v.tlv:16:36: one", text)

    def test_memory(self):
        zeros = " ".join(["00"] * 31)
        text = self.write("MISMATCH in stage store: memory\n  memory after the last instruction, line 0x000020100000\n"
                          f"      RTL     11 {zeros}\n      model   12 {zeros}\n", {"stage": "store"})
        self.assertIn("0x000020100000", text)
        self.assertIn("No instruction stores there.", text)

    def test_a_file_that_changes_registers_is_not_drawn(self):
        text = self.write(example("How to read a mismatch"), {}, "vectors/hand/tld4/changes_under_way.tlv")
        self.assertIn("Not drawn: registers change", text)

    def test_every_rule_has_its_lines(self):
        known = page_rules.rule_lines.rules_of(ROOT)
        whole = page_rules.rule_lines.RuleLines(ROOT)
        ids = ["R-TLD4-41", "PD-6", "PD-91", "R-SUST-23"]
        found = page_rules.places_of(ids, known)
        for rule in ids:
            self.assertEqual(sorted(found[rule]), sorted(whole.of_rule[rule]), rule)
            self.assertTrue(found[rule])


class Views(unittest.TestCase):
    LINES = ['[dumpfile] "old.fst"', '[savefile] "old.gtkw"', "[timestart] 5", "*-3.000000 70", "@28", "texlock.clk", "@22", "texlock.rtl.wrap.y_0[15:0]", "@200", "-what decided a.b",
             "texture_unit.u.kept[3]"]
    MARKS = [("difference", 7), ("shown_at_coord", 5)]

    def test_gtkwave_has_the_marks(self):
        found = view.gtkwave(self.LINES, "new", None, self.MARKS)
        self.assertEqual(found[:2], ['[dumpfile] "new.fst"', '[savefile] "new.gtkw"'])
        self.assertEqual(found[3].split(), ["*-3.000000", "70", "70", "50", *["-1"] * 24])
        self.assertEqual(found[4:6], ["[markername] Adifference", "[markername] Bshown_at_coord"])

    def test_surfer_has_the_signals_and_the_marks(self):
        found = view.surfer(self.LINES, "out/new.fst", self.MARKS)
        self.assertEqual(found, ["load_file out/new.fst", "variable_add texlock.clk", "variable_add texlock.rtl.wrap.y_0",
                                 "divider_add what_decided_a_b", "zoom_fit", "marker_set difference 70", "marker_set shown_at_coord 50", "cursor_set 70"])
        self.assertFalse([line for line in found if "#" in line or ";" in line])

    def test_a_path_that_surfer_cannot_read_has_no_commands(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, commands in (("a b", True), ("a#b", False), ("a;b", False)):
                out = Path(folder) / name
                out.mkdir()
                (out / "w.gtkw").write_text("\n".join(self.LINES) + "\n")
                paths = view.write(out, "w", out / "w.fst", None, self.MARKS)
                self.assertEqual(([p is not None for p in paths], (out / "w.sucl").exists()), ([True, commands], commands))


if __name__ == "__main__":
    if len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
        TEXLOCK = Path(sys.argv.pop(1)).resolve()
    unittest.main()
