#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Which lines a comment that names rules governs (scripts/rule_lines.py), in C and SystemVerilog, and in the tree itself."""
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import rule_lines  # noqa: E402

RULES = {rule: None for rule in "R-A-1 R-A-2 R-A-3 R-A-4 PD-7 PD-7a PD-7b PD-7c PD-8".split()}
SV = """// A unit.
// Rules: R-A-1..3; PD-7.

module m;
  // ---- Sizes (PD-8) ----
  assign a = b;

  assign c = d;
  // ---- Others ----
  // R-A-4: two of them
  function automatic logic f(input logic v);

    // inside
    f = v;
  endfunction
  assign g = f(a)   // PD-7a
             + f(b);   // PD-7b
  assign h = a;
  // PD-7c
  assign i = a;
  assign j = a;

  assign k = a;
  case (c)
    1: begin // R-A-2
      l = 1;
    end
    2: l = 2;
  endcase
  // R-A-3
  if (c) begin
    o = 1;
  end
  else o = 2;
  p = 1;
endmodule
"""
C = """#include <a.h>

/* R-A-1 */
static int f(int a)
{
    int b = a;

    return b;
}
static int g(int a) /* R-A-2, 3 */
{
    switch (a) {
    case 1: /* PD-7 */
        return 1;
    case 2:
        return 2;
    }
    return a; /* PD-7a..c */
}
"""


def governing(name, text):
    """The rules of each line from the smallest range, as rule_lines.at gives them."""
    lines = rule_lines.RuleLines.__new__(rule_lines.RuleLines)
    lines.of_file = {name: rule_lines.places_in("rtl", name, text, RULES)}
    return [None] + [lines.at(name, n) for n in range(1, text.count("\n") + 1)]


class Ids(unittest.TestCase):
    def test_short_forms(self):
        for text, ids in (("R-A-1..3; PD-7", "R-A-1 R-A-2 R-A-3 PD-7"), ("R-A-1, 3, 4.", "R-A-1 R-A-3 R-A-4"),
                          ("PD-7a..c", "PD-7a PD-7b PD-7c"), ("PD-7, 8", "PD-7 PD-8"), ("PD-7 and 8", "PD-7 PD-8"),
                          ("PD-7, 7b: x", "PD-7 PD-7b"), ("PD-7, 9 of them", "PD-7"), ("PD-77", ""), ("PD-8, PD-8", "PD-8")):
            self.assertEqual(rule_lines.ids_in(text, RULES), ids.split(), text)


class Ranges(unittest.TestCase):
    def expect(self, found, kind, ids, *numbers):
        for number in numbers:
            self.assertEqual(found[number], (ids.split(), kind), f"line {number}")

    def test_systemverilog(self):
        found = governing("m.sv", SV)
        every = "R-A-1 R-A-2 R-A-3 PD-7 PD-8 R-A-4 PD-7a PD-7b PD-7c"
        self.expect(found, "file", every, 4, 9, 18, 22, 23, 24, 28, 29, 35)
        self.expect(found, "section", "PD-8", 6, 8)
        self.expect(found, "block", "R-A-4", 10, 11, 14, 15)
        self.expect(found, "line", "PD-7a", 16)
        self.expect(found, "line", "PD-7b", 17)
        self.expect(found, "block", "PD-7c", 20, 21)
        self.expect(found, "line", "R-A-2", 25, 26, 27)
        self.expect(found, "block", "R-A-3", 31, 32, 33, 34)

    def test_c(self):
        found = governing("m.c", C)
        self.expect(found, "block", "R-A-1", 4, 5, 6, 8, 9)
        self.expect(found, "line", "R-A-2 R-A-3", 10, 11, 12, 15, 16, 19)
        self.expect(found, "line", "PD-7", 13, 14)
        self.expect(found, "line", "PD-7a PD-7b PD-7c", 18)

    def test_no_rule_at_all(self):
        self.assertEqual(governing("m.sv", "module m;\nendmodule\n")[1], ([], "none"))


class Tree(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.lines = rule_lines.RuleLines(ROOT)

    def test_every_built_rule_has_lines_in_its_file(self):
        spelt = {"R-TLD4-33", "R-TLD4-52", "R-TXQ-36", "R-SUST-37"}
        for rule in self.lines.rules.values():
            sides = {place.side for place in self.lines.of_rule[rule.id]}
            if rule.scope == "built" and rule.id not in spelt:
                self.assertEqual(sides, {"rtl", "model"}, rule.id)
        for places in self.lines.of_file.values():
            for p in places:
                count = len((ROOT / p.file).read_text().splitlines())
                self.assertTrue(1 <= p.first <= p.line <= p.last <= count + 1, p)

    def test_a_smaller_range_wins(self):
        text = (ROOT / "rtl/wrap_axis.sv").read_text().splitlines()
        number = next(i for i, line in enumerate(text, 1) if "// PD-6" in line)
        self.assertEqual(self.lines.at("rtl/wrap_axis.sv", number), (["PD-6"], "line"))
        self.assertGreater(len(self.lines.around("rtl/wrap_axis.sv", number)), 2)

    def test_unreadable_table(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "vectors").mkdir()
            (Path(folder) / "vectors/rules.tsv").write_text("# rules\nPD-1\tbuilt\n")
            with self.assertRaisesRegex(rule_lines.Unreadable, r"vectors/rules.tsv:2: expected id, scope"):
                rule_lines.rules_of(Path(folder))

    def test_scopes(self):
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "vectors/rules.tsv"
            table.parent.mkdir()
            table.write_text("".join(f"PD-{n}\t{scope}\tsilent\tx\n" for n, scope in enumerate(("built", "text", "later", "front"))))
            self.assertEqual([r.scope for r in rule_lines.rules_of(Path(folder)).values()], ["built", "text", "later", "front"])
            table.write_text("PD-1\tback\tsilent\tx\n")
            with self.assertRaisesRegex(rule_lines.Unreadable, r"expected id, scope \(built, text, later, front\), source, text"):
                rule_lines.rules_of(Path(folder))


if __name__ == "__main__":
    unittest.main()
