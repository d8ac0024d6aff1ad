#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of scripts/check_sizes.py: which folders of vectors are too large."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[2] / "scripts"))

import check_sizes

PAGE = "| folder | how | at most |\n| --- | --- | --- |\n| `hand/` | a person | 1 MB |\n| `generated/` | a program | 2.1 MB |\n"


class Sizes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.vectors = Path(folder.name)
        (self.vectors / "README.md").write_text(PAGE)
        for name in ("hand", "generated/tld4"):
            (self.vectors / name).mkdir(parents=True)
        self.put("hand/a.tlv", 1000000)
        self.put("generated/tld4/a.tlv", 1000000)
        self.put("generated/tld4/b.tlv", 1100000)

    def put(self, name, size):
        (self.vectors / name).write_bytes(bytes(size))

    def test_at_the_limits(self):
        self.assertEqual(check_sizes.wrong(self.vectors), [])

    def test_one_byte_more(self):
        self.put("generated/tld4/c.tlv", 1)
        self.assertEqual([m.split(":")[0] for m in check_sizes.wrong(self.vectors)], ["vectors/generated"])

    def test_a_folder_without_a_row(self):
        (self.vectors / "more").mkdir()
        self.assertEqual(check_sizes.wrong(self.vectors), ["vectors/README.md: no row of more/"])

    def test_no_table(self):
        (self.vectors / "README.md").write_text("nothing\n")
        self.assertEqual(len(check_sizes.wrong(self.vectors)), 1)


if __name__ == "__main__":
    unittest.main()
