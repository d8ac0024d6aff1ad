# SPDX-License-Identifier: Apache-2.0
"""cocotb's runner API. usage: runner.py [--sim icarus|verilator] [--rtl DIR] [--gen DIR] [--out DIR] [--arg A]... [+PLUSARG]..."""
from __future__ import annotations

import argparse
import os
from pathlib import Path

try:
    from cocotb_tools.runner import get_runner
    SOURCES = "sources"
except ImportError:
    from cocotb.runner import get_runner  # cocotb 1
    SOURCES = "verilog_sources"

HERE = Path(__file__).resolve().parent
TOP = "texture_unit"


def main() -> None:
    parser = argparse.ArgumentParser(prefix_chars="-")
    parser.add_argument("--sim", default="icarus")
    parser.add_argument("--rtl", type=Path, default=HERE.parents[2] / "rtl")
    parser.add_argument("--gen", type=Path, default=HERE.parents[2] / "build/gen", help="folder of tex_pkg.sv")
    parser.add_argument("--out", type=Path, default=Path("sim_build"))
    parser.add_argument("--arg", action="append", default=[], help="argument of the simulator: --arg=-m --arg=LIBRARY")
    parser.add_argument("plusargs", nargs="*")
    options = parser.parse_args()
    sources = [options.gen / "tex_pkg.sv"] + [options.rtl.parent / f for f in (options.rtl / "files.f").read_text().split()]
    runner = get_runner(options.sim)
    out = options.out.resolve()
    runner.build(**{SOURCES: [str(s) for s in sources]}, includes=[str(options.gen), str(options.rtl)], hdl_toplevel=TOP,
                 build_dir=str(out), always=True)
    os.environ["PYTHONPATH"] = str(HERE)
    runner.test(test_module="test_texture_unit", hdl_toplevel=TOP, test_args=options.arg, plusargs=options.plusargs,
                build_dir=str(out), test_dir=str(out), results_xml=str(out / "results.xml"))


if __name__ == "__main__":
    main()
