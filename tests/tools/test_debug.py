#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of scripts/debug: values of a netlist, slices, suspects' places, options. usage: test_debug.py [YOSYS]"""
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts/debug"))
import case  # noqa: E402
import netlist  # noqa: E402
import origin  # noqa: E402
import repair  # noqa: E402
import slices  # noqa: E402
import source  # noqa: E402
import stage_of  # noqa: E402
import suspects  # noqa: E402
import values  # noqa: E402
import wires  # noqa: E402
import words  # noqa: E402

MODULE = """module m (
    input clk_i, input [7:0] a, input [7:0] b, input [1:0] how,
    output logic [7:0] out_o, output logic [7:0] wire_o, output logic [7:0] read_o
);
  logic [7:0] kept[4];
  always_ff @(posedge clk_i) if (a != 8'd0) kept[how] <= picked;
  assign read_o = kept[how];
  logic [7:0] sum, less, turned, picked;
  assign sum = a + b;
  assign less = a - b;
  assign turned = {a[3:0], a[7:4]} ^ (b << how);
  always_comb begin
    case (how)
      2'd0: picked = sum;
      2'd1: picked = less;
      2'd2: picked = $signed(a) < $signed(b) ? 8'd1 : 8'd0;
      default: picked = turned & 8'hf0;
    endcase
  end
  assign wire_o = picked;
  always_ff @(posedge clk_i) if (a != 8'd0 || how == 2'd1) out_o <= picked;
endmodule
"""
LINES = {name: number for number, line in enumerate(MODULE.splitlines(), 1)
         for name in ("sum", "less", "turned") if line.strip().startswith(f"assign {name} ")}


def expected(a, b, how):
    signed = [v - 256 if v > 127 else v for v in (a, b)]
    turned = ((a & 15) << 4 | a >> 4) ^ (b << how)
    return ((a + b) & 255, (a - b) & 255, int(signed[0] < signed[1]), turned & 0xf0)[how]


def table(rows):
    """Inputs and the register by cycle, as `texlock signals` prints them; time is the cycle."""
    names = ("a", "b", "how", "out_o")
    lines = ["time\t" + "\t".join(f"top.u.{n}" for n in names), "-\t8\t8\t2\t8"]
    for time, row in enumerate(rows):
        lines.append(f"{time}\t" + "\t".join(f"{v:0{w}b}" for v, w in zip(row, (8, 8, 2, 8))))
    return values.Table("\n".join(lines) + "\n", "top.u")


class Netlists(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, folder)
        (folder / "m.sv").write_text(MODULE)
        subprocess.run(["yosys", "-q", "-p", f"read_verilog -sv m.sv; hierarchy -top m; proc -noopt; attrmap -rename src own; opt_clean; write_json m.json"],
                       cwd=folder, check=True)
        cls.net = netlist.Netlist(json.loads((folder / "m.json").read_text())["modules"]["m"])

    def of(self, rows):
        return words.Words(self.net, table(rows), lambda cycle: cycle)

    def slice(self, rows, port, cycle, first=0):
        return slices.Slice(self.of(rows), [(bit, cycle) for bit in self.net.ports[port][1]], first)

    def lines(self, found):
        return {source.position(cell.source)[1] for cell, _ in found.steps if source.position(cell.source)}

    def test_cells_compute_what_the_language_says(self):
        state = 1
        for how in range(4):
            for _ in range(100):
                state = state * 1103515245 + 12345 & 0x7fffffff
                a, b = state >> 8 & 255, state >> 16 & 255
                found = self.of([(a, b, how, 0)]).many(self.net.ports["wire_o"][1], 0)
                self.assertEqual(values.integer(found), expected(a, b, how), (a, b, how))

    def test_what_was_recorded_must_be_what_is_computed(self):
        rows = [(1, 2, 0, 0), (3, 4, 1, 3)]
        self.assertIsNone(self.of(rows).disagrees(1))
        names = ("a", "b", "how", "out_o", "sum")
        text = "time\t" + "\t".join(f"top.u.{n}" for n in names) + "\n-\t8\t8\t2\t8\t8\n0\t00000001\t00000010\t00\t00000000\t00000100\n"
        self.assertEqual(words.Words(self.net, values.Table(text, "top.u"), lambda cycle: cycle).disagrees(0), "sum")

    def test_the_branch_that_was_taken_is_followed_alone(self):
        self.assertIn(LINES["sum"], self.lines(self.slice([(3, 4, 0, 0)], "wire_o", 0)))
        self.assertNotIn(LINES["less"], self.lines(self.slice([(3, 4, 0, 0)], "wire_o", 0)))
        self.assertIn(LINES["less"], self.lines(self.slice([(3, 4, 1, 0)], "wire_o", 0)))
        self.assertNotIn(LINES["sum"], self.lines(self.slice([(3, 4, 1, 0)], "wire_o", 0)))

    def test_a_register_is_followed_to_the_cycle_that_loaded_it(self):
        rows = [(1, 2, 0, 0), (0, 9, 3, 3), (0, 9, 2, 3)]  # loaded at the first edge, kept after it
        found = self.slice(rows, "out_o", 2)
        self.assertIn(LINES["sum"], self.lines(found))
        self.assertNotIn(LINES["turned"], self.lines(found))
        self.assertEqual({cycle for cell, cycle in found.steps if cell.kind == "$add"}, {0})

    def test_a_memory_is_followed_to_the_write(self):
        names = ("a", "b", "how", "out_o", "kept[0]", "kept[1]", "kept[2]", "kept[3]")
        lines = ["time\t" + "\t".join(f"top.u.{n}" for n in names), "-\t8\t8\t2\t8\t8\t8\t8\t8"]
        for time, row in enumerate([(1, 2, 2, 0, 0, 0, 0, 0), (7, 3, 1, 0, 0, 0, 1, 0), (0, 0, 2, 0, 0, 4, 1, 0)]):
            lines.append(f"{time}\t" + "\t".join(f"{v:0{w}b}" for v, w in zip(row, (8, 8, 2, 8, 8, 8, 8, 8))))
        found = words.Words(self.net, values.Table("\n".join(lines), "top.u"), lambda cycle: cycle)
        read = self.net.ports["read_o"][1]
        self.assertEqual(values.integer(found.many(read, 2)), 1)  # how is 2: written in cycle 0, when it was 2 too
        self.assertEqual({cycle for cell, cycle in slices.Slice(found, [(bit, 2) for bit in read], 0).steps if cell.kind.startswith("$memwr")}, {0})

    def test_time_ends_where_the_record_begins(self):
        found = self.slice([(1, 2, 0, 0)] * 3, "out_o", 2, first=2)
        self.assertEqual((found.steps, len(found.ends)), ({}, 8))

    def test_a_shift_by_a_known_amount_follows_one_bit(self):
        rows = [(0xff, 0x01, 3, 0)]
        found = slices.Slice(self.of(rows), [(self.net.ports["wire_o"][1][5], 0)], 0)
        names = {self.net.names[bit][0] for bit, _ in found.ends}
        self.assertIn(("b", 2), names)
        self.assertNotIn(("b", 3), names)

    def changes(self, rows, port, cycle, wanted, correct, others=None):
        """{line: the change of an expression in it that makes the output as wanted}."""
        made, bits = self.of(rows), self.net.ports[port][1]
        wrong = made.value(bits, made.row(cycle)) ^ wanted
        judge = repair.Repair(made, bits, wrong, cycle, correct, others or {}, 0)
        cut = slices.Slice(made, [(bit, cycle) for i, bit in enumerate(bits) if wrong >> i & 1], 0)
        found = {}
        for cell, when in cut.steps:
            change = judge.tried([cell], when, cycle - when)
            if change and source.position(cell.source):
                found.setdefault(source.position(cell.source)[1], []).append(change)
        return found, judge, cut

    def test_the_operator_that_was_meant_is_found(self):
        rows = [(9, 4, 2, 0), (200, 50, 3, 0), (9, 4, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 2, 5, [0, 1])
        self.assertIn(repair.Change("- instead of +", 2, 2, 0, 0, True), found[LINES["sum"]])

    def test_a_change_that_breaks_correct_beats_says_so(self):
        rows = [(9, 4, 0, 0), (8, 3, 0, 0), (9, 4, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 2, 5, [0, 1])
        self.assertEqual({c.kept for c in found[LINES["sum"]]}, {0})

    def test_another_wrong_beat_that_becomes_right_is_counted(self):
        rows = [(9, 4, 2, 0), (9, 4, 0, 0), (7, 6, 0, 0), (8, 1, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 1, 5, [0], {2: 13 ^ 1, 3: 9 ^ 4})
        self.assertIn(repair.Change("- instead of +", 1, 1, 1, 2, True), found[LINES["sum"]])

    def test_a_change_is_followed_through_a_register(self):
        rows = [(9, 4, 0, 0), (0, 9, 3, 13), (0, 9, 2, 13)]
        found, _, _ = self.changes(rows, "out_o", 2, 5, [])
        self.assertIn("- instead of +", [c.label for c in found[LINES["sum"]]])

    def test_a_change_is_followed_through_a_memory(self):
        names = ("a", "b", "how", "out_o", "kept[0]", "kept[1]", "kept[2]", "kept[3]")
        lines = ["time\t" + "\t".join(f"top.u.{n}" for n in names), "-\t8\t8\t2\t8\t8\t8\t8\t8"]
        for time, row in enumerate([(9, 4, 0, 0, 0, 0, 0, 0), (0, 0, 2, 0, 13, 0, 0, 0), (0, 0, 0, 0, 13, 0, 0, 0)]):
            lines.append(f"{time}\t" + "\t".join(f"{v:0{w}b}" for v, w in zip(row, (8, 8, 2, 8, 8, 8, 8, 8))))
        self.of = lambda rows: words.Words(self.net, values.Table("\n".join(lines), "top.u"), lambda cycle: cycle)
        found, _, _ = self.changes(None, "read_o", 2, 5, [])
        self.assertIn("- instead of +", [c.label for c in found[LINES["sum"]]])

    def test_another_signal_that_holds_the_right_value_is_named(self):
        rows = [(9, 4, 2, 0), (200, 50, 3, 0), (9, 4, 0, 0)]
        _, judge, cut = self.changes(rows, "wire_o", 2, 5, [0, 1])
        found = {w.name: w for w in wires.wires(judge.words, judge, cut)}
        self.assertEqual((found["picked"].other, found["picked"].kept, found["picked"].beats), ("less", 2, 2))

    def test_lines_that_assign_a_signal_of_another_value_are_left_out(self):
        rows = [(9, 4, 0, 0)]
        wire = wires.Wire("picked", 0, 0, "", 0, 0)
        self.assertEqual([text for _, _, text in wires.assigned(MODULE, wire, self.of(rows))],
                         ["2'd0: picked = sum;", "2'd2: picked = $signed(a) < $signed(b) ? 8'd1 : 8'd0;", "default: picked = turned & 8'hf0;"])


class Tables(unittest.TestCase):
    def test_a_struct_is_its_members_highest_first(self):
        found = values.Table("time\ttop.u.s.x\ttop.u.s.y\n-\t2\t3\n5\t10\t001\n", "top.u")
        self.assertEqual(found.bits("s", 5), "10001")
        self.assertEqual([found.member("s", i) for i in (0, 2, 3, 4)], [("s.y", 0), ("s.y", 2), ("s.x", 0), ("s.x", 1)])
        self.assertIsNone(found.bits("s", 6))
        self.assertIsNone(found.bits("t", 5))


class Places(unittest.TestCase):
    def test_the_shortest_text_with_a_line(self):
        self.assertEqual(source.position("rtl/a.sv:7.12-7.20|rtl/a.sv:3.1-9.4"), ("rtl/a.sv", 7, 12))
        self.assertEqual(source.position("rtl/a.sv:7.2-7.20|rtl/a.sv:7.5-7.9"), ("rtl/a.sv", 7, 5))
        self.assertEqual(source.position("rtl/a.sv:3.1-9.4|rtl/b.sv:0.0-0.0"), ("rtl/a.sv", 3, 1))
        self.assertIsNone(source.position(""))

    def test_what_a_port_is_connected_to(self):
        found = stage_of.connections("wrap")
        self.assertEqual((found["in_i"], found["out_o"], found["clk_i"]), ("coord", "wrap", "clk_i"))

    def test_handshakes_at_the_ports_of_the_unit(self):
        self.assertEqual(stage_of.instance_of("store", "axi_aw_valid"), ("tex_store", "aw_valid_o"))
        self.assertEqual(stage_of.instance_of("result", "result_valid"), ("tex_result", "out_valid_o"))

    def test_a_port_that_is_given_an_expression(self):
        text = "  assign c = d;\n  tex_a u_b (\n      .x_i (c),\n      .y_i (c || !e)\n  );\n"
        self.assertEqual(suspects.expression_of(text, "b", "y_i"), [(4, 7, ".y_i (c || !e)"), (1, 10, "assign c = d;")])
        self.assertEqual(suspects.expression_of(text, "b", "z_i"), [])

    def test_every_stage_has_an_instance_and_a_port(self):
        missing = []
        for line in (ROOT / "rtl/defs/boundaries.tsv").read_text().splitlines():
            if line.startswith("#") or not line.strip():
                continue
            name, _, stage, _, kind = line.split("\t")[:5]
            if kind == "mid" and not stage_of.instance_of(stage, name):
                missing.append(name)
        self.assertEqual(missing, [])


class Refusals(unittest.TestCase):
    def test_a_case_that_passes_is_refused(self):
        with self.assertRaises(case.Refused) as caught:
            case.failure_of({"verdict": "pass"}, "a.tlv")
        self.assertEqual((str(caught.exception), caught.exception.status), ("a.tlv passes; expected a case that fails", 4))

    def test_a_verdict_without_a_failure_is_an_error(self):
        with self.assertRaises(case.Refused) as caught:
            case.failure_of({"verdict": "vacuous"}, "a.tlv")
        self.assertEqual(caught.exception.status, case.INTERNAL)


if __name__ == "__main__":
    unittest.main()
