#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""How planted bugs find their place (scripts/planting.py), and that a pattern without one is refused."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import planting  # noqa: E402

C = """#include <a.h>
#define TWICE(x) { (x), (x) }
static const int table[] = {1, 2};
static int first(int begin, int end)
{
    if (begin < end) /* a brace { in a comment, and a "quote */
        return table[begin] + '}';
    return begin < end ? 1 : table[1 + (end)];
}
int second(int begin)
{
    return table[begin];
}
"""
SV = """module top (input logic clk_i);
  part #(.W(8)) u_low (.clk_i, .in_i(a[7:0]));
  part #(.W(8)) u_high (.clk_i, .in_i(a[15:8]));
  always_comb begin : choose
    b = a == 16'd0 ? '0 : a;
    if (c) begin
      b = 16'hf0;
    end
  end
  function automatic logic [3:0] low(input logic [7:0] x);
    low = x[3:0]; // half
  endfunction
endmodule
"""
TEXTS = {Path("harness/check/one.c"): C.encode(), Path("rtl/top.sv"): SV.encode(),
         Path("harness/twin.c"): C.encode(), Path("cmodel/twin.c"): C.encode()}


def edits(text):
    found = []
    for line in text.strip().splitlines():
        assert planting.parse_edit(line, found), line
    return found


def plant(text, texts=None, path=None):
    """The one file that the edits of a text change, BUG( ) made to [bad|good]."""
    planned = planting.Planting(texts or TEXTS)
    planned.add("bug", edits(text), lambda _: lambda bad, good: f"[{bad}|{good}]")
    changed = dict(planned.texts())
    return changed[path] if path else next(iter(changed.values()))


class Found(unittest.TestCase):
    def in_c(self, text, old, new):
        self.assertEqual(plant(text), C.replace(old, new))

    def in_sv(self, text, old, new):
        self.assertEqual(plant(text), SV.replace(old, new))

    def test_function_decides(self):
        self.in_c("in one.c second\n- table[begin]\n+ BUG(0, $&)", "return table[begin];", "return [0|table[begin]];")

    def test_whole_file(self):
        self.in_c("in one.c -\n- {1, 2}\n+ {1, 2, 3}", "{1, 2}", "{1, 2, 3}")

    def test_spaces_line_ends_and_comments_do_not_count(self):
        self.in_c("in one.c first\n- if(begin<end)\n-   return  table [ begin ]\n+ return 0", C[C.index("if (b"):C.index(" + '}'")], "return 0")

    def test_words_are_whole(self):
        self.in_c("in one.c first\n- table[1\n+ table[2", "table[1 +", "table[2 +")

    def test_rest_of_a_bracket(self):
        self.in_c("in one.c first\n- ? 1 : table[...]\n+ BUG(0, $&)", "? 1 : table[1 + (end)]", "[0|? 1 : table[1 + (end)]]")

    def test_rest_stays_in_its_bracket(self):
        with self.assertRaises(planting.Refused):
            plant("in one.c first\n- if (begin ... ]\n+ 0")

    def test_further_lines_are_indented(self):
        self.in_c("in one.c second\n- return\n+ if (BUG(1, 0))\n+     return 7;\n+\n+ $&", "    return table[begin];\n}\n",
                  "    if ([1|0])\n        return 7;\n\n    return table[begin];\n}\n")

    def test_another_folder(self):
        self.in_c("in check/one.c second\n- table[begin]\n+ 0", "return table[begin];", "return 0;")

    def test_instance_with_parameters(self):
        self.in_sv("in top.sv u_high\n- .W(8)\n+ .W(9)", "(8)) u_high", "(9)) u_high")
        self.in_sv("in top.sv u_low\n- .in_i(...)\n+ .in_i('0)", ".in_i(a[7:0])", ".in_i('0)")

    def test_block_function_and_numbers(self):
        self.in_sv("in top.sv choose\n- 16'hf0\n+ 16'd1", "16'hf0", "16'd1")
        self.in_sv("in top.sv low\n- x[3:0]\n+ x[7:4]", "x[3:0]", "x[7:4]")

    def test_other_bugs_do_not_matter(self):
        planned = planting.Planting(TEXTS)
        for name, text in (("a", "in one.c first\n- begin < end ?\n+ begin > end ?"), ("b", "in one.c first\n- ? 1\n+ ? 2"),
                           ("c", "in one.c first\n- if (begin < end)\n+ if (begin < end ? 1 : 0)")):
            if name == "b":
                with self.assertRaisesRegex(planting.Refused, "overlaps with what bug a changes"):
                    planned.add(name, edits(text), None)
            else:
                planned.add(name, edits(text), lambda _: None)
        self.assertEqual(dict(planned.texts())[Path("harness/check/one.c")],
                         C.replace("return begin < end ?", "return begin > end ?")
                         .replace("if (begin < end)", "if (begin < end ? 1 : 0)"))

    def test_all_edits_of_a_bug_or_none(self):
        planned = planting.Planting(TEXTS)
        with self.assertRaises(planting.Refused):
            planned.add("half", edits("in one.c second\n- table[begin]\n+ 0\n- gone\n+ 0"), lambda _: None)
        self.assertEqual({}, dict(planned.texts()))


class NotFound(unittest.TestCase):
    def refused(self, text, why):
        with self.assertRaisesRegex(planting.Refused, why):
            plant(text)

    def test_twice(self):
        self.refused("in one.c first\n- begin < end\n+ 0", r"one.c: 'begin < end' is 2 times in first, expected once: lines 6, 8")

    def test_in_another_function(self):
        self.refused("in one.c second\n- begin < end ?\n+ 0", r"is not in second; it is in first \(line 8\)")

    def test_nowhere(self):
        self.refused("in one.c second\n- table[begin] + 1\n+ 0", r"is not in second; 'table \[ begin \]' is, at line 12")
        self.refused("in one.c second\n- other\n+ 0", r"nothing of it is \(line 10 to 13\)")

    def test_no_such_function(self):
        self.refused("in one.c third\n- begin\n+ 0", r"no function, module or block 'third'; there are: TWICE, first, second")
        self.refused("in top.sv u_mid\n- begin\n+ 0", "there are: top, u_low, u_high, choose, low")

    def test_files(self):
        self.refused("in none.c first\n- begin\n+ 0", "no file none.c")
        self.refused("in cmodel/one.c first\n- begin\n+ 0", "no file cmodel/one.c; there are: harness/check/one.c")
        self.refused("in twin.c second\n- begin\n+ 0", "twin.c is the name of 2 files, expected one: harness/twin.c, cmodel/twin.c")

    def test_no_pattern(self):
        self.refused("in one.c first\n- ...\n+ 0", "must begin and end with a token")
        self.refused("in one.c first\n- /* words */\n+ 0", "must begin and end with a token")

    def test_expressions(self):
        self.refused("in one.c second\n- return\n+ BUG(1)", r"BUG\(1\): expected two arguments")
        self.refused("in one.c second\n- return\n+ BUG(1, 0", r"BUG\( is not closed")


class Command(unittest.TestCase):
    def run_alone(self, bug):
        with tempfile.TemporaryDirectory() as folder:
            tree, path = Path(folder) / "tree", Path(folder) / "one.bug"
            tree.mkdir()
            (tree / "one.c").write_text(C)
            path.write_text(bug)
            done = subprocess.run([sys.executable, ROOT / "scripts/planting.py", path, tree], capture_output=True, text=True)
            return done.returncode, done.stderr, (tree / "one.c").read_text()

    def test_the_bad_expression_alone(self):
        status, _, text = self.run_alone("side model\ntext words\nin one.c second\n- table[begin]\n+ BUG(0, $&) + BUG(1, 2)\n")
        self.assertEqual((0, C.replace("return table[begin];", "return (0) + (1);")), (status, text))

    def test_refused(self):
        status, error, text = self.run_alone("in one.c second\n- gone\n+ 0\n")
        self.assertEqual((1, C), (status, text))
        self.assertIn("one.c: 'gone' is not in second", error)


if __name__ == "__main__":
    unittest.main()
