#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Which instances of a netlist with GATES=once stay RTL, over made-up modules. usage: test_synth_once.py; exit: 0 ok, 1 not"""
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "scripts"))
import synth_once  # noqa: E402

ONE = "32'" + "1".zfill(32)
LANE = f"$paramod\\tex_lane\\TEX_BC=s{ONE}"


def module(name, *cells):
    return f"module {name}\n" + "".join(f"  cell {kind} {cell}\n  end\n" for kind, cell in cells) + "end\n"


def gates(number):
    return [("$_AND_", f"$g{n}") for n in range(number)]


DESIGN = (
    module("\\texture_unit", ("\\tex_pair", "\\u_pair"), (LANE, "\\g_lane[0].u"), (LANE, "\\g_lane[1].u"), (LANE, "\\g_lane[2].u"))
    + module("\\tex_pair", ("\\tex_part", "\\u_b"), ("\\tex_part", "\\u_a"), ("\\tex_tiny", "\\u_c"), ("\\tex_tiny", "\\u_d"),
             ("$paramod$0123abc\\tex_odd", "\\u_e"), ("$paramod$0123abc\\tex_odd", "\\u_f"))
    + module("\\tex_part", *gates(synth_once.SMALL)) + module("\\tex_tiny", *gates(synth_once.SMALL - 1))
    + module("$paramod$0123abc\\tex_odd", *gates(2 * synth_once.SMALL))
    + module(LANE, ("\\tex_part", "\\u_only"), *gates(3)))


class Once(unittest.TestCase):
    def test_first_is_gates(self):
        stay = dict(synth_once.chosen(DESIGN))
        self.assertEqual(stay["\\tex_part"], [("\\tex_pair", "\\u_b")])
        self.assertEqual(stay[LANE], [("\\texture_unit", "\\g_lane[1].u"), ("\\texture_unit", "\\g_lane[2].u")])

    def test_what_is_gates_everywhere(self):
        self.assertEqual(sorted(name for name, _ in synth_once.chosen(DESIGN)), sorted(["\\tex_part", LANE]),
                         "small, hashed parameters, one instance in one module")

    def test_names(self):
        self.assertEqual(synth_once.rtl("\\tex_part"), "tex_part")
        self.assertEqual(synth_once.rtl(LANE), "tex_lane #(.TEX_BC(1))")
        self.assertIsNone(synth_once.rtl("$paramod$0123abc\\tex_odd"))
        self.assertIsNone(synth_once.rtl("\\texture_unit"))
        self.assertIsNone(synth_once.rtl("$_AND_"))

    def test_script_and_netlist(self):
        names = [(LANE, [("\\texture_unit", "\\g_lane[1].u")])]
        self.assertEqual(synth_once.script(names).splitlines(),
                         [f"copy {LANE} \\once_0", "blackbox once_0", "chtype -set \\once_0 \\texture_unit/\\g_lane[1].u"])
        self.assertEqual(synth_once.named("  once_0 \\g_lane[1].u (\n  wire once_0 ;\n", names),
                         "  tex_lane #(.TEX_BC(1)) \\g_lane[1].u (\n  wire once_0 ;\n")


if __name__ == "__main__":
    unittest.main()
