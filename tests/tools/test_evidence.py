#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What scripts/evidence.py must refuse, each in a small tree that is sound but for that."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = "R-A-1\tbuilt\tpage\tone\nR-A-2\tbuilt\tpage\ttwo\nPD-1\ttext\tpage\tthree\nPD-2\tfront\tpage\tfour\n"
VECTOR = "texlock 1\nrules R-A-1\nwarp 0 { expect all R0 = 1 }\n"
TABLE = "vectors/a/*.tlv\thand\tnamed\tby hand\n-\tnone\tR-A-2\tno value shows it\n"
BUG = "side both\nrules R-A-1\nrun run vectors/a/one.tlv\n"


class Evidence(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = Path(self.folder.name)
        self.write("vectors/rules.tsv", RULES)
        self.write("vectors/a/one.tlv", VECTOR)
        self.write("vectors/evidence.tsv", TABLE)
        self.write("tests/faults/planted/both/sum/common_one.bug", BUG)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_it(self, *words):
        return subprocess.run([sys.executable, ROOT / "scripts/evidence.py", *words, self.root], capture_output=True, text=True)

    def refused(self, *lines):
        done = self.run_it()
        self.assertEqual((done.returncode, done.stderr.splitlines()[:-1]), (1, list(lines)))

    def test_a_sound_tree(self):
        done = self.run_it()
        self.assertEqual((done.returncode, done.stderr),
                         (0, "evidence: 2 rules built, 1 with evidence, 1 shown by a misreading on both sides, 0 errors\n"))
        self.assertEqual(done.stdout.split(), ["R-A-1", "hand", "1", "common_one", "R-A-2", "none", "0"])

    def test_a_file_that_is_not_there(self):
        self.write("vectors/evidence.tsv", TABLE + "vectors/a/two.tlv\thand\tnamed\tby hand\n")
        self.refused("vectors/evidence.tsv:3: vectors/a/two.tlv: expected a vector with expectations")

    def test_a_vector_without_expectations(self):
        self.write("vectors/b/two.tlv", VECTOR.replace("expect all", "# expect all"))
        self.write("vectors/evidence.tsv", TABLE + "vectors/b/two.tlv\thand\tnamed\tby hand\n")
        self.refused("vectors/evidence.tsv:3: vectors/b/two.tlv: expected a vector with expectations")

    def test_a_vector_without_a_row(self):
        self.write("vectors/b/two.tlv", VECTOR)
        self.refused("vectors/b/two.tlv: in no row of vectors/evidence.tsv")

    def test_a_rule_without_evidence(self):
        self.write("vectors/evidence.tsv", TABLE.splitlines()[0] + "\n")
        self.refused("R-A-2: no evidence, and no row of kind none in vectors/evidence.tsv")

    def test_a_rule_that_has_evidence_after_all(self):
        self.write("vectors/a/one.tlv", VECTOR.replace("R-A-1", "R-A-1 R-A-2"))
        done = self.run_it()
        self.assertEqual(done.returncode, 1)
        self.assertIn("vectors/evidence.tsv: R-A-2: a row of kind none, but there is evidence", done.stderr)

    def test_a_rule_that_the_file_does_not_name(self):
        self.write("vectors/evidence.tsv", TABLE + "vectors/a/one.tlv\texample\tPD-1\tthe page\n")
        self.refused("vectors/evidence.tsv:3: PD-1 is no rule of scope built",
                     "vectors/evidence.tsv:3: vectors/a/one.tlv does not name PD-1 by `rules`")

    def test_a_kind_that_there_is_not(self):
        self.write("vectors/evidence.tsv", TABLE + "vectors/a/one.tlv\trumour\tnamed\tsomebody\n")
        self.refused("vectors/evidence.tsv:3: expected files, kind (silicon, renderer, example, oracle, hand, none), rules, source")

    def test_a_misreading_without_a_vector(self):
        self.write("tests/faults/planted/both/sum/common_two.bug", BUG.replace("one.tlv", "two.tlv"))
        self.refused("tests/faults/planted/both/sum/common_two.bug: expected a vector that has a row in vectors/evidence.tsv")

    def test_a_misreading_of_no_rule(self):
        self.write("tests/faults/planted/both/sum/common_two.bug", BUG.replace("R-A-1", "R-A-9"))
        self.refused("tests/faults/planted/both/sum/common_two.bug: R-A-9 is no rule of scope built")

    def test_usage(self):
        self.assertEqual(self.run_it("--jsno").returncode, 2)


if __name__ == "__main__":
    unittest.main()
