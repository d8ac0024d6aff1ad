#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of scripts/verilated_parts.py: which objects of an earlier translation are used again."""
import hashlib
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FAST = {"Vtexlock_a": 50, "Vtexlock_b": 40, "Vtexlock_c": 30, "Vtexlock_d": 20}
SLOW = {"Vtexlock__Syms": 10}
MORE_SLOW = {"Vtexlock_a__Slow": 200, "Vtexlock_b__Slow": 150}


class Parts(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.old, self.new = self.folder / "old", self.folder / "new"
        self.translate(self.old)
        self.divide(self.old, self.folder / "none")
        self.compile(self.old)

    def translate(self, folder, changes=None, headers="h"):
        """As Verilator writes it."""
        folder.mkdir()
        names = {speed: " \\\n\t".join(files) for speed, files in (("FAST", FAST), ("SLOW", SLOW))}
        (folder / "Vtexlock_classes.mk").write_text(f"VM_CLASSES_FAST += \\\n\t{names['FAST']} \\\n\nVM_SUPPORT_SLOW += \\\n\t{names['SLOW']} \\\n\n")
        (folder / "Vtexlock__Syms.h").write_text(headers)
        for name, size in (FAST | SLOW).items():
            (folder / f"{name}.cpp").write_text((changes or {}).get(name, "x" * size))

    def divide(self, new, old, most=60, text="flags"):
        done = subprocess.run([sys.executable, "-B", ROOT / "scripts/verilated_parts.py", new, old, str(most), text], text=True,
                              stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 0, done.stderr)

    def compile(self, folder):
        """As make does, with the sums of scripts/targets.mk."""
        for name in (*(path.stem for path in folder.glob("*part*.cpp")), "verilated", "main"):
            (folder / f"{name}.o").write_text(f"object of {name}")
        (folder / "parts.h.gch").write_text("headers")
        for kind, paths in (("objects", folder.glob("*.o")), ("headers", folder.glob("*.gch"))):
            (folder / f"{kind}.sums").write_text("".join(f"{hashlib.blake2b(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths))

    def kept(self, **changes):
        text = changes.pop("text", "flags")
        most = changes.pop("most", 60)
        self.translate(self.new, **changes)
        self.divide(self.new, self.old, most, text)
        return " ".join(sorted(path.name for path in (*self.new.glob("*.o"), *self.new.glob("*.gch"))))

    ALL = "part_0.o part_1.o part_2.o parts.h.gch slow_part_0.o verilated.o"

    def test_each_file_is_in_one_part(self):
        included = [line for path in self.old.glob("*part*.cpp") for line in path.read_text().splitlines() if "parts.h" not in line]
        self.assertEqual(sorted(included), sorted(f'#include "{name}.cpp"' for name in FAST | SLOW))

    def test_nothing_changed(self):
        self.assertEqual(self.kept(), self.ALL)

    def test_a_file(self):
        of = next(path.stem for path in self.old.glob("part_*.cpp") if "Vtexlock_c" in path.read_text())
        self.assertEqual(self.kept(changes={"Vtexlock_c": "y" * 300}), self.ALL.replace(f"{of}.o ", ""))

    def test_a_file_that_runs_once(self):
        self.assertEqual(self.kept(changes={"Vtexlock__Syms": "y"}), self.ALL.replace("slow_part_0.o ", ""))

    def test_a_header(self):
        self.assertEqual(self.kept(headers="other"), "verilated.o")

    def test_flags(self):
        self.assertEqual(self.kept(text="other flags"), "")

    def test_parts_of_other_size(self):
        self.assertNotIn("part_1.o", self.kept(most=1000))

    def test_damaged(self):
        for name in ("part_1.o", "parts.h.gch", "verilated.o"):
            (self.old / name).write_text("damaged")
        self.assertEqual(self.kept(), "part_0.o part_2.o slow_part_0.o")

    def test_unfinished(self):
        (self.old / "unfinished").touch()
        self.assertEqual(self.kept(), "")

    def test_sums_go_on(self):
        self.kept()
        self.assertEqual(len((self.new / "objects.sums").read_text().splitlines()), 5)
        self.assertEqual(len((self.new / "headers.sums").read_text().splitlines()), 1)

    def test_files_that_run_once_are_divided(self):
        """Each part is an object of the archive; those that run once compile with other flags."""
        SLOW.update(MORE_SLOW)
        self.addCleanup(lambda: [SLOW.pop(name) for name in MORE_SLOW])
        self.assertIn("slow_part_1", " ".join(path.stem for path in self.divided().glob("slow_part_*.cpp")))
        lists = dict(line.removeprefix("override ").split(" := ") for line in (self.new / "parts.mk").read_text().splitlines()[:2])
        self.assertEqual(lists["VK_OBJS"], "part_0.o part_1.o part_2.o slow_part_0.o slow_part_1.o")
        self.assertEqual(lists["VK_SLOW_OBJS"], "slow_part_0.o slow_part_1.o")
        self.compile(self.new)
        self.assertEqual(self.divided_again("Vtexlock_b__Slow"), "part_0.o part_1.o part_2.o parts.h.gch slow_part_0.o verilated.o")

    def divided(self):
        self.translate(self.new)
        self.divide(self.new, self.old)
        return self.new

    def divided_again(self, name):
        newest = self.folder / "newest"
        self.translate(newest, {name: "y"})
        self.divide(newest, self.new)
        return " ".join(sorted(path.name for path in (*newest.glob("*.o"), *newest.glob("*.gch"))))

    def test_no_folder_of_verilator(self):
        self.new.mkdir()
        (self.new / "Vtexlock_classes.mk").write_text("")
        done = subprocess.run([sys.executable, "-B", ROOT / "scripts/verilated_parts.py", self.new, self.old, "60", ""], stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 1)


if __name__ == "__main__":
    unittest.main()
