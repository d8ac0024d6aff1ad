#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The checker with cocotb tests that drive at different moments of the cycle.

usage: cocotb_styles.py [--build DIR]

Wherever a test drives (tests/cocotb/test_styles.py), the verdict must be the same in both simulators; where it drives
at the rising edge, which is a race, texlock must refuse to judge. Prints TAP lines; exit status 1 if one is not ok.
"""
from __future__ import annotations

import argparse
import sys

import cocotb_matrix as matrix

STYLES = ("falling", "readwrite", "next_step", "behind", "before")
RACE = "changes in the instant in which clk_i rises"


def main() -> None:
    parser = argparse.ArgumentParser(description="cocotb tests that drive at different moments")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    build = (matrix.ROOT / parser.parse_args().build).resolve()
    design = build / "cocotb/texture_unit.vvp"
    matrix.compile_icarus(build, matrix.ROOT / "rtl", design)
    good = True
    for cocotb in matrix.installed(build):
        for style in (*STYLES, "with_edge"):
            outcomes = []
            for simulator in ("verilator", "icarus"):
                name = f"{style}-{cocotb.version}-{simulator}"
                out = build / "cocotb/styles" / name
                if simulator == "verilator":
                    command = matrix.verilator(cocotb, build / "texlock", out, [])
                else:
                    command = matrix.icarus(cocotb, design, build / "texlock.vpi", [f"+texlock+out={out}"])
                environment = {**cocotb.environ("test_styles", out, 1), "STYLE": style}
                outcomes.append(matrix.run(name, command, environment, out))
            found = [(o.cocotb, o.texlock, o.status, o.verdict.get("compares"), o.verdict.get("cycles")) for o in outcomes]
            if style == "with_edge":
                ok = all(o.texlock == "bad input" and o.status == 4 and RACE in o.verdict["failure"]["text"] for o in outcomes)
                text = "a test that drives in the instant of the edge is refused"
            else:
                ok = found[0] == found[1] and found[0][:3] == ("pass", "pass", 0)
                text = f"a test that drives {style} passes, and both simulators compare the same"
            good &= ok
            print(f"{'ok' if ok else 'not ok'} - cocotb {cocotb.version}: {text}", flush=True)
            if not ok:
                print(f"#   cocotb, texlock, status, compares, cycles in Verilator and Icarus: {found}")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
