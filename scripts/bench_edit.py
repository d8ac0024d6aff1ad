#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Seconds of `make lockstep` after an edit: wall clock, and processor time of all that it starts.

usage: bench_edit.py [--build DIR] [--rounds N]
       bench_edit.py --check: only that the lines to be edited are there

Works in a copy of the tree, DIR/bench-edit/tree, with a build folder of its own, which is built first. Each edit changes what
is compiled but not what it computes, and is another one in each round, so that no compiler cache has it; the planted mistake is
timed until its mismatch is shown. Prints the median of the rounds. exit: 0 measured, 1 a run did not end as it should, or a
line to be edited is not there
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

COPIED = ("Makefile", "cmodel", "harness", "rtl", "scripts", "tests", "vectors")
MODEL = ("cmodel/function/wrap.c", "return (shifted - tex_wrap_fraction(shifted)) / TEX_TEXEL + corner;",
         "return (shifted + {n} * TEX_TEXEL - tex_wrap_fraction(shifted)) / TEX_TEXEL + corner - {n};")
LEAF = ("rtl/filter_weights.sv", "left = 9'd256 - {1'b0, s_i};", "left = 9'd256 + 9'd{n} - {{1'b0, s_i}} - 9'd{n};")
MISTAKE = (LEAF[0], LEAF[1], "assign left = (9'd256 + 9'd{n} - {{1'b0, s_i}} - 9'd{n}) ^ 9'd1;")
ROWS = {"nothing changed": None, "a line of the model": MODEL, "a line of a leaf module": LEAF,
        "a mistake in it, until its mismatch is shown": MISTAKE}


def text_of(tree, change):
    before = (tree / change[0]).read_text()
    if before.count(change[1]) != 1:
        sys.exit(f"bench_edit: {change[0]} does not hold once: {change[1]}")
    return before


def edit(tree, change, n):
    """The file as it was before."""
    before = text_of(tree, change)
    (tree / change[0]).write_text(before.replace(change[1], change[2].format(n=n)))
    return before


def environment():
    """Not that of the make that runs this."""
    return {name: value for name, value in os.environ.items()
            if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES", "CCACHE_BASEDIR") and not name.startswith("TEXLOCK_")}


def lockstep(tree, mistake):
    """(wall clock, processor time) of make lockstep; of a mistake the wall clock ends with the first line of its report."""
    begin, before = time.monotonic(), os.times()
    make = subprocess.Popen(["make", "-s", "lockstep", "BUILD=build"], cwd=tree, env=environment(), text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    console, shown = [], None
    for line in make.stdout:
        console.append(line)
        if shown is None and line.startswith("MISMATCH in stage"):
            shown = time.monotonic() - begin
    make.wait()
    wall, after = time.monotonic() - begin, os.times()
    if (make.returncode != 0 or mistake) and shown is None or mistake and make.returncode == 0:
        sys.exit("bench_edit: make lockstep did not end as it should\n" + "".join(console[-40:]))
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return shown if mistake else wall, spent


def measure(tree, change, n):
    if change is None:
        return lockstep(tree, False)
    before = edit(tree, change, n)
    try:
        return lockstep(tree, change is MISTAKE)
    finally:
        (tree / change[0]).write_text(before)


def main():
    parser = argparse.ArgumentParser(description="seconds of make lockstep after an edit")
    parser.add_argument("--build", type=Path, default=Path("build"), help="build folder (default build)")
    parser.add_argument("--rounds", type=int, default=3, help="of which the median is taken (default 3)")
    parser.add_argument("--check", action="store_true", help="only that the lines to be edited are there")
    options = parser.parse_args()
    if options.check:
        for change in filter(None, ROWS.values()):
            text_of(Path("."), change)
        return
    tree = options.build / "bench-edit/tree"
    shutil.rmtree(tree.parent, ignore_errors=True)
    tree.mkdir(parents=True)
    for name in COPIED:
        (shutil.copytree if Path(name).is_dir() else shutil.copy2)(name, tree / name)
    lockstep(tree, False)
    times = {row: [] for row in ROWS}
    for n in range(options.rounds):
        for row, change in ROWS.items():
            # A number of this time: no earlier run had the same.
            times[row].append(measure(tree, change, 1 + (int(time.time()) + n) % 200))
            if change is not None and n + 1 < options.rounds or change is MODEL:
                lockstep(tree, False)  # as it was, for the next row
    print(f"\nmake lockstep after an edit, median of {options.rounds}, seconds{'':<22} {'wall':>8} {'processor':>10}")
    for row, found in times.items():
        wall, spent = (statistics.median(values) for values in zip(*found))
        print(f"{row:<70} {wall:8.1f} {spent:10.1f}", flush=True)
    shutil.rmtree(tree.parent)


if __name__ == "__main__":
    main()
