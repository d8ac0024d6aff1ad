#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of scripts/debug: values of a netlist, slices, suspects' places, options. usage: test_debug.py [YOSYS]"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import types
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / os.environ.get("BUILD", "build")
sys.path.insert(0, str(ROOT / "scripts/debug"))
import beside  # noqa: E402
import case  # noqa: E402
import constants  # noqa: E402
import expressions  # noqa: E402
import forced  # noqa: E402
import frames  # noqa: E402
import glue  # noqa: E402
import idle  # noqa: E402
import instead  # noqa: E402
import netlist  # noqa: E402
import operators  # noqa: E402
import origin  # noqa: E402
import ranking  # noqa: E402
import repair  # noqa: E402
import rerun  # noqa: E402
import slices  # noqa: E402
import source  # noqa: E402
import statements  # noqa: E402
import stage_of  # noqa: E402
import suspects  # noqa: E402
import through  # noqa: E402
import values  # noqa: E402
import wires  # noqa: E402
import words  # noqa: E402
import written  # noqa: E402

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
        judge = repair.Repair(rerun.Rerun(made, bits), {"": wrong}, cycle, correct, others or {}, 0)
        cut = slices.Slice(made, [(bit, cycle) for i, bit in enumerate(bits) if wrong >> i & 1], 0)
        found = {}
        for cell, when in cut.steps:
            change = judge.read(judge.tried([cell], (cell, when), cycle - when), (cell, when), cycle - when)
            if change and source.position(cell.source):
                found.setdefault(source.position(cell.source)[1], []).append(change)
        return found, judge, cut

    def judge(self, rows, fields, cycle, correct=()):
        return repair.Repair(rerun.Rerun(self.of(rows), self.net.ports["wire_o"][1]), fields, cycle, correct, {}, 0)

    def test_the_operator_that_was_meant_is_found(self):
        rows = [(9, 4, 2, 0), (200, 50, 3, 0), (9, 4, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 2, 5, [0, 1])
        self.assertIn(repair.Change("- instead of +", 2, 2, 0, 0, 0), found[LINES["sum"]])

    def test_a_change_that_breaks_correct_beats_says_so(self):
        rows = [(9, 4, 0, 0), (8, 3, 0, 0), (9, 4, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 2, 5, [0, 1])
        self.assertEqual({c.kept for c in found[LINES["sum"]]}, {0})

    def test_another_wrong_beat_that_becomes_right_is_counted(self):
        rows = [(9, 4, 2, 0), (9, 4, 0, 0), (7, 6, 0, 0), (8, 1, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 1, 5, [0], {2: 13 ^ 1, 3: 9 ^ 4})
        self.assertIn(repair.Change("- instead of +", 1, 1, 1, 2, 0), found[LINES["sum"]])

    def test_a_value_for_some_operands_leaves_other_beats_as_they_are(self):
        """`a < b` with these operands alone is wrong: no other operator is right in all beats."""
        rows = [(9, 200, 2, 0), (3, 4, 2, 0), (200, 9, 2, 0), (7, 9, 2, 0)]
        found, _, _ = self.changes(rows, "wire_o", 3, 0, [0, 1, 2])
        changes = [c for changed in found.values() for c in changed]
        self.assertIn(("inverted for these operands", 3), {(c.label, c.kept) for c in changes})
        self.assertNotIn(3, {c.kept for c in changes if "instead of" in c.label})

    def test_the_signal_that_was_meant_is_found(self):
        rows = [(9, 4, 3, 0), (200, 50, 1, 0), (9, 4, 0, 0), (8, 2, 0, 0)]
        found, _, _ = self.changes(rows, "wire_o", 2, 5, [1], {3: 10 ^ 6})
        self.assertIn("less instead", {c.label for changes in found.values() for c in changes if c.kept == 1 and c.righted == 1})

    def test_the_bits_that_were_meant_are_found(self):
        made = self.of([(0x5a, 0, 0, 0)])
        cell = next(c for c in self.net.cells if c.kind == "$add")
        bits = self.net.nets["a"][4:]
        self.assertIn(("a[3:0] instead of [7:4]", self.net.nets["a"][:4]), list(instead.moved(made, bits, "")))
        self.assertEqual({label for label, _, _ in instead.others(made, cell, self.net.nets["b"])} & {"a instead", "b instead"}, {"a instead"})

    def test_the_same_bits_of_another_signal_are_tried(self):
        made = self.of([(0x5a, 0, 0, 0)])
        found = dict(instead.same_place(made, self.net.nets["a"][3:5], ""))
        self.assertEqual(found["b[3] instead of a[3]"], self.net.nets["b"][3:5])
        self.assertFalse({label for label in found if "how" in label})

    def test_more_bits_of_the_same_signal_are_tried(self):
        made, a = self.of([(0x5a, 0, 0, 0)]), self.net.nets["a"]
        found = dict(instead.continued(made, ["0", "0", *a[2:6], "0"], ""))
        self.assertEqual(found, {"a down to 0": [*a[:6], "0"], "a up to 6": ["0", "0", *a[2:7]],
                                 "one place higher": ["0", "0", "0", *a[2:6]], "one place lower": ["0", *a[2:6], "0", "0"]})

    def test_another_signal_beside_an_operand_is_tried(self):
        made = self.of([(9, 4, 0, 0)])
        cell = next(c for c in self.net.cells if c.kind == "$add")
        found = {label: value for (port, _, value), changes in instead.values(made, cell, 0).items() for label, _, _ in changes if port == "A"}
        for label, value in (("at most b", 4), ("with | b", 13), ("with & b", 0), ("with - b", 5), ("8'hf0 instead", 0xf0)):
            self.assertEqual(found[label], value, label)
        self.assertNotIn("at least b", found)  # it is 9, as the operand
        forms = [form for _, _, form in instead.others(made, cell, self.net.nets["a"])]
        self.assertEqual({instead.odd(form) for form in forms}, {0, instead.MORE})

    def test_another_condition_of_a_choice_is_tried(self):
        """`how` chooses by its bits; of a multiplexer the condition is one more operand."""
        made = self.of([(9, 4, 0, 0)])
        cell = types.SimpleNamespace(kind="$mux", name="$1", bits={"A": self.net.nets["a"], "B": self.net.nets["b"],
                                     "S": self.net.nets["how"][:1], "Y": [0] * 8}, output=lambda: [0] * 8, signed=lambda: False, flag=lambda name: False)
        self.assertEqual([port for port, _, _ in instead.operands(made, cell, 0)], ["A", "S"])
        text = expressions.Operands(cell, made.gather).replaced(cell, "S", 0, "1")
        self.assertEqual(made.function(expressions.expression("$mux", text))(made.row(0), None), 4)

    def test_what_explains_all_beats_is_counted(self):
        row = suspects.Suspect("rtl/wrap_axis.sv", 1, 1, "", "", "", "", 0, 0, 0, "one less: right", (0, 0, 5))
        rows = [row, row._replace(rank=(0, 1, 5)), row._replace(change=suspects.ANOTHER), row._replace(file="rtl/pipe.sv"),
                row._replace(change="it is constant")]
        self.assertEqual(suspects.explained(rows, True), [row])
        self.assertEqual(suspects.explained(rows, False), [rows[0], *rows[2:]])

    def test_one_more_term_of_a_condition_is_tried(self):
        class Made:
            net = types.SimpleNamespace(nets={"p": [2], "q": [3], "wide": [4, 5]}, names={})
            table = types.SimpleNamespace(members={})
            gather = staticmethod(lambda bits: f"v[{bits[0]}]")
        made = Made()
        found = {label: instead.text(made, [2], other, form) for label, other, form in instead.terms(made, [2], "")}
        self.assertEqual(found["only if not q"], "(v[2] & (1 - v[3]))")
        self.assertEqual(set(found), {"only if q", "only if not q", "or if q", "or if not q"})

    def test_a_change_is_followed_into_the_next_stage(self):
        """One stage makes 13 of 9 and 4, the next 13 + 4 of that: with a minus there, 5 + 4."""
        near, far = self.of([(9, 4, 0, 0)] * 2), self.of([(13, 4, 0, 0)] * 2)
        wire = self.net.ports["wire_o"][1]
        links = {(bit, *far.at[there]) for bit, there in zip(wire, self.net.nets["a"])}
        both = through.Through(near, rerun.Rerun(far, wire), links)
        node = next(i for i, cell in enumerate(near.cells) if cell and cell.kind == "$add")
        less = near.function("v[0] - v[1] & 255".replace("v[0]", near.gather(self.net.nets["a"])).replace("v[1]", near.gather(self.net.nets["b"])))
        self.assertEqual((both.recorded(1), both.outcome({}, 0, 1), both.outcome({node: less}, 0, 1)), (17, 17, 9))
        judge = self.judge([(13, 4, 0, 0)] * 2, {"": 17 ^ 9}, 1).before(both)
        cell = near.cells[node]
        self.assertEqual(judge.tried([cell], (cell, 1), 0).label, "- instead of +")

    def test_lines_with_a_change_as_good_as_twelve_others_are_enough(self):
        judge = self.judge([(9, 4, 0, 0), (8, 3, 0, 0)], {"": 8}, 1, [0])
        cells = [types.SimpleNamespace(source=f"m.sv:{line}.1-{line}.9") for line in range(repair.SHOWN + 1)]
        for cell in cells[1:]:
            self.assertEqual(judge.bar, 2)
            judge.noted(repair.Change("", 1, 1, 0, 0, 0), cell)
        self.assertEqual(judge.bar, 0)

    def test_a_wrong_input_that_decides_is_told(self):
        _, judge, _ = self.changes([(9, 4, 0, 0)], "wire_o", 0, 15, [])
        self.assertEqual([judge.inverted([self.net.nets["b"][place]], 0) for place in (0, 1)], [False, True])

    def test_one_element_of_each_wrong_field_must_be_right(self):
        """13 was computed; wanted: 2, which has wrong bits in x_0, x_1, and y."""
        judge = self.judge([(9, 4, 0, 0)], {"x_0": 1, "x_1": 2, "y": 12}, 0)
        told = {found: judge.partly(found) for found in (2, 0, 3, 14, 13, 2 + 16)}
        self.assertEqual(told, {2: True, 0: True, 3: True, 14: False, 13: False, 18: False})

    def test_a_sum_is_tried_with_the_error_of_the_field(self):
        fields = [("f", "0101", "1101"), ("g", "1111", "0000"), ("h", "x", "1")]
        self.assertEqual(origin.Origin.errors(types.SimpleNamespace(fields=fields)), [8, -15])
        cell = next(c for c in self.net.cells if c.kind == "$add")
        made = self.of([(9, 4, 0, 0)])
        found = {label: made.function(text)(made.row(0), None)
                 for label, text, _ in operators.others(cell, expressions.Operands(cell, made.gather), (9, 4), (8, -15))}
        self.assertEqual((found["8 more"], found["8 less"]), (21, 5))
        self.assertFalse({"15 more", "15 less"} & set(found))  # no likely mistake in a constant

    def test_copies_of_one_element_of_each_field_are_enough(self):
        made = self.of([(9, 4, 0, 0)])
        bits = self.net.ports["wire_o"][1][:3]
        fields = dict(zip(bits, (("x", "x_0"), ("x", "x_1"), ("y", "y"))))
        cut = slices.Slice(made, [(bit, 0) for bit in bits], 0, 0, fields)
        self.assertEqual([cut.complete(copied) for copied in ({0, 1, 2}, {1, 2}, {0, 1}, {2})], [True, True, False, False])

    def test_what_could_be_a_cause_is_told(self):
        """13 was computed of 9 and 4: 5, the difference, is another `how`; 12 is another bit of each operand; 0x52 is neither."""
        told = {}
        for wanted in (5, 12, 0x52):
            judge = self.judge([(9, 4, 0, 0)], {"": 13 ^ wanted}, 0)
            wrong = [bit for place, bit in enumerate(self.net.ports["wire_o"][1]) if (13 ^ wanted) >> place & 1]
            made = forced.Forced(judge, slices.Slice(judge.words, [(bit, 0) for bit in wrong], 0))
            told[wanted] = [made.decides(self.net.nets[name], 0) for name in ("how", "picked", "b")]
            self.assertEqual(judge.rerun.work, 0)
        self.assertEqual(told, {5: [True, True, None], 12: [False, True, True], 0x52: [False, True, None]})

    def test_what_changes_is_computed_as_all_of_it_is(self):
        """Another input in one cycle, seen through the register a cycle later: as if it had been recorded."""
        for a, b, how in ((1, 2, 0), (200, 100, 1), (7, 200, 2), (3, 9, 3)):
            rows = [(9, 4, how, 0), (9, 4, how, expected(9, 4, how))]
            late = {self.of(rows).at[self.net.nets[name][0]][0]: value for name, value in (("a", a), ("b", b))}
            for port, cycle in (("wire_o", 0), ("out_o", 1)):
                again = rerun.Rerun(self.of(rows), self.net.ports[port][1])
                self.assertEqual(again.outcome({}, 0, cycle, {0: late}), expected(a, b, how), (port, a, b, how))
                self.assertEqual(again.outcome({}, 0, cycle), expected(9, 4, how))

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
        wire = wires.Wire("picked", 0, 0, 0, None, "", 0, 0, False)
        self.assertEqual([text for _, _, text in wires.assigned(MODULE, wire, self.of(rows))],
                         ["2'd0: picked = sum;", "2'd2: picked = $signed(a) < $signed(b) ? 8'd1 : 8'd0;", "default: picked = turned & 8'hf0;"])


WITHOUT_LOGIC = """module sub (input on_i, input [2:0] a_i, output logic [2:0] y_o);
  assign y_o = on_i ? a_i + 3'd1 : a_i;
endmodule
module k (input [2:0] a, input [2:0] b, output logic [2:0] z_o);
  logic [2:0] mode, y, zero;
  assign zero = 1'b0 ? b : 3'd0;
  always_comb begin
    mode = 3'd1;
    if (a == 3'd2) mode = 3'd2;
    if (1'b0) mode = 3'd4;
  end
  sub u_sub (
      .on_i(1'b0), .a_i(a), .y_o(y)
  );
  assign z_o = (y ^ mode) - zero;
endmodule
"""


class WithoutLogic(unittest.TestCase):
    def test_constant_signals_and_conditions_are_named(self):
        folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        (folder / "k.sv").write_text(WITHOUT_LOGIC)
        done = "read_verilog -sv k.sv; hierarchy -top k; proc -noopt; attrmap -rename src own; flatten; opt_clean; write_json k.json"
        subprocess.run(["yosys", "-q", "-p", done], cwd=folder, check=True)
        net = netlist.Netlist(json.loads((folder / "k.json").read_text())["modules"]["k"])
        names = ("a", "b", "z_o")
        rows = "\n".join(["\t".join(["time", *(f"top.u.{n}" for n in names)]), "-\t3\t3\t3", "0\t001\t010\t000"])
        made = words.Words(net, values.Table(rows + "\n", "top.u"), lambda cycle: cycle)
        cut = slices.Slice(made, [(bit, 0) for bit in net.ports["z_o"][1]], 0)
        self.addCleanup(setattr, source, "ROOT", source.ROOT)
        source.ROOT = folder
        found = [*idle.constants(net, cut, constants.Constants("")), *idle.never(net, cut)]
        self.assertEqual({row.reader for row in found}, {("k.sv", 15), ("k.sv", 2), None})
        self.assertEqual({(row.line, row.signal, row.why, row.meant) for row in found},
                         {(6, "zero", idle.CONSTANT, False), (13, "u_sub.on_i", idle.CONSTANT, True), (10, "mode", idle.CONDITION, False)})


    def test_a_wrong_output_that_is_constant_is_followed_by_its_text(self):
        text = "  assign o.x = p;\n  assign o.y = q + p;\n  assign p = 1'b0 ? q : 3'd0;\n"
        folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        self.addCleanup(setattr, source, "ROOT", source.ROOT)
        source.ROOT = folder
        (folder / "f.sv").write_text(text)
        net = types.SimpleNamespace(sources=dict.fromkeys(("o", "p"), "f.sv:1.1-1.2"), nets={"o": [2, "0"], "p": ["0"], "q": [2]})
        found = suspects.fixed(types.SimpleNamespace(net=net, scope="top.u"), "o", {"o.x"})
        self.assertEqual([(row.line, row.signal, row.rank) for row in found], [(1, "o", (0, 0, 0)), (3, "p", (0, 0, 1))])


    def test_what_a_register_takes_is_no_logic(self):
        net = types.SimpleNamespace(loaded={1, 2, 3, 4, 5}, nets={"q": [11, 12, 13, 14, 15], "c": [21], "w": [1, 2, 3, 4, 5]},
                                    driver={11: (types.SimpleNamespace(kind="$dff"), 0), 21: (types.SimpleNamespace(kind="$dff"), 0)})
        cells = [types.SimpleNamespace(kind=kind, output=lambda bits=bits: bits) for kind, bits in (
            ("$mux", [1, 2, 3, 4, 5]), ("$add", [1, 2, 3, 4, 5]), ("$mux", [1]), ("$mux", [6, 7, 8, 9, 10]))]
        self.assertEqual([suspects.loads(net, cell) for cell in cells], [True, False, False, False])
        self.assertEqual([suspects.passing(net, name) for name in ("q", "c", "w")], ["register", "copy", "copy"])

    def test_a_line_of_another_member_is_no_suspect(self):
        made = types.SimpleNamespace(table=values.Table("time\tt.s.x\tt.s.y\n-\t2\t3\n5\t10\t001\n", "t"))
        wire = wires.Wire("s", 3, 0, 0, None, "", 0, 0, False)
        told = [bool(wires.elsewhere(text, wire, made)) for text in ("assign s.x = a;", "assign s.y = a;", "assign s = a;", "assign o.s.y = a;")]
        self.assertEqual(told, [False, True, False, False])


class Ranking(unittest.TestCase):
    def test_the_order_of_suspects(self):
        change = repair.Change("", 8, 8, 1, 1, 0)
        rows = [("logic", None, 8, change, 9),  # right, and all beats stay
                ("logic", None, 8, change._replace(odd=10), 3),  # an unlikely change
                ("logic", None, 8, change._replace(kept=7), 1),
                ("logic", True, 3, None, 1),  # the value is rare, and another one is right
                ("logic", True, 8, None, 2),
                ("copy", True, 8, None, 2),
                ("load", True, 8, None, 2),
                ("logic", True, 8, change._replace(kept=0), 4),  # correct beats do not stay
                ("register", True, 8, None, 0),
                ("logic", None, 0, None, 6),  # the value is rare
                ("logic", None, 8, None, 2),
                ("logic", True, 8, None, 2, True),  # in other stages, too
                ("logic", False, 8, None, 0)]
        clues = [ranking.Clue(what, decides, same, 8, changed, depth, *common) for what, decides, same, changed, depth, *common in rows]
        self.assertEqual(sorted(clues, key=ranking.rank), clues)

    def test_the_order_of_evidence_alone(self):
        change = repair.Change("", 8, 8, 1, 1, 0)
        rows = [("logic", 8, change, 9),  # right, and all beats stay
                ("logic", 8, change._replace(odd=operators.FORCED), 9),  # as a value alone
                ("logic", 8, change._replace(kept=7), 1),
                ("logic", 1, change._replace(kept=0), 3),  # correct beats do not stay
                ("logic", 0, None, 6),  # the value is rare
                ("logic", 3, None, 2),
                ("copy", 8, None, 1)]
        clues = [ranking.Clue(what, None, same, 8, changed, depth) for what, same, changed, depth in rows]
        self.assertEqual(sorted(clues, key=ranking.by_beats), clues)

    def test_generated_lines_come_last(self):
        found = [suspects.Suspect(file, 1, 1, "", "", "", "", 0, 0, 0, "", (0, 0, depth)) for depth, file in enumerate(("build/gen/a.sv", "rtl/b.sv", "rtl/c.sv"))]
        self.assertEqual([s.file for s in suspects.in_turn(found)], ["rtl/b.sv", "rtl/c.sv", "build/gen/a.sv"])

    def test_lines_that_assign_one_signal_are_one_suspect(self):
        def line(number):
            return suspects.Suspect("rtl/m.sv", number, 1, "", "", "", "", 0, 0, 0, str(number), (0, 0, number))
        cases = [line for line in range(1, len(MODULE.splitlines()) + 1) if "picked =" in MODULE.splitlines()[line - 1]]
        with unittest.mock.patch.object(suspects, "whole", lambda file: MODULE):
            found = suspects.in_turn([line(cases[1]), line(LINES["sum"])], [line(cases[0]), line(cases[3])])
        self.assertEqual([(s.line, s.also) for s in found], [(cases[1], (cases[0], cases[3])), (LINES["sum"], ())])

    def test_what_a_statement_assigns(self):
        text = """assign {a, b.c} = x == y ? // = z
  1 : d <= 2;
if (p == q[r = 1])
  s[t] <= u;
case (v) 2'd1: w.k[3] = 4; default: for (i = 0; i < 2; i++) z = 1; endcase
u_m m (.o(n));"""
        found = {1: ("a", "b.c"), 2: ("a", "b.c"), 3: ("s",), 4: ("s",)}
        index = statements.index(text)
        self.assertEqual({line: index[line] for line in found}, found)
        self.assertEqual(statements.names("2'd1: w.k[3] = 4;"), ("w.k",))
        self.assertEqual(statements.names("u_m m (.o(n = 1));"), ())

    def test_two_orders_are_shown_in_turn(self):
        def line(number, why):
            return suspects.Suspect("m.sv", number, 1, "", "", "", "", 0, 0, 0, why, (0, 0, 0))
        narrow, wide = [line(1, "a"), line(2, "b"), line(3, "c"), line(4, "d")], [line(2, "e"), line(5, "f")]
        self.assertEqual([(s.line, s.change) for s in suspects.in_turn(narrow, wide)], [(1, "a"), (2, "e"), (5, "f"), (3, "c"), (4, "d")])


class TwoProcesses(unittest.TestCase):
    def test_the_result_comes_back(self):
        mine = []
        with beside.Beside(lambda: mine.append(1) or [mine, os.getpid()]) as other:
            mine.append(2)
        self.assertEqual((other.result[0], mine), ([1], [2]))
        self.assertNotEqual(other.result[1], os.getpid())

    def test_a_stage_that_both_want_is_read_once(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)

            def yosys(command, **_):
                part = Path(command[-1].split("write_json ")[1])
                (folder / f"run{os.getpid()}").touch()
                time.sleep(0.2)
                part.write_text(json.dumps({"modules": {"m": {"attributes": {"top": "1"}, "cells": {}, "ports": {}, "netnames": {}}}}))
                return types.SimpleNamespace(returncode=0)
            with unittest.mock.patch.multiple(netlist, sources=lambda *_: ([], []), needed=lambda *_: [],
                                              subprocess=types.SimpleNamespace(run=yosys)):
                with beside.Beside(lambda: len(netlist.load(folder, folder / "netlists", "m", {}).cells)) as other:
                    self.assertEqual(netlist.load(folder, folder / "netlists", "m", {}).cells, [])
            self.assertEqual((other.result, len(list(folder.glob("run*")))), (0, 1))

    def test_a_stage_that_the_other_one_followed_is_opened(self):
        made = origin.Origin.__new__(origin.Origin)
        made.stages, made.open = {"wrap": 1}, lambda name: f"opened {name}"
        self.assertEqual([made.stage_at(f"texture_unit.u_{name}") for name in ("wrap", "line_cache")], [1, "opened line_cache"])

    def test_its_exception_is_raised(self):
        with self.assertRaisesRegex(netlist.NetlistError, "no module"):
            with beside.Beside(lambda: (_ for _ in ()).throw(netlist.NetlistError("no module"))):
                pass

    def test_an_exception_of_the_caller_ends_it(self):
        with self.assertRaises(KeyError):
            with beside.Beside(lambda: time.sleep(3600)) as other:
                raise KeyError
        self.assertFalse(other.process.is_alive())

    def test_one_that_dies_is_an_error(self):
        with self.assertRaises(ChildProcessError):
            with beside.Beside(lambda: os._exit(3)):
                pass


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

    def test_modules_that_many_files_have_an_instance_of(self):
        self.assertEqual([source.common(f"rtl/{name}.sv") for name in ("pipe", "fifo", "wrap_axis", "math")], [True, True, False, False])

    def test_handshakes_at_the_ports_of_the_unit(self):
        self.assertEqual(stage_of.instance_of("store", "axi_aw_valid"), ("tex_store", "aw_valid_o"))
        self.assertEqual(stage_of.instance_of("result", "result_valid"), ("tex_result", "out_valid_o"))

    def test_a_port_that_is_given_an_expression(self):
        text = "  assign c = d;\n  tex_a u_b (\n      .x_i (c),\n      .y_i (c || !e)\n  );\n"
        self.assertEqual(written.expression_of(text, "b", "y_i"), [(4, 7, ".y_i (c || !e)"), (1, 10, "assign c = d;")])
        self.assertEqual(written.expression_of(text, "b", "z_i"), [])

    def test_every_stage_has_an_instance_and_a_port(self):
        missing = []
        for line in (ROOT / "rtl/defs/boundaries.tsv").read_text().splitlines():
            if line.startswith("#") or not line.strip():
                continue
            name, _, stage, _, kind = line.split("\t")[:5]
            if kind == "mid" and not stage_of.instance_of(stage, name):
                missing.append(name)
        self.assertEqual(missing, [])


PACKAGE = "  localparam int N = 5;\n  localparam logic [1:0] PATH_X = 2'd3;\n"
CASE = """  case ({f, e})
    {3'd0, 2'd1}: a = 3'd1;
    {3'd5, 2'd1},
    {3'd5, 2'd2}: a = 3'd2;
    5'(tex_pkg::N): case (e)
      default: a = 3'd6;
    endcase
    default: a = 3'd7;
  endcase
"""


class Constants(unittest.TestCase):
    known = constants.Constants(PACKAGE)

    def test_values(self):
        values_ = {"3'd5": 5, "'0": 0, "'1": 15, "4'b0110": 6, "8'hf3": 3, "tex_pkg::N": 5, "2'(tex_pkg::N)": 1, "{2'd1, 2'b10}": 6,
                   "x": None, "{x, 2'd1}": None, "tex_pkg::NONE": None, "N + 1": None}
        self.assertEqual({text: self.known.value(text, 4) for text in values_}, values_)

    def test_the_arm_with_a_label(self):
        lines = CASE.splitlines()
        found = {label: self.known.arm(lines, 1, label, 5) for label in (1, 5, 0b10101, 0b10110, None, 9)}
        self.assertEqual({label: place and place[0] for label, place in found.items()}, {1: 2, 5: 5, 0b10101: 3, 0b10110: 4, None: 8, 9: None})

    def test_a_statement_behind_its_condition(self):
        self.assertEqual(wires.lines_of("  if (a == (b)) c <= 3'd1;\n  else if (d <= 1) e = f;\n", "c"), [(1, 17, "if (a == (b)) c <= 3'd1;")])
        self.assertEqual([line for line, _, _ in wires.lines_of("  if (a == (b)) c <= 3'd1;\n  else if (d <= 1) e = f;\n", "e")], [2])
        self.assertEqual([wires.right_side(text) for text in ("c <= 3'd1; // x", "assign c = d;", "c = d +")], ["3'd1", "d", ""])


class Glue(unittest.TestCase):
    def setUp(self):
        package = (BUILD / "gen/tex_pkg.sv").read_text()
        self.glue = glue.Glue(constants.Constants(package), lambda name, cycle: name == "wrap_ready", BUILD)

    def sources(self, stage, port, place=0):
        return self.glue.sources(stage, port, place, 0)

    def test_bits_of_a_signal_are_of_several_instances(self):
        self.assertEqual([self.sources("order", "path_ready_i", place) for place in (0, 1)], [{("lod", "in_ready_o", 0)}, {("query", "in_ready_o", 0)}])

    def test_an_assignment_is_followed(self):
        self.assertEqual({self.sources("order", "path_ready_i", place).pop() for place in (2, 3)}, {("surface", "in_ready_o", 0)})

    def test_an_expression_is_all_that_it_reads(self):
        self.assertEqual(self.sources("surface", "in_valid_i"), {("order", "path_valid_o", 2), ("order", "path_valid_o", 3)})

    def test_signals_that_are_made_between_the_stages(self):
        found = [self.glue.outputs(name, 0) for name in ("invalidate.l1", "deliver_ready", "invalidate_valid")]
        self.assertEqual(found, [{("csr", "invalidate_l1_o", 0)}, {("join", "end_ready_o", 3)},
                                 {("csr", "invalidate_l1_o", 0), ("csr", "invalidate_lines_o", 0)}])

    def test_what_agrees_is_not_followed(self):
        self.assertEqual((self.sources("coord", "out_ready_i"), self.sources("wrap", "out_ready_i")), ({("wrap", "in_ready_o", 0)}, set()))
        self.assertEqual(glue.Glue(self.glue.constants, lambda name, cycle: True, BUILD).sources("coord", "out_ready_i", 0, 0), set())


class FakeFrames(frames.Frames):
    """Rows of (valid, ready, tag_warp, x) of RTL and of the model, by cycle."""

    def __init__(self, rtl, model):
        self.rows, self.first, self.last = {"rtl": rtl, "model": model}, 0, len(rtl) - 1

    def value(self, side, boundary, name, cycle):
        place = ("valid", "ready", "tag_warp", "x").index(name)
        return self.rows[side][cycle][place] if 0 <= cycle <= self.last else None

    def fields(self, boundary):
        return ["tag_warp", "x"]


class Frames(unittest.TestCase):
    def test_beats_that_show_something_new_come_first(self):
        beats = [("1", "1", f"{warp:06b}", x) for warp, x in ((1, "0"), (1, "1"), (1, "0"), (2, "0"), (2, "0"), (2, "0"))]
        found = FakeFrames(beats, beats).varied("b", [5, 4, 3, 2, 1, 0], 5)
        self.assertEqual(found, [5, 2, 1, 0, 4])

    def test_beats_after_the_failure(self):
        rtl = [("1", "1", "000001", x) for x in "011010"] + [("0", "1", "xxxxxx", "x")]
        model = [("1", "1", "000001", x) for x in "010010"] + [("1", "1", "000001", "1")]
        made = FakeFrames(rtl, model)
        self.assertEqual((made.later("b", 0), made.later("b", 2)), (([1, 3, 4, 5], [2]), ([3, 4, 5], [])))
        self.assertEqual((made.unlike("b", "valid", 2), made.unlike("b", "valid", 6)), ([6], []))
        self.assertEqual((made.agree("b", "valid", 5), made.agree("b", "valid", 6)), (True, False))


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
