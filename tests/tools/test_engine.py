#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The runner of changed units (tests/faults/engine.py): a run that leaves no verdict, or another one than its status, is no catch."""
import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests/faults"))
import engine  # noqa: E402

LEAVES = 'echo "{\\"verdict\\": \\"mismatch\\", \\"exit_code\\": 1}" >verdict.json; '


class Run(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.out = Path(folder.name) / "out"

    def run_of(self, script, **more):
        return engine.run(["bash", "-c", script], self.out, [3, 7], **{"cwd": Path(self.out).parent, **more})["verdict"]

    def in_out(self, script, **more):
        return self.run_of(f"cd out; {script}", **more)

    def test_verdict(self):
        self.assertEqual(self.in_out(LEAVES + "exit 1"), "mismatch")

    def test_status_disagrees(self):
        self.assertEqual(self.in_out(LEAVES + "exit 0"), "exit status 0 against 1")

    def test_crash_after_the_verdict(self):
        self.assertEqual(self.in_out(LEAVES + "kill -SEGV $$"), "exit status -11 against 1")

    def test_no_verdict(self):
        self.assertEqual(self.in_out("exit 1"), "no verdict")

    def test_torn_verdict(self):
        self.assertEqual(self.in_out("echo '{\"verd' >verdict.json; exit 1"), "no verdict")

    def test_an_old_verdict_does_not_count(self):
        self.in_out(LEAVES + "exit 1")
        self.assertEqual(self.in_out("exit 1"), "no verdict")

    def test_hang(self):
        self.assertEqual(self.in_out(LEAVES + "sleep 60", seconds=1), "time-out")

    def test_selection_and_console(self):
        self.in_out("echo of $TEXLOCK_BUG")
        self.assertEqual((self.out / "console.txt").read_text(), "of 3,7\n")
        self.in_out("echo of $OTHER, $MORE", select="OTHER", MORE="x")
        self.assertEqual((self.out / "console.txt").read_text(), "of 3,7, x\n")


class Order(unittest.TestCase):
    def test_results_come_in_order(self):
        self.assertEqual(list(engine.at_a_time(lambda n: n * n, range(20))), [n * n for n in range(20)])

    def test_part(self):
        self.assertEqual([engine.part(f"{n}/3")(list(range(7))) for n in (1, 2, 3)], [[0, 3, 6], [1, 4], [2, 5]])
        for text in ("0/3", "4/3", "1", "a/b", "-1/3"):
            with self.assertRaises(engine.argparse.ArgumentTypeError):
                engine.part(text)


class Build(unittest.TestCase):
    def test_what_does_not_build_ends_the_runner(self):
        said = io.StringIO()
        with self.assertRaises(SystemExit) as end, contextlib.redirect_stdout(said):
            engine.make("nothing", "BUILD=/dev/null/no", "no-such-target")
        self.assertEqual(end.exception.code, 1)
        self.assertIn("not ok - nothing builds", said.getvalue())


if __name__ == "__main__":
    unittest.main()
