#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Speed of lockstep over a cocotb test that makes the same comparison on the same stimulus.

usage: cocotb_bench.py [--build DIR] [--count N]

texlock bench runs N random instructions in lockstep and writes the stimulus; tests/simulators/cocotb/compare_every_cycle.py plays it
in the same program, with the newest cocotb and without texlock's checker, and compares in four ways. Prints for each the
time a cycle and the speed of lockstep over it; exit status 1 if a comparison did not run or did not agree.
"""
from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

import cocotb_matrix as matrix

ROWS = {"recorded": "probe against recorded bits", "model": "probe against the golden model (ctypes)",
        "agents": "the same, a coroutine for each interface",
        "fields": "the golden model, field by field"}


def seconds(text: str) -> tuple[float, float]:
    """Wall clock, and the processor time of all threads."""
    found = re.search(r"wall ([0-9.]+) s, all threads ([0-9.]+) s", text)
    return (float(found[1]), float(found[2])) if found else sys.exit(f"no times in '{text}'")


def main() -> None:
    parser = argparse.ArgumentParser(description="lockstep over a cocotb test with the same comparison")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--count", type=int, default=200, help="random instructions (default 200)")
    options = parser.parse_args()
    build = (matrix.ROOT / options.build).resolve()
    out = build / "cocotb/bench"
    out.mkdir(parents=True, exist_ok=True)
    recording = out / "recording.txt"
    subprocess.run([build / "texlock", "bench", "--count", str(options.count), "--rounds", "5",
                    "--recording", recording], check=True, stdout=subprocess.DEVNULL)
    with open(recording) as lines:
        lockstep = seconds(lines.readline())
        cycles = sum(1 for _ in lines)
    cocotb = matrix.installed(build)[-1]
    environment = {**cocotb.environ("compare_every_cycle", out, 1), "RECORDING": str(recording),
                   "MODEL": str(build / "libtexmodel.so"), "FIELDS": str(build / "gen/tex_fields.tsv")}
    command = [build / "texlock", "watch", "--unchecked", "--vpi", cocotb.library("verilator")]
    outcome = matrix.run("bench", command, environment, out)
    console = (out / "console.txt").read_text()
    rows = {m[1]: (int(m[2]), *seconds(m[0])) for m in re.finditer(r"^(\w+): (\d+) cycles, .*$", console, re.MULTILINE)}
    wanted = {name for name in ROWS if name != "fields" or not cocotb.version.startswith("1.")}
    if outcome.cocotb != "pass" or set(rows) != wanted or any(n != cycles for name, (n, *_) in rows.items() if name != "fields"):
        sys.exit(f"cocotb's comparison failed: {out}/console.txt")
    print(f"\nlockstep over cocotb {cocotb.version}, same stimulus, {cycles} cycles; microseconds a cycle")
    print(f"{'':48} {'wall':>9} {'lockstep':>9} {'all threads':>12} {'lockstep':>9}")
    print(f"{'lockstep':48} {lockstep[0] / cycles * 1e6:9.2f} {'':9} {lockstep[1] / cycles * 1e6:12.2f}")
    for name, (n, wall, cpu) in rows.items():
        print(f"{'cocotb: ' + ROWS[name]:48} {wall / n * 1e6:9.2f} {wall / n / lockstep[0] * cycles:8.1f}x "
              f"{cpu / n * 1e6:12.2f} {cpu / n / lockstep[1] * cycles:8.1f}x")


if __name__ == "__main__":
    main()
