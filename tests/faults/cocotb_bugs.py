#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Bugs in the RTL that the cocotb test does not see: texlock must.

usage: cocotb_bugs.py [--build DIR] [--newest] [--only BUG]...

Each bug of tests/faults/planted that is listed in BUGS is planted, for Icarus in a copy of the RTL, for Verilator by the build of
tests/faults/bugs.py. With +texlock+continue cocotb's tests must pass, and texlock's verdict be a mismatch that names the
stage. Without it the simulation must end at the mismatch, and the process with status 1. Without texlock cocotb's tests
must pass, in the same simulated time. The bugs listed in SEEN are for the tests of stores, fetches, loads and atomics:
without texlock one of them must fail. --newest: only with the newest cocotb. Prints TAP lines; exit status 1 if one is not ok.
"""
from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / "simulators/cocotb")]
import bugs  # noqa: E402
import cocotb_matrix as matrix  # noqa: E402
import planting  # noqa: E402

ROOT = matrix.ROOT
BUGS = ("rtl_texel_swizzle", "rtl_filter_select")
SEEN = {"rtl_store_strobe": "a_stored_header_is_queried", "rtl_convert_round": "formatted_stores",
        "rtl_fetch_offset": "texels_are_fetched", "rtl_deliver_sign": "loads_of_every_size",
        "rtl_atomic_round": "atomics_on_one_counter", "rtl_atomic_lost": "atomics_of_every_operation"}  # by this test
# Tests that reach the bugs; tests/simulators/cocotb/cocotb_matrix.py runs all.
FEW = ("gathers_one_component", "queries", "mixed_traffic")
failures = 0


def check(name: str, good: bool, *why: object) -> None:
    global failures
    failures += not good
    print(f"{'ok' if good else 'not ok'} - cocotb: {name}", flush=True)
    if not good:
        print("#   " + " ".join(map(str, why)))


def plant_alone(bug: bugs.Bug, folder: Path) -> Path:
    """A copy of the RTL with the bad expressions in place."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "rtl", folder / "rtl")
    try:
        planting.plant_alone(bug.name, bug.edits, folder)
    except planting.Refused as why:
        sys.exit(f"bug {bug.name}: {why}")
    return folder / "rtl"


class Trials:
    """All runs of one version of cocotb."""

    def __init__(self, build: Path, cocotb: matrix.Cocotb) -> None:
        self.build, self.cocotb = build, cocotb
        self.out = build / "cocotb/bugs" / self.cocotb.version

    def icarus(self, name: str, design: Path, beside: bool, *plusargs: str) -> matrix.Outcome:
        folder = self.out / name
        checker = self.build / "texlock.vpi" if beside else None
        out = [f"+texlock+out={folder}"] if beside else []
        return self.run(name, matrix.icarus(self.cocotb, design, checker, [*out, *plusargs]), self.only(*FEW))

    def verilator(self, name: str, number: int, *plusargs: str) -> matrix.Outcome:
        program = self.build / "bugs/tree/build/texlock"
        command = matrix.verilator(self.cocotb, program, self.out / name, list(plusargs))
        return self.run(name, command, {"TEXLOCK_BUG": str(number), **self.only(*FEW)})

    def only(self, *tests: str) -> dict[str, str]:
        """These tests alone."""
        if self.cocotb.version.startswith("1."):
            return {"TESTCASE": ",".join(tests)}
        return {"COCOTB_TEST_FILTER": "|".join(tests)}

    def run(self, name: str, command: list, environment: dict[str, str]) -> matrix.Outcome:
        folder = self.out / name
        environment = {**self.cocotb.environ("test_texture_unit", folder, 1), "SEED": "1", **environment}
        return matrix.run(name, command, environment, folder)


def judge(where: str, bug: bugs.Bug, going_on: matrix.Outcome, ending: matrix.Outcome) -> None:
    found = (going_on.cocotb, going_on.texlock, going_on.stage, going_on.status)
    expected = ("pass", "mismatch", bug.stage, 1)
    check(f"{where}, {bug.name}: cocotb's tests pass, texlock names stage {bug.stage}", found == expected,
          "expected", expected, "found", found)
    found = (ending.cocotb, ending.texlock, ending.stage, ending.status)
    check(f"{where}, {bug.name}: the mismatch ends simulation and process", found == ("fail", "mismatch", bug.stage, 1),
          "found", found)


def trial(trials: Trials, bug: bugs.Bug, number: int, alone: matrix.Outcome) -> None:
    design = trials.out / f"{bug.name}.vvp"
    matrix.compile_icarus(trials.build, plant_alone(bug, trials.out / bug.name), design)
    where = f"{trials.cocotb.version} in Icarus"
    judge(where, bug, trials.icarus(f"{bug.name}-continue", design, True, "+texlock+continue"),
          trials.icarus(f"{bug.name}-icarus", design, True))
    removed = trials.icarus(f"{bug.name}-alone", design, False)
    check(f"{where}, {bug.name}: without texlock the test is the same",
          (removed.cocotb, removed.texlock, removed.status, removed.times) == ("pass", "none", 0, alone.times),
          removed, alone.times)
    where = f"{trials.cocotb.version} in Verilator"
    judge(where, bug, trials.verilator(f"{bug.name}-verilator-continue", number, "+texlock+continue"),
          trials.verilator(f"{bug.name}-verilator", number))


def seen(trials: Trials, bug: bugs.Bug) -> None:
    """A bug that the cocotb test sees itself, in Icarus with the newest cocotb."""
    design = trials.out / f"{bug.name}.vvp"
    matrix.compile_icarus(trials.build, plant_alone(bug, trials.out / bug.name), design)
    name = SEEN[bug.name]
    outcome = trials.run(bug.name, matrix.icarus(trials.cocotb, design, None, []), trials.only(name))
    check(f"{trials.cocotb.version} in Icarus without texlock, {bug.name}: {name} fails",
          (list(outcome.times), outcome.cocotb) == ([name], "fail"), list(outcome.times), outcome.cocotb)


def main() -> None:
    parser = argparse.ArgumentParser(description="bugs that the cocotb test does not see")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--newest", action="store_true", help="with the newest cocotb alone")
    parser.add_argument("--only", action="append", choices=(*BUGS, *SEEN), help="this bug only")
    options = parser.parse_args()
    build = (ROOT / options.build).resolve()
    os.chdir(ROOT)
    all_bugs = bugs.load()[0]
    bugs.plant(all_bugs, build / "bugs/tree")
    bugs.build(build / "bugs/tree", {"verilator"})
    good = build / "cocotb/bugs/texture_unit.vvp"
    matrix.compile_icarus(build, ROOT / "rtl", good)
    for cocotb in matrix.installed(build)[-1 if options.newest else 0:]:
        trials = Trials(build, cocotb)
        beside = trials.icarus("none", good, True)
        alone = trials.icarus("none-alone", good, False)
        check(f"{trials.cocotb.version}: the test takes the same simulated time with texlock and without",
              beside.cocotb == alone.cocotb == "pass" and beside.times == alone.times, beside.times, alone.times)
        for number, bug in enumerate(all_bugs):
            if bug.name in (options.only or BUGS):
                trial(trials, bug, number, alone)
    for bug in all_bugs:
        if bug.name in (options.only or SEEN) and bug.name in SEEN:
            seen(trials, bug)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
